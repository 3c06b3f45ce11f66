/*
 * quoridor-cli match and tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "driver.h"
#include "temp-folder.h"

/* Small boards and few nodes, so that games are short and always the same. */
#define QUICK " --size 5 --nodes 200 "

/* An engine that speaks the protocol and runs @on_go when it is to move. */
#define BROKEN(on_go)                                                                              \
  "\"engine:sh -c 'while read -r word rest; do case $word in uqi) echo uqiok;; isready) echo "     \
  "readyok;; go) " on_go ";; esac; done'\""

/* Returns a line of @text, counted back from the last one. */
static char *
line_from_end (const char *text, guint from_end)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const guint n_pieces = g_strv_length (lines); /* the last one is empty, after the last line end */

  ck_assert_msg (from_end + 1 < n_pieces, "too few lines: “%s”", text);
  return g_strdup (lines[n_pieces - 2 - from_end]);
}

/* Runs a command, asserts success, and returns its last line. */
static char *
last_line_of (const char *arguments)
{
  g_auto (Outcome) outcome = run_cli (arguments, "");

  ck_assert_msg (outcome.status == 0, "quoridor-cli %s: %s", arguments, outcome.errors);
  ck_assert_str_eq (outcome.errors, "");
  return line_from_end (outcome.output, 0);
}

