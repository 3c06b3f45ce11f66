/*
 * The transposition table: the results of earlier searches by position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-trans-table.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define BUCKET_ENTRIES 4

/* A cache line with the entries in which a position can be stored. */
typedef struct {
  QdrTableEntry entries[BUCKET_ENTRIES];
} Bucket;

G_STATIC_ASSERT (sizeof (Bucket) == 64);
G_STATIC_ASSERT (QDR_SCORE_WIN <= G_MAXINT16);
/* The upper half of a key can address every bucket of the largest table. */
G_STATIC_ASSERT (((guint64) QDR_MAX_TABLE_MIB << 20) / sizeof (Bucket) <= (guint64) 1 << 32);

/* With each new search, the value of an entry falls by this number of plies. */
#define PLIES_PER_AGE 6

#define PAGE ((gsize) 4 << 10)
#define HUGE_PAGE ((gsize) 2 << 20)

struct QdrTransTable {
  gpointer memory; /* holds the buckets, which start at the first huge page in it */
  Bucket *buckets;
  guint64 n_buckets;
  guint8 age;
};

/*
 * Makes the system provide all of the zeroed memory in advance. Otherwise the search would wait
 * whenever it touches a page for the first time, perhaps thousands of times between two checks of
 * the clock. With small pages, nearly every probe would also miss the TLB of the processor.
 */
static void
occupy (Bucket *buckets, gsize size)
{
#ifdef MADV_HUGEPAGE
  madvise (buckets, size, MADV_HUGEPAGE);
#endif
  for (gsize i = 0; i < size; i += PAGE)
    ((volatile guint8 *) buckets)[i] = 0;
}

QdrTransTable *
qdr_trans_table_new (guint mib)
{
  const gsize size = (gsize) mib << 20;
  QdrTransTable *self;
  gpointer memory;

  g_assert (mib >= 1);
  memory = calloc (1, size + HUGE_PAGE);
  if (memory == NULL)
    return NULL;

  self = g_new0 (QdrTransTable, 1);
  self->memory = memory;
  self->buckets = (Bucket *) (((guintptr) memory + HUGE_PAGE - 1) & ~(guintptr) (HUGE_PAGE - 1));
  self->n_buckets = size / sizeof (Bucket);
  occupy (self->buckets, size);
  return self;
}

void
qdr_trans_table_free (QdrTransTable *self)
{
  if (self == NULL)
    return;

  free (self->memory);
  g_free (self);
}

void
qdr_trans_table_clear (QdrTransTable *self)
{
  memset (self->buckets, 0, self->n_buckets * sizeof (Bucket));
  self->age = 0;
}

/* Returns the bucket of a position: the upper half of its key, scaled to the number of buckets. */
static Bucket *
find_bucket (const QdrTransTable *self, guint64 key)
{
  return &self->buckets[(key >> 32) * self->n_buckets >> 32];
}

void
qdr_trans_table_begin_search (QdrTransTable *self)
{
  self->age++;
}

/* Converts a score counted from the root to one counted from the node at @ply. */
static QdrScore
score_convert_to_node (QdrScore score, guint ply)
{
  if (score >= QDR_SCORE_PROVED)
    return score + (QdrScore) ply;
  if (score <= -QDR_SCORE_PROVED)
    return score - (QdrScore) ply;
  return score;
}

QdrScore
qdr_score_convert_to_root (QdrScore score, guint ply)
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
  __builtin_prefetch (find_bucket (self, key));
}

gboolean
qdr_trans_table_probe (const QdrTransTable *self, guint64 key, guint ply, QdrTableHit *hit)
{
  const Bucket *bucket = find_bucket (self, key);

  for (guint i = 0; i < BUCKET_ENTRIES; i++) {
    guint64 entry_key;
    const QdrTableContent content = qdr_table_entry_read (&bucket->entries[i], &entry_key);

    if (entry_key == key && content.bound != QDR_BOUND_NONE) {
      *hit = (QdrTableHit){
        .move = content.move,
        .score = qdr_score_convert_to_root (content.score, ply),
        .depth = content.depth,
        .bound = content.bound,
      };
      return TRUE;
    }
  }

  *hit = (QdrTableHit){ .move = QDR_MOVE_NONE, .bound = QDR_BOUND_NONE };
  return FALSE;
}

/* Returns the entry of this position, or else the least valuable entry of its bucket. @known
 * receives the content of the entry of this position, or empty content. */
static QdrTableEntry *
entry_to_replace (QdrTransTable *self, guint64 key, QdrTableContent *known)
{
  Bucket *bucket = find_bucket (self, key);
  QdrTableEntry *worst = NULL;
  int least = G_MAXINT;

  for (guint i = 0; i < BUCKET_ENTRIES; i++) {
    QdrTableEntry *entry = &bucket->entries[i];
    guint64 entry_key;
    const QdrTableContent content = qdr_table_entry_read (entry, &entry_key);
    /* The value of the entry in plies. */
    const int value = content.bound == QDR_BOUND_NONE
                          ? G_MININT
                          : content.depth - PLIES_PER_AGE * (guint8) (self->age - content.age);

    if (entry_key == key && content.bound != QDR_BOUND_NONE) {
      *known = content;
      return entry;
    }
    if (value < least) {
      worst = entry;
      least = value;
    }
  }

  *known = (QdrTableContent){ .move = QDR_MOVE_NONE, .bound = QDR_BOUND_NONE };
  return worst;
}

void
qdr_trans_table_store (QdrTransTable *self, guint64 key, guint ply, const QdrTableHit *hit)
{
  QdrTableContent known;
  QdrTableEntry *entry = entry_to_replace (self, key, &known);
  const QdrTableContent content = {
    .score = (gint16) score_convert_to_node (hit->score, ply),
    /* A node that failed low has no best move, so the move of an earlier search remains the best
     * guess. */
    .move = hit->move != QDR_MOVE_NONE ? hit->move : known.move,
    .depth = (guint8) CLAMP (hit->depth, 0, G_MAXUINT8),
    .bound = (guint8) hit->bound,
    .age = self->age,
  };

  qdr_table_entry_write (entry, key, &content);
}

gboolean
qdr_table_hit_is_sufficient (const QdrTableHit *hit,
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
