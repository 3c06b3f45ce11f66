/*
 * The root of a search: the moves of the position, which are sorted again at each depth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-root.h"

#include <string.h>

#include "qdr-movegen.h"
#include "qdr-path.h"
#include "qdr-position-unchecked.h"
#include "qdr-search.h"

/* The maximum number of steps to a goal that is in sight, and the lead in steps that wins a
 * race. */
#define STEPS_IN_SIGHT 2
#define WINNING_LEAD 3

typedef struct {
  QdrPosition position;
  QdrPath paths[QDR_MAX_PLAYERS];
  guint16 distances[QDR_MAP_SIZE]; /* from every square to the goal of the player to move */
  guint longest_path;              /* maximum path length after a sensible step */
  const QdrStyle *style;
  const QdrLastMove *last;
} Filter;

static void
filter_init (Filter *self,
             const QdrStyle *style,
             const QdrPosition *position,
             const QdrLastMove *last,
             const QdrMoveList *moves)
{
  const guint mover = position->turn;
  guint least = QDR_UNREACHABLE;

  self->style = style;
  self->last = last;
  self->position = *position;
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player))
      qdr_position_find_path (position, player, &self->paths[player]);

  qdr_position_find_goal_distances (position, mover, self->distances);
  for (guint i = 0; i < moves->count; i++)
    if (!qdr_move_is_wall (moves->moves[i]))
      least = MIN (least, self->distances[qdr_move_square (moves->moves[i])]);
  self->longest_path = MAX (least, self->paths[mover].length - 1);
}

/* Returns whether a wasted step is plausible: no player has its goal in sight, the player to move
 * has not practically won the race, and an opponent has walls. */
static gboolean
may_stray (const Filter *self)
{
  const QdrPosition *position = &self->position;
  const guint own_length = self->paths[position->turn].length;
  gboolean can_be_hindered = FALSE;
  gboolean has_won_race = TRUE;

  for (guint player = 0; player < position->players; player++) {
    if (!qdr_position_is_player_in_play (position, player))
      continue;
    if (self->paths[player].length <= STEPS_IN_SIGHT)
      return FALSE;
    if (player != position->turn) {
      can_be_hindered = can_be_hindered || position->stocks[player] > 0;
      has_won_race = has_won_race && self->paths[player].length >= own_length + WINNING_LEAD;
    }
  }
  return can_be_hindered && !has_won_race;
}

/* Keeps only the steps that a player who strays may make. Returns their number. */
static guint
keep_stray_steps (const Filter *self, QdrMoveList *moves)
{
  guint n_kept = 0;

  for (guint i = 0; i < moves->count; i++) {
    const QdrMove move = moves->moves[i];

    if (!qdr_move_is_wall (move) &&
        self->distances[qdr_move_square (move)] == self->paths[self->position.turn].length &&
        qdr_style_is_step_to_stray_side (self->style, &self->position, move))
      moves->moves[n_kept++] = move;
  }
  return n_kept;
}

static gboolean
is_sensible_wall (Filter *self, QdrMove wall)
{
  const guint kind = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const guint mover = self->position.turn;
  guint own_loss = 0;
  guint loss_of_others = 0;
  QdrUndo undo;

  qdr_position_do_move (&self->position, wall, &undo);
  for (guint player = 0; player < self->position.players; player++) {
    const QdrPath *path = &self->paths[player];
    guint loss;

    /* Only a wall across the known shortest path can make the path longer. */
    if (!qdr_position_is_player_in_play (&self->position, player) ||
        !qdr_bits_test (&path->cutters[kind], qdr_move_square (wall)))
      continue;
    loss = qdr_position_goal_distance (&self->position, player) - path->length;
    if (player == mover)
      own_loss += loss;
    else
      loss_of_others += loss;
  }
  qdr_position_undo_move (&self->position, &undo);

  if (own_loss > loss_of_others)
    return FALSE;
  if (loss_of_others > 0)
    return TRUE;

  /* The wall lengthens no path. */
  return !qdr_style_is_fallible (self->style) || self->style->early_wall > 0 ||
         (self->style->mimic != 0 && qdr_move_copies_last_move (&self->position, wall, self->last));
}

