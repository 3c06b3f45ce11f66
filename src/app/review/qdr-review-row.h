/*
 * A row in the list of the worst moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"
#include "qdr-move-review.h"

G_BEGIN_DECLS

/**
 * @brief A GtkListBoxRow with a move, what it cost and what was better. Its name for assistive
 *        tools says all of it, since the row has the focus.
 *
 * @param game         with the move in it
 * @param move_review  of a move that was not the best
 * @return a floating reference
 */
GtkWidget *qdr_review_row_new (QdrGame *game, QdrMoveReview *move_review);

G_END_DECLS
