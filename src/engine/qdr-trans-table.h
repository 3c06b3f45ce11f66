/*
 * The transposition table: the results of earlier searches by position.
 *
 * Any number of threads may probe and store at the same time without a lock. During any other
 * function, no other thread may use the table. The key of an entry is stored mixed with its content
 * (Hyatt and Mann, "A lock-less transposition table implementation for parallel search chess
 * engines", ICGA Journal 25, 2002). Two threads that write to an entry at the same time may leave
 * one half from each of them. Then the key that is read belongs to no position, so the entry is
 * never found.
 *
 * It is separate from qdr-search-context because all threads of a search share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-move.h"

#include <stdatomic.h>
#include <string.h>

G_BEGIN_DECLS

/** @brief The content of an entry. All zero if it is empty. */
typedef struct {
  gint16 score;  /**< score; wins and losses are counted from the node */
  QdrMove move;  /**< best or refuting move, or QDR_MOVE_NONE */
  guint8 depth;  /**< plies searched */
  guint8 bound;  /**< a QdrBound; QDR_BOUND_NONE for an empty entry */
  guint8 age;    /**< number of the search that stored the entry, modulo 256 */
  guint8 unused; /**< always 0 */
} QdrTableContent;

G_STATIC_ASSERT (sizeof (QdrTableContent) == sizeof (guint64));

/** @brief An entry in memory. */
typedef struct {
  _Atomic guint64 mixed_key; /**< the key xor the content */
  _Atomic guint64 content;   /**< a QdrTableContent */
} QdrTableEntry;

/**
 * @brief Reads an entry.
 *
 * @param key  (out): key of the position of the entry
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
 * @param key  key of the position
 */
static inline void
qdr_table_entry_write (QdrTableEntry *self, guint64 key, const QdrTableContent *content)
{
  guint64 word;

  memcpy (&word, content, sizeof word);
  atomic_store_explicit (&self->mixed_key, key ^ word, memory_order_relaxed);
  atomic_store_explicit (&self->content, word, memory_order_relaxed);
}

/** @brief Relations of a stored score to the true score. */
typedef enum {
  QDR_BOUND_NONE,
  QDR_BOUND_LOWER, /**< the true score is at least as high: the search failed high */
  QDR_BOUND_UPPER, /**< the true score is at most as high: the search failed low */
  QDR_BOUND_EXACT,
} QdrBound;

/** @brief A result that is read from the table or stored in it. */
typedef struct {
  QdrMove move;   /**< best or refuting move, or QDR_MOVE_NONE */
  QdrScore score; /**< counted from the root */
  int depth;      /**< plies searched */
  QdrBound bound; /**< relation of the score to the true score */
} QdrTableHit;

/**
 * @brief Converts a score counted from a node to one counted from the root.
 *
 * @param ply  distance of the node from the root
 */
QdrScore qdr_score_convert_to_root (QdrScore score, guint ply);

/** @brief A transposition table of a fixed size. */
typedef struct QdrTransTable QdrTransTable;

/**
 * @brief Creates a table.
 *
 * @param mib  size, 1..QDR_MAX_TABLE_MIB; the whole size is occupied from the start
 * @return (transfer full) (nullable): free with qdr_trans_table_free(); NULL if there is not enough
 *         memory
 */
QdrTransTable *qdr_trans_table_new (guint mib);

/** @brief Frees a table. */
void qdr_trans_table_free (QdrTransTable *self);

/** @brief Removes all entries. */
void qdr_trans_table_clear (QdrTransTable *self);

/**
 * @brief Begins a new search. From now on, entries of earlier searches are more likely to be
 *        replaced.
 */
void qdr_trans_table_begin_search (QdrTransTable *self);

/** @brief Fetches the entries for @p key into the cache of the processor. */
void qdr_trans_table_prefetch (const QdrTransTable *self, guint64 key);

/**
 * @brief Looks up a position.
 *
 * @param key  key of the position. Different positions may have the same key, although they hardly
 *             ever do. So the move must be checked before it is played
 * @param ply  distance of the node from the root
 * @param hit  (out): the result; its score is counted from the root
 * @return whether the position is in the table; if not, the hit has no move and the bound
 *         QDR_BOUND_NONE
 */
gboolean
qdr_trans_table_probe (const QdrTransTable *self, guint64 key, guint ply, QdrTableHit *hit);

/**
 * @brief Stores a result.
 *
 * Wins and losses are stored counted from the node, not from the root, so that they hold wherever
 * the position occurs.
 *
 * @param key  key of the position
 * @param ply  distance of the node from the root
 * @param hit  the result; its score is counted from the root
 */
void qdr_trans_table_store (QdrTransTable *self, guint64 key, guint ply, const QdrTableHit *hit);

/**
 * @brief Returns whether a result makes searching to @p depth with this window unnecessary.
 *
 * A proved win or loss holds at any depth.
 *
 * @param depth     plies to search
 * @param alpha     lower end of the window
 * @param beta      upper end of the window
 * @param is_exact  whether only a result of exactly this depth counts
 */
gboolean qdr_table_hit_is_sufficient (const QdrTableHit *hit,
                                      int depth,
                                      QdrScore alpha,
                                      QdrScore beta,
                                      gboolean is_exact);

G_END_DECLS
