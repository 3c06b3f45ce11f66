/*
 * Sharing: the game as text, the position as a picture or a drawing, and the game as a picture that
 * moves, each in a file.
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
 * Actions: "share-text", "share-picture", "share-drawing"; "share-animation", where the program is
 * built with a library for it, and "cancel-animation" while one is made.
 */

/**
 * @brief Adds the actions for the game of @p session.
 *
 * @param actions  of the window
 * @param session  whose game it is; referenced
 * @param window   in front of which questions and errors stand
 * @param board    of the pictures
 * @param toasts   say what was written, and how far an animation is
 * @return (transfer full): to be let go before the widgets
 */
QdrShareController *qdr_share_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkWindow *window,
                                              QdrBoardView *board,
                                              AdwToastOverlay *toasts);

G_END_DECLS
