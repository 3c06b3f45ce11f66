/*
 * Searches on a worker thread: answers, progress, cancellation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "busy-threads.h"
#include "memory-use.h"
#include "qdr-background-search.h"
#include "qdr-notation.h"
#include "test.h"

/* Far longer than any test: such a search ends only if it is cancelled. */
static const QdrLimits endless = { .cpu_ms = 10 * 60 * 1000 };

static const QdrLimits quick = { .depth = 3 };

static QdrBackgroundSearch *thinker;
static QdrGame *game;

static void
setup (void)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  thinker = qdr_background_search_new ();
}

static void
teardown (void)
{
  g_clear_object (&thinker);
  g_assert_finalize_object (game);
}

/* The result of a search. */
typedef struct {
  gboolean is_finished;
  gboolean has_answer;
  QdrReport report;
  GError *error;
  GThread *thread;
} Answer;

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  ck_assert_ptr_null (source);
  ck_assert (!answer->is_finished);
  answer->is_finished = TRUE;
  answer->thread = g_thread_self ();
  answer->has_answer =
      qdr_background_search_run_finish (NULL, result, &answer->report, &answer->error);
}

static void
think (const QdrLimits *limits, GCancellable *cancellable, Answer *answer)
{
  qdr_background_search_run_for_game_async (thinker, game, &qdr_style_default, limits, cancellable,
                                            answer_cb, answer);
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
  ck_assert (!answer->has_answer);
  ck_assert (g_error_matches (answer->error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&answer->error);
}

static void
assert_answered (Answer *answer)
{
  ck_assert (answer->has_answer);
  ck_assert_ptr_null (answer->error);
  ck_assert_int_eq (qdr_game_check_move (game, answer->report.line[0]).reason,
                    QDR_REFUSAL_REASON_NONE);
}

TEST_DEFAULTS (.timeout = 60, .set_up = setup, .tear_down = teardown)

TEST (an_answer_comes_to_the_thread_that_asked)
{
  Answer answer = { 0 };

  think (&quick, NULL, &answer);
  ck_assert (!answer.is_finished);
  wait_for (&answer);
  assert_answered (&answer);
  ck_assert_ptr_eq (answer.thread, g_thread_self ());
  ck_assert_uint_eq (answer.report.depth, 3);
}

static void
progress_cb (QdrBackgroundSearch *self G_GNUC_UNUSED, const QdrReport *report, GArray *depths)
{
  g_array_append_val (depths, report->depth);
}

TEST (progress_tells_of_every_depth_before_the_answer)
{
  g_autoptr (GArray) depths = g_array_new (FALSE, FALSE, sizeof (guint));
  Answer answer = { 0 };

  g_signal_connect (thinker, "progress", G_CALLBACK (progress_cb), depths);
  think (&quick, NULL, &answer);
  wait_for (&answer);

  ck_assert_uint_eq (depths->len, 3);
  for (guint i = 0; i < depths->len; i++)
    ck_assert_uint_eq (g_array_index (depths, guint, i), i + 1);
}

/* Waits for the first report of a search. */
static void
wait_for_progress (void)
{
  g_autoptr (GArray) depths = g_array_new (FALSE, FALSE, sizeof (guint));

  g_signal_connect (thinker, "progress", G_CALLBACK (progress_cb), depths);
  while (depths->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (thinker, depths);
}

TEST (cancelling_ends_a_search)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  think (&endless, cancellable, &answer);
  wait_for_progress ();
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  assert_cancelled (&answer);
}

TEST (a_search_cancelled_before_it_begins_is_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  g_cancellable_cancel (cancellable);
  think (&endless, cancellable, &answer);
  ck_assert (!answer.is_finished);
  wait_for (&answer);
  assert_cancelled (&answer);
}

/* With one legal move no depth is searched, so only the answer arrives. */
TEST (an_answer_that_is_cancelled_on_its_way_is_dropped)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };
  QdrPosition forced;

  ck_assert (qdr_position_from_text ("5 5 2 1 | a1 e5 | 0 3 | a1h | -", &forced, NULL, NULL));
  g_object_unref (game);
  game = qdr_game_new (&forced, TRUE);
  think (&quick, cancellable, &answer);
  while (!g_main_context_pending (NULL))
    g_usleep (1000);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  assert_cancelled (&answer);
}

TEST (move_now_ends_a_search_with_what_was_found)
{
  Answer answer = { 0 };

  think (&endless, NULL, &answer);
  wait_for_progress ();
  qdr_background_search_stop_early (thinker);
  wait_for (&answer);
  assert_answered (&answer);
  ck_assert_int_eq (answer.report.stop_reason, QDR_STOP_FLAG);
}

TEST (move_now_with_nothing_running_does_nothing)
{
  Answer answer = { 0 };

  qdr_background_search_stop_early (thinker);
  think (&quick, NULL, &answer);
  wait_for (&answer);
  ck_assert_uint_eq (answer.report.depth, 3);
  qdr_background_search_stop_early (thinker);
}

TEST (a_new_search_ends_the_one_before)
{
  Answer answers[5] = { 0 };

  for (guint i = 0; i < 4; i++)
    think (&endless, NULL, &answers[i]);
  think (&quick, NULL, &answers[4]);
  for (guint i = 0; i < 5; i++)
    wait_for (&answers[i]);
  for (guint i = 0; i < 4; i++)
    assert_cancelled (&answers[i]);
  assert_answered (&answers[4]);
}

