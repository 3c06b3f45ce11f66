/*
 * What an engine remembers from one search to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-tables.h"

/* Solved races, MiB: some 250 on 9 x 9. */
#define RACES_MIB 8

QdrSearchTables *
qdr_search_tables_new (guint table_mib)
{
  QdrTransTable *table = qdr_trans_table_new (table_mib);
  QdrSearchTables *self;

  if (table == NULL)
    return NULL;

  self = qdr_search_tables_new_sharing (table);
  self->is_table_borrowed = FALSE;
  return self;
}

QdrSearchTables *
qdr_search_tables_new_sharing (QdrTransTable *table)
{
  QdrSearchTables *self = g_new (QdrSearchTables, 1);

  self->table = table;
  self->is_table_borrowed = TRUE;
  self->history = g_new0 (QdrMoveHistory, 1);
  self->races = qdr_race_cache_new (RACES_MIB);
  self->side_evaluations = qdr_side_evaluation_cache_new ();

  return self;
}

void
qdr_search_tables_free (QdrSearchTables *self)
{
  if (self == NULL)
    return;

  if (!self->is_table_borrowed)
    qdr_trans_table_free (self->table);
  g_free (self->history);
  qdr_race_cache_free (self->races);
  qdr_side_evaluation_cache_free (self->side_evaluations);
  g_free (self);
}

void
qdr_search_tables_clear (QdrSearchTables *self)
{
  if (!self->is_table_borrowed)
    qdr_trans_table_clear (self->table);
  *self->history = (QdrMoveHistory){ 0 };
  qdr_race_cache_clear (self->races);
}

void
qdr_search_tables_age (QdrSearchTables *self)
{
  if (!self->is_table_borrowed)
    qdr_trans_table_age (self->table);
  qdr_move_history_fade (self->history);
}
