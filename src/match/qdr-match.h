/*
 * A match: many games between two contestants, each opening with seats swapped.
 *
 * At a board for four each has two of the seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-runner.h"
#include "qdr-sprt.h"

G_BEGIN_DECLS

/** @brief What is to be played. */
typedef struct {
  QdrConditions conditions; /**< with two contestants: 0 is A, 1 is B */
  guint n_games;       /**< at most; games 2k and 2k + 1 are a pair, in 2k A has the first seat */
  const QdrSprt *sprt; /**< (nullable): stops the match when it is decided */
} QdrMatch;

/** @brief How a match stands, from the side of A. */
typedef struct {
  QdrTally tally;       /**< wins, losses and draws of A */
  QdrEffort efforts[2]; /**< of A and B */
  char *forfeits[2];    /**< (nullable): why A and B were last out by a failure */
} QdrMatchScore;

/** @brief Frees what a score holds. */
void qdr_match_score_clear (QdrMatchScore *self);

/** @brief Returns the set-up for a journal. @return (transfer full) */
char *qdr_match_describe (const QdrMatch *self);

/**
 * @brief Plays a match; blocks.
 *
 * With a test, games count up to the first pair, in order, that decides the match, so that the
 * result does not depend on how many games are played at once. If the match is interrupted all
 * games that are over count.
 *
 * @param score      filled in; free with qdr_match_score_clear() also on error
 * @param func       called for each game as it ends, also for those that are not counted; may end
 *                   the match
 * @param user_data  for @p func
 * @param error      as of qdr_game_runner_run()
 */
gboolean qdr_match_play (const QdrMatch *self,
                         QdrMatchScore *score,
                         QdrGameFunc func,
                         gpointer user_data,
                         GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchScore, qdr_match_score_clear)

G_END_DECLS
