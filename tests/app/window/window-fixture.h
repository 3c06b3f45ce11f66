/*
 * What the tests of the window begin and end with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

/** @brief The window that is tested, from window_set_up() to window_tear_down(). */
extern QdrWindow *window;

/* The fixture of tests with a window that is shown. */
#define WINDOW_FIXTURE .set_up = window_set_up, .tear_down = window_tear_down

void window_set_up (void);

/** @brief Closes the window, which must be finalized by that, and lets go of everything else. */
void window_tear_down (void);
