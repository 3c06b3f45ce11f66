/*
 * Computer player: makes the moves of personalities and external engines in a game.
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
 *   "game"      QdrGame (nullable): the game to play in; another game cancels the search
 *   "thinking"  boolean (read-only): whether a move is being searched or delayed
 *   "paused"    boolean, default FALSE: whether the object is paused; pausing cancels the search
 *   "pace"      uint, default 0: the minimum duration of a move, milliseconds. Unless it is 0,
 *               personalities may take longer in games with people
 *   "error-message"  string (nullable, read-only): the reason why an engine lost or cannot play
 *
 * Signals:
 *   "progress"  (guint depth)   emitted after each completed depth, in plies
 *   "estimated" (guint player, double probability)
 *               emitted after a search for @player, with the estimated win probability, 0..1;
 *               not emitted for moves from the opening book and forced moves
 *
 * The computer player does not move while an earlier position of the game is shown. After
 * qdr_computer_player_move_now() it moves nevertheless, and the later moves become a variation.
 *
 * An unknown personality plays at full strength. If the engine to move is unknown or has refused
 * the game, no move is played. An engine that crashes, hangs or plays an illegal move loses, and a
 * comment on the last move gives the reason.
 *
 * A move takes at most QDR_MOVE_CPU_MS of CPU time. If neither depth nor nodes are limited, it also
 * takes at most QDR_MOVE_WAIT_MS of wall-clock time. In a game with clocks, it takes only a part of
 * the remaining time.
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
 * @brief Returns whether the search for the next move is limited only by time. If so, people should
 *        expect to wait.
 */
gboolean qdr_computer_player_is_time_limited (QdrComputerPlayer *self);

/**
 * @brief Returns the reason why an external engine lost or cannot play.
 *
 * @return (transfer none) (nullable): a translated sentence
 */
const char *qdr_computer_player_get_error_message (QdrComputerPlayer *self);

/** @brief Returns whether the computer player is paused. */
gboolean qdr_computer_player_get_paused (QdrComputerPlayer *self);

/** @brief Pauses or resumes the computer player. Pausing cancels the search. */
void qdr_computer_player_set_paused (QdrComputerPlayer *self, gboolean paused);

/** @brief Returns the minimum duration of a move, milliseconds. */
guint qdr_computer_player_get_pace (QdrComputerPlayer *self);

/**
 * @brief Sets the minimum duration of a move.
 *
 * @param pace  milliseconds; 0 for none
 */
void qdr_computer_player_set_pace (QdrComputerPlayer *self, guint pace);

/** @brief Ends the search early, or starts a search if none is running. */
void qdr_computer_player_move_now (QdrComputerPlayer *self);

/**
 * @brief Plays a single move although the computer player is paused, without a minimum duration.
 *
 * A second call ends the search early. The function does nothing if the computer player is not
 * paused or cannot move.
 */
void qdr_computer_player_play_single_move (QdrComputerPlayer *self);

G_END_DECLS
