/*
 * The page with the themes of the puzzles, and how many puzzles of each are solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-puzzle-course.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_PAGE (qdr_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzlePage, qdr_puzzle_page, QDR, PUZZLE_PAGE, AdwBin)

/*
 * The puzzles are read when they are first needed; the page says what is wrong where they cannot
 * be. It takes the focus to the theme that was chosen last, or to the first one.
 *
 * Signals:
 *   "chosen"  (const char *)  a theme, from the list
 *   "mistakes-chosen" ()      the mistakes that are due
 *   "todays-chosen" ()        the exercise of the day, or else the puzzle
 */

/** @brief Lists the themes, with the puzzles that are solved by now. */
void qdr_puzzle_page_refresh (QdrPuzzlePage *self);

/**
 * @brief Sets the puzzles of a theme, beginning with the first one that is not solved.
 *
 * @param theme  as in the puzzle file
 * @return (transfer full) (nullable): the tutor, or NULL where the puzzles cannot be read
 */
QdrPuzzleCourse *qdr_puzzle_page_start (QdrPuzzlePage *self, const char *theme);

/**
 * @brief Sets the puzzle of the day.
 *
 * @return (transfer full) (nullable): the tutor, or NULL where there are no puzzles
 */
QdrPuzzleCourse *qdr_puzzle_page_start_todays (QdrPuzzlePage *self);

/**
 * @brief Shows the exercises and the rating of a person as well.
 *
 * @param training  referenced. Once
 */
void qdr_puzzle_page_set_training (QdrPuzzlePage *self, QdrTraining *training);

G_END_DECLS
