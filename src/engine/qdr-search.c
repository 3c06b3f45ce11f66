/*
 * Searching for two players: principal variation search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search.h"

#include "qdr-reduction.h"

QdrScore
qdr_search (QdrSearcher *self, QdrScore alpha, QdrScore beta, int depth, guint ply)
{
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

  /* Step 1. Count the node. */
  here->line_length = 0;
  if (!qdr_timer_visit_node (&self->timer))
    return 0;

  /* Step 2. The move before may have ended the game. Only its player can have won by it. */
  if (qdr_position_winner (&self->position) >= 0)
    return (QdrScore) ply - QDR_SCORE_WIN;
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

  /* Step 5. A quicker win than one found elsewhere, or a quicker loss, is out of reach from here: the
   * mover does not win before its second move from now, nor lose before the opponent's next. */
  alpha = MAX (alpha, (QdrScore) ply + 2 - QDR_SCORE_WIN);
  beta = MIN (beta, QDR_SCORE_WIN - (QdrScore) ply - 3);
  if (alpha >= beta)
    return alpha;

  /* Step 6. Ask the table. On the principal variation only for the move: its line is wanted whole. */
  if (qdr_searcher_probe (self, ply, &known) && !is_pv &&
      qdr_table_hit_decides (&known, depth, alpha, beta, is_full_width))
    return known.score;

  /* Step 7. Search the moves, most promising first. */
  qdr_searcher_init_picker (self, &picker, ply, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    int reduction = 0;
    QdrScore score;
    QdrUndo undo;

    /* Step 8. Late walls that change nobody's way are pruned near the horizon, and reduced further
     * up. A loss is not believed before every move has been tried. */
    if (!is_full_width && best > -QDR_SCORE_PROVED) {
      if (qdr_reduction_prunes (picker.stage, depth, n_searched))
        break;
      reduction = qdr_reduction_plies (picker.stage, depth, n_searched);
    }

    /* Step 9. The first move gets the whole window, the others must first show with a null window,
     * and where reduced at full depth, that they are better. */
    qdr_searcher_do (self, move, ply, &undo);
    if (n_searched == 0) {
      score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    } else {
      score = -qdr_search (self, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
      if (score > alpha && reduction > 0)
        score = -qdr_search (self, -alpha - 1, -alpha, depth - 1, ply + 1);
      if (score > alpha && score < beta)
        score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    }
    qdr_position_undo (&self->position, &undo);

    if (qdr_searcher_has_stopped (self))
      return 0; /* Neither the best move nor the table may see this score. */
    n_searched++;

    /* Step 10. Is it the best so far, and good enough? */
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

  /* Step 11. All moves overlooked: judge what is seen. With two players there is always a move. */
  if (n_searched == 0)
    return qdr_searcher_evaluate (self, ply);

  hit.score = best;
  qdr_searcher_store (self, ply, &hit);
  return best;
}
