/*
 * Runs quoridor-cli as a user or another program would.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "test.h"

/* Seconds after which a test that waits for the program is given up. */
#define DRIVER_TIMEOUT 120

/* How a run of the program ended. */
typedef struct {
  int status;
  char *output; /* standard output */
  char *errors; /* standard error */
} Outcome;

/* Runs "quoridor-cli @arguments", words quoted as for a shell, with @input on standard input. */
Outcome run_cli (const char *arguments, const char *input);

/* Starts "quoridor-cli @arguments", which lasts longer than any test, waits for so many lines of
 * standard error, and for a file that the pattern @sign fits if it is not NULL, and presses Ctrl-C.
 * What it then prints. */
Outcome run_and_interrupt (const char *arguments, guint n_lines, const char *sign);

/* Starts "quoridor-cli @arguments", waits for so many lines of standard error, or its end, and for
 * so many microseconds, and kills it. Returns whether it was not over before. */
gboolean run_and_kill (const char *arguments, guint n_lines, guint delay_us);

void outcome_clear (Outcome *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

/* Fails unless @text is one line, which ends. */
void assert_one_line (const char *text);

/* Fails unless @text has so many lines, and at least two of them are others than the first. */
void assert_lines_differ (const char *text, guint n_lines);

/* The program with a conversation going on. */
typedef struct {
  GSubprocess *process;
  GOutputStream *to;
  GDataInputStream *from;
} Dialogue;

/* Starts "quoridor-cli @arguments". */
void dialogue_begin (Dialogue *self, const char *arguments);

/* Sends @line and a line end. */
void dialogue_send (Dialogue *self, const char *line);

/* The next line that the program says; fails when there is none. Free with g_free(). */
char *dialogue_read (Dialogue *self);

/* The next line, which must be @expected. */
void dialogue_expect (Dialogue *self, const char *expected);

/* Reads up to and including the first line that begins with @prefix, which is returned. */
char *dialogue_read_until (Dialogue *self, const char *prefix);

/* Ends the input and waits for the program, which must end well. What it still says is returned. */
char *dialogue_end (Dialogue *self);
