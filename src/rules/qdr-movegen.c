/*
 * Move generation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-movegen.h"

#include "qdr-edges.h"
#include "qdr-fill.h"
#include "qdr-path.h"

static inline gboolean
is_open (const QdrPosition *self, guint square, guint direction)
{
  return qdr_bits_test (&self->open[direction % QDR_DIRECTIONS], square);
}

/* Adds to @targets the squares on which a pawn can land after a jump in @direction over the pawn on
 * @jumped. */
static void
add_jumps (const QdrPosition *self,
           guint jumped,
           guint direction,
           const int deltas[QDR_DIRECTIONS],
           QdrBits *targets)
{
  const guint behind = jumped + (guint) deltas[direction];

  if (is_open (self, jumped, direction) && !qdr_position_is_square_taken (self, behind)) {
    qdr_bits_set (targets, behind);
    return;
  }

  for (guint turn = 1; turn < QDR_DIRECTIONS; turn += 2) {
    const guint sideways = (direction + turn) % QDR_DIRECTIONS;
    const guint beside = jumped + (guint) deltas[sideways];

    if (is_open (self, jumped, sideways) && !qdr_position_is_square_taken (self, beside))
      qdr_bits_set (targets, beside);
  }
}

/* Returns the squares that the pawn of the player to move can move to. */
QDR_BITS_INLINE QdrBits
step_targets (const QdrPosition *self, guint words)
{
  const int deltas[QDR_DIRECTIONS] = { self->board.stride, 1, -self->board.stride, -1 };
  const guint from = self->pawns[self->turn];
  QdrBits targets;

  for (guint i = 0; i < words; i++)
    targets.word[i] = 0;
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
    const guint to = from + (guint) deltas[direction];

    if (!is_open (self, from, direction))
      continue;
    if (!qdr_position_is_square_taken (self, to))
      qdr_bits_set (&targets, to);
    else
      add_jumps (self, to, direction, deltas, &targets);
  }
  return targets;
}

/* Returns the corners that walls connect to the edge of the board. */
QDR_BITS_INLINE QdrBits
corners_tied_to_edge (const QdrPosition *self, guint words)
{
  const QdrBoard *board = &self->board;
  const QdrBits *border = board->border_corners;
  const QdrBits east_west = qdr_bits_or (border[QDR_EAST], border[QDR_WEST], words);
  const QdrBits north_south = qdr_bits_or (border[QDR_NORTH], border[QDR_SOUTH], words);
  QdrBits tied = qdr_bits_or (qdr_bits_and (self->walls[0], east_west, words),
                              qdr_bits_and (self->walls[1], north_south, words), words);
  QdrBits linked_east, linked_north;

  if (!qdr_bits_any (tied, words))
    return tied;

  linked_east = qdr_bits_or (self->walls[0], qdr_bits_shift_down (self->walls[0], 1, words), words);
  linked_north = qdr_bits_or (self->walls[1],
                              qdr_bits_shift_down (self->walls[1], board->stride, words), words);
  for (;;) {
    const QdrBits before = tied;
    const QdrBits east = qdr_bits_shift_up (qdr_bits_and (tied, linked_east, words), 1, words);
    const QdrBits west = qdr_bits_and (qdr_bits_shift_down (tied, 1, words), linked_east, words);
    const QdrBits north =
        qdr_bits_shift_up (qdr_bits_and (tied, linked_north, words), board->stride, words);
    const QdrBits south =
        qdr_bits_and (qdr_bits_shift_down (tied, board->stride, words), linked_north, words);

    tied = qdr_bits_or (tied, qdr_bits_or (east, west, words), words);
    tied = qdr_bits_or (tied, qdr_bits_or (north, south, words), words);
    tied = qdr_bits_and (tied, board->corners, words);
    if (qdr_bits_equal (tied, before, words))
      return tied;
  }
}

/* Returns the corners that @walls lie on or end at. @met receives the corners where at least two
 * walls meet. */
QDR_BITS_INLINE QdrBits
corners_touched (const QdrBits walls[2], const QdrBoard *board, QdrBits *met, guint words)
{
  QdrBits touched = qdr_bits_or (walls[0], walls[1], words);

  *met = qdr_bits_and (walls[0], walls[1], words);
  for (guint kind = 0; kind < 2; kind++) {
    const guint along = kind == 0 ? 1 : board->stride;
    const QdrBits ends[2] = { qdr_bits_shift_up (walls[kind], along, words),
                              qdr_bits_shift_down (walls[kind], along, words) };

    for (guint end = 0; end < 2; end++) {
      *met = qdr_bits_or (*met, qdr_bits_and (touched, ends[end], words), words);
      touched = qdr_bits_or (touched, ends[end], words);
    }
  }
  *met = qdr_bits_and (*met, board->corners, words);
  return qdr_bits_and (touched, board->corners, words);
}

