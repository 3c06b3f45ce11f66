/*
 * The move picker and the history heuristic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-picker.h"

#include "qdr-movegen.h"

#define MAX_BONUS 1024

void
qdr_history_heuristic_fade (QdrHistoryHeuristic *self)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    for (guint move = 0; move < QDR_HISTORY_HEURISTIC_SIZE; move++)
      self->scores[player][move] /= 2;
}

/* Adds @bonus, which may be negative, to a score. The nearer the score is to the end of its range,
 * the less is added, so that it never leaves the range. */
static void
adjust (gint16 *score, int bonus)
{
  *score = (gint16) (*score + bonus - *score * ABS (bonus) / QDR_HISTORY_HEURISTIC_MAX);
}

void
qdr_history_heuristic_record_fail_high (QdrHistoryHeuristic *self,
                                        guint player,
                                        QdrMove move,
                                        const QdrMove *tried,
                                        guint n_tried,
                                        int depth)
{
  const int bonus = MIN (depth * depth * 16, MAX_BONUS);
  gint16 *scores = self->scores[player];

  for (guint i = 0; i < n_tried; i++)
    adjust (&scores[tried[i] % QDR_HISTORY_HEURISTIC_SIZE], -bonus);
  adjust (&scores[move % QDR_HISTORY_HEURISTIC_SIZE], bonus);
}

/* The penalty for a wall that also cuts a shortest path of the mover. It makes the wall one of the
 * last of its stage. */
#define SELF_HINDRANCE (8 * QDR_HISTORY_HEURISTIC_MAX)

/* Number of first moves of a stage that are sorted. If none of these is good enough, the order of
 * the others hardly matters, and sorting them costs more than it gains. */
#define SORTED_PICKS 12

void
qdr_move_picker_init (QdrMovePicker *self, const QdrPickInput *input)
{
  self->input = *input;
  self->stage = QDR_PICK_TABLE;
  self->is_prepared = FALSE;
  self->has_walls = FALSE;
  self->next = 0;
  self->count = 0;
  self->n_sideways = 0;
}

static void
remove_overlooked (QdrMovePicker *self)
{
  const QdrPosition *position = self->input.position;

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&self->walls[kind]);

    while (qdr_bits_iter_next (&iter, position->board.words)) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, iter.index);

      if (qdr_style_overlooks_wall (self->input.style, position->key, wall))
        qdr_bits_flip (&self->walls[kind], iter.index);
    }
  }
}

/* Generates the legal walls when they are first needed. */
static void
generate_walls (QdrMovePicker *self)
{
  const QdrPosition *position = self->input.position;

  if (self->has_walls)
    return;

  self->has_walls = TRUE;
  if (position->stocks[position->turn] == 0) {
    self->walls[0] = self->walls[1] = (QdrBits){ 0 };
    return;
  }
  qdr_position_find_legal_walls (position, self->walls);
  if (self->input.style->blind_spot != 0)
    remove_overlooked (self);
}

static guint
kind_of_wall (QdrMove wall)
{
  return qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
}

/* Removes a wall from the walls that no stage has returned yet. Returns FALSE if it is not one of
 * them. */
static gboolean
take_wall (QdrMovePicker *self, QdrMove wall)
{
  generate_walls (self);
  if (!qdr_bits_test (&self->walls[kind_of_wall (wall)], qdr_move_square (wall)))
    return FALSE;

  qdr_bits_flip (&self->walls[kind_of_wall (wall)], qdr_move_square (wall));
  return TRUE;
}

static void
append (QdrMovePicker *self, QdrMove move, int score)
{
  self->moves[self->count] = move;
  self->scores[self->count] = score;
  self->count++;
}

/* Prepares the best move of an earlier search if it is legal. It may be illegal, because the table
 * may have it from another position with the same key. */
static void
prepare_table_move (QdrMovePicker *self)
{
  const QdrMove move = self->input.table_move;
  gboolean is_legal = FALSE;

  if (move == QDR_MOVE_NONE)
    return;

  if (qdr_move_is_wall (move)) {
    is_legal = take_wall (self, move);
  } else {
    QdrMoveList steps;

    steps.count = 0;
    qdr_position_generate_steps (self->input.position, &steps);
    for (guint i = 0; i < steps.count; i++)
      is_legal |= steps.moves[i] == move;
  }
  if (is_legal)
    append (self, move, 0);
  else
    self->input.table_move = QDR_MOVE_NONE;
}

/* Appends the steps along a shortest path of the mover, and defers its other steps to their own
 * stage. */
