/*
 * A row of the score sheet: the number of the round and a button for each move, and below it what
 * else was played there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-review.h"
#include "qdr-round.h"
#include "qdr-variation-row.h"

G_BEGIN_DECLS

#define QDR_TYPE_ROUND_ROW (qdr_round_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundRow, qdr_round_row, QDR, ROUND_ROW, GtkWidget)

/*
 * Signals:
 *   "move-activated" (guint ply)   a move was clicked; ply moves lead to the position after it
 *   "variation-chosen" (QdrVariationRow *row)   a variation was clicked
 */

/** @brief (transfer floating): a row without a round. */
GtkWidget *qdr_round_row_new (void);

/**
 * @brief Shows @p round of @p game.
 *
 * @param game   whose moves they are
 * @param round  what to show; referenced
 */
void qdr_round_row_set_round (QdrRoundRow *self, QdrGame *game, QdrRound *round);

/**
 * @brief Shows beside the moves, and tells assistive tools, which have variations and comments, and
 *        what a review says of them.
 *
 * @param game    of the round that is shown
 * @param review  (nullable): not kept
 */
void qdr_round_row_show_marks (QdrRoundRow *self, QdrGame *game, QdrReview *review);

/**
 * @brief Marks the move that led to the position after @p ply moves, if it is in this row.
 *
 * @param ply  how many moves are played
 */
void qdr_round_row_set_current_ply (QdrRoundRow *self, guint ply);

/**
 * @brief Gives the focus to the move that led to the position after @p ply moves.
 *
 * @param ply  of the move to focus, counted from 1
 * @return whether it is here
 */
gboolean qdr_round_row_focus_ply (QdrRoundRow *self, guint ply);

/**
 * @brief How many moves the game has seen after the move that has the focus; 0 if it is not in this
 *        row.
 */
guint qdr_round_row_get_focused_ply (QdrRoundRow *self);

/**
 * @brief Shows below the moves the variations that leave the line before one of them, each with
 *        those that leave it.
 *
 * @param game  of the round that is shown
 */
void qdr_round_row_show_variations (QdrRoundRow *self, QdrGame *game);

/**
 * @brief Gives the focus to the first or the last variation.
 *
 * @param last  which of them
 * @return whether there are any
 */
gboolean qdr_round_row_focus_variation (QdrRoundRow *self, gboolean last);

/** @brief (transfer none) (nullable): the variation that has the focus. */
QdrVariationRow *qdr_round_row_get_focused_variation (QdrRoundRow *self);

/**
 * @brief Whether the move that led to the position after @p ply moves is in this row.
 *
 * @param ply  of the move, counted from 1
 */
gboolean qdr_round_row_has_ply (QdrRoundRow *self, guint ply);

/**
 * @brief How many moves the game has seen after the last move of this row.
 */
guint qdr_round_row_get_last_ply (QdrRoundRow *self);

G_END_DECLS
