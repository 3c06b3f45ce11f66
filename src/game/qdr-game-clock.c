/*
 * A game of Quoridor that announces what happens to it: the clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-clock.h"
#include "qdr-player-private.h"

/* Whoever is to move where the clocks stand: somebody may be looking at an earlier position. */
static QdrPlayer *
player_on_clock (QdrGame *self)
{
  return self->players[self->clock_turn];
}

static gboolean tick_cb (gpointer user_data);

/* Wakes when the clock of the player to move shows another second, or is up. */
static void
schedule_tick (QdrGame *self)
{
  const guint delay = qdr_player_get_until_tick (player_on_clock (self));
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  g_assert (self->clock_source == NULL);

  self->clock_source = g_timeout_source_new (delay);
  g_source_set_callback (self->clock_source, tick_cb, self, NULL);
  g_source_set_static_name (self->clock_source, "[quoridor] game clock");
  g_source_attach (self->clock_source, context);
}

static void
cancel_tick (QdrGame *self)
{
  if (self->clock_source == NULL)
    return;

  g_source_destroy (self->clock_source);
  g_clear_pointer (&self->clock_source, g_source_unref);
}

static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (QdrGame) self = g_object_ref (user_data);
  QdrPlayer *player = player_on_clock (self);

  cancel_tick (self);
  if (qdr_player_get_remaining (player) == 0) {
    qdr_game_go_to (self, self->clock_ply);
    qdr_game_play (self, QDR_MOVE_TIMEOUT, NULL);
  } else {
    schedule_tick (self);
    qdr_player_tick (player);
  }
  return G_SOURCE_REMOVE;
}

void
qdr_game_hold_clock (QdrGame *self)
{
  cancel_tick (self);
  qdr_player_stop_clock (player_on_clock (self));
}

/* Where the clocks stand. */
static gboolean
is_ongoing (QdrGame *self)
{
  return self->clock_ply < qdr_history_get_length (&self->history) ||
         self->written_result.outcome == QDR_OUTCOME_ONGOING;
}

void
qdr_game_resume_clock (QdrGame *self)
{
  if (!self->clock_running || self->time_control == 0 || !is_ongoing (self))
    return;

  qdr_player_start_clock (player_on_clock (self));
  schedule_tick (self);
}

/* --- Going along with the moves --------------------------------------------------------------- */

static void
begin_turn_at (QdrGame *self, guint ply, guint player)
{
  self->clock_ply = ply;
  self->clock_turn = player;
  self->turn_began_with = qdr_player_get_remaining (player_on_clock (self));
}

void
qdr_game_begin_turn (QdrGame *self)
{
  begin_turn_at (self, self->ply, self->position.turn);
  self->is_taken_back = FALSE;
  self->end_turn = self->position.turn;
  self->left_at_end = self->turn_began_with;
}

static void
move_clocks_back (QdrGame *self)
{
  const QdrHistoryEntry *entry = qdr_history_get (&self->history, self->clock_ply - 1);

  if (self->clock_ply == qdr_history_get_length (&self->history)) {
    self->end_turn = self->clock_turn;
    self->left_at_end = qdr_player_get_remaining (player_on_clock (self));
  }
  qdr_player_set_remaining (player_on_clock (self), self->turn_began_with);
  qdr_player_set_remaining (self->players[entry->undo.turn], entry->before);
  begin_turn_at (self, self->clock_ply - 1, entry->undo.turn);
}

/* Who comes back to the end has used what was used there, or a step back and forth would give it
 * away. */
static void
move_clocks_to_end (QdrGame *self)
{
  const gboolean is_known = self->left_at_end >= 0;

  begin_turn_at (self, self->clock_ply + 1, is_known ? self->end_turn : self->position.turn);
  if (is_known)
    qdr_player_set_remaining (player_on_clock (self), self->left_at_end);
}

static void
move_clocks_on (QdrGame *self)
{
  const guint next = self->clock_ply + 1;
  QdrHistoryEntry *entry = qdr_history_get (&self->history, self->clock_ply);

  entry->before = (gint32) self->turn_began_with;
  qdr_player_set_remaining (player_on_clock (self), entry->after);
  if (next == qdr_history_get_length (&self->history))
    move_clocks_to_end (self);
  else
    begin_turn_at (self, next, qdr_history_get (&self->history, next)->undo.turn);
}

void
qdr_game_move_clocks (QdrGame *self, guint ply)
{
  if (self->time_control == 0)
    return;

  while (self->clock_ply > ply)
    move_clocks_back (self);
  while (self->clock_ply < ply)
    move_clocks_on (self);
}

void
qdr_game_take_back_clocks (QdrGame *self, gboolean are_moves_others)
{
  qdr_game_move_clocks (self, self->ply);
  self->is_taken_back = self->ply < qdr_history_get_length (&self->history);
  if (are_moves_others)
    self->left_at_end = -1;
}

void
qdr_game_follow_with_clocks (QdrGame *self)
{
  if (!self->clock_running || self->ply > self->clock_ply)
    qdr_game_move_clocks (self, self->ply);
  if (self->ply == qdr_history_get_length (&self->history))
    self->is_taken_back = FALSE;
}

/* --- Settings --------------------------------------------------------------------------------- */

void
qdr_game_add_increment (QdrGame *self, QdrMove move)
{
  QdrPlayer *player = player_on_clock (self);
  const gint64 remaining = qdr_player_get_remaining (player);

  if (!self->clock_running || remaining < 0 || qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    return;
  qdr_player_set_remaining (player,
                            MIN (remaining + (gint64) self->increment * 1000, QDR_CLOCK_MAX));
}

void
qdr_game_set_remaining (QdrGame *self, guint player, gint64 milliseconds)
{
  qdr_player_set_remaining (self->players[player], milliseconds);
}

guint
qdr_game_get_time_control (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->time_control;
}

void
qdr_game_set_time_control (QdrGame *self, guint seconds)
{
  const gint64 remaining = seconds > 0 ? (gint64) seconds * 1000 : -1;

  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (remaining <= QDR_CLOCK_MAX);

  if (self->time_control == seconds)
    return;

  qdr_game_hold_clock (self);
  self->time_control = seconds;
  for (guint i = 0; i < self->start.players; i++)
    qdr_player_set_remaining (self->players[i], remaining);
  self->turn_began_with = remaining;
  qdr_game_resume_clock (self);
  qdr_game_set_modified (self, TRUE);
}

guint
qdr_game_get_increment (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->increment;
}

void
qdr_game_set_increment (QdrGame *self, guint seconds)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (seconds <= QDR_INCREMENT_MAX);

  if (self->increment == seconds)
    return;

  self->increment = seconds;
  qdr_game_set_modified (self, TRUE);
}

guint
qdr_game_get_clock_turn (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock_turn;
}

gboolean
qdr_game_get_clock_running (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->clock_running;
}

void
qdr_game_set_clock_running (QdrGame *self, gboolean running)
{
  g_return_if_fail (QDR_IS_GAME (self));

  running = running != FALSE;
  if (self->clock_running == running)
    return;

  self->clock_running = running;
  if (running && !self->is_taken_back)
    qdr_game_move_clocks (self, qdr_history_get_length (&self->history));
  if (running)
    qdr_game_resume_clock (self);
  else
    qdr_game_hold_clock (self);
}
