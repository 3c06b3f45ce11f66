/*
 * Searches with several threads: correct results, common limits, and no thread left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <time.h>

#include "max-n.h"
#include "minimax.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-search.h"
#include "test.h"

static QdrEngine *engine;

static void
setup (void)
{
  engine = qdr_engine_new (4);
}

static void
teardown (void)
{
  qdr_engine_free (engine);
}

static QdrSearchRequest
request_with_threads (const QdrPosition *position, guint threads)
{
  QdrSearchRequest request = request_for (position);

  request.threads = threads;
  return request;
}

static QdrSearchRequest
request_from_start (guint size, guint players, guint threads)
{
  QdrPosition position;

  qdr_position_init (&position, size, size, players);
  return request_with_threads (&position, threads);
}

static void
assert_legal_line (const QdrPosition *start, const QdrReport *report)
{
  QdrPosition position = *start;

  ck_assert_uint_ge (report->line_length, 1);
  for (guint i = 0; i < report->line_length; i++) {
    QdrUndo undo;

    ck_assert (qdr_position_is_legal_move (&position, report->line[i]));
    qdr_position_do_move (&position, report->line[i], &undo);
  }
}

/* Correct results */

typedef struct {
  guint players;
  QdrScore (*oracle) (const QdrPosition *position, const QdrStyle *style, int depth);
  guint stock;
  guint depth;
  guint positions;
} OracleCase;

static const OracleCase oracle_cases[] = {
  { 2, minimax, 2, 3, 3 },
  { 2, minimax, 1, 4, 6 },
  { 4, max_n, 1, 3, 3 },
};

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

TEST (the_full_width_search_finds_the_score_of_its_oracle, .loops = G_N_ELEMENTS (oracle_cases))
{
  const OracleCase *c = &oracle_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (guint i = 0; i < c->positions; i++) {
    const guint plies = (guint) g_rand_int_range (rand, 0, 12);
    const QdrPosition position = random_position (rand, 5, 5, c->players, c->stock, plies);
    QdrSearchRequest request = request_with_threads (&position, 2 + i % 3);
    QdrScore truth;

    if (qdr_position_count_moves (&position) == 1)
      continue;
    qdr_engine_clear (engine);
    request.limits.depth = c->depth;
    request.full_width = TRUE;
    truth = c->oracle (&position, &qdr_style_default, (int) c->depth);
    ck_assert_int_eq (qdr_engine_search (engine, &request).score,
                      qdr_max_n_limit_score (&position, truth));
  }
}

/* Two races, a winning wall, a winning jump, and a lost position. */
static const struct {
  const char *position;
  int outcome;
  guint moves;
} proof_cases[] = {
  { "9 9 2 1 | e5 a5 | 0 0 | - | -", 1, 4 },
  { "9 9 2 1 | d1 e3 | 0 0 | - | -", -1, 2 },
  { "9 9 2 1 | e7 e8 | 10 10 | - | -", 1, 1 },
  { "5 5 2 1 | c2 a4 | 1 0 | - | -", 1, 3 },
};

TEST (what_is_won_or_lost_is_proved, .loops = G_N_ELEMENTS (proof_cases))
{
  for (guint threads = 1; threads <= 4; threads++) {
    QdrSearchRequest request;
    QdrPosition position;
    QdrReport report;
    guint moves = 0;

    ck_assert (qdr_position_from_text (proof_cases[_i].position, &position, NULL, NULL));
    request = request_with_threads (&position, threads);
    qdr_engine_clear (engine);
    report = qdr_engine_search (engine, &request);
    ck_assert_int_eq (report.stop_reason, QDR_STOP_PROVED);
    ck_assert_int_eq (qdr_score_get_proved_outcome (report.score, 2, &moves),
                      proof_cases[_i].outcome);
    ck_assert_uint_eq (moves, proof_cases[_i].moves);
    assert_legal_line (&position, &report);
  }
}

TEST (lines_are_legal_on_every_board, .loops = 16)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  const guint width = 5 + 2 * (guint) (_i % 8);
  const guint height = 5 + 2 * (guint) (_i * 3 / 2 % 8);
  const guint players = _i % 2 == 0 ? 2 : 4;

  for (guint i = 0; i < 10; i++) {
    const QdrPosition position = random_position (rand, width, height, players, 5, 4 * i);
    QdrSearchRequest request = request_with_threads (&position, 3);
    QdrReport report;

    request.limits.nodes = 2000;
    report = qdr_engine_search (engine, &request);
    assert_legal_line (&position, &report);
  }
}

