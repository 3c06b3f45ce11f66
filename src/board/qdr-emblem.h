/*
 * The pawn of a player as a picture beside its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_EMBLEM (qdr_emblem_get_type ())
G_DECLARE_FINAL_TYPE (QdrEmblem, qdr_emblem, QDR, EMBLEM, GtkWidget)

/** @brief Shows the pawn of player @p number, 0..3. */
void qdr_emblem_set_number (QdrEmblem *self, guint number);

G_END_DECLS
