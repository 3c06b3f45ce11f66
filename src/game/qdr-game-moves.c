/*
 * A game of Quoridor that announces what happens to it: playing, taking back, stepping.
 *
 * Every change has three parts. First all data change, so that no listener can see half a move.
 * Then the list and the properties tell. Last come the signals, which wait in a queue: a listener
 * may play or step in its turn, and everybody still hears of both moves in the order in which they
 * happened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-clock.h"
#include "qdr-comment.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"

/* --- The signals ------------------------------------------------------------------------------ */

typedef enum {
  ANNOUNCE_MOVED,
  ANNOUNCE_PLAYED,
  ANNOUNCE_STEPPED_BACK,
  ANNOUNCE_FINISHED,
  ANNOUNCE_VARIATIONS_CHANGED,
  ANNOUNCE_SETTLED,
} AnnouncementKind;

typedef struct {
  AnnouncementKind kind;
  guint8 player;
  QdrMove move;
  guint ply;
} Announcement;

static void
queue_announcement (QdrGame *self, Announcement announcement)
{
  g_queue_push_tail (&self->announcements, g_memdup2 (&announcement, sizeof announcement));
}

/* Queues the signal of the move at @index of the history, played or taken back. */
static void
queue_step (QdrGame *self, AnnouncementKind kind, guint index)
{
  const QdrUndo *undo = &qdr_history_get (&self->history, index)->undo;

  queue_announcement (self,
                      (Announcement){ .kind = kind, .player = undo->turn, .move = undo->move });
}

static void
queue_state (QdrGame *self, AnnouncementKind kind)
{
  queue_announcement (self, (Announcement){ .kind = kind });
}

void
qdr_game_queue_variations_changed (QdrGame *self, guint ply)
{
  queue_announcement (self, (Announcement){ .kind = ANNOUNCE_VARIATIONS_CHANGED, .ply = ply });
}

static void
announce (QdrGame *self, const Announcement *announcement)
{
  switch (announcement->kind) {
  case ANNOUNCE_MOVED:
    qdr_game_emit_moved (self, announcement->player, announcement->move);
    break;
  case ANNOUNCE_PLAYED:
    qdr_game_emit_played (self, announcement->player, announcement->move);
    break;
  case ANNOUNCE_STEPPED_BACK:
    qdr_game_emit_stepped_back (self, announcement->player, announcement->move);
    break;
  case ANNOUNCE_FINISHED:
    /* Unless whoever heard of the last move has taken it back meanwhile. */
    if (self->result.outcome != QDR_OUTCOME_ONGOING)
      qdr_game_emit_finished (self);
    break;
  case ANNOUNCE_VARIATIONS_CHANGED:
    qdr_game_emit_variations_changed (self, announcement->ply);
    break;
  case ANNOUNCE_SETTLED:
    qdr_game_emit_settled (self);
    break;
  default:
    g_assert_not_reached ();
  }
}

void
qdr_game_flush_announcements (QdrGame *self)
{
  if (self->announcing)
    return;

  self->announcing = TRUE;
  while (!g_queue_is_empty (&self->announcements)) {
    g_autofree Announcement *announcement = g_queue_pop_head (&self->announcements);

    announce (self, announcement);
  }
  self->announcing = FALSE;
}

/* --- Changing the data ------------------------------------------------------------------------ */

/* The present position has come about by a move. */
static void
enter_position (QdrGame *self)
{
  guint occurrences = 0;

  if (self->repetition_is_draw)
    occurrences = qdr_repetition_add (&self->repetition, &self->position);
  self->result = qdr_repetition_judge (&self->position, occurrences);
}

/* The present position is about to be taken back. */
static void
leave_position (QdrGame *self)
{
  if (self->repetition_is_draw)
    qdr_repetition_remove (&self->repetition, &self->position);
}

void
qdr_game_set_up (QdrGame *self)
{
  self->position = self->start;
  enter_position (self);
  self->written_result = self->result;
  qdr_game_update_players (self);
  qdr_game_begin_turn (self);
}

void
qdr_game_append (QdrGame *self, QdrMove move)
{
  const gint64 remaining = qdr_player_get_remaining (self->players[self->position.turn]);
  QdrUndo undo;

  g_assert (self->ply == qdr_history_get_length (&self->history));

  qdr_position_do (&self->position, move, &undo);
  qdr_history_append (&self->history, &undo, self->turn_began_with, remaining);
  self->ply++;
  enter_position (self);
  self->written_result = self->result;
  qdr_game_begin_turn (self);
}

static void
step_forward (QdrGame *self)
{
  QdrHistoryEntry *entry = qdr_history_get (&self->history, self->ply);

  qdr_position_do (&self->position, entry->undo.move, &entry->undo);
  self->ply++;
  enter_position (self);
}

static void
step_back (QdrGame *self)
{
  const QdrHistoryEntry *entry = qdr_history_get (&self->history, self->ply - 1);

  leave_position (self);
  qdr_position_undo (&self->position, &entry->undo);
  self->ply--;
  self->result = (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
}

void
qdr_game_step_to (QdrGame *self, guint ply)
{
  while (self->ply < ply)
    step_forward (self);
  while (self->ply > ply)
    step_back (self);
  qdr_game_follow_with_clocks (self);
}

void
qdr_game_update_players (QdrGame *self)
{
  for (guint i = 0; i < self->start.players; i++) {
    qdr_player_set_stock (self->players[i], self->position.stocks[i]);
    qdr_player_set_in_play (self->players[i], qdr_position_is_in_play (&self->position, i));
  }
}

QdrResult
qdr_game_get_written_result (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), (QdrResult){ QDR_OUTCOME_ONGOING });

  return self->written_result;
}

