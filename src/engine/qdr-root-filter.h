/*
 * The filter of root moves: leaves out the moves that not even a beginner would play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-style.h"

G_BEGIN_DECLS

/**
 * @brief Removes the moves that no beginner would play from those of the root.
 *
 * Full strength keeps all moves, and so does, of more than two players, every sound style: there
 * whoever is in front is stopped by all others, and waiting may be the best plan. Any other style
 * keeps the steps that shorten the player's path – the least bad where there is none – and the
 * walls that hinder the player no more than its opponents. A style that misjudges positions,
 * overlooks walls or mimics others also drops the walls that hinder no opponent yet, unless it
 * likes early walls, or the wall is a copy. So no player steps back and forth or walls itself in.
 * If no move would be left, all are kept.
 *
 * A player who strays in this position keeps only the steps aside, to one side, that leave its path
 * as long as it is, if there are any – but not where a player is two steps or less from its goal,
 * where the player to move is three steps or more ahead of all others, nor where no opponent has a
 * wall left to place.
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
