/*
 * The sequential probability ratio test: stops a match as soon as it decides between two
 * hypotheses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-elo.h"

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

G_END_DECLS
