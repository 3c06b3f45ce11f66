/*
 * The shortest paths of all players, updated from position to position, and the detours that single
 * walls would cause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortest-paths.h"

#include "qdr-edges.h"
#include "qdr-fill.h"
#include "qdr-movegen.h"

/* Returns the set that has only the lowest member of @bits. */
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

/* Adds to @blockers each wall that covers all @edges. An edge can be covered by two walls: one is
 * on the corner with the index of the edge, the other on the corner whose index is lower by
 * @beside. */
QDR_BITS_INLINE void
add_blockers (QdrBits *blockers, QdrBits edges, guint beside, guint words)
{
  const QdrBits first = first_member (edges, words);
  const QdrBits rest = qdr_bits_minus (edges, first, words);

  if (!qdr_bits_any (rest, words))
    *blockers =
        qdr_bits_or (*blockers,
                     qdr_bits_or (first, qdr_bits_shift_down (first, beside, words), words), words);
  else if (qdr_bits_equal (rest, qdr_bits_shift_up (first, beside, words), words))
    *blockers = qdr_bits_or (*blockers, first, words);
}

/* Returns the walls that cover at least one of @edges. */
QDR_BITS_INLINE QdrBits
covering (QdrBits edges, guint beside, const QdrBits *corners, guint words)
{
  return qdr_bits_and (qdr_bits_or (edges, qdr_bits_shift_down (edges, beside, words), words),
                       *corners, words);
}

/* Sets all fields except the length by following the layers from the pawn to the goal. The index of
 * an edge is that of the square below it or left of it. */
QDR_BITS_INLINE void
follow_layers (QdrPlayerPaths *self,
               const QdrPosition *position,
               QdrSquare pawn,
               const QdrBits *layers,
               guint words)
{
  const guint stride = position->board.stride;
  const QdrBits *open = position->open;
  QdrBits here = qdr_bits_make_single (pawn, words);
  QdrBits all_rises = { 0 };
  QdrBits all_runs = { 0 };

  for (guint distance = self->length; distance > 0; distance--) {
    const QdrBits *ahead = &layers[distance - 1];
    const QdrBits north =
        qdr_bits_and (qdr_bits_shift_up (qdr_bits_and (here, open[QDR_NORTH], words), stride,
                                         words),
                      *ahead, words);
    const QdrBits east =
        qdr_bits_and (qdr_bits_shift_up (qdr_bits_and (here, open[QDR_EAST], words), 1, words),
                      *ahead, words);
    const QdrBits south =
        qdr_bits_and (qdr_bits_shift_down (qdr_bits_and (here, open[QDR_SOUTH], words), stride,
                                           words),
                      *ahead, words);
    const QdrBits west =
        qdr_bits_and (qdr_bits_shift_down (qdr_bits_and (here, open[QDR_WEST], words), 1, words),
                      *ahead, words);
    const QdrBits rises = qdr_bits_or (qdr_bits_shift_down (north, stride, words), south, words);
    const QdrBits runs = qdr_bits_or (qdr_bits_shift_down (east, 1, words), west, words);

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

/* Sets the squares that are as near to the goal as the pawn or nearer. */
QDR_BITS_INLINE void
find_as_near (QdrPlayerPaths *self, const QdrBits *reached, const QdrBits *layers, guint words)
{
  QdrBits nearer = *reached;

  for (guint i = 0; i < G_N_ELEMENTS (self->as_near); i++) {
    self->as_near[i] = nearer;
    for (guint layer = 2 * i; layer < 2 * i + 2 && layer <= self->length; layer++)
      nearer = qdr_bits_minus (nearer, layers[self->length - layer], words);
  }
}

QDR_BITS_INLINE void
find_player_paths (QdrPlayerPaths *self,
                   const QdrPosition *position,
                   guint player,
                   QdrBits *layers,
                   guint words)
{
  QdrBits reached;

  self->bottlenecks = 0;
  self->squares = (QdrBits){ 0 };
  for (guint kind = 0; kind < 2; kind++)
    self->cutters[kind] = self->blockers[kind] = (QdrBits){ 0 };
  self->length = qdr_fill_find_layers_inline (position, player, layers, &reached, words);
  if (self->length == QDR_UNREACHABLE)
    return;
  follow_layers (self, position, position->pawns[player], layers, words);
  find_as_near (self, &reached, layers, words);
}

static void
find_again (QdrShortestPaths *self, const QdrPosition *position, guint player)
{
  /* All variants of the inlined function share this array. With an array in each variant,
   * AddressSanitizer would mark all arrays at every call. */
  QdrBits layers[QDR_FILL_MAX_LAYERS];

  QDR_BITS_CALL (&position->board, find_player_paths, &self->found[player], position, player,
                 layers);
  self->of[player] = &self->found[player];
}

void
qdr_shortest_paths_find (QdrShortestPaths *self, const QdrPosition *position)
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player))
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
    if (!qdr_position_is_player_in_play (position, player))
      continue;
    if ((is_step && player == mover) ||
        (is_wall && qdr_shortest_paths_would_be_cut (before, player, move)))
      find_again (self, position, player);
    else
      self->of[player] = before->of[player];
  }
}

