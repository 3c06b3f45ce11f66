/*
 * The clocks of all players of a game, as a plain value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-clock.h"
#include "qdr-history.h"

G_BEGIN_DECLS

/**
 * @brief The time control of a game, and how much time each player has.
 *
 * The clocks follow the moves of the game, but not always the position that is looked at: while
 * they run they stay where the game goes on. The time is told to it: "now" is in microseconds of
 * g_get_monotonic_time(). All functions but qdr_game_clock_start() and
 * qdr_game_clock_get_until_tick() need or leave clocks that are stopped.
 */
typedef struct {
  guint time_control;  /**< seconds that each player has for the game, 0 for no clocks */
  guint increment;     /**< seconds that a move adds to the clock of its player */
  gboolean is_running; /**< whether clocks may run; FALSE in a pause */
  gboolean has_run;    /**< whether they have been allowed to: they begin with the first move */
  QdrClock clocks[QDR_MAX_PLAYERS]; /**< the time of each player */

  guint ply;              /**< the clocks show the time after so many moves */
  guint turn;             /**< the player to move there, whose clock may run */
  gint64 turn_began_with; /**< what that player had left then, milliseconds or -1 */
  gboolean is_taken_back; /**< the game goes on at @c ply, before moves that are still written */
  guint end_turn;         /**< the player to move after all moves, unless they are taken back */
  gint64 left_at_end;     /**< what that player has left, milliseconds, or -1 if it is not known */
} QdrGameClock;

/** @brief Returns the state before the first move, without clocks. */
QdrGameClock qdr_game_clock_make (void);

/**
 * @brief Gives every player @p seconds for the game. Only before the first move.
 *
 * @param seconds  0..QDR_CLOCK_MAX / 1000, 0 for no clocks
 */
void qdr_game_clock_set_time_control (QdrGameClock *self, guint seconds);

/**
 * @brief Returns the time that @p player has left.
 *
 * @param player  0..players - 1
 * @param now     microseconds; does not matter to clocks that are stopped
 * @return milliseconds, rounded up; -1 without clocks
 */
gint64 qdr_game_clock_get_remaining (const QdrGameClock *self, guint player, gint64 now);

/**
 * @brief Sets the clock of a player, and stops it.
 *
 * @param player        0..players - 1
 * @param milliseconds  0..QDR_CLOCK_MAX, or -1 for none
 */
void qdr_game_clock_set_remaining (QdrGameClock *self, guint player, gint64 milliseconds);

/**
 * @brief Starts the clock of the player to move, if there are clocks and they may run.
 *
 * @param now  microseconds
 */
void qdr_game_clock_start (QdrGameClock *self, gint64 now);

/**
 * @brief Stops the clock that runs.
 *
 * @param now  microseconds
 */
void qdr_game_clock_stop (QdrGameClock *self, gint64 now);

/**
 * @brief Returns how long until the player to move has a second less, or none at all.
 *
 * @param self  with clocks
 * @param now   microseconds
 * @return milliseconds, at least 1
 */
guint qdr_game_clock_get_until_tick (const QdrGameClock *self, gint64 now);

/**
 * @brief Begins the turn of @p turn after a new move.
 *
 * @param ply   how many moves there are now, all of them played
 * @param turn  the player to move
 */
void qdr_game_clock_begin_turn (QdrGameClock *self, guint ply, guint turn);

/**
 * @brief Sets the clocks to what they showed after @p ply moves: going back, each player has the
 *        time again that was used since; going forward, what was left after the moves on the way.
 *
 * @param history  the moves written, with the times noted beside them
 * @param ply      0..number of moves
 * @param turn     the player to move after @p ply moves; asked for only after the last move, and
 *                 only if the clocks have not been there yet
 */
void qdr_game_clock_go_to (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Takes moves back: goes to @p ply, and the game goes on from there.
 *
 * @param history           as for qdr_game_clock_go_to()
 * @param ply               0..number of moves
 * @param turn              the player to move after @p ply moves
 * @param are_moves_others  whether the moves after @p ply are about to become others
 */
void qdr_game_clock_take_back (QdrGameClock *self,
                               QdrHistory *history,
                               guint ply,
                               guint turn,
                               gboolean are_moves_others);

/**
 * @brief Follows a step to the position after @p ply moves: clocks that may not run go there, those
 *        that run do so only if it is further on than they are.
 *
 * @param history  as for qdr_game_clock_go_to()
 * @param ply      0..number of moves
 * @param turn     the player to move after @p ply moves
 */
void qdr_game_clock_follow_step (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Adds the increment to the clock of the player to move, if clocks may run or have not begun
 *        to: the move that lets them begin adds as much as the others.
 *
 * @param move  about to be played; a concession adds nothing
 */
void qdr_game_clock_add_increment (QdrGameClock *self, QdrMove move);

G_END_DECLS
