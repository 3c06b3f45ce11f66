/*
 * The inside of QdrGame, for the files that make it up and for saved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-headers.h"
#include "qdr-history.h"
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
  guint annotations_held; /* so many want to change more before anybody hears of it */
  gboolean is_annotated;  /* something has changed that nobody has heard of */
  QdrHeaders *headers;
  gboolean had_position_header; /* in the file, even if it says nothing new */
  gboolean modified;

  guint time_control;     /* seconds, 0 for no clock */
  guint increment;        /* seconds that a move adds */
  guint clock_ply;        /* the clocks stand as after so many moves, wherever one looks */
  guint clock_turn;       /* whose turn it is there */
  gint64 turn_began_with; /* what that player had on the clock then, milliseconds or -1 */
  gboolean is_taken_back; /* the moves after the clocks: the game goes on before them */
  guint end_turn; /* whose turn it is after all moves, and what is left of it; unless taken back */
  gint64 left_at_end; /* milliseconds, -1 where nobody knows */
  gboolean clock_running;
  GSource *clock_source; /* wakes at the next tick; NULL while no clock runs */

  GQueue announcements; /* signals that wait for their turn */
  gboolean announcing;
};

/* --- qdr-game.c --- */

/** @brief The properties of the game that follow from its position; to notify what has changed. */
typedef struct {
  guint turn;
  guint ply;
  QdrOutcome outcome;
  gboolean can_step_back;
  gboolean can_step_forward;
} QdrGameState;

QdrGameState qdr_game_get_state (QdrGame *self);

/** @brief Notifies the properties in which the game differs from @p before. */
void qdr_game_notify_state (QdrGame *self, const QdrGameState *before);

/** @brief Emits a signal. */
void qdr_game_emit_moved (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_played (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_stepped_back (QdrGame *self, guint player, QdrMove move);
void qdr_game_emit_finished (QdrGame *self);
void qdr_game_emit_settled (QdrGame *self);
void qdr_game_emit_variations_changed (QdrGame *self, guint ply);

/* --- qdr-game-moves.c --- */

/** @brief Begins at the start position. */
void qdr_game_set_up (QdrGame *self);

/**
 * @brief Plays a legal move at the end of all moves, telling nobody. For reading a game, before
 *        anybody listens.
 */
void qdr_game_append (QdrGame *self, QdrMove move);

/** @brief Steps to @p ply, telling nobody. */
void qdr_game_step_to (QdrGame *self, guint ply);

/*
 * A change with all that goes with it: begin, change the data and queue the signals, settle, let
 * the list tell of it, end.
 */

/** @brief Begins a change. @return what qdr_game_end_change() needs */
QdrGameState qdr_game_begin_change (QdrGame *self);

/** @brief Steps to @p ply, and queues the signal of each step. */
void qdr_game_walk_to (QdrGame *self, guint ply);

/** @brief Queues the signal that the side lines at @p ply or later are others now. */
void qdr_game_queue_variations_changed (QdrGame *self, guint ply);

/** @brief The position has changed: everything that follows from it does, too. */
void qdr_game_settle (QdrGame *self);

void qdr_game_end_change (QdrGame *self, const QdrGameState *before);

/**
 * @brief Emits all signals that wait. Called from within one of them, it leaves that to the call
 *        outside.
 */
void qdr_game_flush_announcements (QdrGame *self);

/** @brief Brings the players' properties in line with the position. */
void qdr_game_update_players (QdrGame *self);

/** @brief (nullable): the comment of move @p index of all moves written. */
const char *qdr_game_get_move_comment (QdrGame *self, guint index);

/**
 * @brief Notes a comment beside the last move, which has just been appended; a [%clk] in it sets
 *        the clock of the mover.
 */
void qdr_game_comment_last_move (QdrGame *self, const char *comment);

/* --- qdr-game-clock.c --- */

/** @brief Stops the clock that runs and the ticking. */
void qdr_game_hold_clock (QdrGame *self);

/**
 * @brief Starts the clock of whoever is to move where the clocks stand, if clocks run and the game
 *        goes on.
 */
void qdr_game_resume_clock (QdrGame *self);

/** @brief After all moves a turn begins on the clock. */
void qdr_game_begin_turn (QdrGame *self);

/**
 * @brief Sets the clocks to what they were after so many moves: everybody has the time again that
 *        was used since, or what was left after the moves on the way.
 *
 * @param ply  0..number of moves; that number only if nothing has been taken back, or in the
 *             position after them
 */
void qdr_game_move_clocks (QdrGame *self, guint ply);

/**
 * @brief The game goes on from the present position, with the clocks as they were in it.
 *
 * @param are_moves_others  whether the moves after it are about to become others
 */
void qdr_game_take_back_clocks (QdrGame *self, gboolean are_moves_others);

/**
 * @brief After a step: clocks that stand show what they were in the present position, those that
 *        run go on.
 */
void qdr_game_follow_with_clocks (QdrGame *self);

/** @brief Gives the player to move what @p move, which is about to be played, adds to the clock. */
void qdr_game_add_increment (QdrGame *self, QdrMove move);

/** @brief Sets a clock that was saved. @param milliseconds  0..QDR_CLOCK_MAX */
void qdr_game_set_remaining (QdrGame *self, guint player, gint64 milliseconds);

G_END_DECLS
