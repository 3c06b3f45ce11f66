/*
 * A row of a list that says what a key does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_SHORTCUT_ROW (qdr_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrShortcutRow, qdr_shortcut_row, QDR, SHORTCUT_ROW, AdwActionRow)

/*
 * Properties, of which one is set:
 *   "accelerator"  string (write-only): the keys, as GtkShortcutsShortcut:accelerator
 *   "action-name"  string (write-only): an action of the application, whose keys are told
 */

G_END_DECLS
