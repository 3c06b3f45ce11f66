/*
 * The errors of saved games. It is separate from qdr-saved-game.h because the lexer below it
 * uses them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The error domain of saved games; the messages are translated sentences. */
#define QDR_SAVED_GAME_ERROR (qdr_saved_game_error_quark ())
GQuark qdr_saved_game_error_quark (void);

/** @brief The codes of QDR_SAVED_GAME_ERROR. */
typedef enum {
  QDR_SAVED_GAME_ERROR_TOO_LARGE, /**< above QDR_SAVED_GAME_MAX_SIZE */
  QDR_SAVED_GAME_ERROR_ENCODING,  /**< not UTF-8 */
  QDR_SAVED_GAME_ERROR_SYNTAX,    /**< neither header, move, comment nor result */
  QDR_SAVED_GAME_ERROR_HEADER,    /**< a header is missing, wrong or repeated */
  QDR_SAVED_GAME_ERROR_MOVE,      /**< not understood, or not legal */
  QDR_SAVED_GAME_ERROR_RESULT,    /**< missing, or not that of the moves */
  QDR_SAVED_GAME_ERROR_AMBIGUOUS, /**< legal in several notations, see qdr-foreign-game.h */
} QdrSavedGameError;

/** @brief The place of an error in a text. */
typedef struct {
  guint line;   /**< from 1; 0 for no place */
  guint column; /**< from 1, in characters; 0 for no place */
} QdrTextPlace;

G_END_DECLS
