/*
 * Search for two players: principal variation search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search.h"

#include "qdr-position-unchecked.h"

/* The minimum depth at which moves are reduced, and the maximum depth at which they are pruned. */
#define MIN_REDUCED_DEPTH 3
#define MAX_PRUNED_DEPTH 6

/* Number of first moves of a node, which are never reduced. */
#define FIRST_MOVES 3

/* A reduction, in hundredths of a ply, is BASE + PER_LOGARITHMS * log (depth) * log (number of
 * moves searched before), plus or minus adjustments. The principal variation and success in the
 * history make the reduction smaller. */
#define BASE 50
#define PER_LOGARITHMS 55
#define FOR_FAR_WALL 100
#define FOR_PV 50
#define FOR_GETTING_WORSE 40
#define FOR_HISTORY 60

/* Everything that the pruning and the reduction of a move depend on. */
typedef struct {
  int depth;             /* plies left at the node, at least 1 */
  guint n_before;        /* number of moves of the node that were searched before it */
  QdrPickStage pick;     /* stage of the move */
  int history;           /* score of the move in the history heuristic */
  gboolean is_pv;        /* whether the node is on the principal variation */
  gboolean is_improving; /* whether the player to move stands better than at its last turn */
} LateMove;

/* Returns whether this move and those after it are not worth searching. The move of the table,
 * killers, steps along a shortest path and walls across all shortest paths of the opponent are
 * never pruned. */
static gboolean
is_pruned (const LateMove *self)
{
  const guint square = (guint) (self->depth * self->depth);
  guint most_moves;

  if (self->pick < QDR_PICK_CUTTER || self->depth > MAX_PRUNED_DEPTH)
    return FALSE;

  /* At the last ply, a quiet wall changes nothing in the evaluation but the stock. */
  if (self->pick == QDR_PICK_QUIET && self->depth == 1)
    return self->n_before >= 1;

  most_moves = self->pick == QDR_PICK_QUIET ? 3 + 2 * square : 6 + 3 * square;
  return self->n_before >= (self->is_improving ? most_moves : most_moves / 2);
}

/* Returns a hundred times the natural logarithm of @x, interpolated between powers of two. With
 * integers, every machine searches the same tree. */
static int
hundred_logarithms (guint x)
{
  const guint power = (guint) g_bit_storage (x) - 1;

  return (int) (69 * power + 69 * (x - (1u << power)) / (1u << power));
}

/* Returns the number of plies by which the search of a move is reduced, 0..depth - 1. A reduced
 * move that turns out well must be searched again. */
static int
find_reduction (const LateMove *self)
{
  int hundredths;

  if (self->depth < MIN_REDUCED_DEPTH || self->n_before < FIRST_MOVES ||
      self->pick <= QDR_PICK_BLOCKER)
    return 0;

  hundredths = BASE + PER_LOGARITHMS * hundred_logarithms ((guint) self->depth) *
                          hundred_logarithms (self->n_before) / 10000;
  if (self->pick >= QDR_PICK_SIDEWAYS)
    hundredths += FOR_FAR_WALL;
  if (self->is_pv)
    hundredths -= FOR_PV;
  if (!self->is_improving)
    hundredths += FOR_GETTING_WORSE;
  hundredths -= self->history * FOR_HISTORY / QDR_HISTORY_HEURISTIC_MAX;

  return CLAMP (hundredths / 100, 0, self->depth - 1);
}

/* The maximum depths of reverse futility, where a lead of the margin is considered safe, and of
 * futility, where a move that neither advances nor blocks is expected to gain no more than the
 * margin. */
#define REVERSE_FUTILITY_DEPTH 5
#define FUTILITY_DEPTH 3

/* The margin of both, in centi-steps per ply left, on boards up to 9 x 9. */
#define MARGIN 60

/* Null move: minimum depth, and the reduction of the search after it: a constant, plus the depth
 * divided by a divisor. */
#define NULL_MOVE_DEPTH 3
#define NULL_MOVE_REDUCTION 3
#define NULL_MOVE_DIVISOR 4

/* Returns the margin for @depth plies. A wall changes the score less, the larger the board is. */
static int
find_margin (const QdrBoard *board, int depth)
{
  return MARGIN * 9 * depth / MAX (9, MAX (board->width, board->height));
}

static gboolean
proof_is_sufficient (const QdrProof *proof, QdrScore alpha, QdrScore beta)
{
  return proof->bound == QDR_BOUND_EXACT ||
         (proof->bound == QDR_BOUND_LOWER && proof->score >= beta) ||
         (proof->bound == QDR_BOUND_UPPER && proof->score <= alpha);
}

