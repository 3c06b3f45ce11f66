/*
 * Reads a collection game by game, in the notations of others too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"
#include "qdr-saved-game-stream.h"

G_BEGIN_DECLS

/**
 * @brief Reads the next game of a collection as qdr_saved_game_stream_read() does, in the notation
 *        in which it is written.
 *
 * @param stream    not at its end
 * @param only      (nullable): the notation of all games; NULL to try ours, and then others
 * @param notation  (out): of this game
 * @param place     (out): where the error is; else where the game begins
 * @param error     return location for a QDR_SAVED_GAME_ERROR; AMBIGUOUS for a game that is legal
 *                  in several notations but not in ours
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_foreign_stream_read (QdrSavedGameStream *stream,
                                  const QdrNotation *only,
                                  QdrNotation *notation,
                                  QdrTextPlace *place,
                                  GError **error);

G_END_DECLS
