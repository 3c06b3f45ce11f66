/*
 * A few words on the board, beside the move they are about, and the button that confirms a wall.
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
 * pointer passes. Mouse and touch go through the words.
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
 * @param room   it lies inside
 * @param wall   it does not cover
 * @param avoid  (nullable): it does not cover either, if possible
 * @return its rectangle; above the wall and beyond the edge if there is no room at all
 */
graphene_rect_t qdr_board_bubble_place (const graphene_rect_t *room,
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
