/*
 * The window in which a position is set up by hand.
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

/*
 * Signals:
 *   "play" (QdrGame *game)   a game from the position is wanted, with the players of the editor;
 *                            the window stays open until its owner has taken the game
 */

/**
 * @brief A window that shows what is in @p editor.
 *
 * @param editor  whose position is edited; referenced
 */
GtkWidget *qdr_editor_window_new (QdrPositionEditor *editor);

/** @brief (transfer none): the board, whose looks are for others to decide. */
QdrBoardView *qdr_editor_window_get_board (QdrEditorWindow *self);

G_END_DECLS
