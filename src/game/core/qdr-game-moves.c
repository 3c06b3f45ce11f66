/*
 * Functions that play a game: make moves, step back and forth, and run clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include <glib/gi18n-lib.h>

#include "qdr-comment.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"

/* Refusals */

QdrRefusal
qdr_game_check_move (QdrGame *self, QdrMove move)
{
  const QdrRefusal game_over = { .reason = QDR_REFUSAL_REASON_GAME_OVER };

  g_return_val_if_fail (QDR_IS_GAME (self), game_over);

  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    return game_over;
  return qdr_position_check_move (&self->position, move);
}

char *
qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal)
{
  const char *name = NULL;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (refusal.reason != QDR_REFUSAL_REASON_NONE, NULL);

  if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH) {
    g_return_val_if_fail (refusal.player < self->start.players, NULL);
    if (qdr_game_is_only_human (self, refusal.player))
      return g_strdup (_ ("That would leave you without a path to the goal."));
    name = qdr_game_get_player_name (self, refusal.player);
  }
  return qdr_refusal_to_string (refusal, name);
}

static void
set_refusal_error (QdrGame *self, QdrRefusal refusal, GError **error)
{
  g_autofree char *sentence = qdr_game_describe_refusal (self, refusal);

  g_set_error_literal (error, QDR_GAME_ERROR, (int) refusal.reason, sentence);
}

/* Playing */

static gboolean
play (QdrGame *self, QdrMove move, gboolean keep_moves, GError **error)
{
  const QdrRefusal refusal = qdr_game_check_move (self, move);
  const guint index = self->ply;
  const guint n_ahead = qdr_history_get_length (&self->history) - index;
  const guint variation = qdr_variations_find_by_move (&self->history.variations, index, move);
  QdrGameState before;
  gboolean are_variations_changed;
  gint64 remaining;

  if (refusal.reason != QDR_REFUSAL_REASON_NONE) {
    set_refusal_error (self, refusal, error);
    return FALSE;
  }

  /* The move may exist already, as the next of the moves ahead or the first of a variation. */
  if (n_ahead > 0 && qdr_history_get_entry (&self->history, index)->undo.move == move)
    return qdr_game_step_forward (self);
  if (variation < qdr_game_get_n_variations (self, index)) {
    qdr_game_promote_variation (self, index, variation);
    return TRUE;
  }

  before = qdr_game_begin_change (self);
  qdr_game_clock_take_back_to_ply (&self->clock, &self->history, index, self->position.turn, TRUE);
  if (keep_moves && n_ahead > 0) {
    qdr_history_turn_moves_into_variation (&self->history, index, self->final_result);
    are_variations_changed = TRUE;
  } else {
    are_variations_changed = qdr_history_truncate (&self->history, index);
  }
  qdr_game_clock_add_increment (&self->clock, move);
  qdr_game_append_move (self, move);
  /* The comment of a move contains the remaining time of the player after the move. */
  remaining = qdr_history_get_entry (&self->history, index)->after;
  if (remaining >= 0) {
    g_autofree char *comment = qdr_comment_format_remaining_time (remaining);

    qdr_history_set_comment (&self->history, index, comment);
  }
  qdr_game_queue_step_signal (self, QDR_GAME_SIGNAL_MOVED, index);
  qdr_game_queue_step_signal (self, QDR_GAME_SIGNAL_PLAYED, index);
  if (are_variations_changed)
    qdr_game_queue_variations_changed (self, index);
  qdr_game_complete_change (self);
  g_list_model_items_changed (G_LIST_MODEL (self), index, n_ahead, 1);
  qdr_game_set_modified (self, TRUE);
  qdr_game_end_change (self, &before);
  return TRUE;
}

gboolean
qdr_game_play (QdrGame *self, QdrMove move, GError **error)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return play (self, move, FALSE, error);
}

gboolean
qdr_game_play_keeping_moves (QdrGame *self, QdrMove move, GError **error)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return play (self, move, TRUE, error);
}

void
qdr_game_agree_to_draw (QdrGame *self)
{
  guint n_ahead;
  QdrGameState before;

  g_return_if_fail (QDR_IS_GAME (self));

  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    return;
  n_ahead = qdr_history_get_length (&self->history) - self->ply;
  before = qdr_game_begin_change (self);
  if (n_ahead > 0) {
    qdr_history_turn_moves_into_variation (&self->history, self->ply, self->final_result);
    qdr_game_queue_variations_changed (self, self->ply);
  }
  self->is_draw_agreed = TRUE;
  self->result.outcome = QDR_OUTCOME_AGREEMENT;
  self->final_result = self->result;
  qdr_game_complete_change (self);
  if (n_ahead > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), self->ply, n_ahead, 0);
  qdr_game_set_modified (self, TRUE);
  qdr_game_end_change (self, &before);
}

