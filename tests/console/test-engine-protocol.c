/*
 * Dialogues in the engine protocol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <string.h>
#include <time.h>

#define START_9 "9 9 2 1 | e1 e9 | 10 10 | - | -"

static void
expect_position (Dialogue *engine, const char *position)
{
  dialogue_send (engine, "show");
  dialogue_expect (engine, position);
}

/* Ends the dialogue, and asserts that no more output follows. */
static void
end_silently (Dialogue *engine)
{
  g_autofree char *rest = dialogue_end (engine);

  ck_assert_str_eq (rest, "");
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

TEST (uqi_is_answered_with_names_and_options)
{
  Dialogue engine;
  g_autofree char *personality = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *threads = NULL;
  g_autofree char *book = NULL;
  g_autofree char *end = NULL;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "uqi");
  g_free (dialogue_read_until (&engine, "id name "));
  g_free (dialogue_read_until (&engine, "id author "));
  personality = dialogue_read (&engine);
  hash = dialogue_read (&engine);
  threads = dialogue_read (&engine);
  book = dialogue_read (&engine);
  end = dialogue_read (&engine);

  ck_assert (g_str_has_prefix (personality, "option name Personality type combo default none "));
  ck_assert_ptr_nonnull (strstr (personality, " var master"));
  ck_assert_str_eq (hash, "option name Hash type spin default 64 min 1 max 4096");
  ck_assert_str_eq (threads, "option name Threads type spin default 1 min 1 max 64");
  ck_assert_str_eq (book, "option name Book type check default false");
  ck_assert_str_eq (end, "uqiok");
  end_silently (&engine);
}

TEST (the_default_protocol_has_a_name)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine --protocol=uqi");
  dialogue_send (&engine, "isready");
  dialogue_expect (&engine, "readyok");
  end_silently (&engine);
}

TEST (empty_lines_and_an_idle_stop_are_ignored)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "");
  dialogue_send (&engine, "  \t ");
  dialogue_send (&engine, "\r");
  dialogue_send (&engine, "stop");
  dialogue_send (&engine, "isready\r");
  dialogue_expect (&engine, "readyok");
  end_silently (&engine);
}

typedef struct {
  const char *line;
  const char *position;
} PositionCase;

static const PositionCase positions[] = {
  { "position start", START_9 },
  { "position start size 5x7", "5 7 2 1 | c1 c7 | 8 8 | - | -" },
  { "position start size 9x9 players 4", "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -" },
  { "position start players 4 walls 1,2,3,4 size 5", "5 5 4 1 | c1 a3 c5 e3 | 1 2 3 4 | - | -" },
  { "position start size 5 walls 0", "5 5 2 1 | c1 c5 | 0 0 | - | -" },
  { "position start moves", START_9 },
  { "position start moves e2 E8 e3h", "9 9 2 2 | e2 e8 | 9 10 | e3h | -" },
  { "  position\tstart  norepetition moves e2", "9 9 2 2 | e2 e9 | 10 10 | - | -" },
  { "position text 5 5 2 2 | c2 c5 | 1 0 | - | a1v", "5 5 2 2 | c2 c5 | 1 0 | - | a1v" },
  { "position text 5 5 2 2 | c2 c5 | 1 0 | - | a1v moves c4", "5 5 2 1 | c2 c4 | 1 0 | - | a1v" },
  { "position text 5 5 2 2 | c2 c5 | 1 0 | - | - norepetition moves c4 resign",
    "5 5 2 2 | c2 c4 | 1 0 | - | -" },
};

TEST (a_position_is_understood, .loops = G_N_ELEMENTS (positions))
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, positions[_i].line);
  expect_position (&engine, positions[_i].position);
  end_silently (&engine);
}

