/*
 * Waiting for conditions in the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/** @brief Returns whether a condition holds. */
typedef gboolean (*FixtureCondition) (gpointer data);

/**
 * @brief Runs the main loop until @p condition holds.
 *
 * The test fails after a timeout, or if nothing happens any more, with a description of the state.
 */
#define fixture_wait(condition, data) fixture_wait_for (#condition, (condition), (data))

/** @brief The function behind fixture_wait(); @p name is the name of the condition. */
void fixture_wait_for (const char *name, FixtureCondition condition, gpointer data);

/** @brief Appends lines that describe the state. */
typedef void (*FixtureDescribe) (GString *text);

/** @brief Sets the description for failures of fixture_wait(). */
void fixture_set_description (FixtureDescribe function);

/** @brief Runs the main loop until nothing is waiting in it. A frame may come later. */
void fixture_settle (void);

/** @brief Calls @p let_go with @p object, and fails unless the object is finalized in time. */
void fixture_assert_finalizes (gpointer object, void (*let_go) (gpointer));