static void
assert_matches (const char *text, const char *pattern)
{
  ck_assert_msg (g_regex_match_simple (pattern, text, 0, 0), "“%s” does not match %s", text,
                 pattern);
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

/* Match */

TEST (the_last_line_is_the_score)
{
  g_autofree char *line = last_line_of ("match master novice --games 6" QUICK);

  assert_matches (line, "^\\+\\d+ -\\d+ =\\d+ score [01]\\.\\d{4} elo (-?\\d+\\.\\d|-?inf) "
                        "\\[(-?\\d+\\.\\d|-inf), (-?\\d+\\.\\d|inf)\\]$");
}

TEST (each_side_has_a_line_with_what_its_moves_took)
{
  g_auto (Outcome) outcome = run_cli ("match master novice --games 2" QUICK, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  assert_matches (lines[0], "^A master: depth \\d+\\.\\d\\d, \\d+ nodes/s, CPU \\d+\\.\\d\\d ms a "
                            "move$");
  assert_matches (lines[1], "^B novice: depth 1\\.00, ");
}

/* Two runs that differ in something that must not change the result. */
static const struct {
  const char *one;
  const char *other;
} same_runs[] = {
  { "match mason novice --games 20" QUICK, "match mason novice --games 20" QUICK },
  { "match mason novice --games 20" QUICK, "match mason novice --games 20 --jobs 3" QUICK },
  { "match mason novice --games 20" QUICK, "match mason novice --games 20 --seed 1" QUICK },
};

/* Returns the games in the file @name of @folder, in the order of their start. */
static char *
read_games (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

TEST (the_same_match_has_the_same_score, .loops = G_N_ELEMENTS (same_runs))
{
  g_autofree char *one = last_line_of (same_runs[_i].one);
  g_autofree char *other = last_line_of (same_runs[_i].other);

  ck_assert_str_eq (one, other);
}

TEST (the_same_match_has_the_same_games_and_another_seed_others)
{
  static const guint seeds[] = { 5, 5, 6 };
  char *folder = make_temp_folder ();
  char *games[G_N_ELEMENTS (seeds)];

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    g_autofree char *name = g_strdup_printf ("%u.quoridor", i);
    g_autofree char *command =
        g_strdup_printf ("match mason novice --games 4 --seed %u --pgn-out %s/%s" QUICK, seeds[i],
                         folder, name);
    G_GNUC_UNUSED g_autofree char *line = last_line_of (command);

    games[i] = read_games (folder, name);
  }
  ck_assert_str_eq (games[0], games[1]);
  ck_assert_str_ne (games[0], games[2]);

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    g_free (games[i]);
  remove_temp_folder (folder);
}

TEST (the_games_are_saved_with_who_played_them)
{
  char *folder = make_temp_folder ();
  g_autofree char *match =
      g_strdup_printf ("match mason novice --games 3 --pgn-out %s/games" QUICK, folder);
  g_autofree char *check = g_strdup_printf ("check %s/games", folder);
  G_GNUC_UNUSED g_autofree char *line = last_line_of (match);
  g_autofree char *checked = last_line_of (check);
  g_autofree char *games = read_games (folder, "games");

  ck_assert (g_str_has_suffix (checked, "games: ok (3 games)"));
  ck_assert_ptr_nonnull (strstr (games, "[Seat1 \"computer mason\"]\n[Seat2 \"computer novice\"]"));
  ck_assert_ptr_nonnull (strstr (games, "[Seat1 \"computer novice\"]\n[Seat2 \"computer mason\"]"));
  ck_assert_ptr_nonnull (strstr (games, "[Round \"3\"]"));
  remove_temp_folder (folder);
}

/* The library */

/* Returns the output of "library @arguments" for the library in @folder. */
static char *
run_library (const char *folder, const char *arguments)
{
  g_autofree char *command =
      g_strdup_printf ("library --database %s/games.db %s", folder, arguments);
  Outcome outcome = run_cli (command, "");

  ck_assert_msg (outcome.status == 0, "%s: %s", arguments, outcome.errors);
  g_free (outcome.errors);
  return outcome.output;
}

static const char *const kept_runs[] = {
  "match mason novice --games 6" QUICK,
  "tournament mason novice --rounds 3" QUICK,
};

TEST (the_games_are_kept_in_the_library_once, .loops = G_N_ELEMENTS (kept_runs))
{
  char *folder = make_temp_folder ();
  g_autofree char *command = g_strdup_printf ("%s --library=%s/games.db", kept_runs[_i], folder);
  G_GNUC_UNUSED g_autofree char *line = last_line_of (command);
  g_autofree char *list = run_library (folder, "list --sort id --format csv");
  g_autofree char *rated = run_library (folder, "query rated-above 0 --format csv");
  g_autofree char *game = run_library (folder, "show 2");
  G_GNUC_UNUSED g_autofree char *line_again = last_line_of (command);
  g_autofree char *list_again = run_library (folder, "list --sort id --format csv");
  g_auto (GStrv) lines = g_strsplit (list, "\r\n", -1);

  ck_assert_uint_eq (g_strv_length (lines), 8); /* with a heading, and an empty string at the end */
  ck_assert_ptr_nonnull (strstr (game, "[Seat1 \"computer novice\"]\n[Seat2 \"computer mason\"]"));
  assert_matches (rated, "Mason,personality,");
  assert_matches (rated, "Novice,personality,");
  ck_assert_str_eq (list, list_again);
  remove_temp_folder (folder);
}

TEST (another_program_is_a_player_by_its_name)
{
  char *folder = make_temp_folder ();
  g_autofree char *command =
      g_strdup_printf ("match novice " BROKEN (
                           "echo bestmove nonsense") " --games 2 "
                                                     "--library=%s/games.db" QUICK,
                       folder);
  G_GNUC_UNUSED g_autofree char *line = last_line_of (command);
  g_autofree char *rated = run_library (folder, "query rated-above 0 --format csv");

  assert_matches (rated, "engine:sh -c .*,human,");
  remove_temp_folder (folder);
}

TEST (without_a_file_the_library_is_that_of_the_user)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "quoridor", "library.db", NULL);
  g_autofree char *line = NULL;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  line = last_line_of ("match mason novice --games 1 --library" QUICK);
  ck_assert (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  remove_temp_folder (folder);
}

TEST (what_is_no_library_is_refused_before_the_first_game, .loops = G_N_ELEMENTS (kept_runs))
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "games.db", NULL);
  g_autofree char *command = g_strdup_printf ("%s --library=%s/games.db", kept_runs[_i], folder);
  g_auto (Outcome) outcome = { 0 };

  ck_assert (g_file_set_contents (path, "No library at all", -1, NULL));
  outcome = run_cli (command, "");
  ck_assert_int_eq (outcome.status, 1);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
  remove_temp_folder (folder);
}

