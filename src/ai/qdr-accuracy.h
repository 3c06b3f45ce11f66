/*
 * How close the moves of a player come to the best ones, as a percentage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief In qdr_accuracy_of_player(): a move of somebody else, or none to be judged. */
#define QDR_ACCURACY_NO_LOSS (-1.0)

/**
 * @brief Returns the accuracy of one move, by the win probability that was lost with it.
 *
 * The curve of Lichess (https://lichess.org/page/accuracy).
 *
 * @param loss  0..1
 * @return per cent: 100 where nothing was lost; 0 from about 0.8 on
 */
double qdr_accuracy_of_move (double loss);

/**
 * @brief Returns the accuracy of a player over a game.
 *
 * As Lichess does (modules/analyse/src/main/AccuracyPercent.scala): the mean of two means over the
 * accuracies of the moves. In one a move counts the more, the more the win probability moves
 * around it, so that moves of a game that is decided count for little; the other is the harmonic
 * mean, which single bad moves pull down.
 *
 * @param probabilities  of the player to win, 0..1: one for each position, n_moves + 1
 * @param losses         what was lost with each move, 0..1, or QDR_ACCURACY_NO_LOSS; n_moves, with
 *                       at least one loss among them
 * @param n_moves        of all players
 * @return per cent
 */
double qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves);

G_END_DECLS
