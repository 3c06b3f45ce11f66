/*
 * The real program with user folders of its own, one at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <gio/gio.h>

#include "accessible.h"
#include "test.h"

/** @brief The beginning of a saved game of two people, Anna and Ben; moves and result follow. */
#define PROGRAM_TWO_PEOPLE(size)                                                                   \
  "[Board \"" size "\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n\n"

/*
 * The fixture of tests that run the program, which is the last argument of the test program. The
 * user's folders are new; they and the program are removed at the end.
 */
#define PROGRAM_FIXTURE .timeout = 300, .set_up = program_set_up, .tear_down = program_tear_down
void program_set_up (void);
void program_tear_down (void);

/**
 * @brief Returns the path of a file in the folder of this test (transfer full).
 *
 * The user's folders there are "state", "data", "config" and "cache".
 */
char *program_get_path (const char *name);

/** @brief Writes a file below the folder of this test, and creates its folders. */
void program_write (const char *name, const char *bytes, gsize length);

/** @brief Returns the text of a file below the folder of this test (transfer full). */
char *program_read (const char *name);

/** @brief Sets an environment variable for the next start. */
void program_set_environment (const char *name, const char *value);

/** @brief Accepts slow double clicks after the next start, for busy machines. */
void program_allow_slow_double_clicks (void);

/**
 * @brief Starts the program, and waits for its window and for a label there.
 *
 * @param text   (nullable): a saved game to open, as game.quoridor
 * @param label  (nullable): the beginning of the label
 * @return the window
 */
Accessible *program_start (const char *text, const char *label);

/** @brief Starts the program with one argument, or without one if it is NULL; otherwise like
 *         program_start(). */
Accessible *program_start_with (const char *argument, const char *label);

/** @brief Adds the games of a text to the library of the next start. */
void program_fill_library (const char *text);

/** @brief Runs the program with one argument, and returns its output (transfer full). */
char *program_run (const char *argument);

/** @brief Opens another file in the running program, as a file manager does. */
void program_open (const char *name);

/** @brief Waits until the program has ended by itself, without output on standard error. */
void program_wait (void);

/** @brief Quits by keyboard. */
void program_quit (void);

/** @brief Ends the program from outside, like the end of a session, without answering questions. */
void program_end (void);

/** @brief Kills the program. */
void program_kill (void);