/* The memory of helper threads must not survive a new game, nor change a search without
 * helpers. */
TEST (a_cleared_engine_searches_like_a_new_one)
{
  g_autoptr (QdrEngine) other = qdr_engine_new (4);
  QdrSearchRequest request = request_from_start (9, 2, 4);
  QdrReport cleared, fresh;

  request.limits.nodes = 20000;
  for (guint threads = 4; threads >= 2; threads--) {
    request.threads = threads;
    qdr_engine_search (engine, &request);
  }
  qdr_engine_clear (engine);
  request.threads = 1;
  cleared = qdr_engine_search (engine, &request);
  fresh = qdr_engine_search (other, &request);

  ck_assert_uint_eq (cleared.nodes, 20000);
  ck_assert_uint_eq (cleared.depth, fresh.depth);
  ck_assert_int_eq (cleared.score, fresh.score);
  ck_assert_uint_eq (cleared.line_length, fresh.line_length);
  ck_assert_mem_eq (cleared.line, fresh.line, fresh.line_length * sizeof fresh.line[0]);
}

/* Threads */

/* Counts only search threads, not those of a sanitizer, for example. */
static guint
count_helpers (void)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  const char *task;
  guint count = 0;

  ck_assert_ptr_nonnull (tasks);
  while ((task = g_dir_read_name (tasks)) != NULL) {
    g_autofree char *path = g_build_filename ("/proc/self/task", task, "comm", NULL);
    g_autofree char *name = NULL;

    /* A thread may have ended meanwhile. */
    if (g_file_get_contents (path, &name, NULL, NULL))
      count += g_str_equal (name, "search thread\n");
  }
  return count;
}

/* A joined thread may be listed for a moment longer. If a helper stays, the test reaches its
 * time limit. */
static void
wait_until_helpers_are_gone (void)
{
  while (count_helpers () > 0)
    g_usleep (1000);
}

typedef struct {
  guint expected;
  guint seen;
  gint stop;
} HelperCount;

/* Ends the search when all helpers are at work. If some never start, the test reaches its time
 * limit. */
static void
stop_with_all_helpers (const QdrReport *report, gpointer data)
{
  HelperCount *count = data;

  while ((count->seen = count_helpers ()) < count->expected)
    g_usleep (1000);
  g_atomic_int_set (&count->stop, 1);
}

static const guint thread_counts[] = { 0, 1, 2, 5, QDR_MAX_THREADS };

TEST (as_many_threads_search_as_were_asked_for_and_then_they_are_gone,
      .loops = G_N_ELEMENTS (thread_counts))
{
  const guint threads = thread_counts[_i];
  QdrSearchRequest request = request_from_start (9, 2, threads);
  HelperCount count = { .expected = MAX (threads, 1) - 1 };

  request.stop = &count.stop;
  request.report = stop_with_all_helpers;
  request.report_data = &count;
  qdr_engine_search (engine, &request);

  ck_assert_uint_eq (count.seen, count.expected);
  wait_until_helpers_are_gone ();
}

TEST (a_forced_move_needs_no_help)
{
  QdrPosition position;
  QdrSearchRequest request;

  ck_assert (qdr_position_from_text ("5 5 2 1 | a1 e5 | 0 3 | a1h | -", &position, NULL, NULL));
  request = request_with_threads (&position, 4);
  ck_assert_int_eq (qdr_engine_search (engine, &request).stop_reason, QDR_STOP_PROVED);
}

/* Limits */

/* Returns the CPU time of all threads of the process so far, in microseconds. */
static gint64
process_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

typedef struct {
  guint size;
  guint players;
  guint threads;
} LimitCase;

static const LimitCase limit_cases[] = {
  { 9, 2, 2 }, { 9, 2, 4 }, { 9, 2, 16 }, { 5, 2, 4 }, { 9, 4, 4 }, { 19, 2, 4 }, { 19, 4, 4 },
};

