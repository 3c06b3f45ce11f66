/*
 * Searches that compare one move with all others, with the same result on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief The table size of the engine, in MiB, on which the result depends. */
#define QDR_PUZZLE_TABLE_MIB 8

/** @brief The results of a search by depth. */
typedef struct {
  guint depth;                       /**< plies completed */
  QdrMove moves[QDR_MAX_DEPTH + 1];  /**< best move, by depth from 1 */
  double chances[QDR_MAX_DEPTH + 1]; /**< its winning chances for the player to move, 0..1 */
} QdrPuzzleSearch;

/**
 * @brief Searches a position on one thread, with an empty table and at full strength.
 *
 * @param engine    with a table of QDR_PUZZLE_TABLE_MIB
 * @param position  of two players, not won, with at least two legal moves
 * @param left_out  a move that is not searched, or QDR_MOVE_NONE
 * @param depth     maximum depth; an earlier proof holds for all depths
 * @param nodes     maximum number of nodes, 0 for no limit
 * @param search    (out): the results
 */
void qdr_puzzle_search (QdrEngine *engine,
                        const QdrPosition *position,
                        QdrMove left_out,
                        guint depth,
                        guint64 nodes,
                        QdrPuzzleSearch *search);

G_END_DECLS
