/*
 * The shortest paths before and after a move, as a board draws them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-path-change.h"

#include "qdr-position.h"

static QdrBits
squares_of_path (const QdrBoardShortestPath *path)
{
  QdrBits squares = { 0 };

  if (path->steps > 0)
    for (guint i = 0; i <= path->steps; i++)
      qdr_bits_set (&squares, path->squares[i]);
  return squares;
}

static gboolean
meets_others (const QdrBoardShortestPath *paths, guint n_players, guint player, guint words)
{
  const QdrBits squares = squares_of_path (&paths[player]);

  for (guint other = 0; other < n_players; other++)
    if (other != player &&
        qdr_bits_any (qdr_bits_and (squares, squares_of_path (&paths[other]), words), words))
      return TRUE;
  return FALSE;
}

void
qdr_board_shortest_paths_compare (QdrBoardShortestPath *paths, guint n_players, guint words)
{
  for (guint player = 0; player < n_players; player++)
    paths[player].is_alone = !meets_others (paths, n_players, player, words);
}

static void
trace (QdrBoardShortestPath *self, const QdrPosition *position, guint player)
{
  const guint steps = qdr_position_trace_path (position, player, self->squares);

  self->steps = steps == QDR_UNREACHABLE ? 0 : steps;
}

static gboolean
is_open (const QdrPosition *position, QdrSquare from, QdrSquare to)
{
  const int deltas[QDR_DIRECTIONS] = { position->board.stride, 1, -position->board.stride, -1 };

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if ((int) from + deltas[direction] == (int) to)
      return qdr_bits_test (&position->open[direction], from);
  return FALSE;
}

/* Where @square is on the path if one can go on from there, or -1. */
static int
find_on_path (const QdrBoardShortestPath *path, const QdrPosition *position, QdrSquare square)
{
  int found = -1;

  for (guint i = 0; i <= path->steps; i++)
    if (path->squares[i] == square)
      found = (int) i;
  for (guint i = (guint) MAX (0, found); i < path->steps; i++)
    if (!is_open (position, path->squares[i], path->squares[i + 1]))
      return -1;
  return found;
}

static void
find_paths_of (QdrBoardPathChange *self,
               const QdrPosition *before,
               const QdrPosition *after,
               guint player)
{
  QdrBoardShortestPath *was = &self->before[player];
  QdrBoardShortestPath *is = &self->after[player];
  int index;

  trace (was, before, player);
  index = find_on_path (was, after, after->pawns[player]);
  if (index >= 0) {
    is->steps = was->steps - (guint) index;
    memcpy (is->squares, &was->squares[index], (is->steps + 1) * sizeof *is->squares);
  } else {
    trace (is, after, player);
  }
  if (is->steps <= was->steps)
    was->steps = 0;
}

QdrBoardPathChange
qdr_board_path_change_of_move (const QdrPosition *position, QdrMove move)
{
  QdrBoardPathChange self = { .wall = QDR_MOVE_NONE };
  QdrPosition after;
  QdrUndo undo;

  g_return_val_if_fail (position != NULL, self);

  after = *position;
  qdr_position_do (&after, move, &undo);
  self.n_players = position->players;
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (&after, player))
      find_paths_of (&self, position, &after, player);
  qdr_board_shortest_paths_compare (self.after, self.n_players, position->board.words);
  return self;
}
