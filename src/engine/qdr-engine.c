/*
 * The engine: iterative deepening until a limit is reached, and the helper threads of a parallel
 * search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine.h"

#include "qdr-root.h"
#include "qdr-search-context.h"
#include "qdr-search.h"

/* This is a lazy parallel search: each thread searches the whole tree, but skips some depths. The
 * threads share only the transposition table, where each finds the results of the others. The
 * result of the search is that of the calling thread. */

/* A thread that helps the leader, which is the thread that called qdr_engine_search(). */
typedef struct {
  guint number; /* index of the helper, from 0 */
  QdrSearchTables *tables;
  const QdrSearchRequest *request;
  QdrSharedSearch *shared;
  guint n_threads; /* number of threads including the leader */
  GThread *thread; /* (nullable): thread of the helper while it searches */
  QdrSearchContext context;
  QdrRoot root;
} Helper;

/* The helpers and their tables, which are created when they are first needed. */
typedef struct {
  QdrTransTable *table; /* shared by all threads; borrowed */
  GPtrArray *members;   /* Helper: as many as the largest search has needed */
  QdrSharedSearch shared;
} HelperGroup;

static void
helper_free (gpointer data)
{
  Helper *self = data;

  g_assert (self->thread == NULL);
  qdr_search_tables_free (self->tables);
  g_free (self);
}

/* Clears the results in the tables of all helpers, but not those in the shared table. */
static void
helper_group_clear (HelperGroup *self)
{
  for (guint i = 0; i < self->members->len; i++) {
    Helper *helper = self->members->pdata[i];

    qdr_search_tables_clear (helper->tables);
  }
}

/*
 * Returns whether a helper skips @depth. Threads that search the same depth at the same time
 * duplicate much work, so each helper skips depths in its own rhythm. The first two helpers skip
 * every other depth, the next four skip two of every four depths, the next six skip three of every
 * six, and so on.
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
  qdr_search_timer_set_shared_search (&context->timer, self->shared, self->n_threads);
  qdr_search_tables_begin_search (self->tables);
  qdr_root_init (&self->root, context);

  for (guint depth = 1; goes_on && depth <= deepest; depth++)
    if (!skips_depth (self->number, depth))
      goes_on = qdr_root_search (&self->root, context, (int) depth) &&
                !qdr_root_is_settled (&self->root, depth);

  qdr_search_timer_report_usage (&context->timer);
  return NULL;
}

static void
start_helper (HelperGroup *self, guint number, guint n_threads, const QdrSearchRequest *request)
{
  Helper *helper;

  if (number == self->members->len) {
    helper = g_new0 (Helper, 1);
    helper->number = number;
    helper->tables = qdr_search_tables_new_with_shared_table (self->table);
    g_ptr_array_add (self->members, helper);
  }

  helper = self->members->pdata[number];
  helper->request = request;
  helper->shared = &self->shared;
  helper->n_threads = n_threads;
  helper->thread = g_thread_try_new ("search thread", run_helper, helper, NULL);
}

/* Starts @count helpers for the search of @leader. From now on the limits of this search are for
 * all threads together. @leader must not begin another search before the helpers are joined. If the
 * system cannot start a thread, the search goes on without this helper. */
static void
helper_group_start (HelperGroup *self, guint count, QdrSearchContext *leader)
{
  self->shared = (QdrSharedSearch){ 0 };
  qdr_search_timer_set_shared_search (&leader->timer, &self->shared, count + 1);

  /* Checks the limits after each start, because the first threads already use up time while many
   * others are started. */
  for (guint i = 0; i < count && !qdr_search_context_has_stopped (leader); i++) {
    start_helper (self, i, count + 1, leader->request);
    qdr_search_timer_check_limits (&leader->timer);
  }
}

/* Stops the helpers and waits until their threads have ended. */
static void
helper_group_join (HelperGroup *self)
{
  qdr_shared_search_stop (&self->shared, QDR_STOP_FLAG);
  for (guint i = 0; i < self->members->len; i++) {
    Helper *helper = self->members->pdata[i];

    g_clear_pointer (&helper->thread, g_thread_join);
  }
}

struct QdrEngine {
  QdrSearchTables *tables;
  QdrSearchContext context;
  QdrRoot root;
  HelperGroup helpers;
};

QdrEngine *
qdr_engine_new (guint table_mib)
{
  QdrEngine *self = qdr_engine_try_new (table_mib);

  if (self == NULL)
    g_error ("no memory for a transposition table of %u MiB", table_mib);
  return self;
}

QdrEngine *
qdr_engine_try_new (guint table_mib)
{
  g_autoptr (QdrSearchTables) tables = NULL;
  QdrEngine *self;

  g_return_val_if_fail (table_mib >= 1 && table_mib <= QDR_MAX_TABLE_MIB, NULL);

  tables = qdr_search_tables_new (table_mib);
  if (tables == NULL)
    return NULL;

  self = g_new0 (QdrEngine, 1);
  self->helpers.table = tables->table;
  self->helpers.members = g_ptr_array_new_with_free_func (helper_free);
  self->tables = g_steal_pointer (&tables);
  return self;
}

