/*
 * The board editor: a window in which a position is set up.
 *
 * It is separate from its controller because it needs neither a session nor a main window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_WINDOW (qdr_editor_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorWindow, qdr_editor_window, QDR, EDITOR_WINDOW, AdwWindow)

/* A player: whether it is to move, its walls in stock, and whether it is in play. */
#define QDR_TYPE_EDITOR_ROW (qdr_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, QDR, EDITOR_ROW, AdwPreferencesRow)

/*
 * Signals:
 *   "play" (QdrGame *game)  the user starts a game from the position; the owner closes the window
 *                           when it has accepted the game
 */

/** @brief Creates a window that edits the position in @p editor. @param editor  referenced */
GtkWidget *qdr_editor_window_new (QdrPositionEditor *editor);

/** @brief Returns (transfer none): the board, whose appearance the caller sets. */
QdrBoardView *qdr_editor_window_get_board (QdrEditorWindow *self);

G_END_DECLS
