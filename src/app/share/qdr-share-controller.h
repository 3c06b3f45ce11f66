/*
 * Export of the game as an animation, and of the position as a PNG or SVG picture.
 *
 * It is separate from qdr-window, its only user, to keep that file short.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_SHARE_CONTROLLER (qdr_share_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrShareController,
                      qdr_share_controller,
                      QDR,
                      SHARE_CONTROLLER,
                      QdrController)

/*
 * Actions: "share-picture", "share-drawing"; "share-animation" if the program is
 * built with an encoder; and "cancel-animation" while an animation is being written.
 */

/**
 * @brief Returns a controller that adds the actions to a window.
 *
 * @param actions  the actions of the window
 * @param session  the session with the game to export; referenced
 * @param window   the parent of the dialogs
 * @param board    the board whose appearance the pictures have
 * @param toasts   the overlay that shows the progress and the result
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrShareController *qdr_share_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkWindow *window,
                                              QdrBoardView *board,
                                              AdwToastOverlay *toasts);

G_END_DECLS
