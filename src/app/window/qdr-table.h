/*
 * The table: a board as large as the room allows, with the players above and below as wide as it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_TABLE (qdr_table_get_type ())
G_DECLARE_FINAL_TYPE (QdrTable, qdr_table, QDR, TABLE, GtkWidget)

/*
 * Properties, all of them widgets:
 *   "above", "board", "below"
 */

/**
 * @brief Sets the shape of the board.
 *
 * @param columns  squares from left to right
 * @param rows     squares from bottom to top
 */
void qdr_table_set_shape (QdrTable *self, guint columns, guint rows);

G_END_DECLS
