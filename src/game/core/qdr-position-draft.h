/*
 * A position that is being set up by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/**
 * @brief What a board editor changes, as a plain value.
 *
 * Pawns never stand on one square and walls never overlap or cross, since the changes below refuse
 * that at once, where the hand is. What only the whole position can tell – a player shut in, two
 * players at their goals – is found by qdr_position_draft_build(). Read the fields freely.
 */
typedef struct {
  guint8 width;                     /**< columns, odd, 5..19 */
  guint8 height;                    /**< rows, likewise */
  guint8 players;                   /**< 2 or 4 */
  guint8 turn;                      /**< the player to move, who is in play */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< QDR_NO_SQUARE for a player out of play */
  guint8 stocks[QDR_MAX_PLAYERS];   /**< walls in hand, 0..99 */
  QdrBits walls[2];                 /**< corners with a horizontal [0] and a vertical [1] wall */
} QdrPositionDraft;

/**
 * @brief Begins with a position.
 *
 * @param position  copied
 */
void qdr_position_draft_init (QdrPositionDraft *self, const QdrPosition *position);

/**
 * @brief Takes a wall away if it is there, else places it. No stock changes.
 *
 * @param wall  a wall
 * @return QDR_REASON_NONE, or why it cannot be placed: QDR_REASON_OFF_BOARD,
 *         QDR_REASON_CROSSES_WALL or QDR_REASON_OVERLAPS_WALL; nothing has changed then
 */
QdrReason qdr_position_draft_toggle_wall (QdrPositionDraft *self, QdrMove wall);

/**
 * @brief Puts a pawn on a square; a player out of play is in play again.
 *
 * @param player  0..players - 1
 * @param square  any square
 * @return QDR_REASON_NONE, QDR_REASON_OFF_BOARD or QDR_REASON_SQUARE_TAKEN; nothing has changed
 *         then
 */
QdrReason qdr_position_draft_set_pawn (QdrPositionDraft *self, guint player, QdrSquare square);

/**
 * @brief Whether a player can be taken out of play: one of four, and not the last one.
 *
 * @param player  0..players - 1
 */
gboolean qdr_position_draft_can_remove_player (const QdrPositionDraft *self, guint player);

/**
 * @brief Takes a player out of play, which must be possible. The turn passes on if it was that
 *        player's.
 *
 * @param player  0..players - 1
 */
void qdr_position_draft_remove_player (QdrPositionDraft *self, guint player);

/**
 * @brief Brings a player who is out of play to where that player starts, or near it.
 *
 * @param player  0..players - 1
 */
void qdr_position_draft_restore_player (QdrPositionDraft *self, guint player);

/** @brief Takes away all walls. No stock changes. */
void qdr_position_draft_clear_walls (QdrPositionDraft *self);

/** @brief Sets up the start of a game on this board with so many players. */
void qdr_position_draft_reset (QdrPositionDraft *self);

/**
 * @brief Whether two drafts are the same in everything.
 *
 * @param a  a draft
 * @param b  another draft
 */
gboolean qdr_position_draft_equal (const QdrPositionDraft *a, const QdrPositionDraft *b);

/**
 * @brief Sets the walls in hand of a player.
 *
 * @param player  0..players - 1
 * @param stock   0..99
 */
void qdr_position_draft_set_stock (QdrPositionDraft *self, guint player, guint stock);

/**
 * @brief Hands the turn to a player.
 *
 * @param player  0..players - 1, in play
 */
void qdr_position_draft_set_turn (QdrPositionDraft *self, guint player);

/**
 * @brief Changes the board to @p width by @p height squares.
 *
 * Walls that fit stay. A pawn stays on its square, unless that is where it starts, or off the new
 * board: then it goes to where it starts on the new board, or near it. Stocks by the printed rules
 * become those of the new board.
 *
 * @param width   odd, 5..19
 * @param height  likewise
 */
void qdr_position_draft_set_size (QdrPositionDraft *self, guint width, guint height);

/**
 * @brief Changes the number of players.
 *
 * The players who start on the south and north sides keep pawn and turn. The others come to where
 * they start, or near it, or leave the board. All have the stock of the printed rules for so many
 * players, whatever walls are on the board: a handicap of two is none of four. Walls stay.
 *
 * @param players  2 or 4
 */
void qdr_position_draft_set_players (QdrPositionDraft *self, guint players);

/**
 * @brief Returns the draft as a position to be looked at; qdr_position_draft_build() tells whether
 *        it may be played.
 */
QdrPosition qdr_position_draft_to_position (const QdrPositionDraft *self);

/**
 * @brief Makes a position of the draft, if qdr_position_from_text() would accept it.
 *
 * A position in which a player has won already, or cannot move, is accepted; ask
 * qdr_position_result().
 *
 * @param position  (out): set on success
 * @param player    (out) (optional): on error, the player it concerns, 0..3
 * @param error     return location for a QDR_NOTATION_ERROR, a sentence that says what is wrong
 * @return whether there is such a position
 */
gboolean qdr_position_draft_build (const QdrPositionDraft *self,
                                   QdrPosition *position,
                                   guint *player,
                                   GError **error);

G_END_DECLS
