/*
 * What the tests of sessions share, and of the window that shows one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"
#include "run-suite.h"

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

typedef gboolean (*FixtureCondition) (gpointer data);

/**
 * @brief Runs the main loop until @p condition holds.
 *
 * The test fails when that takes too long, or when nothing happens any more, and says what there is
 * to see instead.
 */
#define fixture_wait(condition, data) fixture_wait_for (#condition, (condition), (data))

/** @brief What fixture_wait() calls; @p name is that of the condition. */
void fixture_wait_for (const char *name, FixtureCondition condition, gpointer data);

/** @brief Appends lines about what there is to see. */
typedef void (*FixtureDescribe) (GString *text);

/** @brief What a condition that does not come true is explained with from now on. */
void fixture_set_description (FixtureDescribe function);

/** @brief Runs the main loop until nothing is waiting in it. */
void fixture_settle (void);

/** @brief Fails the test if @p object is still alive a while after @p let_go was called with it. */
void fixture_assert_finalizes (gpointer object, void (*let_go) (gpointer));
