/*
 * Puzzles solved so far, stored in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"

G_BEGIN_DECLS

/**
 * @brief Returns whether a puzzle has been solved.
 *
 * @param settings  of the program
 * @param puzzle    identified by its name
 */
gboolean qdr_puzzle_progress_is_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief Records that a puzzle has been solved.
 *
 * @param settings  of the program
 * @param puzzle    identified by its name
 */
void qdr_puzzle_progress_set_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief Returns the number of puzzles of @p theme, and counts the solved ones.
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

/** @brief The difficulty of a puzzle, by its rating. */
typedef enum {
  QDR_DIFFICULTY_EASY,   /**< rated below 600 */
  QDR_DIFFICULTY_MEDIUM, /**< below 1100 */
  QDR_DIFFICULTY_HARD,   /**< 1100 or more */
  QDR_N_DIFFICULTIES,
} QdrDifficulty;

/**
 * @brief Returns the number of puzzles of a difficulty, and counts the solved ones.
 *
 * @param settings    of the program
 * @param list        all puzzles
 * @param difficulty  of the puzzles
 * @param n_solved    (out)
 */
guint qdr_puzzle_progress_count_difficulty (GSettings *settings,
                                            QdrPuzzleList *list,
                                            QdrDifficulty difficulty,
                                            guint *n_solved);

/**
 * @brief Returns the puzzle of a day.
 *
 * @param list  all puzzles
 * @param day   as a Julian day of GDate
 * @return (transfer full) (nullable): the same one all day; NULL without puzzles
 */
QdrPuzzle *qdr_puzzle_progress_get_daily_puzzle (QdrPuzzleList *list, guint32 day);

/** @brief Returns the number of puzzles solved. @param settings  of the program */
guint qdr_puzzle_progress_count_all (GSettings *settings);

/**
 * @brief Returns the number of puzzles that were solved for the first time today.
 *
 * @param settings  of the program
 * @param today     the date, "2026-11-22", from qdr_today_format()
 */
guint qdr_puzzle_progress_count_on (GSettings *settings, const char *today);

G_END_DECLS
