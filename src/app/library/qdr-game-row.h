/*
 * A row that shows a game of the library: its last position, players, result and date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_ROW (qdr_game_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameRow, qdr_game_row, QDR, GAME_ROW, AdwBin)

/**
 * @brief Sets the game, which is shown as soon as it has been read.
 *
 * @param game  (nullable): referenced; NULL clears the row
 */
void qdr_game_row_set_game (QdrGameRow *self, QdrListedGame *game);

/** @brief Returns the names of the players: "Anna – Mason". @return (transfer full) */
char *qdr_library_entry_format_players (const QdrLibraryEntry *entry);

/** @brief Returns the result in words: "Anna won on time". @return (transfer full) */
char *qdr_library_entry_format_result (const QdrLibraryEntry *entry);

/**
 * @brief Returns the board, length and date: "9×9 · 34 moves · 20/11/26".
 *
 * @return (transfer full)
 */
char *qdr_library_entry_format_details (const QdrLibraryEntry *entry);

G_END_DECLS
