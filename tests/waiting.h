/*
 * Waiting in a test for what the main loop brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/** @brief Whether something has happened that a test waits for. */
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
