/*
 * A position that is set up by hand, step by step, and whether it can be played.
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
 *   "changed"  ()  another position is set up
 */

/**
 * @brief An editor that begins with @p position.
 *
 * @param two       who plays where there are two players; only names and seats are read
 * @param four      likewise
 * @param position  to begin with
 */
QdrPositionEditor *
qdr_position_editor_new (QdrGame *two, QdrGame *four, const QdrPosition *position);

/** @brief The position as it is set up so far. */
const QdrPositionDraft *qdr_position_editor_get_draft (QdrPositionEditor *self);

/** @brief (transfer none): who plays. */
QdrGame *qdr_position_editor_get_cast (QdrPositionEditor *self);

/**
 * @brief (transfer none): the name of @p player.
 *
 * @param player  0..3
 */
const char *qdr_position_editor_get_name (QdrPositionEditor *self, guint player);

/** @brief The player who has no path to the goal, or QDR_NOBODY. */
guint qdr_position_editor_get_shut_in (QdrPositionEditor *self);

/**
 * @brief Why the position cannot be played: a sentence, or NULL if it can.
 *
 * @param position  (out) (optional): set if it can
 */
const char *qdr_position_editor_check (QdrPositionEditor *self, QdrPosition *position);

/**
 * @brief (transfer full) (nullable): what was done last, and whether the position can be played, if
 *        that is news.
 */
char *qdr_position_editor_describe_change (QdrPositionEditor *self);

/**
 * @brief Whether a wall stands.
 *
 * @param wall  a move that places a wall
 */
gboolean qdr_position_editor_has_wall (QdrPositionEditor *self, QdrMove wall);

/* Each of the following is a step that can be undone, unless nothing changes. */

/**
 * @brief Places a wall, or removes it.
 *
 * @param wall  a move that places a wall
 * @return why that is refused, or QDR_REASON_NONE
 */
QdrReason qdr_position_editor_toggle_wall (QdrPositionEditor *self, QdrMove wall);

/**
 * @brief Puts a pawn on a square.
 *
 * @param player  0..3, in play
 * @param square  of the board
 * @return why that is refused, or QDR_REASON_NONE
 */
QdrReason qdr_position_editor_set_pawn (QdrPositionEditor *self, guint player, QdrSquare square);

/**
 * @brief Changes the size of the board; what fits stays.
 *
 * @param width   columns, odd, 5..19
 * @param height  rows, odd, 5..19
 */
void qdr_position_editor_set_size (QdrPositionEditor *self, guint width, guint height);

/**
 * @brief Changes the number of players; each gets the stock of the rules.
 *
 * @param players  2 or 4
 */
void qdr_position_editor_set_players (QdrPositionEditor *self, guint players);

/**
 * @brief Changes whose turn it is.
 *
 * @param player  0..3, in play
 */
void qdr_position_editor_set_turn (QdrPositionEditor *self, guint player);

/**
 * @brief Changes the walls in hand of a player.
 *
 * @param player  0..3
 * @param stock   0..99
 */
void qdr_position_editor_set_stock (QdrPositionEditor *self, guint player, guint stock);

/**
 * @brief Brings @p player, one of four, into play or out of it; the last one in play stays.
 *
 * @param player   0..3
 * @param in_play  whether the player is in the game
 */
void qdr_position_editor_set_in_play (QdrPositionEditor *self, guint player, gboolean in_play);

/** @brief Sets up the usual start on this board. */
void qdr_position_editor_start_over (QdrPositionEditor *self);

/** @brief Takes all walls off the board. */
void qdr_position_editor_clear_walls (QdrPositionEditor *self);

/**
 * @brief Replaces all of it, as by pasting.
 *
 * @param position  a valid position
 */
void qdr_position_editor_set_position (QdrPositionEditor *self, const QdrPosition *position);

/** @brief Whether there is a step to undo. */
gboolean qdr_position_editor_can_undo (QdrPositionEditor *self);

/** @brief Undoes the last step, if there is one. */
void qdr_position_editor_undo (QdrPositionEditor *self);

/** @brief Whether there is a step to redo. */
gboolean qdr_position_editor_can_redo (QdrPositionEditor *self);

/** @brief Redoes the step that was undone last, if there is one. */
void qdr_position_editor_redo (QdrPositionEditor *self);

G_END_DECLS
