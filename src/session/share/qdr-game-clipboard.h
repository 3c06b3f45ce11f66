/*
 * Games as text on the clipboard, to copy and to paste.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-game.h"

G_BEGIN_DECLS

/**
 * @brief Reads games from text: a saved game, the first of several; a position; or a list of moves
 *        without headers, from the usual start on the board of @p present.
 *
 * @param text     any text
 * @param present  the game on the board
 * @param error    return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (element-type QdrForeignGame) (nullable): possible readings, see
 *         qdr_foreign_game_read(); at least one, NULL on error
 */
GPtrArray *qdr_game_clipboard_read (const char *text, QdrGame *present, GError **error);

/**
 * @brief Writes all moves of @p game with numbers and comments, without headers.
 *
 * @return (transfer full)
 */
char *qdr_game_clipboard_write_moves (QdrGame *game);

/**
 * @brief Writes players, moves, state and position of a game; the position is one line, which can
 *        be pasted.
 *
 * @param game  at any of its positions
 * @return (transfer full): some lines, translated
 */
char *qdr_game_clipboard_write_text (QdrGame *game);

G_END_DECLS
