/*
 * Seats. A seat is a text in saved games that names who moves for a player: "human", "computer ID"
 * with the id of a personality, or "engine NAME" with the name of an external engine.
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
 * @brief Returns whether @p name, any text, is valid as the name of an external engine.
 *
 * A valid name has 1..60 characters, no space at either end, and no control characters, line breaks
 * or marks that change the direction of text.
 */
gboolean qdr_seat_is_valid_engine_name (const char *name);

/** @brief Returns whether @p seat, any text, is a valid seat. */
gboolean qdr_seat_is_valid (const char *seat);

/** @brief Returns the id of the personality, which points into @p seat; NULL for other seats. */
const char *qdr_seat_get_personality (const char *seat);

/**
 * @brief Finds the strength at the end of the id of an adaptive opponent, such as "like-me-740".
 *
 * @return (nullable) (transfer none): the hyphen and the three or four digits after it, a part of
 *         @p id; NULL if @p id has no strength
 */
const char *qdr_seat_find_strength_suffix (const char *id);

/** @brief Returns the name of the engine, which points into @p seat; NULL for other seats. */
const char *qdr_seat_get_engine (const char *seat);

G_END_DECLS
