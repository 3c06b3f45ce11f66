/*
 * Random games for tests and benchmarks of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

/** @brief The number of people; a fifth of the players are personalities. */
#define N_RANDOM_PEOPLE 40

/**
 * @brief Makes a game, mostly along shortest paths with walls in between.
 *
 * Most games are finished, two of three are on 9×9, some have four players or clocks.
 *
 * @param number  the number of the game, from which its date and players follow
 * @return (transfer full)
 */
QdrGame *make_random_game (GRand *random, guint number);

/**
 * @brief Makes a finished game of two on 9×9 with random steps and walls.
 *
 * @param number   the number of the game, from which its date follows
 * @param n_plies  the ply of the resignation; few games end before
 * @return (transfer full)
 */
QdrGame *make_long_random_game (GRand *random, guint number, guint n_plies);

/** @brief Returns the number of steps and walls in a game. */
guint count_plies (QdrGame *game);