static const char *const refused_lines[] = {
  "frobnicate",
  "uqi now",
  "isready 1",
  "stop it",
  "position",
  "position end",
  "position start size",
  "position start size 8",
  "position start size 9x",
  "position start players 3",
  "position start walls 1,2,3",
  "position start walls 100",
  "position start frobnicate",
  "position start moves e9",
  "position start moves e2 e8 frobnicate",
  "position start norepetition norepetition",
  "position start size 9x9 size 7x7",
  "position start players 2 size 7 players 2",
  "position start walls 3 walls 3",
  "position text 9 9 2 1 | e1 e9 | 10 10 | - | - norepetition norepetition",
  "position start moves resign e8",
  "position text",
  "position text 9 9 2 1 | e1 e9 | 10 10 | -",
  "position text 9 9 2 1 | e1 e1 | 10 10 | - | -",
  "position text 9 9 2 1 | e1 e9 | 10 10 | - | - moves e9",
  "go depth",
  "go depth 0",
  "go depth 3x",
  "go depth -1",
  "go depth 64",
  "go depth 999",
  "go nodes x",
  "go cpu 0",
  "go movetime 1.5",
  "go clocks",
  "go clocks 1000",
  "go clocks 1000,1000,1000",
  "go clocks 1000,x",
  "go frobnicate",
  "go cpu 1 cpu 2",
  "go movetime 1 cpu 1 movetime 1",
  "go depth 1 depth 1",
  "go nodes 1 nodes 1",
  "go clocks 1000,1000 clocks 1000,1000",
  "go infinite infinite",
  "setoption",
  "setoption name Personality",
  "setoption name Personality value nobody",
  "setoption name Frobnicate value 1",
  "setoption name Hash value 0",
  "setoption name Hash value 64k",
  "setoption name Threads value 0",
  "setoption name Threads value 65",
  "setoption name Threads value two",
  "setoption name Book value yes",
};

TEST (what_is_not_understood_is_one_error_and_changes_nothing,
      .loops = G_N_ELEMENTS (refused_lines))
{
  Dialogue engine;
  g_autofree char *answer = NULL;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position start size 5 moves c2");
  dialogue_send (&engine, refused_lines[_i]);
  answer = dialogue_read (&engine);
  ck_assert_msg (g_str_has_prefix (answer, "error "), "%s: %s", refused_lines[_i], answer);
  expect_position (&engine, "5 5 2 2 | c2 c5 | 6 6 | - | -");
  end_silently (&engine);
}

TEST (garbage_is_one_error_a_line)
{
  const char garbage[] = "\xff\xfe\x01 garbage\nshow\0me\nisready\n";
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  ck_assert (g_output_stream_write_all (engine.to, garbage, sizeof garbage - 1, NULL, NULL, NULL));
  dialogue_expect (&engine, "error the line is too long or not UTF-8");
  dialogue_expect (&engine, "error the line is too long or not UTF-8");
  dialogue_expect (&engine, "readyok");
  end_silently (&engine);
}

TEST (an_endless_line_is_one_error)
{
  g_autofree char *line = g_strnfill (3 * 1024 * 1024, 'x');
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, line);
  dialogue_send (&engine, "isready");
  dialogue_expect (&engine, "error the line is too long or not UTF-8");
  dialogue_expect (&engine, "readyok");
  end_silently (&engine);
}

TEST (the_last_line_needs_no_end)
{
  g_auto (Outcome) outcome = run_cli ("engine", "isready");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (outcome.output, "readyok\n");
}

TEST (a_search_reports_each_depth_and_answers)
{
  g_autoptr (GRegex) info =
      g_regex_new ("^info depth \\d+ score (-?\\d+|win \\d+|loss \\d+) nodes \\d+ nps \\d+ "
                   "time \\d+ pv( [a-e][1-5][hv]?)+$",
                   0, 0, NULL);
  Dialogue engine;
  guint n_infos = 0;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position start size 5 moves c2 c4");
  dialogue_send (&engine, "go depth 3");
  for (;;) {
    g_autofree char *line = dialogue_read (&engine);

    if (g_str_has_prefix (line, "bestmove "))
      break;
    ck_assert_msg (g_regex_match (info, line, 0, NULL), "%s", line);
    n_infos++;
  }
  ck_assert_uint_ge (n_infos, 1);
  end_silently (&engine);
}

