/*
 * A layout of widgets in rows, which begins a new row when the width is used up.
 *
 * Remove when libadwaita ≥ 1.7: AdwWrapLayout replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_WRAP_LAYOUT (qdr_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrWrapLayout, qdr_wrap_layout, QDR, WRAP_LAYOUT, GtkLayoutManager)

/*
 * Each widget gets its natural width as far as possible. In each row, the first widget with
 * "hexpand" gets the spare width.
 */

G_END_DECLS
