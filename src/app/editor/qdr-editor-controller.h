/*
 * The action that opens the position editor, and the start of the edited game.
 *
 * It is separate from the editor's window because it belongs to the main window, and asks before
 * a game is replaced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-files-controller.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_CONTROLLER (qdr_editor_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorController,
                      qdr_editor_controller,
                      QDR,
                      EDITOR_CONTROLLER,
                      QdrController)

/* Action: "edit-position". */

/**
 * @brief Adds the action for @p session.
 *
 * @param actions        the actions of the window
 * @param session        has the game; referenced
 * @param files          asks before an edited game replaces the current one; referenced
 * @param window         the parent of the editor
 * @param board          the board in the window, whose appearance the editor copies
 * @param settings       contain the players of the last new game; referenced
 * @param personalities  the available opponents; referenced
 * @return (transfer full): to be released before the window
 */
QdrEditorController *qdr_editor_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrFilesController *files,
                                                GtkWindow *window,
                                                QdrBoardView *board,
                                                GSettings *settings,
                                                QdrPersonalityList *personalities);

/** @brief Returns the window of the editor, or NULL if it is closed. */
GtkWindow *qdr_editor_controller_get_editor (QdrEditorController *self);

G_END_DECLS
