/*
 * The static evaluation of positions.
 *
 * For two players on small boards, it adds up weights for the race and for each side. Otherwise it
 * is a formula of distances and stocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-evaluation-weights.h"
#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

/** @brief The mobility of a pawn. */
typedef struct {
  guint reach;     /**< number of squares within six steps of the pawn */
  guint dead_ends; /**< number of these squares that have at most one open side */
} QdrMobility;

/**
 * @brief Finds the mobility of the pawn of @p player, ignoring other pawns.
 *
 * @param player  0..players - 1, in play
 */
QdrMobility qdr_mobility_find (const QdrPosition *position, guint player);

/**
 * @brief Maximum number of terms of a side: one for a wall on every corner of the largest board,
 *        and eight others.
 */
#define QDR_SIDE_MAX_TERMS (8 + 18 * 18)

/**
 * @brief The terms of the evaluation of a side: the effects of the walls on the race of its player.
 *        They depend only on the walls and on this player's pawn, so many positions have the same
 *        terms. Each term has a weight for each threat class.
 */
typedef struct {
  guint count;                       /**< number of terms */
  guint16 first[QDR_SIDE_MAX_TERMS]; /**< for each term, the index of its weight for threat class
                                          0 */
} QdrSideTerms;

/** @brief The evaluation of a side in centi-steps. */
typedef struct {
  gint16 score[QDR_THREAT_CLASSES]; /**< scores by the threat class of the opponent's stock */
} QdrSideEvaluation;

/**
 * @brief Returns the threat class of an opponent's stock, 0..QDR_THREAT_CLASSES - 1: the higher the
 *        class, the more harm the stock can do.
 *
 * @param stock  walls that the opponent has in hand
 */
guint qdr_threat_class_of_stock (guint stock);

/**
 * @brief Finds the terms of the evaluation of a side.
 *
 * @param position      of two players, on a board of at most 9 x 9
 * @param player        0 or 1
 * @param player_paths  shortest paths of the player
 * @param terms         (out): the terms
 */
void qdr_side_evaluation_find_terms (const QdrPosition *position,
                                     guint player,
                                     const QdrPlayerPaths *player_paths,
                                     QdrSideTerms *terms);

/** @brief A cache of evaluations of sides. */
typedef struct QdrSideEvaluationCache QdrSideEvaluationCache;

/** @brief Creates an empty cache. Free with qdr_side_evaluation_cache_free(). */
QdrSideEvaluationCache *qdr_side_evaluation_cache_new (void);

/** @brief Frees a cache. */
void qdr_side_evaluation_cache_free (QdrSideEvaluationCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSideEvaluationCache, qdr_side_evaluation_cache_free)

/**
 * @brief Evaluates a side, using the cache.
 *
 * @param cache         cache to read and fill
 * @param position      of two players, on a board of at most 9 x 9
 * @param player        0 or 1
 * @param player_paths  shortest paths of the player
 */
QdrSideEvaluation qdr_side_evaluation_find (QdrSideEvaluationCache *cache,
                                            const QdrPosition *position,
                                            guint player,
                                            const QdrPlayerPaths *player_paths);

/**
 * @brief Returns whether there are no weights for @p board, because it has more than 9 rows or
 *        columns. Then its positions are evaluated only by the lead in the race, the walls in hand
 *        and the player to move.
 */
static inline gboolean
qdr_evaluation_has_no_weights (const QdrBoard *board)
{
  return MAX (board->width, board->height) > 9;
}

/** @brief Number of weights for each side besides the evaluation of the side. */
#define QDR_WEIGHTS_PER_SIDE 2

/**
 * @brief The terms of the score of a position.
 *
 * The score for the player to move is the weight of the race, plus the weights and the evaluation
 * of its own side [0], minus those of the other side [1].
 */
typedef struct {
  guint16 race;                          /**< index of the weight of the race */
  guint16 side[2][QDR_WEIGHTS_PER_SIDE]; /**< indexes of the weights of each side */
  guint threat[2];                       /**< for each side, the threat class of the opponent's
                                              stock */
} QdrEvaluationTerms;

/**
 * @brief Finds the terms of the score of a position.
 *
 * @param position  of two players, without a winner, on a board of at most 9 x 9
 * @param paths     shortest paths of @p position
 */
QdrEvaluationTerms
qdr_evaluation_find_terms (const QdrPosition *position, const QdrShortestPaths *paths);

/**
 * @brief Evaluates a position of two players.
 *
 * @param position          without a winner
 * @param paths             shortest paths of @p position
 * @param side_evaluations  cache of evaluations of sides, to read and fill
 * @param style             style of @p player
 * @param player            0 or 1, the player for whom the score is
 * @return centi-steps, less than QDR_SCORE_PROVED in absolute value
 */
QdrScore qdr_evaluate_two_player_position (const QdrPosition *position,
                                           const QdrShortestPaths *paths,
                                           QdrSideEvaluationCache *side_evaluations,
                                           const QdrStyle *style,
                                           guint player);

/**
 * @brief Evaluates a position of any number of players for one of them.
 *
 * The scores of the players do not add up to zero.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param style     style of @p player
 * @param player    the player for whom the score is, 0..3, in play
 * @return centi-steps, less than QDR_SCORE_PROVED in absolute value
 */
QdrScore qdr_evaluate_multiplayer_position (const QdrPosition *position,
                                            const QdrShortestPaths *paths,
                                            const QdrStyle *style,
                                            guint player);

G_END_DECLS