/* Files cannot grow, as if the disk were full. */
TEST (what_cannot_be_kept_is_told_once_and_the_match_goes_on)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "games.db", NULL);
  g_autofree char *shell =
      g_strdup_printf ("trap '' XFSZ; ulimit -f 160; exec \"$QDR_CLI\" match mason "
                       "novice --games 6 --library=%s" QUICK,
                       path);
  const char *argv[] = { "sh", "-c", shell, NULL };
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *first =
      g_strdup_printf ("match mason novice --games 1 --library=%s" QUICK, path);
  G_GNUC_UNUSED g_autofree char *score = last_line_of (first);
  g_autofree char *list = NULL;
  int wait_status;

  ck_assert (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                           &outcome.output, &outcome.errors, &wait_status, NULL));
  ck_assert_msg (wait_status == 0, "%s", outcome.errors);
  ck_assert_msg (g_str_has_prefix (outcome.errors,
                                   "quoridor-cli: The game is not in the library. "),
                 "%s", outcome.errors);
  assert_one_line (outcome.errors);
  assert_matches (outcome.output, "\n\\+\\d+ -\\d+ =\\d+ score ");
  list = run_library (folder, "check");
  ck_assert_str_eq (list, "ok\n");
  remove_temp_folder (folder);
}

/* Openings */

TEST (openings_from_a_file_are_played)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "openings", NULL);
  g_autofree char *match =
      g_strdup_printf ("match mason novice --games 4 --openings %s --pgn-out %s/games" QUICK, path,
                       folder);
  g_autofree char *line = NULL;
  g_autofree char *games = NULL;

  ck_assert (g_file_set_contents (path, "# two\nc2 c4 a1h\nb1 # sideways\n", -1, NULL));
  line = last_line_of (match);
  games = read_games (folder, "games");

  ck_assert_ptr_nonnull (strstr (games, "[Round \"1\"]\n\n1. c2 c4\n2. a1h "));
  ck_assert_ptr_nonnull (strstr (games, "[Round \"2\"]\n\n1. c2 c4\n2. a1h "));
  ck_assert_ptr_nonnull (strstr (games, "[Round \"4\"]\n\n1. b1 "));
  remove_temp_folder (folder);
}

TEST (openings_from_standard_input_are_played)
{
  char *folder = make_temp_folder ();
  g_autofree char *match =
      g_strdup_printf ("match mason novice --games 2 --openings - --pgn-out %s/games" QUICK,
                       folder);
  g_auto (Outcome) outcome = run_cli (match, "c2 c4 a1h # walled in\n");
  g_auto (Outcome) wrong = run_cli ("match mason novice --openings -" QUICK, "c2\nc9\n");
  g_autofree char *games = read_games (folder, "games");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_ptr_nonnull (strstr (games, "[Round \"2\"]\n\n1. c2 c4\n2. a1h "));
  ck_assert_int_eq (wrong.status, 1);
  ck_assert_msg (g_str_has_prefix (wrong.errors, "quoridor-cli: -:2: "), "%s", wrong.errors);
  remove_temp_folder (folder);
}

TEST (json_has_the_score_of_a_match)
{
  g_auto (Outcome) outcome = run_cli ("match mason novice --games 2 --format json" QUICK, "");
  g_auto (Outcome) won =
      run_cli ("match novice " BROKEN ("exit") " --sprt 0,200 --format json" QUICK, "");

  ck_assert_int_eq (outcome.status, 0);
  assert_one_line (outcome.output);
  assert_matches (
      outcome.output,
      "^{\"a\": {\"id\": \"mason\", \"depth\": \\d+\\.\\d\\d, \"nps\": \\d+, \"cpu\": "
      "\\d+\\.\\d{5}, \"forfeits\": 0}, \"b\": {\"id\": \"novice\", .*}, "
      "\"pairs\": \\[\\d, \\d, \\d, \\d, \\d\\], \"wins\": \\d, \"losses\": \\d, "
      "\"draws\": \\d, \"score\": \\d\\.\\d{4}, \"elo\": .*, \"low\": .*, \"high\": .*}\n$");
  /* JSON cannot express infinity. */
  assert_matches (won.output,
                  "\"forfeits\": [1-9]\\d*, \"reason\": \".+\"}, .*\"sprt\": {\"elo0\": "
                  "0\\.00, \"elo1\": 200\\.00, .*\"decision\": \"H1 accepted\"}, "
                  ".*\"score\": 1\\.0000, \"elo\": null, \"low\": \\d+\\.\\d, \"high\": null}");
}

