/*
 * Places widgets in a row, and in more rows where one is too narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_WRAP_LAYOUT (qdr_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrWrapLayout, qdr_wrap_layout, QDR, WRAP_LAYOUT, GtkLayoutManager)

/*
 * Each widget gets its natural width as far as there is room, and the first one in a row that
 * expands ("hexpand") gets what is left of the row.
 *
 * Properties:
 *   "spacing"  int (construct-only), between widgets of a row, in logical pixels; 6 by default
 */

G_END_DECLS
