/*
 * Which puzzles have been solved, as the settings know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle-list.h"

G_BEGIN_DECLS

/**
 * @brief Whether a puzzle has been solved.
 *
 * @param settings  of the program
 * @param puzzle    told by its name
 */
gboolean qdr_puzzle_progress_is_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief Notes that a puzzle has been solved.
 *
 * @param settings  of the program
 * @param puzzle    told by its name
 */
void qdr_puzzle_progress_set_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief How many puzzles of @p theme there are, and have been solved.
 *
 * @param settings  of the program
 * @param list      all puzzles
 * @param theme     one of its themes
 * @param n_solved  (out)
 */
guint qdr_puzzle_progress_count (GSettings *settings,
                                 QdrPuzzleList *list,
                                 const char *theme,
                                 guint *n_solved);

G_END_DECLS
