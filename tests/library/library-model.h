/*
 * A library in a folder of its own, with a second copy of its games in a plain list.
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
  gboolean is_rated; /**< from the library */
} ModelGame;

extern char *library_path;
extern QdrLibrary *library;
extern GArray *model; /**< of Kept; empty at first: tests add games to both */

/** @brief Makes both; a set-up function. */
void set_up_library (void);

/** Removes both and the folder. */
void tear_down_library (void);

/* Moves for add_short_game(). */
#define FIRST_WINS "c2 b5 c3 a5 c4 a4 c5"
#define SECOND_WINS "b1 c4 a1 c3 a2 c2 a3 c1"

/**
 * @brief Adds a game on 5×5 to the library alone.
 *
 * @param date    "2026-11-01", or with the time, "2026-11-01 18:30:05"
 * @param first   the first player: a name with a capital letter is a person's, one without is the
 *                id of a personality with that name; the name of "like-me-740" is "Like Me 740"
 * @param second  the second player
 * @param moves   separated by spaces
 */
void add_short_game (const char *date, const char *first, const char *second, const char *moves);

/** Sorts the list by date, and within a day by id. */
void sort_model (void);
