/*
 * The evaluation of the side of one player: what the walls on the board mean for its race.
 *
 * It depends on the walls and on the player's own pawn alone, so it is found once for many
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-evaluation-weights.h"
#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

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

G_END_DECLS
