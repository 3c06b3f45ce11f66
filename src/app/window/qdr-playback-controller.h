/*
 * Going through a game: steps, taking back, and watching computers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLAYBACK_BAR (qdr_playback_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlaybackBar, qdr_playback_bar, QDR, PLAYBACK_BAR, GtkWidget)

/*
 * Properties:
 *   "pace"  int, milliseconds that a move takes at least
 *
 * The buttons activate the window's actions "pause" and "step".
 */

/**
 * @brief Says whether the game pauses, so that the button goes on with it.
 *
 * @param self    a bar
 * @param paused  whether it does
 */
void qdr_playback_bar_set_paused (QdrPlaybackBar *self, gboolean paused);

#define QDR_TYPE_PLAYBACK_CONTROLLER (qdr_playback_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlaybackController,
                      qdr_playback_controller,
                      QDR,
                      PLAYBACK_CONTROLLER,
                      QdrController)

/*
 * Actions: "first", "previous", "next" and "last" step through the game; "move-now" makes a computer
 * move at once; "step", "faster" and "slower" are for watching computers.
 */

/**
 * @brief Adds the actions for @p session, and sets the pace of its computers.
 *
 * @param actions   of the window
 * @param session   whose game it is; referenced
 * @param place     for the bar that is shown where only computers play, and made then
 * @param settings  of the program
 * @return (transfer full): to be let go before the widgets
 */
QdrPlaybackController *qdr_playback_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    AdwBin *place,
                                                    GSettings *settings);

G_END_DECLS
