/*
 * Functions for tests of the lesson page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "qdr-lesson-page.h"

/** @brief Opens a page. @param training  (nullable) */
void lesson_open (QdrTraining *training);

/** @brief Opens a page without animations; a set-up function. */
void lesson_set_up (void);

/** @brief Closes the page, which must be finalized, and releases everything else. */
void lesson_tear_down (void);

/** @brief Returns the page until it is closed (transfer none) (nullable). */
QdrLessonPage *lesson_get_page (void);

/** @brief Returns the title of the page. */
const char *lesson_get_title (void);

/** @brief Returns the board of the page (transfer none). */
QdrBoardView *lesson_get_board (void);

/** @brief Returns the game of the present task (transfer none). */
QdrGame *lesson_get_game (void);

/** @brief Returns the player of the person, 0 or 1. */
guint lesson_get_person (void);

/** @brief Returns the template child @p id of the card or of the page (transfer none). */
GtkWidget *lesson_get_part (const char *id);

/** @brief Returns whether the widget @p id is visible. */
gboolean lesson_is_visible (const char *id);

/** @brief Returns whether the focus is in the widget @p id. */
gboolean lesson_has_focus (const char *id);

/** @brief Returns the text of the label @p id, or of the label of the widget @p id. */
const char *lesson_get_text (const char *id);

/** @brief Fails unless this label is on the screen with @p part in it. */
void lesson_assert_shown (const char *id, const char *part);

/** @brief Returns the number of the present task, from 1, from the page. */
guint lesson_get_number (void);

/** @brief Returns the number of tasks, from the page. */
guint lesson_get_n_tasks (void);

/** @brief Goes forward to task @p number, from 1. */
void lesson_go_to (guint number);

/** @brief Returns whether Robin waits to begin a reply. */
gboolean lesson_is_reply_due (void);

/** @brief Reads a move of the present game. */
QdrMove lesson_read_move (const char *text);

/** @brief Proposes a move on the board, which the task may refuse. */
void lesson_propose (const char *text);

/** @brief Resizes the window, and fails unless its content fits; logical pixels. */
void lesson_assert_window_fits (int width, int height);
