/*
 * What the tests of reviews share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window-fixture.h"

#include "qdr-review.h"

#define REVIEW_START "9 9 2 1 | e1 e9 | 10 10 | - | -"

/* Anna could win at once, whereupon Ben wins. */
#define REVIEW_ALMOST_WON "9 9 2 1 | e8 a2 | 10 10 | - | -"
#define REVIEW_BLUNDER "e7 a1"

/** @brief As window_set_up(), with reviews that take the whole processor. */
void review_set_up (void);

/** @brief Goes through @p review with few nodes a move, until all of it is known. */
void review_run (QdrReview *review);

/** @brief (nullable): the row of @p list, of the worst moves, that is marked as the one shown. */
GtkListBoxRow *review_find_chosen (GtkListBox *list);

/* A condition to wait for: no review of the window is running. */
gboolean review_is_done (gpointer game_window);
