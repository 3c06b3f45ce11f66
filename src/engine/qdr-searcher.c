/*
 * A search under way: what searching for two players and for four has in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-searcher.h"

#include "qdr-evaluation.h"

/* Between two even-handed players a score holds for both sides; otherwise it is the score of one
 * player, and means nothing to another. And what was found with moves left out is no answer where
 * every move is to be searched. */
static guint64
make_salt (const QdrSearchRequest *request)
{
  const QdrPosition *position = &request->position;
  const gboolean is_shared = position->players == 2 && qdr_style_is_even_handed (&request->style);

  const guint64 salt =
      qdr_style_hash (&request->style, is_shared ? QDR_MAX_PLAYERS : position->turn);

  return request->full_width ? ~salt : salt;
}

void
qdr_searcher_begin (QdrSearcher *self,
                    const QdrSearchRequest *request,
                    QdrTransTable *table,
                    QdrMoveHistory *history)
{
  self->request = request;
  self->position = request->position;
  self->table = table;
  self->history = history;
  self->player = request->position.turn;
  self->table_salt = make_salt (request);
  qdr_timer_start (&self->timer, &request->position.board, &request->limits, request->stop);

  for (guint ply = 0; ply <= QDR_MAX_PLY; ply++) {
    self->plies[ply].line_length = 0;
    for (guint i = 0; i < QDR_KILLERS; i++)
      self->plies[ply].killers[i] = QDR_MOVE_NONE;
  }
  self->plies[0].key = request->position.key;
  self->plies[0].steps_before = 0;
  qdr_routes_find (&self->plies[0].routes, &request->position);
}

void
qdr_searcher_do (QdrSearcher *self, QdrMove move, guint ply, QdrUndo *undo)
{
  const QdrPly *here = &self->plies[ply];
  QdrPly *next = &self->plies[ply + 1];
  const guint mover = self->position.turn;

  qdr_position_do (&self->position, move, undo);
  qdr_routes_follow (&next->routes, &here->routes, &self->position, move, mover);
  next->key = self->position.key;
  next->steps_before = qdr_move_is_wall (move) ? 0 : here->steps_before + 1;
}

/* How often the position at @ply stood on the board before the search began. */
static guint
count_past_occurrences (const QdrSearcher *self, guint64 key)
{
  guint count = 0;

  for (guint i = 0; i < self->request->n_past_keys; i++)
    if (self->request->past_keys[i] == key)
      count++;
  return count;
}

gboolean
qdr_searcher_is_repetition (const QdrSearcher *self, guint ply)
{
  const guint64 key = self->plies[ply].key;
  const guint steps = self->plies[ply].steps_before;

  if (!self->request->repetition_is_draw || steps == 0)
    return FALSE;

  for (guint back = 1; back <= steps; back++)
    if (self->plies[ply - back].key == key)
      return TRUE;

  /* Only an unbroken line of steps can lead back to before the search. */
  return steps == ply && count_past_occurrences (self, key) >= 2;
}

static gboolean
is_own_camp (const QdrSearcher *self)
{
  return self->position.turn == self->player;
}

QdrScore
qdr_searcher_evaluate (const QdrSearcher *self, guint ply)
{
  const QdrScore score =
      qdr_evaluate (&self->position, &self->plies[ply].routes, &self->request->style, self->player);

  return is_own_camp (self) ? score : -score;
}

void
qdr_searcher_init_picker (const QdrSearcher *self,
                          QdrMovePicker *picker,
                          guint ply,
                          QdrMove table_move)
{
  const guint player_bit = 1u << self->player;
  const QdrPickInput input = {
    .position = &self->position,
    .routes = &self->plies[ply].routes,
    .history = self->history,
    .style = &self->request->style,
    .killers = self->plies[ply].killers,
    .table_move = table_move,
    .victims = is_own_camp (self) ? self->position.in_play & ~player_bit : player_bit,
  };

  qdr_move_picker_init (picker, &input);
}

gboolean
qdr_searcher_probe (const QdrSearcher *self, guint ply, QdrTableHit *hit)
{
  return qdr_trans_table_probe (self->table, self->position.key ^ self->table_salt, ply, hit);
}

void
qdr_searcher_store (QdrSearcher *self, guint ply, const QdrTableHit *hit)
{
  qdr_trans_table_store (self->table, self->position.key ^ self->table_salt, ply, hit);
}

void
qdr_searcher_set_line (QdrSearcher *self, guint ply, QdrMove move)
{
  QdrPly *here = &self->plies[ply];
  const QdrPly *next = &self->plies[ply + 1];

  here->line[0] = move;
  for (guint i = 0; i < next->line_length; i++)
    here->line[i + 1] = next->line[i];
  here->line_length = next->line_length + 1;
}

void
qdr_searcher_learn (QdrSearcher *self,
                    guint ply,
                    QdrMove move,
                    int depth,
                    const QdrMove *tried,
                    guint n_tried)
{
  const guint mover = self->position.turn;
  QdrMove *killers = self->plies[ply].killers;

  for (guint i = 0; i < n_tried; i++)
    qdr_move_history_update (self->history, mover, tried[i], depth, FALSE);
  qdr_move_history_update (self->history, mover, move, depth, TRUE);

  if (qdr_move_is_wall (move) && killers[0] != move) {
    killers[1] = killers[0];
    killers[0] = move;
  }
}
