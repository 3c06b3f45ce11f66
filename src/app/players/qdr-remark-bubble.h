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
 * The words stand behind what the panel shows, in one line or two, or below or above a card. Where
 * there is no room for them they lie over it, and over the face only if they must. Clicks go
 * through.
 */

/** @brief What a bubble leaves free if it can, in the same parent; all of it must live longer. */
typedef struct {
  GtkWidget *panel;  /**< all of it */
  GtkWidget *face;   /**< what is covered last */
  GtkLabel *words;   /**< what it may stand behind, and never covers */
  GtkWidget *pieces; /**< what it may stand behind */
  GtkWidget *last;   /**< what stands at the end */
  GtkWidget *rating; /**< what hides rather than be covered in part */
} QdrRemarkPlaces;

/**
 * @brief A bubble without words, for a line.
 *
 * @param places  what it stands beside
 */
GtkWidget *qdr_remark_bubble_new (const QdrRemarkPlaces *places);

/**
 * @brief Sets how what is said is laid out.
 *
 * @param lines       how many there are at most, 1 or more
 * @param is_at_card  whether the panel is a card
 */
void qdr_remark_bubble_set_form (QdrRemarkBubble *self, guint lines, gboolean is_at_card);

/**
 * @brief Shows words, or lets them fade.
 *
 * @param line  (nullable): what is said; NULL for nothing
 */
void qdr_remark_bubble_say (QdrRemarkBubble *self, const char *line);

/** @brief (transfer none) (nullable): what is said now. */
const char *qdr_remark_bubble_get_line (QdrRemarkBubble *self);

G_END_DECLS