/*
 * Finds the groups of two or more touching walls that are not connected to the edge, and returns
 * the corners of these walls. Single walls are left out. To enclose an area, a new wall must touch
 * a group at two corners. No wall can touch a single wall at two corners.
 */
QDR_BITS_INLINE QdrBits
corners_of_loose_groups (const QdrPosition *self, QdrBits tied, guint words)
{
  const QdrBoard *board = &self->board;
  QdrBits grouped[2], met;
  QdrBits touched = corners_touched (self->walls, board, &met, words);

  met = qdr_bits_minus (met, tied, words);
  if (!qdr_bits_any (met, words))
    return met;

  for (guint kind = 0; kind < 2; kind++) {
    const guint along = kind == 0 ? 1 : board->stride;
    const QdrBits beside = qdr_bits_or (qdr_bits_shift_up (met, along, words),
                                        qdr_bits_shift_down (met, along, words), words);

    grouped[kind] = qdr_bits_and (self->walls[kind], qdr_bits_or (met, beside, words), words);
  }
  touched = corners_touched (grouped, board, &met, words);
  return qdr_bits_minus (touched, tied, words);
}

QDR_BITS_INLINE QdrBits
at_least_two (QdrBits a, QdrBits b, QdrBits c, guint words)
{
  const QdrBits either = qdr_bits_or (a, b, words);

  return qdr_bits_or (qdr_bits_and (a, b, words), qdr_bits_and (either, c, words), words);
}

/*
 * Sets @closing to the corners of @slots where a wall may close a ring of walls, or of walls and
 * the edge. Only a wall that closes a ring can shut in a player.
 *
 * A wall lies on three corners: its centre and its two ends. It can close a ring only if two of
 * these corners are connected to the edge, or two belong to groups of walls that are not connected
 * to the edge. If the two groups differ, the wall closes no ring, but its corner is included all
 * the same.
 */
QDR_BITS_INLINE void
closing_slots (const QdrPosition *self, const QdrBits slots[2], QdrBits closing[2], guint words)
{
  const QdrBits *border = self->board.border_corners;
  const QdrBits tied = corners_tied_to_edge (self, words);
  const QdrBits loose = corners_of_loose_groups (self, tied, words);

  for (guint kind = 0; kind < 2; kind++) {
    const guint along = kind == 0 ? 1 : self->board.stride;
    const QdrBits low_edge = border[kind == 0 ? QDR_WEST : QDR_SOUTH];
    const QdrBits high_edge = border[kind == 0 ? QDR_EAST : QDR_NORTH];
    const QdrBits low_tied = qdr_bits_or (qdr_bits_shift_up (tied, along, words), low_edge, words);
    const QdrBits high_tied =
        qdr_bits_or (qdr_bits_shift_down (tied, along, words), high_edge, words);
    const QdrBits low_loose = qdr_bits_shift_up (loose, along, words);
    const QdrBits high_loose = qdr_bits_shift_down (loose, along, words);

    closing[kind] = qdr_bits_or (at_least_two (low_tied, tied, high_tied, words),
                                 at_least_two (low_loose, loose, high_loose, words), words);
    closing[kind] = qdr_bits_and (closing[kind], slots[kind], words);
  }
}

QDR_BITS_INLINE gboolean
has_path_despite (const QdrPosition *self, guint player, const QdrBits walls[2], guint words)
{
  const guint stride = self->board.stride;
  QdrBits open[QDR_DIRECTIONS];

  qdr_edges_copy_inline (open, self->open, words);
  qdr_edges_close_at_walls_inline (open, walls, stride, words);

  return qdr_fill_can_reach_inline (open, qdr_bits_make_single (self->pawns[player], words),
                                    *qdr_position_goal (self, player), stride, words);
}

/* Tries each wall of @suspects alone, and removes it from @slots if it leaves @player without a
 * path. */
QDR_BITS_INLINE void
remove_blocking (const QdrPosition *self,
                 guint player,
                 QdrBits suspects[2],
                 QdrBits slots[2],
                 guint words)
{
  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&suspects[kind]);

    while (qdr_bits_iter_next (&iter, words)) {
      QdrBits wall[2] = { 0 };

      qdr_bits_set (&wall[kind], iter.index);
      if (!has_path_despite (self, player, wall, words))
        qdr_bits_flip (&slots[kind], iter.index);
    }
  }
}

/* Removes from @slots the walls that leave @player without a path. Only walls of @closing can do
 * this. */
