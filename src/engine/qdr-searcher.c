/*
 * A search under way: what searching for two players and for four has in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-searcher.h"

#include "qdr-evaluation.h"
#include "qdr-multi-evaluation.h"

/* Between two even-handed players a score holds for both sides; otherwise it is the score of one
 * player, and means nothing to another. What one way of searching has found is no answer to
 * another, and what was found with moves left out is none where every move is to be searched. */
static guint64
make_salt (const QdrSearchRequest *request)
{
  const QdrPosition *position = &request->position;
  const gboolean is_shared = position->players == 2 && qdr_style_is_even_handed (&request->style);

  const guint64 salt =
      qdr_style_hash (&request->style, is_shared ? QDR_MAX_PLAYERS : position->turn) +
      request->multi_search;

  return request->full_width ? ~salt : salt;
}

void
qdr_searcher_begin (QdrSearcher *self,
                    const QdrSearchRequest *request,
                    const QdrKnowledge *knowledge)
{
  self->request = request;
  self->position = request->position;
  self->knowledge = *knowledge;
  self->is_proving = request->position.players == 2 && !request->full_width &&
                     request->style.noise == 0 && request->style.blind_spot == 0;
  self->player = request->position.turn;
  self->table_salt = make_salt (request);
  qdr_timer_start (&self->timer, &request->position.board, &request->limits, request->stop);

  for (guint ply = 0; ply <= QDR_MAX_PLY; ply++) {
    self->plies[ply].line_length = 0;
    for (guint i = 0; i < QDR_KILLERS; i++)
      self->plies[ply].killers[i] = QDR_MOVE_NONE;
  }
  self->plies[0].key = request->position.key;
  self->plies[0].previous = QDR_MOVE_NONE;
  self->plies[0].steps_before = 0;
  qdr_routes_find (&self->plies[0].routes, &request->position);
}

void
qdr_searcher_do (QdrSearcher *self, QdrMove move, guint ply, QdrUndo *undo)
{
  QdrPly *next = &self->plies[ply + 1];

  qdr_position_do (&self->position, move, undo);
  next->key = self->position.key;
  qdr_trans_table_prefetch (self->knowledge.table, next->key ^ self->table_salt);
  next->previous = move;
  next->steps_before = qdr_move_is_wall (move) ? 0 : self->plies[ply].steps_before + 1;
}

void
qdr_searcher_pass_to (QdrSearcher *self, guint player, guint ply)
{
  QdrPly *next = &self->plies[ply + 1];

  qdr_position_set_turn (&self->position, player);
  next->key = self->position.key;
  next->previous = QDR_MOVE_NONE;
  next->steps_before = 0;
}

/* The player before the one to move; only its pawn can have moved. */
static guint
last_mover (const QdrPosition *position)
{
  guint player = position->turn;

  do
    player = player == 0 ? position->players - 1u : player - 1;
  while (!qdr_position_is_in_play (position, player));

  return player;
}

void
qdr_searcher_find_routes (QdrSearcher *self, guint ply)
{
  QdrPly *here = &self->plies[ply];

  if (ply == 0)
    return;
  qdr_routes_follow (&here->routes, &self->plies[ply - 1].routes, &self->position, here->previous,
                     last_mover (&self->position));
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
  const QdrPosition *position = &self->position;
  const QdrRoutes *routes = &self->plies[ply].routes;
  const QdrStyle *style = &self->request->style;
  const QdrScore score =
      position->players == 2
          ? qdr_evaluate (position, routes, self->knowledge.outlooks, style, self->player)
          : qdr_multi_evaluate (position, routes, style, self->player);

  return is_own_camp (self) ? score : -score;
}

QdrProof
qdr_searcher_prove (const QdrSearcher *self, int depth, guint ply)
{
  QdrProof proof = { .bound = QDR_BOUND_NONE };

  if (self->is_proving) {
    proof =
        qdr_endgame_prove (self->knowledge.races, &self->position, &self->plies[ply].routes, depth);
    proof.score = qdr_score_from_root (proof.score, ply);
  }
  return proof;
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
    .memory = qdr_move_history_recall (self->knowledge.history, self->position.turn,
                                       self->plies[ply].previous),
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
  return qdr_trans_table_probe (self->knowledge.table, self->position.key ^ self->table_salt, ply,
                                hit);
}

void
qdr_searcher_store (QdrSearcher *self, guint ply, const QdrTableHit *hit)
{
  qdr_trans_table_store (self->knowledge.table, self->position.key ^ self->table_salt, ply, hit);
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
  QdrMove *killers = self->plies[ply].killers;

  qdr_move_history_learn (self->knowledge.history, self->position.turn, self->plies[ply].previous,
                          move, tried, n_tried, depth);

  if (qdr_move_is_wall (move) && killers[0] != move) {
    killers[1] = killers[0];
    killers[0] = move;
  }
}
