/*
 * A library with games for tests of what shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"
#include "qdr-library-worker.h"

/** @brief Makes an empty library. For setup functions, after the display is there. */
void library_set_up (void);

/** @brief Lets go of it, which must be finalized by that. */
void library_tear_down (void);

/** @brief (transfer none): the library. */
QdrLibraryWorker *library_get (void);

/**
 * @brief Adds a game on 5 × 5.
 *
 * @param first   a person's name
 * @param second  likewise
 * @param date    of the game
 * @param moves   separated by spaces
 */
void library_add (const char *first, const char *second, const char *date, const char *moves);

/** @brief Adds a saved game. */
void library_add_text (const char *text);

/** @brief Adds so many games of Anna and Ben. */
void library_add_many (guint n);

/** @brief Fills it, and spoils most of its file; that shows when it is used next. */
void library_damage (void);

/** @brief Puts a folder where its file should be, before it is opened, or takes it away. */
void library_set_blocked (gboolean is_blocked);

/** @brief Lets nothing be written, or lets it again. */
void library_set_read_only (gboolean is_read_only);

/** @brief Returns how many games are in it. */
guint library_count (void);
