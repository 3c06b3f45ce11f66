/*
 * Searching for two players: principal variation search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search.h"

#include "qdr-position-unchecked.h"
#include "qdr-pruning.h"

/* Reverse futility: up to this depth, a lead of so many centi-steps for each ply is believed. */
#define REVERSE_FUTILITY_DEPTH 5
#define REVERSE_FUTILITY_MARGIN 60

/* Futility: up to this depth, a move that neither advances nor blocks gains no more than this for
 * each ply. */
#define FUTILITY_DEPTH 3
#define FUTILITY_MARGIN 60

/* Null move: from this depth on; by how much less is searched after it. */
#define NULL_MOVE_DEPTH 3
#define NULL_MOVE_REDUCTION 3
#define NULL_MOVE_DIVISOR 4

/* Whether what was proved about a position takes the place of its search. */
static gboolean
proof_decides (const QdrProof *proof, QdrScore alpha, QdrScore beta)
{
  return proof->bound == QDR_BOUND_EXACT ||
         (proof->bound == QDR_BOUND_LOWER && proof->score >= beta) ||
         (proof->bound == QDR_BOUND_UPPER && proof->score <= alpha);
}

/* The static score, or what a search too shallow to decide has found, where its bound says that
 * this is nearer the truth. */
static QdrScore
better_estimate (QdrScore evaluation, const QdrTableHit *known)
{
  const QdrBound bound = known->score > evaluation ? QDR_BOUND_LOWER : QDR_BOUND_UPPER;

  if ((known->bound & bound) == 0 || ABS (known->score) >= QDR_SCORE_PROVED)
    return evaluation;
  return known->score;
}

