/*
 * A library with games for tests of its windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"
#include "qdr-library-worker.h"

/** @brief Makes an empty library; a set-up function, after fixture_set_up(). */
void library_set_up (void);

/** @brief Releases the library, which must be finalized. */
void library_tear_down (void);

/** @brief Returns the library (transfer none). */
QdrLibraryWorker *library_get (void);

/**
 * @brief Adds a game on 5 × 5.
 *
 * @param first   the name of the first person
 * @param second  the name of the second person
 * @param moves   separated by spaces
 */
void library_add (const char *first, const char *second, const char *date, const char *moves);

/** @brief Adds a saved game. */
void library_add_text (const char *text);

/** @brief Adds @p n games of Anna and Ben. */
void library_add_many (guint n);

/** @brief Adds twenty games of Ben against Novice, after which the rating is not provisional. */
void library_add_rated_games (void);

/** @brief Fills the library and damages most of its file, for its next use. */
void library_damage (void);

/** @brief Puts a folder in place of the file before it is opened, or removes it. */
void library_set_blocked (gboolean is_blocked);

/** @brief Forbids or allows writing. */
void library_set_read_only (gboolean is_read_only);

/** @brief Makes each addition of a game fail in the middle of its transaction. */
void library_refuse_games (void);

/** @brief Returns the number of games. */
guint library_count (void);
