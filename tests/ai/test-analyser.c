/*
 * Hints, analysis of standing positions, and their precedence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-analyser-private.h"

#include "busy-threads.h"
#include "qdr-notation.h"
#include "qdr-search-request.h"
#include "test.h"

/* A race of nine steps without walls, in which a hint is proved within a moment. */
#define RACE "9 9 2 1 | e1 a9 | 0 0 | - | -"

static QdrAnalyser *analyser;
static QdrGame *game;

static QdrGame *
make_game (const char *text)
{
  QdrPosition start;

  ck_assert (qdr_position_from_text (text, &start, NULL, NULL));
  return qdr_game_new (&start, TRUE);
}

static void
setup (void)
{
  game = make_game ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  analyser = qdr_analyser_new ();
  qdr_analyser_set_game (analyser, game);
}

static void
teardown (void)
{
  g_clear_object (&analyser);
  g_assert_finalize_object (game);
}

static void
use_game (const char *text)
{
  qdr_analyser_set_game (analyser, NULL);
  g_object_unref (game);
  game = make_game (text);
  qdr_analyser_set_game (analyser, game);
}

static void
play (const char *text)
{
  ck_assert (qdr_game_play_from_text (game, text, NULL));
}

/* Answers */

typedef struct {
  gboolean is_finished;
  gboolean has_answer;
  QdrAnalysis analysis;
  QdrReport report;
  GError *error;
} Answer;

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  ck_assert_ptr_null (source);
  ck_assert (!answer->is_finished);
  answer->is_finished = TRUE;
  answer->has_answer = qdr_analyser_find_hint_finish (result, &answer->analysis, &answer->error);
}

static void
search_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  ck_assert (!answer->is_finished);
  answer->is_finished = TRUE;
  answer->has_answer =
      qdr_analyser_search_for_review_finish (result, &answer->report, &answer->error);
}

static void
wait_for (Answer *answer)
{
  while (!answer->is_finished)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_cancelled (Answer *answer)
{
  wait_for (answer);
  ck_assert (!answer->has_answer);
  ck_assert (g_error_matches (answer->error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&answer->error);
}

/* Runs a search like that of a review. */
static void
search (guint64 nodes, GCancellable *cancellable, Answer *answer)
{
  const QdrLimits limits = { .nodes = nodes };
  g_auto (QdrSearchRequest) request =
      qdr_search_request_for_game (game, &qdr_style_default, &limits);

  request.is_analysis = TRUE;
  qdr_analyser_search_for_review_async (analyser, &request, cancellable, search_cb, answer);
}

/* Waits until the analysis of the present position has reached @depth. */
static void
wait_for_depth (guint depth)
{
  const QdrAnalysis *analysis;

  while ((analysis = qdr_analyser_get_analysis (analyser)) == NULL || analysis->depth < depth)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_until_idle (void)
{
  while (count_busy_threads () > 1)
    g_usleep (1000);
}

static void
assert_fits (const QdrAnalysis *analysis)
{
  const QdrPosition *position = qdr_game_get_position (game);
  double sum = 0;

  ck_assert_uint_eq (analysis->ply, qdr_game_get_ply (game));
  ck_assert_uint_eq (analysis->turn, position->turn);
  ck_assert_uint_ge (analysis->line_length, 1);
  ck_assert_int_eq (qdr_game_check_move (game, analysis->line[0]).reason, QDR_REFUSAL_REASON_NONE);
  for (guint player = 0; player < position->players; player++)
    sum += analysis->probabilities.of[player];
  ck_assert (sum > 0.999 && sum < 1.001);
}

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

/* Hints */

TEST (a_hint_is_the_best_move)
{
  Answer answer = { 0 };

  use_game (RACE);
  qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &answer);
  ck_assert (!answer.is_finished);
  ck_assert (qdr_analyser_get_busy (analyser));
  wait_for (&answer);
  ck_assert (answer.has_answer);
  assert_fits (&answer.analysis);
  ck_assert_int_eq (answer.analysis.proof, 1);
  ck_assert_uint_eq (answer.analysis.proof_moves, 8);
  ck_assert (answer.analysis.probabilities.of[0] == 1.0);
  ck_assert (!qdr_analyser_get_busy (analyser));
}

TEST (an_analysis_tells_of_a_hint_before_it_is_there)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  qdr_analyser_find_hint_async (analyser, cancellable, hint_cb, &answer);
  wait_for_depth (1);
  ck_assert (!answer.is_finished);
  assert_fits (qdr_analyser_get_analysis (analyser));
  g_cancellable_cancel (cancellable);
  assert_cancelled (&answer);
  wait_until_idle ();
}

TEST (a_change_of_the_position_cancels_a_hint)
{
  Answer answer = { 0 };

  qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &answer);
  wait_for_depth (1);
  play ("e2");
  ck_assert_ptr_null (qdr_analyser_get_analysis (analyser));
  ck_assert (!answer.is_finished);
  assert_cancelled (&answer);
  ck_assert (!qdr_analyser_get_busy (analyser));
}

