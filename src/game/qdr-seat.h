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

/** @brief (transfer full): the seat of the personality called @p id, "computer ID". */
char *qdr_seat_for_personality (const char *id);

/** @brief Whether @p seat is "human" or "computer ID". */
gboolean qdr_seat_is_valid (const char *seat);

/**
 * @brief The id of the personality in @p seat.
 *
 * @return (nullable) (transfer none): a part of @p seat; NULL where no computer sits
 */
const char *qdr_seat_get_personality (const char *seat);

G_END_DECLS
