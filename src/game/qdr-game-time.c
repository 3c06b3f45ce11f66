/*
 * A game of Quoridor that announces what happens to it: the time control, and clocks that run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-player-private.h"

/* --- Ticking ---------------------------------------------------------------------------------- */

/* The clock of the player to move shows another second, or is up. */
static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (QdrGame) self = g_object_ref (user_data);
  QdrPlayer *player = self->players[self->clock.turn];

  if (qdr_player_get_remaining (player) == 0) {
    qdr_game_go_to (self, self->clock.ply);
    qdr_game_play (self, QDR_MOVE_TIMEOUT, NULL);
  } else {
    qdr_game_start_clock (self);
    qdr_player_tick (player);
  }
  return G_SOURCE_CONTINUE;
}

static gboolean
dispatch_tick (GSource *source, GSourceFunc callback, gpointer user_data)
{
  g_source_set_ready_time (source, -1);
  return callback (user_data);
}

void
qdr_game_set_clock_running (QdrGame *self, gboolean running)
{
  static GSourceFuncs tick_funcs = { .dispatch = dispatch_tick };

  g_return_if_fail (QDR_IS_GAME (self));

  running = running != FALSE;
  if (self->clock.is_running == running)
    return;

  self->clock.is_running = running;
  if (running) {
    self->clock.has_run = TRUE;
    g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

    if (!self->clock.is_taken_back)
      qdr_game_clock_go_to (&self->clock, &self->history, qdr_history_get_length (&self->history),
                            self->position.turn);
    /* Ticks wait until a clock starts. */
    self->tick_source = g_source_new (&tick_funcs, sizeof (GSource));
    g_source_set_callback (self->tick_source, tick_cb, self, NULL);
    g_source_set_static_name (self->tick_source, "[quoridor] game clock");
    g_source_attach (self->tick_source, context);
    qdr_game_start_clock (self);
  } else {
    qdr_game_stop_clock (self);
    g_source_destroy (self->tick_source);
    g_clear_pointer (&self->tick_source, g_source_unref);
  }
  qdr_game_update_players (self);
}

gboolean
qdr_game_can_run_clock (QdrGame *self)
{
  gboolean is_over;

  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  /* An end that was taken back is none. */
  is_over = !self->clock.is_taken_back && self->written_result.outcome != QDR_OUTCOME_ONGOING;
  return self->clock.time_control > 0 && !is_over &&
         (qdr_player_is_human (self->players[self->clock.turn]) ||
          !qdr_game_get_can_step_forward (self));
}

gboolean
qdr_game_get_clock_running (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->clock.is_running;
}

guint
qdr_game_get_clock_turn (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.turn;
}

/* --- The time control ------------------------------------------------------------------------- */

guint
qdr_game_get_time_control (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.time_control;
}

void
qdr_game_set_time_control (QdrGame *self, guint seconds)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (seconds <= QDR_CLOCK_MAX / 1000);

  if (self->clock.time_control == seconds)
    return;

  qdr_game_stop_clock (self);
  qdr_game_clock_set_time_control (&self->clock, seconds);
  qdr_game_start_clock (self);
  qdr_game_update_players (self);
  qdr_game_set_modified (self, TRUE);
}

guint
qdr_game_get_increment (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.increment;
}

void
qdr_game_set_increment (QdrGame *self, guint seconds)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (seconds <= QDR_INCREMENT_MAX);

  if (self->clock.increment == seconds)
    return;

  self->clock.increment = seconds;
  qdr_game_set_modified (self, TRUE);
}
