/*
 * The errors of saved games.
 *
 * They are separate from qdr-saved-game.h because qdr-lexer.h needs them too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The error domain of saved games. The messages are translated sentences. */
#define QDR_SAVED_GAME_ERROR (qdr_saved_game_error_quark ())
GQuark qdr_saved_game_error_quark (void);

/** @brief The codes of QDR_SAVED_GAME_ERROR. */
typedef enum {
  QDR_SAVED_GAME_ERROR_TOO_LARGE, /**< the text is larger than QDR_SAVED_GAME_MAX_SIZE */
  QDR_SAVED_GAME_ERROR_ENCODING,  /**< the text is not UTF-8 */
  QDR_SAVED_GAME_ERROR_SYNTAX,    /**< a word is neither header, move, comment nor result */
  QDR_SAVED_GAME_ERROR_HEADER,    /**< a header is missing, wrong or repeated */
  QDR_SAVED_GAME_ERROR_MOVE,      /**< a move cannot be parsed, or is not legal */
  QDR_SAVED_GAME_ERROR_RESULT,    /**< the result is missing, or does not follow from the moves */
  QDR_SAVED_GAME_ERROR_AMBIGUOUS, /**< the game is legal in several notations of other programs */
  QDR_SAVED_GAME_ERROR_CHANGED,   /**< the file has changed since the game was read or saved */
  QDR_SAVED_GAME_ERROR_EXISTS,    /**< the file exists and does not hold the game */
} QdrSavedGameError;

/** @brief The place of an error in a text. */
typedef struct {
  guint line;   /**< line number, from 1; 0 if the error has no place */
  guint column; /**< column in characters, from 1; 0 if the error has no place */
} QdrTextPlace;

G_END_DECLS
