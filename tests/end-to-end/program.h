/*
 * The real program, run as its user runs it, with folders of its own.
 *
 * A test has one program at a time. It gets what a user would have: a saved game to open, settings
 * of the environment, files in the user's folders; and it is left as a user leaves it.
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
 * user's folders are new, and neither they nor the program are left behind.
 */
#define PROGRAM_FIXTURE .timeout = 300, .set_up = program_set_up, .tear_down = program_tear_down
void program_set_up (void);
void program_tear_down (void);

/**
 * @brief The path of something in the folder of this test.
 *
 * The program's user has the folders "state", "data", "config" and "cache" in it.
 *
 * @return (transfer full)
 */
char *program_get_path (const char *name);

/** @brief Writes a file below the folder of this test, and the folders above it. */
void program_write (const char *name, const char *bytes, gsize length);

/** @brief What is in a file below the folder of this test. @return (transfer full) */
char *program_read (const char *name);

/** @brief Gives the next start a variable of the environment. */
void program_set_environment (const char *name, const char *value);

/** @brief Lets two clicks be one double click for the next start, however busy the machine is. */
void program_allow_slow_double_clicks (void);

/**
 * @brief Starts the program and waits for its window, and for a label there.
 *
 * @param text   (nullable): a saved game to open, which is then called game.quoridor
 * @param label  (nullable): how the label begins, such as that of the state of the game
 * @return (transfer full): the window
 */
Accessible *program_start (const char *text, const char *label);

/** @brief Runs the program with one argument, for what it prints. @return (transfer full) */
char *program_run (const char *argument);

/** @brief Hands the running program another file, as a file manager does. */
void program_open (const char *name);

/**
 * @brief Waits until the program has ended by itself. It must have had nothing to complain about.
 */
void program_wait (void);

/** @brief Quits by keyboard. */
void program_quit (void);

/** @brief Ends the program from outside, as the end of a session does: no question is answered. */
void program_end (void);

/** @brief Kills the program, as a crash does. */
void program_kill (void);
