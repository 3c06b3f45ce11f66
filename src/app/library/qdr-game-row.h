/*
 * A game of the library in a list: a picture of how it ended, and in words who played, what came of
 * it, and when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-listed-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_ROW (qdr_game_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameRow, qdr_game_row, QDR, GAME_ROW, GtkWidget)

/** @brief Returns a row that shows nothing. */
GtkWidget *qdr_game_row_new (void);

/**
 * @brief Shows a game, as soon as it has been read.
 *
 * @param game  (nullable): referenced
 */
void qdr_game_row_set_game (QdrGameRow *self, QdrListedGame *game);

G_END_DECLS
