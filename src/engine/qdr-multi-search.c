/*
 * Searching for more than two players: paranoid and best-reply alpha-beta.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-multi-search.h"

#include "qdr-max-n-search.h"
#include "qdr-movegen.h"
#include "qdr-multi-pruning.h"

static QdrScore search_camp (QdrSearchContext *self,
                             QdrScore alpha,
                             QdrScore beta,
                             int depth,
                             guint ply,
                             gboolean has_replied);

static gboolean
is_own_camp (const QdrSearchContext *self, guint player)
{
  return player == self->player;
}

/* Searches the position after a move of the camp @is_own, for that camp: the next player may belong
 * to it as well. */
static QdrScore
search_next (QdrSearchContext *self,
             gboolean is_own,
             QdrScore alpha,
             QdrScore beta,
             int depth,
             guint ply,
             gboolean has_replied)
{
  if (is_own_camp (self, self->position.turn) == is_own)
    return search_camp (self, alpha, beta, depth, ply, has_replied);
  return -search_camp (self, -beta, -alpha, depth, ply, has_replied);
}

/* The step of an opponent that only races on, or QDR_MOVE_NONE where all are free to do their
 * worst. */
static QdrMove
find_racing_step (const QdrSearchContext *self)
{
  const QdrPosition *position = &self->position;
  guint16 distances[QDR_MAP_SIZE];
  QdrMoveList steps = { .count = 0 };
  QdrMove best = QDR_MOVE_NONE;
  guint least = QDR_UNREACHABLE;

  if (self->request->multi_search != QDR_MULTI_SEARCH_BEST_REPLY ||
      is_own_camp (self, position->turn))
    return QDR_MOVE_NONE;

  qdr_position_distance_map (position, position->turn, distances);
  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const guint there = distances[qdr_move_square (steps.moves[i])];

    if (there < least) {
      least = there;
      best = steps.moves[i];
    }
  }
  return best;
}

/* How many plies of depth a move is charged where nobody has replied in this round: a racing step
 * none, unless it ends the round. */
static int
charge_for (const QdrSearchContext *self, QdrMove move, QdrMove racing_step)
{
  return move != racing_step || is_own_camp (self, qdr_position_next_player (&self->position));
}

/* Plays on where another opponent has used up the reply of the round. */
static QdrScore
search_racing_step (QdrSearchContext *self,
                    QdrMove step,
                    QdrScore alpha,
                    QdrScore beta,
                    int depth,
                    guint ply)
{
  QdrScore score;
  QdrUndo undo;

  qdr_search_context_do (self, step, ply, &undo);
  score = search_next (self, FALSE, alpha, beta, depth, ply + 1, TRUE);
  qdr_position_undo (&self->position, &undo);

  if (!qdr_search_context_has_stopped (self))
    qdr_search_context_set_line (self, ply, step);
  return score;
}

/* @has_replied says whether an opponent has made another move than a racing step in this round; it
 * means nothing where the player searched for is to move, nor to paranoid search. */