void
qdr_engine_free (QdrEngine *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->helpers.members);
  qdr_search_tables_free (self->tables);
  g_free (self);
}

void
qdr_engine_clear (QdrEngine *self)
{
  g_return_if_fail (self != NULL);

  qdr_search_tables_clear (self->tables);
  helper_group_clear (&self->helpers);
}

static QdrReport
make_report (const QdrEngine *self, guint depth, QdrStopReason stop_reason)
{
  const QdrPosition *position = &self->context.request->position;
  const QdrStackEntry *root = &self->context.stack[0];
  QdrReport report = {
    .depth = depth,
    .score = qdr_max_n_limit_score (position, self->root.score),
    .nodes = qdr_search_timer_nodes_visited (&self->context.timer),
    .cpu_ms = (guint) (qdr_search_timer_cpu_used (&self->context.timer) / 1000),
    .line_length = root->line_length,
    .stop_reason = stop_reason,
  };

  for (guint player = 0; player < position->players; player++)
    if (player == position->turn)
      report.scores[player] = report.score;
    else if (position->players == 2)
      report.scores[player] = -report.score;
    else if (qdr_position_is_player_in_play (position, player))
      report.scores[player] = qdr_max_n_limit_score (position, self->root.scores.of[player]);
  for (guint i = 0; i < root->line_length; i++)
    report.line[i] = root->line[i];
  if (self->context.is_proving && qdr_root_is_proved (&self->root))
    report.line_length = qdr_endgame_continue_line (self->tables->races, position, report.line,
                                                    report.line_length, QDR_MAX_LINE);
  return report;
}

/* Returns the reason to stop after completing @depth, or QDR_STOP_NONE. */
static QdrStopReason
reason_to_stop (const QdrEngine *self, guint depth)
{
  const QdrLimits *limits = &self->context.request->limits;

  if (qdr_root_is_settled (&self->root, depth))
    return QDR_STOP_PROVED;
  if (depth == (limits->depth != 0 ? limits->depth : QDR_MAX_PLY) || depth == QDR_MAX_PLY)
    return QDR_STOP_DEPTH;
  if (self->context.request->is_analysis)
    return QDR_STOP_NONE;
  if (qdr_root_is_proved (&self->root) && !qdr_search_timer_may_refine_proof (&self->context.timer))
    return QDR_STOP_PROVED;
  if (!qdr_search_timer_may_deepen (&self->context.timer, self->root.stable_depths))
    return QDR_STOP_TIME;
  return QDR_STOP_NONE;
}

/* Searches to greater and greater depth. Returns the reason why it stopped; @depth receives the
 * last completed depth. */
static QdrStopReason
deepen (QdrEngine *self, guint *depth)
{
  const QdrSearchRequest *request = self->context.request;
  QdrStopReason reason = QDR_STOP_NONE;

  *depth = 0;
  while (reason == QDR_STOP_NONE) {
    if (!qdr_root_search (&self->root, &self->context, (int) *depth + 1))
      return self->context.timer.reason;
    ++*depth;
    reason = reason_to_stop (self, *depth);
    if (request->report != NULL) {
      const QdrReport report = make_report (self, *depth, QDR_STOP_NONE);

      request->report (&report, request->report_data);
    }
  }

  return reason;
}

QdrReport
qdr_engine_search (QdrEngine *self, const QdrSearchRequest *request)
{
  QdrStopReason reason;
  guint depth;

  g_return_val_if_fail (self != NULL && request != NULL, (QdrReport){ 0 });
  g_return_val_if_fail (qdr_position_winner (&request->position) < 0, (QdrReport){ 0 });
  g_return_val_if_fail (request->threads <= QDR_MAX_THREADS, (QdrReport){ 0 });
  g_return_val_if_fail (request->root_moves == NULL || request->n_root_moves > 0, (QdrReport){ 0 });

  if (request->is_fresh)
    qdr_engine_clear (self);
  qdr_search_tables_begin_search (self->tables);
  qdr_search_context_begin (&self->context, request, self->tables);
  qdr_root_init (&self->root, &self->context);
  if (self->root.moves.count == 1 && !request->is_analysis)
    return make_report (self, 0, QDR_STOP_PROVED);

  if (request->threads > 1)
    helper_group_start (&self->helpers, request->threads - 1, &self->context);
  reason = deepen (self, &depth);
  if (request->threads > 1)
    helper_group_join (&self->helpers);

  return make_report (self, depth, reason);
}

int
qdr_score_get_proved_outcome (QdrScore score, guint players, guint *moves)
{
  const guint plies = (guint) (QDR_SCORE_WIN - ABS (score));

  if (ABS (score) < QDR_SCORE_PROVED)
    return 0;

  /* Counts the moves of the winner, who plays the last ply and one of every @players plies before
   * it. */
  *moves = (plies + players - 1) / players;
  return score > 0 ? 1 : -1;
}
