/*
 * The course of the puzzles of a theme, and the record of solved puzzles in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

/**
 * @brief Returns whether a puzzle has been solved.
 *
 * @param settings  settings of the program
 * @param puzzle    a puzzle, recorded by its name
 */
gboolean qdr_puzzle_progress_is_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief Records that a puzzle has been solved.
 *
 * @param settings  settings of the program
 * @param puzzle    a puzzle, recorded by its name
 */
void qdr_puzzle_progress_set_solved (GSettings *settings, QdrPuzzle *puzzle);

/**
 * @brief Returns the number of puzzles of @p theme, and counts the solved ones.
 *
 * @param settings  settings of the program
 * @param list      all puzzles
 * @param theme     one of its themes
 * @param n_solved  (out): number of solved puzzles of the theme
 */
guint qdr_puzzle_progress_count_puzzles_of_theme (GSettings *settings,
                                                  QdrPuzzleList *list,
                                                  const char *theme,
                                                  guint *n_solved);

/** @brief The difficulty of a puzzle, by its rating. */
typedef enum {
  QDR_DIFFICULTY_EASY,   /**< rated below 600 */
  QDR_DIFFICULTY_MEDIUM, /**< rated 600 or more, below 1100 */
  QDR_DIFFICULTY_HARD,   /**< rated 1100 or more */
  QDR_N_DIFFICULTIES,
} QdrDifficulty;

/**
 * @brief Returns the number of puzzles of a difficulty, and counts the solved ones.
 *
 * @param settings    settings of the program
 * @param list        all puzzles
 * @param difficulty  a difficulty
 * @param n_solved    (out): number of solved puzzles of the difficulty
 */
guint qdr_puzzle_progress_count_puzzles_of_difficulty (GSettings *settings,
                                                       QdrPuzzleList *list,
                                                       QdrDifficulty difficulty,
                                                       guint *n_solved);

/**
 * @brief Returns the puzzle of a day.
 *
 * @param list  all puzzles
 * @param day   the day as a Julian day of GDate
 * @return (transfer full) (nullable): the same puzzle all day; NULL without puzzles
 */
QdrPuzzle *qdr_puzzle_list_get_daily_puzzle (QdrPuzzleList *list, guint32 day);

/**
 * @brief Fills in the task to solve a puzzle, under the title of its theme.
 *
 * @param task  (out)
 * @return (transfer full): the explanation, to which @p task points
 */
char *qdr_puzzle_describe_task (QdrPuzzle *puzzle, QdrTutorTask *task);

/**
 * @brief Returns whether a move solves a puzzle: the solution does, and any move that wins at once,
 *        of which a puzzle in a file of the user may have several.
 *
 * @param move  a legal move
 */
gboolean qdr_puzzle_is_solved_by (QdrPuzzle *puzzle, QdrMove move);

/** @brief Returns the number of solved puzzles. @param settings  settings of the program */
guint qdr_puzzle_progress_count_solved_puzzles (GSettings *settings);

/**
 * @brief Returns the number of puzzles that were solved for the first time today.
 *
 * @param settings  settings of the program
 * @param today     the date, "2026-11-22", from qdr_today_format_date()
 */
guint qdr_puzzle_progress_count_puzzles_solved_today (GSettings *settings, const char *today);

#define QDR_TYPE_PUZZLE_COURSE (qdr_puzzle_course_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleCourse, qdr_puzzle_course, QDR, PUZZLE_COURSE, QdrTutor)

/*
 * Each puzzle has one right move. If the person finds it, the puzzle is added to the setting
 * "puzzles-solved". Any other move is rejected with a sentence. The sentence names Robin's winning
 * answer; or, if there is none, Robin's best answer and the loss of win probability.
 *
 * In an unsolved puzzle, qdr_tutor_show_hint() gives hints as in QdrMistakeCourse, and then shows
 * the solution. After the right move the person may play on, with hints. Robin plays the best move,
 * or delays a certain loss as long as possible.
 *
 * Signals:
 *   "tried"  (QdrPuzzle *, gboolean is_solved, gboolean has_help)  the person has tried a puzzle:
 *            - made the first wrong move: is_solved and has_help are FALSE
 *            - requested the solution: is_solved is FALSE, has_help is TRUE
 *            - made the right move without requesting the solution: is_solved is TRUE; has_help is
 *              TRUE if the person made a wrong move or got a hint before
 */

/**
 * @brief Returns a course of the puzzles of a theme, which begins with the first unsolved puzzle.
 *
 * @param list      all puzzles
 * @param theme     one of its themes
 * @param settings  settings with the solved puzzles; updated
 * @return (transfer full)
 */
QdrPuzzleCourse *
qdr_puzzle_course_new (QdrPuzzleList *list, const char *theme, GSettings *settings);

/**
 * @brief Returns a course of the puzzle of the day alone, whose theme is not shown.
 *
 * @param puzzle    the puzzle
 * @param settings  settings with the solved puzzles; updated
 * @return (transfer full)
 */
QdrPuzzleCourse *qdr_puzzle_course_new_daily (QdrPuzzle *puzzle, GSettings *settings);

/** @brief Returns whether the present puzzle is solved and its game can be continued. */
gboolean qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self);

/** @brief Continues the game of the solved puzzle with Robin's answer. */
void qdr_puzzle_course_play_on (QdrPuzzleCourse *self);

/**
 * @brief Returns the translated title of a theme; for an unknown theme, @p theme itself.
 *
 * @param theme  name of the theme in the file of puzzles
 */
const char *qdr_puzzle_theme_get_title (const char *theme);

G_END_DECLS
