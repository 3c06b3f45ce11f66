/*
 * Searching for more than two players: paranoid alpha-beta.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-multi-search.h"

#include "qdr-reduction.h"

static gboolean
is_own_camp (const QdrSearcher *self, guint player)
{
  return player == self->player;
}

/* Searches the position after a move of the camp @is_own, for that camp: the next player may belong
 * to it as well. */
static QdrScore
search_next (QdrSearcher *self,
             gboolean is_own,
             QdrScore alpha,
             QdrScore beta,
             int depth,
             guint ply)
{
  if (is_own_camp (self, self->position.turn) == is_own)
    return qdr_multi_search (self, alpha, beta, depth, ply);
  return -qdr_multi_search (self, -beta, -alpha, depth, ply);
}

QdrScore
qdr_multi_search (QdrSearcher *self, QdrScore alpha, QdrScore beta, int depth, guint ply)
{
  const gboolean is_own = is_own_camp (self, self->position.turn);
  const gboolean is_full_width = self->request->full_width;
  const gboolean is_pv = beta - alpha > 1;
  QdrPly *here = &self->plies[ply];
  QdrTableHit hit = { .move = QDR_MOVE_NONE, .depth = depth, .bound = QDR_BOUND_UPPER };
  QdrTableHit known;
  QdrScore best = -QDR_SCORE_WIN;
  QdrMovePicker picker;
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
  if (qdr_searcher_is_repetition (self, ply))
    return 0;

  /* Step 3. Nothing beats a win with the next move. */
  move = qdr_routes_winning_step (&here->routes, &self->position);
  if (move != QDR_MOVE_NONE) {
    here->line[0] = move;
    here->line_length = 1;
    return QDR_SCORE_WIN - (QdrScore) ply - 1;
  }

  /* Step 4. At the horizon, judge. */
  if (depth <= 0 || ply >= QDR_MAX_PLY)
    return qdr_searcher_evaluate (self, ply);

  /* Step 5. Ask the table. */
  if (qdr_searcher_probe (self, ply, &known) && !is_pv &&
      qdr_table_hit_decides (&known, depth, alpha, beta, is_full_width))
    return known.score;

  /* Step 6. Search the moves, most promising first. */
  qdr_searcher_init_picker (self, &picker, ply, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    int reduction = 0;
    QdrScore score;
    QdrUndo undo;

    /* Step 7. Late moves are pruned or reduced. A loss is not believed before every move has been
     * tried. */
    if (!is_full_width && best > -QDR_SCORE_PROVED) {
      if (qdr_reduction_prunes (picker.stage, depth, n_searched))
        break;
      reduction = qdr_reduction_plies (picker.stage, depth, n_searched);
    }

    /* Step 8. Null windows after the first move, as with two players. */
    qdr_searcher_do (self, move, ply, &undo);
    if (n_searched == 0) {
      score = search_next (self, is_own, alpha, beta, depth - 1, ply + 1);
    } else {
      score = search_next (self, is_own, alpha, alpha + 1, depth - 1 - reduction, ply + 1);
      if (score > alpha && reduction > 0)
        score = search_next (self, is_own, alpha, alpha + 1, depth - 1, ply + 1);
      if (score > alpha && score < beta)
        score = search_next (self, is_own, alpha, beta, depth - 1, ply + 1);
    }
    qdr_position_undo (&self->position, &undo);

    if (qdr_searcher_has_stopped (self))
      return 0; /* Neither the best move nor the table may see this score. */
    n_searched++;

    /* Step 9. Is it the best so far, and good enough? */
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        hit.move = move;
        hit.bound = QDR_BOUND_EXACT;
        qdr_searcher_set_line (self, ply, move);
        if (score >= beta) {
          hit.bound = QDR_BOUND_LOWER;
          qdr_searcher_learn (self, ply, move, depth, tried, n_tried);
          break;
        }
      }
    }
    if (n_tried < QDR_MAX_TRIED)
      tried[n_tried++] = move;
  }

  /* Step 10. No move at all is a draw by stalemate, unless there are some that were overlooked. */
  if (n_searched == 0)
    return self->request->style.blind_spot == 0 ? 0 : qdr_searcher_evaluate (self, ply);

  hit.score = best;
  qdr_searcher_store (self, ply, &hit);
  return best;
}
