/*
 * Paths to the goal: reachability, distances and shortest paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-path.h"

#include "qdr-fill.h"

QDR_BITS_INLINE gboolean
has_path_inline (const QdrPosition *self, guint player, guint words)
{
  return qdr_fill_can_reach_inline (self->open, qdr_bits_make_single (self->pawns[player], words),
                                    *qdr_position_goal (self, player), self->board.stride, words);
}

gboolean
qdr_position_has_path (const QdrPosition *self, guint player)
{
  g_return_val_if_fail (self != NULL && player < self->players, FALSE);
  g_return_val_if_fail (self->pawns[player] != QDR_NO_SQUARE, FALSE);

  return QDR_BITS_CALL (&self->board, has_path_inline, self, player);
}

QDR_BITS_INLINE guint
distance_inline (const QdrPosition *self, guint player, guint words)
{
  return qdr_fill_find_distance_inline (self->open,
                                        qdr_bits_make_single (self->pawns[player], words),
                                        *qdr_position_goal (self, player), self->board.stride,
                                        words);
}

guint
qdr_position_goal_distance (const QdrPosition *self, guint player)
{
  g_return_val_if_fail (self != NULL && player < self->players, QDR_UNREACHABLE);
  g_return_val_if_fail (self->pawns[player] != QDR_NO_SQUARE, QDR_UNREACHABLE);

  return QDR_BITS_CALL (&self->board, distance_inline, self, player);
}

/* Adds to @path the walls that would cut the step from @square in @direction. These may include
 * corners off the board, which the caller removes. */
static void
add_cutters (QdrPath *path, QdrSquare square, QdrDirection direction, guint stride)
{
  const gboolean is_vertical_step = direction == QDR_NORTH || direction == QDR_SOUTH;
  const guint beside = is_vertical_step ? 1 : stride;
  QdrBits *cutters = &path->cutters[is_vertical_step ? 0 : 1];
  guint lower = square;

  if (direction == QDR_SOUTH)
    lower -= stride;
  else if (direction == QDR_WEST)
    lower -= 1;

  qdr_bits_set (cutters, lower);
  if (lower >= beside)
    qdr_bits_set (cutters, lower - beside);
}

void
qdr_position_find_path (const QdrPosition *self, guint player, QdrPath *path)
{
  int deltas[QDR_DIRECTIONS] = { 0, 1, 0, -1 };
  QdrBits layers[QDR_FILL_MAX_LAYERS];
  QdrBits reached;
  QdrSquare square;

  g_return_if_fail (self != NULL && path != NULL && player < self->players);
  g_return_if_fail (self->pawns[player] != QDR_NO_SQUARE);

  deltas[QDR_NORTH] = self->board.stride;
  deltas[QDR_SOUTH] = -self->board.stride;
  square = self->pawns[player];
  *path = (QdrPath){ 0 };
  path->length =
      QDR_BITS_CALL (&self->board, qdr_fill_find_layers_inline, self, player, layers, &reached);
  if (path->length == QDR_UNREACHABLE)
    return;

  for (guint distance = path->length; distance > 0; distance--) {
    guint direction = 0;

    while (!qdr_bits_test (&self->open[direction], square) ||
           !qdr_bits_test (&layers[distance - 1], (guint) (square + deltas[direction])))
      direction++;
    add_cutters (path, square, (QdrDirection) direction, self->board.stride);
    square = (QdrSquare) (square + deltas[direction]);
  }
  for (guint kind = 0; kind < 2; kind++)
    path->cutters[kind] = qdr_bits_and (path->cutters[kind], self->board.corners, QDR_BITS_WORDS);
}

QDR_BITS_INLINE void
distance_map_inline (const QdrPosition *self, guint player, guint16 *distances, guint words)
{
  QdrBits layer = *qdr_position_goal (self, player);
  QdrBits reached = layer;

  for (guint distance = 0; qdr_bits_any (layer, words); distance++) {
    QdrBitsIter iter = qdr_bits_iter_make (&layer);

    while (qdr_bits_iter_next (&iter, words))
      distances[iter.index] = (guint16) distance;
    layer = qdr_bits_minus (qdr_fill_find_neighbours_inline (self->open, layer, self->board.stride,
                                                             words),
                            reached, words);
    reached = qdr_bits_or (reached, layer, words);
  }
}

void
qdr_position_find_goal_distances (const QdrPosition *self,
                                  guint player,
                                  guint16 distances[QDR_MAP_SIZE])
{
  g_return_if_fail (self != NULL && player < self->players && distances != NULL);

  for (guint square = 0; square < QDR_MAP_SIZE; square++)
    distances[square] = QDR_UNREACHABLE;

  QDR_BITS_CALL (&self->board, distance_map_inline, self, player, distances);
}

guint
qdr_position_trace_path (const QdrPosition *self, guint player, QdrSquare squares[QDR_PATH_MAX])
{
  int deltas[QDR_DIRECTIONS] = { 0, 1, 0, -1 };
  guint16 distances[QDR_MAP_SIZE];
  QdrSquare square;
  guint direction;
  guint length;

  g_return_val_if_fail (self != NULL && player < self->players, QDR_UNREACHABLE);
  g_return_val_if_fail (squares != NULL, QDR_UNREACHABLE);
  g_return_val_if_fail (self->pawns[player] != QDR_NO_SQUARE, QDR_UNREACHABLE);

  deltas[QDR_NORTH] = self->board.stride;
  deltas[QDR_SOUTH] = -self->board.stride;
  square = self->pawns[player];
  direction = qdr_heading_of_player (self->players, player);
  qdr_position_find_goal_distances (self, player, distances);
  length = distances[square];
  if (length == QDR_UNREACHABLE)
    return length;

  squares[0] = square;
  for (guint step = 1; step <= length; step++) {
    while (!qdr_bits_test (&self->open[direction], square) ||
           distances[square + deltas[direction]] >= distances[square])
      direction = (direction + 1) % QDR_DIRECTIONS;
    square = (QdrSquare) (square + deltas[direction]);
    squares[step] = square;
  }
  return length;
}
