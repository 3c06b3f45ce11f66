/*
 * What a search has found, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-report-text.h"

#include "qdr-notation.h"

char *
qdr_score_to_text (QdrScore score, guint players)
{
  guint moves = 0;
  const int proved = qdr_score_get_proof (score, players, &moves);

  if (proved == 0)
    return g_strdup_printf ("%d", score);

  return g_strdup_printf ("%s %u", proved > 0 ? "win" : "loss", moves);
}

char *
qdr_report_to_info (const QdrReport *report, const QdrPosition *position)
{
  guint64 nodes_per_second;
  g_autofree char *score = NULL;
  g_autofree char *line = NULL;

  g_return_val_if_fail (report != NULL && position != NULL, NULL);

  nodes_per_second = report->nodes * 1000 / MAX (report->cpu_ms, 1);
  score = qdr_score_to_text (report->score, position->players);
  line = qdr_moves_to_text (&position->board, report->line, report->line_length);
  return g_strdup_printf ("info depth %u score %s nodes %" G_GUINT64_FORMAT
                          " nps %" G_GUINT64_FORMAT " time %u pv %s",
                          report->depth, score, report->nodes, nodes_per_second, report->cpu_ms,
                          line);
}
