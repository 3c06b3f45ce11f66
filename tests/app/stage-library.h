/*
 * A library of games for the application in the process of a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * @brief Makes the library for the next start of the application.
 *
 * @param n_games  the number of games: different ones, and then copies of them on other days
 */
void stage_make_library (guint n_games);

/**
 * @brief Makes a library for ratings and statistics: games of Anna and of personalities over some
 *        months.
 */
void stage_make_rated_library (guint n_games);
