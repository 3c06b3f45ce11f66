/*
 * An entry of the transposition table, which several threads read and write at once without a lock.
 *
 * The key is stored mixed with the content (Hyatt and Mann, "A lock-less transposition table
 * implementation for parallel search chess engines", ICGA Journal 25, 2002). When two threads write
 * at once, one half may be left of each; the key that comes out is then that of no position, and
 * the entry as good as empty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>
#include <string.h>

#include "qdr-move.h"

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

G_END_DECLS
