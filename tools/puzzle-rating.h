/*
 * Ratings of puzzles: the strength at which half of the opponents find the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The opponents that try puzzles. */
typedef struct QdrPuzzleRater QdrPuzzleRater;

/**
 * @brief Loads the opponents. Aborts if one is missing.
 *
 * @return (transfer full): free with qdr_puzzle_rater_free()
 */
QdrPuzzleRater *qdr_puzzle_rater_new (void);

/** @brief Frees a rater. */
void qdr_puzzle_rater_free (QdrPuzzleRater *self);

/**
 * @brief Rates a puzzle. The same puzzle always has the same rating.
 *
 * @param position  of two players
 * @param move      its solution
 * @return an Elo rating on the scale of the opponents, a multiple of 10
 */
guint qdr_puzzle_rater_rate (QdrPuzzleRater *self, const QdrPosition *position, QdrMove move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPuzzleRater, qdr_puzzle_rater_free)

G_END_DECLS
