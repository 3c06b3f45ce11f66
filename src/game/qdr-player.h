/*
 * A player of a game: name, seat, walls in stock, clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_PLAYER (qdr_player_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayer, qdr_player, QDR, PLAYER, GObject)

/*
 * Properties (all notify):
 *   "name"       string, what the player is called; never NULL: without a name of its own, or with
 *                an empty one, a player is called after the side of the board where it starts
 *   "seat"       string, "human" or "computer ID" with the id of a personality
 *   "stock"      uint, walls in hand (read-only; the game sets it)
 *   "remaining"  int64, milliseconds left on the clock, -1 without one (read-only; the game sets
 *                it). Always true when read; while the clock runs it notifies as each second passes
 *   "in-play"    boolean, has not resigned or lost on time (read-only; the game sets it)
 */

guint qdr_player_get_number (QdrPlayer *self); /* 0..3, in turn order */

const char *qdr_player_get_name (QdrPlayer *self);
void qdr_player_set_name (QdrPlayer *self, const char *name);

const char *qdr_player_get_seat (QdrPlayer *self);
void qdr_player_set_seat (QdrPlayer *self, const char *seat);

/**
 * @brief The id of the personality that plays here.
 *
 * @return (nullable) (transfer none): NULL for a human
 */
const char *qdr_player_get_personality (QdrPlayer *self);

gboolean qdr_player_is_human (QdrPlayer *self);
guint qdr_player_get_stock (QdrPlayer *self);
guint qdr_player_get_full_stock (QdrPlayer *self); /* at the start of the game */
gint64 qdr_player_get_remaining (QdrPlayer *self);
gboolean qdr_player_get_in_play (QdrPlayer *self);

G_END_DECLS
