/*
 * Settings, opponents and games for tests of sessions and of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"
#include "test.h"
#include "waiting.h"

/** @brief Resets all settings and loads the opponents; a set-up function. */
void fixture_load (void);

/** @brief Releases both, after everything pending in the main loop. */
void fixture_unload (void);

/** @brief Returns the opponents of the program. */
QdrPersonalityList *fixture_get_personalities (void);

/** @brief Returns the settings, which are in memory. */
GSettings *fixture_get_settings (void);

/**
 * @brief Makes a game before its first move.
 *
 * @param size   the side of the square board
 * @param seats  one for each player, separated by commas
 */
QdrGame *fixture_make_game (guint size, guint players, const char *seats);

/** @brief Plays moves that are separated by spaces. */
void fixture_play (QdrGame *game, const char *moves);