QdrScore
qdr_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply)
{
  const gboolean is_full_width = self->request->full_width;
  const gboolean is_pv = beta - alpha > 1;
  QdrStackEntry *here = &self->stack[ply];
  QdrTableHit hit = { .move = QDR_MOVE_NONE, .depth = depth, .bound = QDR_BOUND_UPPER };
  QdrTableHit known;
  QdrProof proof;
  QdrScore best = -QDR_SCORE_WIN;
  QdrScore estimate;
  QdrMovePicker picker;
  QdrMove tried[QDR_MAX_TRIED];
  guint n_tried = 0;
  guint n_searched = 0;
  gboolean is_improving;
  QdrMove move;

  /* Step 1. Count the node. */
  here->line_length = 0;
  if (!qdr_timer_visit_node (&self->timer))
    return 0;

  /* Step 2. The move before may have ended the game. Only its player can have won by it. */
  if (qdr_position_winner (&self->position) >= 0)
    return (QdrScore) ply - QDR_SCORE_WIN;
  if (qdr_search_context_is_repetition (self, ply))
    return 0;

  /* Step 3. A quicker win than one found elsewhere, or a quicker loss, is out of reach from here:
   * the mover does not win before its next move, nor lose before the opponent's. */
  alpha = MAX (alpha, (QdrScore) ply + 2 - QDR_SCORE_WIN);
  beta = MIN (beta, QDR_SCORE_WIN - (QdrScore) ply - 1);
  if (alpha >= beta)
    return alpha;

  /* Step 4. Nothing beats a win with the next move. (Meanwhile the entry of the table is fetched
   * into the cache.) */
  qdr_search_context_find_paths (self, ply);
  move = qdr_shortest_paths_winning_step (&here->paths, &self->position);
  if (move != QDR_MOVE_NONE) {
    here->line[0] = move;
    here->line_length = 1;
    return QDR_SCORE_WIN - (QdrScore) ply - 1;
  }

  /* Step 5. Ask the table. On the principal variation only for the move: its line is wanted
   * whole. */
  if (depth > 0 && qdr_search_context_probe (self, ply, &known) && !is_pv &&
      qdr_table_hit_decides (&known, depth, alpha, beta, is_full_width))
    return known.score;

  /* Step 6. The end of the game may be proved. At the horizon any proof beats the evaluation. */
  proof = qdr_search_context_prove (self, depth, ply);
  if (proof_decides (&proof, alpha, beta) || (depth <= 0 && proof.bound != QDR_BOUND_NONE)) {
    hit.score = proof.score;
    hit.bound = proof.bound;
    if (depth > 0)
      qdr_search_context_store (self, ply, &hit);
    return proof.score;
  }

  /* Step 7. Evaluate. At the horizon, that is all. */
  here->evaluation = qdr_search_context_evaluate (self, ply);
  if (depth <= 0 || ply >= QDR_MAX_PLY)
    return here->evaluation;
  estimate = better_estimate (here->evaluation, &known);
  is_improving = ply < 2 || here->evaluation > self->stack[ply - 2].evaluation;

  if (!is_pv && !is_full_width && ABS (beta) < QDR_SCORE_PROVED) {
    /* Step 8. Reverse futility: so far ahead that the few plies left will not change it. */
    if (depth <= REVERSE_FUTILITY_DEPTH && estimate - REVERSE_FUTILITY_MARGIN * depth >= beta)
      return estimate;

    /* Step 9. Null move: good enough even if the opponent moves twice. There is zugzwang where
     * pawns meet, but only there; a proof is not taken from a pass. */
    if (depth >= NULL_MOVE_DEPTH && estimate >= beta && here->previous != QDR_MOVE_NONE) {
      const int reduced = depth - NULL_MOVE_REDUCTION - depth / NULL_MOVE_DIVISOR;
      const guint mover = self->position.turn;
      QdrScore score;

      qdr_search_context_pass_to (self, !mover, ply);
      score = -qdr_search (self, -beta, -beta + 1, reduced, ply + 1);
      qdr_position_set_turn (&self->position, mover);

      if (qdr_search_context_has_stopped (self))
        return 0;
      if (score >= beta && score < QDR_SCORE_PROVED)
        return score;
    }
  }

  /* Step 10. Search the moves, most promising first. */
  qdr_search_context_init_picker (self, &picker, ply, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    int reduction = 0;
    QdrScore score;
    QdrUndo undo;

    /* Step 11. Late moves that neither advance nor block are pruned near the horizon, and reduced
     * further up. A loss is not believed before every move has been tried. */
    if (!is_full_width && best > -QDR_SCORE_PROVED) {
      const QdrLateMove late = {
        .depth = depth,
        .n_before = n_searched,
        .pick = picker.stage,
        .history = qdr_move_history_score (self->tables.history, self->position.turn, move),
        .is_pv = is_pv,
        .is_improving = is_improving,
      };

      if (qdr_late_move_is_pruned (&late))
        break;
      if (!is_pv && depth <= FUTILITY_DEPTH && picker.stage >= QDR_PICK_CUTTER &&
          estimate + FUTILITY_MARGIN * depth <= alpha)
        break;
      reduction = qdr_late_move_reduction (&late);
    }

    /* Step 12. The first move gets the whole window, the others must first show with a null window,
     * and where reduced at full depth, that they are better. */
    qdr_search_context_do (self, move, ply, &undo);
    if (n_searched == 0) {
      score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    } else {
      score = -qdr_search (self, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
      if (score > alpha && reduction > 0)
        score = -qdr_search (self, -alpha - 1, -alpha, depth - 1, ply + 1);
      if (score > alpha && score < beta)
        score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    }
    qdr_position_undo_unchecked (&self->position, &undo);

    if (qdr_search_context_has_stopped (self))
      return 0; /* Neither the best move nor the table may see this score. */
    n_searched++;

    /* Step 13. Is it the best so far, and good enough? */
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

  /* Step 14. If all moves are overlooked, evaluate. With two players there is always a move. */
  if (n_searched == 0)
    return here->evaluation;

  hit.score = best;
  qdr_search_context_store (self, ply, &hit);
  return best;
}