static QdrScore
search_camp (QdrSearchContext *self,
             QdrScore alpha,
             QdrScore beta,
             int depth,
             guint ply,
             gboolean has_replied)
{
  const gboolean is_own = is_own_camp (self, self->position.turn);
  const gboolean is_full_width = self->request->full_width;
  const gboolean is_pv = beta - alpha > 1;
  QdrStackEntry *here = &self->stack[ply];
  QdrTableHit hit = { .move = QDR_MOVE_NONE, .depth = depth, .bound = QDR_BOUND_UPPER };
  QdrTableHit known;
  QdrScore best = -QDR_SCORE_WIN;
  QdrMovePicker picker;
  QdrMove racing_step;
  QdrMove tried[QDR_MAX_TRIED];
  guint n_tried = 0;
  guint n_searched = 0;
  QdrMove move;
  int winner;

  /* Step 1. Count the node. */
  here->line_length = 0;
  if (!qdr_timer_visit_node (&self->timer))
    return 0;

  /* Step 2. The move before may have ended the game. */
  winner = qdr_position_winner (&self->position);
  if (winner >= 0) {
    const gboolean is_won = is_own_camp (self, (guint) winner) == is_own;

    return is_won ? QDR_SCORE_WIN - (QdrScore) ply : (QdrScore) ply - QDR_SCORE_WIN;
  }
  if (qdr_search_context_is_repetition (self, ply))
    return 0;

  /* Step 3. Nothing beats a win with the next move. */
  qdr_search_context_find_paths (self, ply);
  move = qdr_shortest_paths_winning_step (&here->paths, &self->position);
  if (move != QDR_MOVE_NONE) {
    here->line[0] = move;
    here->line_length = 1;
    return QDR_SCORE_WIN - (QdrScore) ply - 1;
  }

  /* Step 4. At the horizon, evaluate. */
  if (depth <= 0 || ply >= QDR_MAX_PLY)
    return qdr_search_context_evaluate (self, ply);

  /* Step 5. In best-reply search there is no choice after the reply of the round. An opponent that
   * cannot step at all is free again. */
  racing_step = find_racing_step (self);
  if (has_replied && racing_step != QDR_MOVE_NONE)
    return search_racing_step (self, racing_step, alpha, beta, depth, ply);

  /* Step 6. Ask the table. */
  if (qdr_search_context_probe (self, ply, &known) && !is_pv &&
      qdr_table_hit_decides (&known, depth, alpha, beta, is_full_width))
    return known.score;

  /* Step 7. Search the moves, most promising first. */
  qdr_search_context_init_picker (self, &picker, ply, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    const int next_depth = depth - charge_for (self, move, racing_step);
    const gboolean is_reply = !is_own && move != racing_step;
    int reduction = 0;
    QdrScore score;
    QdrUndo undo;

    /* Step 8. Late moves are pruned or reduced. A loss is not believed before every move has been
     * tried. */
    if (!is_full_width && best > -QDR_SCORE_PROVED) {
      if (qdr_multi_late_move_is_pruned (picker.stage, depth, n_searched))
        break;
      reduction = qdr_multi_late_move_reduction (picker.stage, depth, n_searched);
    }

    /* Step 9. Null windows after the first move, as with two players. */
    qdr_search_context_do (self, move, ply, &undo);
    if (n_searched == 0) {
      score = search_next (self, is_own, alpha, beta, next_depth, ply + 1, is_reply);
    } else {
      score =
          search_next (self, is_own, alpha, alpha + 1, next_depth - reduction, ply + 1, is_reply);
      if (score > alpha && reduction > 0)
        score = search_next (self, is_own, alpha, alpha + 1, next_depth, ply + 1, is_reply);
      if (score > alpha && score < beta)
        score = search_next (self, is_own, alpha, beta, next_depth, ply + 1, is_reply);
    }
    qdr_position_undo (&self->position, &undo);

    if (qdr_search_context_has_stopped (self))
      return 0; /* Neither the best move nor the table may see this score. */
    n_searched++;

    /* Step 10. Is it the best so far, and good enough? */
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        hit.move = move;
        hit.bound = QDR_BOUND_EXACT;
        qdr_search_context_set_line (self, ply, move);
        if (score >= beta) {
          hit.bound = QDR_BOUND_LOWER;
          qdr_search_context_learn (self, ply, move, depth, tried, n_tried);
          break;
        }
      }
    }
    if (n_tried < QDR_MAX_TRIED)
      tried[n_tried++] = move;
  }

  /* Step 11. No move at all is a draw by stalemate, unless there are some that were overlooked. */
  if (n_searched == 0)
    return self->request->style.blind_spot == 0 ? 0 : qdr_search_context_evaluate (self, ply);

  hit.score = best;
  qdr_search_context_store (self, ply, &hit);
  return best;
}

QdrScore
qdr_multi_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply)
{
  if (self->request->multi_search == QDR_MULTI_SEARCH_MAX_N)
    return qdr_max_n_search (self, depth, ply);
  return search_camp (self, alpha, beta, depth, ply, FALSE);
}

QdrScore
qdr_multi_search_claim (const QdrSearchRequest *request, QdrScore score)
{
  const gboolean is_multi = __builtin_popcount (request->position.in_play) > 2;

  if (!is_multi || request->multi_search == QDR_MULTI_SEARCH_PARANOID || score == QDR_SCORE_WIN - 1)
    return score;

  /* Nothing that best-reply search lets the opponents do is out of their reach, so its losses hold
   * against the worst play. */
  score = MIN (score, QDR_SCORE_PROVED - 1);
  if (request->multi_search == QDR_MULTI_SEARCH_MAX_N)
    score = MAX (score, 1 - QDR_SCORE_PROVED);
  return score;
}
