/*
 * Match: many games between two contestants.
 *
 * Each opening is played twice with seats swapped. With four players each contestant has two seats.
 * A sequential probability ratio test can stop a match early.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-elo.h"
#include "qdr-game-runner.h"

G_BEGIN_DECLS

/** @brief The probability of each of the two wrong decisions. */
#define QDR_SPRT_RISK 0.05

/** @brief The two hypotheses of a test, as Elo differences. */
typedef struct {
  double elo0; /**< H0 */
  double elo1; /**< H1, above elo0 */
} QdrSprt;

/** @brief The decision of a test. */
typedef enum {
  QDR_SPRT_UNDECIDED,
  QDR_SPRT_ACCEPT_H0,
  QDR_SPRT_ACCEPT_H1,
} QdrSprtDecision;

/**
 * @brief Returns the log-likelihood ratio at which H1 is accepted; H0 is accepted at its negative.
 */
double qdr_sprt_get_bound (void);

/**
 * @brief Returns the generalised log-likelihood ratio of H1 over H0, given complete pairs.
 *
 * The likelihoods are those of the most likely distributions of the five outcomes of a pair with
 * the expected scores of H1 and H0. M. Van den Bergh, "A practical introduction to the GSPRT",
 * 2019.
 */
double qdr_sprt_get_llr (const QdrSprt *self, const QdrTally *tally);

/** @brief Returns the decision for the results so far. */
QdrSprtDecision qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally);

/** @brief The settings of a match. */
typedef struct {
  QdrConditions conditions; /**< with two contestants: 0 is A, 1 is B */
  guint n_games;            /**< maximum; games 2k and 2k + 1 are a pair, and A begins in 2k */
  const QdrSprt *sprt;      /**< (nullable): stops the match early */
} QdrMatch;

/** @brief The score of a match, for A. */
typedef struct {
  QdrTally tally;       /**< wins, losses and draws of A */
  QdrEffort efforts[2]; /**< of A and B */
  char *forfeits[2];    /**< (nullable): the last failures of A and B */
} QdrMatchScore;

/** @brief Releases the contents of a score. */
void qdr_match_score_clear (QdrMatchScore *self);

/** @brief Returns the set-up for a journal. @return (transfer full) */
char *qdr_match_format_setup (const QdrMatch *self);

/**
 * @brief Plays a match; blocks.
 *
 * With a test, games count up to the first pair, in order, that decides the match, so that the
 * result does not depend on the number of jobs. If the match is interrupted, all finished games
 * count.
 *
 * @param score      (out): free with qdr_match_score_clear() also on error
 * @param func       called as each game ends, even if it does not count; may stop the match
 * @param user_data  data for @p func
 * @param error      as for qdr_game_runner_run()
 */
gboolean qdr_match_play (const QdrMatch *self,
                         QdrMatchScore *score,
                         QdrGameFunc func,
                         gpointer user_data,
                         GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchScore, qdr_match_score_clear)

G_END_DECLS
