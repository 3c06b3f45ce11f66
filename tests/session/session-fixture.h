/*
 * What the tests of sessions share, and of the window that shows one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"
#include "test.h"
#include "waiting.h"

/** @brief Forgets all settings, and loads the opponents. For setup functions. */
void fixture_load (void);

/** @brief Lets go of both, with all that is still to happen in the main loop. */
void fixture_unload (void);

/** @brief The opponents of the program. */
QdrPersonalityList *fixture_get_personalities (void);

/** @brief The settings, which live in memory. */
GSettings *fixture_get_settings (void);

/**
 * @brief A game before its first move.
 *
 * @param size     of the square board
 * @param players  2 or 4
 * @param seats    one for each player, separated by commas
 */
QdrGame *fixture_make_game (guint size, guint players, const char *seats);

/** @brief Plays moves that are separated by spaces. */
void fixture_play (QdrGame *game, const char *moves);
