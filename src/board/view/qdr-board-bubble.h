/*
 * The bubble on a board: a few words beside a move, and the button that confirms a wall.
 *
 * It is separate from the state, its only user besides the view, because it is a widget of its
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_BUBBLE (qdr_board_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardBubble, qdr_board_bubble, QDR, BOARD_BUBBLE, GtkWidget)

/*
 * A child of the board rather than a popover, which would open a window for every wall that the
 * pointer passes. The words ignore mouse and touch.
 *
 * Signals:
 *   "confirmed"  ()  the button was clicked
 */

/** @brief Creates an empty bubble. */
GtkWidget *qdr_board_bubble_new (void);

/**
 * @brief Sets the words.
 *
 * @param text  (nullable): translated
 */
void qdr_board_bubble_set_text (QdrBoardBubble *self, const char *text);

/** @brief Shows or hides the button that places the wall. */
void qdr_board_bubble_set_show_button (QdrBoardBubble *self, gboolean show_button);

/**
 * @brief Finds a place for a bubble: above a wall, below it or at a side, the first that is free.
 *
 * @param room   contains the place
 * @param wall   is not covered
 * @param avoid  (nullable): is not covered either, if possible
 * @return its rectangle; above the wall and beyond the edge if there is no room at all
 */
graphene_rect_t qdr_board_bubble_find_place (const graphene_rect_t *room,
                                             const graphene_rect_t *wall,
                                             const graphene_rect_t *avoid,
                                             float width,
                                             float height);

/** @brief Allocates the bubble in such a place, in its natural width if the room allows it. */
void qdr_board_bubble_allocate (QdrBoardBubble *self,
                                const graphene_rect_t *room,
                                const graphene_rect_t *wall,
                                const graphene_rect_t *avoid);

G_END_DECLS
