/*
 * The internals of QdrGame, only for the files that implement it and those of saved games.
 *
 * The files of QdrGame call one another in one direction: qdr-game-moves uses qdr-game-branches,
 * and all use qdr-game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-clock.h"
#include "qdr-game.h"
#include "qdr-headers.h"
#include "qdr-history.h"

G_BEGIN_DECLS

struct _QdrGame {
  GObject parent_instance;

  QdrPosition start;
  QdrPosition position;
  gboolean repetition_is_draw;
  QdrHistory history;                /* all moves, including those after the present position */
  guint ply;                         /* number of moves up to the present position */
  QdrResult result;                  /* result of the present position */
  QdrResult final_result;            /* result of the position after all moves */
  gboolean is_draw_agreed;           /* whether the players have agreed to a draw after all moves */
  QdrPositionCounts position_counts; /* unused if repetition is no draw */

  QdrPlayer *players[QDR_MAX_PLAYERS];
  char *comment;          /* (nullable): comment before the first move */
  guint annotation_depth; /* nested calls of qdr_game_begin_annotation() that have not ended */
  gboolean is_annotated;  /* whether "annotated" must still be emitted */
  QdrHeaders *headers;
  gboolean had_position_header; /* whether the file that was read had a header Position */
  gboolean modified;

  QdrGameClock clock;
  GSource *tick_source; /* source of the next clock tick; NULL while clocks may not run */

  GQueue announcements; /* queue of signals that must still be emitted */
  gboolean announcing;  /* whether a signal of the queue is being emitted */
};

/** @brief Takes back qdr_game_agree_to_draw(), because a move was made at another computer before
 *  the agreement was there. */
void qdr_game_resume_after_draw (QdrGame *self);

/** @name Changes of data, without notifications and signals @{ */

/** @brief Appends a legal move. The present position must be the one after all moves. */
void qdr_game_append_move (QdrGame *self, QdrMove move);

/** @brief Steps to the position after @p ply moves, 0..qdr_game_get_n_moves(), without signals. */
void qdr_game_step_to_ply (QdrGame *self, guint ply);

/**
 * @brief Sets the comment of the last move, which has just been appended. A [%clk] in the comment
 *        sets the clock of the player who moved.
 */
void qdr_game_set_last_move_comment (QdrGame *self, const char *comment);

/** @brief Stops the running clock and its ticks. */
void qdr_game_stop_clock (QdrGame *self);

/** @brief Starts the clock of the player to move, if clocks may run and the game continues. */
void qdr_game_start_clock (QdrGame *self);

/** @brief Copies stocks, resignations and clocks to the players, who notify their properties. */
void qdr_game_update_players (QdrGame *self);

/** @brief Sets the remaining time of a player to @p milliseconds, as read from a saved game. */
void qdr_game_set_remaining_time (QdrGame *self, guint player, gint64 milliseconds);

/** @} */

/**
 * @name The parts of a change of the game, in this order: begin the change, change data and queue
 *       signals, complete the change, emit "items-changed", end the change
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

/** @brief The values of those properties of a game that depend on the present position. */
typedef struct {
  guint turn;
  guint ply;
  QdrOutcome outcome;
  gboolean can_step_back;
  gboolean can_step_forward;
} QdrGameState;

/** @brief Begins a change and returns the state before it, for qdr_game_end_change(). */
QdrGameState qdr_game_begin_change (QdrGame *self);

/** @brief Queues one of the signals "moved", "played" and "stepped-back" for move @p index. */
void qdr_game_queue_step_signal (QdrGame *self, QdrGameSignal signal, guint index);

/** @brief Queues "variations-changed" for @p ply. */
void qdr_game_queue_variations_changed (QdrGame *self, guint ply);

/** @brief Steps to the position after @p ply moves and queues a signal for each step. */
void qdr_game_step_and_queue_signals (QdrGame *self, guint ply);

/** @brief Starts the clock, updates the players and queues the last signals of a change. */
void qdr_game_complete_change (QdrGame *self);

/** @brief Notifies the properties that differ from @p before, then emits all queued signals. */
void qdr_game_end_change (QdrGame *self, const QdrGameState *before);

/**
 * @brief Emits all queued signals. Does nothing if called by a handler of one of them, because the
 *        outer call also emits new signals.
 */
void qdr_game_flush_signals (QdrGame *self);

/** @} */

G_END_DECLS
