/*
 * The clocks of all players of a game. A plain value, apart from QdrGame so that it needs no main
 * loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-history.h"

#include <glib.h>

G_BEGIN_DECLS

/* The clock of one player, as a plain value */

/** @brief The longest time of a clock, 99:59:59, in milliseconds. */
#define QDR_CLOCK_MAX G_GINT64_CONSTANT (359999000)

/**
 * @brief The time left of a player.
 *
 * In all functions "now" is in microseconds, from g_get_monotonic_time(); it is ignored for a
 * stopped clock.
 */
typedef struct {
  gint64 left;    /**< microseconds left when last stopped, or -1 for no clock */
  gint64 started; /**< when it was started, or -1 while it is stopped */
} QdrClock;

/** @brief No clock. */
#define QDR_CLOCK_NONE ((QdrClock){ .left = -1, .started = -1 })

/** @brief Returns a stopped clock with @p milliseconds left, 0..QDR_CLOCK_MAX, or -1 for none. */
QdrClock qdr_clock_make (gint64 milliseconds);

/** @brief Starts the clock. Does nothing if it is running or there is none. */
void qdr_clock_start (QdrClock *self, gint64 now);

/** @brief Stops the clock. Does nothing if it is stopped. */
void qdr_clock_stop (QdrClock *self, gint64 now);

/**
 * @brief Returns the time left.
 *
 * @return milliseconds, rounded up so that 0 means that time is up; -1 for no clock
 */
gint64 qdr_clock_get_remaining (const QdrClock *self, gint64 now);

/**
 * @brief Returns the time until the clock, not QDR_CLOCK_NONE, shows a second less or runs out.
 *
 * @return milliseconds, at least 1
 */
guint qdr_clock_get_until_tick (const QdrClock *self, gint64 now);

/**
 * @brief Formats a time left as a clock shows it: "14:58", or "1:00:00" from an hour on.
 *
 * @param milliseconds  rounded up to seconds
 * @return (transfer full)
 */
char *qdr_clock_format_time (gint64 milliseconds);

/**
 * @brief The time control of a game and the time of each player.
 *
 * The clocks follow the moves of the game, but not always the position that is shown: running
 * clocks stay where the game goes on. "now" is in microseconds, from g_get_monotonic_time(). All
 * functions but qdr_game_clock_start() and qdr_game_clock_get_until_tick() require stopped clocks,
 * or stop them.
 */
typedef struct {
  guint time_control;               /**< seconds of each player for the game, 0 for no clocks */
  guint increment;                  /**< seconds that a move adds to the clock of its player */
  gboolean is_running;              /**< whether clocks may run; FALSE in a pause */
  gboolean has_run;                 /**< whether they were ever allowed to run */
  QdrClock clocks[QDR_MAX_PLAYERS]; /**< the time of each player */

  guint ply;              /**< the clocks show the time after this number of moves */
  guint turn;             /**< the player to move there, whose clock may run */
  gint64 turn_began_with; /**< that player's time at the start of the turn, milliseconds or -1 */
  gboolean is_taken_back; /**< the game goes on at @c ply although there are moves ahead */
  guint end_turn;         /**< the player to move after all moves, unless they are taken back */
  gint64 left_at_end;     /**< that player's time, milliseconds; -1 if unknown */
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
 * @brief Returns the time left of @p player, 0..players - 1.
 *
 * @param now  microseconds; ignored for stopped clocks
 * @return milliseconds, rounded up; -1 without clocks
 */
gint64 qdr_game_clock_get_remaining (const QdrGameClock *self, guint player, gint64 now);

/**
 * @brief Sets the clock of @p player and stops it.
 *
 * @param milliseconds  0..QDR_CLOCK_MAX, or -1 for none
 */
void qdr_game_clock_set_remaining (QdrGameClock *self, guint player, gint64 milliseconds);

/** @brief Starts the clock of the player to move, if there are clocks and they may run. */
void qdr_game_clock_start (QdrGameClock *self, gint64 now);

/** @brief Stops the running clock. */
void qdr_game_clock_stop (QdrGameClock *self, gint64 now);

/**
 * @brief Returns the time until the player to move has a second less, or none; there are clocks.
 *
 * @return milliseconds, at least 1
 */
guint qdr_game_clock_get_until_tick (const QdrGameClock *self, gint64 now);

/**
 * @brief Begins the turn of @p turn after a new move.
 *
 * @param ply  the number of moves, all of them played
 */
void qdr_game_clock_begin_turn (QdrGameClock *self, guint ply, guint turn);

/**
 * @brief Sets the clocks to the times after @p ply moves. Going back returns the time used since;
 *        going forward restores the times after the moves on the way.
 *
 * @param history  the moves with their times
 * @param ply      0..number of moves
 * @param turn     the player to move there; used only after the last move, if the clocks have not
 *                 been there yet
 */
void qdr_game_clock_go_to (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Takes moves back: goes to @p ply, where the game goes on.
 *
 * @param history           as for qdr_game_clock_go_to()
 * @param ply               0..number of moves
 * @param turn              the player to move after @p ply moves
 * @param are_moves_others  whether other moves are about to replace those after @p ply
 */
void qdr_game_clock_take_back (QdrGameClock *self,
                               QdrHistory *history,
                               guint ply,
                               guint turn,
                               gboolean are_moves_others);

/**
 * @brief Follows a step to the position after @p ply moves. Running clocks only follow forward.
 *
 * @param history  as for qdr_game_clock_go_to()
 * @param ply      0..number of moves
 * @param turn     the player to move after @p ply moves
 */
void qdr_game_clock_follow_step (QdrGameClock *self, QdrHistory *history, guint ply, guint turn);

/**
 * @brief Adds the increment to the clock of the player to move, if clocks may run or never have.
 *
 * @param move  about to be played; a concession adds nothing
 */
void qdr_game_clock_add_increment (QdrGameClock *self, QdrMove move);

G_END_DECLS
