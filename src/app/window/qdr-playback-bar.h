/*
 * The bar for watching computers: pause, one move, and how fast they play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

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

G_END_DECLS
