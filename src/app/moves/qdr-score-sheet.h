/*
 * The list of moves of a game: a row for each round, with its variations below. A click goes to the
 * position after a move, or switches to a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_SCORE_SHEET (qdr_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (QdrScoreSheet, qdr_score_sheet, QDR, SCORE_SHEET, AdwBin)

/** @brief Sets the game whose moves are shown. @param game (nullable): referenced */
void qdr_score_sheet_set_game (QdrScoreSheet *self, QdrGame *game);

/**
 * @brief Sets the review whose verdicts are shown beside the moves.
 *
 * @param review  (nullable): a review of the game; referenced
 */
void qdr_score_sheet_set_review (QdrScoreSheet *self, QdrReview *review);

G_END_DECLS
