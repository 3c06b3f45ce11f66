/*
 * quoridor-cli on a terminal of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* A terminal, and the game of two people on 5×5 that is played there. */
typedef struct {
  int fd;   /* what is typed and shown */
  int side; /* where the program reads and writes */
  GSubprocess *process;
} Terminal;

/* Begins the game, with NO_COLOR set to @no_color or unset. */
void terminal_begin (Terminal *self, const char *no_color);

/* Types @text. */
void terminal_type (Terminal *self, const char *text);

/* What is shown until @expected is. Free with g_free(). */
char *terminal_read_until (Terminal *self, const char *expected);

/* What is shown until the program ends, which must be well. Free with g_free(). */
char *terminal_end (Terminal *self);

/* What is shown in a whole game where @input is typed. Free with g_free(). */
char *terminal_play (const char *input, const char *no_color);
