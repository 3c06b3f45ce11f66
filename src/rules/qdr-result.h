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
  QDR_OUTCOME_AGREEMENT,
} QdrOutcome;

/**
 * @brief The outcome of a game and its winner.
 *
 * A single position shows whether the game is ongoing, won or a stalemate. Draws by repetition
 * depend on the history of the game, and draws by agreement on the players.
 */
typedef struct {
  QdrOutcome outcome; /**< outcome of the game */
  guint8 winner;      /**< the winner, 0..3; only set with QDR_OUTCOME_WIN */
} QdrResult;

/** @brief Returns the result that this position shows, without draws by repetition. */
QdrResult qdr_position_result (const QdrPosition *self);

G_END_DECLS
