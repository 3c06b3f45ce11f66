/*
 * A board as large as the room allows, with the players above and below it as wide as the board,
 * and the bar for playing where it takes next to nothing of that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_GAME_LAYOUT (qdr_game_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameLayout, qdr_game_layout, QDR, GAME_LAYOUT, GtkLayoutManager)

/*
 * Lays out five or six children: the players above, the board, the players below, the line below
 * them, what else there may be, and the bar for playing, which may be elsewhere. The bar stands at
 * the end of the line, or upright beside all where the line is too short.
 */

/**
 * @brief Sets the shape of the board; 1×1 before.
 *
 * @param columns  squares from left to right, at least 1
 * @param rows     squares from bottom to top, at least 1
 */
void qdr_game_layout_set_shape (QdrGameLayout *self, guint columns, guint rows);

G_END_DECLS
