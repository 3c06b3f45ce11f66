/*
 * Watches a game and plays for the seats that belong to the computer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_COMPUTER_PLAYER (qdr_computer_player_get_type ())
G_DECLARE_FINAL_TYPE (QdrComputerPlayer, qdr_computer_player, QDR, COMPUTER_PLAYER, GObject)

/*
 * Properties:
 *   "game"      QdrGame, replaceable (and NULL); a running search is cancelled
 *   "thinking"  boolean (read-only, notifies)
 *   "paused"    boolean; while TRUE no new search starts and a running one is cancelled,
 *               except for single moves by qdr_computer_player_step()
 *   "pace"      uint, milliseconds that a move takes at least, so that one can follow; 0 at first.
 *               A personality that likes to ponder takes longer, unless the pace is 0
 *
 * Signals:
 *   "progress"  (guint depth)   it has looked so many plies ahead, after each completed depth
 *
 * It does not start by itself while there are moves ahead (somebody steps through the game);
 * qdr_computer_player_move_now() makes it play from there, and the moves ahead become a variation.
 *
 * When the personality of a seat is unknown, full strength plays. A move never takes more than
 * QDR_MOVE_CPU_MS of CPU time, and with a game clock never more than a small share of what is left.
 */

/** @brief @p personalities is referenced. */
QdrComputerPlayer *qdr_computer_player_new (QdrPersonalityList *personalities);

/** @brief (transfer none) (nullable): the game it plays in. */
QdrGame *qdr_computer_player_get_game (QdrComputerPlayer *self);

/**
 * @brief Lets it play in @p game from now on, and forget the one before.
 *
 * @param game  (nullable): referenced; with NULL it does nothing
 */
void qdr_computer_player_set_game (QdrComputerPlayer *self, QdrGame *game);

/** @brief Whether it is busy with a move. */
gboolean qdr_computer_player_get_thinking (QdrComputerPlayer *self);

/** @brief Whether it is held. */
gboolean qdr_computer_player_get_paused (QdrComputerPlayer *self);

/** @brief Holds it, which cancels a running search, or lets it go on. */
void qdr_computer_player_set_paused (QdrComputerPlayer *self, gboolean paused);

/** @brief How long a move takes at least, milliseconds. */
guint qdr_computer_player_get_pace (QdrComputerPlayer *self);

/** @brief Lets a move take at least @p pace milliseconds; 0 is as fast as it can. */
void qdr_computer_player_set_pace (QdrComputerPlayer *self, guint pace);

/** @brief Plays at once: ends a running search, or starts one where it waited. */
void qdr_computer_player_move_now (QdrComputerPlayer *self);

/**
 * @brief Plays one move in a pause, as fast as its limits allow, and stays paused.
 *
 * A second call lets that move come at once. Nothing happens where it is not paused, or not its
 * turn.
 */
void qdr_computer_player_step (QdrComputerPlayer *self);

G_END_DECLS
