/*
 * What is known of the positions of a game, one after the other, and of the moves between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-review.h"

G_BEGIN_DECLS

/** @brief Win probabilities by ply, and the verdict on the move that led to each position. */
typedef struct _QdrEvaluationSeries QdrEvaluationSeries;

/** @brief (transfer full): a series without positions. */
QdrEvaluationSeries *qdr_evaluation_series_new (void);

/** @brief Frees @p self. */
void qdr_evaluation_series_free (QdrEvaluationSeries *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrEvaluationSeries, qdr_evaluation_series_free)

/**
 * @brief Makes room for other positions behind the first ones; nothing is known of them.
 *
 * @param n_kept       so many stay as they are, if there are so many
 * @param n_positions  how many there are then
 */
void qdr_evaluation_series_resize (QdrEvaluationSeries *self, guint n_kept, guint n_positions);

/** @brief How many positions there are. */
guint qdr_evaluation_series_get_length (const QdrEvaluationSeries *self);

/**
 * @brief Sets the win probabilities in a position.
 *
 * @param ply            below the length
 * @param probabilities  one for each player
 */
void qdr_evaluation_series_set_probabilities (QdrEvaluationSeries *self,
                                              guint ply,
                                              const QdrWinProbabilities *probabilities);

/**
 * @brief Sets the verdict on the move that led to a position.
 *
 * @param ply      1 or more, and below the length
 * @param verdict  what the move was
 */
void qdr_evaluation_series_set_verdict (QdrEvaluationSeries *self, guint ply, QdrVerdict verdict);

/**
 * @brief Finds the mean of some positions, as far as they are known.
 *
 * @param first          the first of them
 * @param end            the one behind the last
 * @param probabilities  (out): one for each player
 * @return whether any of them is known
 */
gboolean qdr_evaluation_series_get_mean (const QdrEvaluationSeries *self,
                                         guint first,
                                         guint end,
                                         QdrWinProbabilities *probabilities);

/**
 * @brief Finds the worst of the moves that led to some positions, the first of several as bad.
 *
 * @param first  the first position
 * @param end    the one behind the last
 * @param ply    (out): the position after that move; not set with QDR_VERDICT_NONE
 * @return what the move was
 */
QdrVerdict qdr_evaluation_series_find_worst (const QdrEvaluationSeries *self,
                                             guint first,
                                             guint end,
                                             guint *ply);

G_END_DECLS
