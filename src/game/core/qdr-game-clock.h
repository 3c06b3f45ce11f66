/*
 * The clocks of all players of a game, as a plain value.
 *
 * They are separate from QdrGame because a plain value needs no main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-history.h"

#include <glib.h>

G_BEGIN_DECLS

/** @brief The longest time at which a clock shows tenths of a second, in milliseconds. */
#define QDR_CLOCK_TENTHS 20000

/** @brief The longest time of a clock, 99:59:59, in milliseconds. */
#define QDR_CLOCK_MAX G_GINT64_CONSTANT (359999000)

/**
 * @brief The remaining time of a player.
 *
 * In all functions @c now is the present time in microseconds, from g_get_monotonic_time(). It is
 * ignored for a stopped clock.
 */
typedef struct {
  gint64 left;    /**< microseconds left when the clock last stopped; -1 for no clock */
  gint64 started; /**< monotonic time at which the clock started; -1 while it is stopped */
} QdrClock;

/** @brief The value that stands for no clock. */
#define QDR_CLOCK_NONE ((QdrClock){ .left = -1, .started = -1 })

/** @brief Returns a stopped clock with @p milliseconds left, 0..QDR_CLOCK_MAX, or -1 for none. */
QdrClock qdr_clock_make (gint64 milliseconds);

/** @brief Starts the clock. Does nothing if it is running, or for QDR_CLOCK_NONE. */
void qdr_clock_start (QdrClock *self, gint64 now);

/** @brief Stops the clock. Does nothing if it is stopped. */
void qdr_clock_stop (QdrClock *self, gint64 now);

/**
 * @brief Returns the remaining time.
 *
 * @return milliseconds, rounded up so that 0 means that the time has run out; -1 for no clock
 */
gint64 qdr_clock_get_remaining_time (const QdrClock *self, gint64 now);

/**
 * @brief Returns the time until the clock shows another digit, or runs out. Must not be called for
 *        QDR_CLOCK_NONE.
 *
 * @return milliseconds, at least 1
 */
guint qdr_clock_get_time_until_tick (const QdrClock *self, gint64 now);

/**
 * @brief Formats a remaining time as a clock shows it: "14:58", or "1:00:00" if there are hours.
 *
 * @param milliseconds  rounded up to seconds
 * @return (transfer full)
 */
char *qdr_clock_format_time (gint64 milliseconds);

/**
 * @brief The time control of a game and the time of each player.
 *
 * The times are those after the first @c ply moves, where the game continues. While no clock may
 * run, @c ply follows the position that is shown; otherwise, a step back does not change it.
 *
 * @c now is in microseconds, from g_get_monotonic_time(). Functions without @c now require stopped
 * clocks.
 */
typedef struct {
  guint time_control;               /**< seconds of each player at the start; 0 for no clocks */
  guint increment;                  /**< seconds that a move adds to the clock of its player */
  gboolean is_running;              /**< whether clocks may run; FALSE in a pause */
  gboolean has_run;                 /**< whether the clocks were ever allowed to run */
  QdrClock clocks[QDR_MAX_PLAYERS]; /**< the clock of each player */

  guint ply;              /**< number of moves after which the players have these times */
  guint turn;             /**< the player to move at @c ply, whose clock may run */
  gint64 turn_began_with; /**< milliseconds left to @c turn when the turn began; -1 for no clocks */
  gboolean is_taken_back; /**< whether the game continues at @c ply although later moves exist */
  guint end_turn;         /**< the player to move after all moves */
  gint64 left_at_end;     /**< milliseconds left to @c end_turn after all moves; -1 if unknown */
} QdrGameClock;

/** @brief Returns a QdrGameClock without clocks, for the position before the first move. */
QdrGameClock qdr_game_clock_make (void);

/**
 * @brief Sets the clock of every player to @p seconds. May only be called before the first move.
 *
 * @param seconds  0..QDR_CLOCK_MAX / 1000, 0 for no clocks
 */
void qdr_game_clock_set_time_control (QdrGameClock *self, guint seconds);

/**
 * @brief Returns the remaining time of @p player, 0..players - 1.
 *
 * @param now  ignored if the clock of @p player is stopped
 * @return milliseconds, rounded up; -1 without clocks
 */
gint64 qdr_game_clock_get_remaining_time (const QdrGameClock *self, guint player, gint64 now);

/**
 * @brief Sets the remaining time of @p player and stops the clock of that player.
 *
 * @param milliseconds  0..QDR_CLOCK_MAX, or -1 for none
 */
void qdr_game_clock_set_remaining_time (QdrGameClock *self, guint player, gint64 milliseconds);

/** @brief Starts the clock of the player to move, if the game has clocks and they may run. */
void qdr_game_clock_start (QdrGameClock *self, gint64 now);

/** @brief Stops the running clock. */
void qdr_game_clock_stop (QdrGameClock *self, gint64 now);

/**
 * @brief Returns the time until the clock of the player to move shows another digit, or runs out.
 *        The game must have clocks.
 *
 * @return milliseconds, at least 1
 */
guint qdr_game_clock_get_time_until_tick (const QdrGameClock *self, gint64 now);

/**
 * @brief Begins a turn after a new move.
 *
 * @param ply   the number of all moves, the new one included
 * @param turn  the player to move now
 */
void qdr_game_clock_begin_turn (QdrGameClock *self, guint ply, guint turn);

/**
 * @brief Sets the clocks to the times after @p ply moves.
 *
 * Stepping back restores the times before each move. Stepping forward sets the times that the
 * history stores with each move.
 *
 * @param history  the moves and their times
 * @param ply      0..number of moves
 * @param turn     the player to move after @p ply moves; used only if @p ply is the number of all
 *                 moves and @c left_at_end is unknown
 */
void qdr_game_clock_go_to_ply (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Takes back the moves after @p ply, so that the game continues there.
 *
 * @param history             as for qdr_game_clock_go_to_ply()
 * @param ply                 0..number of moves
 * @param turn                the player to move after @p ply moves
 * @param are_moves_replaced  whether the caller is about to replace the moves after @p ply
 */
void qdr_game_clock_take_back_to_ply (QdrGameClock *self,
                                      QdrHistory *history,
                                      guint ply,
                                      guint turn,
                                      gboolean are_moves_replaced);

/**
 * @brief Sets the clocks when the game has stepped to the position after @p ply moves. While clocks
 *        may run, a step back does not change them.
 *
 * @param history  as for qdr_game_clock_go_to_ply()
 * @param ply      0..number of moves
 * @param turn     the player to move after @p ply moves
 */
void qdr_game_clock_follow_step (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Adds the increment to the clock of the player to move, except in a pause.
 *
 * @param move  the move that the player is about to make; nothing is added for a concession
 */
void qdr_game_clock_add_increment (QdrGameClock *self, QdrMove move);

G_END_DECLS
