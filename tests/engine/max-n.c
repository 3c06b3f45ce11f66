/*
 * The slow oracle of the search for more than two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "max-n.h"

#include "qdr-evaluation.h"
#include "qdr-movegen.h"

typedef struct {
  const QdrStyle *style;
  guint player;
  QdrSideCache *sides;
} Oracle;

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
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

typedef struct {
  QdrScore of[QDR_MAX_PLAYERS];
} Scores;

static Scores
evaluate (const Oracle *self, const QdrPosition *position)
{
  Scores scores = { 0 };
  QdrShortestPaths paths;
  QdrSides sides;

  qdr_shortest_paths_find (&paths, position);
  qdr_sides_find (&sides, self->sides, position, &paths);
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player))
      scores.of[player] =
          qdr_evaluate_multiplayer_position (position, &paths, &sides, self->style, player);
  return scores;
}

static Scores
scores_of_win (guint winner, int ply)
{
  Scores scores;

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    scores.of[player] = player == winner ? QDR_SCORE_WIN - ply : ply - QDR_SCORE_WIN;
  return scores;
}

/* Compares by the highest score of the mover, then by the lowest of the player of the oracle,
 * then by the lowest of the first player whose scores differ. */
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

  qdr_position_generate_moves (position, &moves);
  if (wins_at_once (position, &moves))
    return scores_of_win (position->turn, ply + 1);
  if (depth == 0)
    return evaluate (self, position);

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
  g_autoptr (QdrSideCache) sides = qdr_side_cache_new ();
  const Oracle oracle = { style, position->turn, sides };

  return score_max_n (&oracle, position, depth, 0).of[position->turn];
}
