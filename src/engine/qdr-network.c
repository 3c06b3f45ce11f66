/*
 * The networks that evaluate positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-network.h"

/* The number of entries of the cache of sides, a power of two. They fit into the cache of a
 * processor core. */
#define CACHE_BITS 12
#define CACHE_ENTRIES (1 << CACHE_BITS)

typedef struct {
  guint64 key;
  QdrSideUnits side;
} Entry;

struct QdrSideCache {
  Entry entries[CACHE_ENTRIES];
};

QdrSideCache *
qdr_side_cache_new (void)
{
  return g_new0 (QdrSideCache, 1);
}

void
qdr_side_cache_free (QdrSideCache *self)
{
  g_free (self);
}

/* Some units, which the compiler handles together. */
#define LANES 16
#define N_LANES (QDR_UNITS / LANES)

typedef gint16 Lanes
    __attribute__ ((vector_size (LANES * sizeof (gint16)), aligned (16), may_alias));

/* Sanitizers would check each number on its own, and slow down every test. */
#define UNSANITIZED __attribute__ ((no_sanitize ("address", "undefined")))

UNSANITIZED static inline int
limit_unit (int unit)
{
  return CLAMP (unit, 0, QDR_UNIT_ONE);
}

static const QdrNetworkWeights *
find_weights (const QdrPosition *position)
{
  return position->players == 2 ? &qdr_network_weights : &qdr_network_weights_of_four;
}

/* Sets @units to the units of the first layer, added to those of the mirror image. */
UNSANITIZED static inline void
add_up_inputs (const QdrUnits *weights, const QdrSideInputs *inputs, QdrUnits units)
{
  Lanes here[N_LANES] = { 0 };
  Lanes mirrored[N_LANES];

  for (guint i = 0; i < inputs->n_common; i++)
    for (guint j = 0; j < N_LANES; j++)
      here[j] += ((const Lanes *) (gconstpointer) weights[inputs->common[i]])[j];
  for (guint j = 0; j < N_LANES; j++)
    mirrored[j] = here[j];
  for (guint i = 0; i < inputs->n_sided; i++)
    for (guint j = 0; j < N_LANES; j++) {
      here[j] += ((const Lanes *) (gconstpointer) weights[inputs->sided[0][i]])[j];
      mirrored[j] += ((const Lanes *) (gconstpointer) weights[inputs->sided[1][i]])[j];
    }
  for (guint i = 0; i < QDR_UNITS; i++)
    units[i] = (gint16) (limit_unit (((const gint16 *) here)[i]) +
                         limit_unit (((const gint16 *) mirrored)[i]));
}

/* Compiles a second version for newer processors. One of the two versions is chosen when the
 * program is loaded. This is too early for ThreadSanitizer. */
#if defined QDR_HAVE_TARGET_CLONES && !defined __SANITIZE_THREAD__
__attribute__ ((target_clones ("avx2", "default")))
#endif
UNSANITIZED static void
find_side_of_inputs (QdrSideUnits *self,
                     const QdrNetworkWeights *weights,
                     const QdrSideInputs *inputs)
{
  Lanes own[N_LANES] = { 0 };
  Lanes other[N_LANES] = { 0 };
  QdrUnits units;

  add_up_inputs (weights->side, inputs, units);
  /* Products and sums fit into 16 bits: a product is at most 254 x 127, and it is divided by 32,
   * the number of units, before it is added. */
  for (guint i = 0; i < QDR_UNITS; i++)
    for (guint j = 0; j < N_LANES; j++) {
      own[j] += (units[i] * ((const Lanes *) (gconstpointer) weights->own[i])[j]) >> 5;
      other[j] += (units[i] * ((const Lanes *) (gconstpointer) weights->other[i])[j]) >> 5;
    }
  for (guint j = 0; j < N_LANES; j++) {
    ((Lanes *) (gpointer) self->own)[j] = (own[j] + QDR_UNITS / 2) >> 1;
    ((Lanes *) (gpointer) self->other)[j] = (other[j] + QDR_UNITS / 2) >> 1;
  }
}

static void
find_side (QdrSideUnits *self,
           const QdrPosition *position,
           guint player,
           const QdrPlayerPaths *player_paths)
{
  QdrSideInputs inputs;

  qdr_side_inputs_find (position, player, player_paths, &inputs);
  find_side_of_inputs (self, find_weights (position), &inputs);
}

static void
find_again (QdrSides *self,
            QdrSideCache *cache,
            const QdrPosition *position,
            const QdrShortestPaths *paths,
            guint player)
{
  /* A side depends on the walls and on this number. The number is never 0: without walls, the key
   * would then be 0, as in an empty entry. */
  const guint64 rest =
      ((guint64) position->board.width << 32 | (guint64) position->board.height << 24 |
       (guint64) position->pawns[player] << 3 | (position->players > 2) << 2 | player) +
      1;
  const guint64 key = position->wall_key ^ rest * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  Entry *entry = cache == NULL ? NULL : &cache->entries[key >> (64 - CACHE_BITS)];

  self->of[player] = &self->found[player];
  if (entry != NULL && entry->key == key) {
    self->found[player] = entry->side;
    return;
  }
  find_side (&self->found[player], position, player, paths->of[player]);
  if (entry != NULL)
    *entry = (Entry){ .key = key, .side = self->found[player] };
}

void
qdr_sides_find (QdrSides *self,
                QdrSideCache *cache,
                const QdrPosition *position,
                const QdrShortestPaths *paths)
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player))
      find_again (self, cache, position, paths, player);
}

void
qdr_sides_update (QdrSides *self,
                  const QdrSides *before,
                  QdrSideCache *cache,
                  const QdrPosition *position,
                  const QdrShortestPaths *paths)
{
  for (guint player = 0; player < position->players; player++) {
    if (!qdr_position_is_player_in_play (position, player))
      continue;
    if (paths->of[player] == &paths->found[player])
      find_again (self, cache, position, paths, player);
    else
      self->of[player] = before->of[player];
  }
}

UNSANITIZED QdrScore
qdr_network_evaluate (const QdrPosition *position,
                      const QdrShortestPaths *paths,
                      const QdrSides *sides,
                      guint player)
{
  const QdrNetworkWeights *weights = find_weights (position);
  const QdrRaceInputs inputs = qdr_race_inputs_find (position, paths, player);
  const gint16 *meeting = weights->meeting[inputs.meeting];
  const gint16 *output = weights->output[inputs.output];
  int units[QDR_UNITS];
  int sum = 0;

  for (guint i = 0; i < QDR_UNITS; i++)
    units[i] = meeting[i];
  for (guint i = 0; i < position->players; i++)
    if (qdr_position_is_player_in_play (position, i)) {
      const gboolean is_other = i != player;
      const gint16 *side = is_other ? sides->of[i]->other : sides->of[i]->own;
      const gint16 *stock = weights->stocks[is_other][inputs.stocks[i]];

      for (guint j = 0; j < QDR_UNITS; j++)
        units[j] += side[j] + stock[j];
    }
  for (guint i = 0; i < QDR_UNITS; i++)
    sum += limit_unit (units[i]) * output[i];
  return weights->race[inputs.race] + sum / (QDR_UNIT_ONE * QDR_OUTPUT_ONE);
}
