/*
 * The state of a search, which is the same for the search for two players and for max-n.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-context.h"

#include <string.h>

#include "qdr-position-unchecked.h"

/* Size of the race cache; enough for 250 races on 9 x 9. */
#define RACES_MIB 8

QdrSearchTables *
qdr_search_tables_new (guint table_mib)
{
  QdrTransTable *table = qdr_trans_table_new (table_mib);
  QdrSearchTables *self;

  if (table == NULL)
    return NULL;

  self = qdr_search_tables_new_with_shared_table (table);
  self->is_table_borrowed = FALSE;
  return self;
}

QdrSearchTables *
qdr_search_tables_new_with_shared_table (QdrTransTable *table)
{
  QdrSearchTables *self = g_new (QdrSearchTables, 1);

  self->table = table;
  self->is_table_borrowed = TRUE;
  self->history = g_new0 (QdrHistoryHeuristic, 1);
  self->races = qdr_race_cache_new (RACES_MIB);
  self->sides = qdr_side_cache_new ();

  return self;
}

void
qdr_search_tables_free (QdrSearchTables *self)
{
  if (self == NULL)
    return;

  if (!self->is_table_borrowed)
    qdr_trans_table_free (self->table);
  g_free (self->history);
  qdr_race_cache_free (self->races);
  qdr_side_cache_free (self->sides);
  g_free (self);
}

void
qdr_search_tables_clear (QdrSearchTables *self)
{
  if (!self->is_table_borrowed)
    qdr_trans_table_clear (self->table);
  *self->history = (QdrHistoryHeuristic){ 0 };
  qdr_race_cache_clear (self->races);
}

void
qdr_search_tables_begin_search (QdrSearchTables *self)
{
  if (!self->is_table_borrowed)
    qdr_trans_table_begin_search (self->table);
  qdr_history_heuristic_fade (self->history);
}

void
qdr_search_context_begin (QdrSearchContext *self,
                          const QdrSearchRequest *request,
                          const QdrSearchTables *tables)
{
  const gboolean is_shared =
      request->position.players == 2 && qdr_style_is_even_handed (&request->style);

  self->request = request;
  self->position = request->position;
  self->tables = *tables;
  self->is_proving = request->position.players == 2 && !request->full_width &&
                     request->style.noise == 0 && request->style.blind_spot == 0;
  self->player = request->position.turn;

  /* With two players and an even-handed style, a score is valid for both players. Otherwise it is
   * the score of one player, and has no meaning for another. A search of full width must not use
   * the results of searches that left out moves. */
  self->table_salt = qdr_style_hash (&request->style, is_shared ? QDR_MAX_PLAYERS : self->player);
  if (request->full_width)
    self->table_salt = ~self->table_salt;

  qdr_search_timer_start (&self->timer, &request->position.board, &request->limits, request->stop);

  for (guint ply = 0; ply <= QDR_MAX_PLY; ply++) {
    self->stack[ply].line_length = 0;
    for (guint i = 0; i < QDR_KILLERS; i++)
      self->stack[ply].killers[i] = QDR_MOVE_NONE;
  }
  self->stack[0].key = request->position.key;
  self->stack[0].previous = QDR_MOVE_NONE;
  self->stack[0].steps_before = 0;
  qdr_shortest_paths_find (&self->stack[0].paths, &request->position);
  qdr_sides_find (&self->stack[0].sides, self->tables.sides, &request->position,
                  &self->stack[0].paths);
}

void
qdr_search_context_do_move (QdrSearchContext *self, QdrMove move, guint ply, QdrUndo *undo)
{
  QdrStackEntry *next = &self->stack[ply + 1];

  qdr_position_do_move_unchecked (&self->position, move, undo);
  next->key = self->position.key;
  qdr_trans_table_prefetch (self->tables.table, next->key ^ self->table_salt);
  next->previous = move;
  next->steps_before = qdr_move_is_wall (move) ? 0 : self->stack[ply].steps_before + 1;
}

void
qdr_search_context_pass_turn_to (QdrSearchContext *self, guint player, guint ply)
{
  QdrStackEntry *next = &self->stack[ply + 1];

  qdr_position_set_turn (&self->position, player);
  next->key = self->position.key;
  next->previous = QDR_MOVE_NONE;
  next->steps_before = 0;
}

