/*
 * Logistic regression of results on sums of weights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-evaluation.h"

G_BEGIN_DECLS

/** @brief The most weights of a position on 9 x 9 with all twenty walls on the board: one for the
 *         race, and for either side ten and the walls. */
#define QDR_SAMPLE_MAX_TERMS (1 + 2 * (10 + 20))

/** @brief A position to learn from. */
typedef struct {
  guint8 n_plus;  /**< weights that speak for the player to move */
  guint8 n_terms; /**< these, and those after them that speak against it */
  guint8 result;  /**< of the game for the player to move: 0, 1 (a draw) or 2 */
  guint16 terms[QDR_SAMPLE_MAX_TERMS];
} QdrSample;

/** @brief The result of a fit. */
typedef struct {
  double scale;       /**< logits for a centi-step */
  double loss_before; /**< mean logarithmic loss of the prior, over samples not learned from */
  double loss_after;  /**< the same of the fitted weights */
} QdrFit;

/**
 * @brief Finds the weights that predict the results best.
 *
 * The loss is that of logistic regression, the sum of the weights times the scale being the
 * logarithm of the odds. A quadratic penalty draws each weight towards the one it starts from, so
 * that weights of rare positions keep sensible values. Solved by gradient descent with the step
 * sizes of Adam (Kingma and Ba, 2015) over all samples at once, which is deterministic.
 *
 * @param samples  every tenth is kept for measuring the loss
 * @param weights  (inout): the prior in, the fitted weights out, centi-steps
 * @param rounds   steps of descent
 */
QdrFit qdr_logistic_fit (const QdrSample *samples,
                         gsize n_samples,
                         double weights[QDR_WEIGHTS],
                         guint rounds);

G_END_DECLS
