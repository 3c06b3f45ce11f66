/*
 * The text front end: finds the command that is meant and runs it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Exit statuses of quoridor-cli. */
typedef enum {
  QDR_EXIT_FINE = 0,
  QDR_EXIT_ERROR = 1,         /**< about the game or a file */
  QDR_EXIT_USAGE = 2,         /**< wrong usage */
  QDR_EXIT_INTERRUPTED = 130, /**< by Ctrl-C, as shells say it */
} QdrExit;

/**
 * @brief Runs quoridor-cli.
 *
 * Results go to standard output; an error is one line on standard error.
 *
 * @param argc  as main() gets it
 * @param argv  likewise; not changed
 * @return a QdrExit for main() to return
 */
int qdr_console_main (int argc, char **argv);

G_END_DECLS
