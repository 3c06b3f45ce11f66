/*
 * A game of Quoridor that announces what happens to it: a change with everything that goes with it.
 *
 * Every change has three parts. First all data change, so that no listener can see half a move.
 * Then the list and the properties tell. Last come the signals, which wait in a queue: a listener
 * may play or step in its turn, and all listeners still hear of both moves in the order in which
 * they happened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

/* --- The signals ------------------------------------------------------------------------------ */

typedef struct {
  QdrGameSignalKind kind;
  guint8 player;
  QdrMove move;
  guint ply;
} Announcement;

static void
queue_announcement (QdrGame *self, Announcement announcement)
{
  g_queue_push_tail (&self->announcements, g_memdup2 (&announcement, sizeof announcement));
}

void
qdr_game_queue_step (QdrGame *self, QdrGameSignalKind kind, guint index)
{
  const QdrUndo *undo = &qdr_history_get (&self->history, index)->undo;

  queue_announcement (self,
                      (Announcement){ .kind = kind, .player = undo->turn, .move = undo->move });
}

void
qdr_game_queue_variations_changed (QdrGame *self, guint ply)
{
  queue_announcement (self,
                      (Announcement){ .kind = QDR_GAME_SIGNAL_VARIATIONS_CHANGED, .ply = ply });
}

static void
announce (QdrGame *self, const Announcement *announcement)
{
  switch (announcement->kind) {
  case QDR_GAME_SIGNAL_MOVED:
    qdr_game_emit_moved (self, announcement->player, announcement->move);
    break;
  case QDR_GAME_SIGNAL_PLAYED:
    qdr_game_emit_played (self, announcement->player, announcement->move);
    break;
  case QDR_GAME_SIGNAL_STEPPED_BACK:
    qdr_game_emit_stepped_back (self, announcement->player, announcement->move);
    break;
  case QDR_GAME_SIGNAL_FINISHED:
    /* Unless a listener has taken the last move back meanwhile. */
    if (self->result.outcome != QDR_OUTCOME_ONGOING)
      qdr_game_emit_finished (self);
    break;
  case QDR_GAME_SIGNAL_VARIATIONS_CHANGED:
    qdr_game_emit_variations_changed (self, announcement->ply);
    break;
  case QDR_GAME_SIGNAL_SETTLED:
    qdr_game_emit_settled (self);
    break;
  case QDR_GAME_SIGNAL_TOLD:
    qdr_game_emit_told (self);
    break;
  default:
    g_assert_not_reached ();
  }
}

void
qdr_game_flush_signals (QdrGame *self)
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

/* --- The change ------------------------------------------------------------------------------- */

QdrGameState
qdr_game_begin_change (QdrGame *self)
{
  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < self->start.players; i++)
    g_object_freeze_notify (G_OBJECT (self->players[i]));
  qdr_game_stop_clock (self);
  return qdr_game_get_state (self);
}

void
qdr_game_walk_to (QdrGame *self, guint ply)
{
  for (guint i = self->ply; i < ply; i++)
    qdr_game_queue_step (self, QDR_GAME_SIGNAL_MOVED, i);
  for (guint i = self->ply; i > ply; i--)
    qdr_game_queue_step (self, QDR_GAME_SIGNAL_STEPPED_BACK, i - 1);
  qdr_game_step_to (self, ply);
}

void
qdr_game_settle (QdrGame *self)
{
  qdr_game_start_clock (self);
  qdr_game_update_players (self);
  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    queue_announcement (self, (Announcement){ .kind = QDR_GAME_SIGNAL_FINISHED });
  queue_announcement (self, (Announcement){ .kind = QDR_GAME_SIGNAL_SETTLED });
  queue_announcement (self, (Announcement){ .kind = QDR_GAME_SIGNAL_TOLD });
}

void
qdr_game_end_change (QdrGame *self, const QdrGameState *before)
{
  qdr_game_notify_state (self, before);
  for (guint i = 0; i < self->start.players; i++)
    g_object_thaw_notify (G_OBJECT (self->players[i]));
  g_object_thaw_notify (G_OBJECT (self));
  qdr_game_flush_signals (self);
  g_object_unref (self);
}