TEST (progress_is_told_on_standard_error_if_asked_for)
{
  g_auto (Outcome) outcome = run_cli ("match mason novice --games 2 --verbose" QUICK, "");
  g_auto (GStrv) lines = g_strsplit (outcome.errors, "\n", -1);

  ck_assert_int_eq (outcome.status, 0);
  assert_matches (lines[0], "^game 1 of 2: mason - novice (1-0|0-1|1/2-1/2), \\d+ plies$");
  assert_matches (lines[1], "^game 2 of 2: novice - mason ");
  ck_assert_str_eq (lines[2], "");
}

TEST (the_test_stops_the_match_and_its_decision_comes_before_the_score)
{
  g_auto (Outcome) outcome = run_cli ("match novice " BROKEN ("exit") " --sprt 0,200" QUICK, "");
  g_autofree char *decision = line_from_end (outcome.output, 1);
  g_autofree char *score = line_from_end (outcome.output, 0);

  assert_matches (decision, "^SPRT elo0 0\\.00 elo1 200\\.00: llr \\d\\.\\d\\d \\[-2\\.94, "
                            "2\\.94\\], H1 accepted$");
  assert_matches (score, "^\\+\\d\\d -0 =0 score 1\\.0000 elo inf \\[\\d+\\.\\d, inf\\]$");
}

TEST (a_test_without_enough_games_is_undecided)
{
  g_auto (Outcome) outcome = run_cli ("match novice mason --games 2 --sprt -5,5" QUICK, "");
  g_autofree char *decision = line_from_end (outcome.output, 1);

  ck_assert (g_str_has_suffix (decision, ", undecided"));
}

/* Engines */

TEST (our_own_engine_plays_as_it_does_without_the_protocol)
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *command =
      g_strdup_printf ("match master engine:%s\\ engine --games 4" QUICK, program);
  g_auto (Outcome) outcome = run_cli (command, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert (g_str_has_prefix (lines[1], "B engine:"));
  ck_assert_ptr_nonnull (strstr (lines[1], ": depth "));
  ck_assert_str_eq (lines[2], "pairs of 0 0.5 1 1.5 2 points: 0 0 2 0 0");
}

static const struct {
  const char *engine;
  const char *reason;
} broken_engines[] = {
  { BROKEN ("exit"), "the program has ended" },
  { BROKEN ("exec sleep 100"), "the program does not answer" },
  { BROKEN ("echo bestmove a1h; echo bestmove a1h"), "a1h: That" },
  { BROKEN ("echo bestmove c5"), "c5: " },
  { BROKEN ("echo bestmove hello"), "the program answers “bestmove hello”" },
  { BROKEN ("head -c 2000 /dev/urandom | tr -d =?; echo; echo error what"),
    "the program answers “error what”" },
};

