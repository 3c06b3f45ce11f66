/*
 * A game made of pasted text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-game.h"

G_BEGIN_DECLS

/**
 * @brief Makes games of text: a saved game, the first of several; a position; or a list of moves
 *        without headers, from the usual start on the board of @p present.
 *
 * @param text     what was pasted; any text
 * @param present  the game on the board
 * @param error    return location for a QDR_SAVED_GAME_ERROR, one sentence about what is wrong
 * @return (transfer full) (element-type QdrForeignGame) (nullable): what it can mean, see
 *         qdr_foreign_game_read(); at least one game, NULL on error
 */
GPtrArray *qdr_game_clipboard_read (const char *text, QdrGame *present, GError **error);

/**
 * @brief (transfer full): the moves of @p game with their numbers and comments, without headers.
 *
 * @param game  the game, of which all moves are written
 */
char *qdr_game_clipboard_write_moves (QdrGame *game);

/**
 * @brief Writes who plays, the moves, how the game stands, and the position in one line, which can
 *        be pasted.
 *
 * @param game  the game, at any of its positions
 * @return (transfer full): some lines, translated
 */
char *qdr_game_clipboard_write_text (QdrGame *game);

G_END_DECLS
