/*
 * Functions of QdrPlayer for the files of QdrGame and of saved games only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"
#include "qdr-game-clock.h"
#include "qdr-player.h"

G_BEGIN_DECLS

/**
 * @brief Creates a player.
 *
 * @param number  0..3, in turn order
 * @param side    where the player starts; its name is the name of a player without another one
 */
QdrPlayer *qdr_player_new (guint number, QdrSide side);

/** @brief Returns the name set by qdr_player_set_name(), (nullable). */
const char *qdr_player_get_given_name (QdrPlayer *self);

/** @brief Returns the name with the side, (transfer none), valid until the next call. */
const char *qdr_player_get_name_with_side (QdrPlayer *self);

/** @brief Sets the walls in hand; the first call sets the initial stock. */
void qdr_player_set_stock (QdrPlayer *self, guint stock);

/** @brief Sets whether the player has neither resigned nor lost on time. */
void qdr_player_set_in_play (QdrPlayer *self, gboolean in_play);

/**
 * @brief Copies @p clock, which may be running. Does not notify if the time left is the same or has
 *        only begun to run.
 */
void qdr_player_set_clock (QdrPlayer *self, const QdrClock *clock);

/** @brief Notifies "remaining", which changes by itself while the clock runs. */
void qdr_player_notify_remaining (QdrPlayer *self);

G_END_DECLS
