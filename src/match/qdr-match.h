/*
 * A match: many games between two contestants, each opening with seats swapped.
 *
 * At a board for four each has two of the seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-elo.h"
#include "qdr-game-runner.h"

G_BEGIN_DECLS

/** @brief The risk of each of the two wrong decisions. */
#define QDR_SPRT_RISK 0.05

/**
 * @brief Two hypotheses about how much stronger one side is: H0 elo0, H1 elo1, with elo0 < elo1.
 */
typedef struct {
  double elo0; /**< the difference in rating of H0 */
  double elo1; /**< the difference in rating of H1, more than that of H0 */
} QdrSprt;

/** @brief The decision of a test. */
typedef enum {
  QDR_SPRT_UNDECIDED,
  QDR_SPRT_ACCEPT_H0,
  QDR_SPRT_ACCEPT_H1,
} QdrSprtDecision;

/** @brief The log-likelihood ratio at which H1 is accepted; at its negative H0 is. */
double qdr_sprt_get_bound (void);

/**
 * @brief The generalised log-likelihood ratio of H1 over H0, given complete pairs.
 *
 * The likelihoods are those of the most likely distributions of the five outcomes of a pair that
 * have the expected scores of H1 and H0. M. Van den Bergh, "A practical introduction to the GSPRT",
 * 2019.
 *
 * @param tally  the results so far
 */
double qdr_sprt_get_llr (const QdrSprt *self, const QdrTally *tally);

/**
 * @brief What the results so far decide.
 *
 * @param tally  the results so far
 */
QdrSprtDecision qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally);

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
