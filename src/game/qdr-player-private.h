/*
 * What the game does to its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"
#include "qdr-player.h"

G_BEGIN_DECLS

/**
 * @param number  0..3, in turn order
 * @param side    the side it starts on, which is what it is called until it has a name
 */
QdrPlayer *qdr_player_new (guint number, QdrSide side);

/** @brief (nullable): the name it was given, not the one it has for want of it. */
const char *qdr_player_get_given_name (QdrPlayer *self);

void qdr_player_set_stock (QdrPlayer *self, guint stock);
void qdr_player_set_in_play (QdrPlayer *self, gboolean in_play);

/** @brief Stops the clock at @p milliseconds, -1 for no clock. */
void qdr_player_set_remaining (QdrPlayer *self, gint64 milliseconds);

void qdr_player_start_clock (QdrPlayer *self);
void qdr_player_stop_clock (QdrPlayer *self);

/** @brief Notifies that the time left has changed, as it does by itself while the clock runs. */
void qdr_player_tick (QdrPlayer *self);

/** @brief Milliseconds until a running clock shows one second less. */
guint qdr_player_get_until_tick (QdrPlayer *self);

G_END_DECLS
