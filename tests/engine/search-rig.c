/*
 * The inside of an engine, for searching a depth without those before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-rig.h"

SearchRig *
search_rig_new (void)
{
  SearchRig *self = g_new0 (SearchRig, 1);

  self->tables = qdr_search_tables_new (1);
  return self;
}

void
search_rig_free (SearchRig *self)
{
  qdr_search_tables_free (self->tables);
  g_free (self);
}

void
search_rig_clear (SearchRig *self)
{
  qdr_trans_table_clear (self->tables->table);
}

void
search_rig_begin (SearchRig *self, const QdrSearchRequest *request)
{
  self->request = *request;
  qdr_search_context_begin (&self->context, &self->request, self->tables);
  qdr_root_init (&self->root, &self->context);
}

gboolean
search_rig_search (SearchRig *self, int depth)
{
  return qdr_root_search (&self->root, &self->context, depth);
}