TEST (another_hint_cancels_the_one_before)
{
  Answer answers[2] = { 0 };

  use_game (RACE);
  qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &answers[0]);
  qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &answers[1]);
  ck_assert (!answers[0].is_finished);
  assert_cancelled (&answers[0]);
  wait_for (&answers[1]);
  ck_assert (answers[1].has_answer);
}

/* Analysis */

TEST (analysis_follows_the_game)
{
  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (3);
  assert_fits (qdr_analyser_get_analysis (analyser));

  play ("e2");
  ck_assert_ptr_null (qdr_analyser_get_analysis (analyser));
  wait_for_depth (3);
  assert_fits (qdr_analyser_get_analysis (analyser));

  play ("e8");
  play ("d3h");
  qdr_game_go_to_ply (game, 1);
  wait_for_depth (2);
  assert_fits (qdr_analyser_get_analysis (analyser));
}

TEST (analysis_with_several_threads_is_analysis_too)
{
  qdr_analyser_set_n_threads (analyser, 3);
  qdr_analyser_set_processor_share (analyser, 100);
  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (3);
  assert_fits (qdr_analyser_get_analysis (analyser));
}

TEST (analysis_stops_when_it_is_held_or_not_wanted)
{
  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (1);
  qdr_analyser_set_paused (analyser, TRUE);
  ck_assert (!qdr_analyser_get_busy (analyser));
  wait_until_idle ();
  ck_assert_ptr_nonnull (qdr_analyser_get_analysis (analyser));

  play ("e2");
  ck_assert (!qdr_analyser_get_busy (analyser));
  qdr_analyser_set_paused (analyser, FALSE);
  ck_assert (qdr_analyser_get_busy (analyser));
  wait_for_depth (1);
  qdr_analyser_set_analysing (analyser, FALSE);
  ck_assert (!qdr_analyser_get_busy (analyser));
  wait_until_idle ();
}

static void
record_depth (QdrAnalyser *self, GParamSpec *pspec G_GNUC_UNUSED, guint *depth)
{
  const QdrAnalysis *analysis = qdr_analyser_get_analysis (self);

  ck_assert_uint_ge (analysis->depth, *depth);
  *depth = analysis->depth;
}

TEST (for_one_position_analysis_only_gets_deeper)
{
  guint depth = 0;

  g_signal_connect (analyser, "notify::analysis", G_CALLBACK (record_depth), &depth);
  qdr_analyser_set_processor_share (analyser, 100);
  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (6);
  for (guint i = 0; i < 3; i++) {
    qdr_analyser_set_analysing (analyser, FALSE);
    qdr_analyser_set_analysing (analyser, TRUE);
    wait_for_depth (7 + i);
  }
  ck_assert_uint_gt (depth, 0);
  g_signal_handlers_disconnect_by_data (analyser, &depth);
}

