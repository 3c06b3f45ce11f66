/*
 * Conversion of games to text that is copied, and of pasted text to games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-game.h"

G_BEGIN_DECLS

/**
 * @brief Reads a game from a pasted text.
 *
 * The text may be saved games, a position, or a list of moves. Of several saved games, the first is
 * read.
 *
 * @param text     any text
 * @param present  the present game; a list of moves is read for its board and number of players
 * @param error    return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (element-type QdrForeignGame) (nullable): at least one reading, see
 *         qdr_foreign_game_read(); NULL on error
 */
GPtrArray *qdr_game_clipboard_parse_text (const char *text, QdrGame *present, GError **error);

/**
 * @brief Returns all moves of @p game as text with numbers and comments, but without headers.
 *
 * @return (transfer full)
 */
char *qdr_game_clipboard_format_moves (QdrGame *game);

/**
 * @brief Returns a translated description of a game: players, moves, state and present position.
 *
 * The position is on a line of its own, from which it can be copied and pasted.
 *
 * @return (transfer full): several lines
 */
char *qdr_game_clipboard_describe_game (QdrGame *game);

G_END_DECLS
