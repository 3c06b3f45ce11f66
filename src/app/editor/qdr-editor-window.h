/*
 * The window of the position editor.
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

/* A row for a player: whether it is to move, its walls in stock, and whether it is in play. */
#define QDR_TYPE_EDITOR_ROW (qdr_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, QDR, EDITOR_ROW, AdwPreferencesRow)

/*
 * Signals:
 *   "play" (QdrGame *game)  the user starts a game from the position; a handler that accepts the
 *                           game closes the window
 */

/** @brief Creates a window that edits the position in @p editor. @param editor  referenced */
GtkWidget *qdr_editor_window_new (QdrPositionEditor *editor);

/** @brief Returns the board, so that the caller can set its appearance. */
QdrBoardView *qdr_editor_window_get_board (QdrEditorWindow *self);

G_END_DECLS
