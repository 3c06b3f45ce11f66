/*
 * A game of Quoridor that announces what happens to it: the clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-clock.h"
#include "qdr-player-private.h"

static QdrPlayer *
player_to_move (QdrGame *self)
{
  return self->players[self->position.turn];
}

static gboolean tick_cb (gpointer user_data);

/* Wakes when the clock of the player to move shows another second, or is up. */
static void
schedule_tick (QdrGame *self)
{
  const guint delay = qdr_player_get_until_tick (player_to_move (self));
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
  QdrPlayer *player = player_to_move (self);

  cancel_tick (self);
  if (qdr_player_get_remaining (player) == 0) {
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
  qdr_player_stop_clock (player_to_move (self));
}

void
qdr_game_resume_clock (QdrGame *self)
{
  if (!self->clock_running || self->time_control == 0 ||
      self->result.outcome != QDR_OUTCOME_ONGOING)
    return;

  qdr_player_start_clock (player_to_move (self));
  schedule_tick (self);
}

void
qdr_game_add_increment (QdrGame *self, QdrMove move)
{
  QdrPlayer *player = player_to_move (self);
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
  if (running)
    qdr_game_resume_clock (self);
  else
    qdr_game_hold_clock (self);
}
