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
 *   "held"      boolean; while TRUE no new search starts and a running one is cancelled,
 *               except for single moves by qdr_computer_player_step()
 *   "pace"      uint, milliseconds that a move takes at least, so that one can follow; 0 at first.
 *               Against people a personality that likes to ponder takes longer, unless it is 0
 *   "trouble"   string or NULL (read-only, notifies): why an engine in another program has lost
 *               without a move, or why the seat to move waits
 *
 * Signals:
 *   "progress"  (guint depth)   it has looked so many plies ahead, after each completed depth
 *   "estimated" (guint player, double probability)
 *                               a search has ended: how likely @player is to win in its own eyes,
 *                               0..1. Not for moves of the opening book, nor forced ones
 *
 * It does not start by itself while there are moves ahead (the game was stepped back);
 * qdr_computer_player_move_now() makes it play from there, and the moves ahead become a variation.
 *
 * When the personality of a seat is unknown, full strength plays. When an engine in another program
 * is unknown, or refuses the game, its seat waits; one that dies, hangs or plays what is not
 * possible loses, and the comment of that says why. A move never takes more than
 * QDR_MOVE_CPU_MS of CPU time, with full strength no more than five seconds on the wall either, and
 * with a game clock never more than a small share of what is left.
 */

/**
 * @brief Returns a computer player without a game.
 *
 * @param personalities  referenced: the players it can be
 * @return (transfer full)
 */
QdrComputerPlayer *qdr_computer_player_new (QdrPersonalityList *personalities);

/**
 * @brief Returns the game it plays in.
 *
 * @return (transfer none) (nullable)
 */
QdrGame *qdr_computer_player_get_game (QdrComputerPlayer *self);

/**
 * @brief Sets the game it plays in, and forgets the one before.
 *
 * @param game  (nullable): referenced; with NULL it does nothing
 */
void qdr_computer_player_set_game (QdrComputerPlayer *self, QdrGame *game);

/** @brief Whether it is busy with a move. */
gboolean qdr_computer_player_get_thinking (QdrComputerPlayer *self);

/** @brief Whether the player to move thinks for as long as it may, so that people wait for it. */
gboolean qdr_computer_player_takes_its_time (QdrComputerPlayer *self);

/**
 * @brief Says what is wrong with an engine in another program.
 *
 * @return (transfer none) (nullable): one translated sentence
 */
const char *qdr_computer_player_get_trouble (QdrComputerPlayer *self);

/** @brief Whether it is held. */
gboolean qdr_computer_player_get_held (QdrComputerPlayer *self);

/**
 * @brief Holds it, which cancels a running search, or lets it go on.
 *
 * @param held  whether it waits
 */
void qdr_computer_player_set_held (QdrComputerPlayer *self, gboolean held);

/** @brief Returns how long a move takes at least, milliseconds. */
guint qdr_computer_player_get_pace (QdrComputerPlayer *self);

/**
 * @brief Sets how long a move takes at least.
 *
 * @param pace  milliseconds; 0 for moves as fast as they come
 */
void qdr_computer_player_set_pace (QdrComputerPlayer *self, guint pace);

/** @brief Lets it play at once: ends a running search, or starts one where it waited. */
void qdr_computer_player_move_now (QdrComputerPlayer *self);

/**
 * @brief Lets it play one move although it is held, as fast as its limits allow, and stay held.
 *
 * A second call lets that move come at once. Nothing happens where it is not held, or where it is
 * not its turn.
 */
void qdr_computer_player_step (QdrComputerPlayer *self);

G_END_DECLS
