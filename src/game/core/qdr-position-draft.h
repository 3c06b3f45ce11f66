/*
 * A position that is being edited, as a plain value. It is separate from the board editor
 * because it needs no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/**
 * @brief The state of the board editor. Fields may be read directly.
 *
 * Two pawns never have the same square, and walls never overlap or cross: the functions below
 * refuse such changes. Faults of the whole position, such as a player without a path or two players
 * at their goals, are found by qdr_position_draft_build().
 */
typedef struct {
  guint8 width;                     /**< columns, odd, 5..19 */
  guint8 height;                    /**< rows, odd, 5..19 */
  guint8 players;                   /**< 2 or 4 */
  guint8 turn;                      /**< the player to move, who is in play */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< QDR_NO_SQUARE for a player out of play */
  guint8 stocks[QDR_MAX_PLAYERS];   /**< walls in hand, 0..99 */
  QdrBits walls[2];                 /**< corners with a horizontal [0] and a vertical [1] wall */
} QdrPositionDraft;

/** @brief Initialises a draft with a copy of @p position. */
void qdr_position_draft_init (QdrPositionDraft *self, const QdrPosition *position);

/** @brief Resets to the start of a game with this board and number of players. */
void qdr_position_draft_reset (QdrPositionDraft *self);

/** @brief Returns whether two drafts are equal. */
gboolean qdr_position_draft_equal (const QdrPositionDraft *a, const QdrPositionDraft *b);

/* Results */

/** @brief Returns a position for display, valid or not; see qdr_position_draft_build(). */
QdrPosition qdr_position_draft_to_position (const QdrPositionDraft *self);

/**
 * @brief Returns the position if it is valid by qdr_position_from_text().
 *
 * A position in which a player has won already, or cannot move, is valid; see
 * qdr_position_result().
 *
 * @param position  (out): set on success
 * @param player    (out) (optional): the player concerned by the error, 0..3
 * @param error     return location for a QDR_NOTATION_ERROR, a sentence
 * @return whether it is valid
 */
gboolean qdr_position_draft_build (const QdrPositionDraft *self,
                                   QdrPosition *position,
                                   guint *player,
                                   GError **error);

/* Changes */

/**
 * @brief Removes a wall, or places it if there is none. Stocks do not change.
 *
 * @return QDR_REASON_NONE; or QDR_REASON_OFF_BOARD, QDR_REASON_CROSSES_WALL or
 *         QDR_REASON_OVERLAPS_WALL, and nothing changes
 */
QdrReason qdr_position_draft_toggle_wall (QdrPositionDraft *self, QdrMove wall);

/** @brief Removes all walls. Stocks do not change. */
void qdr_position_draft_clear_walls (QdrPositionDraft *self);

/**
 * @brief Puts the pawn of @p player, 0..players - 1, on a square; restores a player out of play.
 *
 * @return QDR_REASON_NONE; or QDR_REASON_OFF_BOARD or QDR_REASON_SQUARE_TAKEN, and nothing changes
 */
QdrReason qdr_position_draft_set_pawn (QdrPositionDraft *self, guint player, QdrSquare square);

/** @brief Returns whether @p player can be removed: one of four players, and not the last one. */
gboolean qdr_position_draft_can_remove_player (const QdrPositionDraft *self, guint player);

/** @brief Removes a player, which must be possible. The turn passes on if needed. */
void qdr_position_draft_remove_player (QdrPositionDraft *self, guint player);

/** @brief Restores a player out of play, on the start square or near it. */
void qdr_position_draft_restore_player (QdrPositionDraft *self, guint player);

/** @brief Sets the walls in hand of @p player, 0..players - 1, to @p stock, 0..99. */
void qdr_position_draft_set_stock (QdrPositionDraft *self, guint player, guint stock);

/** @brief Sets the player to move, 0..players - 1, in play. */
void qdr_position_draft_set_turn (QdrPositionDraft *self, guint player);

/**
 * @brief Sets the size of the board.
 *
 * Walls that fit stay. A pawn keeps its square, unless that is its start square or is off the new
 * board; it then goes to the start square of the new board, or near it. Stocks that follow the
 * printed rules become those of the new board.
 *
 * @param width   odd, 5..19
 * @param height  odd, 5..19
 */
void qdr_position_draft_set_size (QdrPositionDraft *self, guint width, guint height);

/**
 * @brief Sets the number of players, 2 or 4.
 *
 * The players from the south and north sides keep pawn and turn. The others appear on their start
 * squares, or near them, or leave the board. All get the stock of the printed rules for that number
 * of players, because a handicap between two means nothing between four. Walls stay.
 */
void qdr_position_draft_set_players (QdrPositionDraft *self, guint players);

G_END_DECLS
