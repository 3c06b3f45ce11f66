/*
 * What the tests of the lesson's window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "qdr-lesson-window.h"

/** @brief Opens the window, without motion. For setup functions. */
void lesson_set_up (void);

/** @brief Closes the window, which must be finalized by that, and lets go of everything else. */
void lesson_tear_down (void);

/** @brief (transfer none) (nullable): the window, until it is closed. */
QdrLessonWindow *lesson_get_window (void);

/** @brief (transfer none): the board of the window. */
QdrBoardView *lesson_get_board (void);

/** @brief (transfer none): the game of the present task. */
QdrGame *lesson_get_game (void);

/** @brief Which player the person is, 0 or 1. */
guint lesson_get_person (void);

/** @brief (transfer none): the widget called @p id in the template of the card or of the window. */
GtkWidget *lesson_get_part (const char *id);

/** @brief Whether the widget called @p id is visible. */
gboolean lesson_is_visible (const char *id);

/** @brief Whether the widget called @p id or something in it has the focus. */
gboolean lesson_has_focus (const char *id);

/** @brief What stands in the label called @p id, or in that of what is called so. */
const char *lesson_get_text (const char *id);

/** @brief Fails the test unless that label is on the screen with @p part in it. */
void lesson_assert_shown (const char *id, const char *part);

/** @brief The number of the present task, from 1, as it is shown. */
guint lesson_get_number (void);

/** @brief How many tasks there are, as it is shown. */
guint lesson_get_n_tasks (void);

/** @brief Goes to task @p number, from 1, by going forward. */
void lesson_go_to (guint number);

/** @brief Lets so much time go by: no condition tells that something does not happen. */
void lesson_wait (guint milliseconds);

/** @brief Reads a move of the present game. */
QdrMove lesson_read_move (const char *text);

/** @brief Makes a move on the board, which the task may refuse. */
void lesson_propose (const char *text);
