/*
 * A position that is being edited, as a plain value.
 *
 * It is separate from the position editor because a plain value needs no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/**
 * @brief The state of the position editor. Fields may be read directly.
 *
 * Two pawns never have the same square, and walls never overlap or cross: the functions below
 * refuse such changes. qdr_position_draft_to_valid_position() finds faults of the whole position,
 * such as a player without a path or two players at their goals.
 */
typedef struct {
  guint8 width;                     /**< columns, odd, 5..19 */
  guint8 height;                    /**< rows, odd, 5..19 */
  guint8 players;                   /**< 2 or 4 */
  guint8 turn;                      /**< the player to move, who is in play */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< squares; QDR_NO_SQUARE for a player out of play */
  guint8 stocks[QDR_MAX_PLAYERS];   /**< walls in hand, 0..99 */
  QdrBits walls[2];                 /**< corners of horizontal walls [0] and vertical walls [1] */
} QdrPositionDraft;

/** @brief Initialises a draft with a copy of @p position. */
void qdr_position_draft_init (QdrPositionDraft *self, const QdrPosition *position);

/** @brief Resets the draft to the start of a game with the same board and number of players. */
void qdr_position_draft_reset (QdrPositionDraft *self);

/** @brief Returns whether two drafts are equal. */
gboolean qdr_position_draft_equal (const QdrPositionDraft *a, const QdrPositionDraft *b);

/** @brief Returns the position for display, without checking whether it is valid. */
QdrPosition qdr_position_draft_to_unchecked_position (const QdrPositionDraft *self);

/**
 * @brief Builds the position and checks that it is valid, as qdr_position_from_text() does.
 *
 * A position in which a player has won already, or cannot move, is valid; see
 * qdr_position_result().
 *
 * @param position  (out): the position, set on success
 * @param player    (out) (optional): the player whom the error concerns, 0..3, set on error
 * @param error     return location for a QDR_NOTATION_ERROR with a sentence for the user
 * @return whether the position is valid
 */
gboolean qdr_position_draft_to_valid_position (const QdrPositionDraft *self,
                                               QdrPosition *position,
                                               guint *player,
                                               GError **error);

/**
 * @brief Removes @p wall if the draft has it, or else adds it. Stocks do not change.
 *
 * @return QDR_REFUSAL_REASON_NONE on success; if nothing changed, QDR_REFUSAL_REASON_OFF_BOARD,
 *         QDR_REFUSAL_REASON_CROSSES_WALL or QDR_REFUSAL_REASON_OVERLAPS_WALL
 */
QdrRefusalReason qdr_position_draft_toggle_wall (QdrPositionDraft *self, QdrMove wall);

/** @brief Removes all walls. Stocks do not change. */
void qdr_position_draft_clear_walls (QdrPositionDraft *self);

/**
 * @brief Puts the pawn of @p player, 0..players - 1, on a square. A player out of play is restored.
 *
 * @return QDR_REFUSAL_REASON_NONE on success; QDR_REFUSAL_REASON_OFF_BOARD or
 *         QDR_REFUSAL_REASON_SQUARE_TAKEN if nothing changed
 */
QdrRefusalReason
qdr_position_draft_set_pawn (QdrPositionDraft *self, guint player, QdrSquare square);

/** @brief Returns whether the draft is for four players, and @p player is in play but not alone. */
gboolean qdr_position_draft_can_remove_player (const QdrPositionDraft *self, guint player);

/** @brief Removes a player who can be removed. If it was their turn, the next player is to move. */
void qdr_position_draft_remove_player (QdrPositionDraft *self, guint player);

/** @brief Restores a player out of play. The pawn appears on its start square, or near it. */
void qdr_position_draft_restore_player (QdrPositionDraft *self, guint player);

/** @brief Sets the walls in hand of @p player, 0..players - 1, to @p stock, 0..99. */
void qdr_position_draft_set_stock (QdrPositionDraft *self, guint player, guint stock);

/** @brief Sets the player to move to @p player, 0..players - 1, who must be in play. */
void qdr_position_draft_set_turn (QdrPositionDraft *self, guint player);

/**
 * @brief Sets the size of the board.
 *
 * Walls that fit on the new board stay. A pawn that is on its start square, or on a square that the
 * new board does not have, goes to its new start square or near it. Stocks that follow the printed
 * rules change to those for the new board.
 *
 * @param width   odd, 5..19
 * @param height  odd, 5..19
 */
void qdr_position_draft_set_size (QdrPositionDraft *self, guint width, guint height);

/**
 * @brief Sets the number of players, 2 or 4.
 *
 * Walls and the pawns from the south and the north stay. The pawns from the west and the east
 * appear on or near their start squares, or are removed. If the player to move is removed, it is
 * the first player's turn. All players get the stock of the printed rules for the new number of
 * players.
 */
void qdr_position_draft_set_n_players (QdrPositionDraft *self, guint players);

G_END_DECLS
