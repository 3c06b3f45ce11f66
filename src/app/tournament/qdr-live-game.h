/*
 * A game that is being played elsewhere, to look at: its players above its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIVE_GAME (qdr_live_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrLiveGame, qdr_live_game, QDR, LIVE_GAME, GtkBox)

/**
 * @brief Shows a game and follows it.
 *
 * @param game  (nullable): referenced; without one the widget is not in sight
 */
void qdr_live_game_show (QdrLiveGame *self, QdrGame *game);

G_END_DECLS
