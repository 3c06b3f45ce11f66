/*
 * The output of the commands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <string.h>

#include "qdr-config.h"
#include "temp-folder.h"

typedef struct {
  const char *arguments;
  const char *output;
} Case;

#define GAME_HEADERS "[Board \"5x5\"]\n[Players \"2\"]\n"

/* Commands and their whole output. */
static const Case cases[] = {
  { "--version", "quoridor-cli " QDR_VERSION "\n" },
  { "-V", "quoridor-cli " QDR_VERSION "\n" },
  { "moves resign", "win 2\n" },
  { "moves timeout", "win 2\n" },
  { "moves RESIGN", "win 2\n" },
  { "moves --players 4 resign resign resign", "win 4\n" },
  { "moves --position '5 5 2 2 | a5 b3 | 0 0 | - | -'", "win 1\n" },
  { "moves --position '5 5 2 1 | c3 a3 | 0 0 | - | -'", "b3\nc2\nc4\nd3\n" },
  { "moves --size 5 --walls 0 c2 c4 c3", "b4\nc2\nc5\nd4\n" },
  { "moves --format table --size 5 --walls 0 c2 c4 c3", "b4\nc2\nc5\nd4\n" },
  { "moves --format json --size 5 --walls 0 c2 c4 c3",
    "[\n{\"move\": \"b4\"},\n{\"move\": \"c2\"},\n{\"move\": \"c5\"},\n{\"move\": \"d4\"}\n]\n" },
  { "moves --format json resign", "[\n{\"result\": \"win 2\"}\n]\n" },
  { "moves --format csv --size 5 --walls 0 c2 c4 c3", "move\r\nb4\r\nc2\r\nc5\r\nd4\r\n" },
  { "moves --format csv resign", "result\r\nwin 2\r\n" },
  { "moves --size 5 --walls 0 C2 C4", "b2\nc1\nc3\nd2\n" },
  { "moves --size 5 c2 c4 c1 c5 c2 c4 c1 c5", "draw\n" },
  { "moves --size 5 --walls 0 --no-repetition c2 c4 c1 c5 c2 c4 c1 c5", "b1\nc2\nd1\n" },
  { "perft --depth 0", "1\n" },
  { "perft --depth 1", "131\n" },
  { "perft --depth 2 --no-bulk", "16677\n" },
  { "perft --depth 3 --size 5", "31540\n" },
  { "perft --depth 3 --size 5 --players 4", "31365\n" },
  { "perft --depth 2 --size 19", "421277\n" },
  { "perft --depth 0 resign", "1\n" },
  { "perft --depth 2 resign", "0\n" },
  { "perft --depth 0 --position '5 5 2 2 | a5 b3 | 0 0 | - | -'", "1\n" },
  { "perft --depth 1 --position '5 5 2 2 | a5 b3 | 0 0 | - | -'", "0\n" },
  { "perft --depth 1 --size 5 --walls 0 c2 c4 c1 c5 c2 c4 c1 c5", "3\n" },
  { "perft --depth 2 --size 5 --walls 0 --divide", "b1 3\nc2 3\nd1 3\n" },
  { "perft --depth 1 --size 5 --walls 0 --divide --no-bulk", "b1 1\nc2 1\nd1 1\n" },
  { "show --size 5x7 --walls 1,0 C3H c6", "5 7 2 1 | c1 c6 | 0 0 | c3h | -\n"
                                          "ongoing\n"
                                          "     a   b   c   d   e\n"
                                          "   ╭───────────────────╮\n"
                                          " 7 │ ·   ·   ·   ·   · │ 7\n"
                                          "   │                   │\n"
                                          " 6 │ ·   ·   2   ·   · │ 6\n"
                                          "   │                   │\n"
                                          " 5 │ ·   ·   ·   ·   · │ 5\n"
                                          "   │                   │\n"
                                          " 4 │ ·   ·   ·   ·   · │ 4\n"
                                          "   │        ━━━━━━━    │\n"
                                          " 3 │ ·   ·   ·   ·   · │ 3\n"
                                          "   │                   │\n"
                                          " 2 │ ·   ·   ·   ·   · │ 2\n"
                                          "   │                   │\n"
                                          " 1 │ ·   ·   1   ·   · │ 1\n"
                                          "   ╰───────────────────╯\n"
                                          "     a   b   c   d   e\n"
                                          " > 1  South: 0 walls\n"
                                          "   2  North: 0 walls\n" },
  { "show --size 5 --players 4 a1v resign", "5 5 4 3 | c1 - c5 e3 | 2 3 3 3 | - | a1v\n"
                                            "ongoing\n"
                                            "     a   b   c   d   e\n"
                                            "   ╭───────────────────╮\n"
                                            " 5 │ ·   ·   3   ·   · │ 5\n"
                                            "   │                   │\n"
                                            " 4 │ ·   ·   ·   ·   · │ 4\n"
                                            "   │                   │\n"
                                            " 3 │ ·   ·   ·   ·   4 │ 3\n"
                                            "   │                   │\n"
                                            " 2 │ · ┃ ·   ·   ·   · │ 2\n"
                                            "   │   ┃               │\n"
                                            " 1 │ · ┃ ·   1   ·   · │ 1\n"
                                            "   ╰───────────────────╯\n"
                                            "     a   b   c   d   e\n"
                                            "   1  South: 2 walls\n"
                                            "   2  West: out of the game\n"
                                            " > 3  North: 3 walls\n"
                                            "   4  East: 3 walls\n" },
  { "best --depth 1 --position '5 5 2 1 | a4 e2 | 0 0 | - | -'", "a5\n" },
  { "best --cpu 0.05 --position '5 5 2 1 | a4 e2 | 0 0 | - | -'", "a5\n" },
  { "best --personality master --depth 1 --position '5 5 2 1 | a4 e2 | 0 0 | - | -'", "a5\n" },
};

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

