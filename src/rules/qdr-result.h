/*
 * The result of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Outcomes of a game. */
typedef enum {
  QDR_OUTCOME_ONGOING,
  QDR_OUTCOME_WIN,
  QDR_OUTCOME_STALEMATE,
  QDR_OUTCOME_REPETITION,
} QdrOutcome;

/**
 * @brief The state of a game and its winner.
 *
 * The rules of a single position know ongoing games, wins and stalemates. Draws by repetition
 * depend on the history, so the owner of a history finds them.
 */
typedef struct {
  QdrOutcome outcome; /**< state of the game */
  guint8 winner;      /**< the winner, 0..3, with QDR_OUTCOME_WIN */
} QdrResult;

/** @brief Returns the result by the rules of this position alone, without repetition. */
QdrResult qdr_position_result (const QdrPosition *self);

G_END_DECLS
