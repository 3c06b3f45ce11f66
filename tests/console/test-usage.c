/*
 * Wrong command lines: one line on standard error, nothing on standard output, the right status.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <string.h>

#include "qdr-config.h"

#define START_POSITION "'9 9 2 1 | e1 e9 | 10 10 | - | -'"
#define WON_POSITION "'9 9 2 2 | e9 d5 | 10 10 | - | -'"

static const char *const wrong_usages[] = {
  "",
  "frobnicate",
  "--frobnicate",
  "help frobnicate",
  "help --frobnicate",
  "help play moves",
  "moves --frobnicate",
  "moves -1",
  "moves --size",
  "moves --size ''",
  "moves --size 3",
  "moves --size 4",
  "moves --size 21",
  "moves --size 9x",
  "moves --size x9",
  "moves --size 9x8",
  "moves --size 9x9x9",
  "moves --size ' 9'",
  "moves --size +9",
  "moves --size 0x9",
  "moves --size 99999999999999999999",
  "moves --players 3",
  "moves --players two",
  "moves --players 2x",
  "moves --walls 100",
  "moves --walls -1",
  "moves --walls 5x",
  "moves --walls ''",
  "moves --walls 1,2,3",
  "moves --walls 1,",
  "moves --walls ,1",
  "moves --players 4 --walls 1,2",
  "moves --position " START_POSITION " --size 9",
  "moves --position " START_POSITION " --players 2",
  "moves --position " START_POSITION " --walls 10",
  "moves --file game.quoridor --size 9",
  "moves --file game.quoridor --no-repetition",
  "moves --file game.quoridor --position " START_POSITION,
  "moves --game 1",
  "moves --file game.quoridor --game 0",
  "moves --file game.quoridor --game x",
  "perft",
  "perft --depth",
  "perft --depth 3x",
  "perft --depth -1",
  "perft --depth 1.5",
  "perft --depth 1000",
  "best --personality nobody",
  "best --cpu 0",
  "best --cpu -1",
  "best --cpu inf",
  "best --cpu nan",
  "best --cpu 1e3",
  "best --cpu 0x10",
  "best --cpu 1.2.3",
  "best --cpu .",
  "best --cpu ' 1'",
  "best --cpu 1000000000",
  "best --depth 0",
  "best --depth 1x",
  "best --depth 64",
  "analyse --depth 999",
  "best --hash 0",
  "best --hash 4097",
  "analyse --hash 64k",
  "best --nodes 0",
  "best --nodes 99999999999999999999999",
  "analyse --personality nobody",
  "analyse --threads",
  "analyse --threads 0",
  "analyse --threads 65",
  "analyse --threads 2x",
  "best --threads 2",
  "check",
#ifdef QDR_HAS_PICTURES
  "picture",
  "picture --pixels 15 out.png",
  "picture --pixels 4097 out.png",
  "picture --pixels x out.png",
  "picture --ply 2 out.png e2",
  "picture --file game.quoridor --size 9 out.png",
#endif
  "convert",
  "convert one two",
  "personalities extra",
  "bench extra",
  "bench --hash 64",
  "engine extra",
  "engine --protocol=xyz",
  "engine --depth 3",
  "engine --protocol=qtp --personality nobody",
  "engine --protocol=qtp --depth 999",
  "engine --protocol=qtp --cpu 5.001",
  "engine --protocol=qtp --cpu 8 --personality master",
  "engine --protocol=qtp --hash 0",
  "engine --hash 64",
  "play --seat nobody",
  "play --clock",
  "play --clock 0",
  "play --clock 360000",
  "play --clock 1.5",
  "play --clock 900+",
  "play --clock 900+601",
  "play --clock 900+5+5",
  "play --clock +5",
  "play --clock 900 --file game.quoridor",
  "play --pace -1",
  "play --file -",
  "play --pace x",
  "play --pace 86401",
  "moves --clock 900",
  "moves --format",
  "moves --format CSV",
  "match novice mason --format csv",
  "moves --format JSON",
  "best --format json",
  "analyse --format xml",
  "personalities --format 1",
  "check --format x -",
  "check --format json",
  "convert --format json -",
  "match novice mason --format x",
  "match",
  "match novice",
  "match novice mason master",
  "match novice nobody",
  "match novice engine:",
  "match novice \"engine:'\"",
  "match novice mason --games 0",
  "match novice mason --games 1x",
  "match novice mason --cpu 0",
  "match novice mason --cpu 6",
  "match novice mason --nodes 0",
  "match novice mason --depth 0",
  "match novice mason --depth 64",
  "match novice mason --hash 4097",
  "tournament novice mason --hash 0",
  "match novice mason --jobs 0",
  "match novice mason --jobs 1000",
  "match novice mason --seed -1",
  "match novice mason --max-plies 0",
  "match novice mason --timeout 0",
  "match novice mason --size 4",
  "match novice mason --players 3",
  "match novice mason --players 3",
  "match novice mason --format csv",
  "match novice mason --walls 1,2,3",
  "match novice mason --position " START_POSITION,
  "match novice mason --sprt",
  "match novice mason --sprt 5",
  "match novice mason --sprt 5,5",
  "match novice mason --sprt 5,0",
  "match novice mason --sprt 0,5,10",
  "match novice mason --sprt 0,x",
  "match novice mason --sprt 0,inf",
  "match novice mason --sprt 0,--5",
  "tournament",
  "tournament novice",
  "tournament novice nobody",
  "tournament novice mason --rounds 0",
  "tournament novice mason runner --players 4",
  "tournament novice mason --format csv",
  "tournament novice mason --format xml",
  "tournament novice mason --sprt 0,5",
  "play --seat human --seat human --seat human",
};

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

TEST (wrong_usage_is_one_line_and_status_2, .loops = G_N_ELEMENTS (wrong_usages))
{
  g_auto (Outcome) outcome = run_cli (wrong_usages[_i], "");

  ck_assert_msg (outcome.status == 2, "quoridor-cli %s: status %d", wrong_usages[_i],
                 outcome.status);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
}

static const char *const wrong_games[] = {
  "moves e9",
  "moves E3",
  "moves j1",
  "moves e2 e2",
  "moves ''",
  "moves nonsense",
  "moves \"e\n2\"",
  "moves \"\xff\xfe\"",
  "moves e3h e3h",
  "moves e3h e3v",
  "moves e3h f3h",
  "moves --walls 0 e3h",
  "moves resign e8",
  "moves --size 5 f1",
  "show --position ''",
  "show --position nonsense",
  "show --position '9 9 2 1 | e1 e1 | 10 10 | - | -'",
  "show --position '8 9 2 1 | e1 e9 | 10 10 | - | -'",
  "show --position '9 9 2 1 | e1 e9 | 10 10 | e3h,f3h | -'",
  "show --file /nonexistent/game.quoridor",
  "show --file /",
  "perft --depth 1 e9",
  ("best --depth 1 --position " WON_POSITION),
  "analyse --depth 1 resign",
  "convert /nonexistent/game.quoridor",
  "play e9",
};

TEST (a_wrong_game_is_one_line_and_status_1, .loops = G_N_ELEMENTS (wrong_games))
{
  g_auto (Outcome) outcome = run_cli (wrong_games[_i], "");

  ck_assert_msg (outcome.status == 1, "quoridor-cli %s: status %d", wrong_games[_i],
                 outcome.status);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
}

TEST (a_refused_move_is_named_with_the_reason)
{
  g_auto (Outcome) outcome = run_cli ("moves e2 e8 e2h", "");
  g_auto (Outcome) refused = run_cli ("moves e2 e8 e2h e2v", "");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (refused.errors, "quoridor-cli: Ply 4, “e2v”: That crosses another wall.\n");
}

/* A control character beyond ASCII, and the two line separators of Unicode. */
TEST (what_would_break_the_line_of_an_error_is_left_out)
{
  g_auto (Outcome) outcome = run_cli ("moves 'e\xc2\x85\xe2\x80\xa8\xe2\x80\xa9é'", "");

  ck_assert_str_eq (outcome.errors, "quoridor-cli: Ply 1, “e   é”: That is not a move.\n");
}

