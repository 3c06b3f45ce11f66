/*
 * A game of Quoridor that announces what happens to it: playing, stepping, taking back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include <glib/gi18n-lib.h>

#include "qdr-comment.h"
#include "qdr-notation.h"
#include "qdr-spoken-name.h"

/* Plays @move in place of the moves ahead. */
static void
play_new_move (QdrGame *self, QdrMove move, gboolean keeps_ahead)
{
  const guint n_ahead = qdr_history_get_length (&self->history) - self->ply;
  const guint index = self->ply;
  QdrGameState before = qdr_game_begin_change (self);
  gboolean are_variations_changed;
  gint64 remaining;

  qdr_game_clock_take_back (&self->clock, &self->history, index, self->position.turn, TRUE);
  if (keeps_ahead && n_ahead > 0) {
    qdr_history_branch (&self->history, index, self->written_result);
    are_variations_changed = TRUE;
  } else {
    are_variations_changed = qdr_history_cut (&self->history, index);
  }
  qdr_game_clock_add_increment (&self->clock, move);
  qdr_game_append (self, move);
  /* A move played here is noted with the time it left. */
  remaining = qdr_history_get (&self->history, index)->after;
  if (remaining >= 0) {
    g_autofree char *comment = qdr_comment_from_remaining (remaining);

    qdr_history_set_comment (&self->history, index, comment);
  }
  qdr_game_queue_step (self, QDR_GAME_SIGNAL_MOVED, index);
  qdr_game_queue_step (self, QDR_GAME_SIGNAL_PLAYED, index);
  if (are_variations_changed)
    qdr_game_queue_variations_changed (self, index);
  qdr_game_settle (self);
  g_list_model_items_changed (G_LIST_MODEL (self), index, n_ahead, 1);
  qdr_game_set_modified (self, TRUE);
  qdr_game_end_change (self, &before);
}

/* --- The public side -------------------------------------------------------------------------- */

QdrRefusal
qdr_game_check (QdrGame *self, QdrMove move)
{
  const QdrRefusal game_over = { .reason = QDR_REASON_GAME_OVER };

  g_return_val_if_fail (QDR_IS_GAME (self), game_over);

  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    return game_over;
  return qdr_position_check (&self->position, move);
}

char *
qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal)
{
  const char *name = NULL;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (refusal.reason != QDR_REASON_NONE, NULL);

  if (refusal.reason == QDR_REASON_NO_PATH) {
    g_return_val_if_fail (refusal.player < self->start.players, NULL);
    if (qdr_game_is_only_human (self, refusal.player))
      return g_strdup (_ ("That would leave you without a path to the goal."));
    name = qdr_spoken_name_in_game (self, refusal.player);
  }
  return qdr_refusal_to_string (refusal, name);
}

static void
set_refusal_error (QdrGame *self, QdrRefusal refusal, GError **error)
{
  g_autofree char *sentence = qdr_game_describe_refusal (self, refusal);

  g_set_error_literal (error, QDR_GAME_ERROR, (int) refusal.reason, sentence);
}

/* Goes on with @move where it is written already, as the next move or in a variation. */
static gboolean
follow_written (QdrGame *self, QdrMove move)
{
  const guint n_variations = qdr_game_get_n_variations (self, self->ply);
  const guint variation = qdr_variations_find_move (&self->history.variations, self->ply, move);

  if (qdr_game_get_can_step_forward (self) &&
      qdr_history_get (&self->history, self->ply)->undo.move == move)
    return qdr_game_step_forward (self);
  if (variation == n_variations)
    return FALSE;
  qdr_game_choose_variation (self, self->ply, variation);
  return TRUE;
}

static gboolean
play (QdrGame *self, QdrMove move, gboolean keeps_ahead, GError **error)
{
  const QdrRefusal refusal = qdr_game_check (self, move);

  if (refusal.reason != QDR_REASON_NONE) {
    set_refusal_error (self, refusal, error);
    return FALSE;
  }
  if (!follow_written (self, move))
    play_new_move (self, move, keeps_ahead);
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
qdr_game_branch (QdrGame *self, QdrMove move, GError **error)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return play (self, move, TRUE, error);
}

gboolean
qdr_game_play_text (QdrGame *self, const char *text, GError **error)
{
  QdrRefusal refusal = { .reason = QDR_REASON_NONE };
  QdrMove move;

  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  refusal.reason = qdr_move_from_text (&self->position.board, text, &move);
  if (refusal.reason != QDR_REASON_NONE) {
    set_refusal_error (self, refusal, error);
    return FALSE;
  }
  return qdr_game_play (self, move, error);
}

gboolean
qdr_game_step_back (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  if (!qdr_game_get_can_step_back (self))
    return FALSE;
  qdr_game_go_to (self, self->ply - 1);
  return TRUE;
}

gboolean
qdr_game_step_forward (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  if (!qdr_game_get_can_step_forward (self))
    return FALSE;
  qdr_game_go_to (self, self->ply + 1);
  return TRUE;
}

void
qdr_game_go_to (QdrGame *self, guint ply)
{
  QdrGameState before;

  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (ply <= qdr_history_get_length (&self->history));

  if (ply == self->ply)
    return;

  before = qdr_game_begin_change (self);
  qdr_game_walk_to (self, ply);
  qdr_game_settle (self);
  qdr_game_end_change (self, &before);
}

void
qdr_game_take_back (QdrGame *self, guint ply)
{
  QdrGameState before;

  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (ply <= self->ply);

  before = qdr_game_begin_change (self);
  qdr_game_walk_to (self, ply);
  qdr_game_clock_take_back (&self->clock, &self->history, ply, self->position.turn, FALSE);
  qdr_game_settle (self);
  qdr_game_end_change (self, &before);
}

guint64 *
qdr_game_get_past_keys (QdrGame *self, guint *n_keys)
{
  guint first;
  guint64 *keys;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (n_keys != NULL, NULL);

  /* A position can recur as long as nothing but steps have been played since. */
  for (first = self->ply; first > 0; first--)
    if (qdr_move_kind (qdr_history_get (&self->history, first - 1)->undo.move) != QDR_MOVE_STEP)
      break;

  *n_keys = self->ply - first;
  keys = g_new (guint64, *n_keys);
  for (guint i = 0; i < *n_keys; i++)
    keys[i] = qdr_history_get (&self->history, first + i)->undo.key;
  return keys;
}
