/*
 * A widget that shows the cross table of a tournament, with the performance of each contestant. It
 * is separate from qdr-tournament-page, its only user, because it has a layout of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-cross-table.h"

G_BEGIN_DECLS

#define QDR_TYPE_STANDINGS_TABLE (qdr_standings_table_get_type ())
G_DECLARE_FINAL_TYPE (QdrStandingsTable, qdr_standings_table, QDR, STANDINGS_TABLE, GtkWidget)

/*
 * The widget has a row for each contestant, and a column with the number of that row for the
 * results against this contestant. The contestant with the best performance is first. Each row can
 * have the focus.
 *
 * Signals:
 *   "games-wanted" (guint a, guint b, GtkWidget *cell)  the user asks for the games of two
 *                                                       contestants, or of one if they are the same
 */

/**
 * @brief Replaces the contestants, and removes all results.
 *
 * @param names  the names of all contestants, NULL-terminated
 */
void qdr_standings_table_set_contestant_names (QdrStandingsTable *self, char *const *names);

/**
 * @brief Shows the results of the contestants.
 *
 * @param table  the results of as many contestants as there are names
 */
void qdr_standings_table_show_results (QdrStandingsTable *self, const QdrCrossTable *table);

G_END_DECLS
