/*
 * A game as a line of text for a message, in the format of docs/game-line.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The scheme of links, which are lines. */
#define QDR_GAME_LINE_SCHEME "quoridor"

/** @brief The maximum length of a line in bytes. */
#define QDR_GAME_LINE_MAX 16384

/** @brief The header with the identity of a game, which all its lines share: 8 digits. */
#define QDR_GAME_ID "GameId"

/** @brief The number of digits of an identity. */
#define QDR_GAME_ID_LENGTH 8

/** @brief The header that counts what players have decided about copies of a game, as a number from
 *  0 to QDR_GAME_MAX_REVISION. */
#define QDR_GAME_REVISION "Revision"

/** @brief The maximum of the header QDR_GAME_REVISION. */
#define QDR_GAME_MAX_REVISION 9999

/** @brief Returns the identity of a game, (transfer none). A game without one gets one, chosen at
 *  random. */
const char *qdr_game_need_id (QdrGame *game);

/**
 * @brief Returns the line of a game, with moves of its main line.
 *
 * The game gets an identity, see qdr_game_need_id(). Requests at the end are in the line. Clocks,
 * other comments and variations are left out.
 *
 * @param n_moves  number of moves, 0..qdr_game_get_n_moves()
 * @param error    return location for a QDR_SAVED_GAME_ERROR: the game has another start than the
 *                 ordinary one, or too many moves
 * @return (transfer full) (nullable): the line, without a line break; NULL on error
 */
char *qdr_game_line_write (QdrGame *game, guint n_moves, GError **error);

/**
 * @brief Returns a message with the line of a game, see qdr_game_line_write(). Sentences before it
 *        describe the last move and the state for people without the program. Translated.
 */
char *qdr_game_line_write_message (QdrGame *game, guint n_moves, GError **error);

/**
 * @brief Finds the first line of a game in a text, such as a message with words around it.
 *
 * @param text    a text, which need not end with a NUL
 * @param length  bytes of @p text
 * @param size    (out): bytes of the line
 * @return (transfer none) (nullable): the start of the line in @p text; NULL if there is none
 */
const char *qdr_game_line_find (const char *text, gsize length, gsize *size);

/**
 * @brief Reads a line.
 *
 * @param line   the line, which need not end with a NUL
 * @param size   bytes of @p line
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): the game, after its last move; NULL on error
 */
QdrGame *qdr_game_line_read (const char *line, gsize size, GError **error);

G_END_DECLS
