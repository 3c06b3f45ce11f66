/*
 * Ways to the goal: reachability, distances, shortest paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-path.h"

#include "qdr-fill.h"

QDR_BITS_INLINE gboolean
has_path_words (const QdrPosition *self, guint player, guint words)
{
  return qdr_fill_reaches_words (self->open, qdr_fill_single_words (self->pawns[player], words),
                                 *qdr_position_goal (self, player), self->board.stride, words);
}

gboolean
qdr_position_has_path (const QdrPosition *self, guint player)
{
  switch (self->board.words) {
  case 1:
    return has_path_words (self, player, 1);
  case 2:
    return has_path_words (self, player, 2);
  case 4:
    return has_path_words (self, player, 4);
  default:
    return has_path_words (self, player, 6);
  }
}

QDR_BITS_INLINE guint
distance_words (const QdrPosition *self, guint player, guint words)
{
  return qdr_fill_distance_words (self->open, qdr_fill_single_words (self->pawns[player], words),
                                  *qdr_position_goal (self, player), self->board.stride, words);
}

guint
qdr_position_distance (const QdrPosition *self, guint player)
{
  switch (self->board.words) {
  case 1:
    return distance_words (self, player, 1);
  case 2:
    return distance_words (self, player, 2);
  case 4:
    return distance_words (self, player, 4);
  default:
    return distance_words (self, player, 6);
  }
}

/* Fills in the squares at each distance from the goal until the one of @square; returns its
 * distance or QDR_UNREACHABLE. */
QDR_BITS_INLINE guint
fill_layers (const QdrPosition *self, guint player, QdrSquare square, QdrBits *layers, guint words)
{
  QdrBits reached = *qdr_position_goal (self, player);

  layers[0] = reached;
  for (guint distance = 0;; distance++) {
    QdrBits next;

    if (qdr_bits_test (&layers[distance], square))
      return distance;
    next = qdr_fill_step_words (self->open, layers[distance], self->board.stride, words);
    layers[distance + 1] = qdr_bits_minus (next, reached, words);
    if (!qdr_bits_any (layers[distance + 1], words))
      return QDR_UNREACHABLE;
    reached = qdr_bits_or (reached, next, words);
  }
}

/* Notes the walls that would cut the step from @square in @direction. Corners off the board are
 * among them; the caller masks those. */
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

/* The longest way over 19 x 19 squares visits each once. */
#define MAX_LAYERS (QDR_BOARD_MAX * QDR_BOARD_MAX + 1)

void
qdr_position_find_path (const QdrPosition *self, guint player, QdrPath *path)
{
  const int deltas[QDR_DIRECTIONS] = { self->board.stride, 1, -self->board.stride, -1 };
  QdrBits layers[MAX_LAYERS];
  QdrSquare square = self->pawns[player];

  *path = (QdrPath){ 0 };
  switch (self->board.words) {
  case 1:
    path->length = fill_layers (self, player, square, layers, 1);
    break;
  case 2:
    path->length = fill_layers (self, player, square, layers, 2);
    break;
  case 4:
    path->length = fill_layers (self, player, square, layers, 4);
    break;
  default:
    path->length = fill_layers (self, player, square, layers, 6);
  }
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

static void
write_layer (QdrBits layer, guint distance, guint words, guint16 *distances)
{
  for (guint i = 0; i < words; i++)
    for (guint64 rest = layer.word[i]; rest != 0; rest &= rest - 1)
      distances[i * 64 + (guint) __builtin_ctzll (rest)] = (guint16) distance;
}

QDR_BITS_INLINE void
distance_map_words (const QdrPosition *self, guint player, guint16 *distances, guint words)
{
  QdrBits layer = *qdr_position_goal (self, player);
  QdrBits reached = layer;

  for (guint distance = 0; qdr_bits_any (layer, words); distance++) {
    write_layer (layer, distance, words, distances);
    layer = qdr_bits_minus (qdr_fill_step_words (self->open, layer, self->board.stride, words),
                            reached, words);
    reached = qdr_bits_or (reached, layer, words);
  }
}

void
qdr_position_distance_map (const QdrPosition *self, guint player, guint16 distances[QDR_MAP_SIZE])
{
  for (guint square = 0; square < QDR_MAP_SIZE; square++)
    distances[square] = QDR_UNREACHABLE;

  switch (self->board.words) {
  case 1:
    distance_map_words (self, player, distances, 1);
    break;
  case 2:
    distance_map_words (self, player, distances, 2);
    break;
  case 4:
    distance_map_words (self, player, distances, 4);
    break;
  default:
    distance_map_words (self, player, distances, 6);
  }
}

/* Whether the step from @square in @direction leads nearer to the goal. */
static gboolean
leads_on (const QdrPosition *self, const guint16 *distances, QdrSquare square, guint direction)
{
  const int deltas[QDR_DIRECTIONS] = { self->board.stride, 1, -self->board.stride, -1 };

  return qdr_bits_test (&self->open[direction], square) &&
         distances[square + deltas[direction]] < distances[square];
}

guint
qdr_position_trace_path (const QdrPosition *self, guint player, QdrSquare squares[QDR_PATH_MAX])
{
  const int deltas[QDR_DIRECTIONS] = { self->board.stride, 1, -self->board.stride, -1 };
  guint direction = qdr_heading_of_player (self->players, player);
  QdrSquare square = self->pawns[player];
  guint16 distances[QDR_MAP_SIZE];
  guint length;

  g_assert (square != QDR_NO_SQUARE);

  qdr_position_distance_map (self, player, distances);
  length = distances[square];
  if (length == QDR_UNREACHABLE)
    return length;

  squares[0] = square;
  for (guint step = 1; step <= length; step++) {
    while (!leads_on (self, distances, square, direction))
      direction = (direction + 1) % QDR_DIRECTIONS;
    square = (QdrSquare) (square + deltas[direction]);
    squares[step] = square;
  }
  return length;
}
