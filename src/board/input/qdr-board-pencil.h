/*
 * Drawing of arrows and marks on a board with the secondary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/** @brief The stroke that is being drawn. */
typedef struct _QdrBoardPencil QdrBoardPencil;

/**
 * @brief Creates a pencil that is not down.
 *
 * @param board  (transfer none): announces the strokes
 * @param state  (transfer none): holds the strokes
 * @return (transfer full): to be freed with g_free()
 */
QdrBoardPencil *qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state);

/** @brief Starts a stroke at @p point, and returns whether there is a square. */
gboolean qdr_board_pencil_press (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Returns whether a stroke is being drawn. */
gboolean qdr_board_pencil_is_down (const QdrBoardPencil *self);

/** @brief Continues the stroke, if there is one, to @p point. */
void qdr_board_pencil_move (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Ends the stroke, which is added, or removed if it was there. Beside the squares it does
 *         nothing. */
void qdr_board_pencil_release (QdrBoardPencil *self);

/** @brief Removes and announces all arrows and marks, and returns whether there were any. */
gboolean qdr_board_pencil_erase (QdrBoardPencil *self);

G_END_DECLS
