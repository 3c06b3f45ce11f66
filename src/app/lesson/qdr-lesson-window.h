/*
 * The window of the lesson and of the puzzles. It is separate from qdr-application, which only
 * opens the window.
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
 * The window has its own board and game, so that it does not change games in other windows.
 *
 * Actions, besides those of every window:
 *   "win.previous", "win.next"  go to the previous or the next step or puzzle
 *   "win.hint"                  gives a hint or shows the right move
 *   "win.again"                 restarts the step or puzzle
 *   "win.play-on"               continues a solved puzzle against the computer
 *   "win.themes"                shows the list of puzzles
 *   "win.remove-exercise"       removes the mistake that is shown; "win.undo" restores the mistake
 *   "win.play"                  closes the window, and activates "app.first-game" after the lesson,
 *                               or "app.new-game" after a course
 */

/** @brief Creates an empty window. @param application  (nullable) */
QdrLessonWindow *qdr_lesson_window_new (GtkApplication *application);

/** @brief Starts the lesson. */
void qdr_lesson_window_start_lesson (QdrLessonWindow *self);

/** @brief Shows the themes of the puzzles. */
void qdr_lesson_window_show_themes (QdrLessonWindow *self);

/**
 * @brief Starts the puzzles of a theme at the first puzzle that is not solved.
 *
 * @param theme  a theme in the puzzle file
 */
void qdr_lesson_window_start_puzzles (QdrLessonWindow *self, const char *theme);

/**
 * @brief Sets the training that stores the results, and whose mistakes are shown beside the
 *        puzzles.
 *
 * @param training  referenced
 */
void qdr_lesson_window_set_training (QdrLessonWindow *self, QdrTraining *training);

/**
 * @brief Starts a course with mistakes from the user's games.
 *
 * @param self       qdr_lesson_window_set_training() must have been called
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 */
void qdr_lesson_window_start_mistake_course (QdrLessonWindow *self, GPtrArray *exercises);

G_END_DECLS
