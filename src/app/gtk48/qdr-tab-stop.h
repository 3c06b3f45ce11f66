/*
 * One stop for Tab, whatever is in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A box for a list, in which GTK 4.8 lets Tab go through all items.
 *
 * Tab comes to the item that had the focus last, and leaves the list from there; other keys do what
 * they would without it.
 */
#define QDR_TYPE_TAB_STOP (qdr_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (QdrTabStop, qdr_tab_stop, QDR, TAB_STOP, AdwBin)

G_END_DECLS
