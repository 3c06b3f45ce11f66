/*
 * Functions of QdrPlayer that only the files of src/game call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"
#include "qdr-game-clock.h"
#include "qdr-player.h"

G_BEGIN_DECLS

/**
 * @brief Creates a player, (transfer full).
 *
 * @param number  0..3, in turn order
 * @param side    the side where the player starts, used as the name of a player who has none
 */
QdrPlayer *qdr_player_new (guint number, QdrSide side);

/** @brief Returns the name set by qdr_player_set_name(), (transfer none) (nullable). */
const char *qdr_player_get_explicit_name (QdrPlayer *self);

/** @brief Returns the name and the side, (transfer none), valid until the next call. */
const char *qdr_player_get_name_with_side (QdrPlayer *self);

/** @brief Sets the walls in hand. The first call also sets the initial stock. */
void qdr_player_set_stock (QdrPlayer *self, guint stock);

/** @brief Sets whether the player has neither resigned nor lost on time. */
void qdr_player_set_in_play (QdrPlayer *self, gboolean in_play);

/**
 * @brief Sets the clock to a copy of @p clock, which may be running. Notifies "remaining" if the
 *        remaining time has changed, but not if the clock has only been started.
 */
void qdr_player_set_clock (QdrPlayer *self, const QdrClock *clock);

/** @brief Notifies "remaining". The game calls this once a second while the clock runs. */
void qdr_player_notify_remaining_time (QdrPlayer *self);

G_END_DECLS