TEST (what_is_proved_to_the_end_needs_no_more_analysis)
{
  use_game (RACE);
  qdr_analyser_set_processor_share (analyser, 100);
  qdr_analyser_set_analysing (analyser, TRUE);
  while (qdr_analyser_get_busy (analyser))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (qdr_analyser_get_analysis (analyser)->proof, 1);
}

TEST (the_end_of_a_game_is_known_without_a_search)
{
  const QdrAnalysis *analysis;

  qdr_analyser_set_analysing (analyser, TRUE);
  play ("resign");
  ck_assert (!qdr_analyser_get_busy (analyser));
  analysis = qdr_analyser_get_analysis (analyser);
  ck_assert_uint_eq (analysis->line_length, 0);
  ck_assert (analysis->probabilities.of[1] == 1.0);
  ck_assert (qdr_analysis_get_lead (analysis, 0) == -99.99);

  qdr_analyser_set_game (analyser, NULL);
  ck_assert_ptr_null (qdr_analyser_get_analysis (analyser));
}

TEST (four_players_have_a_win_probability_each)
{
  use_game ("7 7 4 1 | d1 a4 d7 g4 | 4 4 4 4 | - | -");
  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (2);
  assert_fits (qdr_analyser_get_analysis (analyser));
  ck_assert (qdr_analyser_get_analysis (analyser)->probabilities.of[3] > 0);
}

/* Priorities */

TEST (a_hint_comes_before_a_review_and_a_review_before_analysis)
{
  Answer hint = { 0 };
  Answer review = { 0 };

  use_game (RACE);
  qdr_analyser_set_analysing (analyser, TRUE);
  search (G_MAXUINT64, NULL, &review);
  qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &hint);
  wait_for (&hint);
  ck_assert (hint.has_answer);
  /* The review continues after the hint, before the analysis. */
  wait_for (&review);
  ck_assert (review.has_answer);
  ck_assert_int_ge (review.report.score, QDR_SCORE_PROVED);
  while (qdr_analyser_get_busy (analyser))
    g_main_context_iteration (NULL, TRUE);
}

/* The cancellation must take effect while the search is in the queue. */
TEST (a_search_that_waits_for_a_hint_can_be_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GCancellable) hint_cancellable = g_cancellable_new ();
  Answer hint = { 0 };
  Answer review = { 0 };

  qdr_analyser_find_hint_async (analyser, hint_cancellable, hint_cb, &hint);
  search (100, cancellable, &review);
  g_cancellable_cancel (cancellable);
  assert_cancelled (&review);
  ck_assert (!hint.is_finished);
  g_cancellable_cancel (hint_cancellable);
  assert_cancelled (&hint);
}

TEST (a_review_does_not_mind_what_happens_in_the_game)
{
  Answer review = { 0 };

  search (20000, NULL, &review);
  play ("e2");
  wait_for (&review);
  ck_assert (review.has_answer);
  ck_assert_ptr_null (qdr_analyser_get_analysis (analyser));
}

/* Cancelling */

TEST (an_adviser_may_go_at_any_time, .loops = 12)
{
  Answer hint = { 0 };
  Answer review = { 0 };

  qdr_analyser_set_analysing (analyser, TRUE);
  if (_i > 0)
    search (G_MAXUINT64, NULL, &review);
  if (_i > 1)
    qdr_analyser_find_hint_async (analyser, NULL, hint_cb, &hint);
  for (int i = 0; i < _i; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (g_steal_pointer (&analyser));
  if (_i > 0)
    assert_cancelled (&review);
  if (_i > 1)
    assert_cancelled (&hint);
  wait_until_idle ();
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

TEST (an_adviser_that_waits_to_tell_may_go)
{
  const gpointer gone = analyser;

  qdr_analyser_set_analysing (analyser, TRUE);
  wait_for_depth (2);
  g_assert_finalize_object (g_steal_pointer (&analyser));
  ck_assert_ptr_null (g_main_context_find_source_by_user_data (NULL, gone));
}
