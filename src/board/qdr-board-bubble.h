/*
 * A few words on the board beside the wall that they are about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_BUBBLE (qdr_board_bubble_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardBubble, qdr_board_bubble, QDR, BOARD_BUBBLE, GtkWidget)

/*
 * A child of the board rather than a popover, which would be a window for every wall one passes.
 * Mouse and touch go through the words.
 *
 * Signals:
 *   "confirmed"  ()  the button that places the wall was pressed
 */

/** @brief (transfer floating): a bubble that says nothing. */
GtkWidget *qdr_board_bubble_new (void);

/**
 * @brief Says something else, or with NULL nothing.
 *
 * @param text  (nullable): translated
 */
void qdr_board_bubble_set_text (QdrBoardBubble *self, const char *text);

/**
 * @brief Shows the button that places the wall, or hides it.
 *
 * @param asks  whether there is a button
 */
void qdr_board_bubble_set_asks (QdrBoardBubble *self, gboolean asks);

/**
 * @brief Finds a place beside a wall: above it, below it, or at a side, the first that is free.
 *
 * @param room    where it must lie
 * @param wall    what it must not cover
 * @param avoid   (nullable): what it should not cover either, if another place is as good
 * @param width   of the bubble
 * @param height  of the bubble
 * @return its rectangle; where there is no room at all, above the wall and over the edge
 */
graphene_rect_t qdr_board_bubble_place (const graphene_rect_t *room,
                                        const graphene_rect_t *wall,
                                        const graphene_rect_t *avoid,
                                        float width,
                                        float height);

/**
 * @brief Puts it there, as wide as it wants to be and the room allows.
 *
 * @param room   where it must lie
 * @param wall   what it must not cover
 * @param avoid  (nullable): what it should not cover either
 */
void qdr_board_bubble_allocate (QdrBoardBubble *self,
                                const graphene_rect_t *room,
                                const graphene_rect_t *wall,
                                const graphene_rect_t *avoid);

G_END_DECLS
