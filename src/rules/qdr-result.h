/*
 * How a game stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief How a game stands. */
typedef enum {
  QDR_OUTCOME_ONGOING,
  QDR_OUTCOME_WIN,
  QDR_OUTCOME_STALEMATE,
  QDR_OUTCOME_REPETITION,
} QdrOutcome;

/**
 * @brief Whether and how a game is over.
 *
 * The rules of a single position know ongoing, won and stalemate; draws by repetition need the
 * history and are found by the owner of one.
 */
typedef struct {
  QdrOutcome outcome; /**< whether it is over, and how */
  guint8 winner;      /**< with QDR_OUTCOME_WIN: the player, 0..3 */
} QdrResult;

/** @brief Whether the game is over by the rules of this position alone (not by repetition). */
QdrResult qdr_position_result (const QdrPosition *self);

G_END_DECLS
