/*
 * Seats: who moves for each player, as saved games write it: "human", "computer ID", "engine NAME".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The seat of a human. */
#define QDR_SEAT_HUMAN "human"

/** @brief Returns the seat of the personality with @p id, (transfer full): "computer ID". */
char *qdr_seat_for_personality (const char *id);

/** @brief Returns the seat of an external engine, (transfer full): "engine NAME". */
char *qdr_seat_for_engine (const char *name);

/**
 * @brief Returns whether any text is valid as the name of an engine: up to 60 letters, without
 *        spaces at the ends, line breaks and marks that change the direction of text.
 */
gboolean qdr_seat_is_engine_name (const char *name);

/** @brief Returns whether any text is a valid seat. */
gboolean qdr_seat_is_valid (const char *seat);

/** @brief Returns the id of the personality in a seat, a part of @p seat; NULL for others. */
const char *qdr_seat_get_personality (const char *seat);

/**
 * @brief Finds the strength in the id of a personality that adapts to the player. It has one for
 *        each game, as in "like-me-740".
 *
 * @return (nullable) (transfer none): a part of @p id, the hyphen and three or four digits; NULL if
 *         there is none
 */
const char *qdr_seat_find_strength (const char *id);

/** @brief Returns the name of the engine in a seat, a part of @p seat; NULL for others. */
const char *qdr_seat_get_engine (const char *seat);

G_END_DECLS
