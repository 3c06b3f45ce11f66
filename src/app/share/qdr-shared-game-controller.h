/*
 * What a game with somebody at another computer says in the window, and what it asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_SHARED_GAME_CONTROLLER (qdr_shared_game_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrSharedGameController,
                      qdr_shared_game_controller,
                      QDR,
                      SHARED_GAME_CONTROLLER,
                      QdrController)

/*
 * Requests of the others, what became of one's own, and the state of the file are toasts. A toast
 * about which something is to be decided has a button. If a move comes in while the window is not
 * in front, there is a notification of the desktop, and a click on it brings the window back.
 *
 * Actions: "offer-draw"; "answer", which asks what is to be decided.
 */

/**
 * @brief Returns a controller that adds the actions to a window.
 *
 * @param actions  the actions of the window
 * @param session  referenced
 * @param window   the parent of the dialogs
 * @param toasts   the overlay for the toasts
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrSharedGameController *qdr_shared_game_controller_new (GActionMap *actions,
                                                         QdrSession *session,
                                                         GtkWindow *window,
                                                         AdwToastOverlay *toasts);

G_END_DECLS
