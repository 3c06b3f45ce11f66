/*
 * The bubble on a board: a few words beside a move, and the button that confirms a wall.
 *
 * It is separate from the view because it is a complete widget with its own layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_BUBBLE (qdr_board_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardBubble, qdr_board_bubble, QDR, BOARD_BUBBLE, GtkWidget)

/*
 * The bubble is a child of the board. It is not a popover, since a popover would open a window for
 * every wall that the pointer passes. The text ignores mouse and touch.
 *
 * Signals:
 *   "confirmed"  ()  the button that places the wall was clicked
 */

/** @brief Creates an empty bubble. */
GtkWidget *qdr_board_bubble_new (void);

/**
 * @brief Sets the text in the bubble.
 *
 * @param text  (nullable): translated
 */
void qdr_board_bubble_set_text (QdrBoardBubble *self, const char *text);

/** @brief Shows or hides the button that confirms the wall. */
void qdr_board_bubble_set_show_button (QdrBoardBubble *self, gboolean show_button);

/**
 * @brief Finds a place for a bubble: above a wall, else below it, else beside it.
 *
 * @param area   the area that must contain the bubble
 * @param wall   the rectangle of the wall, which the bubble must not cover
 * @param avoid  (nullable): another rectangle that the bubble should not cover
 * @return the rectangle of the bubble. If there is no such place in @p area, it is above the wall
 *         and partly outside the area
 */
graphene_rect_t qdr_board_bubble_find_place (const graphene_rect_t *area,
                                             const graphene_rect_t *wall,
                                             const graphene_rect_t *avoid,
                                             float width,
                                             float height);

/** @brief Allocates the bubble in the place found by qdr_board_bubble_find_place(), in its natural
 *         width if the area is wide enough. */
void qdr_board_bubble_allocate (QdrBoardBubble *self,
                                const graphene_rect_t *area,
                                const graphene_rect_t *wall,
                                const graphene_rect_t *avoid);

G_END_DECLS
