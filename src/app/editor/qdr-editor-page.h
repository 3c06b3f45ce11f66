/*
 * The page of the position editor, and the controller that opens it. They are separate from the
 * window, their only user, because the editor has no game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-files-controller.h"
#include "qdr-page.h"
#include "qdr-personality-list.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_PAGE (qdr_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorPage, qdr_editor_page, QDR, EDITOR_PAGE, QdrPage)

/* A row that shows and changes whether a player is to move and in play, and the walls in stock. */
#define QDR_TYPE_EDITOR_ROW (qdr_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, QDR, EDITOR_ROW, AdwPreferencesRow)

/*
 * Signals:
 *   "play" (QdrGame *game)  the user asks to start @game from the position
 */

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
 * @param pages          shows the page of the editor; referenced
 * @param board          the board of the window, whose appearance the editor copies
 * @param settings       the settings, which contain the players of the last new game; referenced
 * @param personalities  the available opponents; referenced
 * @return (transfer full): must be released before the window
 */
QdrEditorController *qdr_editor_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrFilesController *files,
                                                QdrPageController *pages,
                                                QdrBoardView *board,
                                                GSettings *settings,
                                                QdrPersonalityList *personalities);

G_END_DECLS
