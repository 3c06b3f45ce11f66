/*
 * External engines as agents: requests and errors.
 *
 * The engines are shell scripts that read a line at a time and answer from a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-agent.h"

#include <glob.h>
#include <string.h>
#include <unistd.h>

#include "qdr-notation.h"
#include "test.h"

/* Milliseconds that are enough for any program that answers. */
#define PATIENCE_MS 20000
/* Milliseconds for programs that never answer. */
#define SHORT_MS 300

/* A program that answers everything before "go". */
#define SCRIPT(on_go)                                                                              \
  "while read -r word rest; do case $word in uqi) echo id name x; echo uqiok;; "                   \
  "isready) echo readyok;; go) " on_go ";; esac; done"

static QdrAgent *
make_agent (const char *script, guint timeout_ms)
{
  const char *const argv[] = { "sh", "-c", script, NULL };

  return qdr_program_agent_new (argv, QDR_PROTOCOL_UQI, timeout_ms);
}

static QdrGame *
make_game (void)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  return qdr_game_new (&start, TRUE);
}

/* Requests the first move from the program of @script. */
static gboolean
choose (const char *script, guint timeout_ms, QdrAgentMove *choice, GError **error)
{
  g_autoptr (QdrAgent) agent = make_agent (script, timeout_ms);
  g_autoptr (QdrGame) game = make_game ();
  const QdrLimits limits = { .nodes = 1000 };

  ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
  return qdr_agent_choose_move (agent, game, &limits, NULL, choice, error);
}

TEST_DEFAULTS (.timeout = 90)

/* Correct answers */

TEST (the_move_and_the_last_report_are_taken)
{
  g_autoptr (GError) error = NULL;
  QdrAgentMove choice;

  ck_assert_msg (choose (SCRIPT ("echo info depth 1 score 5 nodes 10 nps 5 time 2 pv e2;"
                                 "echo something else;"
                                 "echo info depth 4 score 35 nodes 812 nps 5 time 49 pv depth 9;"
                                 "echo bestmove e2 ponder e8"),
                         PATIENCE_MS, &choice, &error),
                 "%s", error != NULL ? error->message : "");

  ck_assert_uint_eq (choice.move, qdr_move_make (QDR_MOVE_STEP, 14));
  ck_assert_uint_eq (choice.depth, 4);
  ck_assert_uint_eq (choice.nodes, 812);
  ck_assert_int_eq (choice.nodes_us, 49000);
  ck_assert_int_ge (choice.cpu_us, 0);
}

TEST (a_program_that_tells_nothing_but_the_move_will_do)
{
  QdrAgentMove choice;

  ck_assert (choose (SCRIPT ("echo bestmove E3H"), PATIENCE_MS, &choice, NULL));
  ck_assert (qdr_move_is_wall (choice.move));
  ck_assert_uint_eq (choice.depth, 0);
  ck_assert_uint_eq (choice.nodes, 0);
}

/* A program that sends a legal move only if it has received the expected line. */
#define EXPECT(line, expected)                                                                     \
  "while read -r word rest; do [ \"$word\" = " line " ] && [ \"$rest\" = '" expected "' ] && "     \
  "good=1; case $word in uqi) echo uqiok;; isready) echo readyok;; "                               \
  "go) [ \"$good\" ] && echo bestmove d9 || echo bestmove told-wrong;; esac; done"

static const struct {
  const char *script;
  const char *start; /* position text, or NULL for the usual start */
  gboolean repetition_is_draw;
  QdrLimits limits;
} questions[] = {
  { EXPECT ("position", "start size 9x9 players 2 walls 10,10 moves e2"), NULL, TRUE, { 0 } },
  { EXPECT ("position", "start size 9x9 players 2 walls 10,10 norepetition moves e2"),
    NULL,
    FALSE,
    { 0 } },
  { EXPECT ("position", "start size 9x9 players 2 walls 7,3 moves e2"),
    "9 9 2 1 | e1 e9 | 7 3 | - | -",
    TRUE,
    { 0 } },
  { EXPECT ("position", "text 9 9 2 1 | e1 e9 | 9 10 | a3h | - moves e2"),
    "9 9 2 1 | e1 e9 | 9 10 | a3h | -",
    TRUE,
    { 0 } },
  { EXPECT ("go", "cpu 5000"), NULL, TRUE, { 0 } },
  { EXPECT ("go", "cpu 5000"), NULL, TRUE, { .cpu_ms = 9000 } },
  { EXPECT ("go", "cpu 100 depth 7 nodes 12345"),
    NULL,
    TRUE,
    { .cpu_ms = 100, .depth = 7, .nodes = 12345 } },
  { EXPECT ("newgame", ""), NULL, TRUE, { 0 } },
};

