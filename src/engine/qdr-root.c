/*
 * The root of a search: every move of the position, kept in order from depth to depth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-root.h"

#include <string.h>

#include "qdr-max-n-search.h"
#include "qdr-movegen.h"
#include "qdr-position-unchecked.h"
#include "qdr-root-filter.h"
#include "qdr-search.h"

/* The window around the score of the depth before, centi-steps, and how it grows when it fails. */
#define WINDOW 60
#define WINDOW_GROWTH 4

/* The first depth that starts with a narrow window. */
#define WINDOW_DEPTH 4

/* So many moves are always searched to full depth, the others first to one ply less. */
#define FULL_DEPTH_MOVES 8

static guint
find_move (const QdrMove *moves, guint count, QdrMove move)
{
  guint i = 0;

  while (i < count && moves[i] != move)
    i++;
  return i;
}

/* Keeps the moves that the request names: those of the picker in its order, then those that the
 * style overlooks. */
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
    qdr_endgame_prepare (context->tables.races, &context->position);

  qdr_search_context_probe (context, 0, &known);
  qdr_search_context_init_picker (context, &picker, 0, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE)
    self->moves.moves[self->moves.count++] = move;
  if (request->root_moves != NULL)
    keep_requested (&self->moves, request);
  else if (self->moves.count == 0)
    qdr_position_generate (&context->position, &self->moves);
  g_assert (self->moves.count > 0);
  if (!request->full_width && request->root_moves == NULL)
    qdr_root_filter_apply (&request->style, &context->position, &request->last_move, &self->moves);

  context->stack[1].line_length = 0;
  qdr_search_context_set_line (context, 0, self->moves.moves[0]);
}

/* The score of the move at @index, without what the style adds. */
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

  qdr_search_context_do (context, self->moves.moves[index], 0, &undo);
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
  qdr_position_undo_unchecked (&context->position, &undo);

  return score;
}

/* Searches all moves with one window. Returns the best score, which is a bound outside of it. */
static QdrScore
search_window (QdrRoot *self, QdrSearchContext *context, int depth, QdrScore alpha, QdrScore beta)
{
  const QdrSearchRequest *request = context->request;
  QdrMove *moves = self->moves.moves;
  QdrScore best = -QDR_SCORE_WIN;

  for (guint i = 0; i < self->moves.count && best < beta; i++) {
    const QdrMove move = moves[i];
    const QdrScore bonus =
        request->full_width
            ? 0
            : qdr_style_root_bonus (&request->style, &context->position, move, &request->last_move);
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

/* The lower or upper end of a window, or no end where it is wide already. */
static QdrScore
window_end (QdrScore score, QdrScore reach)
{
  const QdrScore end = score + reach;

  return ABS (end) >= QDR_SCORE_PROVED ? (reach < 0 ? -QDR_SCORE_WIN : QDR_SCORE_WIN) : end;
}

gboolean
qdr_root_search (QdrRoot *self, QdrSearchContext *context, int depth)
{
  /* With more players a score swings from depth to depth, and max-n gains nothing from a window. */
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
  /* A win that the search has looked far enough to see is the quickest one, a loss the slowest. */
  return qdr_root_is_proved (self) && QDR_SCORE_WIN - ABS (self->score) <= (int) depth + 1;
}
