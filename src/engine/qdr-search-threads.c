/*
 * Helper threads of a parallel search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-threads.h"

#include "qdr-root.h"

typedef struct {
  guint number; /* from 0 */
  QdrSearchTables *tables;
  const QdrSearchRequest *request;
  QdrSharedLimits *shared;
  guint n_threads; /* number of threads including the leader */
  GThread *thread; /* (nullable): thread of the helper while it searches */
  QdrSearchContext context;
  QdrRoot root;
} Helper;

struct QdrSearchThreads {
  QdrTransTable *table;
  GPtrArray *helpers; /* Helper: as many as were ever needed at once */
  QdrSharedLimits shared;
};

static void
helper_free (gpointer data)
{
  Helper *self = data;

  g_assert (self->thread == NULL);
  qdr_search_tables_free (self->tables);
  g_free (self);
}

QdrSearchThreads *
qdr_search_threads_new (QdrTransTable *table)
{
  QdrSearchThreads *self = g_new0 (QdrSearchThreads, 1);

  self->table = table;
  self->helpers = g_ptr_array_new_with_free_func (helper_free);

  return self;
}

void
qdr_search_threads_free (QdrSearchThreads *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->helpers);
  g_free (self);
}

void
qdr_search_threads_clear (QdrSearchThreads *self)
{
  for (guint i = 0; i < self->helpers->len; i++) {
    Helper *helper = self->helpers->pdata[i];

    qdr_search_tables_clear (helper->tables);
  }
}

/*
 * Returns whether a helper skips @depth. Threads that search the same depth at once duplicate much
 * work, so each skips depths in its own rhythm: the first two skip every other depth, the next four
 * skip two of every four, ...
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

static gpointer
run_helper (gpointer data)
{
  Helper *self = data;
  QdrSearchContext *context = &self->context;
  const guint limit = self->request->limits.depth;
  const guint deepest = limit != 0 ? MIN (limit, QDR_MAX_PLY) : QDR_MAX_PLY;
  gboolean goes_on = TRUE;

  qdr_search_context_begin (context, self->request, self->tables);
  qdr_timer_share (&context->timer, self->shared, self->n_threads);
  qdr_search_tables_age (self->tables);
  qdr_root_init (&self->root, context);

  for (guint depth = 1; goes_on && depth <= deepest; depth++)
    if (!skips_depth (self->number, depth))
      goes_on = qdr_root_search (&self->root, context, (int) depth) &&
                !qdr_root_is_settled (&self->root, depth);

  qdr_timer_update_shared (&context->timer);
  return NULL;
}

static void
start (QdrSearchThreads *self, guint number, guint n_threads, const QdrSearchRequest *request)
{
  Helper *helper;

  if (number == self->helpers->len) {
    helper = g_new0 (Helper, 1);
    helper->number = number;
    helper->tables = qdr_search_tables_new_sharing (self->table);
    g_ptr_array_add (self->helpers, helper);
  }

  helper = self->helpers->pdata[number];
  helper->request = request;
  helper->shared = &self->shared;
  helper->n_threads = n_threads;
  helper->thread = g_thread_try_new ("search thread", run_helper, helper, NULL);
}

void
qdr_search_threads_start (QdrSearchThreads *self, guint count, QdrSearchContext *leader)
{
  self->shared = (QdrSharedLimits){ 0 };
  qdr_timer_share (&leader->timer, &self->shared, count + 1);

  /* Checks the limits after each start, because the first threads already use up time while many
   * others are started. */
  for (guint i = 0; i < count && !qdr_search_context_has_stopped (leader); i++) {
    start (self, i, count + 1, leader->request);
    qdr_timer_check (&leader->timer);
  }
}

void
qdr_search_threads_join (QdrSearchThreads *self)
{
  qdr_shared_limits_stop (&self->shared, QDR_STOP_FLAG);
  for (guint i = 0; i < self->helpers->len; i++) {
    Helper *helper = self->helpers->pdata[i];

    g_clear_pointer (&helper->thread, g_thread_join);
  }
}