/* Runs "quoridor-cli @arguments" in a shell with redirections, and returns the exit status. */
static int
run_in_shell (const char *arguments, char **errors)
{
  g_autofree char *script = g_strdup_printf ("'%s' %s", g_getenv ("QDR_CLI"), arguments);
  const char *const argv[] = { "/bin/sh", "-c", script, NULL };
  g_autofree char *output = NULL;
  int status;

  ck_assert (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &output, errors, &status, NULL));
  return WEXITSTATUS (status);
}

TEST (a_move_by_any_protocol_takes_five_seconds_at_most)
{
  g_auto (Outcome) match = run_cli ("match novice mason --cpu 8", "");
  g_auto (Outcome) qtp = run_cli ("engine --protocol=qtp --cpu 8", "");

  ck_assert_str_eq (qtp.errors, match.errors);
}

/* AddressSanitizer reserves more addresses than the limit. */
#ifndef __SANITIZE_ADDRESS__
static const struct {
  const char *arguments;
  int status;
} greedy[] = {
  { "best --hash 4096 --depth 1", 2 },
  { "analyse --hash 4096 --depth 1", 2 },
  { "engine --protocol=qtp --hash 4096", 2 },
  { "match novice mason --hash 4096", 1 },
  { "tournament novice mason --hash 4096 --jobs 2", 1 },
};

TEST (a_table_that_the_system_refuses_is_one_line, .loops = G_N_ELEMENTS (greedy))
{
  g_autofree char *script = g_strdup_printf ("ulimit -v 2000000; exec '%s' %s",
                                             g_getenv ("QDR_CLI"), greedy[_i].arguments);
  const char *const argv[] = { "/bin/sh", "-c", script, NULL };
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  int status;

  ck_assert (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &output, &errors, &status, NULL));
  ck_assert (WIFEXITED (status));
  ck_assert_int_eq (WEXITSTATUS (status), greedy[_i].status);
  ck_assert_str_eq (output, "");
  assert_one_line (errors);
  ck_assert_ptr_nonnull (strstr (errors, "4096 MiB"));
}
#endif

/* Output that is written at the end, line by line, and in a dialogue. */
static const char *const lost_outputs[] = {
  "moves >/dev/full",
  "moves >&-",
  "analyse --depth 1 --size 5 >/dev/full",
  "engine >/dev/full <<END\nshow\nEND",
};

TEST (output_that_cannot_be_written_is_told, .loops = G_N_ELEMENTS (lost_outputs))
{
  g_autofree char *errors = NULL;

  ck_assert_int_eq (run_in_shell (lost_outputs[_i], &errors), 1);
  assert_one_line (errors);
}

static const char *const conversations[] = { "engine", "engine --protocol=qtp", "play" };

TEST (a_conversation_without_an_input_ends, .loops = G_N_ELEMENTS (conversations))
{
  g_autofree char *arguments = g_strdup_printf ("%s <&-", conversations[_i]);
  g_autofree char *errors = NULL;

  ck_assert_int_eq (run_in_shell (arguments, &errors), 0);
  ck_assert_str_eq (errors, "");
}
