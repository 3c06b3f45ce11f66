/*
 * A player in the board editor: who is to move, walls in hand, and whether in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_ROW (qdr_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, QDR, EDITOR_ROW, AdwPreferencesRow)

/**
 * @brief The row of a player, which is hidden while there are not so many.
 *
 * @param editor  whose position is edited; referenced
 * @param number  of the player, 0..3
 * @param first   (nullable): the row of the first player, which this one belongs together with
 * @param names   horizontal: what keeps the names of all players equally wide
 */
GtkWidget *qdr_editor_row_new (QdrPositionEditor *editor,
                               guint number,
                               QdrEditorRow *first,
                               GtkSizeGroup *names);

G_END_DECLS
