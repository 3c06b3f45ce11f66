/*
 * Ctrl-C in commands that report something before they end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Catches the first SIGINT from now on; a second one ends the program.
 *
 * Does nothing if SIGINT is ignored, as in the background of a shell.
 *
 * @return (transfer none): non-zero after the signal; read it with g_atomic_int_get()
 */
const gint *qdr_interrupt_watch (void);

/**
 * @brief Returns whether the signal has come during a match.
 *
 * @param n_done  finished games, for the message
 * @param n_all   all games
 * @param error   return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_come (guint n_done, guint n_all, GError **error);

/**
 * @brief Returns whether the signal has come during a search.
 *
 * @param error  return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_ended_search (GError **error);

G_END_DECLS
