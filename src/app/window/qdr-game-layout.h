/*
 * A board as large as the room allows, and the players, the line and the bar for playing where they
 * take next to nothing of that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game-arrangement.h"

G_BEGIN_DECLS

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
