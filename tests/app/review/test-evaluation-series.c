/*
 * The series of evaluations of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-graph.h"
#include "test.h"

static QdrEvaluationSeries *series;
static QdrWinProbabilities mean;

static void
set_up (void)
{
  series = qdr_evaluation_series_new ();
  qdr_evaluation_series_resize (series, 0, 4);
}

static void
tear_down (void)
{
  g_clear_pointer (&series, qdr_evaluation_series_free);
}

/* Of two players. */
static void
set (guint ply, double first)
{
  const QdrWinProbabilities probabilities = { { first, 1 - first } };

  qdr_evaluation_series_set_probabilities (series, ply, &probabilities);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (nothing_is_known_at_first)
{
  guint ply;

  ck_assert_uint_eq (qdr_evaluation_series_get_length (series), 4);
  ck_assert (!qdr_evaluation_series_get_mean_probabilities (series, 0, 4, &mean));
  ck_assert_int_eq (qdr_evaluation_series_find_worst_verdict (series, 0, 4, &ply),
                    QDR_VERDICT_NONE);
}

TEST (the_mean_is_that_of_the_known_positions)
{
  set (0, 0.25);
  set (2, 0.75);
  set (3, 0.0);
  ck_assert (qdr_evaluation_series_get_mean_probabilities (series, 0, 3, &mean));
  ck_assert_double_eq (mean.of[0], 0.5);
  ck_assert_double_eq (mean.of[1], 0.5);
  ck_assert (!qdr_evaluation_series_get_mean_probabilities (series, 1, 2, &mean));
  ck_assert (!qdr_evaluation_series_get_mean_probabilities (series, 2, 2, &mean));
}

TEST (of_moves_as_bad_the_first_is_the_worst)
{
  guint ply = 0;

  qdr_evaluation_series_set_verdict (series, 1, QDR_VERDICT_MISTAKE);
  qdr_evaluation_series_set_verdict (series, 2, QDR_VERDICT_BLUNDER);
  qdr_evaluation_series_set_verdict (series, 3, QDR_VERDICT_BLUNDER);
  ck_assert_int_eq (qdr_evaluation_series_find_worst_verdict (series, 0, 4, &ply),
                    QDR_VERDICT_BLUNDER);
  ck_assert_uint_eq (ply, 2);
  ck_assert_int_eq (qdr_evaluation_series_find_worst_verdict (series, 0, 2, &ply),
                    QDR_VERDICT_MISTAKE);
  ck_assert_uint_eq (ply, 1);
}

TEST (what_is_not_kept_is_forgotten)
{
  guint ply = 0;

  set (1, 0.25);
  set (2, 0.75);
  qdr_evaluation_series_set_verdict (series, 1, QDR_VERDICT_MISTAKE);
  qdr_evaluation_series_set_verdict (series, 2, QDR_VERDICT_BLUNDER);
  qdr_evaluation_series_resize (series, 2, 6);
  ck_assert_uint_eq (qdr_evaluation_series_get_length (series), 6);
  ck_assert (qdr_evaluation_series_get_mean_probabilities (series, 0, 6, &mean));
  ck_assert_double_eq (mean.of[0], 0.25);
  ck_assert_int_eq (qdr_evaluation_series_find_worst_verdict (series, 0, 6, &ply),
                    QDR_VERDICT_MISTAKE);
}
