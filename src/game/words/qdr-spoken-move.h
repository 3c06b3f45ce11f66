/*
 * Descriptions of moves for speech.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The amount of detail in a spoken move, in the order of the setting "verbosity". */
typedef enum {
  QDR_SPEECH_DETAIL_TERSE,   /**< "e3", "wall c8 across" */
  QDR_SPEECH_DETAIL_FULL,    /**< "Novice places wall c8 across, north of c8 and d8. Your move." */
  QDR_SPEECH_DETAIL_SPELLED, /**< "Novice moves to e3, echo 3. Your move." */
} QdrSpeechDetail;

/** @brief Describes a step or a wall, (transfer full), in lower case and without a full stop. */
char *qdr_spoken_move (const QdrBoard *board, QdrMove move, QdrSpeechDetail detail);

/**
 * @brief Describes the last move, and then how the game ended or that it is a human's turn.
 *
 * @param detail  the amount of detail. QDR_SPEECH_DETAIL_TERSE omits the turn if one human plays
 *                against one computer
 * @return (transfer full) (nullable): NULL if nothing has been played
 */
char *qdr_spoken_last_move (QdrGame *game, QdrSpeechDetail detail);

G_END_DECLS
