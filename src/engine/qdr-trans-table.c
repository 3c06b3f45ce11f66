/*
 * The transposition table: what earlier searches found out about a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-trans-table.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct {
  guint64 key;
  gint16 score; /* of a win or loss: counted from this node */
  QdrMove move;
  guint8 depth;
  guint8 bound; /* QDR_BOUND_NONE: the entry is empty */
  guint8 age;   /* the search that stored it */
} Entry;

#define BUCKET_ENTRIES 4

/* One cache line: the few places a position may be stored at. */
typedef struct {
  Entry entries[BUCKET_ENTRIES];
} Bucket;

G_STATIC_ASSERT (sizeof (Bucket) == 64);
G_STATIC_ASSERT (QDR_SCORE_WIN <= G_MAXINT16);

/* An entry of the search before is worth as much as one of this search that is so much shallower. */
#define PLIES_PER_AGE 6

/* Bytes. */
#define HUGE_PAGE ((gsize) 2 << 20)

struct QdrTransTable {
  Bucket *buckets;
  gsize mask; /* number of buckets - 1, a power of two less one */
  guint8 age;
};

/* Memory full of zeros on huge pages where the system has them: nearly every probe would otherwise
 * miss in the processor's table of pages as well. NULL if there is not enough. */
static Bucket *
allocate_buckets (gsize n_buckets)
{
  const gsize size = MAX (n_buckets * sizeof (Bucket), HUGE_PAGE);
  Bucket *buckets = aligned_alloc (HUGE_PAGE, size);

  if (buckets == NULL)
    return NULL;
#ifdef MADV_HUGEPAGE
  madvise (buckets, size, MADV_HUGEPAGE);
#endif
  memset (buckets, 0, size);
  return buckets;
}

QdrTransTable *
qdr_trans_table_new (guint mib)
{
  QdrTransTable *self = g_new0 (QdrTransTable, 1);
  gsize n_buckets = 1;

  g_assert (mib >= 1);
  while (n_buckets * 2 * sizeof (Bucket) <= (gsize) mib << 20)
    n_buckets *= 2;
  self->buckets = allocate_buckets (n_buckets);
  if (self->buckets == NULL)
    g_error ("no memory for a transposition table of %u MiB", mib);
  self->mask = n_buckets - 1;

  return self;
}

void
qdr_trans_table_free (QdrTransTable *self)
{
  free (self->buckets);
  g_free (self);
}

void
qdr_trans_table_clear (QdrTransTable *self)
{
  memset (self->buckets, 0, (self->mask + 1) * sizeof (Bucket));
  self->age = 0;
}

void
qdr_trans_table_age (QdrTransTable *self)
{
  self->age++;
}

/* A score counted from the root as one counted from the node, which is @ply plies on. */
static QdrScore
score_from_node (QdrScore score, guint ply)
{
  if (score >= QDR_SCORE_PROVED)
    return score + (QdrScore) ply;
  if (score <= -QDR_SCORE_PROVED)
    return score - (QdrScore) ply;
  return score;
}

QdrScore
qdr_score_from_root (QdrScore score, guint ply)
{
  if (score >= QDR_SCORE_PROVED)
    return score - (QdrScore) ply;
  if (score <= -QDR_SCORE_PROVED)
    return score + (QdrScore) ply;
  return score;
}

void
qdr_trans_table_prefetch (const QdrTransTable *self, guint64 key)
{
  __builtin_prefetch (&self->buckets[key & self->mask]);
}

gboolean
qdr_trans_table_probe (const QdrTransTable *self, guint64 key, guint ply, QdrTableHit *hit)
{
  const Bucket *bucket = &self->buckets[key & self->mask];

  for (guint i = 0; i < BUCKET_ENTRIES; i++) {
    const Entry *entry = &bucket->entries[i];

    if (entry->key == key && entry->bound != QDR_BOUND_NONE) {
      *hit = (QdrTableHit){
        .move = entry->move,
        .score = qdr_score_from_root (entry->score, ply),
        .depth = entry->depth,
        .bound = entry->bound,
      };
      return TRUE;
    }
  }

  *hit = (QdrTableHit){ .move = QDR_MOVE_NONE, .bound = QDR_BOUND_NONE };
  return FALSE;
}

/* How much would be lost with the entry; an empty one is worth nothing. */
static int
entry_value (const QdrTransTable *self, const Entry *entry)
{
  if (entry->bound == QDR_BOUND_NONE)
    return G_MININT;
  return entry->depth - PLIES_PER_AGE * (guint8) (self->age - entry->age);
}

/* The entry of this position if there is one, otherwise the least valuable of its bucket. */
static Entry *
entry_to_replace (const QdrTransTable *self, guint64 key)
{
  Bucket *bucket = &self->buckets[key & self->mask];
  Entry *worst = &bucket->entries[0];

  for (guint i = 0; i < BUCKET_ENTRIES; i++) {
    Entry *entry = &bucket->entries[i];

    if (entry->key == key && entry->bound != QDR_BOUND_NONE)
      return entry;
    if (entry_value (self, entry) < entry_value (self, worst))
      worst = entry;
  }

  return worst;
}

void
qdr_trans_table_store (QdrTransTable *self, guint64 key, guint ply, const QdrTableHit *hit)
{
  Entry *entry = entry_to_replace (self, key);
  QdrMove move = hit->move;

  /* A node that failed low has no best move; the one known before is still the best guess. */
  if (move == QDR_MOVE_NONE && entry->bound != QDR_BOUND_NONE && entry->key == key)
    move = entry->move;

  *entry = (Entry){
    .key = key,
    .score = (gint16) score_from_node (hit->score, ply),
    .move = move,
    .depth = (guint8) CLAMP (hit->depth, 0, G_MAXUINT8),
    .bound = (guint8) hit->bound,
    .age = self->age,
  };
}

gboolean
qdr_table_hit_decides (const QdrTableHit *hit,
                       int depth,
                       QdrScore alpha,
                       QdrScore beta,
                       gboolean is_exact)
{
  gboolean fails_high = (hit->bound & QDR_BOUND_LOWER) != 0 && hit->score >= beta;
  gboolean fails_low = (hit->bound & QDR_BOUND_UPPER) != 0 && hit->score <= alpha;

  if (fails_high && hit->score >= QDR_SCORE_PROVED)
    return TRUE;
  if (fails_low && hit->score <= -QDR_SCORE_PROVED)
    return TRUE;
  if (is_exact ? hit->depth != depth : hit->depth < depth)
    return FALSE;
  return (hit->bound == QDR_BOUND_EXACT || fails_high || fails_low);
}
