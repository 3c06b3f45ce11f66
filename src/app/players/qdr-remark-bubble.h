/*
 * What a player says, in a bubble over its panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_REMARK_BUBBLE (qdr_remark_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemarkBubble, qdr_remark_bubble, QDR, REMARK_BUBBLE, GtkWidget)

/*
 * It takes all the room of its parent and wants none, so that nothing moves when it comes and goes.
 * The words stand behind what the panel shows, in one line or two. Where there is no room for them
 * they lie over it, and over the face only if they must. Clicks go through.
 */

/**
 * @brief A bubble without words.
 *
 * @param content  what it leaves free if it can, in the same parent; it must live longer
 * @param face     the part of it that is covered last; likewise
 */
GtkWidget *qdr_remark_bubble_new (GtkWidget *content, GtkWidget *face);

/**
 * @brief Shows words, or lets them fade.
 *
 * @param line  (nullable): what is said; NULL for nothing
 */
void qdr_remark_bubble_say (QdrRemarkBubble *self, const char *line);

/** @brief (transfer none) (nullable): what is said now. */
const char *qdr_remark_bubble_get_line (QdrRemarkBubble *self);

G_END_DECLS
