/*
 * The evaluation of the side of one player: what the walls on the board mean for its race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-side-evaluation.h"

#include "qdr-detours.h"
#include "qdr-mobility.h"

/* A power of two; all entries fit into the cache of a processor core. */
#define CACHE_ENTRIES (1 << 15)

typedef struct {
  guint64 key;
  QdrSideEvaluation evaluation;
} Entry;

struct QdrSideEvaluationCache {
  Entry entries[CACHE_ENTRIES];
};

guint
qdr_side_evaluation_threat (guint stock)
{
  return stock < 2 ? stock : stock < 4 ? 2 : 3;
}

static void
append (QdrSideTerms *terms, guint table, guint row, guint rows)
{
  terms->first[terms->count++] = (guint16) (table + MIN (row, rows - 1) * QDR_THREATS);
}

/* Adds every wall on the board, by where it lies as seen from the pawn: how far ahead, and how far
 * to the side. Left and right are alike. */
static void
append_walls (QdrSideTerms *terms, const QdrPosition *position, guint player)
{
  const guint words = position->board.words;
  const int stride = position->board.stride;
  const int pawn_row = position->pawns[player] / stride;
  const int pawn_column = position->pawns[player] % stride;
  const int n_behind = QDR_WALL_ROWS / 3;
  guint count = terms->count;

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter (&position->walls[kind]);

    while (qdr_bits_iter_next (&iter, words)) {
      const int row = (int) iter.index / stride;
      const int column = (int) iter.index % stride;
      const int ahead = player == 0 ? row - pawn_row : pawn_row - 1 - row;
      const int aside = column >= pawn_column ? column - pawn_column : pawn_column - 1 - column;
      const guint place =
          kind * QDR_WALL_ROWS + (guint) CLAMP (ahead + n_behind, 0, QDR_WALL_ROWS - 1);

      terms->first[count++] =
          (guint16) (QDR_WEIGHT_WALL +
                     (place * QDR_WALL_COLUMNS + (guint) MIN (aside, QDR_WALL_COLUMNS - 1)) *
                         QDR_THREATS);
    }
  }
  terms->count = count;
}

void
qdr_side_evaluation_find_terms (const QdrPosition *position,
                                guint player,
                                const QdrPlayerPaths *player_paths,
                                QdrSideTerms *terms)
{
  const QdrDetours detours = qdr_detours_find (position, player, player_paths);
  const QdrMobility mobility = qdr_mobility_find (position, player);

  terms->count = 0;
  append (terms, QDR_WEIGHT_DISTANCE, player_paths->length, QDR_DISTANCES);
  append (terms, QDR_WEIGHT_BOTTLENECKS, player_paths->bottlenecks, QDR_BOTTLENECKS);
  append (terms, QDR_WEIGHT_BLOCKERS, detours.blockers, QDR_BLOCKERS);
  append (terms, QDR_WEIGHT_CUTTERS, detours.cutters, QDR_CUTTERS);
  append (terms, QDR_WEIGHT_LONGEST_DETOUR, detours.longest, QDR_DETOURS);
  append (terms, QDR_WEIGHT_DETOURS, detours.detours, QDR_DETOURS);
  append (terms, QDR_WEIGHT_REACH, mobility.reach, QDR_REACHES);
  append (terms, QDR_WEIGHT_DEAD_ENDS, mobility.dead_ends, QDR_DEAD_ENDS);
  append_walls (terms, position, player);
}

QdrSideEvaluationCache *
qdr_side_evaluation_cache_new (void)
{
  return g_new0 (QdrSideEvaluationCache, 1);
}

void
qdr_side_evaluation_cache_free (QdrSideEvaluationCache *self)
{
  g_free (self);
}

static QdrSideEvaluation
sum_up (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths)
{
  int sums[QDR_THREATS] = { 0 };
  QdrSideTerms terms;
  QdrSideEvaluation evaluation;

  qdr_side_evaluation_find_terms (position, player, player_paths, &terms);
  for (guint i = 0; i < terms.count; i++)
    for (guint threat = 0; threat < QDR_THREATS; threat++)
      sums[threat] += qdr_small_board_weights[terms.first[i] + threat];
  for (guint threat = 0; threat < QDR_THREATS; threat++)
    evaluation.score[threat] = (gint16) CLAMP (sums[threat], G_MININT16, G_MAXINT16);
  return evaluation;
}

QdrSideEvaluation
qdr_side_evaluation_find (QdrSideEvaluationCache *cache,
                          const QdrPosition *position,
                          guint player,
                          const QdrPlayerPaths *player_paths)
{
  /* What the evaluation depends on besides the walls. Never 0, the key of an empty entry. */
  const guint64 rest =
      ((guint64) position->board.width << 24 | (guint64) position->board.height << 16 |
       (guint64) position->pawns[player] << 1 | player) +
      1;
  const guint64 key = position->wall_key ^ rest * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  Entry *entry = &cache->entries[key >> 49];

  G_STATIC_ASSERT (CACHE_ENTRIES == 1 << (64 - 49));

  if (entry->key != key)
    *entry = (Entry){ .key = key, .evaluation = sum_up (position, player, player_paths) };
  return entry->evaluation;
}