const char *
qdr_game_get_move_comment (QdrGame *self, guint index)
{
  return qdr_history_get_comment (&self->history, index);
}

void
qdr_game_comment_last_move (QdrGame *self, const char *comment)
{
  const guint index = qdr_history_get_length (&self->history) - 1;
  QdrHistoryEntry *entry = qdr_history_get (&self->history, index);
  const gint64 remaining = qdr_comment_get_remaining (comment);

  qdr_history_set_comment (&self->history, index, comment);
  if (self->time_control > 0 && remaining >= 0) {
    entry->after = (gint32) remaining;
    qdr_player_set_remaining (self->players[entry->undo.turn], remaining);
    qdr_game_begin_turn (self);
  }
}

/* --- Changes with everything that goes with them ---------------------------------------------- */

static void
freeze_notify (QdrGame *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < self->start.players; i++)
    g_object_freeze_notify (G_OBJECT (self->players[i]));
}

static void
thaw_notify (QdrGame *self)
{
  for (guint i = 0; i < self->start.players; i++)
    g_object_thaw_notify (G_OBJECT (self->players[i]));
  g_object_thaw_notify (G_OBJECT (self));
}

QdrGameState
qdr_game_begin_change (QdrGame *self)
{
  g_object_ref (self);
  freeze_notify (self);
  qdr_game_hold_clock (self);
  return qdr_game_get_state (self);
}

void
qdr_game_settle (QdrGame *self)
{
  qdr_game_update_players (self);
  qdr_game_resume_clock (self);
  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    queue_state (self, ANNOUNCE_FINISHED);
  queue_state (self, ANNOUNCE_SETTLED);
}

void
qdr_game_end_change (QdrGame *self, const QdrGameState *before)
{
  qdr_game_notify_state (self, before);
  thaw_notify (self);
  qdr_game_flush_announcements (self);
  g_object_unref (self);
}

static gboolean
is_next_ahead (QdrGame *self, QdrMove move)
{
  return qdr_game_get_can_step_forward (self) &&
         qdr_history_get (&self->history, self->ply)->undo.move == move;
}

/* A move played here is noted with the time it left. */
static void
note_remaining (QdrGame *self)
{
  const guint index = self->ply - 1;
  const gint64 remaining = qdr_history_get (&self->history, index)->after;

  if (remaining >= 0) {
    g_autofree char *comment = qdr_comment_from_remaining (remaining);

    qdr_history_set_comment (&self->history, index, comment);
  }
}

/* Makes room for another move at @index: what is ahead becomes a side line, or is removed. Returns
 * whether there are other side lines now. */
static gboolean
clear_ahead (QdrGame *self, guint index, gboolean keeps)
{
  if (!keeps || index == qdr_history_get_length (&self->history))
    return qdr_history_cut (&self->history, index);

  qdr_history_branch (&self->history, index, self->written_result);
  return TRUE;
}

/* Plays @move in place of the moves ahead. */
static void
play_new_move (QdrGame *self, QdrMove move, gboolean keeps_ahead)
{
  const guint n_ahead = qdr_history_get_length (&self->history) - self->ply;
  const guint index = self->ply;
  QdrGameState before = qdr_game_begin_change (self);
  gboolean are_variations_changed;

  qdr_game_take_back_clocks (self, TRUE);
  are_variations_changed = clear_ahead (self, index, keeps_ahead);
  qdr_game_add_increment (self, move);
  qdr_game_append (self, move);
  note_remaining (self);
  queue_step (self, ANNOUNCE_MOVED, index);
  queue_step (self, ANNOUNCE_PLAYED, index);
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
    name = qdr_player_get_name (self->players[refusal.player]);
  }
  return qdr_refusal_to_string (refusal, name);
}

static void
set_refusal_error (QdrGame *self, QdrRefusal refusal, GError **error)
{
  g_autofree char *sentence = qdr_game_describe_refusal (self, refusal);

  g_set_error_literal (error, QDR_GAME_ERROR, (int) refusal.reason, sentence);
}

/* Goes on with @move where it is written already, as the next move or in a side line. */
static gboolean
follow_written (QdrGame *self, QdrMove move)
{
  const guint n_variations = qdr_game_get_n_variations (self, self->ply);
  const guint variation = qdr_lines_find_move (&self->history.lines, self->ply, move);

  if (is_next_ahead (self, move))
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
qdr_game_walk_to (QdrGame *self, guint ply)
{
  for (guint i = self->ply; i < ply; i++)
    queue_step (self, ANNOUNCE_MOVED, i);
  for (guint i = self->ply; i > ply; i--)
    queue_step (self, ANNOUNCE_STEPPED_BACK, i - 1);
  qdr_game_step_to (self, ply);
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
  qdr_game_take_back_clocks (self, FALSE);
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