void
qdr_game_resume_after_draw (QdrGame *self)
{
  QdrGameState before;

  if (!self->is_draw_agreed)
    return;
  before = qdr_game_begin_change (self);
  self->is_draw_agreed = FALSE;
  self->final_result.outcome = QDR_OUTCOME_ONGOING;
  if (self->result.outcome == QDR_OUTCOME_AGREEMENT)
    self->result.outcome = QDR_OUTCOME_ONGOING;
  qdr_game_complete_change (self);
  qdr_game_end_change (self, &before);
}

gboolean
qdr_game_play_from_text (QdrGame *self, const char *text, GError **error)
{
  QdrRefusal refusal = { .reason = QDR_REFUSAL_REASON_NONE };
  QdrMove move;

  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  refusal.reason = qdr_move_from_text (&self->position.board, text, &move);
  if (refusal.reason != QDR_REFUSAL_REASON_NONE) {
    set_refusal_error (self, refusal, error);
    return FALSE;
  }
  return qdr_game_play (self, move, error);
}

QdrGame *
qdr_game_new_with_moves_of (QdrGame *self)
{
  QdrGame *copy;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  copy = qdr_game_new_with_rules_of (&self->start, self);
  qdr_game_set_time_control (copy, 0);
  qdr_game_set_increment (copy, 0);
  for (guint i = 0; i < qdr_game_get_n_moves (self); i++) {
    g_autoptr (GError) error = NULL;

    if (!qdr_game_play (copy, qdr_game_get_move (self, i, NULL), &error))
      g_error ("A move of a game cannot be played again: %s", error->message);
  }
  return copy;
}

/* Stepping */

gboolean
qdr_game_step_back (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  if (!qdr_game_get_can_step_back (self))
    return FALSE;
  qdr_game_go_to_ply (self, self->ply - 1);
  return TRUE;
}

gboolean
qdr_game_step_forward (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  if (!qdr_game_get_can_step_forward (self))
    return FALSE;
  qdr_game_go_to_ply (self, self->ply + 1);
  return TRUE;
}

void
qdr_game_go_to_ply (QdrGame *self, guint ply)
{
  QdrGameState before;

  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (ply <= qdr_history_get_length (&self->history));

  if (ply == self->ply)
    return;

  before = qdr_game_begin_change (self);
  qdr_game_step_and_queue_signals (self, ply);
  qdr_game_complete_change (self);
  qdr_game_end_change (self, &before);
}

guint64 *
qdr_game_get_past_position_keys (QdrGame *self, guint *n_keys)
{
  guint first;
  guint64 *keys;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (n_keys != NULL, NULL);

  /* A position can occur again only if all moves after it were steps. */
  for (first = self->ply; first > 0; first--)
    if (qdr_move_kind (qdr_history_get_entry (&self->history, first - 1)->undo.move) !=
        QDR_MOVE_STEP)
      break;

  *n_keys = self->ply - first;
  keys = g_new (guint64, *n_keys);
  for (guint i = 0; i < *n_keys; i++)
    keys[i] = qdr_history_get_entry (&self->history, first + i)->undo.key;
  return keys;
}

/* Called whenever the clock of the player to move shows another digit, or runs out. */
static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (QdrGame) self = g_object_ref (user_data);
  QdrPlayer *player = self->players[self->clock.turn];

  if (qdr_player_get_remaining_time (player) == 0) {
    qdr_game_go_to_ply (self, self->clock.ply);
    qdr_game_play (self, QDR_MOVE_TIMEOUT, NULL);
  } else {
    qdr_game_start_clock (self);
    qdr_player_notify_remaining_time (player);
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
qdr_game_set_clocks_enabled (QdrGame *self, gboolean enabled)
{
  static GSourceFuncs tick_funcs = { .dispatch = dispatch_tick };

  g_return_if_fail (QDR_IS_GAME (self));

  enabled = enabled != FALSE;
  if (self->clock.is_running == enabled)
    return;

  self->clock.is_running = enabled;
  if (enabled) {
    self->clock.has_run = TRUE;
    g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

    if (!self->clock.is_taken_back)
      qdr_game_clock_go_to_ply (&self->clock, &self->history,
                                qdr_history_get_length (&self->history), self->position.turn);
    /* qdr_game_start_clock() sets the time of the first tick. */
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
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->clock.time_control > 0 && qdr_game_is_under_way (self) &&
         !qdr_game_is_analysis (self) &&
         (qdr_player_is_human (self->players[self->clock.turn]) ||
          !qdr_game_get_can_step_forward (self));
}

gboolean
qdr_game_get_clocks_enabled (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->clock.is_running;
}

guint
qdr_game_get_clock_player (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.turn;
}
