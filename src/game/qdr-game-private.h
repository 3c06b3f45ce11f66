/*
 * The inside of QdrGame, for the files that make it up and those of saved games.
 *
 * The files call one another in one direction: qdr-game-time (clocks that run) uses qdr-game-moves
 * (playing and stepping), which uses qdr-game-variations and qdr-game-change (a change and its
 * signals), which use qdr-game (the object), which uses qdr-game-state (the data). The
 * clocks are a value of their own, QdrGameClock.
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
  QdrHistory history;       /* all moves written */
  guint ply;                /* how many of them are played */
  QdrResult result;         /* of the present position */
  QdrResult written_result; /* of the position after all moves written */
  QdrRepetition repetition; /* the start and the moves played; empty when repetition is no draw */

  QdrPlayer *players[QDR_MAX_PLAYERS];
  char *comment;
  guint annotations_held; /* so many calls hold "annotated" back */
  gboolean is_annotated;  /* "annotated" is still to be emitted */
  QdrHeaders *headers;
  gboolean had_position_header; /* in the file, even if it says nothing new */
  gboolean modified;

  QdrGameClock clock;
  GSource *tick_source; /* (nullable): its ready time is that of the next tick, -1 for none; NULL
                         * while clocks may not run */

  GQueue announcements; /* signals that wait for their turn */
  gboolean announcing;
};

/* --- qdr-game-state.c: the data alone, without notifications and signals ---------------------- */

/** @brief Begins at the start position. */
void qdr_game_set_up (QdrGame *self);

/** @brief Appends a legal move after all moves written, in the position after them. */
void qdr_game_append (QdrGame *self, QdrMove move);

/** @brief Steps to the position after @p ply moves. @param ply  0..number of moves written */
void qdr_game_step_to (QdrGame *self, guint ply);

/**
 * @brief Notes a comment beside the last move, which has just been appended; a [%clk] in it sets
 *        the clock of the mover.
 */
void qdr_game_comment_last_move (QdrGame *self, const char *comment);

/** @brief Stops the clock that runs, and the ticking. */
void qdr_game_stop_clock (QdrGame *self);

/** @brief Starts the clock of the player to move, if clocks run and the game goes on there. */
void qdr_game_start_clock (QdrGame *self);

/** @brief Brings the players in line with the position and the clocks; they notify. */
void qdr_game_update_players (QdrGame *self);

/** @brief Sets a clock that was saved. @param milliseconds  0..QDR_CLOCK_MAX */
void qdr_game_set_remaining (QdrGame *self, guint player, gint64 milliseconds);

/* --- qdr-game.c: properties and signals ------------------------------------------------------- */

/** @brief The properties of a game that follow from its position. */
typedef struct {
  guint turn;
  guint ply;
  QdrOutcome outcome;
  gboolean can_step_back;
  gboolean can_step_forward;
} QdrGameState;

/** @brief Returns the present values of those properties. */
QdrGameState qdr_game_get_state (QdrGame *self);

/** @brief Notifies the properties in which the game differs from @p before. */
void qdr_game_notify_state (QdrGame *self, const QdrGameState *before);

/** @brief Emits a signal. */
void qdr_game_emit_moved (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_played (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_stepped_back (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_finished (QdrGame *self);
void qdr_game_emit_settled (QdrGame *self);
void qdr_game_emit_told (QdrGame *self);
void qdr_game_emit_variations_changed (QdrGame *self, guint ply);

/* --- qdr-game-change.c: a change with everything that goes with it ---------------------------- */

/** @brief The signals of a change, in the order in which they are queued. */
typedef enum {
  QDR_GAME_SIGNAL_MOVED,
  QDR_GAME_SIGNAL_PLAYED,
  QDR_GAME_SIGNAL_STEPPED_BACK,
  QDR_GAME_SIGNAL_FINISHED,
  QDR_GAME_SIGNAL_VARIATIONS_CHANGED,
  QDR_GAME_SIGNAL_SETTLED,
  QDR_GAME_SIGNAL_TOLD,
} QdrGameSignalKind;

/*
 * The order is: begin, change the data and queue the signals, settle, let the list tell of it, end.
 */

/** @brief Begins a change. @return what qdr_game_end_change() needs */
QdrGameState qdr_game_begin_change (QdrGame *self);

/** @brief Queues the signal of the move at @p index of the history, played or stepped over. */
void qdr_game_queue_step (QdrGame *self, QdrGameSignalKind kind, guint index);

/** @brief Queues the signal that the variations at @p ply or later have changed. */
void qdr_game_queue_variations_changed (QdrGame *self, guint ply);

/** @brief Steps to the position after @p ply moves, and queues the signal of each step. */
void qdr_game_walk_to (QdrGame *self, guint ply);

/** @brief Completes the data of a change: players, clocks, and the signals of its end. */
void qdr_game_settle (QdrGame *self);

/** @brief Ends a change: notifies properties, then emits the signals. */
void qdr_game_end_change (QdrGame *self, const QdrGameState *before);

/**
 * @brief Emits all signals that wait. Called from within one of them, it leaves that to the call
 *        outside.
 */
void qdr_game_flush_signals (QdrGame *self);

G_END_DECLS