void
qdr_search_context_find_paths (QdrSearchContext *self, guint ply)
{
  const QdrPosition *position = &self->position;
  QdrStackEntry *here = &self->stack[ply];
  guint mover = position->turn;

  if (ply == 0)
    return;
  if (self->request->full_width) {
    qdr_shortest_paths_find (&here->paths, position);
    return;
  }

  /* Finds the player who moved last. No other pawn can have moved. */
  do
    mover = mover == 0 ? position->players - 1u : mover - 1;
  while (!qdr_position_is_player_in_play (position, mover));

  qdr_shortest_paths_update (&here->paths, &self->stack[ply - 1].paths, position, here->previous,
                             mover);
}

void
qdr_search_context_find_sides (QdrSearchContext *self, guint ply, int depth)
{
  QdrStackEntry *here = &self->stack[ply];
  const QdrSides *before;

  if (ply == 0)
    return;
  before = &self->stack[ply - 1].sides;
  if (depth <= 0 && self->position.players > 2 && !self->request->full_width &&
      qdr_move_is_wall (here->previous))
    memcpy (here->sides.of, before->of, sizeof before->of);
  else
    qdr_sides_update (&here->sides, before, self->tables.sides, &self->position, &here->paths);
}

gboolean
qdr_search_context_is_repetition (const QdrSearchContext *self, guint ply)
{
  const guint64 key = self->stack[ply].key;
  const guint steps = self->stack[ply].steps_before;
  guint n_past = 0;

  if (!self->request->repetition_is_draw || steps == 0)
    return FALSE;

  for (guint back = 1; back <= steps; back++)
    if (self->stack[ply - back].key == key)
      return TRUE;

  /* Only a line of steps without a wall can return to a position from before the search. */
  if (steps < ply)
    return FALSE;
  for (guint i = 0; i < self->request->n_past_keys; i++)
    n_past += self->request->past_keys[i] == key;
  return n_past >= 2;
}

QdrScore
qdr_search_context_evaluate (const QdrSearchContext *self, guint ply)
{
  const QdrStackEntry *here = &self->stack[ply];
  const QdrScore score =
      qdr_evaluate_two_player_position (&self->position, &here->paths, &here->sides,
                                        &self->request->style, self->player);

  return self->position.turn == self->player ? score : -score;
}

QdrProof
qdr_search_context_prove_result (const QdrSearchContext *self, int depth, guint ply)
{
  QdrProof proof = { .bound = QDR_BOUND_NONE };

  if (self->is_proving) {
    proof = qdr_endgame_prove_result (self->tables.races, &self->position, &self->stack[ply].paths,
                                      depth);
    proof.score = qdr_score_convert_to_root (proof.score, ply);
  }
  return proof;
}

void
qdr_search_context_init_picker (const QdrSearchContext *self,
                                QdrMovePicker *picker,
                                guint ply,
                                QdrMove table_move)
{
  const QdrPickInput input = {
    .position = &self->position,
    .paths = &self->stack[ply].paths,
    .history = self->tables.history,
    .killers = self->stack[ply].killers,
    .style = &self->request->style,
    .table_move = table_move,
  };

  qdr_move_picker_init (picker, &input);
}

gboolean
qdr_search_context_probe_table (const QdrSearchContext *self, guint ply, QdrTableHit *hit)
{
  return qdr_trans_table_probe (self->tables.table, self->position.key ^ self->table_salt, ply,
                                hit);
}

void
qdr_search_context_store_result (QdrSearchContext *self, guint ply, const QdrTableHit *hit)
{
  qdr_trans_table_store (self->tables.table, self->position.key ^ self->table_salt, ply, hit);
}

void
qdr_search_context_set_line (QdrSearchContext *self, guint ply, QdrMove move)
{
  QdrStackEntry *here = &self->stack[ply];
  const QdrStackEntry *next = &self->stack[ply + 1];

  here->line[0] = move;
  for (guint i = 0; i < next->line_length; i++)
    here->line[i + 1] = next->line[i];
  here->line_length = next->line_length + 1;
}

void
qdr_search_context_record_fail_high (QdrSearchContext *self,
                                     guint ply,
                                     QdrMove move,
                                     int depth,
                                     const QdrMove *tried,
                                     guint n_tried)
{
  QdrMove *killers = self->stack[ply].killers;

  qdr_history_heuristic_record_fail_high (self->tables.history, self->position.turn, move, tried,
                                          n_tried, depth);
  if (qdr_move_is_wall (move) && killers[0] != move) {
    killers[1] = killers[0];
    killers[0] = move;
  }
}