TEST (a_thinker_may_go_while_it_thinks)
{
  Answer answer = { 0 };

  think (&endless, NULL, &answer);
  wait_for_progress ();
  g_assert_finalize_object (g_steal_pointer (&thinker));
  wait_for (&answer);
  assert_cancelled (&answer);
}

TEST (a_thinker_and_its_game_may_go_before_the_search_has_begun)
{
  Answer answer = { 0 };
  QdrPosition start;

  think (&endless, NULL, &answer);
  g_assert_finalize_object (g_steal_pointer (&thinker));
  g_assert_finalize_object (game);
  wait_for (&answer);
  assert_cancelled (&answer);

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, TRUE);
}

TEST (the_search_is_about_the_position_when_it_was_asked)
{
  Answer answer = { 0 };

  think (&quick, NULL, &answer);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  wait_for (&answer);
  ck_assert (answer.has_answer);
  ck_assert (qdr_game_step_back (game));
  assert_answered (&answer);
}

/* Searches of any kind */

TEST (a_search_may_be_of_one_move_by_several_threads_in_a_share_of_a_processor)
{
  const QdrLimits limits = { .depth = 4, .duty = 50 };
  g_auto (QdrSearchRequest) request =
      qdr_search_request_for_game (game, &qdr_style_default, &limits);
  Answer answer = { 0 };
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&request.position.board, "d1", &move),
                    QDR_REFUSAL_REASON_NONE);
  request.root_moves = g_memdup2 (&move, sizeof move);
  request.n_root_moves = 1;
  request.threads = 2;
  request.is_analysis = TRUE;
  qdr_background_search_run_async (thinker, &request, NULL, answer_cb, &answer);
  qdr_search_request_clear (&request);
  wait_for (&answer);
  assert_answered (&answer);
  ck_assert_uint_eq (answer.report.line[0], move);
  ck_assert_uint_eq (answer.report.depth, 4);
}

TEST (a_search_that_sleeps_is_cancelled_at_once)
{
  const QdrLimits limits = { .duty = 20 };
  g_auto (QdrSearchRequest) request =
      qdr_search_request_for_game (game, &qdr_style_default, &limits);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  request.is_analysis = TRUE;
  request.threads = 2;
  qdr_background_search_run_async (thinker, &request, cancellable, answer_cb, &answer);
  wait_for_progress ();
  /* A search with this duty is awake a fifth of the time. */
  while (count_busy_threads () > 1)
    g_usleep (1000);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  assert_cancelled (&answer);
}

/* Searches in a separate main context. */
static gpointer
think_elsewhere (gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  Answer answer = { 0 };

  g_main_context_push_thread_default (context);
  think (&quick, NULL, &answer);
  while (!answer.is_finished)
    g_main_context_iteration (context, TRUE);
  g_main_context_pop_thread_default (context);
  assert_answered (&answer);
  ck_assert_ptr_eq (answer.thread, g_thread_self ());

  return NULL;
}

TEST (the_answer_comes_to_the_main_context_of_the_caller)
{
  g_thread_join (g_thread_new ("elsewhere", think_elsewhere, NULL));
}

/* Memory */

/* Whether the time of a rest passes a thousand times faster. */
static gboolean is_rest_short;

GSource *__wrap_g_timeout_source_new_seconds (guint interval);

/* Called in place of GLib's function (--wrap). */
GSource *
__wrap_g_timeout_source_new_seconds (guint interval)
{
  return g_timeout_source_new (is_rest_short ? interval : interval * 1000);
}

TEST (a_thinker_takes_memory_when_it_first_searches)
{
  g_autoptr (QdrBackgroundSearch) another = NULL;
  Answer answer = { FALSE };
  const double before = measure_memory ();
  double made;

  another = qdr_background_search_new ();
  made = measure_memory ();
  ck_assert_double_lt (made - before, QDR_DEFAULT_TABLE_MIB / 8.0);

  qdr_background_search_run_for_game_async (another, game, &qdr_style_default, &quick, NULL,
                                            answer_cb, &answer);
  wait_for (&answer);
  assert_answered (&answer);
  ck_assert_double_gt (measure_memory () - made, QDR_DEFAULT_TABLE_MIB / 2.0);
}

/* Waits until the memory of an engine is not used any more. */
static void
wait_for_memory (double before)
{
  while (measure_memory () - before > QDR_DEFAULT_TABLE_MIB / 8.0)
    g_main_context_iteration (NULL, TRUE);
}

TEST (a_thinker_that_rests_gives_its_memory_back_until_it_searches_again)
{
  const double before = measure_memory ();

  is_rest_short = TRUE;
  for (guint i = 0; i < 2; i++) {
    Answer answer = { FALSE };

    think (&quick, NULL, &answer);
    wait_for (&answer);
    assert_answered (&answer);
    wait_for_memory (before);
  }
  is_rest_short = FALSE;
}

TEST (a_thinker_that_is_told_to_rest_gives_its_memory_back_when_its_search_has_ended)
{
  const double before = measure_memory ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { FALSE };

  qdr_background_search_rest (thinker);
  think (&endless, cancellable, &answer);
  wait_for_progress ();
  qdr_background_search_rest (thinker);
  ck_assert_double_gt (measure_memory () - before, QDR_DEFAULT_TABLE_MIB / 2.0);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  assert_cancelled (&answer);
  wait_for_memory (before);
}
