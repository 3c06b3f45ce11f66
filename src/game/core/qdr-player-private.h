/*
 * What a game does to its players. For the files of QdrGame and of saved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"
#include "qdr-clock.h"
#include "qdr-player.h"

G_BEGIN_DECLS

/**
 * @param number  0..3, in turn order
 * @param side    the side it starts on, which is what it is called until it has a name
 */
QdrPlayer *qdr_player_new (guint number, QdrSide side);

/** @brief (nullable): the name it was given, not the one it has for want of it. */
const char *qdr_player_get_given_name (QdrPlayer *self);

/** @brief (transfer none): its name and its side, until it is asked for again. */
const char *qdr_player_get_name_with_side (QdrPlayer *self);

void qdr_player_set_stock (QdrPlayer *self, guint stock);
void qdr_player_set_in_play (QdrPlayer *self, gboolean in_play);

/**
 * @brief Shows @p clock, which may be running. Notifies unless the time left is the same, or has
 *        only begun to run.
 *
 * @param clock  copied
 */
void qdr_player_set_clock (QdrPlayer *self, const QdrClock *clock);

/** @brief Notifies that the time left has changed, as it does by itself while the clock runs. */
void qdr_player_notify_remaining (QdrPlayer *self);

G_END_DECLS
