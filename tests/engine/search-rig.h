/*
 * The inside of an engine, for searching a depth without those before it: they would write over
 * what an earlier search has left in the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-root.h"

G_BEGIN_DECLS

typedef struct {
  QdrSearchTables *tables;
  QdrSearchRequest request;
  QdrSearchContext context;
  QdrRoot root;
} SearchRig;

SearchRig *search_rig_new (void);
void search_rig_free (SearchRig *self);

/* Empties the table. */
void search_rig_clear (SearchRig *self);

/* Prepares a search; @request is copied. */
void search_rig_begin (SearchRig *self, const QdrSearchRequest *request);

/* Searches all moves of the position to @depth. Returns whether the search was completed. */
gboolean search_rig_search (SearchRig *self, int depth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SearchRig, search_rig_free)

G_END_DECLS
