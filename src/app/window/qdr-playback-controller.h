/*
 * Stepping through a game, and watching computers play. It is separate from the window because
 * it has eight actions and a widget of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"

G_BEGIN_DECLS

/*
 * The bar for watching computers: pause, single step and pace. The buttons activate the window's
 * actions "pause" and "step".
 */
#define QDR_TYPE_PLAYBACK_BAR (qdr_playback_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlaybackBar, qdr_playback_bar, QDR, PLAYBACK_BAR, AdwBin)

#define QDR_TYPE_PLAYBACK_CONTROLLER (qdr_playback_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlaybackController,
                      qdr_playback_controller,
                      QDR,
                      PLAYBACK_CONTROLLER,
                      QdrController)

/*
 * Actions: "first", "previous", "next" and "last" step through the game; "move-now" makes a
 * computer move immediately. Three actions are enabled when only computers play: "step" pauses the
 * game and goes to the next move, "faster" and "slower" change the pace.
 */

/**
 * @brief Creates a controller that adds the actions, and sets the pace of the computers.
 *
 * @param actions   the window's actions
 * @param session   referenced
 * @param place     the container of the bar, which is shown when only computers play
 * @param settings  the program's settings
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrPlaybackController *qdr_playback_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    AdwBin *place,
                                                    GSettings *settings);

G_END_DECLS