/* A thread cannot measure the CPU time of its own start and end, which is long with
 * sanitizers. */
#if defined __SANITIZE_THREAD__ || defined __SANITIZE_ADDRESS__
#define MARGIN_US (200 * 1000)
#else
#define MARGIN_US (20 * 1000)
#endif

TEST (the_limit_of_cpu_time_is_that_of_all_threads_together, .loops = G_N_ELEMENTS (limit_cases))
{
  const LimitCase *c = &limit_cases[_i];
  QdrSearchRequest request = request_from_start (c->size, c->players, c->threads);
  gint64 used = process_cpu ();
  QdrReport report;

  request.limits.cpu_ms = 200;
  report = qdr_engine_search (engine, &request);
  used = process_cpu () - used;

  ck_assert_int_eq (report.stop_reason, QDR_STOP_TIME);
  ck_assert_int_le (used, 200 * 1000 + MARGIN_US);
  /* The search is not stopped much earlier, and the report includes all of the time. */
  ck_assert_uint_ge (report.cpu_ms, 130);
  ck_assert_int_le (ABS (used - (gint64) report.cpu_ms * 1000), MARGIN_US);
}

/* CPU time counts, as a background search may not take it from others. */
TEST (all_threads_together_keep_to_their_share_of_a_processor, .loops = G_N_ELEMENTS (limit_cases))
{
  const LimitCase *c = &limit_cases[_i];
  QdrSearchRequest request = request_from_start (c->size, c->players, c->threads);
  const gint64 start = g_get_monotonic_time ();
  gint64 used = process_cpu ();
  QdrReport report;

  request.is_analysis = TRUE;
  request.limits.duty = 25;
  request.limits.wall_ms = 600;
  report = qdr_engine_search (engine, &request);
  used = process_cpu () - used;

  ck_assert_int_eq (report.stop_reason, QDR_STOP_TIME);
  ck_assert_uint_gt (report.nodes, 0);
  ck_assert_int_le (used, (g_get_monotonic_time () - start) / 4 + MARGIN_US);
}

TEST (the_limit_of_nodes_is_that_of_all_threads_together)
{
  const guint threads = 4;
  QdrSearchRequest request = request_from_start (9, 2, threads);
  QdrReport report;

  request.limits.nodes = 200000;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_NODES);
  ck_assert_uint_ge (report.nodes, 200000);
  ck_assert_uint_le (report.nodes, 200000 + threads * 1000);
}

TEST (the_limit_of_depth_ends_the_search_of_all)
{
  QdrSearchRequest request = request_from_start (9, 2, 4);
  QdrReport report;

  request.limits.depth = 6;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_DEPTH);
  ck_assert_uint_eq (report.depth, 6);
}

typedef struct {
  gint stop;
  gint64 cpu; /* when the flag was set */
} Flag;

/* At the second depth, when all threads search. */
static void
raise_flag (const QdrReport *report, gpointer data)
{
  Flag *flag = data;

  if (report->depth < 2)
    return;
  flag->cpu = process_cpu ();
  g_atomic_int_set (&flag->stop, 1);
}

TEST (the_stop_flag_ends_all_threads_at_once, .loops = G_N_ELEMENTS (limit_cases))
{
  const LimitCase *c = &limit_cases[_i];
  QdrSearchRequest request = request_from_start (c->size, c->players, c->threads);
  Flag flag = { 0 };
  QdrReport report;
  gint64 after;

  request.stop = &flag.stop;
  request.report = raise_flag;
  request.report_data = &flag;
  report = qdr_engine_search (engine, &request);
  after = process_cpu ();

  ck_assert_int_eq (report.stop_reason, QDR_STOP_FLAG);
  ck_assert_int_le (after - flag.cpu, MARGIN_US);
  assert_legal_line (&request.position, &report);
  wait_until_helpers_are_gone ();
}

TEST (a_search_stopped_before_it_begins_has_a_legal_move)
{
  const gint stop = 1;
  QdrSearchRequest request = request_from_start (9, 2, 4);
  QdrReport report;

  request.stop = &stop;
  report = qdr_engine_search (engine, &request);
  ck_assert_uint_eq (report.nodes, 0);
  ck_assert_uint_eq (report.depth, 0);
  assert_legal_line (&request.position, &report);
}
