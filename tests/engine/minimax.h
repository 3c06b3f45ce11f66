/*
 * The slow oracle of the search for two players: plain minimax, every move, no pruning, no memory;
 * and random positions of any number of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/* Returns the score of @position for the player to move. */
QdrScore minimax (const QdrPosition *position, const QdrStyle *style, int depth);

/* Returns the score for @player of a position @ply plies below the root. */
QdrScore
minimax_for (const QdrPosition *position, const QdrStyle *style, guint player, int depth, int ply);

/* Returns an unfinished position after at most @plies random moves. Every player has @stock walls
 * at the start. The same @rand gives the same position. */
QdrPosition
random_position (GRand *rand, guint width, guint height, guint players, guint stock, guint plies);

/* A request without any limit. */
QdrSearchRequest request_for (const QdrPosition *position);

G_END_DECLS
