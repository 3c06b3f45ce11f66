/*
 * A library in a folder of its own, and its games once more in a plain list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

/** @brief A game of the list. */
typedef struct {
  gint64 id;
  QdrGame *game; /**< owned */
  QdrLibrarySource source;
  gboolean is_rated; /**< as the library says */
} Kept;

extern char *library_path;
extern QdrLibrary *library;
extern GArray *model; /**< of Kept; empty at first: each test adds what it needs to both */

/** @brief Makes both; a set-up of a test. */
void set_up_library (void);

/** @brief Removes both with the folder. */
void tear_down_library (void);

/* Of add_short_game(): the first player wins, the second one does. */
#define FIRST_WINS "c2 b5 c3 a5 c4 a4 c5"
#define SECOND_WINS "b1 c4 a1 c3 a2 c2 a3 c1"

/**
 * @brief Adds a game on 5×5 to the library alone.
 *
 * @param date    of it, "2026-11-01", or with the time, "2026-11-01 18:30:05"
 * @param first   who begins: a name with a capital letter is a person's, one without is the id of a
 *                personality, which is called so; "like-me-740" is called "Like Me 740"
 * @param second  likewise
 * @param moves   with spaces between them
 */
void add_short_game (const char *date, const char *first, const char *second, const char *moves);

/** @brief Sorts the list by the dates of its games, those of a day by their numbers. */
void sort_model (void);
