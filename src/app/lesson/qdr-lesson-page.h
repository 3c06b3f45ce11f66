/*
 * The page of the lesson and of the puzzles. It is separate from qdr-application, which only opens
 * the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-page.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_PAGE (qdr_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonPage, qdr_lesson_page, QDR, LESSON_PAGE, QdrPage)

/*
 * The page has its own board and game, so that it does not change the game of the window.
 *
 * Actions, besides those of every page:
 *   "win.previous", "win.next"  go to the previous or the next step or puzzle
 *   "win.hint"                  gives a hint or shows the right move
 *   "win.again"                 restarts the step or puzzle
 *   "win.play-on"               continues a solved puzzle against the computer
 *   "win.themes"                shows the list of puzzles
 *   "win.theme"                 starts the puzzles of a theme, a string
 *   "win.daily", "win.storm", "win.mistakes"
 *                               start the puzzle of the day, a storm, or the mistakes that are due
 *   "win.remove"                removes the mistake that is shown; "win.undo" restores the mistake
 *   "win.play"                  goes back, and activates "app.first-game" after the lesson,
 *                               or "app.new-game" after a course
 */

/**
 * @brief Creates an empty page. Show it before you start something.
 *
 * @param training  (nullable): stores the results, and has the mistakes that are shown beside the
 *                  puzzles; referenced
 */
QdrPage *qdr_lesson_page_new (QdrTraining *training);

/** @brief Starts the lesson, at the step where it was left. */
void qdr_lesson_page_start_lesson (QdrLessonPage *self);

/** @brief Shows the themes of the puzzles. */
void qdr_lesson_page_show_themes (QdrLessonPage *self);

/**
 * @brief Starts the puzzles of a theme at the first puzzle that is not solved.
 *
 * @param theme  a theme in the puzzle file
 */
void qdr_lesson_page_start_puzzles (QdrLessonPage *self, const char *theme);

/**
 * @brief Starts a course with mistakes from the user's games.
 *
 * @param self       has a training
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 */
void qdr_lesson_page_start_mistake_course (QdrLessonPage *self, GPtrArray *exercises);

G_END_DECLS
