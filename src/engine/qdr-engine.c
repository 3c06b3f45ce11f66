/*
 * The engine: iterative deepening until a limit is reached.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine.h"

#include "qdr-max-n-search.h"
#include "qdr-root.h"
#include "qdr-search-threads.h"

struct QdrEngine {
  QdrSearchTables *tables;
  QdrSearchContext context;
  QdrRoot root;
  QdrSearchThreads *threads;
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
  self->threads = qdr_search_threads_new (tables->table);
  self->tables = g_steal_pointer (&tables);
  return self;
}

void
qdr_engine_free (QdrEngine *self)
{
  if (self == NULL)
    return;

  qdr_search_threads_free (self->threads);
  qdr_search_tables_free (self->tables);
  g_free (self);
}

void
qdr_engine_clear (QdrEngine *self)
{
  g_return_if_fail (self != NULL);

  qdr_search_tables_clear (self->tables);
  qdr_search_threads_clear (self->threads);
}

/* Reports the result so far. */
static QdrReport
make_report (const QdrEngine *self, guint depth, QdrStopReason stop_reason)
{
  const QdrPosition *position = &self->context.request->position;
  const QdrStackEntry *root = &self->context.stack[0];
  QdrReport report = {
    .depth = depth,
    .score = qdr_max_n_claim (position, self->root.score),
    .nodes = qdr_timer_nodes_visited (&self->context.timer),
    .cpu_ms = (guint) (qdr_timer_cpu_used (&self->context.timer) / 1000),
    .line_length = root->line_length,
    .stop_reason = stop_reason,
  };

  for (guint player = 0; player < position->players; player++)
    if (player == position->turn)
      report.scores[player] = report.score;
    else if (position->players == 2)
      report.scores[player] = -report.score;
    else if (qdr_position_is_in_play (position, player))
      report.scores[player] = qdr_max_n_claim (position, self->root.scores.of[player]);
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
  if (qdr_root_is_proved (&self->root) && !qdr_timer_may_refine_proof (&self->context.timer))
    return QDR_STOP_PROVED;
  if (!qdr_timer_may_deepen (&self->context.timer, self->root.stable_depths))
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
  qdr_search_tables_age (self->tables);
  qdr_search_context_begin (&self->context, request, self->tables);
  qdr_root_init (&self->root, &self->context);
  if (self->root.moves.count == 1 && !request->is_analysis)
    return make_report (self, 0, QDR_STOP_PROVED);

  if (request->threads > 1)
    qdr_search_threads_start (self->threads, request->threads - 1, &self->context);
  reason = deepen (self, &depth);
  if (request->threads > 1)
    qdr_search_threads_join (self->threads);

  return make_report (self, depth, reason);
}

int
qdr_score_get_proof (QdrScore score, guint players, guint *moves)
{
  const guint plies = (guint) (QDR_SCORE_WIN - ABS (score));

  if (ABS (score) < QDR_SCORE_PROVED)
    return 0;

  /* Converts plies to rounds, which are one ply of every player; the winner's last move is the last
   * ply. */
  *moves = (plies + players - 1) / players;
  return score > 0 ? 1 : -1;
}