TEST (a_proved_win_is_counted_in_moves)
{
  Dialogue engine;
  g_autofree char *info = NULL;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position text 5 5 2 1 | a4 e2 | 0 0 | - | -");
  dialogue_send (&engine, "go depth 2");
  info = dialogue_read_until (&engine, "info depth ");
  ck_assert_ptr_nonnull (strstr (info, " score win 1 "));
  g_free (dialogue_read_until (&engine, "bestmove a5"));
  end_silently (&engine);
}

/* Returns the move of a new engine. Free with g_free(). */
static char *
best_after_3000_nodes (void)
{
  Dialogue engine;
  char *answer;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position start moves e2 e8");
  dialogue_send (&engine, "go nodes 3000");
  answer = dialogue_read_until (&engine, "bestmove ");
  end_silently (&engine);

  return answer;
}

TEST (a_search_limited_by_nodes_repeats_itself)
{
  g_autofree char *first = best_after_3000_nodes ();
  g_autofree char *second = best_after_3000_nodes ();

  ck_assert_str_eq (first, second);
}

TEST (a_search_is_stopped_and_answers)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "go infinite");
  g_free (dialogue_read_until (&engine, "info "));
  dialogue_send (&engine, "isready");
  g_free (dialogue_read_until (&engine, "readyok"));
  dialogue_send (&engine, "stop");
  g_free (dialogue_read_until (&engine, "bestmove "));
  dialogue_send (&engine, "stop");
  expect_position (&engine, START_9);
  end_silently (&engine);
}

TEST (an_infinite_search_waits_for_stop_even_when_all_is_proved)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position text 5 5 2 1 | a4 e2 | 0 0 | - | -");
  dialogue_send (&engine, "go infinite");
  g_free (dialogue_read_until (&engine, "info "));
  /* The search ends at once in these replies, as nothing is left to search. */
  for (guint i = 0; i < 100; i++) {
    dialogue_send (&engine, "isready");
    dialogue_expect (&engine, "readyok");
  }
  dialogue_send (&engine, "go");
  g_free (dialogue_read_until (&engine, "error go: a search is running"));
  dialogue_send (&engine, "stop");
  dialogue_expect (&engine, "bestmove a5");
  end_silently (&engine);
}

TEST (what_would_disturb_a_search_is_refused_while_it_runs)
{
  const char *const lines[] = { "position start", "go depth 1", "newgame",
                                "setoption name Hash value 1" };
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position start moves e2");
  dialogue_send (&engine, "go infinite");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    dialogue_send (&engine, lines[i]);
    g_free (dialogue_read_until (&engine, "error "));
  }
  dialogue_send (&engine, "show");
  g_free (dialogue_read_until (&engine, "9 9 2 2 | e2 e9 "));
  dialogue_send (&engine, "stop");
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}

TEST (a_new_position_may_follow_stop_at_once)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "go infinite\nstop\nposition start size 5\nshow");
  g_free (dialogue_read_until (&engine, "bestmove "));
  dialogue_expect (&engine, "5 5 2 1 | c1 c5 | 6 6 | - | -");
  end_silently (&engine);
}

TEST (a_finished_game_has_no_move)
{
  const char *const lines[] = {
    "position start moves resign",
    "position text 5 5 2 2 | a5 b3 | 0 0 | - | -",
    "position start size 5 moves c2 c4 c1 c5 c2 c4 c1 c5",
  };
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    dialogue_send (&engine, lines[i]);
    dialogue_send (&engine, "go depth 1");
    dialogue_expect (&engine, "error game over");
  }
  end_silently (&engine);
}

static const char *const quick_searches[] = {
  "go cpu 20",
  "go movetime 20",
  "go clocks 400,900000",
  "go clocks 0,0",
  "go clocks 900000,900000 depth 1",
  "go nodes 1",
  "go depth 2 nodes 100000 cpu 1000 movetime 1000",
  "go depth 63 nodes 1000",
};

TEST (limits_are_kept_alone_and_together, .loops = G_N_ELEMENTS (quick_searches))
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, quick_searches[_i]);
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}

