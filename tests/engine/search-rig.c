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

  self->knowledge = qdr_knowledge_new (1);
  return self;
}

void
search_rig_free (SearchRig *self)
{
  qdr_knowledge_free (self->knowledge);
  g_free (self);
}

void
search_rig_forget (SearchRig *self)
{
  qdr_trans_table_clear (self->knowledge->table);
}

void
search_rig_begin (SearchRig *self, const QdrSearchRequest *request)
{
  self->request = *request;
  qdr_searcher_begin (&self->searcher, &self->request, self->knowledge);
  qdr_root_init (&self->root, &self->searcher);
}

gboolean
search_rig_search (SearchRig *self, int depth)
{
  return qdr_root_search (&self->root, &self->searcher, depth);
}
