/*
 * The window in which the game is learnt: the lesson, and puzzles after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_WINDOW (qdr_lesson_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonWindow, qdr_lesson_window, QDR, LESSON_WINDOW, AdwApplicationWindow)

/*
 * It has a board and a game of its own: the games in other windows are not touched.
 *
 * Actions, besides those of every window:
 *   "win.previous", "win.next"  the step or puzzle before and after
 *   "win.hint"                  shows the right move
 *   "win.again"                 begins the step or puzzle again
 *   "win.play-on"               plays on after a puzzle, against the computer
 *   "win.themes"                the list of puzzles
 *   "win.play"                  closes the window, for a game: "app.first-game" after the lesson,
 *                               "app.new-game" after puzzles
 */

/** @brief A window that shows nothing yet. @param application  (nullable) */
QdrLessonWindow *qdr_lesson_window_new (GtkApplication *application);

/** @brief Begins the lesson. */
void qdr_lesson_window_start_lesson (QdrLessonWindow *self);

/** @brief Shows the themes of the puzzles. */
void qdr_lesson_window_show_themes (QdrLessonWindow *self);

/**
 * @brief Sets the puzzles of a theme, beginning with the first that is not solved.
 *
 * @param theme  as in the file of puzzles
 */
void qdr_lesson_window_set_puzzles (QdrLessonWindow *self, const char *theme);

/**
 * @brief Keeps what is learnt here, and offers the mistakes of own games beside the puzzles.
 *
 * @param training  referenced
 */
void qdr_lesson_window_set_training (QdrLessonWindow *self, QdrTraining *training);

/**
 * @brief Sets mistakes of own games as tasks, one after another.
 *
 * @param self       with a training
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 */
void qdr_lesson_window_set_exercises (QdrLessonWindow *self, GPtrArray *exercises);

G_END_DECLS