/* The engine that always places the same wall may do so once. */
TEST (a_broken_engine_loses_its_games, .loops = G_N_ELEMENTS (broken_engines))
{
  g_autofree char *command =
      g_strdup_printf ("match novice %s --games 2 --timeout 0.5" QUICK, broken_engines[_i].engine);
  g_auto (Outcome) outcome = run_cli (command, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert_msg (strstr (lines[1], "forfeits 2 (") != NULL, "%s", lines[1]);
  ck_assert_msg (strstr (lines[1], broken_engines[_i].reason) != NULL, "%s", lines[1]);
  assert_matches (lines[3], "^\\+2 -0 =0 ");
}

static const char *const impossible_matches[] = {
  "match novice engine:/nonexistent/engine",
  "match engine:false novice",
  "match novice 'engine:sh -c \"echo uqiok; exit\"'",
  "match novice engine:cat --timeout 0.3",
  "match novice engine:yes --timeout 0.3",
  "match novice mason --openings /nonexistent/openings",
  "match novice mason --openings /dev/null",
  "match novice mason --pgn-out /nonexistent/games",
  "match novice mason --games 2 --pgn-out /dev/full" QUICK,
  "tournament novice mason --journal /nonexistent/journal" QUICK,
  "match novice mason --journal /dev/null" QUICK,
};

TEST (what_makes_a_match_impossible_is_one_line_and_status_1,
      .loops = G_N_ELEMENTS (impossible_matches))
{
  g_auto (Outcome) outcome = run_cli (impossible_matches[_i], "");

  ck_assert_msg (outcome.status == 1, "quoridor-cli %s: status %d", impossible_matches[_i],
                 outcome.status);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
}

/* Tournament */

TEST (a_tournament_ends_with_a_cross_table_and_ratings)
{
  g_auto (Outcome) outcome = run_cli ("tournament novice mason master --rounds 2" QUICK, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_uint_eq (g_strv_length (lines), 10);
  assert_matches (lines[0], "^ +1 +2 +3 +sum$");
  for (guint i = 1; i <= 3; i++)
    assert_matches (lines[i], "^  \\d (novice|mason|master) *( +(-|\\d+(\\.5)?)){3} +\\d+(\\.5)?$");
  ck_assert_str_eq (lines[4], "");
  ck_assert_str_eq (lines[5], "ratings with 95% intervals; the mean of all is 1500");
  for (guint i = 6; i <= 8; i++)
    assert_matches (lines[i], "^  \\d (novice|mason|master) * \\d+ \\[\\d+, \\d+\\], points "
                              "\\d(\\.5)? of 8, depth ");
}

TEST (the_same_tournament_has_the_same_table)
{
  g_auto (Outcome) one = run_cli ("tournament novice mason master" QUICK, "");
  g_auto (Outcome) other = run_cli ("tournament novice mason master --jobs 2" QUICK, "");
  const char *end = strstr (one.output, "\n\n");

  ck_assert_ptr_nonnull (end);
  ck_assert (strncmp (one.output, other.output, (gsize) (end - one.output)) == 0);
}

TEST (a_tournament_of_four_shares_a_point_a_game)
{
  g_auto (Outcome) outcome =
      run_cli ("tournament novice mason master runner beginner --players 4" QUICK, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert_uint_eq (g_strv_length (lines), 14);
  for (guint i = 1; i <= 5; i++)
    assert_matches (lines[i], "^  \\d [a-z]+ *( +(-|\\d+(\\.\\d+)?)){5} +\\d+(\\.\\d+)?$");
  for (guint i = 8; i <= 12; i++)
    assert_matches (lines[i], " \\d+ \\[\\d+, \\d+\\], points \\d+(\\.\\d+)? of 16, depth ");
}

TEST (each_of_two_has_two_seats_of_four)
{
  g_auto (Outcome) outcome =
      run_cli ("match mason novice --players 4 --games 6 --verbose" QUICK, "");
  g_auto (GStrv) lines = g_strsplit (outcome.errors, "\n", -1);
  g_autofree char *score = line_from_end (outcome.output, 0);

  assert_matches (lines[0],
                  "^game 1 of 6: mason - mason - novice - novice (\\d|draw), \\d+ plies$");
  assert_matches (lines[1], "^game 2 of 6: novice - novice - mason - mason ");
  assert_matches (lines[2], "^game 3 of 6: mason - novice - mason - novice ");
  assert_matches (lines[4], "^game 5 of 6: mason - novice - novice - mason ");
  assert_matches (score, "^\\+\\d -\\d =\\d score ");
}

TEST (our_own_engine_plays_at_a_board_for_four)
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *command = g_strdup_printf (
      "tournament novice mason engine:%s\\ engine runner --players 4 --format json" QUICK, program);
  g_auto (Outcome) outcome = run_cli (command, "");

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  assert_matches (outcome.output, "\"id\": \"engine:.* engine\", \"score\": \\d\\.\\d\\d, "
                                  "\"games\": 4, .*\"forfeits\": 0}");
}

/* Its turns are skipped, and the program's own engine accepts that. */
TEST (of_four_a_broken_engine_is_out_and_the_others_go_on, .loops = G_N_ELEMENTS (broken_engines))
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *command = g_strdup_printf (
      "tournament novice engine:%s\\ engine %s runner --players 4 --timeout 1 --verbose" QUICK,
      program, broken_engines[_i].engine);
  g_auto (Outcome) outcome = run_cli (command, "");
  g_auto (GStrv) lines = g_strsplit (outcome.errors, "\n", -1);

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert_uint_eq (g_strv_length (lines), 5);
  for (guint i = 0; i < 4; i++) {
    assert_matches (lines[i], " plies; [1-4] out: [^;]*$");
    ck_assert_msg (strstr (lines[i], broken_engines[_i].reason) != NULL, "%s", lines[i]);
  }
  assert_matches (outcome.output, "engine:sh .* points 0 of 4, ");
}

TEST (an_engine_that_cannot_start_loses_its_games_in_a_tournament)
{
  g_auto (Outcome) text = run_cli ("tournament novice mason engine:/nonexistent/foe" QUICK, "");
  g_auto (Outcome) json =
      run_cli ("tournament novice mason engine:/nonexistent/foe --format json" QUICK, "");

  ck_assert_msg (text.status == 0, "%s", text.errors);
  assert_matches (text.output, "\n  [123] engine:/nonexistent/foe .* points 0 of 4, .*, forfeits 4 "
                               "\\(Cannot start the engine “/nonexistent/foe”: [^\n]*\\)\n");
  ck_assert_msg (json.status == 0, "%s", json.errors);
  assert_matches (json.output, "\"forfeits\": 4, \"reason\": \"Cannot start the engine ");
}

TEST (json_has_the_table_of_a_tournament)
{
  g_auto (Outcome) outcome =
      run_cli ("tournament novice mason runner --format json --rounds 2" QUICK, "");

  ck_assert_int_eq (outcome.status, 0);
  assert_one_line (outcome.output);
  assert_matches (
      outcome.output,
      "^{\"settings\": {\"players\": 2, \"rounds\": 2, \"games\": 12, \"start\": \"5 5 2 1 \\| c1 "
      "c5 "
      "\\| 6 6 \\| - \\| -\", \"repetition_is_draw\": true, \"nodes\": 200, \"hash\": 64, "
      "\"seed\": 1, "
      "\"max_plies\": 400}, \"contestants\": \\[({\"id\": \"[a-z]+\", \"score\": \\d\\.\\d\\d, "
      "\"games\": 8, \"rating\": \\d+\\.\\d, \"low\": \\d+\\.\\d, \"high\": \\d+\\.\\d, \"depth\": "
      "[^}]*\"forfeits\": 0}(, )?){3}\\], \"pairs\": \\[({\"first\": \"[a-z]+\", \"second\": "
      "\"[a-z]+\", \"games\": 4, \"first_score\": \\d\\.\\d\\d, \"second_score\": "
      "\\d\\.\\d\\d}(, )?){3}\\]}\n$");
}

/* The journal */

TEST (what_was_played_is_not_played_again)
{
  char *folder = make_temp_folder ();
  g_autofree char *command =
      g_strdup_printf ("tournament novice mason runner --verbose --journal %s/journal" QUICK,
                       folder);
  g_auto (Outcome) first = run_cli (command, "");
  g_auto (Outcome) again = run_cli (command, "");

  ck_assert_msg (first.status == 0, "%s", first.errors);
  ck_assert_str_eq (first.output, again.output);
  ck_assert_str_eq (again.errors, "");
  remove_temp_folder (folder);
}

/* Options of a different match or tournament, and the line of the journal that differs. */
static const struct {
  const char *other;
  const char *difference;
} other_runs[] = {
  { "tournament mason novice" QUICK, "it says “contestants 'novice' 'mason'”, not" },
  { "tournament novice mason runner" QUICK, "it says “contestants 'novice' 'mason'”, not" },
  { "tournament novice mason --rounds 2" QUICK, "it says “rounds 1”, not “rounds 2”" },
  { "tournament novice mason --seed 2" QUICK, "it says “seed 1”, not “seed 2”" },
  { "tournament novice mason --cpu 0.01" QUICK, "it says “cpu-ms 0”, not “cpu-ms 10”" },
  { "tournament novice mason --size 5 --nodes 201", "it says “nodes 200”, not “nodes 201”" },
  { "tournament novice mason --size 7 --nodes 200", "it says “start 5 5 2 1 " },
  { "tournament novice mason --no-repetition" QUICK, "it says “repetition draw”, not" },
  { "tournament novice mason --openings -" QUICK, "it says “openings random”, not" },
  { "match novice mason --games 2" QUICK, "it says “kind tournament”, not “kind match”" },
};

TEST (another_setup_with_the_same_journal_is_an_error, .loops = G_N_ELEMENTS (other_runs))
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "journal", NULL);
  g_autofree char *command = g_strdup_printf ("tournament novice mason --journal %s" QUICK, path);
  g_autofree char *other = g_strdup_printf ("%s --journal %s", other_runs[_i].other, path);
  g_auto (Outcome) first = run_cli (command, "");
  g_autofree char *before = read_games (folder, "journal");
  g_auto (Outcome) outcome = run_cli (other, "c2\n");
  g_autofree char *after = read_games (folder, "journal");

  ck_assert_int_eq (first.status, 0);
  ck_assert_int_eq (outcome.status, 1);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
  ck_assert_msg (strstr (outcome.errors, other_runs[_i].difference) != NULL, "%s", outcome.errors);
  ck_assert_str_eq (before, after);
  remove_temp_folder (folder);
}

