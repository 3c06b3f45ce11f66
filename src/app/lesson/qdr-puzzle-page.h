/*
 * The page with the themes of the puzzles, and how many puzzles of each are solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-puzzle-course.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_PAGE (qdr_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzlePage, qdr_puzzle_page, QDR, PUZZLE_PAGE, AdwBin)

/*
 * The puzzles are read when they are first needed; the page says what is wrong where they cannot
 * be. It takes the focus to the theme that was chosen last, or to the first one.
 *
 * Signals:
 *   "chosen"  (const char *)  a theme, from the list
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

G_END_DECLS
