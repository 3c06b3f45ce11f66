/*
 * A single tab stop for a list.
 *
 * Remove when GTK ≥ 4.12, for gtk_list_view_set_tab_behavior().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A bin around a list, in which GTK 4.8 makes every item a tab stop.
 *
 * Tab goes to the item that had the focus last, and from there out of the list.
 */
#define QDR_TYPE_TAB_STOP (qdr_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (QdrTabStop, qdr_tab_stop, QDR, TAB_STOP, AdwBin)

G_END_DECLS
