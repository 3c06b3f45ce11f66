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

/** @brief Sorts the list by the dates of its games, those of a day by their numbers. */
void sort_model (void);
