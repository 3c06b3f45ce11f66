/*
 * A row of the score sheet: the number of the round and a button for each move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-review.h"
#include "qdr-round.h"

G_BEGIN_DECLS

#define QDR_TYPE_ROUND_ROW (qdr_round_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundRow, qdr_round_row, QDR, ROUND_ROW, GtkWidget)

/*
 * Signals:
 *   "move-activated" (guint ply)   a move was clicked; ply moves lead to the position after it
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

G_END_DECLS
