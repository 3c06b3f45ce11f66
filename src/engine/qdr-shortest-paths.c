/*
 * The shortest paths of all players, updated from position to position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortest-paths.h"

#include "qdr-fill.h"
#include "qdr-movegen.h"

/* Returns the lowest member of @bits, which must not be empty. */
QDR_BITS_INLINE QdrBits
first_member (QdrBits bits, guint words)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < words; i++) {
    const guint64 lowest = is_found ? 0 : bits.word[i] & -bits.word[i];

    is_found |= lowest != 0;
    bits.word[i] = lowest;
  }
  return bits;
}

/* Adds to @blockers the walls that cover all @edges. An edge is covered by the wall on the corner
 * with the number of the edge, and by the wall on the corner whose number is lower by @beside. */
QDR_BITS_INLINE void
add_blockers (QdrBits *blockers, QdrBits edges, guint beside, guint words)
{
  const QdrBits first = first_member (edges, words);
  const QdrBits rest = qdr_bits_minus (edges, first, words);

  if (!qdr_bits_any (rest, words))
    *blockers =
        qdr_bits_or (*blockers, qdr_bits_or (first, qdr_bits_down (first, beside, words), words),
                     words);
  else if (qdr_bits_equal (rest, qdr_bits_up (first, beside, words), words))
    *blockers = qdr_bits_or (*blockers, first, words);
}

/* Returns the walls that cover any of @edges. */
QDR_BITS_INLINE QdrBits
covering (QdrBits edges, guint beside, const QdrBits *corners, guint words)
{
  return qdr_bits_and (qdr_bits_or (edges, qdr_bits_down (edges, beside, words), words), *corners,
                       words);
}

/* Follows the layers from the pawn to the goal. The number of an edge is that of its lower or left
 * square. */
QDR_BITS_INLINE void
follow_layers (QdrPlayerPaths *self,
               const QdrPosition *position,
               QdrSquare pawn,
               const QdrBits *layers,
               guint words)
{
  const guint stride = position->board.stride;
  const QdrBits *open = position->open;
  QdrBits here = qdr_fill_single_words (pawn, words);
  QdrBits all_rises = { 0 };
  QdrBits all_runs = { 0 };

  for (guint distance = self->length; distance > 0; distance--) {
    const QdrBits *ahead = &layers[distance - 1];
    const QdrBits north =
        qdr_bits_and (qdr_bits_up (qdr_bits_and (here, open[QDR_NORTH], words), stride, words),
                      *ahead, words);
    const QdrBits east =
        qdr_bits_and (qdr_bits_up (qdr_bits_and (here, open[QDR_EAST], words), 1, words), *ahead,
                      words);
    const QdrBits south =
        qdr_bits_and (qdr_bits_down (qdr_bits_and (here, open[QDR_SOUTH], words), stride, words),
                      *ahead, words);
    const QdrBits west =
        qdr_bits_and (qdr_bits_down (qdr_bits_and (here, open[QDR_WEST], words), 1, words), *ahead,
                      words);
    const QdrBits rises = qdr_bits_or (qdr_bits_down (north, stride, words), south, words);
    const QdrBits runs = qdr_bits_or (qdr_bits_down (east, 1, words), west, words);

    if (!qdr_bits_any (runs, words))
      add_blockers (&self->blockers[0], rises, 1, words);
    else if (!qdr_bits_any (rises, words))
      add_blockers (&self->blockers[1], runs, stride, words);
    all_rises = qdr_bits_or (all_rises, rises, words);
    all_runs = qdr_bits_or (all_runs, runs, words);

    here = qdr_bits_or (qdr_bits_or (north, east, words), qdr_bits_or (south, west, words), words);
    self->squares = qdr_bits_or (self->squares, here, words);
    self->bottlenecks += qdr_bits_equal (here, first_member (here, words), words);
  }

  self->cutters[0] = covering (all_rises, 1, &position->board.corners, words);
  self->cutters[1] = covering (all_runs, stride, &position->board.corners, words);
  for (guint kind = 0; kind < 2; kind++)
    self->blockers[kind] = qdr_bits_and (self->blockers[kind], position->board.corners, words);
}

QDR_BITS_INLINE void
find_player_paths (QdrPlayerPaths *self,
                   const QdrPosition *position,
                   guint player,
                   QdrBits *layers,
                   guint words)
{
  self->bottlenecks = 0;
  self->squares = (QdrBits){ 0 };
  for (guint kind = 0; kind < 2; kind++)
    self->cutters[kind] = self->blockers[kind] = (QdrBits){ 0 };
  self->length = qdr_fill_layers_words (position, player, layers, words);
  if (self->length != QDR_UNREACHABLE)
    follow_layers (self, position, position->pawns[player], layers, words);
}

static void
find_again (QdrShortestPaths *self, const QdrPosition *position, guint player)
{
  /* One array for all numbers of words: with one array for each, AddressSanitizer would mark all of
   * them at every call. */
  QdrBits layers[QDR_FILL_MAX_LAYERS];

  QDR_BITS_CALL (&position->board, find_player_paths, &self->found[player], position, player,
                 layers);
  self->of[player] = &self->found[player];
}

void
qdr_shortest_paths_find (QdrShortestPaths *self, const QdrPosition *position)
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player))
      find_again (self, position, player);
}

void
qdr_shortest_paths_update (QdrShortestPaths *self,
                           const QdrShortestPaths *before,
                           const QdrPosition *position,
                           QdrMove move,
                           guint mover)
{
  const gboolean is_step = move != QDR_MOVE_NONE && !qdr_move_is_wall (move);
  const gboolean is_wall = move != QDR_MOVE_NONE && !is_step;

  for (guint player = 0; player < position->players; player++) {
    if (!qdr_position_is_in_play (position, player))
      continue;
    if ((is_step && player == mover) ||
        (is_wall && qdr_shortest_paths_is_cut (before, player, move)))
      find_again (self, position, player);
    else
      self->of[player] = before->of[player];
  }
}

QdrMove
qdr_shortest_paths_winning_step (const QdrShortestPaths *self, const QdrPosition *position)
{
  const QdrBits *goal = qdr_position_goal (position, position->turn);
  QdrMoveList steps;

  /* No step or jump goes farther than two squares. */
  if (qdr_shortest_paths_distance (self, position->turn) > 2)
    return QDR_MOVE_NONE;

  steps.count = 0;
  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    if (qdr_bits_test (goal, qdr_move_square (steps.moves[i])))
      return steps.moves[i];
  return QDR_MOVE_NONE;
}
