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
 * All columns have the same width. Each child is placed in the column that is the shortest so far.
 *
 * Properties (construct-only):
 *   "column-width"  int, the minimum width of several columns, logical pixels; 400 by default
 *   "max-columns"   int, the maximum number of columns; unlimited by default
 *   "spacing"       int, the gap between columns and between children, logical pixels; 12 by
 *                   default
 *   "has-rows"      gboolean, whether children side by side have the same height; FALSE by default
 */

G_END_DECLS
