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
 * @brief Whether a text is a seat: "human" or "computer ID".
 *
 * @param seat  any text
 */
gboolean qdr_seat_is_valid (const char *seat);

/**
 * @brief Returns the id of the personality that has a seat.
 *
 * @param seat  a seat
 * @return (nullable) (transfer none): a part of @p seat; NULL for a person
 */
const char *qdr_seat_get_personality (const char *seat);

G_END_DECLS
