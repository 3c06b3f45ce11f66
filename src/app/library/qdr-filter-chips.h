/*
 * The conditions that games of the library are found by, as buttons that let each of them go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-filter-pane.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILTER_CHIPS (qdr_filter_chips_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilterChips, qdr_filter_chips, QDR, FILTER_CHIPS, GtkWidget)

/*
 * Properties:
 *   "pane"  QdrFilterPane (write-only, set once), unowned: it lives as long
 *
 * It is there while there is a condition. Its last button is the action "win.show-all".
 */

G_END_DECLS
