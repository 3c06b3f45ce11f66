/*
 * The course through the puzzles of a theme, the easiest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

/* Puzzles solved so far, stored in the settings */

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
guint qdr_puzzle_progress_count_theme (GSettings *settings,
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
guint qdr_puzzle_progress_count_solved (GSettings *settings);

/**
 * @brief Returns the number of puzzles that were solved for the first time today.
 *
 * @param settings  of the program
 * @param today     the date, "2026-11-22", from qdr_today_format()
 */
guint qdr_puzzle_progress_count_solved_on (GSettings *settings, const char *today);

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
QdrPuzzleCourse *qdr_puzzle_course_new_single (QdrPuzzle *puzzle, GSettings *settings);

/** @brief Returns whether the person may play on from a solved puzzle whose game is not over. */
gboolean qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self);

/** @brief Plays on: Robin answers, and the person moves again. */
void qdr_puzzle_course_play_on (QdrPuzzleCourse *self);

/**
 * @brief Returns the translated title of a theme; of an unknown theme, @p theme itself.
 *
 * @param theme  a name in the file of puzzles
 */
const char *qdr_puzzle_theme_get_title (const char *theme);

G_END_DECLS
