/*
 * A bubble over a player's panel that shows a remark. It is separate from qdr-player-panel because
 * it has a layout of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_REMARK_BUBBLE (qdr_remark_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemarkBubble, qdr_remark_bubble, QDR, REMARK_BUBBLE, GtkWidget)

/*
 * The bubble lies over its parent and requests no size, so that nothing moves when it appears. The
 * remark is placed below or above the panel if there is space. Otherwise it is placed in the panel,
 * where name, pieces and clock stay visible; without room for it, it is hidden. Clicks pass through
 * the bubble.
 */

/** @brief The parts of a panel that a bubble avoids. They must outlive the bubble. */
typedef struct {
  GtkWidget *panel;  /**< the parent of all other parts */
  GtkWidget *face;   /**< the portrait, covered only on a card */
  GtkLabel *name;    /**< never covered, like the next two */
  GtkWidget *pieces; /**< the walls in stock */
  GtkWidget *last;   /**< the part at the end */
  GtkWidget *rating; /**< the rating, hidden if it would be covered in part */
} QdrRemarkObstacles;

/**
 * @brief Creates an empty bubble for a panel in the form of a line.
 *
 * @param obstacles  copied
 */
GtkWidget *qdr_remark_bubble_new (const QdrRemarkObstacles *obstacles);

/**
 * @brief Sets the layout of the remark.
 *
 * @param lines       the greatest number of lines, at least 1
 * @param is_at_card  whether the panel is a card
 */
void qdr_remark_bubble_set_arrangement (QdrRemarkBubble *self, guint lines, gboolean is_at_card);

/**
 * @brief Shows a remark.
 *
 * @param remark  (nullable): NULL fades the shown remark out
 */
void qdr_remark_bubble_show_remark (QdrRemarkBubble *self, const char *remark);

/** @brief Returns the remark that is shown, or NULL. */
const char *qdr_remark_bubble_get_remark (QdrRemarkBubble *self);

G_END_DECLS
