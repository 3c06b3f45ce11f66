/*
 * The table of the board editor: the tools lie beside the board, or below it where that is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_TABLE (qdr_editor_table_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorTable, qdr_editor_table, QDR, EDITOR_TABLE, GtkWidget)

/*
 * Properties, all of them widgets, for templates:
 *   "board"  as large as the room allows
 *   "line"   below the board
 *   "tools"  gets along with little height
 */

G_END_DECLS