/* Returns whether the style may play any move. With more than two players, every sound style may:
 * it can be good to wait or step back while the others stop the leader. */
static gboolean
may_play_all (const QdrStyle *style, const QdrPosition *position)
{
  return qdr_style_is_full_strength (style) ||
         (position->players > 2 && qdr_style_is_sound (style));
}

void
qdr_filter_root_moves (const QdrStyle *style,
                       const QdrPosition *position,
                       const QdrLastMove *last,
                       QdrMoveList *moves)
{
  guint n_kept = 0;
  Filter filter;

  if (may_play_all (style, position))
    return;

  filter_init (&filter, style, position, last, moves);
  if (qdr_style_strays (style, position->key) && may_stray (&filter)) {
    n_kept = keep_stray_steps (&filter, moves);
    if (n_kept > 0) {
      moves->count = n_kept;
      return;
    }
  }

  for (guint i = 0; i < moves->count; i++) {
    const QdrMove move = moves->moves[i];
    const gboolean is_sensible =
        qdr_move_is_wall (move) ? is_sensible_wall (&filter, move)
                                : filter.distances[qdr_move_square (move)] <= filter.longest_path;

    if (is_sensible)
      moves->moves[n_kept++] = move;
  }
  if (n_kept > 0)
    moves->count = n_kept;
}

/* The distance in centi-steps from the score of the previous depth to each end of the window. If
 * the new score is beyond an end, the distance to this end is multiplied by WINDOW_GROWTH. */
#define WINDOW 60
#define WINDOW_GROWTH 4

/* The first depth that starts with a narrow window. */
#define WINDOW_DEPTH 4

/* Number of first moves that are always searched to full depth. Later moves are first searched one
 * ply less deep. */
#define FULL_DEPTH_MOVES 8

static guint
find_move (const QdrMove *moves, guint count, QdrMove move)
{
  guint i = 0;

  while (i < count && moves[i] != move)
    i++;
  return i;
}

/* Removes from @list the moves that are not requested. Appends the requested moves that are missing
 * because the style overlooks them. */
static void
keep_requested (QdrMoveList *list, const QdrSearchRequest *request)
{
  guint count = 0;

  for (guint i = 0; i < list->count; i++)
    if (find_move (request->root_moves, request->n_root_moves, list->moves[i]) <
        request->n_root_moves)
      list->moves[count++] = list->moves[i];
  for (guint i = 0; i < request->n_root_moves; i++)
    if (find_move (list->moves, count, request->root_moves[i]) == count)
      list->moves[count++] = request->root_moves[i];
  list->count = count;
}

void
qdr_root_init (QdrRoot *self, QdrSearchContext *context)
{
  const QdrSearchRequest *request = context->request;
  QdrMovePicker picker;
  QdrTableHit known;
  QdrMove move;

  self->moves.count = 0;
  self->stable_depths = 0;
  if (request->position.players > 2) {
    self->scores = qdr_max_n_evaluate (context, 0);
    self->score = self->scores.of[context->player];
  } else {
    self->score = qdr_search_context_evaluate (context, 0);
    context->stack[0].evaluation = self->score;
  }
  if (context->is_proving)
    qdr_endgame_prepare_search (context->tables.races, &context->position);

  qdr_search_context_probe_table (context, 0, &known);
  qdr_search_context_init_picker (context, &picker, 0, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE)
    self->moves.moves[self->moves.count++] = move;
  if (request->root_moves != NULL)
    keep_requested (&self->moves, request);
  else if (self->moves.count == 0)
    qdr_position_generate_moves (&context->position, &self->moves);
  g_assert (self->moves.count > 0);
  if (!request->full_width && request->root_moves == NULL)
    qdr_filter_root_moves (&request->style, &context->position, &request->last_move, &self->moves);

  context->stack[1].line_length = 0;
  qdr_search_context_set_line (context, 0, self->moves.moves[0]);
}

