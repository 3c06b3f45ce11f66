/*
 * Moves as they are told to somebody who hears them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief How much is said of a move; in the order of the setting "verbosity". */
typedef enum {
  QDR_SPEECH_DETAIL_TERSE,   /**< "e3", "wall c8 across" */
  QDR_SPEECH_DETAIL_FULL,    /**< "Novice places wall c8 across, north of c8 and d8. Your move." */
  QDR_SPEECH_DETAIL_SPELLED, /**< "Novice moves to e3, echo 3. Your move." */
} QdrSpeechDetail;

/**
 * @brief Says a move by itself.
 *
 * @param board      columns and rows
 * @param move       a step or a wall
 * @param verbosity  how much to say
 * @return (transfer full): no capital at the beginning and no full stop at the end
 */
char *qdr_spoken_move (const QdrBoard *board, QdrMove move, QdrSpeechDetail verbosity);

/**
 * @brief Says what was played last, and how it goes on if that is for a person to know: whose turn
 *        it is, if it is a person's, or how the game ended.
 *
 * @param game       a game
 * @param verbosity  how much to say; terse leaves out the turn of one person against one computer
 * @return (transfer full) (nullable): NULL if nothing has been played
 */
char *qdr_spoken_last_move (QdrGame *game, QdrSpeechDetail verbosity);

G_END_DECLS
