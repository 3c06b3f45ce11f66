/*
 * quoridor-cli on a terminal of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* A terminal with a game of two people on 5×5. */
typedef struct {
  int fd;   /* the side of the person */
  int side; /* the side of the program */
  GSubprocess *process;
} Terminal;

/* Begins the game, with NO_COLOR set to @no_color or unset. */
void terminal_begin (Terminal *self, const char *no_color);

/* Types @text. */
void terminal_type (Terminal *self, const char *text);

/* Returns the output up to @expected. Free with g_free(). */
char *terminal_read_until (Terminal *self, const char *expected);

/* Returns the output until the program exits with status 0. Free with g_free(). */
char *terminal_end (Terminal *self);

/* Returns the output of a whole game with @input as its input. Free with g_free(). */
char *terminal_play (const char *input, const char *no_color);