TEST (options_are_taken_and_a_personality_plays)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "setoption name Hash value 1");
  dialogue_send (&engine, "setoption name Personality value novice");
  dialogue_send (&engine, "position start size 5");
  dialogue_send (&engine, "go");
  g_free (dialogue_read_until (&engine, "bestmove "));
  dialogue_send (&engine, "setoption name Personality value none");
  dialogue_send (&engine, "newgame");
  expect_position (&engine, START_9);
  end_silently (&engine);
}

/* Of all threads, in microseconds. */
static gint64
get_processor_time (const Dialogue *engine)
{
  const char *id = g_subprocess_get_identifier (engine->process);
  clockid_t clock;
  struct timespec time;

  ck_assert_ptr_nonnull (id);
  ck_assert_int_eq (clock_getcpuclockid ((pid_t) g_ascii_strtoll (id, NULL, 10), &clock), 0);
  ck_assert_int_eq (clock_gettime (clock, &time), 0);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Plays a game of the engine against itself with @clock_ms on each clock. The time of a move
 * is that from "go" to "bestmove", without the time that other programs take. Returns whether
 * nobody lost on time. */
static gboolean
play_on_clocks (const char *size, gint64 clock_ms)
{
  g_autofree char *start = g_strdup_printf ("position start size %s", size);
  g_autoptr (GString) position = g_string_new (start);
  gint64 clocks[] = { clock_ms * 1000, clock_ms * 1000 };
  gboolean is_over = FALSE;
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "isready");
  dialogue_expect (&engine, "readyok");
  for (guint ply = 0; !is_over && MIN (clocks[0], clocks[1]) >= 0; ply++) {
    g_autofree char *go =
        g_strdup_printf ("go clocks %d,%d", (int) (clocks[0] / 1000), (int) (clocks[1] / 1000));
    g_autofree char *answer = NULL;
    gint64 begin;

    dialogue_send (&engine, position->str);
    begin = get_processor_time (&engine);
    dialogue_send (&engine, go);
    do {
      g_free (answer);
      answer = dialogue_read (&engine);
    } while (g_str_has_prefix (answer, "info "));
    clocks[ply % 2] -= get_processor_time (&engine) - begin;

    is_over = g_str_equal (answer, "error game over");
    ck_assert_msg (is_over || g_str_has_prefix (answer, "bestmove "), "%s", answer);
    if (!is_over)
      g_string_append_printf (position, "%s%s", ply == 0 ? " moves " : " ",
                              answer + strlen ("bestmove "));
  }
  end_silently (&engine);
  return MIN (clocks[0], clocks[1]) >= 0;
}

static const char *const clock_boards[] = { "5", "9" };

TEST (a_game_on_half_a_second_is_played_to_its_end_in_time, .loops = G_N_ELEMENTS (clock_boards))
{
  ck_assert (play_on_clocks (clock_boards[_i], 500));
}

static const char *const hurried[] = { "go clocks 49,9000", "go clocks 0,9000",
                                       "go clocks 49,9000 depth 5" };

TEST (with_next_to_nothing_on_the_clock_the_first_depth_is_the_answer,
      .loops = G_N_ELEMENTS (hurried))
{
  g_autofree char *answer = NULL;
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, hurried[_i]);
  do {
    g_free (answer);
    answer = dialogue_read (&engine);
    ck_assert (!g_str_has_prefix (answer, "info depth 2"));
  } while (!g_str_has_prefix (answer, "bestmove "));
  end_silently (&engine);
}

/* Counts the threads of the engine that help a search. */
static guint
count_helpers (const Dialogue *engine)
{
  g_autofree char *path =
      g_build_filename ("/proc", g_subprocess_get_identifier (engine->process), "task", NULL);
  g_autoptr (GDir) tasks = g_dir_open (path, 0, NULL);
  const char *task;
  guint count = 0;

  ck_assert_ptr_nonnull (tasks);
  while ((task = g_dir_read_name (tasks)) != NULL) {
    g_autofree char *name_path = g_build_filename (path, task, "comm", NULL);
    g_autofree char *name = NULL;

    if (g_file_get_contents (name_path, &name, NULL, NULL))
      count += g_str_equal (name, "search thread\n");
  }
  return count;
}

