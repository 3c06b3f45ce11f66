/*
 * A few random but sensible plies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The most plies of a random opening: 6 of two players and 8 of four on boards of 9 x 9 and
 *         above, 4 on smaller ones. */
#define QDR_RANDOM_OPENING_MAX_PLIES 8

/** @brief A random opening, as a plain value. */
typedef struct {
  guint n_moves;                               /**< how many there are */
  QdrMove moves[QDR_RANDOM_OPENING_MAX_PLIES]; /**< from the start on */
} QdrRandomOpening;

/**
 * @brief Makes opening @p index of the endless series that belongs to @p seed.
 *
 * Half of the plies are walls, and no player is hindered by its own. Most steps lead nearer to the
 * goal, and none away from it. After the opening no player is much nearer than another, and none is
 * close to the goal.
 *
 * @param start  a position in a game that is not over
 * @param seed   the same seed makes the same openings
 * @param index  number of the opening
 */
void qdr_random_opening_make (QdrRandomOpening *self,
                              const QdrPosition *start,
                              guint32 seed,
                              guint index);

G_END_DECLS
