/*
 * Ctrl-C, for a command that has something to tell before it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief From now on the first SIGINT is noted instead of ending the program; a second one ends it.
 *
 * Where signals of this kind are ignored, as in the background of a shell, they still are.
 *
 * @return (transfer none): non-zero once it has come; to be read with g_atomic_int_get()
 */
const gint *qdr_interrupt_watch (void);

/**
 * @brief Whether it has come.
 *
 * @param n_done  how many games are counted
 * @param n_all   of how many
 * @param error   set to G_IO_ERROR_CANCELLED if so
 */
gboolean qdr_interrupt_has_come (guint n_done, guint n_all, GError **error);

/**
 * @brief Whether Ctrl-C was pressed while a search went on.
 *
 * @param error  return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_ended_search (GError **error);

G_END_DECLS
