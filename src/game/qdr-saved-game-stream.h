/*
 * Reads a collection game by game, and goes on behind what is wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/**
 * @brief A text, and how far it has been read.
 *
 * Nothing is kept of games that were read, so a collection may be of any size.
 */
typedef struct {
  const char *at;  /**< where the next game begins */
  const char *end; /**< behind the last character */
  guint line;      /**< of the next game, from 1 */
  guint column;    /**< likewise, in characters */
} QdrSavedGameStream;

/**
 * @brief Begins to read.
 *
 * @param text    need not end with a NUL; it must live as long as it is read
 * @param length  bytes of @p text
 */
QdrSavedGameStream qdr_saved_game_stream_make (const char *text, gsize length);

/** @brief Whether nothing but white space is left. */
gboolean qdr_saved_game_stream_is_at_end (const QdrSavedGameStream *self);

/**
 * @brief Reads the next game, and goes on to the one behind it, also on error: that is where the
 *        first header behind the moves begins.
 *
 * @param self   not at its end
 * @param place  (out): where the error is
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_stream_read (QdrSavedGameStream *self, QdrTextPlace *place, GError **error);

G_END_DECLS
