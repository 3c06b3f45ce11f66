/*
 * The pawn of a player as an icon beside the name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_PAWN_ICON (qdr_pawn_icon_get_type ())
G_DECLARE_FINAL_TYPE (QdrPawnIcon, qdr_pawn_icon, QDR, PAWN_ICON, GtkWidget)

/** @brief Shows the pawn of player @p number, 0..3. */
void qdr_pawn_icon_set_number (QdrPawnIcon *self, guint number);

G_END_DECLS
