/*
 * Copying the position, the moves, the game or a picture of the board, and pasting a game. The file
 * is separate from the window because pasting takes several steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-files-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_CLIPBOARD_CONTROLLER (qdr_clipboard_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrClipboardController,
                      qdr_clipboard_controller,
                      QDR,
                      CLIPBOARD_CONTROLLER,
                      QdrController)

/* Actions: "copy-position", "copy-moves", "copy-game", "copy-message", "copy-picture" and "paste".
 * What is dropped on the window is opened as if it were pasted. */

/**
 * @brief Creates a controller that adds the actions.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @param files    referenced; asks the user before a pasted game replaces the present one
 * @param window   where games are dropped
 * @param board    copied as a picture
 * @param toasts   shows a message after each action
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrClipboardController *qdr_clipboard_controller_new (GActionMap *actions,
                                                      QdrSession *session,
                                                      QdrFilesController *files,
                                                      GtkWindow *window,
                                                      QdrBoardView *board,
                                                      AdwToastOverlay *toasts);

G_END_DECLS
