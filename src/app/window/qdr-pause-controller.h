/*
 * Pausing a game, the cover over the board, and the warning before a clock runs out. The file is
 * separate from the window so that it has the name of its button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-controller.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

#define QDR_TYPE_PAUSE_CONTROLLER (qdr_pause_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPauseController,
                      qdr_pause_controller,
                      QDR,
                      PAUSE_CONTROLLER,
                      QdrController)

/* Action: "pause", a toggle. */

/**
 * @brief Creates a controller that adds the action. During a pause, it covers the board if the
 *        session hides the board from the players.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @param stack    contains @p board, and the cover once the cover has been shown
 * @param board    covered during a pause
 * @param sounds   referenced; plays the warning
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrPauseController *qdr_pause_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkStack *stack,
                                              GtkWidget *board,
                                              QdrSounds *sounds);

G_END_DECLS