/* Searches the move at @index. Returns its score without the bonus of the style. */
static QdrScore
search_move (QdrRoot *self,
             QdrSearchContext *context,
             guint index,
             QdrScore alpha,
             QdrScore beta,
             int depth)
{
  const int reduction =
      index >= FULL_DEPTH_MOVES && depth > 2 && !context->request->full_width ? 1 : 0;
  QdrScore score;
  QdrUndo undo;

  qdr_search_context_do_move (context, self->moves.moves[index], 0, &undo);
  if (context->position.players > 2) {
    score = qdr_max_n_search (context, depth - 1 - reduction, 1);
    if (score > alpha && reduction > 0)
      score = qdr_max_n_search (context, depth - 1, 1);
  } else if (index == 0) {
    score = -qdr_search (context, -beta, -alpha, depth - 1, 1);
  } else {
    score = -qdr_search (context, -alpha - 1, -alpha, depth - 1 - reduction, 1);
    if (score > alpha && reduction > 0)
      score = -qdr_search (context, -alpha - 1, -alpha, depth - 1, 1);
    if (score > alpha && score < beta)
      score = -qdr_search (context, -beta, -alpha, depth - 1, 1);
  }
  qdr_position_undo_move_unchecked (&context->position, &undo);

  return score;
}

/* Searches all moves with one window. Returns the best score, which is a bound if it is outside the
 * window. */
static QdrScore
search_window (QdrRoot *self, QdrSearchContext *context, int depth, QdrScore alpha, QdrScore beta)
{
  const QdrSearchRequest *request = context->request;
  QdrMove *moves = self->moves.moves;
  QdrScore best = -QDR_SCORE_WIN;

  for (guint i = 0; i < self->moves.count && best < beta; i++) {
    const QdrMove move = moves[i];
    const QdrScore bonus = request->full_width
                               ? 0
                               : qdr_style_get_root_move_bonus (&request->style, &context->position,
                                                                move, &request->last_move);
    QdrScore score = search_move (self, context, i, alpha - bonus, beta - bonus, depth);

    if (qdr_search_context_has_stopped (context))
      return 0;
    if (ABS (score) < QDR_SCORE_PROVED)
      score = CLAMP (score + bonus, 1 - QDR_SCORE_PROVED, QDR_SCORE_PROVED - 1);
    best = MAX (best, score);
    if (score > alpha) {
      alpha = score;
      self->score = score;
      if (i > 0)
        self->stable_depths = 0;
      self->scores = context->scores;
      qdr_search_context_set_line (context, 0, move);
      memmove (&moves[1], &moves[0], i * sizeof moves[0]);
      moves[0] = move;
    }
  }

  return best;
}

/* Returns the end of a window: @score plus @reach, which is negative for the lower end. If this
 * would be a proved score, returns the lowest or the highest score instead. */
static QdrScore
window_end (QdrScore score, QdrScore reach)
{
  const QdrScore end = score + reach;

  return ABS (end) >= QDR_SCORE_PROVED ? (reach < 0 ? -QDR_SCORE_WIN : QDR_SCORE_WIN) : end;
}

gboolean
qdr_root_search (QdrRoot *self, QdrSearchContext *context, int depth)
{
  /* With more than two players, the search is max-n, which gains nothing from a window. */
  const gboolean has_window = depth >= WINDOW_DEPTH && context->position.players == 2;
  const QdrScore expected = self->score;
  QdrScore below = has_window ? WINDOW : QDR_SCORE_WIN;
  QdrScore above = below;

  for (;;) {
    const QdrScore alpha = window_end (expected, -below);
    const QdrScore beta = window_end (expected, above);
    const QdrScore score = search_window (self, context, depth, alpha, beta);

    if (qdr_search_context_has_stopped (context))
      return FALSE;
    if (score <= alpha && alpha > -QDR_SCORE_WIN) {
      below *= WINDOW_GROWTH;
    } else if (score >= beta && beta < QDR_SCORE_WIN) {
      above *= WINDOW_GROWTH;
    } else {
      self->score = score;
      self->stable_depths++;
      return TRUE;
    }
  }
}

gboolean
qdr_root_is_proved (const QdrRoot *self)
{
  return ABS (self->score) >= QDR_SCORE_PROVED;
}

gboolean
qdr_root_is_settled (const QdrRoot *self, guint depth)
{
  /* Within the search depth, no quicker win and no slower loss can have been missed. */
  return qdr_root_is_proved (self) && QDR_SCORE_WIN - ABS (self->score) <= (int) depth + 1;
}
