/*
 * What a position of two players is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-side-evaluation.h"

G_BEGIN_DECLS

/**
 * @brief Whether the weights are for smaller boards than @p board, whose positions are evaluated by
 *        a rule of thumb: by the lead in the race, the walls in hand and whose move it is.
 *
 * @param board  any board
 * @return whether a side of the board is longer than 9 squares
 */
static inline gboolean
qdr_evaluation_is_by_rule (const QdrBoard *board)
{
  return MAX (board->width, board->height) > 9;
}

/** @brief How many weights are looked up for each side besides the evaluation of the side. */
#define QDR_SIDE_TERMS 2

/**
 * @brief The numbers of the weights that make up the score of a position.
 *
 * The score for the player to move is the weight of the race, plus those of its own side [0] and
 * the evaluation of the side, less those of the other side [1].
 */
typedef struct {
  guint16 race;                    /**< number of the weight of the race */
  guint16 side[2][QDR_SIDE_TERMS]; /**< numbers of the weights of each side */
  guint threat[2]; /**< of the opponent of that side, which chooses the weights of the side */
} QdrEvaluationTerms;

/**
 * @brief Finds which weights make up the score of a position.
 *
 * @param position  a position of two players, without a winner, on a board of at most 9 x 9
 * @param paths     its shortest paths
 */
QdrEvaluationTerms
qdr_evaluation_find_terms (const QdrPosition *position, const QdrShortestPaths *paths);

/**
 * @brief Evaluates a position in which the game goes on.
 *
 * @param position          a position of two players, without a winner
 * @param paths             its shortest paths
 * @param side_evaluations  a cache
 * @param style             the style to evaluate by: that of @p player
 * @param player            0 or 1, from whose side the score is
 * @return centi-steps, always short of QDR_SCORE_PROVED
 */
QdrScore qdr_evaluate (const QdrPosition *position,
                       const QdrShortestPaths *paths,
                       QdrSideEvaluationCache *side_evaluations,
                       const QdrStyle *style,
                       guint player);

G_END_DECLS
