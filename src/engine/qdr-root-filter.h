/*
 * The filter of root moves: leaves out the moves that not even a beginner would play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-style.h"

G_BEGIN_DECLS

/**
 * @brief Takes the moves that no beginner would play out of those of the root.
 *
 * Of any style but full strength there remain the steps that shorten the player's way – the least
 * bad where there is none – and the walls that hinder it no more than the others. Who errs in
 * judging positions, overlooks walls or mimics others, moreover, places no wall that hinders nobody
 * yet, unless it has a taste for it: for early walls, or for copies. So nobody steps to and fro or
 * walls itself in. Full strength keeps all moves, and so does a player who would have none left.
 *
 * @param style     of the player to move
 * @param position  in which the moves would be played
 * @param last      what a player who mimics others would copy
 * @param moves     legal moves; their order is kept
 */
void qdr_root_filter_apply (const QdrStyle *style,
                            const QdrPosition *position,
                            const QdrLastMove *last,
                            QdrMoveList *moves);

G_END_DECLS
