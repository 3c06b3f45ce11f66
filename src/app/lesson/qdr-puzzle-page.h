/*
 * The page with the themes of the puzzles, and the numbers of solved puzzles. It is separate from
 * qdr-lesson-page because it is a widget with its own template.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-puzzle-course.h"
#include "qdr-puzzle-storm.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_PAGE (qdr_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzlePage, qdr_puzzle_page, QDR, PUZZLE_PAGE, AdwBin)

/*
 * The puzzles are loaded when they are first needed. If that fails, the page shows the error.
 * Its rows activate "win.daily", "win.storm", "win.mistakes" and "win.theme", with a theme.
 */

/** @brief Updates the list of themes and the numbers of solved puzzles. */
void qdr_puzzle_page_refresh (QdrPuzzlePage *self);

/** @brief Moves the focus to the row that was chosen last, or to the first theme. */
void qdr_puzzle_page_focus_row (QdrPuzzlePage *self);

/**
 * @brief Starts the puzzles of a theme at the first puzzle that is not solved.
 *
 * @param theme  a theme in the puzzle file
 * @return (transfer full) (nullable): NULL if the puzzles cannot be loaded
 */
QdrPuzzleCourse *qdr_puzzle_page_start_theme_puzzles (QdrPuzzlePage *self, const char *theme);

/**
 * @brief Starts the puzzle of the day.
 *
 * @return (transfer full) (nullable): NULL if there is no puzzle for this day
 */
QdrPuzzleCourse *qdr_puzzle_page_start_daily_puzzle (QdrPuzzlePage *self);

/**
 * @brief Starts a storm.
 *
 * @return (transfer full) (nullable): NULL if the puzzles cannot be loaded
 */
QdrPuzzleStorm *qdr_puzzle_page_start_storm (QdrPuzzlePage *self);

/**
 * @brief Sets the training whose exercises and rating are shown above the themes.
 *
 * @param training  referenced; can be set only once
 */
void qdr_puzzle_page_set_training (QdrPuzzlePage *self, QdrTraining *training);

G_END_DECLS
