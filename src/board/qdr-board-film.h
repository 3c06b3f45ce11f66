/*
 * A game as a row of pictures, one of each position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_FILM (qdr_board_film_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardFilm, qdr_board_film, QDR, BOARD_FILM, GObject)

/**
 * @brief Prepares pictures of the game on a board, as that looks now: its colours, how it is
 *        turned, and whether it has letters.
 *
 * @param board  with a game, which may go on or away meanwhile; referenced
 * @param size   width or height at most, pixels, at least 100
 * @return (transfer full)
 */
QdrBoardFilm *qdr_board_film_new (QdrBoardView *board, int size);

/** @brief How many pictures there are: one more than moves. */
guint qdr_board_film_get_length (QdrBoardFilm *self);

/** @brief The width of each picture, pixels. */
int qdr_board_film_get_width (QdrBoardFilm *self);

/** @brief The height of each picture, pixels. */
int qdr_board_film_get_height (QdrBoardFilm *self);

/**
 * @brief Paints a picture, on a ground of the board's colour; for the main thread.
 *
 * @param ply  after how many moves, 0..length - 1; in rising order it is quickest
 * @return (transfer full): its pixels row by row from the top, 0x00RRGGBB in the byte order of the
 *         machine
 */
GBytes *qdr_board_film_paint (QdrBoardFilm *self, guint ply);

G_END_DECLS
