/*
 * What is known of the positions of a game, one after the other, and of the moves between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-series.h"

/* Small, since a game may have a million moves. */
typedef struct {
  float of[QDR_MAX_PLAYERS];
  guint8 is_known;
  guint8 verdict; /* of the move that led here */
} Point;

struct _QdrEvaluationSeries {
  GArray *points; /* of Point, by ply */
};

static Point *
point_at (const QdrEvaluationSeries *self, guint ply)
{
  return &g_array_index (self->points, Point, ply);
}

QdrEvaluationSeries *
qdr_evaluation_series_new (void)
{
  QdrEvaluationSeries *self = g_new (QdrEvaluationSeries, 1);

  G_STATIC_ASSERT (QDR_VERDICT_NONE == 0);
  self->points = g_array_new (FALSE, TRUE, sizeof (Point));
  return self;
}

void
qdr_evaluation_series_free (QdrEvaluationSeries *self)
{
  g_array_unref (self->points);
  g_free (self);
}

void
qdr_evaluation_series_resize (QdrEvaluationSeries *self, guint n_kept, guint n_positions)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->points, MIN (self->points->len, n_kept));
  g_array_set_size (self->points, n_positions);
}

guint
qdr_evaluation_series_get_length (const QdrEvaluationSeries *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->points->len;
}

void
qdr_evaluation_series_set_probabilities (QdrEvaluationSeries *self,
                                         guint ply,
                                         const QdrWinProbabilities *probabilities)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->points->len);
  g_return_if_fail (probabilities != NULL);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    point_at (self, ply)->of[i] = (float) probabilities->of[i];
  point_at (self, ply)->is_known = TRUE;
}

void
qdr_evaluation_series_set_verdict (QdrEvaluationSeries *self, guint ply, QdrVerdict verdict)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply > 0 && ply < self->points->len);

  point_at (self, ply)->verdict = (guint8) verdict;
}

gboolean
qdr_evaluation_series_get_mean (const QdrEvaluationSeries *self,
                                guint first,
                                guint end,
                                QdrWinProbabilities *probabilities)
{
  guint n_known = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (end <= self->points->len, FALSE);
  g_return_val_if_fail (probabilities != NULL, FALSE);

  *probabilities = (QdrWinProbabilities){ 0 };
  for (guint ply = first; ply < end; ply++) {
    const Point *point = point_at (self, ply);

    if (!point->is_known)
      continue;
    n_known++;
    for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
      probabilities->of[player] += (double) point->of[player];
  }
  for (guint player = 0; n_known > 0 && player < QDR_MAX_PLAYERS; player++)
    probabilities->of[player] /= n_known;
  return n_known > 0;
}

QdrVerdict
qdr_evaluation_series_find_worst (const QdrEvaluationSeries *self,
                                  guint first,
                                  guint end,
                                  guint *ply)
{
  QdrVerdict worst = QDR_VERDICT_NONE;

  g_return_val_if_fail (self != NULL, QDR_VERDICT_NONE);
  g_return_val_if_fail (end <= self->points->len, QDR_VERDICT_NONE);
  g_return_val_if_fail (ply != NULL, QDR_VERDICT_NONE);

  for (guint i = first; i < end; i++)
    if (point_at (self, i)->verdict > worst) {
      worst = point_at (self, i)->verdict;
      *ply = i;
    }
  return worst;
}
