/*
 * A button with an icon, whose tooltip is also its accessible name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_ICON_BUTTON (qdr_icon_button_get_type ())
G_DECLARE_FINAL_TYPE (QdrIconButton, qdr_icon_button, QDR, ICON_BUTTON, GtkButton)

/*
 * Properties (write-only):
 *   "picture"  string, the name of an icon
 *   "words"    string, translated: the tooltip and the accessible name
 */

G_END_DECLS
