/*
 * A row of the score sheet: the number of a round, a button for each move, and its variations. It
 * is apart from qdr-score-sheet because rounds and rows are tested without a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game-branches.h"
#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

/* A round of a game, with one move of each player. */
#define QDR_TYPE_ROUND (qdr_round_get_type ())
G_DECLARE_FINAL_TYPE (QdrRound, qdr_round, QDR, ROUND, GObject)

/** @brief Returns the number of the round, from 1. */
guint qdr_round_get_number (QdrRound *self);

/**
 * @brief Returns the move of a player in this round.
 *
 * @param player  0..3
 * @param ply     (out) (optional): the number of moves played up to and including it
 * @return (transfer none) (nullable)
 */
QdrRecord *qdr_round_get_record (QdrRound *self, guint player, guint *ply);

/* The rounds of a game: a GListModel of QdrRound over the GListModel of moves. A ply below counts
 * moves from the start of the game, from 1, and stands for the last of these moves. */
#define QDR_TYPE_ROUND_LIST (qdr_round_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundList, qdr_round_list, QDR, ROUND_LIST, GObject)

/** @brief Creates the list of the rounds of @p game, which is referenced. */
QdrRoundList *qdr_round_list_new (QdrGame *game);

/** @brief Returns the position in the list of the round with a move. */
guint qdr_round_list_find_ply (QdrRoundList *self, guint ply);

/**
 * @brief Finds the next or previous move in the same round.
 *
 * @param moves  1 or -1
 * @return its ply; @p ply at the end of the round
 */
guint qdr_round_list_step_move (QdrRoundList *self, guint ply, int moves);

/**
 * @brief Finds the same player's move in another round.
 *
 * If the player has no move in that round, the move before it in the round is returned, or else the
 * round's first.
 *
 * @param rounds  how far to go, backwards if negative; stops at the first and the last round
 * @return its ply
 */
guint qdr_round_list_step_round (QdrRoundList *self, guint ply, int rounds);

/*
 * The row of a variation, with buttons to switch to it and to remove it.
 *
 * A long variation shows only its first moves until it is unfolded. A variation of a variation is
 * indented.
 *
 * Signals:
 *   "chosen" ()   the variation was clicked
 *   "folded" ()   more or fewer of its moves are shown
 */
#define QDR_TYPE_VARIATION_ROW (qdr_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, QDR, VARIATION_ROW, GtkWidget)

/**
 * @brief Returns the path to the variation in the game.
 *
 * @param depth  (out): the length of the path
 * @return (transfer none) (array length=depth)
 */
const QdrBranch *qdr_variation_row_get_path (QdrVariationRow *self, guint *depth);

/** @brief Gives the focus to the variation. */
void qdr_variation_row_focus (QdrVariationRow *self);

/**
 * @brief Handles a key while the row has the focus: Left and Right move it to the next button,
 *        Delete asks whether to remove the variation.
 *
 * @return whether the key was handled
 */
gboolean qdr_variation_row_handle_key (QdrVariationRow *self, guint key);

/*
 * Signals:
 *   "move-activated" (guint ply)                a move was clicked
 *   "variation-chosen" (QdrVariationRow *row)   a variation was clicked
 */
#define QDR_TYPE_ROUND_ROW (qdr_round_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundRow, qdr_round_row, QDR, ROUND_ROW, GtkWidget)

/** @brief Creates an empty row. */
GtkWidget *qdr_round_row_new (void);

/** @brief Shows a round of @p game. */
void qdr_round_row_set_round (QdrRoundRow *self, QdrGame *game, QdrRound *round);

/**
 * @brief Marks the moves that have variations or comments, and adds the verdicts of a review.
 *
 * @param game    of the round that is shown
 * @param review  (nullable): not referenced
 */
void qdr_round_row_show_marks (QdrRoundRow *self, QdrGame *game, QdrReview *review);

/** @brief Marks a move as the current one if it is in this row, and no other. */
void qdr_round_row_set_current_ply (QdrRoundRow *self, guint ply);

/**
 * @brief Gives the focus to a move.
 *
 * @return whether it is in this row
 */
gboolean qdr_round_row_focus_ply (QdrRoundRow *self, guint ply);

/** @brief Returns the ply of the move that has the focus, or 0 if it is not in this row. */
guint qdr_round_row_get_focused_ply (QdrRoundRow *self);

/**
 * @brief Shows all variations that begin in this round, including those within variations.
 *
 * @param game  of the round that is shown
 */
void qdr_round_row_show_variations (QdrRoundRow *self, QdrGame *game);

/**
 * @brief Gives the focus to the first or the last variation.
 *
 * @return whether there are any
 */
gboolean qdr_round_row_focus_variation (QdrRoundRow *self, gboolean last);

/** @brief Returns the variation that has the focus, or NULL. */
QdrVariationRow *qdr_round_row_get_focused_variation (QdrRoundRow *self);

/** @brief Returns whether a move is in this row. */
gboolean qdr_round_row_has_ply (QdrRoundRow *self, guint ply);

/** @brief Returns the ply of the last move of this row. */
guint qdr_round_row_get_last_ply (QdrRoundRow *self);

G_END_DECLS
