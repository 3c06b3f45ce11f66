/*
 * Pruning and reduction of the moves that come late in the order, in games of two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-picker.h"

G_BEGIN_DECLS

/** @brief What the pruning and the reduction of a move depend on. */
typedef struct {
  int depth;             /**< plies left at the node, at least 1 */
  guint n_before;        /**< moves of the node searched before it */
  QdrPick pick;          /**< where the move comes from */
  int history;           /**< its score in the move history */
  gboolean is_pv;        /**< the node is on the principal variation */
  gboolean is_improving; /**< the mover stands better than at its last turn */
} QdrLateMove;

/**
 * @brief Whether this move and those after it are not worth searching.
 *
 * Steps along a shortest path and walls across all shortest paths of the opponent are always
 * searched; other walls, and steps that lead elsewhere, may be left out.
 */
gboolean qdr_late_move_is_pruned (const QdrLateMove *self);

/**
 * @brief By how many plies the search of a move is reduced, 0..depth - 1.
 *
 * A reduced move that turns out well must be searched again.
 */
int qdr_late_move_reduction (const QdrLateMove *self);

G_END_DECLS
