/*
 * The slow oracles of the searches for more than two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "multi-minimax.h"

#include "qdr-movegen.h"
#include "qdr-multi-evaluation.h"
#include "qdr-path.h"

typedef struct {
  const QdrStyle *style;
  guint player;
} Oracle;

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do (&next, move, &undo);
  return next;
}

static gboolean
wins_at_once (const QdrPosition *position, const QdrMoveList *moves)
{
  for (guint i = 0; i < moves->count; i++) {
    const QdrPosition next = position_after (position, moves->moves[i]);

    if (qdr_position_winner (&next) >= 0)
      return TRUE;
  }
  return FALSE;
}

static QdrScore
evaluate (const Oracle *self, const QdrPosition *position, guint player)
{
  QdrShortestPaths paths;

  qdr_shortest_paths_find (&paths, position);
  return qdr_multi_evaluate (position, &paths, self->style, player);
}

/* --- Best reply ------------------------------------------------------------------------------- */

/* The pawn move that leaves the shortest way, the first of equals; or QDR_MOVE_NONE. */
static QdrMove
racing_step (const QdrPosition *position)
{
  QdrMove best = QDR_MOVE_NONE;
  guint least = G_MAXUINT;
  QdrMoveList moves;

  qdr_position_generate (position, &moves);
  for (guint i = 0; i < moves.count && !qdr_move_is_wall (moves.moves[i]); i++) {
    const QdrPosition next = position_after (position, moves.moves[i]);
    const guint distance = qdr_position_distance (&next, position->turn);

    if (distance < least) {
      least = distance;
      best = moves.moves[i];
    }
  }
  return best;
}

/* The score for the player of the oracle. */
static QdrScore
score_best_reply (const Oracle *self,
                  const QdrPosition *position,
                  int depth,
                  int ply,
                  gboolean has_replied)
{
  const gboolean is_own = position->turn == self->player;
  const QdrMove race = is_own ? QDR_MOVE_NONE : racing_step (position);
  const gboolean ends_round = qdr_position_next_player (position) == self->player;
  const int winner = qdr_position_winner (position);
  QdrScore best = is_own ? -QDR_SCORE_WIN : QDR_SCORE_WIN;
  QdrMoveList moves;

  if (winner >= 0)
    return winner == (int) self->player ? QDR_SCORE_WIN - ply : ply - QDR_SCORE_WIN;

  qdr_position_generate (position, &moves);
  if (wins_at_once (position, &moves))
    return is_own ? QDR_SCORE_WIN - ply - 1 : ply + 1 - QDR_SCORE_WIN;
  if (depth == 0)
    return evaluate (self, position, self->player);
  if (moves.count == 0)
    return 0;

  for (guint i = 0; i < moves.count; i++) {
    const gboolean is_race = moves.moves[i] == race;
    const gboolean is_free = is_race && (has_replied || !ends_round);
    const QdrPosition next = position_after (position, moves.moves[i]);
    QdrScore value;

    if (has_replied && race != QDR_MOVE_NONE && !is_race)
      continue;
    value = score_best_reply (self, &next, is_free ? depth : depth - 1, ply + 1,
                              !is_own && !ends_round && (has_replied || !is_race));
    best = is_own ? MAX (best, value) : MIN (best, value);
  }
  return best;
}

QdrScore
best_reply_minimax (const QdrPosition *position, const QdrStyle *style, int depth)
{
  const Oracle oracle = { style, position->turn };

  return score_best_reply (&oracle, position, depth, 0, FALSE);
}

/* --- Max-n ------------------------------------------------------------------------------------ */

typedef struct {
  QdrScore of[QDR_MAX_PLAYERS];
} Scores;

static Scores
scores_of_win (guint winner, int ply)
{
  Scores scores;

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    scores.of[player] = player == winner ? QDR_SCORE_WIN - ply : ply - QDR_SCORE_WIN;
  return scores;
}

/* Best for the mover; then worst for the player of the oracle; then worst for the first who
 * differs. */
static gboolean
is_better (const Oracle *self, guint mover, const Scores *a, const Scores *b)
{
  const guint order[] = { self->player, 0, 1, 2, 3 };

  if (a->of[mover] != b->of[mover])
    return a->of[mover] > b->of[mover];
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (a->of[order[i]] != b->of[order[i]])
      return a->of[order[i]] < b->of[order[i]];
  return FALSE;
}

static Scores
score_max_n (const Oracle *self, const QdrPosition *position, int depth, int ply)
{
  const int winner = qdr_position_winner (position);
  Scores best = { 0 };
  QdrMoveList moves;

  if (winner >= 0)
    return scores_of_win ((guint) winner, ply);

  qdr_position_generate (position, &moves);
  if (wins_at_once (position, &moves))
    return scores_of_win (position->turn, ply + 1);
  if (depth == 0) {
    for (guint player = 0; player < position->players; player++)
      if (qdr_position_is_in_play (position, player))
        best.of[player] = evaluate (self, position, player);
    return best;
  }

  for (guint i = 0; i < moves.count; i++) {
    const QdrPosition next = position_after (position, moves.moves[i]);
    const Scores scores = score_max_n (self, &next, depth - 1, ply + 1);

    if (i == 0 || is_better (self, position->turn, &scores, &best))
      best = scores;
  }
  return best;
}

QdrScore
max_n (const QdrPosition *position, const QdrStyle *style, int depth)
{
  const Oracle oracle = { style, position->turn };

  return score_max_n (&oracle, position, depth, 0).of[position->turn];
}
