/*
 * The internals of QdrGame, for its own files and those of saved games.
 *
 * The files call one another in one direction: qdr-game-moves and qdr-game-undo use
 * qdr-game-branches, which uses qdr-game. The clocks are a value of their own, QdrGameClock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-clock.h"
#include "qdr-game.h"
#include "qdr-headers.h"
#include "qdr-repetition.h"

G_BEGIN_DECLS

struct _QdrGame {
  GObject parent_instance;

  QdrPosition start;
  QdrPosition position;
  gboolean repetition_is_draw;
  QdrHistory history;       /* all moves, those ahead of the position too */
  guint ply;                /* how many of them are played */
  QdrResult result;         /* of the present position */
  QdrResult written_result; /* of the position after all moves */
  QdrRepetition repetition; /* the start and the moves played; empty if repetition is no draw */

  QdrPlayer *players[QDR_MAX_PLAYERS];
  char *comment;
  guint annotations_held; /* calls of qdr_game_begin_annotation() that have not ended */
  gboolean is_annotated;  /* "annotated" is still to be emitted */
  QdrHeaders *headers;
  gboolean had_position_header; /* the file had one, perhaps with the ordinary start */
  gboolean modified;

  QdrGameClock clock;
  GSource *tick_source; /* (nullable): dispatched at the next tick; NULL while clocks may not run */

  GQueue announcements; /* signals still to be emitted */
  gboolean announcing;
};

/** @name Data, without notifications and signals @{ */

/** @brief Appends a legal move after all moves, in the position after them. */
void qdr_game_append (QdrGame *self, QdrMove move);

/** @brief Steps to the position after @p ply moves, 0..qdr_game_get_n_moves(). */
void qdr_game_step_to (QdrGame *self, guint ply);

/**
 * @brief Sets the comment of the last move, which has just been appended. A [%clk] in it sets the
 *        clock of the player who moved.
 */
void qdr_game_comment_last_move (QdrGame *self, const char *comment);

/** @brief Stops the running clock and its ticks. */
void qdr_game_stop_clock (QdrGame *self);

/** @brief Starts the clock of the player to move, if clocks run and the game is not over there. */
void qdr_game_start_clock (QdrGame *self);

/** @brief Copies stocks, resignations and clocks to the players, which notify. */
void qdr_game_update_players (QdrGame *self);

/** @brief Sets the clock of a player to saved @p milliseconds, 0..QDR_CLOCK_MAX. */
void qdr_game_set_remaining (QdrGame *self, guint player, gint64 milliseconds);

/** @} */

/**
 * @name A change: begin, change data and queue signals, settle, emit "items-changed", end
 * @{
 */

/** @brief The signals of a game. */
typedef enum {
  QDR_GAME_SIGNAL_MOVED,
  QDR_GAME_SIGNAL_PLAYED,
  QDR_GAME_SIGNAL_STEPPED_BACK,
  QDR_GAME_SIGNAL_FINISHED,
  QDR_GAME_SIGNAL_VARIATIONS_CHANGED,
  QDR_GAME_SIGNAL_ANNOTATED,
  QDR_GAME_SIGNAL_SETTLED,
  QDR_GAME_SIGNAL_ANNOUNCED,
  QDR_GAME_N_SIGNALS,
} QdrGameSignal;

/** @brief The properties that follow from the position. */
typedef struct {
  guint turn;
  guint ply;
  QdrOutcome outcome;
  gboolean can_step_back;
  gboolean can_step_forward;
} QdrGameState;

/** @brief Begins a change; returns the state for qdr_game_end_change(). */
QdrGameState qdr_game_begin_change (QdrGame *self);

/** @brief Queues @p signal for the move at @p index of the history, played or stepped over. */
void qdr_game_queue_step (QdrGame *self, QdrGameSignal signal, guint index);

/** @brief Queues "variations-changed" for @p ply. */
void qdr_game_queue_variations_changed (QdrGame *self, guint ply);

/** @brief Steps to the position after @p ply moves and queues a signal for each step. */
void qdr_game_walk_to (QdrGame *self, guint ply);

/** @brief Completes the data of a change: players, clocks, and the signals at its end. */
void qdr_game_settle (QdrGame *self);

/** @brief Ends a change: notifies properties that differ from @p before, then emits the signals. */
void qdr_game_end_change (QdrGame *self, const QdrGameState *before);

/**
 * @brief Emits all queued signals. Does nothing in response to one of them; the outer call goes on.
 */
void qdr_game_flush_signals (QdrGame *self);

/** @} */

G_END_DECLS
