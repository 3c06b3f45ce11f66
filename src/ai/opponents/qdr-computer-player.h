/*
 * Computer player: plays in a game for the seats of personalities and engines.
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
 *   "game"      QdrGame (nullable); a change cancels the search
 *   "thinking"  boolean (read-only)
 *   "held"      boolean: pauses the player and cancels the search; single moves are possible with
 *               qdr_computer_player_step()
 *   "pace"      uint, default 0: the minimum duration of a move, milliseconds. Unless it is 0,
 *               personalities may extend it against people
 *   "error-message"  string (nullable, read-only): the problem that made an engine lose, or the
 *               reason why a seat waits
 *
 * Signals:
 *   "progress"  (guint depth)   after each completed depth, in plies
 *   "estimated" (guint player, double probability)
 *               after a search: the win probability of @player in its own view, 0..1; not for
 *               moves from the opening book or forced moves
 *
 * The player does not move if there are moves ahead, because the game was stepped back.
 * qdr_computer_player_move_now() overrides this and turns them into a variation.
 *
 * An unknown personality plays at full strength. The seat of an unknown engine, or of one that
 * refuses the game, waits. An engine that crashes, hangs or plays an illegal move loses, with the
 * reason as a comment. A move takes at most QDR_MOVE_CPU_MS of CPU time; at full strength also at
 * most five seconds of wall-clock time; and with a clock only a part of that.
 */

/**
 * @brief Creates a computer player without a game.
 *
 * @param personalities  the known personalities and engines; referenced
 * @return (transfer full)
 */
QdrComputerPlayer *qdr_computer_player_new (QdrPersonalityList *personalities);

/** @brief Returns the game. @return (transfer none) (nullable) */
QdrGame *qdr_computer_player_get_game (QdrComputerPlayer *self);

/**
 * @brief Sets the game.
 *
 * @param game  (nullable): referenced
 */
void qdr_computer_player_set_game (QdrComputerPlayer *self, QdrGame *game);

/** @brief Returns whether a move is being searched or delayed. */
gboolean qdr_computer_player_get_thinking (QdrComputerPlayer *self);

/**
 * @brief Returns whether only time limits the player to move, so that people should expect to wait.
 */
gboolean qdr_computer_player_is_time_limited (QdrComputerPlayer *self);

/**
 * @brief Returns the problem of an external engine.
 *
 * @return (transfer none) (nullable): a translated sentence
 */
const char *qdr_computer_player_get_error_message (QdrComputerPlayer *self);

/** @brief Returns whether the player is paused. */
gboolean qdr_computer_player_get_held (QdrComputerPlayer *self);

/** @brief Pauses or resumes the player. Pausing cancels the search. */
void qdr_computer_player_set_held (QdrComputerPlayer *self, gboolean held);

/** @brief Returns the minimum duration of a move, milliseconds. */
guint qdr_computer_player_get_pace (QdrComputerPlayer *self);

/**
 * @brief Sets the minimum duration of a move.
 *
 * @param pace  milliseconds; 0 for none
 */
void qdr_computer_player_set_pace (QdrComputerPlayer *self, guint pace);

/** @brief Ends the search early, or starts one if the player waits. */
void qdr_computer_player_move_now (QdrComputerPlayer *self);

/**
 * @brief Plays a single move while paused, without a minimum duration.
 *
 * A second call ends the search early. Does nothing if the player is not paused or not to move.
 */
void qdr_computer_player_step (QdrComputerPlayer *self);

G_END_DECLS
