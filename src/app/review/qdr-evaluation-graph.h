/*
 * A graph of the win probabilities over a game, in which the user can go to a position. It is
 * separate from qdr-review-panel because it is tested without a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_EVALUATION_GRAPH (qdr_evaluation_graph_get_type ())
G_DECLARE_FINAL_TYPE (QdrEvaluationGraph, qdr_evaluation_graph, QDR, EVALUATION_GRAPH, GtkWidget)

/*
 * A column of the graph shows the win probabilities in one position. Several positions share a
 * column if there are not enough pixels. A vertical line marks the current position, and marks
 * below the columns show mistakes and blunders.
 *
 * A click, a drag, the arrow keys, Home and End go to a position.
 */

/** @brief Shows @p game without evaluations. @param game (nullable): referenced */
void qdr_evaluation_graph_set_game (QdrEvaluationGraph *self, QdrGame *game);

/** @brief Removes all win probabilities and verdicts. */
void qdr_evaluation_graph_clear (QdrEvaluationGraph *self);

/**
 * @brief Shows the win probabilities in the position after @p ply moves, until one of these moves
 *        changes.
 *
 * @param ply            0..the number of moves of the game
 * @param probabilities  one for each player
 */
void qdr_evaluation_graph_set_probabilities (QdrEvaluationGraph *self,
                                             guint ply,
                                             const QdrWinProbabilities *probabilities);

/**
 * @brief Marks a move if it was a mistake or a blunder.
 *
 * @param index  0..the number of moves of the game - 1
 */
void qdr_evaluation_graph_set_verdict (QdrEvaluationGraph *self, guint index, QdrVerdict verdict);

/**
 * @brief The data of the graph: for each position, the win probabilities in it, and the verdict on
 *        the move that led to it. Apart from the graph, only tests use this type.
 */
typedef struct _QdrEvaluationSeries QdrEvaluationSeries;

/** @brief Returns (transfer full): a series without positions. */
QdrEvaluationSeries *qdr_evaluation_series_new (void);

/** @brief Frees @p self. */
void qdr_evaluation_series_free (QdrEvaluationSeries *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrEvaluationSeries, qdr_evaluation_series_free)

/**
 * @brief Resizes the series to @p n_positions. The first @p n_kept evaluations are preserved; all
 *        others become unknown.
 */
void qdr_evaluation_series_resize (QdrEvaluationSeries *self, guint n_kept, guint n_positions);

/** @brief Returns the number of positions. */
guint qdr_evaluation_series_get_length (const QdrEvaluationSeries *self);

/**
 * @brief Sets the win probabilities in a position.
 *
 * @param ply            less than the length
 * @param probabilities  one for each player
 */
void qdr_evaluation_series_set_probabilities (QdrEvaluationSeries *self,
                                              guint ply,
                                              const QdrWinProbabilities *probabilities);

/**
 * @brief Sets the verdict on the move that led to a position.
 *
 * @param ply  1 or more, and less than the length
 */
void qdr_evaluation_series_set_verdict (QdrEvaluationSeries *self, guint ply, QdrVerdict verdict);

/**
 * @brief Calculates the mean of the known probabilities in the positions from @p first to @p end -
 *        1.
 *
 * @param probabilities  (out): one for each player; 0 if none is known
 * @return whether the probabilities are known in any of the positions
 */
gboolean qdr_evaluation_series_get_mean_probabilities (const QdrEvaluationSeries *self,
                                                       guint first,
                                                       guint end,
                                                       QdrWinProbabilities *probabilities);

/**
 * @brief Returns the verdict on the worst of the moves that led to the positions from @p first to
 *        @p end - 1.
 *
 * @param ply  (out): the position after the first move with that verdict; not set if the result is
 *             QDR_VERDICT_NONE
 */
QdrVerdict qdr_evaluation_series_find_worst_verdict (const QdrEvaluationSeries *self,
                                                     guint first,
                                                     guint end,
                                                     guint *ply);

G_END_DECLS
