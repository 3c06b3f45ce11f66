/*
 * The slow oracle of the search for two players: plain minimax.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"

#include "qdr-evaluation.h"
#include "qdr-movegen.h"
#include "qdr-result.h"

typedef struct {
  const QdrStyle *style;
  guint player;
  QdrSideCache *sides;
} Oracle;

/* Returns whether the player to move can win at once. */
static gboolean
wins_at_once (const QdrPosition *position, const QdrMoveList *moves)
{
  for (guint i = 0; i < moves->count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, moves->moves[i], &undo);
    if (qdr_position_winner (&next) >= 0)
      return TRUE;
  }
  return FALSE;
}

/* Returns the score for the player of the oracle. */
static QdrScore
score (const Oracle *self, const QdrPosition *position, int depth, int ply)
{
  const gboolean is_own = position->turn == self->player;
  const int winner = qdr_position_winner (position);
  QdrScore best = is_own ? -QDR_SCORE_WIN : QDR_SCORE_WIN;
  QdrMoveList moves;

  if (winner >= 0)
    return winner == (int) self->player ? QDR_SCORE_WIN - ply : ply - QDR_SCORE_WIN;

  qdr_position_generate_moves (position, &moves);
  if (depth == 0 && wins_at_once (position, &moves))
    return is_own ? QDR_SCORE_WIN - ply - 1 : ply + 1 - QDR_SCORE_WIN;
  if (depth == 0) {
    QdrShortestPaths paths;
    QdrSides sides;

    qdr_shortest_paths_find (&paths, position);
    qdr_sides_find (&sides, self->sides, position, &paths);
    return qdr_evaluate_two_player_position (position, &paths, &sides, self->style, self->player);
  }
  for (guint i = 0; i < moves.count; i++) {
    QdrPosition next = *position;
    QdrScore value;
    QdrUndo undo;

    qdr_position_do_move (&next, moves.moves[i], &undo);
    value = score (self, &next, depth - 1, ply + 1);
    best = is_own ? MAX (best, value) : MIN (best, value);
  }
  return best;
}

QdrScore
minimax_for (const QdrPosition *position, const QdrStyle *style, guint player, int depth, int ply)
{
  g_autoptr (QdrSideCache) sides = qdr_side_cache_new ();
  const Oracle oracle = { style, player, sides };

  return score (&oracle, position, depth, ply);
}

QdrScore
minimax (const QdrPosition *position, const QdrStyle *style, int depth)
{
  return minimax_for (position, style, position->turn, depth, 0);
}

QdrPosition
random_position (GRand *rand, guint width, guint height, guint players, guint stock, guint plies)
{
  QdrPosition position;

  qdr_position_init (&position, width, height, players);
  for (guint player = 0; player < players; player++)
    qdr_position_set_stock (&position, player, stock);

  for (guint ply = 0; ply < plies; ply++) {
    QdrPosition next = position;
    QdrMoveList moves;
    QdrUndo undo;

    qdr_position_generate_moves (&position, &moves);
    qdr_position_do_move (&next, moves.moves[g_rand_int_range (rand, 0, (gint32) moves.count)],
                          &undo);
    if (qdr_position_result (&next).outcome != QDR_OUTCOME_ONGOING)
      break;
    position = next;
  }
  return position;
}

QdrSearchRequest
request_for (const QdrPosition *position)
{
  return (QdrSearchRequest){ .position = *position, .style = qdr_style_default };
}
