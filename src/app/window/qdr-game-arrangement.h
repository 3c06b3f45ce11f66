/*
 * Where the players stand around a board, by the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Between the board and what is above or below it, logical pixels. */
#define QDR_GAME_SPACING 6

/** @brief Between the board and what is beside it, logical pixels. */
#define QDR_GAME_SIDE_SPACING 12

/** @brief The least width of a column beside the board, logical pixels. */
#define QDR_GAME_COLUMN_WIDTH 230

/** @brief Where the players are. */
typedef enum {
  QDR_GAME_STRIPS, /**< above and below the board */
  QDR_GAME_COLUMN, /**< beside the board, and so is all the rest */
  QDR_GAME_NARROW, /**< likewise, with little room beside the board */
  QDR_GAME_TOWER,  /**< likewise, with room for cards */
  QDR_GAME_SIDES,  /**< as cards at both sides of the board */
  QDR_GAME_ALONE,  /**< nowhere: the board would be less than half as large beside anything */
} QdrGameArrangement;

/**
 * @brief The arrangement for a room: cards at both sides where these would be blank, and else the
 *        one with the largest board; that alone in next to no room, as where all is much enlarged.
 *
 * @param players  how many there are, 2..4
 * @param columns  of squares, at least 1
 * @param rows     of squares, at least 1
 * @param width    of the room, logical pixels
 * @param height   of the room, logical pixels
 */
QdrGameArrangement
qdr_game_arrangement_find (guint players, guint columns, guint rows, int width, int height);

/**
 * @brief The side of a square of the largest board in a room, logical pixels.
 *
 * @param columns  of squares, at least 1
 * @param rows     of squares, at least 1
 * @param width    of the room, logical pixels
 * @param height   of the room, logical pixels
 */
int qdr_game_arrangement_find_square (guint columns, guint rows, int width, int height);

G_END_DECLS
