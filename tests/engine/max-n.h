/*
 * The slow oracle of the search for more than two players: every move, no pruning, no memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/* Returns the score of @position for the player to move, if each player plays for itself. */
QdrScore max_n (const QdrPosition *position, const QdrStyle *style, int depth);

G_END_DECLS
