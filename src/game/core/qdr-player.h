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
 *   "seat"       string, "human", "computer ID" with the id of a personality, or "engine NAME"
 *   "stock"      uint, walls in hand (read-only; the game sets it)
 *   "remaining"  int64, milliseconds left on the clock, -1 without one (read-only; the game sets
 *                it). Always true when read; while the clock runs it notifies as each second passes
 *   "in-play"    boolean, has not resigned or lost on time (read-only; the game sets it)
 */

/** @brief Returns the number of the player, 0..3, in turn order. */
guint qdr_player_get_number (QdrPlayer *self);

/**
 * @brief Returns the name of the player: the one it was given, or the usual one, or that of its
 *        side of the board.
 *
 * @return (transfer none): never NULL
 */
const char *qdr_player_get_name (QdrPlayer *self);

/**
 * @brief Names the player.
 *
 * @param name  (nullable): valid UTF-8, of which line breaks become spaces; NULL for no name of its
 *              own
 */
void qdr_player_set_name (QdrPlayer *self, const char *name);

/**
 * @brief Sets what the player is called while it has no name of its own, instead of the side of the
 *        board. It is a word of the reader's language, such as "You", and no saved game has it.
 *
 * @param name  (nullable): valid UTF-8 of one line; NULL for the side of the board
 */
void qdr_player_set_default_name (QdrPlayer *self, const char *name);

/**
 * @brief Calls the player as one of another game is called, who is the same.
 *
 * @param from  whose name is taken
 */
void qdr_player_copy_name (QdrPlayer *self, QdrPlayer *from);

/**
 * @brief Returns who plays: "human", "computer ID" or "engine NAME".
 *
 * @return (transfer none)
 */
const char *qdr_player_get_seat (QdrPlayer *self);

/**
 * @brief Sets who plays.
 *
 * @param seat  "human", "computer ID" with the id of a personality, or "engine NAME"
 */
void qdr_player_set_seat (QdrPlayer *self, const char *seat);

/**
 * @brief Returns the id of the personality that plays here.
 *
 * @return (nullable) (transfer none): NULL for a human or an engine
 */
const char *qdr_player_get_personality (QdrPlayer *self);

/**
 * @brief Returns the name of the engine in another program that plays here.
 *
 * @return (nullable) (transfer none): NULL for anybody else
 */
const char *qdr_player_get_engine (QdrPlayer *self);

/** @brief Whether a person plays here. */
gboolean qdr_player_is_human (QdrPlayer *self);

/** @brief Returns the walls in hand. */
guint qdr_player_get_stock (QdrPlayer *self);

/** @brief Returns the walls in hand at the start of the game. */
guint qdr_player_get_initial_stock (QdrPlayer *self);

/** @brief Returns the time left on the clock, milliseconds; -1 without a clock. */
gint64 qdr_player_get_remaining (QdrPlayer *self);

/** @brief Whether the player has neither resigned nor lost on time. */
gboolean qdr_player_get_in_play (QdrPlayer *self);

G_END_DECLS
