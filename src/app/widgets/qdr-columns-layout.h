/*
 * A layout of widgets of different heights in columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_COLUMNS_LAYOUT (qdr_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrColumnsLayout, qdr_columns_layout, QDR, COLUMNS_LAYOUT, GtkLayoutManager)

/*
 * Columns are equally wide. Each child goes to the column that is the shortest so far.
 *
 * Properties (construct-only):
 *   "column-width"  int, minimum width if there are several columns, logical pixels; 400 by default
 *   "max-columns"   int, maximum number of columns; unlimited by default
 *   "spacing"       int, between columns and within them, logical pixels; 12 by default
 *   "has-rows"      gboolean, whether children side by side are equally high; FALSE by default
 */

G_END_DECLS
