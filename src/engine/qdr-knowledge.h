/*
 * What an engine remembers from one search to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-history.h"
#include "qdr-outlook.h"
#include "qdr-race.h"
#include "qdr-trans-table.h"

G_BEGIN_DECLS

typedef struct {
  QdrTransTable *table;
  gboolean is_table_borrowed; /**< it is somebody else's, who clears, ages and frees it */
  QdrMoveHistory *history;
  QdrRaceCache *races;
  QdrOutlookCache *outlooks;
} QdrKnowledge;

/**
 * @brief Makes an empty memory.
 *
 * @param table_mib  size of the transposition table, 1..QDR_MAX_TABLE_MIB
 * @return (transfer full) (nullable): NULL if the system refuses the memory for the table; free
 *         with qdr_knowledge_free()
 */
QdrKnowledge *qdr_knowledge_new (guint table_mib);

/**
 * @brief Makes the memory of another thread: it shares the table, and has all else to itself.
 *
 * @param table  borrowed
 * @return (transfer full): free with qdr_knowledge_free()
 */
QdrKnowledge *qdr_knowledge_new_sharing (QdrTransTable *table);

void qdr_knowledge_free (QdrKnowledge *self);

/** @brief Forgets what was learned in a game. Solved races and outlooks are true in every game. */
void qdr_knowledge_clear (QdrKnowledge *self);

/** @brief Makes room for a new search: what earlier ones found counts for less. */
void qdr_knowledge_age (QdrKnowledge *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrKnowledge, qdr_knowledge_free)

G_END_DECLS
