/*
 * Seats: who sits at a board, as saved games spell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The seat of a human player. */
#define QDR_SEAT_HUMAN "human"

/**
 * @brief Returns the seat of a personality, "computer ID".
 *
 * @param id  the id of a personality
 * @return (transfer full)
 */
char *qdr_seat_for_personality (const char *id);

/**
 * @brief Returns the seat of an engine in another program, "engine NAME".
 *
 * @param name  what qdr_seat_is_engine_name() holds for
 * @return (transfer full)
 */
char *qdr_seat_for_engine (const char *name);

/**
 * @brief Whether an engine may be called so: up to 60 letters, without spaces around them, line
 *        ends and marks that change the direction of the text after them.
 *
 * @param name  any text
 */
gboolean qdr_seat_is_engine_name (const char *name);

/**
 * @brief Whether a text is a seat: "human", "computer ID" or "engine NAME".
 *
 * @param seat  any text
 */
gboolean qdr_seat_is_valid (const char *seat);

/**
 * @brief Returns the id of the personality that has a seat.
 *
 * @param seat  a seat
 * @return (nullable) (transfer none): a part of @p seat; NULL for a person or an engine
 */
const char *qdr_seat_get_personality (const char *seat);

/**
 * @brief Finds the strength in the id of a personality that adapts: it has one in each game, and is
 *        there "like-me-740".
 *
 * @param id  the id of a personality
 * @return (nullable) (transfer none): a part of @p id, from the hyphen in front of three or four
 *         digits on; NULL where there is none
 */
const char *qdr_seat_find_strength (const char *id);

/**
 * @brief Returns the name of the engine that has a seat.
 *
 * @param seat  a seat
 * @return (nullable) (transfer none): a part of @p seat; NULL for anybody else
 */
const char *qdr_seat_get_engine (const char *seat);

G_END_DECLS
