/*
 * How much less is searched of moves that come late in the order, in games of four players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-picker.h"

G_BEGIN_DECLS

/**
 * @brief Whether the moves from here on are not worth searching.
 *
 * @param pick      where the next move comes from
 * @param depth     plies left, at least 1
 * @param n_before  moves of the node searched before it
 */
gboolean qdr_multi_late_move_is_pruned (QdrPick pick, int depth, guint n_before);

/**
 * @brief By how many plies a move is searched less than the first ones, 0..depth - 1.
 *
 * A reduced move that turns out well must be searched again.
 */
int qdr_multi_late_move_reduction (QdrPick pick, int depth, guint n_before);

G_END_DECLS
