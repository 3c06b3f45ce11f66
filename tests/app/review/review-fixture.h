/*
 * Functions for tests of reviews.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window-fixture.h"

#include "qdr-review.h"

#define REVIEW_START "9 9 2 1 | e1 e9 | 10 10 | - | -"

/* Anna could win at once. She does not, and Ben wins. */
#define REVIEW_ALMOST_WON "9 9 2 1 | e8 a2 | 10 10 | - | -"
#define REVIEW_BLUNDER "e7 a1"

/** @brief Calls window_set_up(), and gives reviews the whole processor. */
void review_set_up (void);

/** @brief Runs @p review with few nodes a move until it is complete. */
void review_run (QdrReview *review);

/** @brief Returns the marked row in the list of the worst moves (nullable). */
GtkListBoxRow *review_find_chosen (GtkListBox *list);

/* A condition for fixture_wait(): no review runs in the window. */
gboolean review_is_done (gpointer game_window);
