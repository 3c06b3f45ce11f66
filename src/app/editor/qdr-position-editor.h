/*
 * The model of the position editor: a position with undo, and whether it can be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-position-draft.h"

G_BEGIN_DECLS

#define QDR_TYPE_POSITION_EDITOR (qdr_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (QdrPositionEditor, qdr_position_editor, QDR, POSITION_EDITOR, GObject)

/*
 * Signals:
 *   "changed"  ()  the position has changed
 */

/**
 * @brief Returns an editor whose first position is @p position.
 *
 * @param two   a game with the names and seats of two players; referenced
 * @param four  a game with the names and seats of four players; referenced
 */
QdrPositionEditor *
qdr_position_editor_new (QdrGame *two, QdrGame *four, const QdrPosition *position);

/** @brief Returns the position as set up so far. It need not be valid. */
const QdrPositionDraft *qdr_position_editor_get_draft (QdrPositionEditor *self);

/**
 * @brief Returns the game with the names and seats of the present players: @p two or @p four of
 *        qdr_position_editor_new().
 */
QdrGame *qdr_position_editor_get_template_game (QdrPositionEditor *self);

/** @brief Returns the name of @p player, 0..3. */
const char *qdr_position_editor_get_player_name (QdrPositionEditor *self, guint player);

/** @brief Returns the player who has no path to the goal, or QDR_NOBODY. */
guint qdr_position_editor_get_shut_in_player (QdrPositionEditor *self);

/**
 * @brief Checks whether the position can be played.
 *
 * @param position  (out) (optional): the position; set if it can be played
 * @return (nullable): a sentence with the reason why the position cannot be played; NULL if it can
 *         be played
 */
const char *qdr_position_editor_check_position (QdrPositionEditor *self, QdrPosition *position);

/**
 * @brief Describes the last change. If it has changed the result of
 *        qdr_position_editor_check_position(), also describes this result.
 *
 * @return (transfer full) (nullable): one or two sentences; NULL if nothing has changed
 */
char *qdr_position_editor_describe_change (QdrPositionEditor *self);

/** @brief Returns whether a wall is on the board. @param wall  a wall move */
gboolean qdr_position_editor_has_wall (QdrPositionEditor *self, QdrMove wall);

/* Each function from here to qdr_position_editor_set_position() adds a step that can be undone, if
 * it changes the position. */

/**
 * @brief Places a wall, or removes the wall if it is on the board.
 *
 * @param wall  a wall move
 * @return the reason why the change is refused, or QDR_REFUSAL_REASON_NONE
 */
QdrRefusalReason qdr_position_editor_toggle_wall (QdrPositionEditor *self, QdrMove wall);

/**
 * @brief Places a pawn on a square.
 *
 * @param player  0..3; must be in play
 * @param square  a square of the board
 * @return the reason why the change is refused, or QDR_REFUSAL_REASON_NONE
 */
QdrRefusalReason
qdr_position_editor_place_pawn (QdrPositionEditor *self, guint player, QdrSquare square);

/**
 * @brief Changes the size of the board.
 *
 * Walls that do not fit on the new board are removed. A pawn on its start square, or outside the
 * new board, goes to its start square on the new board or near it.
 *
 * @param width   the number of columns, odd, 5..19
 * @param height  the number of rows, odd, 5..19
 */
void qdr_position_editor_set_board_size (QdrPositionEditor *self, guint width, guint height);

/**
 * @brief Changes the number of players, and sets all stocks to the usual number of walls.
 *
 * @param players  2 or 4
 */
void qdr_position_editor_set_n_players (QdrPositionEditor *self, guint players);

/** @brief Sets which player is to move. @param player  0..3; must be in play */
void qdr_position_editor_set_turn (QdrPositionEditor *self, guint player);

/**
 * @brief Sets the number of walls that a player has in stock.
 *
 * @param player  0..3
 * @param stock   0..99
 */
void qdr_position_editor_set_stock (QdrPositionEditor *self, guint player, guint stock);

/**
 * @brief Adds a player to a game of four players, or removes a player from it. The last player in
 *        play cannot be removed.
 *
 * @param player   0..3
 * @param in_play  TRUE to add the player, FALSE to remove the player
 */
void
qdr_position_editor_set_player_in_play (QdrPositionEditor *self, guint player, gboolean in_play);

/** @brief Sets up the usual starting position on a board of the current size. */
void qdr_position_editor_start_over (QdrPositionEditor *self);

/** @brief Removes all walls. */
void qdr_position_editor_clear_walls (QdrPositionEditor *self);

/** @brief Replaces the whole position by @p position, which must be valid. */
void qdr_position_editor_set_position (QdrPositionEditor *self, const QdrPosition *position);

/** @brief Returns whether there is a step to undo. */
gboolean qdr_position_editor_can_undo (QdrPositionEditor *self);

/** @brief Undoes the last step. */
void qdr_position_editor_undo (QdrPositionEditor *self);

/** @brief Returns whether there is a step to redo. */
gboolean qdr_position_editor_can_redo (QdrPositionEditor *self);

/** @brief Redoes the step that was undone last. */
void qdr_position_editor_redo (QdrPositionEditor *self);

G_END_DECLS
