/*
 * The cross table of a tournament, with the performance of each contestant. It is separate from
 * qdr-tournament-page, its only user, as a widget with a layout of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-cross-table.h"

G_BEGIN_DECLS

#define QDR_TYPE_STANDINGS_TABLE (qdr_standings_table_get_type ())
G_DECLARE_FINAL_TYPE (QdrStandingsTable, qdr_standings_table, QDR, STANDINGS_TABLE, GtkWidget)

/* A row for each contestant, the best performance first; rows take the keyboard focus. */

/** @brief Shows another tournament. @param names  of all contestants */
void qdr_standings_table_set_names (QdrStandingsTable *self, char *const *names);

/** @brief Shows the results so far. @param table  of as many contestants as there are names */
void qdr_standings_table_show (QdrStandingsTable *self, const QdrCrossTable *table);

G_END_DECLS
