/*
 * Moves in words for speech.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The detail of a spoken move, in the order of the setting "verbosity". */
typedef enum {
  QDR_SPEECH_DETAIL_TERSE,   /**< "e3", "wall c8 across" */
  QDR_SPEECH_DETAIL_FULL,    /**< "Novice places wall c8 across, north of c8 and d8. Your move." */
  QDR_SPEECH_DETAIL_SPELLED, /**< "Novice moves to e3, echo 3. Your move." */
} QdrSpeechDetail;

/** @brief Returns a step or a wall in words, (transfer full), without a capital and a full stop. */
char *qdr_spoken_move (const QdrBoard *board, QdrMove move, QdrSpeechDetail detail);

/**
 * @brief Returns the last move, and whose turn it is if that is a human's, or how the game ended.
 *
 * @param detail  terse omits the turn if one human plays against one computer
 * @return (transfer full) (nullable): NULL if nothing has been played
 */
char *qdr_spoken_last_move (QdrGame *game, QdrSpeechDetail detail);

G_END_DECLS