QDR_BITS_INLINE void
keep_path (const QdrPosition *self,
           guint player,
           const QdrBits closing[2],
           QdrBits slots[2],
           guint words)
{
  QdrBits suspects[2];
  QdrPath path;

  /* Usually a path remains even if all walls of @closing are added. Then these walls need not be
   * tested one by one. */
  if (has_path_despite (self, player, closing, words))
    return;

  qdr_position_find_path (self, player, &path);
  for (guint kind = 0; kind < 2; kind++) {
    suspects[kind] = qdr_bits_and (closing[kind], path.cutters[kind], words);
    suspects[kind] = qdr_bits_and (suspects[kind], slots[kind], words);
  }
  remove_blocking (self, player, suspects, slots, words);
}

QDR_BITS_INLINE void
legal_walls_inline (const QdrPosition *self, QdrBits slots[2], guint words)
{
  QdrBits closing[2];

  for (guint kind = 0; kind < 2; kind++)
    slots[kind] = qdr_edges_find_free_slots_inline (&self->board, self->walls, kind, words);
  closing_slots (self, slots, closing, words);
  if (!qdr_bits_any (qdr_bits_or (closing[0], closing[1], words), words))
    return;

  for (guint player = 0; player < self->players; player++)
    if (qdr_position_is_player_in_play (self, player))
      keep_path (self, player, closing, slots, words);
}

void
qdr_position_find_legal_walls (const QdrPosition *self, QdrBits walls[2])
{
  g_return_if_fail (self != NULL && walls != NULL);

  walls[0] = walls[1] = (QdrBits){ 0 };
  QDR_BITS_CALL (&self->board, legal_walls_inline, self, walls);
}

void
qdr_position_find_lone_walls (const QdrPosition *self, const QdrBits legal[2], QdrBits lone[2])
{
  const QdrBits *border;
  QdrBits touched, met;

  g_return_if_fail (self != NULL && legal != NULL && lone != NULL);

  border = self->board.border_corners;
  touched = corners_touched (self->walls, &self->board, &met, QDR_BITS_WORDS);
  for (guint kind = 0; kind < 2; kind++) {
    const guint along = kind == 0 ? 1 : self->board.stride;

    lone[kind] = qdr_bits_minus (legal[kind], touched, QDR_BITS_WORDS);
    lone[kind] = qdr_bits_minus (lone[kind], qdr_bits_shift_up (touched, along, QDR_BITS_WORDS),
                                 QDR_BITS_WORDS);
    lone[kind] = qdr_bits_minus (lone[kind], qdr_bits_shift_down (touched, along, QDR_BITS_WORDS),
                                 QDR_BITS_WORDS);
    lone[kind] =
        qdr_bits_minus (lone[kind], border[kind == 0 ? QDR_WEST : QDR_SOUTH], QDR_BITS_WORDS);
    lone[kind] =
        qdr_bits_minus (lone[kind], border[kind == 0 ? QDR_EAST : QDR_NORTH], QDR_BITS_WORDS);
  }
}

static inline void
append_all (QdrMoveList *list, QdrMoveKind kind, const QdrBits *squares, guint words)
{
  QdrBitsIter iter = qdr_bits_iter_make (squares);
  guint count = list->count;

  while (qdr_bits_iter_next (&iter, words))
    list->moves[count++] = qdr_move_make (kind, iter.index);
  list->count = count;
}

void
qdr_position_generate_steps (const QdrPosition *self, QdrMoveList *list)
{
  QdrBits targets;

  g_return_if_fail (self != NULL && list != NULL);
  g_return_if_fail (list->count <= QDR_MAX_MOVES - QDR_MAX_STEPS);

  targets = step_targets (self, QDR_BITS_WORDS);
  append_all (list, QDR_MOVE_STEP, &targets, self->board.words);
}

void
qdr_position_generate_moves (const QdrPosition *self, QdrMoveList *list)
{
  g_return_if_fail (self != NULL && list != NULL);

  list->count = 0;
  if (qdr_position_winner (self) >= 0)
    return;

  qdr_position_generate_steps (self, list);
  if (self->stocks[self->turn] > 0) {
    QdrBits walls[2];

    qdr_position_find_legal_walls (self, walls);
    append_all (list, QDR_MOVE_HORIZONTAL_WALL, &walls[0], self->board.words);
    append_all (list, QDR_MOVE_VERTICAL_WALL, &walls[1], self->board.words);
  }
}

QDR_BITS_INLINE guint
count_moves_inline (const QdrPosition *self, guint words)
{
  guint count = qdr_bits_count (step_targets (self, words), words);

  if (self->stocks[self->turn] > 0) {
    QdrBits walls[2];

    legal_walls_inline (self, walls, words);
    count += qdr_bits_count (walls[0], words) + qdr_bits_count (walls[1], words);
  }
  return count;
}

guint
qdr_position_count_moves (const QdrPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (qdr_position_winner (self) >= 0)
    return 0;

  return QDR_BITS_CALL (&self->board, count_moves_inline, self);
}