TEST (a_command_prints_what_is_expected, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  g_auto (Outcome) outcome = run_cli (c->arguments, "");

  ck_assert_msg (outcome.status == 0, "quoridor-cli %s: %s", c->arguments, outcome.errors);
  ck_assert_str_eq (outcome.errors, "");
  ck_assert_str_eq (outcome.output, c->output);
}

TEST (moves_are_sorted_as_ascii)
{
  g_auto (Outcome) outcome = run_cli ("moves", "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_uint_eq (g_strv_length (lines), 132);
  for (guint i = 0; i + 1 < 131; i++)
    ck_assert_str_lt (lines[i], lines[i + 1]);
  ck_assert_str_eq (lines[131], "");
}

TEST (help_names_every_command)
{
  const char *const names[] = { "play",  "moves",   "show",  "perft",  "best",          "analyse",
                                "check", "convert", "bench", "engine", "personalities", "help" };
  g_auto (Outcome) help = run_cli ("--help", "");

  ck_assert_int_eq (help.status, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *arguments = g_strdup_printf ("%s --help", names[i]);
    g_autofree char *usage = g_strdup_printf ("quoridor-cli %s ", names[i]);
    g_auto (Outcome) outcome = run_cli (arguments, "");

    ck_assert_ptr_nonnull (strstr (help.output, names[i]));
    ck_assert_int_eq (outcome.status, 0);
    ck_assert_ptr_nonnull (strstr (outcome.output, usage));
  }
}

TEST (help_says_what_the_option_says)
{
  static const char *const names[] = { "", "play", "perft", "help" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *word = g_strdup_printf ("help %s", names[i]);
    g_autofree char *option = g_strdup_printf ("%s --help", names[i]);
    g_auto (Outcome) asked = run_cli (word, "");
    g_auto (Outcome) expected = run_cli (option, "");

    ck_assert_int_eq (asked.status, 0);
    ck_assert_str_eq (asked.errors, "");
    ck_assert_str_ne (asked.output, "");
    ck_assert_str_eq (asked.output, expected.output);
  }
}

TEST (verbose_reports_on_standard_error_only)
{
  g_auto (Outcome) outcome = run_cli ("best --verbose --depth 2 --size 5", "");

  ck_assert_int_eq (outcome.status, 0);
  assert_one_line (outcome.output);
  ck_assert (g_regex_match_simple ("^(info depth \\d+ score (-?\\d+|win \\d+|loss \\d+) nodes \\d+ "
                                   "nps \\d+ time \\d+ pv( [a-e][1-5][hv]?)+\n)+$",
                                   outcome.errors, 0, 0));
}

static const char *const analyses[] = {
  "analyse --depth 3 --size 5",
  "analyse --depth 3 --size 5 --hash 3",
  "analyse --depth 3 --size 5 --verbose",
  "analyse --depth 3 --size 5 --threads 3",
};

TEST (an_analysis_has_a_line_for_each_depth, .loops = G_N_ELEMENTS (analyses))
{
  g_auto (Outcome) outcome = run_cli (analyses[_i], "");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert (g_regex_match_simple ("^score \\S+( \\d+)? depth 1 nodes \\d+ cpu \\d+\\.\\d{3} line( "
                                   "\\S+)+\nscore .* depth 2 .*\nscore .* depth 3 .*\n$",
                                   outcome.output, 0, 0));
}

/* Returns the last node count of an analysis. Free with g_free(). */
static char *
nodes_of (const char *analysis)
{
  const char *nodes = g_strrstr (analysis, " nodes ");

  ck_assert_ptr_nonnull (nodes);
  return g_strndup (nodes, strcspn (nodes + strlen (" nodes "), " ") + strlen (" nodes "));
}

TEST (verbose_reports_on_an_analysis_as_well)
{
  g_auto (Outcome) outcome = run_cli ("analyse --verbose --depth 3 --size 5", "");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert (g_regex_match_simple ("^(info depth \\d+ score [^\n]+ pv( [a-e][1-5][hv]?)+\n){3}$",
                                   outcome.errors, 0, 0));
}

/* A small table replaces different entries. */
TEST (the_size_of_the_table_matters)
{
  g_auto (Outcome) small = run_cli ("analyse --hash 1 --depth 17", "");
  g_auto (Outcome) large = run_cli ("analyse --hash 64 --depth 17", "");
  g_auto (Outcome) default_size = run_cli ("analyse --depth 17", "");
  g_autofree char *few = nodes_of (small.output);
  g_autofree char *many = nodes_of (large.output);
  g_autofree char *usual = nodes_of (default_size.output);

  ck_assert_str_ne (few, many);
  ck_assert_str_eq (many, usual);
}

TEST (a_search_limited_by_nodes_repeats_itself)
{
  g_auto (Outcome) first = run_cli ("best --nodes 5000 e2 e8", "");
  g_auto (Outcome) second = run_cli ("best --nodes 5000 e2 e8", "");

  ck_assert_int_eq (first.status, 0);
  ck_assert_str_eq (first.output, second.output);
}

TEST (personalities_are_listed_with_tabs)
{
  g_auto (Outcome) outcome = run_cli ("personalities", "");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert (
      g_regex_match_simple ("^(\\S+\t[^\t\n]+\t[^\t\n]+\t-?\\d+\n)+$", outcome.output, 0, 0));
}

/* Returns the output of "bench" without the times. */
static char *
bench_signature (void)
{
  g_auto (Outcome) outcome = run_cli ("bench", "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_uint_eq (g_strv_length (lines), 5);
  ck_assert (g_str_has_prefix (lines[0], "positions "));
  ck_assert (g_str_has_prefix (lines[1], "nodes "));
  ck_assert (g_regex_match_simple ("^seconds \\d+\\.\\d{3}$", lines[2], 0, 0));
  ck_assert (g_regex_match_simple ("^nps \\d+$", lines[3], 0, 0));

  return g_strdup (lines[1]);
}

/* Changes of the search change this number too, and commits give it. Changes for speed must
 * not. */
#define BENCH_SIGNATURE "nodes 1816465"

TEST (the_bench_visits_the_nodes_that_it_is_known_for)
{
  g_autofree char *signature = bench_signature ();

  ck_assert_str_eq (signature, BENCH_SIGNATURE);
}

/* A file for one test. */
typedef struct {
  char *folder;
  char *path;
} TestFile;

static void
test_file_init (TestFile *self, const char *text)
{
  self->folder = make_temp_folder ();
  self->path = g_build_filename (self->folder, "game.quoridor", NULL);
  ck_assert (g_file_set_contents (self->path, text, -1, NULL));
}

static void
test_file_clear (TestFile *self)
{
  g_free (self->path);
  remove_temp_folder (self->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestFile, test_file_clear)

/* Runs "@command FILE@rest". */
static Outcome
run_on_file (const char *command, const TestFile *file, const char *rest)
{
  g_autofree char *arguments = g_strdup_printf ("%s %s%s", command, file->path, rest);

  return run_cli (arguments, "");
}

TEST (a_good_file_is_ok)
{
  g_auto (TestFile) file = { 0 };
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *expected = NULL;

  test_file_init (&file, GAME_HEADERS "\n1. c2 c4 *\n");
  outcome = run_on_file ("check", &file, "");
  expected = g_strdup_printf ("%s: ok\n", file.path);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (outcome.output, expected);
  ck_assert_str_eq (outcome.errors, "");
}

TEST (the_games_of_a_collection_are_counted)
{
  g_auto (TestFile) file = { 0 };
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *expected = NULL;

  test_file_init (&file, GAME_HEADERS "\n1. c2 c4 *\n\n" GAME_HEADERS "\n1. resign 2\n");
  outcome = run_on_file ("check", &file, "");
  expected = g_strdup_printf ("%s: ok (2 games)\n", file.path);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (outcome.output, expected);
}

TEST (a_wrong_file_is_told_with_its_place_among_the_good_ones)
{
  g_auto (TestFile) good = { 0 };
  g_auto (TestFile) wrong = { 0 };
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *rest = NULL;
  g_autofree char *expected = NULL;

  test_file_init (&good, GAME_HEADERS "\n1. c2 c4 *\n");
  test_file_init (&wrong, GAME_HEADERS "\n1. c2 c1 *\n");
  rest = g_strdup_printf (" %s /nonexistent", wrong.path);
  outcome = run_on_file ("check", &good, rest);
  expected = g_strdup_printf ("%s: ok\n%s:4:7: ", good.path, wrong.path);

  ck_assert_int_eq (outcome.status, 1);
  ck_assert_msg (g_str_has_prefix (outcome.output, expected), "%s", outcome.output);
  ck_assert (g_regex_match_simple ("\n/nonexistent:1:1: [^\n]+\n$", outcome.output, 0, 0));
  ck_assert_str_eq (outcome.errors, "quoridor-cli: 2 files have errors\n");
}

#define TWO_GAMES GAME_HEADERS "\n1. c2 c4 *\n\n" GAME_HEADERS "\n1. b1 *\n"
#define WRONG_GAME_MESSAGE                                                                         \
  "-:4:7: Expected a legal move, not “c1”. The pawn cannot go there in one step.\n"
/* Rows are counted from the top. */
#define FOREIGN_GAME "[Board \"9x9\"][Players \"2\"] e8 e2 e7 e3 *\n"
#define WRONG_GAME GAME_HEADERS "\n1. c2 c1 *\n"

static const struct {
  const char *arguments;
  const char *input;
  int status;
  const char *output;
  const char *errors;
} inputs[] = {
  { "check -", TWO_GAMES, 0, "-: ok (2 games)\n", "" },
  { "check -", "\ufeff1.\u00a0e2 e8 2) e3! e7\n", 0, "-: ok\n", "" },
  { "check -", "[Board \"9x9\"]\n[Player1 \"Zo\xeb\"]\n", 1,
    "-:2:13: Expected text in UTF-8; this seems to be in Latin-1 (Windows-1252).\n",
    "quoridor-cli: 1 file has an error\n" },
  { "check -", "e2 e8 e3 c-d5", 1, "-:1:10: Expected a move or the result, not “c-d5”.\n",
    "quoridor-cli: 1 file has an error\n" },
  { "check -", FOREIGN_GAME FOREIGN_GAME, 0, "-: ok (2 games)\n", "" },
  { "check -", FOREIGN_GAME "e8 e1", 1,
    "-:1:28: Expected a legal move, not “e8”. The pawn cannot go there in one step.\n",
    "quoridor-cli: 1 file has an error\n" },
  { "moves --file - --game 2 resign", FOREIGN_GAME FOREIGN_GAME, 0, "win 2\n", "" },
  { "check -", WRONG_GAME, 1, WRONG_GAME_MESSAGE, "quoridor-cli: 1 file has an error\n" },
  { "convert -", TWO_GAMES, 0, NULL, "" },
  { "convert -", WRONG_GAME, 1, "", "quoridor-cli: " WRONG_GAME_MESSAGE },
  { "moves --file - --game 2 c4 resign", TWO_GAMES, 0, "win 2\n", "" },
};

TEST (a_hyphen_stands_for_standard_input, .loops = G_N_ELEMENTS (inputs))
{
  g_auto (Outcome) outcome = run_cli (inputs[_i].arguments, inputs[_i].input);

  ck_assert_int_eq (outcome.status, inputs[_i].status);
  if (inputs[_i].output != NULL)
    ck_assert_str_eq (outcome.output, inputs[_i].output);
  else
    ck_assert_ptr_nonnull (strstr (outcome.output, "1. b1 *"));
  ck_assert_str_eq (outcome.errors, inputs[_i].errors);
}

TEST (json_says_of_each_file_what_is_wrong)
{
  g_auto (Outcome) good = run_cli ("check --format json -", TWO_GAMES);
  g_auto (Outcome) wrong = run_cli ("check --format json - 'a\"b\\\n\xff'", WRONG_GAME);

  ck_assert_int_eq (good.status, 0);
  ck_assert_str_eq (good.output, "[\n{\"file\": \"-\", \"ok\": true, \"games\": 2}\n]\n");
  ck_assert_int_eq (wrong.status, 1);
  ck_assert_str_eq (wrong.errors, "quoridor-cli: 2 files have errors\n");
  ck_assert_msg (
      g_str_has_prefix (wrong.output,
                        "[\n{\"file\": \"-\", \"ok\": false, \"line\": 4, \"column\": 7, "
                        "\"message\": \"Expected a "
                        "legal move, not “c1”. The pawn cannot go there in one step.\"},\n"
                        "{\"file\": \"a\\\"b\\\\\\u000a\357\277\275\", \"ok\": false, \"line\": 1, "
                        "\"column\": 1, "
                        "\"message\": \""),
      "%s", wrong.output);
  ck_assert (g_str_has_suffix (wrong.output, "\"}\n]\n"));
}

TEST (json_has_an_analysis_depth_by_depth)
{
  g_auto (Outcome) open = run_cli ("analyse --depth 2 --size 5 --format json", "");
  g_auto (Outcome) won =
      run_cli ("analyse --depth 2 --format json --position '9 9 2 1 | e8 a5 | 0 0 | - | -'", "");

  ck_assert_msg (
      g_regex_match_simple (
          "^\\[\n{\"score\": -?\\d+, \"depth\": 1, \"nodes\": \\d+, \"cpu\": \\d+\\.\\d{3}, "
          "\"line\": \\[\"\\w+\"\\]},\n"
          "{\"score\": -?\\d+, \"depth\": 2, .*\"line\": \\[\"\\w+\", \"\\w+\"\\]}\n\\]\n$",
          open.output, 0, 0),
      "%s", open.output);
  ck_assert_msg (g_str_has_prefix (won.output, "[\n{\"win\": 1, \"depth\": 1, "), "%s", won.output);
  ck_assert (g_str_has_suffix (won.output, "\"line\": [\"e9\"]}\n]\n"));
}

TEST (json_has_the_personalities)
{
  g_auto (Outcome) table = run_cli ("personalities", "");
  g_auto (Outcome) json = run_cli ("personalities --format json", "");
  g_auto (GStrv) rows = g_strsplit (table.output, "\n", -1);
  g_auto (GStrv) objects = g_strsplit (json.output, "\n", -1);

  ck_assert (
      g_regex_match_simple ("^\\[\n({\"id\": \"[a-z-]+\", \"name\": \".+\", \"style\": \".+\", "
                            "\"rating\": \\d+},?\n)+\\]\n$",
                            json.output, 0, 0));
  ck_assert_uint_eq (g_strv_length (objects), g_strv_length (rows) + 2);
}

TEST (standard_input_may_be_as_large_as_a_file)
{
  g_autoptr (GString) input = g_string_new (GAME_HEADERS "\n1. c2 c4 *\n");
  g_auto (Outcome) large = { 0 };
  g_auto (Outcome) larger = { 0 };

  while (input->len < 4194304)
    g_string_append_c (input, '\n');
  large = run_cli ("check -", input->str);
  g_string_append_c (input, '\n');
  larger = run_cli ("check -", input->str);

  ck_assert_str_eq (large.output, "-: ok\n");
  ck_assert_int_eq (larger.status, 1);
  ck_assert_str_eq (larger.output,
                    "-:1:1: Expected a file of at most 4 MiB; this one is larger.\n");
}

TEST (converting_twice_gives_the_same_bytes)
{
  g_auto (TestFile) file = { 0 };
  g_auto (TestFile) converted = { 0 };
  g_auto (Outcome) once = { 0 };
  g_auto (Outcome) twice = { 0 };

  test_file_init (&file, GAME_HEADERS "[Event \"é\"]\n1. C2 {odd} c4 *\n" GAME_HEADERS "resign 2");
  once = run_on_file ("convert", &file, "");
  ck_assert_int_eq (once.status, 0);
  test_file_init (&converted, once.output);
  twice = run_on_file ("convert", &converted, "");

  ck_assert_ptr_nonnull (strstr (once.output, "\n\n[Board"));
  ck_assert_ptr_nonnull (strstr (once.output, "1. c2 {odd} c4 *\n"));
  ck_assert_str_eq (once.output, twice.output);
}

TEST (a_game_of_a_file_goes_on_where_it_stands)
{
  g_auto (TestFile) file = { 0 };
  g_auto (Outcome) first = { 0 };
  g_auto (Outcome) second = { 0 };
  g_auto (Outcome) third = { 0 };

  test_file_init (&file, GAME_HEADERS "[Ply \"1\"]\n1. c2 c4 *\n\n" GAME_HEADERS "1. resign 2\n");
  first = run_on_file ("show --file", &file, " c4 c3");
  second = run_on_file ("moves --file", &file, " --game 2");
  third = run_on_file ("moves --file", &file, " --game 3");

  ck_assert (g_str_has_prefix (first.output, "5 5 2 2 | c3 c4 | 6 6 | - | -\nongoing\n"));
  ck_assert_str_eq (second.output, "win 2\n");
  ck_assert_int_eq (third.status, 1);
  assert_one_line (third.errors);
}

TEST (csv_says_of_each_file_what_is_wrong)
{
  g_auto (Outcome) good = run_cli ("check --format csv -", TWO_GAMES);
  g_auto (Outcome) wrong = run_cli ("check --format csv - 'a\"b,\n\xff'", WRONG_GAME);

  ck_assert_int_eq (good.status, 0);
  ck_assert_str_eq (good.output, "file,ok,games,line,column,message\r\n-,true,2,,,\r\n");
  ck_assert_int_eq (wrong.status, 1);
  ck_assert_str_eq (wrong.errors, "quoridor-cli: 2 files have errors\n");
  ck_assert_msg (
      g_str_has_prefix (wrong.output,
                        "file,ok,games,line,column,message\r\n"
                        "-,false,,4,7,\"Expected a legal move, not “c1”. The pawn cannot "
                        "go there in one step.\"\r\n"
                        "\"a\"\"b,\n\357\277\275\",false,,1,1,"),
      "%s", wrong.output);
}

TEST (csv_has_an_analysis_depth_by_depth)
{
  g_auto (Outcome) open = run_cli ("analyse --depth 2 --size 5 --format csv", "");
  g_auto (Outcome) won =
      run_cli ("analyse --depth 2 --format csv --position '9 9 2 1 | e8 a5 | 0 0 | - | -'", "");

  ck_assert_msg (g_regex_match_simple ("^score,win,loss,depth,nodes,cpu,line\r\n"
                                       "-?\\d+,,,1,\\d+,\\d+\\.\\d{3},\\w+\r\n"
                                       "-?\\d+,,,2,\\d+,\\d+\\.\\d{3},\\w+ \\w+\r\n$",
                                       open.output, 0, 0),
                 "%s", open.output);
  ck_assert_msg (g_regex_match_simple ("\r\n,1,,1,\\d+,\\d+\\.\\d{3},e9\r\n", won.output, 0, 0),
                 "%s", won.output);
}

TEST (csv_has_the_personalities)
{
  g_auto (Outcome) table = run_cli ("personalities", "");
  g_auto (Outcome) csv = run_cli ("personalities --format csv", "");
  g_auto (GStrv) lines = g_strsplit (table.output, "\n", -1);
  g_auto (GStrv) rows = g_strsplit (csv.output, "\r\n", -1);

  ck_assert_str_eq (rows[0], "id,name,style,rating");
  ck_assert (g_str_has_prefix (rows[1], "wanderer,Wanderer,"));
  ck_assert_uint_eq (g_strv_length (rows), g_strv_length (lines) + 1);
}

static const char *const formats[] = { "table", "json" };

/* All lines are complete, and so is the array. */
TEST (an_interrupted_analysis_ends_well, .loops = G_N_ELEMENTS (formats))
{
  g_autofree char *arguments =
      g_strdup_printf ("analyse --verbose --cpu 86400 --format %s", formats[_i]);
  g_auto (Outcome) outcome = run_and_interrupt (arguments, 3, NULL);
  g_autofree char *pattern =
      g_strdup (_i == 0 ? "^(score \\S+ depth \\d+ nodes \\d+ cpu \\S+ line [^\n]+\n)+$"
                        : "^\\[\n(\\{\"score\": [^{}\n]+\\},\n)*\\{\"score\": [^{}\n]+\\}\n\\]\n$");

  ck_assert_int_eq (outcome.status, 130);
  ck_assert_msg (g_regex_match_simple (pattern, outcome.output, 0, 0), "%s", outcome.output);
  ck_assert (
      g_str_has_suffix (outcome.errors, "quoridor-cli: Interrupted before the search was over\n"));
}

#ifdef QDR_HAS_PICTURES
TEST (a_picture_is_drawn_in_place_of_a_file_or_the_file_stays_as_it_is)
{
  g_auto (TestFile) file = { 0 };
  g_auto (Outcome) wrong = { 0 };
  g_auto (Outcome) nowhere = { 0 };
  g_auto (Outcome) drawn = { 0 };
  g_autofree char *picture = NULL;
  g_autofree char *on_itself = NULL;

  test_file_init (&file, WRONG_GAME);
  on_itself = g_strdup_printf (" %s", file.path);
  wrong = run_on_file ("picture --file", &file, on_itself);
  ck_assert_int_eq (wrong.status, 1);
  assert_one_line (wrong.errors);
  ck_assert (g_file_get_contents (file.path, &picture, NULL, NULL));
  ck_assert_str_eq (picture, WRONG_GAME);
  g_clear_pointer (&picture, g_free);

  nowhere = run_on_file ("picture", &file, "/board.png");
  ck_assert_int_eq (nowhere.status, 1);
  assert_one_line (nowhere.errors);

  drawn = run_on_file ("picture", &file, " e2");
  ck_assert_int_eq (drawn.status, 0);
  ck_assert_str_eq (drawn.output, "");
  ck_assert_str_eq (drawn.errors, "");
  ck_assert (g_file_get_contents (file.path, &picture, NULL, NULL));
  ck_assert (g_str_has_prefix (picture, "\x89PNG\r\n"));
}
#endif
