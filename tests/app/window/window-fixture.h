/*
 * The fixture of tests with a game window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

/** @brief The window, from window_set_up() to window_tear_down(). */
extern QdrWindow *window;

#define WINDOW_FIXTURE .set_up = window_set_up, .tear_down = window_tear_down

/** @brief Opens a window with the sidebar. */
void window_set_up (void);

/** @brief Closes the window, which must be finalized, and releases everything else. */
void window_tear_down (void);

/** @brief Returns whether the window has this width, GINT_TO_POINTER(); logical pixels. */
gboolean window_is_as_wide (gpointer width);
