/*
 * Analysis: the evaluation of a position of a game by the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-analyser-private.h"

#include "qdr-comment.h"

G_STATIC_ASSERT (QDR_ANALYSIS_MAX_LINE >= QDR_MAX_LINE);

G_DEFINE_BOXED_TYPE (QdrAnalysis, qdr_analysis, qdr_analysis_copy, g_free)

QdrAnalysis *
qdr_analysis_copy (const QdrAnalysis *self)
{
  return g_memdup2 (self, sizeof *self);
}

double
qdr_analysis_get_lead (const QdrAnalysis *self, guint player)
{
  const int score = self->scores[player];

  if (ABS (score) >= QDR_SCORE_PROVED)
    return score > 0 ? QDR_EVALUATION_MAX : -QDR_EVALUATION_MAX;
  return CLAMP (score / 100.0, -QDR_EVALUATION_MAX, QDR_EVALUATION_MAX);
}

QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report)
{
  QdrAnalysis self = {
    .ply = ply,
    .turn = position->turn,
    .depth = report->depth,
    .probabilities = qdr_win_probabilities_from_scores (position, report->scores),
    .nodes = report->nodes,
    .cpu_ms = report->cpu_ms,
    .line_length = report->line_length,
  };

  self.proof = qdr_score_get_proof (report->score, position->players, &self.proof_moves);
  for (guint player = 0; player < position->players; player++)
    self.scores[player] = report->scores[player];
  for (guint i = 0; i < report->line_length; i++)
    self.line[i] = report->line[i];
  return self;
}

QdrAnalysis
qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result)
{
  QdrAnalysis self = {
    .ply = ply,
    .turn = position->turn,
    .probabilities = qdr_win_probabilities_from_result (position, result),
  };

  if (result.outcome != QDR_OUTCOME_WIN)
    return self;
  self.proof = result.winner == position->turn ? 1 : -1;
  for (guint player = 0; player < position->players; player++)
    self.scores[player] = player == result.winner ? QDR_SCORE_WIN : -QDR_SCORE_WIN;
  return self;
}
