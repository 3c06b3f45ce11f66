/*
 * Games of any number for tests and benchmarks of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

/** @brief How many people there are; a fifth of the players are personalities. */
#define N_RANDOM_PEOPLE 40

/**
 * @brief Plays a game: mostly along shortest paths, with walls in between.
 *
 * @param random   what comes by chance
 * @param number   of the game: its date and players follow from it as well
 * @return (transfer full): mostly over, on 9×9 in two of three cases, sometimes with four players
 *         or with clocks
 */
QdrGame *make_random_game (GRand *random, guint number);

/**
 * @brief Plays a game of two on 9×9 by any steps, with walls in between.
 *
 * @param random   what comes by chance
 * @param number   of the game: its date follows from it
 * @param n_plies  with which it is given up; few end before
 * @return (transfer full): over
 */
QdrGame *make_long_random_game (GRand *random, guint number, guint n_plies);
