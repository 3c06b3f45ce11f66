/*
 * The transposition table: the results of earlier searches by position.
 *
 * Any number of threads may probe and store at the same time without a lock; all other functions
 * are for one thread alone. The key of an entry is stored mixed with its content (Hyatt and Mann,
 * "A lock-less transposition table implementation for parallel search chess engines", ICGA Journal
 * 25, 2002). If two threads write at once and each leaves one half, the key that results is that of
 * no position, and the entry is as good as empty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-move.h"

#include <stdatomic.h>
#include <string.h>

G_BEGIN_DECLS

/** @brief What is known about a position. All zero: nothing. */
typedef struct {
  gint16 score;  /**< of a win or loss: counted from the node */
  QdrMove move;  /**< best or refuting move, or QDR_MOVE_NONE */
  guint8 depth;  /**< plies searched */
  guint8 bound;  /**< QdrBound; QDR_BOUND_NONE: the entry is empty */
  guint8 age;    /**< the search that stored it */
  guint8 unused; /**< always 0 */
} QdrTableContent;

G_STATIC_ASSERT (sizeof (QdrTableContent) == sizeof (guint64));

/** @brief An entry as it stands in memory. */
typedef struct {
  _Atomic guint64 mixed_key; /**< the key xor the content */
  _Atomic guint64 content;   /**< a QdrTableContent */
} QdrTableEntry;

/**
 * @brief Reads an entry.
 *
 * @param key  (out): of the position that the content is about
 */
static inline QdrTableContent
qdr_table_entry_read (const QdrTableEntry *self, guint64 *key)
{
  const guint64 word = atomic_load_explicit (&self->content, memory_order_relaxed);
  QdrTableContent content;

  memcpy (&content, &word, sizeof content);
  *key = atomic_load_explicit (&self->mixed_key, memory_order_relaxed) ^ word;
  return content;
}

/**
 * @brief Writes an entry.
 *
 * @param key      of the position
 * @param content  what is known about it
 */
static inline void
qdr_table_entry_write (QdrTableEntry *self, guint64 key, const QdrTableContent *content)
{
  guint64 word;

  memcpy (&word, content, sizeof word);
  atomic_store_explicit (&self->mixed_key, key ^ word, memory_order_relaxed);
  atomic_store_explicit (&self->content, word, memory_order_relaxed);
}

/** @brief What a stored score says about the true one. */
typedef enum {
  QDR_BOUND_NONE,
  QDR_BOUND_LOWER, /**< at least this much: the search failed high */
  QDR_BOUND_UPPER, /**< at most this much: the search failed low */
  QDR_BOUND_EXACT,
} QdrBound;

/** @brief What the table knows about a position. */
typedef struct {
  QdrMove move;   /**< best or refuting move, or QDR_MOVE_NONE */
  QdrScore score; /**< counted from the root */
  int depth;      /**< plies searched */
  QdrBound bound; /**< what the score says */
} QdrTableHit;

/**
 * @brief A score counted from the root, made of one counted from a node @p ply plies on.
 *
 * @param score  counted from the node
 * @param ply    plies from the root to the node
 */
QdrScore qdr_score_from_root (QdrScore score, guint ply);

/** @brief A table of a fixed size. */
typedef struct QdrTransTable QdrTransTable;

/**
 * @brief Makes a table.
 *
 * @param mib  1..QDR_MAX_TABLE_MIB; all of it is used
 * @return (transfer full) (nullable): NULL if the system refuses the memory; free with
 *         qdr_trans_table_free()
 */
QdrTransTable *qdr_trans_table_new (guint mib);

/** @brief Frees a table. */
void qdr_trans_table_free (QdrTransTable *self);

/** @brief Forgets everything. */
void qdr_trans_table_clear (QdrTransTable *self);

/** @brief Begins a new search: entries of earlier ones become the first to be replaced. */
void qdr_trans_table_age (QdrTransTable *self);

/**
 * @brief Fetches what a probe for @p key will look at into the cache of the processor.
 *
 * @param key  of a position
 */
void qdr_trans_table_prefetch (const QdrTransTable *self, guint64 key);

/**
 * @brief Looks a position up.
 *
 * @param key  of the position; two positions hardly ever have the same key, but they can, so the
 *             move must be checked before it is played
 * @param ply  distance of the node from the root
 * @param hit  (out): its score is counted from the root
 * @return FALSE, and a hit that knows nothing, if the position is not there
 */
gboolean
qdr_trans_table_probe (const QdrTransTable *self, guint64 key, guint ply, QdrTableHit *hit);

/**
 * @brief Remembers a position.
 *
 * A win in the table is counted from the node where it was found, not from the root, so that it
 * stays true wherever the position turns up.
 *
 * @param key  of the position
 * @param ply  distance of the node from the root
 * @param hit  its score is counted from the root
 */
void qdr_trans_table_store (QdrTransTable *self, guint64 key, guint ply, const QdrTableHit *hit);

/**
 * @brief Whether what the table knows makes searching to @p depth with this window unnecessary.
 *
 * A proved win or loss holds at any depth.
 *
 * @param hit       what the table knows
 * @param depth     plies to search
 * @param alpha     lower end of the window
 * @param beta      upper end of the window
 * @param is_exact  whether a score from a deeper search will not do either
 */
gboolean qdr_table_hit_decides (const QdrTableHit *hit,
                                int depth,
                                QdrScore alpha,
                                QdrScore beta,
                                gboolean is_exact);

G_END_DECLS
