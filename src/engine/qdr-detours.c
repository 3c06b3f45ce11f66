/*
 * Detours: how much longer single walls can make the paths of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-detours.h"

#include "qdr-edges.h"
#include "qdr-fill.h"

/* Several walls are tried at once, each in its own lane: an operation on a word of a set works on
 * all lanes. The compiler uses the vector instructions of the processor for it. */
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

/* Closes the edges that a wall covers. */
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

/* Finds the open edges with the wall of each lane on the board. */
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
  const QdrBits pawn = qdr_fill_single_words (position->pawns[player], words);
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
    self->detours += detours[lane] >= 2;
  }
  batch->n = 0;
}

QDR_BITS_INLINE QdrDetours
find_words (const QdrPosition *position,
            guint player,
            const QdrPlayerPaths *player_paths,
            guint words)
{
  QdrDetours self = { 0 };
  Batch batch = { 0 };

  for (guint kind = 0; kind < 2; kind++) {
    const QdrBits fits = qdr_edges_slots_words (&position->board, position->walls, kind, words);
    const QdrBits blockers = qdr_bits_and (player_paths->blockers[kind], fits, words);
    QdrBitsIter iter = qdr_bits_iter (&blockers);

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

/* Compiles a second version for newer processors. It is chosen when the program is loaded, which is
 * too early for ThreadSanitizer. */
#if defined QDR_HAVE_TARGET_CLONES && !defined __SANITIZE_THREAD__
__attribute__ ((target_clones ("avx2", "default")))
#endif
QdrDetours
qdr_detours_find (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths)
{
  return QDR_BITS_CALL (&position->board, find_words, position, player, player_paths);
}
