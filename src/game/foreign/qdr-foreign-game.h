/*
 * Games in other notations: all readings of a text that is no game in the standard one.
 *
 * A text that is legal in the standard notation has no other reading, so that no saved game changes
 * its meaning. Readings that give the same game, or for two players its mirror image, count as one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"
#include "qdr-saved-game.h"

G_BEGIN_DECLS

/** @brief A game and the notation of its text. */
typedef struct {
  QdrNotation notation; /**< of the text */
  QdrGame *game;        /**< owned */
} QdrForeignGame;

/** @brief Creates a foreign game, (transfer full), with a new reference to @p game. */
QdrForeignGame *qdr_foreign_game_new (QdrNotation notation, QdrGame *game);

/** @brief Frees a foreign game. */
void qdr_foreign_game_free (QdrForeignGame *self);

/**
 * @brief Describes the notation as qdr_foreign_notation_describe() does, the names of walls only if
 *        the game has walls. (transfer full)
 */
char *qdr_foreign_game_describe (const QdrForeignGame *self);

/**
 * @brief Reads a saved game in all notations.
 *
 * @param text    see qdr_saved_game_parse(); only the first game is returned
 * @param length  bytes of @p text
 * @param error   return location for a QDR_SAVED_GAME_ERROR, that of the standard notation
 * @return (transfer full) (element-type QdrForeignGame) (nullable): the game in the standard
 *         notation if it is legal, else all legal readings, notations with names first; NULL on
 *         error
 */
GPtrArray *qdr_foreign_game_read (const char *text, gsize length, GError **error);

/** @brief Reads headers and moves as qdr_foreign_game_read() does; the result may be missing. */
GPtrArray *qdr_foreign_game_read_moves (const char *text, gsize length, GError **error);

/**
 * @brief Reads a position in all notations.
 *
 * @param text   see qdr_position_from_text()
 * @param error  return location for a QDR_NOTATION_ERROR
 * @return as from qdr_foreign_game_read(): games that start there
 */
GPtrArray *qdr_foreign_game_read_position (const char *text, GError **error);

/**
 * @brief Reads the next game of a collection, as qdr_saved_game_stream_read(), in its notation.
 *
 * @param stream    not at its end
 * @param only      (nullable): the notation of all games; NULL to try the standard one, then others
 * @param notation  (out): of this game
 * @param place     (out): of the error, or of the start of the game
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
 *        Moves may have the forms of qdr_foreign_notation_translate_move(), and commas between.
 *
 * @param notation  of @p text
 * @param text      need not end with a NUL
 * @param length    bytes of @p text
 * @return (transfer full) (nullable): a text with the same lines, whose games need not be legal;
 *         NULL if something is off the board, or neither move nor result
 */
char *qdr_foreign_game_translate (QdrNotation notation, const char *text, gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrForeignGame, qdr_foreign_game_free)

G_END_DECLS
