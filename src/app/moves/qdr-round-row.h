/*
 * A row of the score sheet: the number of a round, a button for each move, and its variations. It
 * is separate from qdr-score-sheet because rounds and rows are tested without a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-branches.h"
#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

/* A round of a game, with one move of each player. */
#define QDR_TYPE_ROUND (qdr_round_get_type ())
G_DECLARE_FINAL_TYPE (QdrRound, qdr_round, QDR, ROUND, GObject)

/** @brief Returns the number of the round; the first one has number 1. */
guint qdr_round_get_number (QdrRound *self);

/**
 * @brief Returns the move of a player in this round.
 *
 * @param player  0..3
 * @param ply     (out) (optional): the ply of the move, or 0 if there is none
 * @return (transfer none) (nullable): NULL if the player has no move in this round
 */
QdrRecord *qdr_round_get_record (QdrRound *self, guint player, guint *ply);

/* In the functions of the list of rounds, a ply identifies a move; the first move of the game has
 * ply 1. */

/**
 * @brief Creates a list of the rounds of @p game, which follows the game's GListModel of moves.
 *
 * @return (transfer full): a GListModel of QdrRound
 */
GListModel *qdr_round_list_new (QdrGame *game);

/** @brief Returns the index of the round that contains a move. */
guint qdr_round_list_find_round (GListModel *rounds, guint ply);

/**
 * @brief Returns the ply of the next or previous move in the same round.
 *
 * @param moves  1 for the next move, -1 for the previous move
 * @return @p ply if the round has no such move
 */
guint qdr_round_list_find_neighbour_ply (GListModel *rounds, guint ply, int moves);

/**
 * @brief Returns the ply of the same player's move in another round.
 *
 * If the player has no move in that round, the result is the last move of a preceding player there,
 * or else the first move of the round.
 *
 * @param ply    a move of the game
 * @param steps  number of rounds to go forward, or backwards if negative; limited to the first and
 *               the last round
 */
guint qdr_round_list_find_ply_in_round (GListModel *rounds, guint ply, int steps);

/*
 * The row of a variation, with buttons to switch to it and to remove it.
 *
 * Only the first moves of a long variation are shown until it is unfolded. A variation within
 * another variation is indented.
 */
#define QDR_TYPE_VARIATION_ROW (qdr_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, QDR, VARIATION_ROW, GtkBox)

/**
 * @brief Returns the path to the variation in the game.
 *
 * @param depth  (out): the length of the path
 * @return (transfer none) (array length=depth)
 */
const QdrBranch *qdr_variation_row_get_path (QdrVariationRow *self, guint *depth);

/** @brief Gives the focus to the button that switches to the variation. */
void qdr_variation_row_grab_focus (QdrVariationRow *self);

/**
 * @brief Handles a key while the row has the focus: Left and Right move the focus to another
 *        button, Delete asks whether to remove the variation.
 *
 * @return whether the key was handled
 */
gboolean qdr_variation_row_handle_key (QdrVariationRow *self, guint key);

/*
 * A click on a move goes to the position after it.
 *
 * Signals:
 *   "variation-chosen" (QdrVariationRow *row)   a variation was clicked
 */
#define QDR_TYPE_ROUND_ROW (qdr_round_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundRow, qdr_round_row, QDR, ROUND_ROW, GtkBox)

/**
 * @brief Shows a round with its marks and variations.
 *
 * @param game    the game with the round; referenced
 * @param review  (nullable): see qdr_round_row_show_marks()
 */
void qdr_round_row_set_round (QdrRoundRow *self, QdrGame *game, QdrRound *round, QdrReview *review);

/**
 * @brief Marks the moves that have variations or comments, and adds the verdicts of a review.
 *
 * @param review  (nullable): not referenced
 */
void qdr_round_row_show_marks (QdrRoundRow *self, QdrReview *review);

/** @brief Marks the current move of the game if it is in this row, and no move otherwise. */
void qdr_round_row_show_current_move (QdrRoundRow *self);

/**
 * @brief Gives the focus to a move.
 *
 * @return whether the move is in this row
 */
gboolean qdr_round_row_focus_ply (QdrRoundRow *self, guint ply);

/** @brief Returns the ply of the move that has the focus, or 0 if no move of this row has it. */
guint qdr_round_row_get_focused_ply (QdrRoundRow *self);

/** @brief Shows the variations that begin in this round, and the variations within them. */
void qdr_round_row_show_variations (QdrRoundRow *self);

/**
 * @brief Gives the focus to the first or the last variation.
 *
 * @return whether the row has a variation
 */
gboolean qdr_round_row_focus_variation (QdrRoundRow *self, gboolean last);

/** @brief Returns the variation that has the focus, or NULL. */
QdrVariationRow *qdr_round_row_get_focused_variation (QdrRoundRow *self);

/** @brief Returns whether a move is in this row. */
gboolean qdr_round_row_has_ply (QdrRoundRow *self, guint ply);

/** @brief Returns the ply of the last move in this row. */
guint qdr_round_row_get_last_ply (QdrRoundRow *self);

G_END_DECLS
