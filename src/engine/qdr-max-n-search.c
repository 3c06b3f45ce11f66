/*
 * Search for more than two players: max-n.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search.h"

#include "qdr-evaluation.h"
#include "qdr-position-unchecked.h"

/* Returns whether a wall is left out. At the last ply, a wall gains less than what it is worth in
 * hand, unless the mover loses without it. Farther from the horizon, only quiet walls are left
 * out. */
static gboolean
is_pruned (QdrPickStage stage, int depth, guint n_before, QdrScore best)
{
  if (depth == 1)
    return stage >= QDR_PICK_CUTTER || best > -QDR_SCORE_PROVED;
  return stage == QDR_PICK_QUIET && depth <= 3 && n_before >= 12 * (guint) (depth - 1);
}

/* Returns the scores of a game that @winner has won at @ply. */
static QdrScores
score_win (guint winner, guint ply)
{
  QdrScores scores;

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    scores.of[player] = (QdrScore) ply - QDR_SCORE_WIN;
  scores.of[winner] = QDR_SCORE_WIN - (QdrScore) ply;
  return scores;
}

static QdrScore
evaluate (const QdrSearchContext *self, guint ply, guint player)
{
  const QdrStackEntry *here = &self->stack[ply];

  return qdr_evaluate_multiplayer_position (&self->position, &here->paths, &here->sides,
                                            &self->request->style, player);
}

QdrScores
qdr_max_n_evaluate (const QdrSearchContext *self, guint ply)
{
  QdrScores scores = { 0 };

  for (guint player = 0; player < self->position.players; player++)
    if (qdr_position_is_player_in_play (&self->position, player))
      scores.of[player] = evaluate (self, ply, player);
  return scores;
}

/* Returns whether @mover prefers @a to @b: by its own score, then by a lower score of @victim, then
 * by a lower score of the first player whose scores differ. So the result does not depend on the
 * order of the moves. */
static gboolean
is_preferred (const QdrScores *a, const QdrScores *b, guint mover, guint victim)
{
  if (a->of[mover] != b->of[mover])
    return a->of[mover] > b->of[mover];
  if (a->of[victim] != b->of[victim])
    return a->of[victim] < b->of[victim];

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    if (a->of[player] != b->of[player])
      return a->of[player] < b->of[player];
  return FALSE;
}

/* @chooser is the player who has moved here, and @least what the best of its other moves gets. */
static QdrScores
search (QdrSearchContext *self, int depth, guint ply, guint chooser, QdrScore least)
{
  const guint mover = self->position.turn;
  const int in_play = __builtin_popcount (self->position.in_play);
  QdrStackEntry *here = &self->stack[ply];
  QdrMove best_move = QDR_MOVE_NONE;
  QdrScores best = { 0 };
  QdrTableHit known;
  QdrTableHit found;
  QdrMovePicker picker;
  guint n_searched = 0;
  QdrMove move;
  int winner;

  /* Step 1. Count the node. */
  here->line_length = 0;
  if (!qdr_search_timer_count_node (&self->timer))
    return best;

  /* Step 2. The previous move may have ended the game. */
  winner = qdr_position_winner (&self->position);
  if (winner >= 0)
    return score_win ((guint) winner, ply);
  if (qdr_search_context_is_repetition (self, ply))
    return best;

  /* Step 3. Nothing beats a win with the next move. */
  qdr_search_context_find_paths (self, ply);
  move = qdr_shortest_paths_find_winning_step (&here->paths, &self->position);
  if (move != QDR_MOVE_NONE) {
    here->line[0] = move;
    here->line_length = 1;
    return score_win (mover, ply + 1);
  }

  /* Step 4. At the horizon, evaluate. If the move that led here is not the best one of its player,
   * the scores of the others do not matter. */
  qdr_search_context_find_sides (self, ply, depth);
  if (depth <= 0 || ply >= QDR_MAX_PLY) {
    QdrScores scores = { 0 };

    scores.of[chooser] = evaluate (self, ply, chooser);
    return scores.of[chooser] < least ? scores : qdr_max_n_evaluate (self, ply);
  }

  /* Step 5. Search the moves and choose the best one for the mover. */
  qdr_search_context_probe_table (self, ply, &known);
  qdr_search_context_init_picker (self, &picker, ply, known.move);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    QdrScores scores;
    QdrUndo undo;

    /* Step 6. Near the horizon, leave out late walls. */
    if (!self->request->full_width && n_searched > 0 && qdr_move_is_wall (move) &&
        is_pruned (picker.stage, depth, n_searched, best.of[mover])) {
      if (picker.stage == QDR_PICK_QUIET)
        break;
      continue;
    }

    qdr_search_context_do_move (self, move, ply, &undo);
    scores =
        search (self, depth - 1, ply + 1, mover, n_searched == 0 ? -QDR_SCORE_WIN : best.of[mover]);
    qdr_position_undo_move_unchecked (&self->position, &undo);
    if (qdr_search_context_has_stopped (self))
      return scores; /* These scores must not change the best move or the table. */

    if (n_searched == 0 || is_preferred (&scores, &best, mover, self->player)) {
      best = scores;
      best_move = move;
      qdr_search_context_set_line (self, ply, move);
    }
    n_searched++;

    /* Step 7. Stop if the mover wins with its move after this one. No win is quicker, because step
     * 3 has found no win with this move. */
    if (best.of[mover] >= QDR_SCORE_WIN - (QdrScore) ply - 1 - in_play)
      break;
  }

  /* Step 8. If there was no move, the game is a draw by stalemate. If the style may have overlooked
   * moves, evaluate instead. */
  if (n_searched == 0)
    return self->request->style.blind_spot == 0 ? best : qdr_max_n_evaluate (self, ply);

  /* Step 9. Store the best move, which the next search tries first. The stored score is never used,
   * because the node has a score for each player. */
  found = (QdrTableHit){ best_move, best.of[mover], depth, QDR_BOUND_EXACT };
  qdr_search_context_store_result (self, ply, &found);
  return best;
}

QdrScore
qdr_max_n_search (QdrSearchContext *self, int depth, guint ply)
{
  self->scores = search (self, depth, ply, self->player, -QDR_SCORE_WIN);
  return self->scores.of[self->player];
}

QdrScore
qdr_max_n_limit_score (const QdrPosition *position, QdrScore score)
{
  if (__builtin_popcount (position->in_play) <= 2 || score == QDR_SCORE_WIN - 1)
    return score;
  return CLAMP (score, 1 - QDR_SCORE_PROVED, QDR_SCORE_PROVED - 1);
}
