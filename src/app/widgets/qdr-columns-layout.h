/*
 * Places widgets of different heights in columns, as many as there is room for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_COLUMNS_LAYOUT (qdr_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrColumnsLayout, qdr_columns_layout, QDR, COLUMNS_LAYOUT, GtkLayoutManager)

/*
 * Columns are equally wide. Each widget, in its turn, stands below the others of the column that is
 * the shortest so far.
 *
 * Properties:
 *   "column-width"  int (construct-only): how wide a column should be at least where there are
 *                   several, in logical pixels; 400 by default
 *   "max-columns"   int (construct-only): how many there are at most; as many as there is room
 *                   for by default
 *   "spacing"       int (construct-only): between columns and within them, likewise; 12 by default
 *   "has-rows"      gboolean (construct-only): whether widgets beside each other are equally high;
 *                   FALSE by default
 */

G_END_DECLS