/* Returns the static evaluation, or the score of an earlier search if its bound shows that it is
 * more accurate. */
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
  int margin;

  /* Step 1. Count the node. */
  here->line_length = 0;
  if (!qdr_search_timer_count_node (&self->timer))
    return 0;

  /* Step 2. The previous move may have ended the game; only the player who made it can have won. */
  if (qdr_position_winner (&self->position) >= 0)
    return (QdrScore) ply - QDR_SCORE_WIN;
  if (qdr_search_context_is_repetition (self, ply))
    return 0;

  /* Step 3. Limit the window to scores that are possible from here: the mover cannot win before its
   * next move, and cannot lose before the opponent's next move. */
  alpha = MAX (alpha, (QdrScore) ply + 2 - QDR_SCORE_WIN);
  beta = MIN (beta, QDR_SCORE_WIN - (QdrScore) ply - 1);
  if (alpha >= beta)
    return alpha;

  /* Step 4. Nothing beats a win with the next move. (Meanwhile the processor fetches the entry of
   * the table into its cache.) */
  qdr_search_context_find_paths (self, ply);
  move = qdr_shortest_paths_find_winning_step (&here->paths, &self->position);
  if (move != QDR_MOVE_NONE) {
    here->line[0] = move;
    here->line_length = 1;
    return QDR_SCORE_WIN - (QdrScore) ply - 1;
  }

  /* Step 5. Probe the table. On the principal variation, only the move is used, so that the line is
   * complete. */
  if (depth > 0 && qdr_search_context_probe_table (self, ply, &known) && !is_pv &&
      qdr_table_hit_is_sufficient (&known, depth, alpha, beta, is_full_width))
    return known.score;

  /* Step 6. Try to prove the result. At the horizon, any proof is better than the evaluation. */
  proof = qdr_search_context_prove_result (self, depth, ply);
  if (proof_is_sufficient (&proof, alpha, beta) || (depth <= 0 && proof.bound != QDR_BOUND_NONE)) {
    hit.score = proof.score;
    hit.bound = proof.bound;
    if (depth > 0)
      qdr_search_context_store_result (self, ply, &hit);
    return proof.score;
  }

  /* Step 7. Evaluate, and return the evaluation at the horizon. */
  qdr_search_context_find_sides (self, ply, depth);
  here->evaluation = qdr_search_context_evaluate (self, ply);
  if (depth <= 0 || ply >= QDR_MAX_PLY)
    return here->evaluation;
  estimate = better_estimate (here->evaluation, &known);
  margin = find_margin (&self->position.board, depth);
  is_improving = ply < 2 || here->evaluation > self->stack[ply - 2].evaluation;

  if (!is_pv && !is_full_width && ABS (beta) < QDR_SCORE_PROVED) {
    /* Step 8. Reverse futility: stop if the mover is so far ahead that the few plies left will not
     * change it. */
    if (depth <= REVERSE_FUTILITY_DEPTH && estimate - margin >= beta)
      return estimate;

    /* Step 9. Null move: stop if the position is good enough even after passing the turn. A move is
     * hardly ever worse than passing, except when pawns meet. A win that is proved after a pass is
     * not a proof. */
    if (depth >= NULL_MOVE_DEPTH && estimate >= beta && here->previous != QDR_MOVE_NONE) {
      const int reduced = depth - NULL_MOVE_REDUCTION - depth / NULL_MOVE_DIVISOR;
      const guint mover = self->position.turn;
      QdrScore score;

      qdr_search_context_pass_turn_to (self, !mover, ply);
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
     * farther from it. As long as every move searched so far loses, no move is pruned or
     * reduced. */
    if (!is_full_width && best > -QDR_SCORE_PROVED) {
      const LateMove late = {
        .depth = depth,
        .n_before = n_searched,
        .pick = picker.stage,
        .history =
            qdr_history_heuristic_get_score (self->tables.history, self->position.turn, move),
        .is_pv = is_pv,
        .is_improving = is_improving,
      };

      if (is_pruned (&late))
        break;
      if (!is_pv && depth <= FUTILITY_DEPTH && picker.stage >= QDR_PICK_CUTTER &&
          estimate + margin <= alpha)
        break;
      reduction = find_reduction (&late);
    }

    /* Step 12. Search the first move with the whole window. Search any other move with a null
     * window first, at reduced depth. If it turns out to be better, search it again at full depth,
     * and then with the whole window. */
    qdr_search_context_do_move (self, move, ply, &undo);
    if (n_searched == 0) {
      score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    } else {
      score = -qdr_search (self, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
      if (score > alpha && reduction > 0)
        score = -qdr_search (self, -alpha - 1, -alpha, depth - 1, ply + 1);
      if (score > alpha && score < beta)
        score = -qdr_search (self, -beta, -alpha, depth - 1, ply + 1);
    }
    qdr_position_undo_move_unchecked (&self->position, &undo);

    if (qdr_search_context_has_stopped (self))
      return 0; /* This score must not change the best move or the table. */
    n_searched++;

    /* Step 13. Record the move if it is the best so far, and stop if it is good enough. */
    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        hit.move = move;
        hit.bound = QDR_BOUND_EXACT;
        qdr_search_context_set_line (self, ply, move);
        if (score >= beta) {
          hit.bound = QDR_BOUND_LOWER;
          qdr_search_context_record_fail_high (self, ply, move, depth, tried, n_tried);
          break;
        }
      }
    }
    if (n_tried < QDR_MAX_TRIED)
      tried[n_tried++] = move;
  }

  /* Step 14. If no move was searched, return the evaluation. With two players there is always a
   * legal move, so the style has overlooked all moves. */
  if (n_searched == 0)
    return here->evaluation;

  hit.score = best;
  qdr_search_context_store_result (self, ply, &hit);
  return best;
}
