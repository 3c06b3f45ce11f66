/*
 * Certificates: proofs that a player runs home first, whatever walls the opponent still places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Looks for a proof that @p player wins by moving its pawn alone.
 *
 * Sound, not complete: a proof found is one, but many wins have none. Where the opponent is out of
 * walls qdr_race_solve() knows more. What has happened in the game before is not known here: a
 * position of the winning line that has occurred twice already would be a draw.
 *
 * @param position   a position of two players, without a winner
 * @param player     0 or 1, the one to win; to move or not
 * @param distances  of both players, by qdr_position_distance()
 * @param max_bumps  the most walls met one after another that the proof takes one by one; more than
 *                   the opponent has make no difference
 * @return in how many plies at most @p player wins, or 0 if no proof was found
 */
guint qdr_certificate_find (const QdrPosition *position,
                            guint player,
                            const guint distances[2],
                            guint max_bumps);

G_END_DECLS
