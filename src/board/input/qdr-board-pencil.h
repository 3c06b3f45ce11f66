/*
 * Drawing of arrows and marks on a board with the secondary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/** @brief A pencil, with the stroke that is being drawn, if any. */
typedef struct _QdrBoardPencil QdrBoardPencil;

/**
 * @brief Creates a pencil without a stroke.
 *
 * @param board  (transfer none): announces the strokes
 * @param state  (transfer none): holds the strokes
 * @return (transfer full): to be freed with g_free()
 */
QdrBoardPencil *qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state);

/** @brief Starts a stroke on the square at @p point, and returns whether there is a square. */
gboolean qdr_board_pencil_press (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Returns whether a stroke is being drawn. */
gboolean qdr_board_pencil_is_down (const QdrBoardPencil *self);

/** @brief Continues the stroke, if there is one, to @p point. */
void qdr_board_pencil_move (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Ends the stroke: adds it to the board, or removes it if the same stroke was there. A
 *         stroke that ends beside the squares is discarded. */
void qdr_board_pencil_release (QdrBoardPencil *self);

/** @brief Removes and announces all arrows and marks, and returns whether there were any. */
gboolean qdr_board_pencil_erase (QdrBoardPencil *self);

G_END_DECLS