static gboolean
has_contents (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 && status.st_size > 0;
}

/* The first program locks the journal before it writes. */
TEST (a_journal_is_for_one_program_at_a_time)
{
  char *folder = make_temp_folder ();
  g_autofree char *journal = g_build_filename (folder, "journal", NULL);
  g_autofree char *command =
      g_strdup_printf ("match novice " BROKEN ("exec sleep 100") " --journal %s" QUICK, journal);
  g_autofree char *quoted = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *shell = g_strdup_printf ("%s %s", quoted, command);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) first = NULL;
  g_auto (Outcome) second = { 0 };

  ck_assert (g_shell_parse_argv (shell, NULL, &argv, NULL));
  first = g_subprocess_newv ((const char *const *) argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL);
  while (!has_contents (journal))
    g_usleep (1000);
  second = run_cli (command, "");
  g_subprocess_send_signal (first, SIGINT);
  g_subprocess_wait (first, NULL, NULL);

  ck_assert_int_eq (second.status, 1);
  assert_one_line (second.errors);
  ck_assert_ptr_nonnull (strstr (second.errors, "another program is using this journal"));
  remove_temp_folder (folder);
}

TEST (what_is_no_journal_is_refused_and_stays)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "journal", NULL);
  g_autofree char *command = g_strdup_printf ("tournament novice mason --journal %s" QUICK, path);
  g_autofree char *after = NULL;
  g_auto (Outcome) outcome = { 0 };

  ck_assert (g_file_set_contents (path, "Dear diary\n", -1, NULL));
  outcome = run_cli (command, "");
  after = read_games (folder, "journal");
  ck_assert_int_eq (outcome.status, 1);
  assert_one_line (outcome.errors);
  ck_assert_str_eq (after, "Dear diary\n");
  remove_temp_folder (folder);
}

