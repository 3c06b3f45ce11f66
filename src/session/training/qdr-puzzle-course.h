/*
 * The course through the puzzles of a theme, the easiest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_COURSE (qdr_puzzle_course_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleCourse, qdr_puzzle_course, QDR, PUZZLE_COURSE, QdrTutor)

/*
 * A puzzle is solved by its one move, and recorded in the setting "puzzles-solved" unless the move
 * was shown. Any other move is not played: the answer is Robin's winning move, or in an open game
 * Robin's best move and the loss. Afterwards the person may play on with hints; Robin delays the
 * loss as long as possible, or plays the best move. A worker thread searches for all of these.
 *
 * Signals:
 *   "tried"  (QdrPuzzle *, gboolean is_solved, gboolean has_help)  the first wrong move, a request
 *            for the solution, or the right move; has_help with the request, and with the right
 *            move if there was a wrong one
 */

/**
 * @brief Begins with the first unsolved puzzle of a theme.
 *
 * @param list      of puzzles
 * @param theme     one of its themes
 * @param settings  of the program, with the puzzles solved; updated
 * @return (transfer full)
 */
QdrPuzzleCourse *
qdr_puzzle_course_new (QdrPuzzleList *list, const char *theme, GSettings *settings);

/**
 * @brief Sets a single puzzle.
 *
 * @param puzzle    the puzzle
 * @param settings  as above
 * @return (transfer full)
 */
QdrPuzzleCourse *qdr_puzzle_course_new_alone (QdrPuzzle *puzzle, GSettings *settings);

/** @brief Returns whether the person may play on from a solved puzzle whose game is not over. */
gboolean qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self);

/** @brief Plays on: Robin answers, and the person moves again. */
void qdr_puzzle_course_play_on (QdrPuzzleCourse *self);

/**
 * @brief Returns the translated title of a theme; of an unknown theme, @p theme itself.
 *
 * @param theme  a name in the file of puzzles
 */
const char *qdr_puzzle_course_get_title_of (const char *theme);

G_END_DECLS
