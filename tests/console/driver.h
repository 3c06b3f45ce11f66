/*
 * Runs of quoridor-cli, and dialogues with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "test.h"

/* Timeout of a test that waits for the program, seconds. */
#define DRIVER_TIMEOUT 120

/* The result of a run. */
typedef struct {
  int status;
  char *output; /* standard output */
  char *errors; /* standard error */
} Outcome;

/* Runs "quoridor-cli @arguments", words quoted as for a shell, with @input on standard input. */
Outcome run_cli (const char *arguments, const char *input);

/* Starts "quoridor-cli @arguments" with a task that does not end, waits for @n_lines lines of
 * standard error and, if @sign is not NULL, for a file that matches this pattern, and presses
 * Ctrl-C. Returns the output. */
Outcome run_and_interrupt (const char *arguments, guint n_lines, const char *sign);

/* Starts "quoridor-cli @arguments", waits for @n_lines lines of standard error, or its end, and
 * then @delay_us microseconds, and kills it. Returns whether it was still running. */
gboolean run_and_kill (const char *arguments, guint n_lines, guint delay_us);

void outcome_clear (Outcome *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

/* Fails unless @text is one complete line. */
void assert_one_line (const char *text);

/* Fails unless @text has @n_lines lines, at least two of them different from the first. */
void assert_lines_differ (const char *text, guint n_lines);

/* A dialogue with the running program. */
typedef struct {
  GSubprocess *process;
  GOutputStream *to;
  GDataInputStream *from;
} Dialogue;

/* Starts "quoridor-cli @arguments". */
void dialogue_begin (Dialogue *self, const char *arguments);

/* Sends @line and a line end. */
void dialogue_send (Dialogue *self, const char *line);

/* Returns the next line of the program; fails if there is none. Free with g_free(). */
char *dialogue_read (Dialogue *self);

/* Fails unless the next line is @expected. */
void dialogue_expect (Dialogue *self, const char *expected);

/* Reads up to the first line that begins with @prefix, and returns it. */
char *dialogue_read_until (Dialogue *self, const char *prefix);

/* Ends the input, waits until the program exits with status 0, and returns the remaining output. */
char *dialogue_end (Dialogue *self);