/* Interrupting */

#define ENDLESS " --size 5 --nodes 200 --verbose --seed 1"

TEST (an_interrupted_match_prints_its_score_so_far)
{
  g_auto (Outcome) outcome =
      run_and_interrupt ("match mason novice --games 100000 --jobs 2" ENDLESS, 3, NULL);
  g_autofree char *score = line_from_end (outcome.output, 0);
  g_autofree char *last = line_from_end (outcome.errors, 0);

  ck_assert_int_eq (outcome.status, 130);
  assert_matches (score, "^\\+\\d+ -\\d+ =\\d+ score [01]\\.\\d{4} elo \\S+ \\[\\S+, \\S+\\]$");
  assert_matches (last, "^quoridor-cli: Interrupted after ([3-9]|\\d\\d+) of 100000 games$");
}

TEST (an_interrupted_tournament_prints_its_table_so_far)
{
  g_auto (Outcome) outcome =
      run_and_interrupt ("tournament mason novice runner --rounds 10000" ENDLESS, 3, NULL);
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_int_eq (outcome.status, 130);
  ck_assert_uint_eq (g_strv_length (lines), 10);
}

TEST (a_match_interrupted_in_its_first_game_has_no_score_and_leaves_no_file)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "games", NULL);
  g_autofree char *sign = g_build_filename (folder, "quoridor-engine-*", "asked", NULL);
  g_autofree char *command =
      g_strdup_printf ("match novice " BROKEN ("touch asked; exec sleep 100") " --pgn-out %s" QUICK,
                       path);
  g_auto (Outcome) outcome = { 0 };

  /* An engine can only write to its own folder, which is here. */
  g_setenv ("TMPDIR", folder, TRUE);
  outcome = run_and_interrupt (command, 0, sign);
  ck_assert_int_eq (outcome.status, 130);
  ck_assert_str_eq (outcome.errors, "quoridor-cli: Interrupted after 0 of 100 games\n");
  ck_assert_str_eq (outcome.output, "");
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  remove_temp_folder (folder);
}