/* If too few threads start, the test reaches its time limit. */
TEST (as_many_threads_search_as_were_asked_for)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "setoption name Threads value 4");
  dialogue_send (&engine, "go infinite");
  while (count_helpers (&engine) != 3)
    g_usleep (1000);
  dialogue_send (&engine, "stop");
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}

TEST (a_move_in_a_game_with_clocks_is_searched_by_one_thread)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "setoption name Threads value 4");
  dialogue_send (&engine, "go infinite clocks 900000,900000");
  g_free (dialogue_read_until (&engine, "info depth 6 "));
  ck_assert_uint_eq (count_helpers (&engine), 0);
  dialogue_send (&engine, "stop");
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}

/* AddressSanitizer reserves more addresses than the limit. */
#ifndef __SANITIZE_ADDRESS__
TEST (a_table_that_the_system_refuses_is_one_error_and_changes_nothing)
{
  g_autofree char *script =
      g_strdup_printf ("ulimit -v 2000000; '%s' engine <<END\n"
                       "position start size 5 moves c2\n"
                       "setoption name Hash value 4096\nshow\ngo depth 1\nEND",
                       g_getenv ("QDR_CLI"));
  const char *const argv[] = { "/bin/sh", "-c", script, NULL };
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  int status;

  ck_assert (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &output, NULL, &status, NULL));
  ck_assert_int_eq (status, 0);
  lines = g_strsplit (output, "\n", 0);
  ck_assert_uint_ge (g_strv_length (lines), 3);
  ck_assert_str_eq (lines[0], "error Hash: there is no memory for 4096 MiB");
  ck_assert_str_eq (lines[1], "5 5 2 2 | c2 c5 | 6 6 | - | -");
  /* The end of the input stops the search, even before its first report. */
  ck_assert_ptr_nonnull (strstr (output, "\nbestmove "));
}
#endif

/* The limit allows one table at a time, but not two. */
#ifndef __SANITIZE_ADDRESS__
TEST (a_new_table_need_not_fit_beside_the_old_one)
{
  g_autofree char *script =
      g_strdup_printf ("ulimit -v 450000; '%s' engine <<END\n"
                       "setoption name Hash value 256\nsetoption name Hash value 257\nisready\nEND",
                       g_getenv ("QDR_CLI"));
  const char *const argv[] = { "/bin/sh", "-c", script, NULL };
  g_autofree char *output = NULL;
  int status;

  ck_assert (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &output, NULL, &status, NULL));
  ck_assert_int_eq (status, 0);
  ck_assert_str_eq (output, "readyok\n");
}
#endif

/* Returns the reports of a new engine that plays as the gambler, for the start of each of @n
 * games. Free with g_free(). */
static char *
thoughts_of_gambler (guint n)
{
  GString *thoughts = g_string_new (NULL);
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "setoption name Personality value gambler");
  for (guint i = 0; i < n; i++) {
    g_autofree char *info = NULL;
    g_autofree char *move = NULL;

    dialogue_send (&engine, "newgame");
    dialogue_send (&engine, "go depth 1");
    info = dialogue_read_until (&engine, "info ");
    move = dialogue_read_until (&engine, "bestmove ");
    *strstr (info, " nps ") = '\0';
    g_string_append_printf (thoughts, "%s%s %s", i > 0 ? "\n" : "", info, move);
  }
  end_silently (&engine);
  return g_string_free (thoughts, FALSE);
}

