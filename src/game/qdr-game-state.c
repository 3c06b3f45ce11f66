/*
 * A game of Quoridor that announces what happens to it: its data, changed without a signal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-comment.h"
#include "qdr-player-private.h"

/* --- The position ----------------------------------------------------------------------------- */

/* The present position has come about by a move. */
static void
enter_position (QdrGame *self)
{
  guint occurrences = 0;

  if (self->repetition_is_draw)
    occurrences = qdr_repetition_add (&self->repetition, &self->position);
  self->result = qdr_repetition_judge (&self->position, occurrences);
}

void
qdr_game_set_up (QdrGame *self)
{
  self->position = self->start;
  enter_position (self);
  self->written_result = self->result;
  qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
  qdr_game_update_players (self);
}

void
qdr_game_append (QdrGame *self, QdrMove move)
{
  const guint player = self->position.turn;
  const gint64 remaining = qdr_game_clock_get_remaining (&self->clock, player, 0);
  QdrUndo undo;

  g_assert (self->ply == qdr_history_get_length (&self->history));
  g_assert (self->clock.clocks[player].started < 0);

  qdr_position_do (&self->position, move, &undo);
  qdr_history_append (&self->history, &undo, self->clock.turn_began_with, remaining);
  self->ply++;
  enter_position (self);
  self->written_result = self->result;
  qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
}

void
qdr_game_step_to (QdrGame *self, guint ply)
{
  while (self->ply < ply) {
    QdrHistoryEntry *entry = qdr_history_get (&self->history, self->ply);

    qdr_position_do (&self->position, entry->undo.move, &entry->undo);
    self->ply++;
    enter_position (self);
  }
  while (self->ply > ply) {
    const QdrHistoryEntry *entry = qdr_history_get (&self->history, self->ply - 1);

    if (self->repetition_is_draw)
      qdr_repetition_remove (&self->repetition, &self->position);
    qdr_position_undo (&self->position, &entry->undo);
    self->ply--;
    self->result = (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
  }
  qdr_game_clock_follow (&self->clock, &self->history, self->ply, self->position.turn);
}

void
qdr_game_comment_last_move (QdrGame *self, const char *comment)
{
  const guint index = qdr_history_get_length (&self->history) - 1;
  QdrHistoryEntry *entry = qdr_history_get (&self->history, index);
  const gint64 remaining = qdr_comment_get_remaining (comment);

  qdr_history_set_comment (&self->history, index, comment);
  if (self->clock.time_control > 0 && remaining >= 0) {
    entry->after = (gint32) remaining;
    qdr_game_clock_set_remaining (&self->clock, entry->undo.turn, remaining);
    qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
  }
}

/* --- The clocks ------------------------------------------------------------------------------- */

void
qdr_game_stop_clock (QdrGame *self)
{
  if (self->tick_source != NULL)
    g_source_set_ready_time (self->tick_source, -1);
  qdr_game_clock_stop (&self->clock, g_get_monotonic_time ());
}

void
qdr_game_start_clock (QdrGame *self)
{
  const gint64 now = g_get_monotonic_time ();
  const gboolean is_ongoing = self->clock.ply < qdr_history_get_length (&self->history) ||
                              self->written_result.outcome == QDR_OUTCOME_ONGOING;

  if (!self->clock.is_running || self->clock.time_control == 0 || !is_ongoing)
    return;

  qdr_game_clock_start (&self->clock, now);
  g_source_set_ready_time (self->tick_source,
                           now + qdr_game_clock_get_until_tick (&self->clock, now) *
                                     G_TIME_SPAN_MILLISECOND);
}

void
qdr_game_set_remaining (QdrGame *self, guint player, gint64 milliseconds)
{
  qdr_game_clock_set_remaining (&self->clock, player, milliseconds);
  qdr_player_set_clock (self->players[player], &self->clock.clocks[player]);
}

/* --- The players ------------------------------------------------------------------------------ */

void
qdr_game_update_players (QdrGame *self)
{
  for (guint i = 0; i < self->start.players; i++) {
    qdr_player_set_stock (self->players[i], self->position.stocks[i]);
    qdr_player_set_in_play (self->players[i], qdr_position_is_in_play (&self->position, i));
    qdr_player_set_clock (self->players[i], &self->clock.clocks[i]);
  }
}