TEST (the_position_and_the_limits_are_told, .loops = G_N_ELEMENTS (questions))
{
  g_autoptr (QdrAgent) agent = make_agent (questions[_i].script, PATIENCE_MS);
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (GError) error = NULL;
  QdrPosition start;
  QdrAgentMove choice;

  qdr_position_init (&start, 9, 9, 2);
  if (questions[_i].start != NULL)
    ck_assert (qdr_position_from_text (questions[_i].start, &start, NULL, NULL));
  game = qdr_game_new (&start, questions[_i].repetition_is_draw);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));

  ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
  ck_assert_msg (qdr_agent_choose_move (agent, game, &questions[_i].limits, NULL, &choice, &error),
                 "%s", error != NULL ? error->message : "");
}

TEST (a_program_stays_for_the_next_game)
{
  g_autoptr (QdrAgent) agent =
      make_agent (SCRIPT ("n=x$n; [ $n = xx ] && echo bestmove e2 || echo bestmove d1"),
                  PATIENCE_MS);
  g_autoptr (QdrGame) game = make_game ();
  const QdrLimits limits = { 0 };
  QdrAgentMove first;
  QdrAgentMove second;

  ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &first, NULL));
  ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &second, NULL));
  ck_assert_uint_ne (first.move, second.move);
}

/* Faults */

static const struct {
  const char *script;
  QdrAgentError code;
  const char *message; /* a part of it */
} faults[] = {
  { SCRIPT ("exit 3"), QDR_AGENT_ERROR_DIED, "has ended" },
  { SCRIPT ("kill -9 $$"), QDR_AGENT_ERROR_DIED, "has ended" },
  { SCRIPT ("exec 1>&-; sleep 5"), QDR_AGENT_ERROR_DIED, "has ended" },
  { SCRIPT ("exec sleep 100"), QDR_AGENT_ERROR_LATE, "does not answer" },
  { SCRIPT ("while :; do echo info depth 1; sleep 0.01; done"), QDR_AGENT_ERROR_LATE,
    "does not answer" },
  { SCRIPT ("while :; do echo info depth 1; done"), QDR_AGENT_ERROR_NONSENSE, "too much output" },
  { SCRIPT ("echo bestmove"), QDR_AGENT_ERROR_NONSENSE, "“bestmove”" },
  { SCRIPT ("echo bestmove z99"), QDR_AGENT_ERROR_NONSENSE, "“bestmove z99”" },
  { SCRIPT ("echo bestmove \"$(printf 'e\\377')\""), QDR_AGENT_ERROR_NONSENSE, "bestmove e" },
  { SCRIPT ("echo error I am lost"), QDR_AGENT_ERROR_NONSENSE, "“error I am lost”" },
  { SCRIPT ("head -c 3000000 /dev/zero | tr '\\000' x; exec sleep 100"), QDR_AGENT_ERROR_NONSENSE,
    "endless line" },
};

/* The time is long enough for a program to send too much. */
TEST (a_program_that_fails_says_how, .loops = G_N_ELEMENTS (faults))
{
  const guint timeout_ms = faults[_i].code == QDR_AGENT_ERROR_LATE ? SHORT_MS : PATIENCE_MS;
  g_autoptr (GError) error = NULL;
  QdrAgentMove choice;

  ck_assert (!choose (faults[_i].script, timeout_ms, &choice, &error));
  ck_assert_msg (g_error_matches (error, QDR_AGENT_ERROR, (int) faults[_i].code), "%s",
                 error->message);
  ck_assert_msg (strstr (error->message, faults[_i].message) != NULL, "%s", error->message);
  ck_assert (g_utf8_validate (error->message, -1, NULL));
}

