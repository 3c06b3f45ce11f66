/*
 * The puzzles of a theme, one after another, the easiest first.
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
 * A puzzle is solved by its one move, and noted in the setting "puzzles-solved" unless the move had
 * been shown. Any other move is not played, but answered with Robin's move that wins then, or,
 * where the game is open, with Robin's best move and what has been lost. Afterwards the person may
 * play on: Robin plays what holds out longest, or what is best, and there are hints. All of that is
 * searched for on a worker thread.
 *
 * Signals:
 *   "tried"  (QdrPuzzle *, gboolean is_solved, gboolean has_help)  the first wrong move, a request
 *            for the solution, and the move that was found; has_help tells of what came before it
 */

/**
 * @brief Begins with the first puzzle that is not solved yet.
 *
 * @param list      of puzzles
 * @param theme     one of its themes
 * @param settings  of the program: knows which puzzles have been solved, and is told
 * @return (transfer full)
 */
QdrPuzzleCourse *
qdr_puzzle_course_new (QdrPuzzleList *list, const char *theme, GSettings *settings);

/**
 * @brief Sets one puzzle alone.
 *
 * @param puzzle    the puzzle
 * @param settings  as above
 * @return (transfer full)
 */
QdrPuzzleCourse *qdr_puzzle_course_new_alone (QdrPuzzle *puzzle, GSettings *settings);

/** @brief Whether the puzzle is done, its game not over, and not being played on yet. */
gboolean qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self);

/** @brief Lets Robin answer, and the person go on. */
void qdr_puzzle_course_play_on (QdrPuzzleCourse *self);

/**
 * @brief The translated title of @p theme; of one that the program does not know, @p theme itself.
 *
 * @param theme  the name of a theme, as in the file of puzzles
 */
const char *qdr_puzzle_course_get_title_of (const char *theme);

G_END_DECLS
