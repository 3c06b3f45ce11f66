/*
 * What an engine remembers from one search to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-history.h"
#include "qdr-race.h"
#include "qdr-side-evaluation.h"
#include "qdr-trans-table.h"

G_BEGIN_DECLS

/** @brief What one searching thread remembers. */
typedef struct {
  QdrTransTable *table; /**< what is known of positions */
  gboolean
      is_table_borrowed; /**< it belongs to another thread's tables, which clear, age and free it */
  QdrMoveHistory *history;                  /**< which moves were good */
  QdrRaceCache *races;                      /**< solved races */
  QdrSideEvaluationCache *side_evaluations; /**< evaluations of sides */
} QdrSearchTables;

/**
 * @brief Makes empty tables.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): NULL if the system refuses the memory for the table; free
 *         with qdr_search_tables_free()
 */
QdrSearchTables *qdr_search_tables_new (guint table_mib);

/**
 * @brief Makes the tables of another thread: it shares the transposition table, and has all others
 *        to itself.
 *
 * @param table  borrowed
 * @return (transfer full): free with qdr_search_tables_free()
 */
QdrSearchTables *qdr_search_tables_new_sharing (QdrTransTable *table);

/** @brief Frees the tables, except for a borrowed one. */
void qdr_search_tables_free (QdrSearchTables *self);

/**
 * @brief Forgets what was learned in a game. Solved races and evaluations of sides are true in
 *        every game.
 */
void qdr_search_tables_clear (QdrSearchTables *self);

/** @brief Prepares a new search: what earlier ones found counts for less. */
void qdr_search_tables_age (QdrSearchTables *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSearchTables, qdr_search_tables_free)

G_END_DECLS