TEST (a_program_that_failed_is_started_again_for_the_next_game)
{
  g_autoptr (QdrAgent) agent = make_agent (SCRIPT ("exit"), PATIENCE_MS);
  g_autoptr (QdrGame) game = make_game ();
  const QdrLimits limits = { 0 };
  QdrAgentMove choice;

  for (guint i = 0; i < 2; i++) {
    ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
    ck_assert (!qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
  }
}

TEST (a_program_that_ended_between_two_games_is_started_again)
{
  g_autoptr (QdrAgent) agent = make_agent (SCRIPT ("echo bestmove e2; exit"), PATIENCE_MS);
  g_autoptr (QdrGame) game = make_game ();
  const QdrLimits limits = { 0 };
  QdrAgentMove choice;

  for (guint i = 0; i < 2; i++) {
    ck_assert (qdr_agent_begin_game (agent, 0, NULL, NULL));
    ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
  }
}

static const char *const lost_causes[] = {
  "exit 0",
  "exec sleep 100",
  "cat",
  "echo error; exec sleep 100",
  "echo uqiok; exit",
  "echo uqiok; exec sleep 100",
  "yes",
};

TEST (a_program_that_cannot_start_is_named, .loops = G_N_ELEMENTS (lost_causes))
{
  g_autoptr (QdrAgent) agent = make_agent (lost_causes[_i], SHORT_MS);
  g_autoptr (GError) error = NULL;

  ck_assert (!qdr_agent_begin_game (agent, 0, NULL, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START));
  ck_assert_msg (g_str_has_prefix (error->message, "Cannot start the engine “sh”: "), "%s",
                 error->message);
}

TEST (a_program_that_is_not_there_cannot_start)
{
  const char *const argv[] = { "/nonexistent/engine", NULL };
  g_autoptr (QdrAgent) agent = qdr_program_agent_new (argv, QDR_PROTOCOL_UQI, PATIENCE_MS);
  g_autoptr (GError) error = NULL;

  ck_assert (!qdr_agent_begin_game (agent, 0, NULL, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START));
}

TEST (a_program_that_has_not_started_says_so_again_when_it_is_to_move)
{
  g_autoptr (QdrAgent) agent = make_agent ("exit 0", PATIENCE_MS);
  g_autoptr (QdrGame) game = make_game ();
  g_autoptr (GError) at_first = NULL;
  g_autoptr (GError) later = NULL;
  const QdrLimits limits = { .nodes = 1 };
  QdrAgentMove choice;

  ck_assert (!qdr_agent_begin_game (agent, 0, NULL, &at_first));
  ck_assert (!qdr_agent_choose_move (agent, game, &limits, NULL, &choice, &later));
  ck_assert (g_error_matches (later, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START));
  ck_assert_str_eq (later->message, at_first->message);
}

/* Stopping */

typedef struct {
  const char *sign; /* pattern for a file that the program creates when it is asked for a move */
  gint stop;
} Stopping;

static gpointer
stop_when_asked (gpointer data)
{
  Stopping *stopping = data;
  glob_t found;

  while (glob (stopping->sign, GLOB_NOSORT, NULL, &found) != 0)
    g_usleep (1000);
  globfree (&found);
  g_atomic_int_set (&stopping->stop, 1);
  return NULL;
}

TEST (waiting_for_a_program_can_be_stopped)
{
  g_autofree char *name = g_strdup_printf ("asked-%d", (int) getpid ());
  /* An engine can only write to its own folder. */
  g_autofree char *sign = g_build_filename (g_get_tmp_dir (), "quoridor-engine-*", name, NULL);
  g_autofree char *script = g_strdup_printf (SCRIPT ("touch %s; exec sleep 100"), name);
  g_autoptr (QdrAgent) agent = make_agent (script, 100000);
  g_autoptr (QdrGame) game = make_game ();
  g_autoptr (GError) error = NULL;
  const QdrLimits limits = { 0 };
  Stopping stopping = { .sign = sign };
  QdrAgentMove choice;
  GThread *thread;

  ck_assert (qdr_agent_begin_game (agent, 0, &stopping.stop, NULL));
  thread = g_thread_new ("stop", stop_when_asked, &stopping);
  ck_assert (!qdr_agent_choose_move (agent, game, &limits, &stopping.stop, &choice, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED));
  g_thread_join (thread);
}
