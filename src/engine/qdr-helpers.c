/*
 * The other threads of a parallel search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-helpers.h"

#include "qdr-root.h"

typedef struct {
  guint number; /* from 0 */
  QdrKnowledge *knowledge;
  const QdrSearchRequest *request;
  QdrTally *tally;
  guint n_threads; /* of the search, the leader included */
  GThread *thread; /* (nullable): while it searches */
  QdrSearcher searcher;
  QdrRoot root;
} Helper;

struct QdrHelpers {
  QdrTransTable *table;
  GPtrArray *helpers; /* of Helper: as many as were ever needed at once */
  QdrTally tally;
};

static Helper *
helper_new (guint number, QdrTransTable *table)
{
  Helper *self = g_new0 (Helper, 1);

  self->number = number;
  self->knowledge = qdr_knowledge_new_sharing (table);

  return self;
}

static void
helper_free (gpointer data)
{
  Helper *self = data;

  g_assert (self->thread == NULL);
  qdr_knowledge_free (self->knowledge);
  g_free (self);
}

QdrHelpers *
qdr_helpers_new (QdrTransTable *table)
{
  QdrHelpers *self = g_new0 (QdrHelpers, 1);

  self->table = table;
  self->helpers = g_ptr_array_new_with_free_func (helper_free);

  return self;
}

void
qdr_helpers_free (QdrHelpers *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->helpers);
  g_free (self);
}

void
qdr_helpers_clear (QdrHelpers *self)
{
  for (guint i = 0; i < self->helpers->len; i++) {
    Helper *helper = self->helpers->pdata[i];

    qdr_knowledge_clear (helper->knowledge);
  }
}

/*
 * Threads that search the same depth at the same time do much of the work twice, so each leaves
 * depths out, in a rhythm of its own: the first two every other depth, the next four two of every
 * four, ...
 */
static gboolean
skips_depth (guint number, guint depth)
{
  guint run = 1;

  while (number >= 2 * run) {
    number -= 2 * run;
    run++;
  }
  return (depth + number) / run % 2 != 0;
}

static guint
deepest (const QdrSearchRequest *request)
{
  const guint limit = request->limits.depth;

  return limit != 0 ? MIN (limit, QDR_MAX_PLY) : QDR_MAX_PLY;
}

static gpointer
help (gpointer data)
{
  Helper *self = data;
  QdrSearcher *searcher = &self->searcher;
  gboolean goes_on = TRUE;

  qdr_searcher_begin (searcher, self->request, self->knowledge);
  qdr_timer_share (&searcher->timer, self->tally, self->n_threads);
  qdr_knowledge_age (self->knowledge);
  qdr_root_init (&self->root, searcher);

  for (guint depth = 1; goes_on && depth <= deepest (self->request); depth++)
    if (!skips_depth (self->number, depth))
      goes_on = qdr_root_search (&self->root, searcher, (int) depth) &&
                !qdr_root_is_settled (&self->root, depth);

  qdr_timer_update_tally (&searcher->timer);
  return NULL;
}

static void
start (QdrHelpers *self, guint number, guint n_threads, const QdrSearchRequest *request)
{
  Helper *helper;

  if (number == self->helpers->len)
    g_ptr_array_add (self->helpers, helper_new (number, self->table));

  helper = self->helpers->pdata[number];
  helper->request = request;
  helper->tally = &self->tally;
  helper->n_threads = n_threads;
  helper->thread = g_thread_try_new ("search helper", help, helper, NULL);
}

void
qdr_helpers_start (QdrHelpers *self, guint count, QdrSearcher *leader)
{
  self->tally = (QdrTally){ 0 };
  qdr_timer_share (&leader->timer, &self->tally, count + 1);

  /* Making many takes a while, in which the first use up time. */
  for (guint i = 0; i < count && !qdr_searcher_has_stopped (leader); i++) {
    start (self, i, count + 1, leader->request);
    qdr_timer_check (&leader->timer);
  }
}

void
qdr_helpers_join (QdrHelpers *self)
{
  qdr_tally_stop (&self->tally, QDR_STOP_FLAG);
  for (guint i = 0; i < self->helpers->len; i++) {
    Helper *helper = self->helpers->pdata[i];

    g_clear_pointer (&helper->thread, g_thread_join);
  }
}
