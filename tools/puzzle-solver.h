/*
 * A solver for positions of two players that tries everything. It shares no code with the search of
 * the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The solution of a puzzle. */
typedef struct {
  QdrMove move; /**< the only winning move */
  guint moves;  /**< moves of the mover until it wins, with best play of both sides */
} QdrPuzzleSolution;

/**
 * @brief Proves that one move wins and every other move loses.
 *
 * @param position   of two players, not won
 * @param max_nodes  maximum number of nodes
 * @param solution   (out): set on success
 * @return FALSE if that is not true, or if the proof would need more than @p max_nodes
 */
gboolean
qdr_puzzle_solve (const QdrPosition *position, guint max_nodes, QdrPuzzleSolution *solution);

G_END_DECLS
