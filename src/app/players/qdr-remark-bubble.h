/*
 * A bubble over a player's panel that shows a remark. It is apart from qdr-player-panel because its
 * layout follows rules of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_REMARK_BUBBLE (qdr_remark_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemarkBubble, qdr_remark_bubble, QDR, REMARK_BUBBLE, GtkWidget)

/*
 * The bubble covers its parent without requesting any size, so that nothing moves when it appears.
 * The remark is placed after the contents of the panel, or below or above a card. Without enough
 * room it covers some of the contents, the portrait last. Clicks pass through.
 */

/** @brief Widgets in the same parent that a bubble avoids; they must outlive it. */
typedef struct {
  GtkWidget *panel;  /**< the whole contents */
  GtkWidget *face;   /**< covered last */
  GtkLabel *name;    /**< covered only if almost no room is left beside it */
  GtkWidget *pieces; /**< covered before the name */
  GtkWidget *last;   /**< at the end; kept free if possible */
  GtkWidget *rating; /**< hidden rather than covered in part */
} QdrRemarkPlaces;

/** @brief Creates an empty bubble for a panel in the form of a line. */
GtkWidget *qdr_remark_bubble_new (const QdrRemarkPlaces *places);

/**
 * @brief Sets the layout of the remark.
 *
 * @param lines       the most lines, at least 1
 * @param is_at_card  whether the panel is a card
 */
void qdr_remark_bubble_set_form (QdrRemarkBubble *self, guint lines, gboolean is_at_card);

/**
 * @brief Shows a remark.
 *
 * @param line  (nullable): with NULL the last remark fades
 */
void qdr_remark_bubble_show_remark (QdrRemarkBubble *self, const char *line);

/** @brief Returns the remark that is shown, or NULL. */
const char *qdr_remark_bubble_get_remark (QdrRemarkBubble *self);

G_END_DECLS
