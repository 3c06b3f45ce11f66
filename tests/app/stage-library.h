/*
 * A library of games for the application in the process of a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * @brief Makes the library that the application will find at its next start.
 *
 * @param n_games  from none to any number, different ones and then copies of them on other days
 */
void stage_make_library (guint n_games);

/**
 * @brief Makes one whose games have results that ratings and statistics can tell of: of Anna and of
 *        personalities, over some months.
 *
 * @param n_games  any number
 */
void stage_make_rated_library (guint n_games);
