/*
 * What the tests of reviews share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "qdr-review.h"

#define REVIEW_START "9 9 2 1 | e1 e9 | 10 10 | - | -"

/* Anna could win at once, whereupon Ben wins. */
#define REVIEW_ALMOST_WON "9 9 2 1 | e8 a2 | 10 10 | - | -"
#define REVIEW_BLUNDER "e7 a1"

/** @brief Starts all, with a window that reviews quickly. @return (transfer none): as by
 *         fixture_open_window() */
QdrWindow *review_open_window (void);

/** @brief Goes through @p review with few nodes a move, until all of it is known. */
void review_run (QdrReview *review);

/* A condition to wait for: no review of the window is running. */
gboolean review_is_done (gpointer window);