/* There is one legal move: in a corridor, with the other pawn far away and no walls left. */
TEST (on_a_clock_a_forced_move_is_answered_at_once_and_otherwise_analysed)
{
  Dialogue engine;
  g_autofree char *info = NULL;
  g_autofree char *move = NULL;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position text 5 5 2 1 | a1 e5 | 0 3 | a1h | -");
  dialogue_send (&engine, "go clocks 1000,1000 depth 3");
  dialogue_expect (&engine, "bestmove b1");
  dialogue_send (&engine, "go depth 3");
  info = dialogue_read (&engine);
  ck_assert (g_str_has_prefix (info, "info depth 1 "));
  move = dialogue_read_until (&engine, "bestmove ");
  ck_assert_str_eq (move, "bestmove b1");
  end_silently (&engine);
}

TEST (the_gambler_draws_a_plan_for_each_game_and_the_same_ones_each_time)
{
  g_autofree char *thoughts = thoughts_of_gambler (8);
  g_autofree char *again = thoughts_of_gambler (8);

  assert_lines_differ (thoughts, 8);
  ck_assert_str_eq (again, thoughts);
}

/* The moves of this book are not those that a search would find. */
static void
begin_with_silly_book (Dialogue *engine)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);

  ck_assert (g_file_set_contents (g_file_peek_path (file), "| a1v 5\ne2 | h8h 5\n", -1, NULL));
  g_setenv ("QDR_OPENING_BOOK", g_file_peek_path (file), TRUE);
  dialogue_begin (engine, "engine");
  dialogue_send (engine, "setoption name Book value true");
  dialogue_send (engine, "position start moves e2");
  dialogue_send (engine, "go");
  g_free (dialogue_read_until (engine, "bestmove "));
  ck_assert (g_file_delete (file, NULL, NULL));
}

static const struct {
  const char *go;
  gboolean is_by_book;
} book_cases[] = {
  { "go", TRUE },
  { "go cpu 1000", TRUE },
  { "go movetime 1000 cpu 1000", TRUE },
  { "go clocks 9000,9000", TRUE },
  { "go depth 1", FALSE },
  { "go nodes 100", FALSE },
  { "go cpu 1000 depth 1", FALSE },
  { "go clocks 9000,9000 nodes 100", FALSE },
  { "go infinite\nstop", FALSE },
};

TEST (with_the_book_a_move_limited_by_time_alone_comes_out_of_it,
      .loops = G_N_ELEMENTS (book_cases))
{
  g_autofree char *line = NULL;
  g_autofree char *move = NULL;
  Dialogue engine;

  begin_with_silly_book (&engine);
  dialogue_send (&engine, "position start");
  dialogue_send (&engine, book_cases[_i].go);
  if (book_cases[_i].is_by_book) {
    /* At once, without a report. */
    line = dialogue_read (&engine);
    ck_assert_msg (g_str_equal (line, "bestmove a1v") || g_str_equal (line, "bestmove h1v"), "%s",
                   line);
  } else {
    move = dialogue_read_until (&engine, "bestmove ");
    ck_assert_str_ne (move, "bestmove a1v");
    ck_assert_str_ne (move, "bestmove h1v");
  }
  end_silently (&engine);
}

TEST (without_the_book_every_move_is_searched)
{
  Dialogue engine;

  begin_with_silly_book (&engine);
  dialogue_send (&engine, "setoption name Book value false");
  dialogue_send (&engine, "position start moves e2");
  dialogue_send (&engine, "go cpu 20");
  g_free (dialogue_read_until (&engine, "info depth 1 "));
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}

TEST (the_end_of_the_input_ends_a_search)
{
  Dialogue engine;
  g_autofree char *rest = NULL;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "go infinite");
  g_free (dialogue_read_until (&engine, "info "));
  rest = dialogue_end (&engine);
}

TEST (quit_ends_a_search_and_nothing_after_it_is_read)
{
  g_auto (Outcome) outcome = run_cli ("engine", "go infinite\nquit\nisready\n");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_ptr_null (strstr (outcome.output, "readyok"));
}

TEST (four_players_are_searched_too)
{
  Dialogue engine;

  dialogue_begin (&engine, "engine");
  dialogue_send (&engine, "position start size 5 players 4 moves resign");
  dialogue_send (&engine, "go depth 1");
  g_free (dialogue_read_until (&engine, "bestmove "));
  end_silently (&engine);
}
