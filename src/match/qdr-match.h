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

/** @brief The probability that a sequential test accepts the wrong one of its two hypotheses. */
#define QDR_SPRT_RISK 0.05

/** @brief A sequential probability ratio test: its two hypotheses about the strength of A. */
typedef struct {
  double elo0; /**< the Elo difference of A to B under the hypothesis H0 */
  double elo1; /**< the Elo difference of A to B under the hypothesis H1; higher than elo0 */
} QdrSprt;

/** @brief The decision of a sequential test. */
typedef enum {
  QDR_SPRT_UNDECIDED, /**< more games are needed */
  QDR_SPRT_ACCEPT_H0, /**< H0 is accepted */
  QDR_SPRT_ACCEPT_H1, /**< H1 is accepted */
} QdrSprtDecision;

/**
 * @brief Returns the bound for the log-likelihood ratio. The test accepts H1 if the ratio is at
 *        least the bound, and H0 if it is at most minus the bound.
 */
double qdr_sprt_get_acceptance_bound (void);

/**
 * @brief Returns the generalised log-likelihood ratio of H1 to H0, given the complete pairs of a
 *        tally.
 *
 * A hypothesis determines the expected points of a pair. Its likelihood is the highest likelihood
 * of all distributions of the five outcomes of a pair with these expected points. M. Van den Bergh,
 * "A practical introduction to the GSPRT", 2019.
 */
double qdr_sprt_get_log_likelihood_ratio (const QdrSprt *self, const QdrTally *tally);

/** @brief Returns the decision of the test after the games in @p tally. */
QdrSprtDecision qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally);

/** @brief The settings of a match. */
typedef struct {
  QdrConditions conditions; /**< the conditions, with two contestants: 0 is A, 1 is B */
  /** the maximum number of games; games 2k and 2k + 1 are a pair, and A begins game 2k */
  guint n_games;
  const QdrSprt *sprt; /**< (nullable): the sequential test that may stop the match early */
} QdrMatch;

/** @brief The result of a match. */
typedef struct {
  QdrTally tally;            /**< the wins, losses and draws of A */
  QdrPlayerTotals totals[2]; /**< the totals of A and B */
  char *failures[2];         /**< the last failures of A and B as sentences, or NULL */
} QdrMatchResult;

/** @brief Releases the contents of a result. */
void qdr_match_result_clear (QdrMatchResult *self);

/** @brief Returns the set-up of a journal for the match, as text. @return (transfer full) */
char *qdr_match_format_setup (const QdrMatch *self);

/**
 * @brief Plays a match. The call blocks until its end.
 *
 * Games are counted in the order of their numbers, so that the result does not depend on the number
 * of jobs. A sequential test ends the match after the first pair that leads to a decision. Later
 * games do not count. If the match is interrupted before a decision, all finished games count.
 *
 * @param result     (out): free with qdr_match_result_clear() also on error
 * @param func       the function to call as each game ends, even if it does not count
 * @param user_data  data for @p func
 * @param error      as for qdr_game_runner_play_schedule()
 */
gboolean qdr_match_play (const QdrMatch *self,
                         QdrMatchResult *result,
                         QdrGameFunc func,
                         gpointer user_data,
                         GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchResult, qdr_match_result_clear)

G_END_DECLS
