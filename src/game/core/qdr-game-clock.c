/*
 * The clocks of all players of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clock.h"

#define US_PER_MS 1000
#define MS_PER_SECOND 1000

QdrClock
qdr_clock_make (gint64 milliseconds)
{
  g_assert (milliseconds >= -1 && milliseconds <= QDR_CLOCK_MAX);

  if (milliseconds < 0)
    return QDR_CLOCK_NONE;
  return (QdrClock){ .left = milliseconds * US_PER_MS, .started = -1 };
}

static gint64
microseconds_left (const QdrClock *self, gint64 now)
{
  if (self->started < 0)
    return self->left;
  return MAX (0, self->left - (now - self->started));
}

void
qdr_clock_start (QdrClock *self, gint64 now)
{
  if (self->left >= 0 && self->started < 0)
    self->started = now;
}

void
qdr_clock_stop (QdrClock *self, gint64 now)
{
  self->left = microseconds_left (self, now);
  self->started = -1;
}

gint64
qdr_clock_get_remaining_time (const QdrClock *self, gint64 now)
{
  if (self->left < 0)
    return -1;
  return (microseconds_left (self, now) + US_PER_MS - 1) / US_PER_MS;
}

guint
qdr_clock_get_time_until_tick (const QdrClock *self, gint64 now)
{
  const gint64 remaining = qdr_clock_get_remaining_time (self, now);

  g_assert (self->left >= 0);

  if (remaining == 0)
    return 1;
  return (guint) ((remaining - 1) % (remaining > QDR_CLOCK_TENTHS ? MS_PER_SECOND : 100)) + 1;
}

char *
qdr_clock_format_time (gint64 milliseconds)
{
  const gint64 seconds = (MAX (milliseconds, 0) + MS_PER_SECOND - 1) / MS_PER_SECOND;
  const int hours = (int) (seconds / 3600);
  const int minutes = (int) (seconds / 60 % 60);

  if (hours > 0)
    return g_strdup_printf ("%d:%02d:%02d", hours, minutes, (int) (seconds % 60));
  return g_strdup_printf ("%d:%02d", minutes, (int) (seconds % 60));
}

QdrGameClock
qdr_game_clock_make (void)
{
  QdrGameClock self = { .turn_began_with = -1, .left_at_end = -1 };

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    self.clocks[i] = QDR_CLOCK_NONE;
  return self;
}

void
qdr_game_clock_set_time_control (QdrGameClock *self, guint seconds)
{
  const gint64 remaining = seconds > 0 ? (gint64) seconds * 1000 : -1;

  self->time_control = seconds;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    self->clocks[i] = qdr_clock_make (remaining);
  self->turn_began_with = remaining;
  self->left_at_end = remaining;
}

gint64
qdr_game_clock_get_remaining_time (const QdrGameClock *self, guint player, gint64 now)
{
  return qdr_clock_get_remaining_time (&self->clocks[player], now);
}

void
qdr_game_clock_set_remaining_time (QdrGameClock *self, guint player, gint64 milliseconds)
{
  self->clocks[player] = qdr_clock_make (milliseconds);
}

void
qdr_game_clock_start (QdrGameClock *self, gint64 now)
{
  if (self->is_running && self->time_control > 0)
    qdr_clock_start (&self->clocks[self->turn], now);
}

void
qdr_game_clock_stop (QdrGameClock *self, gint64 now)
{
  qdr_clock_stop (&self->clocks[self->turn], now);
}

guint
qdr_game_clock_get_time_until_tick (const QdrGameClock *self, gint64 now)
{
  return qdr_clock_get_time_until_tick (&self->clocks[self->turn], now);
}

static gint64
get_turn_remaining (const QdrGameClock *self)
{
  const QdrClock *clock = &self->clocks[self->turn];

  g_assert (clock->started < 0);

  return qdr_clock_get_remaining_time (clock, 0);
}

static void
begin_turn_at (QdrGameClock *self, guint ply, guint turn)
{
  self->ply = ply;
  self->turn = turn;
  self->turn_began_with = get_turn_remaining (self);
}

void
qdr_game_clock_begin_turn (QdrGameClock *self, guint ply, guint turn)
{
  begin_turn_at (self, ply, turn);
  self->is_taken_back = FALSE;
  self->end_turn = turn;
  self->left_at_end = self->turn_began_with;
}

void
qdr_game_clock_go_to_ply (QdrGameClock *self, QdrHistory *history, guint ply, guint turn)
{
  if (self->time_control == 0)
    return;

  while (self->ply > ply) {
    const QdrHistoryEntry *entry = qdr_history_get_entry (history, self->ply - 1);

    if (self->ply == qdr_history_get_length (history)) {
      self->end_turn = self->turn;
      self->left_at_end = get_turn_remaining (self);
    }
    qdr_game_clock_set_remaining_time (self, self->turn, self->turn_began_with);
    qdr_game_clock_set_remaining_time (self, entry->undo.turn, entry->before);
    begin_turn_at (self, self->ply - 1, entry->undo.turn);
  }
  while (self->ply < ply) {
    const guint next = self->ply + 1;
    QdrHistoryEntry *entry = qdr_history_get_entry (history, self->ply);

    entry->before = (gint32) self->turn_began_with;
    qdr_game_clock_set_remaining_time (self, self->turn, entry->after);
    if (next < qdr_history_get_length (history)) {
      begin_turn_at (self, next, qdr_history_get_entry (history, next)->undo.turn);
    } else if (self->left_at_end >= 0) {
      /* A player who steps back and forth must not get back the time used since the last move. */
      begin_turn_at (self, next, self->end_turn);
      qdr_game_clock_set_remaining_time (self, self->turn, self->left_at_end);
    } else {
      begin_turn_at (self, next, turn);
    }
  }
}

void
qdr_game_clock_take_back_to_ply (QdrGameClock *self,
                                 QdrHistory *history,
                                 guint ply,
                                 guint turn,
                                 gboolean are_moves_replaced)
{
  qdr_game_clock_go_to_ply (self, history, ply, turn);
  self->is_taken_back = ply < qdr_history_get_length (history);
  if (are_moves_replaced)
    self->left_at_end = -1;
}

void
qdr_game_clock_follow_step (QdrGameClock *self, QdrHistory *history, guint ply, guint turn)
{
  if (!self->is_running || ply > self->ply)
    qdr_game_clock_go_to_ply (self, history, ply, turn);
  if (ply == qdr_history_get_length (history))
    self->is_taken_back = FALSE;
}

void
qdr_game_clock_add_increment (QdrGameClock *self, QdrMove move)
{
  const gint64 remaining = get_turn_remaining (self);
  const gboolean is_paused = self->has_run && !self->is_running;

  if (is_paused || remaining < 0 || qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    return;
  qdr_game_clock_set_remaining_time (self, self->turn,
                                     MIN (remaining + (gint64) self->increment * 1000,
                                          QDR_CLOCK_MAX));
}