QdrMove
qdr_shortest_paths_find_winning_step (const QdrShortestPaths *self, const QdrPosition *position)
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

/* Several walls are tried at the same time, each in its own lane: an operation on a word of a set
 * works on all lanes. The compiler uses the vector instructions of the processor for it. */
#define LANES 4

typedef guint64 LaneWord __attribute__ ((vector_size (LANES * sizeof (guint64))));

/* Lanes of zeros; adding a word to them copies it to every lane. */
static const LaneWord no_lanes;

typedef struct {
  LaneWord word[QDR_BITS_WORDS];
} LaneBits;

/* The walls that are tried together. */
typedef struct {
  guint n;
  guint kinds[LANES];
  guint corners[LANES];
} Batch;

QDR_BITS_INLINE void
clear_in_lane (LaneBits *bits, guint index, guint lane)
{
  bits->word[index / 64][lane] &= ~(G_GUINT64_CONSTANT (1) << (index % 64));
}

/* Closes the edges that a wall covers, in one lane. */
QDR_BITS_INLINE void
close_edges (LaneBits open[QDR_DIRECTIONS], guint kind, guint corner, guint stride, guint lane)
{
  const gboolean is_horizontal = kind == 0;
  const guint across = is_horizontal ? stride : 1;
  const guint along = is_horizontal ? 1 : stride;
  LaneBits *forth = &open[is_horizontal ? QDR_NORTH : QDR_EAST];
  LaneBits *back = &open[is_horizontal ? QDR_SOUTH : QDR_WEST];

  clear_in_lane (forth, corner, lane);
  clear_in_lane (forth, corner + along, lane);
  clear_in_lane (back, corner + across, lane);
  clear_in_lane (back, corner + across + along, lane);
}

/* Sets @open to the open edges of the position. In each lane, the edges that the wall of this lane
 * covers are closed. */
QDR_BITS_INLINE void
open_lanes (LaneBits open[QDR_DIRECTIONS],
            const QdrPosition *position,
            const Batch *batch,
            guint words)
{
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    for (guint i = 0; i < words; i++)
      open[direction].word[i] = no_lanes + position->open[direction].word[i];

  for (guint lane = 0; lane < batch->n; lane++)
    close_edges (open, batch->kinds[lane], batch->corners[lane], position->board.stride, lane);
}

/* Adds to @reached the squares one step away from it. */
QDR_BITS_INLINE void
step_lanes (LaneBits *reached, const LaneBits open[QDR_DIRECTIONS], guint stride, guint words)
{
  const LaneBits from = *reached;

  for (guint i = 0; i < words; i++) {
    const LaneWord north = from.word[i] & open[QDR_NORTH].word[i];
    const LaneWord east = from.word[i] & open[QDR_EAST].word[i];
    const LaneWord south = from.word[i] & open[QDR_SOUTH].word[i];
    const LaneWord west = from.word[i] & open[QDR_WEST].word[i];

    reached->word[i] |= north << stride | east << 1 | south >> stride | west >> 1;
    if (i + 1 < words)
      reached->word[i + 1] |= north >> (64 - stride) | east >> 63;
    if (i > 0)
      reached->word[i - 1] |= south << (64 - stride) | west << 63;
  }
}

