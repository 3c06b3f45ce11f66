/*
 * Searches that tell how much better one move is than all others, the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief The size of the table of such an engine, MiB: what is found depends on it. */
#define QDR_PUZZLE_TABLE_MIB 8

/** @brief What a search has found, depth by depth. */
typedef struct {
  guint depth;                       /**< plies completed */
  QdrMove moves[QDR_MAX_DEPTH + 1];  /**< the best, by depth from 1 on */
  double chances[QDR_MAX_DEPTH + 1]; /**< of the player to move to win with it, 0..1 */
} QdrPuzzleSearch;

/**
 * @brief Searches a position on one thread, by an empty table and at full strength.
 *
 * @param engine    with a table of QDR_PUZZLE_TABLE_MIB
 * @param position  of two players, with at least two legal moves, and not won
 * @param left_out  a move that is not searched, or QDR_MOVE_NONE
 * @param depth     plies, at most; what is proved before holds for all of them
 * @param nodes     positions, at most; 0 is no limit
 * @param search    (out): what has been found
 */
void qdr_puzzle_search (QdrEngine *engine,
                        const QdrPosition *position,
                        QdrMove left_out,
                        guint depth,
                        guint64 nodes,
                        QdrPuzzleSearch *search);

G_END_DECLS
