/*
 * The layout of the game page: the largest possible board, with players, status bar and game bar
 * around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The minimum width of a column beside the board, logical pixels. */
#define QDR_GAME_COLUMN_WIDTH 230

/** @brief Positions of the players around the board. */
typedef enum {
  QDR_GAME_STRIPS, /**< above and below the board */
  QDR_GAME_COLUMN, /**< beside the board, with all other parts */
  QDR_GAME_NARROW, /**< beside the board, in a narrow column */
  QDR_GAME_TOWER,  /**< beside the board, in a column high enough for cards */
  QDR_GAME_SIDES,  /**< as cards on both sides of the board */
  QDR_GAME_ALONE,  /**< hidden, because the board would be less than half as large with them */
} QdrGameArrangement;

/**
 * @brief Returns the best arrangement for an area.
 *
 * The players are hidden if the board would be less than half as large with them. They are cards if
 * there is enough space on both sides of the board. Otherwise, the arrangement with the largest
 * board is the best.
 *
 * @param players  number of players, 2..4
 * @param columns  number of columns of the board, at least 1
 * @param rows     number of rows of the board, at least 1
 * @param width    width of the area, logical pixels
 * @param height   height of the area, logical pixels
 */
QdrGameArrangement
qdr_game_arrangement_find (guint players, guint columns, guint rows, int width, int height);

/**
 * @brief Returns the side length of a square of the largest board that fits into an area, logical
 *        pixels.
 *
 * @param columns  number of columns of the board, at least 1
 * @param rows     number of rows of the board, at least 1
 * @param width    width of the area, logical pixels
 * @param height   height of the area, logical pixels
 */
int qdr_game_arrangement_compute_square_size (guint columns, guint rows, int width, int height);

#define QDR_TYPE_GAME_LAYOUT (qdr_game_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameLayout, qdr_game_layout, QDR, GAME_LAYOUT, GtkLayoutManager)

/*
 * Lays out nine or ten children: the west and north players, the board, the south and east
 * players, the evaluation bar, the status bar, the entry for moves, other parts, and optionally the
 * game bar. The place of the board depends only on the sizes of the area and of the players.
 *
 * Properties (read-only; changes are notified, but never during an allocation):
 *   "arrangement"  int, a QdrGameArrangement
 *   "in-column"    boolean, whether the status bar is beside the board
 */

/**
 * @brief Sets the shape of the board, 1×1 by default.
 *
 * @param columns  number of squares from left to right, at least 1
 * @param rows     number of squares from bottom to top, at least 1
 */
void qdr_game_layout_set_board_shape (QdrGameLayout *self, guint columns, guint rows);

/**
 * @brief Chooses the arrangement for the expected size immediately, so that it does not change
 *        after the window is first drawn.
 *
 * @param players  number of players, 2..4
 * @param width    approximate width, logical pixels
 * @param height   approximate height, logical pixels
 */
void qdr_game_layout_expect_size (QdrGameLayout *self, guint players, int width, int height);

/** @brief Returns the present arrangement. */
QdrGameArrangement qdr_game_layout_get_arrangement (QdrGameLayout *self);

G_END_DECLS
