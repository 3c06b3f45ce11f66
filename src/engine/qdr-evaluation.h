/*
 * What a position of two players is worth, without looking ahead.
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
  guint reach;     /**< squares that the pawn can be on after at most six steps */
  guint dead_ends; /**< those among them with at most one open side */
} QdrMobility;

/**
 * @brief Finds the mobility of the pawn of @p player; other pawns do not count.
 *
 * @param position  any position
 * @param player    0..players - 1, in play
 */
QdrMobility qdr_mobility_find (const QdrPosition *position, guint player);

/** @brief The most terms: a wall on every corner of the largest board, and eight others. */
#define QDR_SIDE_MAX_TERMS (8 + 18 * 18)

/** @brief The weights that make up the evaluation of a side: in each term, one for each threat. */
typedef struct {
  guint count;                       /**< how many there are */
  guint16 first[QDR_SIDE_MAX_TERMS]; /**< number of the weight for threat 0 */
} QdrSideTerms;

/** @brief Centi-steps, by what the opponent can do. */
typedef struct {
  gint16 score[QDR_THREATS]; /**< by the threat that the opponent is */
} QdrSideEvaluation;

/**
 * @brief The threat that an opponent with so many walls in hand is, 0..QDR_THREATS - 1.
 *
 * @param stock  walls in hand of the opponent
 */
guint qdr_side_evaluation_threat (guint stock);

/**
 * @brief Finds which weights make up the evaluation of the side of @p player.
 *
 * @param position      of two players, on a board of at most 9 x 9
 * @param player        0 or 1
 * @param player_paths  of the player
 * @param terms         (out)
 */
void qdr_side_evaluation_find_terms (const QdrPosition *position,
                                     guint player,
                                     const QdrPlayerPaths *player_paths,
                                     QdrSideTerms *terms);

/** @brief Evaluations of sides found before. */
typedef struct QdrSideEvaluationCache QdrSideEvaluationCache;

/** @brief Makes an empty cache. Free with qdr_side_evaluation_cache_free(). */
QdrSideEvaluationCache *qdr_side_evaluation_cache_new (void);

/** @brief Frees a cache. */
void qdr_side_evaluation_cache_free (QdrSideEvaluationCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSideEvaluationCache, qdr_side_evaluation_cache_free)

/**
 * @brief The evaluation of the side of @p player: the sum of its terms, from the cache if it is
 *        there.
 *
 * @param cache         looked up, and filled
 * @param position      of two players, on a board of at most 9 x 9
 * @param player        0 or 1
 * @param player_paths  of the player
 */
QdrSideEvaluation qdr_side_evaluation_find (QdrSideEvaluationCache *cache,
                                            const QdrPosition *position,
                                            guint player,
                                            const QdrPlayerPaths *player_paths);

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

/**
 * @brief Evaluates a position in which the game goes on, for one of its players.
 *
 * The scores of the players do not add up to zero: each tells the prospects of one player alone.
 *
 * @param position  a position without a winner
 * @param paths     its shortest paths
 * @param style     the style to evaluate by
 * @param player    0..3, in play: from whose side the score is
 * @return centi-steps, always short of QDR_SCORE_PROVED
 */
QdrScore qdr_multi_evaluate (const QdrPosition *position,
                             const QdrShortestPaths *paths,
                             const QdrStyle *style,
                             guint player);

G_END_DECLS
