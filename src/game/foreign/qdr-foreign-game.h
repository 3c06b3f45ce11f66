/*
 * Games in the notations of other programs.
 *
 * A reading is the game that a text describes in a given notation. A text that is legal in the
 * standard notation has no other reading, so that the meaning of a saved game never changes. Two
 * readings count as one if they are the same game, or mirror images of a game for two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"
#include "qdr-saved-game.h"

G_BEGIN_DECLS

/** @brief A game and the notation of its text. */
typedef struct {
  QdrNotation notation; /**< notation of the text */
  QdrGame *game;        /**< owned game */
} QdrForeignGame;

/** @brief Creates a foreign game, (transfer full), with a new reference to @p game. */
QdrForeignGame *qdr_foreign_game_new (QdrNotation notation, QdrGame *game);

/** @brief Frees a foreign game. */
void qdr_foreign_game_free (QdrForeignGame *self);

/**
 * @brief Describes the notation as qdr_foreign_notation_describe() does, (transfer full). The names
 *        of walls are described only if the game has walls.
 */
char *qdr_foreign_game_describe (const QdrForeignGame *self);

/**
 * @brief Reads the first game of a text, trying every notation.
 *
 * @param text    see qdr_saved_game_parse()
 * @param length  bytes of @p text
 * @param error   return location for the QDR_SAVED_GAME_ERROR of the standard notation
 * @return (transfer full) (element-type QdrForeignGame) (nullable): only the reading in the
 *         standard notation if it is legal, or else all legal readings, beginning with the
 *         notations that have names; NULL on error
 */
GPtrArray *qdr_foreign_game_read (const char *text, gsize length, GError **error);

/** @brief Reads a game as qdr_foreign_game_read() does, even if the text has no result. */
GPtrArray *qdr_foreign_game_read_moves (const char *text, gsize length, GError **error);

/**
 * @brief Reads a position, trying every notation.
 *
 * @param text   see qdr_position_from_text()
 * @param error  return location for a QDR_NOTATION_ERROR
 * @return (transfer full) (element-type QdrForeignGame) (nullable): one game for each reading,
 *         which starts from that position; NULL on error
 */
GPtrArray *qdr_foreign_game_read_position (const char *text, GError **error);

/**
 * @brief Reads the next game of a collection as qdr_saved_game_stream_read() does, in any notation.
 *
 * @param stream    a stream that is not at its end
 * @param only      (nullable): the only notation to try; NULL to try every notation
 * @param notation  (out): the notation of the game
 * @param place     (out): the place of the error or of the start of the game
 * @param error     return location for a QDR_SAVED_GAME_ERROR; AMBIGUOUS for a game that is legal
 *                  in several notations but not in the standard one
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_foreign_stream_read (QdrSavedGameStream *stream,
                                  const QdrNotation *only,
                                  QdrNotation *notation,
                                  QdrTextPlace *place,
                                  GError **error);

/**
 * @brief Translates the moves, variations and positions of saved games into the standard notation.
 *
 * Moves may have the forms of qdr_foreign_notation_translate_move() and be separated by commas.
 *
 * @param notation  the notation of @p text
 * @param text      saved games, whose text need not end with a NUL
 * @param length    bytes of @p text
 * @return (transfer full) (nullable): a text with the same lines, whose games need not be legal;
 *         NULL if a square is not on the board, or a word is neither move nor result
 */
char *qdr_foreign_game_translate (QdrNotation notation, const char *text, gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrForeignGame, qdr_foreign_game_free)

G_END_DECLS
