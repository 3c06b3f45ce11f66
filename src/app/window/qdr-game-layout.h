/*
 * A board as large as the room allows, and the players, the line and the bar for playing where they
 * take next to nothing of that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

#define QDR_TYPE_GAME_LAYOUT (qdr_game_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameLayout, qdr_game_layout, QDR, GAME_LAYOUT, GtkLayoutManager)

/*
 * Lays out eight or nine children: the players in the west and in the north, the board, the players
 * in the south and in the east, the bar of the analysis, the line below the board, what else there
 * may be, and the bar for playing, which may be elsewhere.
 *
 * Properties (read-only):
 *   "arrangement"  int, a QdrGameArrangement (notifies, but never while anything is laid out)
 *   "in-column"    boolean, the line stands beside the board (notifies likewise)
 */

/**
 * @brief Sets the shape of the board; 1×1 before.
 *
 * @param columns  squares from left to right, at least 1
 * @param rows     squares from bottom to top, at least 1
 */
void qdr_game_layout_set_shape (QdrGameLayout *self, guint columns, guint rows);

/**
 * @brief Begins with the arrangement for a room that the layout is about to have, so that it need
 *        not change after the first frame.
 *
 * @param players  how many there will be, 2..4
 * @param width    of the room, about, logical pixels
 * @param height   of the room, about, logical pixels
 */
void qdr_game_layout_expect_room (QdrGameLayout *self, guint players, int width, int height);

/** @brief Where the players are now. */
QdrGameArrangement qdr_game_layout_get_arrangement (QdrGameLayout *self);

G_END_DECLS
