/*
 * The text front end: selects and runs a command. It is separate from main.c so that tests can
 * link it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Exit statuses of quoridor-cli. */
typedef enum {
  QDR_EXIT_SUCCESS = 0,       /**< no error */
  QDR_EXIT_ERROR = 1,         /**< error about a game or a file */
  QDR_EXIT_USAGE = 2,         /**< error in the command line */
  QDR_EXIT_INTERRUPTED = 130, /**< interrupted by Ctrl-C; the same value as in shells */
} QdrExit;

/**
 * @brief Runs quoridor-cli.
 *
 * Prints results on standard output and an error as one line on standard error.
 *
 * @param argv  name of the program and its arguments; not changed
 * @return a QdrExit
 */
int qdr_console_main (int argc, char **argv);

G_END_DECLS
