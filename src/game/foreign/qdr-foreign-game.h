/*
 * Games in which squares and walls are named as in other programs.
 *
 * The first player sees the board from the south. The standard notation counts rows from the bottom
 * and columns from the left, and names a wall by the square at the lower left of its middle. Other
 * notations count rows or columns from the other side, or name walls by another square.
 *
 * A reading is the game that a text describes in a given notation. A text that is legal in the
 * standard notation has no other reading, so that the meaning of a saved game never changes. Two
 * readings count as one if they are the same game or, in a game for two, mirror images.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"
#include "qdr-saved-game.h"

G_BEGIN_DECLS

/**
 * @brief A notation, as the set of its differences from the standard notation.
 *
 * Two notations also have a short name. "glendenning" counts rows from the top and names walls by
 * the upper left square, as in Lisa Glendenning's Mastering Quoridor (2005), in Wikipedia up to
 * 2021 and in OpenSpiel. "qtp", of the Quoridor Text Protocol, counts rows from the top and names
 * walls by the lower left square.
 */
typedef enum {
  QDR_NOTATION_STANDARD = 0,
  QDR_NOTATION_ROWS_FROM_TOP = 1 << 0,      /**< rows are counted from the top */
  QDR_NOTATION_COLUMNS_FROM_RIGHT = 1 << 1, /**< columns are counted from the right */
  QDR_NOTATION_UPPER_WALLS = 1 << 2, /**< walls are named by an upper square, not a lower one */
  QDR_NOTATION_RIGHT_WALLS = 1 << 3, /**< walls are named by a right square, not a left one */
} QdrNotation;

/** @brief The number of notations, whose values are 0..QDR_N_NOTATIONS - 1. */
#define QDR_N_NOTATIONS 16

/** @brief Returns the name of a notation for the command line: "top-upper-left". */
const char *qdr_foreign_notation_get_name (QdrNotation self);

/**
 * @brief Finds a notation by its name.
 *
 * @param name      a name from qdr_foreign_notation_get_name(), or "glendenning" or "qtp"
 * @param notation  (out): the notation, set on success
 * @return whether a notation has this name
 */
gboolean qdr_foreign_notation_from_name (const char *name, QdrNotation *notation);

/** @brief A game and the notation of its text. */
typedef struct {
  QdrNotation notation; /**< notation of the text */
  QdrGame *game;        /**< owned game */
} QdrForeignGame;

/** @brief Frees a foreign game. */
void qdr_foreign_game_free (QdrForeignGame *self);

/**
 * @brief Describes the notation, (transfer full): "Rows from the top, walls by their upper left
 *        square". The part about walls is omitted if the game has none.
 */
char *qdr_foreign_game_describe (const QdrForeignGame *self);

/**
 * @brief Reads the first of the saved games in a text, trying every notation.
 *
 * @param text    see qdr_saved_game_parse()
 * @param length  bytes of @p text
 * @param place   (out) (optional): the place of the error
 * @param error   return location for a QDR_SAVED_GAME_ERROR, from reading in the standard notation
 * @return (transfer full) (element-type QdrForeignGame) (nullable): the reading in the
 *         standard notation if that is legal, or else all legal readings, beginning with those in
 *         notations that have a short name; NULL if no reading is legal
 */
GPtrArray *
qdr_foreign_game_read (const char *text, gsize length, QdrTextPlace *place, GError **error);

/**
 * @brief Reads a game from any text: the first of the saved games in it, a position, or a list of
 *        moves without headers as in a message, in a table or on a web page.
 *
 * @param text    any text
 * @param length  bytes of @p text
 * @param start   (nullable): the start of a list of moves; if the list is not legal there, and for
 *                NULL, the start on a board of 9×9 for two players
 * @param place   (out) (optional): the place of the error
 * @param error   return location for a QDR_SAVED_GAME_ERROR, from the notation in which most of a
 *                list can be read
 * @return (transfer full) (element-type QdrForeignGame) (nullable): the readings, see
 *         qdr_foreign_game_read(); NULL on error
 */
GPtrArray *qdr_foreign_game_read_text (const char *text,
                                       gsize length,
                                       const QdrPosition *start,
                                       QdrTextPlace *place,
                                       GError **error);

/**
 * @brief Returns whether a text is to be read as a list of moves or a position, because no header
 *        of a saved game stands before the moves.
 *
 * @param length  bytes of @p text
 */
gboolean qdr_foreign_text_is_list (const char *text, gsize length);

/**
 * @brief Reads all games of a text as qdr_foreign_game_read_text() does, and calls a function with
 *        each, for callers who cannot ask which of several readings is meant.
 *
 * @param file   (nullable): the file that contains the text
 * @param func   (nullable): called with each game, in the order of the text
 * @param place  (out) (optional): the place of the error
 * @param error  return location for a QDR_SAVED_GAME_ERROR; QDR_SAVED_GAME_ERROR_AMBIGUOUS if there
 *               are several readings
 * @return the number of games; 0 on error
 */
guint qdr_foreign_game_foreach_in_text (const char *text,
                                        gsize length,
                                        GFile *file,
                                        QdrSavedGameFunc func,
                                        gpointer user_data,
                                        QdrTextPlace *place,
                                        GError **error);

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
 * @brief Reads the next game of a collection as qdr_saved_game_stream_read() does, but in any
 *        notation, or in a given one.
 *
 * @param stream    a stream that is not at its end
 * @param only      (nullable): the only notation to try; NULL to try every notation
 * @param notation  (out): the notation of the game
 * @param place     (out): the place of the error; without an error, the start of the game
 * @param error     return location for a QDR_SAVED_GAME_ERROR; QDR_SAVED_GAME_ERROR_AMBIGUOUS for a
 *                  game that is legal in several notations but not in the standard one
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_stream_read_foreign_game (QdrSavedGameStream *stream,
                                                  const QdrNotation *only,
                                                  QdrNotation *notation,
                                                  QdrTextPlace *place,
                                                  GError **error);

/**
 * @brief Translates the moves, variations and positions of saved games into the standard notation.
 *
 * In @p text, a wall may also have the form "he3", "E3-" or "E3/", and commas may separate moves.
 *
 * @param notation  the notation of @p text
 * @param text      saved games, whose text need not end with a NUL
 * @param length    bytes of @p text
 * @return (transfer full) (nullable): the translated text, with the same lines; its games may be
 *         illegal. NULL if the text has a syntax error, if a game lacks a valid header Board, or if
 *         a square is not on the board
 */
char *qdr_foreign_notation_translate_games (QdrNotation notation, const char *text, gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrForeignGame, qdr_foreign_game_free)

G_END_DECLS
