/*
 * The engine: searches deeper and deeper until a limit is reached.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine.h"

#include "qdr-movegen.h"
#include "qdr-multi-search.h"
#include "qdr-root.h"

struct QdrEngine {
  QdrKnowledge *knowledge;
  QdrSearcher searcher;
  QdrRoot root;
};

QdrEngine *
qdr_engine_new (guint table_mib)
{
  QdrEngine *self;

  g_return_val_if_fail (table_mib >= 1 && table_mib <= QDR_MAX_TABLE_MIB, NULL);

  self = g_new0 (QdrEngine, 1);
  self->knowledge = qdr_knowledge_new (table_mib);

  return self;
}

void
qdr_engine_free (QdrEngine *self)
{
  if (self == NULL)
    return;

  qdr_knowledge_free (self->knowledge);
  g_free (self);
}

void
qdr_engine_clear (QdrEngine *self)
{
  g_return_if_fail (self != NULL);

  qdr_knowledge_clear (self->knowledge);
}

/* What the search has come to so far. */
static QdrReport
make_report (const QdrEngine *self, guint depth, QdrStopReason stop_reason)
{
  const QdrPly *root = &self->searcher.plies[0];
  QdrReport report = {
    .depth = depth,
    .score = qdr_multi_search_claim (self->searcher.request, self->root.score),
    .nodes = self->searcher.timer.nodes,
    .cpu_ms = (guint) (qdr_timer_cpu_used (&self->searcher.timer) / 1000),
    .line_length = root->line_length,
    .stop_reason = stop_reason,
  };

  for (guint i = 0; i < root->line_length; i++)
    report.line[i] = root->line[i];
  return report;
}

/* Whether searching deeper than @depth could not change the answer. */
static gboolean
is_settled (const QdrEngine *self, guint depth)
{
  /* A win that the search has looked far enough to see is the quickest one, a loss the slowest. */
  return ABS (self->root.score) >= QDR_SCORE_PROVED &&
         QDR_SCORE_WIN - ABS (self->root.score) <= (int) depth + 1;
}

/* Why to stop after completing @depth, or QDR_STOP_NONE. */
static QdrStopReason
reason_to_stop (const QdrEngine *self, guint depth)
{
  const QdrLimits *limits = &self->searcher.request->limits;

  if (is_settled (self, depth))
    return QDR_STOP_PROVED;
  if (depth == (limits->depth != 0 ? limits->depth : QDR_MAX_PLY) || depth == QDR_MAX_PLY)
    return QDR_STOP_DEPTH;
  if (!qdr_timer_may_deepen (&self->searcher.timer, self->root.stable_depths))
    return QDR_STOP_TIME;
  return QDR_STOP_NONE;
}

/* Iterative deepening. */
static QdrReport
deepen (QdrEngine *self, const QdrSearchRequest *request)
{
  guint depth = 0;
  QdrStopReason reason = QDR_STOP_NONE;

  while (reason == QDR_STOP_NONE) {
    if (!qdr_root_search (&self->root, &self->searcher, (int) depth + 1))
      return make_report (self, depth, self->searcher.timer.reason);
    depth++;
    reason = reason_to_stop (self, depth);
    if (request->report != NULL) {
      const QdrReport report = make_report (self, depth, QDR_STOP_NONE);

      request->report (&report, request->report_data);
    }
  }

  return make_report (self, depth, reason);
}

QdrReport
qdr_engine_search (QdrEngine *self, const QdrSearchRequest *request)
{
  g_return_val_if_fail (self != NULL && request != NULL, (QdrReport){ 0 });
  g_return_val_if_fail (qdr_position_winner (&request->position) < 0, (QdrReport){ 0 });

  qdr_knowledge_age (self->knowledge);
  qdr_searcher_begin (&self->searcher, request, self->knowledge);
  qdr_root_init (&self->root, &self->searcher);

  if (self->root.moves.count == 1)
    return make_report (self, 0, QDR_STOP_PROVED);
  return deepen (self, request);
}

int
qdr_score_get_proof (QdrScore score, guint players, guint *moves)
{
  const guint plies = (guint) (QDR_SCORE_WIN - ABS (score));

  if (ABS (score) < QDR_SCORE_PROVED)
    return 0;

  /* The winner's last move is the last ply; a round is one ply of every player. */
  *moves = (plies + players - 1) / players;
  return score > 0 ? 1 : -1;
}