/* Finds by how many steps the wall of each lane makes the path longer; 0 if it shuts in the
 * player. */
QDR_BITS_INLINE void
find_detours (const QdrPosition *position,
              guint player,
              guint length,
              const Batch *batch,
              guint detours[LANES],
              guint words)
{
  const guint stride = position->board.stride;
  const QdrBits *goal = qdr_position_goal (position, player);
  const QdrBits pawn = qdr_bits_make_single (position->pawns[player], words);
  guint undecided = (1u << batch->n) - 1;
  LaneBits open[QDR_DIRECTIONS];
  LaneBits reached;

  open_lanes (open, position, batch, words);
  for (guint i = 0; i < words; i++)
    reached.word[i] = no_lanes + pawn.word[i];
  for (guint step = 0; step < length; step++)
    step_lanes (&reached, open, stride, words);

  for (guint detour = 1; undecided != 0; detour++) {
    const LaneBits before = reached;
    LaneWord arrived = no_lanes;
    LaneWord grown = no_lanes;

    step_lanes (&reached, open, stride, words);
    for (guint i = 0; i < words; i++) {
      arrived |= reached.word[i] & goal->word[i];
      grown |= reached.word[i] ^ before.word[i];
    }
    for (guint lane = 0; lane < batch->n; lane++)
      if ((undecided >> lane & 1) != 0 && (arrived[lane] != 0 || grown[lane] == 0)) {
        detours[lane] = arrived[lane] != 0 ? detour : 0;
        undecided &= ~(1u << lane);
      }
  }
}

const guint qdr_detour_lengths[QDR_DETOUR_LENGTHS] = { 2, 3, 4, 6, 8, 11 };

QDR_BITS_INLINE void
try_batch (QdrDetours *self,
           const QdrPosition *position,
           guint player,
           const QdrPlayerPaths *player_paths,
           Batch *batch,
           guint words)
{
  guint detours[LANES] = { 0 };

  find_detours (position, player, player_paths->length, batch, detours, words);
  for (guint lane = 0; lane < batch->n; lane++) {
    self->longest = MAX (self->longest, detours[lane]);
    for (guint i = 0; i < QDR_DETOUR_LENGTHS; i++)
      self->detours[i] += detours[lane] >= qdr_detour_lengths[i];
  }
  batch->n = 0;
}

QDR_BITS_INLINE QdrDetours
try_blockers (const QdrPosition *position,
              guint player,
              const QdrPlayerPaths *player_paths,
              guint words)
{
  QdrDetours self = { 0 };
  Batch batch = { 0 };

  for (guint kind = 0; kind < 2; kind++) {
    const QdrBits fits =
        qdr_edges_find_free_slots_inline (&position->board, position->walls, kind, words);
    const QdrBits blockers = qdr_bits_and (player_paths->blockers[kind], fits, words);
    QdrBitsIter iter = qdr_bits_iter_make (&blockers);

    self.cutters += qdr_bits_count (qdr_bits_and (player_paths->cutters[kind], fits, words), words);
    self.blockers += qdr_bits_count (blockers, words);
    while (qdr_bits_iter_next (&iter, words)) {
      batch.kinds[batch.n] = kind;
      batch.corners[batch.n++] = iter.index;
      if (batch.n == LANES)
        try_batch (&self, position, player, player_paths, &batch, words);
    }
  }
  if (batch.n > 0)
    try_batch (&self, position, player, player_paths, &batch, words);

  return self;
}

/* Compiles a second version for newer processors. One of the two versions is chosen when the
 * program is loaded. This is too early for ThreadSanitizer. */
#if defined QDR_HAVE_TARGET_CLONES && !defined __SANITIZE_THREAD__
__attribute__ ((target_clones ("avx2", "default")))
#endif
QdrDetours
qdr_detours_find (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths)
{
  return QDR_BITS_CALL (&position->board, try_blockers, position, player, player_paths);
}
