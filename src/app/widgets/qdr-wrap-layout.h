/*
 * Places widgets in a row, and in more of them where one is too narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_WRAP_LAYOUT (qdr_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrWrapLayout, qdr_wrap_layout, QDR, WRAP_LAYOUT, GtkLayoutManager)

/*
 * Each widget has its natural width as far as there is room, and a widget that expands stands at
 * the end of its row.
 */

G_END_DECLS
