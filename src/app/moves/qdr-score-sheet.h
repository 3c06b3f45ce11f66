/*
 * The moves of a game, a row for each round with its variations below it; a click steps to the
 * position after a move, or goes over to a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_SCORE_SHEET (qdr_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (QdrScoreSheet, qdr_score_sheet, QDR, SCORE_SHEET, GtkWidget)

/**
 * @brief Shows the moves of @p game, or with NULL none.
 *
 * @param game  (nullable): referenced
 */
void qdr_score_sheet_set_game (QdrScoreSheet *self, QdrGame *game);

/**
 * @brief Shows what @p review says of the moves, as far as it is theirs, or with NULL nothing.
 *
 * @param review  (nullable): referenced
 */
void qdr_score_sheet_set_review (QdrScoreSheet *self, QdrReview *review);

G_END_DECLS
