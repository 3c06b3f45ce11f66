/*
 * The time of a review of 35 plies, in the background and while a person waits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <time.h>

#include "qdr-review.h"

static const char *const moves[] = {
  "c6v", "a6h", "e2",  "f3h", "g8v", "c2h", "e3", "f1h", "e4",  "e8",  "d1v", "e7",
  "e5",  "d7h", "e2h", "f7h", "d5",  "c4v", "e5", "b7h", "b6v", "f6v", "d3h", "g2v",
  "f5",  "e6",  "g5",  "e5",  "h5",  "e4",  "h6", "f4",  "h7",  "g4",  "h8",
};

static QdrGame *
make_game (void)
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (!qdr_game_play_from_text (game, moves[i], NULL))
      g_error ("%s is no move", moves[i]);
  return game;
}

static void
review_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  if (!qdr_review_run_finish (QDR_REVIEW (source), result, NULL))
    g_error ("the review was cancelled");
  g_main_loop_quit (data);
}

/* Returns the CPU time of the whole process, in seconds. */
static double
cpu_used (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static void
measure (QdrGame *game, guint threads, gboolean awaited)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  g_autoptr (QdrReview) review = qdr_review_new (analyser, game);
  const gint64 start = g_get_monotonic_time ();
  const double cpu_start = cpu_used ();
  double accuracy[2];

  qdr_analyser_set_n_threads (analyser, threads);
  qdr_review_set_urgent (review, awaited);
  qdr_review_run_async (review, &qdr_review_budget_default, NULL, review_cb, loop);
  g_main_loop_run (loop);
  for (guint i = 0; i < 2; i++)
    if (!qdr_review_get_accuracy (review, i, &accuracy[i]))
      g_error ("the review says nothing of accuracy");
  g_print ("%s, %u thread%s: %.1f s, processor %.1f s, accuracy %.1f and %.1f%%\n",
           awaited ? "awaited" : "in the background", threads, threads == 1 ? "" : "s",
           (double) (g_get_monotonic_time () - start) / 1e6, cpu_used () - cpu_start, accuracy[0],
           accuracy[1]);
}

int
main (void)
{
  g_autoptr (QdrGame) game = make_game ();

  measure (game, 1, FALSE);
  measure (game, 1, TRUE);
  measure (game, 2, TRUE);

  return 0;
}
