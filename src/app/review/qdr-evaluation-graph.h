/*
 * The win probabilities of the players over a game, to look at and to go through it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"
#include "qdr-move-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_EVALUATION_GRAPH (qdr_evaluation_graph_get_type ())
G_DECLARE_FINAL_TYPE (QdrEvaluationGraph, qdr_evaluation_graph, QDR, EVALUATION_GRAPH, GtkWidget)

/*
 * Every position of the game has a column, which the players share by their win probabilities: the
 * first one from below. Where there are more positions than pixels, several share a column. A line
 * marks the present position; below the columns there are marks for moves that were mistakes, in
 * the colour of the player.
 *
 * Time goes in the direction of reading. A click, a drag, the arrow keys, Home and End step through
 * the game.
 */

/** @brief Shows @p game, of which nothing is known at first. @param game  (nullable): referenced */
void qdr_evaluation_graph_set_game (QdrEvaluationGraph *self, QdrGame *game);

/** @brief Forgets all win probabilities and verdicts. */
void qdr_evaluation_graph_clear (QdrEvaluationGraph *self);

/**
 * @brief Shows the win probabilities after @p ply moves. They go when moves before them change.
 *
 * @param ply            0..the number of moves written
 * @param probabilities  one for each player
 */
void qdr_evaluation_graph_set_probabilities (QdrEvaluationGraph *self,
                                             guint ply,
                                             const QdrWinProbabilities *probabilities);

/**
 * @brief Marks a move, if it was a mistake or worse.
 *
 * @param index    0..the number of moves written - 1
 * @param verdict  what the move was
 */
void qdr_evaluation_graph_set_verdict (QdrEvaluationGraph *self, guint index, QdrVerdict verdict);

G_END_DECLS
