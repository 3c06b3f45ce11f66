/*
 * A container that makes a list a single tab stop.
 *
 * Remove when GTK ≥ 4.12: gtk_list_view_set_tab_behavior() replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A container that makes the list in it a single tab stop. In GTK 4.8 every item of a list
 *        is a tab stop.
 *
 * A first Tab or Shift+Tab moves the focus to the first item, or in a GtkListView to the item that
 * had it last, and a second one moves it out of the list.
 */
#define QDR_TYPE_TAB_STOP (qdr_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (QdrTabStop, qdr_tab_stop, QDR, TAB_STOP, AdwBin)

/**
 * @brief Sets the item to which Tab moves the focus.
 *
 * @param start  (nullable): a descendant until another one is set; NULL for the first item
 */
void qdr_tab_stop_set_start (QdrTabStop *self, GtkWidget *start);

G_END_DECLS
