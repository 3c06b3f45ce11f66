/*
 * Opens the board editor, and begins the game that was edited in it.
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

/*
 * Action: "edit-position".
 */

/**
 * @brief Adds the action for @p session.
 *
 * @param actions        of the window
 * @param session        whose game is edited; referenced
 * @param files          asks before an edited game takes the place of the present one
 * @param window         behind the editor
 * @param board          whose looks the board of the editor takes over
 * @param settings       know who played last
 * @param personalities  opponents to choose from
 * @return (transfer full): to be let go before the window
 */
QdrEditorController *qdr_editor_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrFilesController *files,
                                                GtkWindow *window,
                                                QdrBoardView *board,
                                                GSettings *settings,
                                                QdrPersonalityList *personalities);

/** @brief (transfer none) (nullable): the editor, while it stands in front of the window. */
GtkWindow *qdr_editor_controller_get_editor (QdrEditorController *self);

G_END_DECLS
