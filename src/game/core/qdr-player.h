/*
 * A player of a game: name, seat, walls in hand, clock.
 *
 * A seat is a text in saved games that names who moves for a player: "human", "elsewhere" for a
 * human at another computer, "computer ID" with the id of a personality, or "engine NAME" with the
 * name of an external engine. In a game between two computers both read the same seats, so each
 * calls qdr_player_set_here() for its own.
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
 *   "name"       string, never NULL: the name, or else the side of the
 *                board where the player starts
 *   "seat"       string, "human", "elsewhere", "computer ID" with the id of a personality, or
 *                "engine NAME"; also notifies after qdr_player_set_here()
 *   "stock"      uint, walls in hand (read-only; the game sets it)
 *   "remaining"  int64, remaining time on the clock in milliseconds, -1 without a clock (read-only;
 *                the game sets it). Exact at any time, but notifies only once a second
 *   "in-play"    boolean, FALSE if the player has resigned or lost on time and the others go on
 *                without it, which they do not in a game of two (read-only; the game sets it)
 */

/** @brief Returns the number of the player, 0..3, in turn order. */
guint qdr_player_get_number (QdrPlayer *self);

/** @brief Returns the property "name", (transfer none). */
const char *qdr_player_get_name (QdrPlayer *self);

/**
 * @brief Sets the name.
 *
 * @param name  (nullable): valid UTF-8; line breaks become spaces
 */
void qdr_player_set_name (QdrPlayer *self, const char *name);

/** @brief Returns the seat, (transfer none). */
const char *qdr_player_get_seat (QdrPlayer *self);

/** @brief Sets the seat, which must be valid by qdr_seat_is_valid(). The player is at this computer
 *  unless the seat is "elsewhere". */
void qdr_player_set_seat (QdrPlayer *self, const char *seat);

/** @brief Sets whether the player, a human or not, moves at this computer, whatever the seat is. */
void qdr_player_set_here (QdrPlayer *self, gboolean is_here);

/** @brief Returns whether the player moves at this computer. */
gboolean qdr_player_is_here (QdrPlayer *self);

/** @brief Returns the id of the personality in the seat, (transfer none); NULL for other seats. */
const char *qdr_player_get_personality_id (QdrPlayer *self);

/** @brief Returns the name of the external engine, (transfer none); NULL for other seats. */
const char *qdr_player_get_engine_name (QdrPlayer *self);

/** @brief Returns whether a human at this computer plays. */
gboolean qdr_player_is_human (QdrPlayer *self);

/** @brief Returns whether a human plays, at this computer or another. */
gboolean qdr_player_is_person (QdrPlayer *self);

/** @brief Returns the walls in hand. */
guint qdr_player_get_stock (QdrPlayer *self);

/** @brief Returns the walls in hand at the start of the game. */
guint qdr_player_get_initial_stock (QdrPlayer *self);

/** @brief Returns the remaining time on the clock, milliseconds; -1 without a clock. */
gint64 qdr_player_get_remaining_time (QdrPlayer *self);

/** @brief Returns FALSE if the others go on without the player. In a game of two, returns TRUE. */
gboolean qdr_player_get_in_play (QdrPlayer *self);

/** @brief The seat of a human. */
#define QDR_SEAT_HUMAN "human"

/** @brief The seat of a human at another computer. */
#define QDR_SEAT_ELSEWHERE "elsewhere"

/** @brief Returns the seat of the personality with @p id, (transfer full): "computer ID". */
char *qdr_seat_for_personality (const char *id);

/** @brief Returns the seat of an external engine, (transfer full): "engine NAME". */
char *qdr_seat_for_engine (const char *name);

/**
 * @brief Returns whether @p name, any text, is valid as the name of an external engine.
 *
 * A valid name has 1..60 characters, no space at either end, and no control characters, line breaks
 * or marks that change the direction of text.
 */
gboolean qdr_engine_name_is_valid (const char *name);

/** @brief Returns whether @p seat, any text, is a valid seat. */
gboolean qdr_seat_is_valid (const char *seat);

/** @brief Returns the id of the personality, which points into @p seat; NULL for other seats. */
const char *qdr_seat_get_personality_id (const char *seat);

/**
 * @brief Finds the strength at the end of the id of an adaptive opponent, such as "like-me-740".
 *
 * @return (nullable) (transfer none): the hyphen and the three or four digits after it, a part of
 *         @p id; NULL if @p id has no strength
 */
const char *qdr_personality_id_find_strength_suffix (const char *id);

/** @brief Returns the name of the engine, which points into @p seat; NULL for other seats. */
const char *qdr_seat_get_engine_name (const char *seat);

G_END_DECLS
