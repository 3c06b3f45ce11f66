/*
 * The mistakes of people that a review has found, as exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-exercises.h"
#include "qdr-review.h"

G_BEGIN_DECLS

/**
 * @brief Whether a move becomes an exercise. An exercise has no earlier positions, so none is made
 *        of a move that is judged by them.
 *
 * @param game         in which it was made
 * @param move_review  of the move
 */
gboolean qdr_mistakes_contain (QdrGame *game, QdrMoveReview *move_review);

/**
 * @brief Makes exercises of the mistakes of people in a game.
 *
 * @param review          as far as it is
 * @param game            that was reviewed; a mistake that is not in it any more is left out
 * @param only_concealed  whether those of which it is told what was better are left out
 * @return (transfer full) (element-type QdrLibraryExercise): in the order of the game; none of a
 *         game of four
 */
GPtrArray *qdr_mistakes_find (QdrReview *review, QdrGame *game, gboolean only_concealed);

/**
 * @brief Conceals no longer what was better than the mistakes that were made in a position.
 *
 * @param review    as for qdr_mistakes_find()
 * @param game      likewise
 * @param position  of an exercise, as text
 */
void qdr_mistakes_reveal (QdrReview *review, QdrGame *game, const char *position);

G_END_DECLS
