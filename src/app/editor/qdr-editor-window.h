/*
 * The window of the position editor, and the controller that opens it. They are separate from the
 * main window, their only user, because the editor has no game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-files-controller.h"
#include "qdr-personality-list.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_WINDOW (qdr_editor_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorWindow, qdr_editor_window, QDR, EDITOR_WINDOW, AdwWindow)

/* A row that shows and changes whether a player is to move and in play, and the walls in stock. */
#define QDR_TYPE_EDITOR_ROW (qdr_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, QDR, EDITOR_ROW, AdwPreferencesRow)

/*
 * Signals:
 *   "play" (QdrGame *game)  the user asks to start @game from the position; a handler that starts
 *                           the game must close the window
 */

/** @brief Creates a window that edits the position in @p editor. @param editor  referenced */
GtkWidget *qdr_editor_window_new (QdrPositionEditor *editor);

/** @brief Returns the board. The caller may set the appearance of the board. */
QdrBoardView *qdr_editor_window_get_board (QdrEditorWindow *self);

#define QDR_TYPE_EDITOR_CONTROLLER (qdr_editor_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorController,
                      qdr_editor_controller,
                      QDR,
                      EDITOR_CONTROLLER,
                      QdrController)

/* Action: "edit-position". */

/**
 * @brief Returns a controller that adds the action to a window.
 *
 * @param actions        the actions of the window
 * @param session        the session whose position the editor shows first; referenced
 * @param files          asks the user before a game from the editor replaces the current one;
 *                       referenced
 * @param window         the parent of the window of the editor
 * @param board          the board of the window, whose appearance the editor copies
 * @param settings       the settings, which contain the players of the last new game; referenced
 * @param personalities  the available opponents; referenced
 * @return (transfer full): must be released before the window
 */
QdrEditorController *qdr_editor_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrFilesController *files,
                                                GtkWindow *window,
                                                QdrBoardView *board,
                                                GSettings *settings,
                                                QdrPersonalityList *personalities);

/** @brief Returns the window of the editor, or NULL if it is closed. */
GtkWindow *qdr_editor_controller_get_editor_window (QdrEditorController *self);

G_END_DECLS