static void
prepare_forward_steps (QdrMovePicker *self)
{
  const QdrPosition *position = self->input.position;
  const QdrBits *squares = &self->input.paths->of[position->turn]->squares;
  QdrMoveList steps;

  steps.count = 0;
  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrMove step = steps.moves[i];

    if (step == self->input.table_move)
      continue;
    if (qdr_bits_test (squares, qdr_move_square (step)))
      append (self, step,
              qdr_history_heuristic_get_score (self->input.history, position->turn, step));
    else
      self->sideways[self->n_sideways++] = step;
  }
}

QDR_BITS_INLINE void
take_walls_inline (QdrMovePicker *self, const QdrBits wanted[2], guint words)
{
  const QdrPickInput *input = &self->input;
  const guint mover = input->position->turn;

  for (guint kind = 0; kind < 2; kind++) {
    const QdrBits taken = qdr_bits_and (self->walls[kind], wanted[kind], words);
    QdrBitsIter iter = qdr_bits_iter_make (&taken);

    for (guint i = 0; i < words; i++)
      self->walls[kind].word[i] ^= taken.word[i];
    while (qdr_bits_iter_next (&iter, words)) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, iter.index);
      int score = qdr_history_heuristic_get_score (input->history, mover, wall);

      if (qdr_shortest_paths_would_be_cut (input->paths, mover, wall))
        score -= SELF_HINDRANCE;
      append (self, wall, score);
    }
  }
}

/* Takes the walls of @wanted that no stage has taken yet, and appends them to the moves of this
 * stage. */
static void
take_walls (QdrMovePicker *self, const QdrBits wanted[2])
{
  QDR_BITS_CALL (&self->input.position->board, take_walls_inline, self, wanted);
}

/* Prepares the blockers or the cutters of the opponents' shortest paths, depending on the stage. */
static void
prepare_walls_in_the_way (QdrMovePicker *self)
{
  const QdrPosition *position = self->input.position;
  QdrBits wanted[2] = { 0 };

  generate_walls (self);
  for (guint player = 0; player < position->players; player++)
    if (player != position->turn && qdr_position_is_player_in_play (position, player))
      for (guint kind = 0; kind < 2; kind++) {
        const QdrPlayerPaths *player_paths = self->input.paths->of[player];
        const QdrBits *walls = self->stage == QDR_PICK_BLOCKER ? &player_paths->blockers[kind]
                                                               : &player_paths->cutters[kind];

        wanted[kind] = qdr_bits_or (wanted[kind], *walls, QDR_BITS_WORDS);
      }
  take_walls (self, wanted);
}

static void
prepare_stage (QdrMovePicker *self)
{
  const QdrPickInput *input = &self->input;

  self->next = 0;
  self->count = 0;

  switch (self->stage) {
  case QDR_PICK_TABLE:
    prepare_table_move (self);
    break;
  case QDR_PICK_FORWARD:
    prepare_forward_steps (self);
    break;
  case QDR_PICK_KILLER:
    for (guint i = 0; i < QDR_KILLERS; i++)
      if (input->killers[i] != QDR_MOVE_NONE && take_wall (self, input->killers[i]))
        append (self, input->killers[i], -(int) i);
    break;
  case QDR_PICK_BLOCKER:
  case QDR_PICK_CUTTER:
    prepare_walls_in_the_way (self);
    break;
  case QDR_PICK_SIDEWAYS:
    for (guint i = 0; i < self->n_sideways; i++)
      append (self, self->sideways[i],
              qdr_history_heuristic_get_score (input->history, input->position->turn,
                                               self->sideways[i]));
    break;
  case QDR_PICK_QUIET:
    take_walls (self, self->walls);
    break;
  case QDR_PICK_NOTHING:
    break;
  }
}

/* Swaps the best of the remaining moves with the first of them. */
static void
select_best (QdrMovePicker *self)
{
  const guint first = self->next;
  guint best = first;
  QdrMove move;
  int score;

  for (guint i = first + 1; i < self->count; i++)
    if (self->scores[i] > self->scores[best])
      best = i;

  move = self->moves[best];
  score = self->scores[best];
  self->moves[best] = self->moves[first];
  self->scores[best] = self->scores[first];
  self->moves[first] = move;
  self->scores[first] = score;
}

QdrMove
qdr_move_picker_next (QdrMovePicker *self)
{
  while (self->stage != QDR_PICK_NOTHING) {
    if (!self->is_prepared) {
      prepare_stage (self);
      self->is_prepared = TRUE;
    }
    if (self->next < self->count) {
      if (self->next < SORTED_PICKS)
        select_best (self);
      return self->moves[self->next++];
    }
    self->stage++;
    self->is_prepared = FALSE;
  }

  return QDR_MOVE_NONE;
}
