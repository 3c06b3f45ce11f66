/*
 * quoridor-cli library: imports, lists, queries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "driver.h"
#include "temp-folder.h"

#define HEADERS(first, second, date)                                                               \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"" first "\"]\n[Player2 \"" second                  \
  "\"]\n[Date \"" date "\"]\n\n"
#define GAME_1 HEADERS ("Anna", "Ben", "2026-11-01") "1. c2 b5 2. c3 a5 3. c4 a4 4. c5 1\n"
#define GAME_2 HEADERS ("Ben", "Anna", "2026-11-03") "1. b1 c4 2. a1 c3 3. a2 c2 4. a3 c1 2\n"
#define GAME_3 HEADERS ("Anna", "Cleo", "2026-11-02") "1. c2 c4 *\n"
#define BAD_GAME HEADERS ("Anna", "Ben", "2026-11-04") "1. c3 *\n"
#define GAME_WITHOUT_MOVES "[Board \"5x5\"]\n[Players \"2\"]\n[Date \"2026-11-04\"]\n\n*\n"

#define PERSONALITIES                                                                              \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"M\"]\n[Player2 \"R\"]\n"                           \
  "[Seat1 \"computer mason\"]\n[Seat2 \"computer runner\"]\n[Termination \"resignation\"]\n\n"     \
  "1. c3h c4 2. c2 resign 1\n"

static char *home;
static char *file;

static void
set_up (void)
{
  home = make_temp_folder ();
  file = g_build_filename (home, "games.quoridor", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  ck_assert (g_file_set_contents (file, GAME_1 "\n" GAME_2 "\n" GAME_3, -1, NULL));
}

static void
tear_down (void)
{
  g_clear_pointer (&file, g_free);
  g_clear_pointer (&home, remove_temp_folder);
}

/* Runs "quoridor-cli library @arguments", and asserts success. */
static char *
ask (const char *arguments)
{
  g_autofree char *command = g_strconcat ("library ", arguments, NULL);
  Outcome outcome = run_cli (command, "");

  ck_assert_msg (outcome.status == 0, "%s: %s", arguments, outcome.errors);
  ck_assert_str_eq (outcome.errors, "");
  g_free (outcome.errors);
  return outcome.output;
}

static void
assert_answer (const char *arguments, const char *expected)
{
  g_autofree char *answer = ask (arguments);

  ck_assert_str_eq (answer, expected);
}

/* Asserts that the command exits with @status and prints only one line. */
static void
assert_refused (const char *arguments, int status, const char *sentence)
{
  g_autofree char *command = g_strconcat ("library ", arguments, NULL);
  g_auto (Outcome) outcome = run_cli (command, "");

  ck_assert_int_eq (outcome.status, status);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
  ck_assert_msg (strstr (outcome.errors, sentence) != NULL, "%s", outcome.errors);
}

static void
import (void)
{
  g_autofree char *arguments = g_strdup_printf ("import '%s'", file);

  assert_answer (arguments, "imported 3, already there 0, refused 0\n");
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (a_collection_is_imported_once)
{
  g_autofree char *arguments = g_strdup_printf ("import '%s'", file);
  g_autofree char *library = g_build_filename (home, "quoridor", "library.db", NULL);

  import ();
  assert_answer (arguments, "imported 0, already there 3, refused 0\n");
  ck_assert (g_file_test (library, G_FILE_TEST_IS_REGULAR));
}

TEST (standard_input_is_imported)
{
  g_autofree char *library = g_build_filename (home, "new.db", NULL);
  g_autofree char *command = g_strdup_printf ("library --database '%s' import -", library);
  g_auto (Outcome) outcome = run_cli (command, GAME_1 "\n" BAD_GAME);

  ck_assert_int_eq (outcome.status, 1);
  ck_assert_str_eq (outcome.output, "imported 1, already there 0, refused 1\n");
  ck_assert (g_str_has_prefix (outcome.errors, "-:15:4: "));
}

TEST (a_game_of_others_is_read_in_the_only_notation_that_fits)
{
  g_autofree char *command = g_strconcat ("library import ", file, NULL);
  g_autofree char *said = g_strconcat ("library import --notation qtp ", file, NULL);
  Outcome found;
  Outcome told;

  /* The first file is in the standard notation, the second in one other, the third in several. */
  ck_assert (
      g_file_set_contents (file,
                           HEADERS ("A", "B", "1") "c2 c4 *\n" HEADERS (
                               "A", "B", "2") "c4 c2 *\n" HEADERS ("A", "B", "3") "c4 c2 b3h *\n",
                           -1, NULL));
  found = run_cli (command, "");
  ck_assert_int_eq (found.status, 1);
  ck_assert_str_eq (found.output, "imported 2, already there 0, refused 1\n");
  ck_assert_ptr_nonnull (strstr (found.errors, ":8:1: read in the notation top-upper-left\n"));
  ck_assert_ptr_nonnull (strstr (found.errors, "in several: top-upper-left, top-lower-left, "));
  told = run_cli (said, "");
  ck_assert_str_eq (told.output, "imported 1, already there 1, refused 1\n");
  ck_assert_ptr_null (strstr (told.errors, "read in the notation"));
  outcome_clear (&found);
  outcome_clear (&told);
}

TEST (lists_of_moves_are_imported)
{
  g_autofree char *command = g_strconcat ("library import ", file, NULL);
  g_auto (Outcome) outcome = { 0 };

  ck_assert (g_file_set_contents (file, "1\te2\te8\n2\te3\te7\n", -1, NULL));
  outcome = run_cli (command, "");
  ck_assert_str_eq (outcome.output, "imported 1, already there 0, refused 0\n");
}

TEST (help_needs_no_library)
{
  g_autofree char *database = g_build_filename (home, "letter.txt", NULL);
  g_autofree char *command = g_strdup_printf ("library --database %s import --help", database);
  Outcome help;

  ck_assert (g_file_set_contents (database, "Dear Anna", -1, NULL));
  help = run_cli (command, "");
  ck_assert_int_eq (help.status, 0);
  ck_assert_ptr_nonnull (strstr (help.output, "--notation=NAME"));
  outcome_clear (&help);
}

TEST (a_game_that_is_wrong_is_refused_by_itself)
{
  g_autofree char *arguments = g_strdup_printf ("library import '%s' /nowhere", file);
  g_auto (GStrv) lines = NULL;

  ck_assert (g_file_set_contents (file, GAME_1 "\n" GAME_2 BAD_GAME "\n" GAME_3, -1, NULL));
  {
    g_auto (Outcome) outcome = run_cli (arguments, "");

    ck_assert_int_eq (outcome.status, 1);
    ck_assert_str_eq (outcome.output, "imported 3, already there 0, refused 2\n");
    lines = g_strsplit (outcome.errors, "\n", -1);
  }
  ck_assert_uint_eq (g_strv_length (lines), 3);
  ck_assert_msg (strstr (lines[0], ":22:4: ") != NULL, "%s", lines[0]);
  ck_assert (g_str_has_prefix (lines[1], "/nowhere:1:1: "));
}

TEST (lists_are_filtered_and_sorted)
{
  import ();
  assert_answer ("list", "id  date        players      size  result  ending      plies  rated\n"
                         " 2  2026-11-03  Ben – Anna   5x5   2       goal            8  true\n"
                         " 3  2026-11-02  Anna – Cleo  5x5   *       unfinished      2  false\n"
                         " 1  2026-11-01  Anna – Ben   5x5   1       goal            7  true\n");
  assert_answer ("list --player Ben --sort id --format csv",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "1,2026-11-01,Anna – Ben,5x5,1,goal,7,true\r\n"
                 "2,2026-11-03,Ben – Anna,5x5,2,goal,8,true\r\n");
  assert_answer ("list --plies 0-2 --format csv",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "3,2026-11-02,Anna – Cleo,5x5,*,unfinished,2,false\r\n");
  assert_answer ("list --opponent Cleo --format json",
                 "[\n{\"id\": 3, \"date\": \"2026-11-02\", \"players\": [\"Anna\", \"Cleo\"], "
                 "\"size\": \"5x5\", \"result\": \"*\", \"ending\": \"unfinished\", \"plies\": 2, "
                 "\"rated\": false}\n]\n");
  assert_answer ("list --result '*' --format csv --limit 5",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "3,2026-11-02,Anna – Cleo,5x5,*,unfinished,2,false\r\n");
  assert_answer ("list --position '5 5 2 2 | c2 c5 | 6 6 | - | -' --sort id --format csv --limit 1",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "1,2026-11-01,Anna – Ben,5x5,1,goal,7,true\r\n");
  assert_answer ("list --opening 'C2  c4' --plies 2 --size 5x5 --players 2 --ending unfinished "
                 "--since 2026-11-02 --until 2026-11-02 --format csv",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "3,2026-11-02,Anna – Cleo,5x5,*,unfinished,2,false\r\n");
}

/* They come from imports. 0 is a valid number of moves. */
TEST (games_without_a_move_are_found_by_their_length)
{
  static const char *const arguments[] = { "0", "0-0", "-0", "-1" };

  ck_assert (g_file_set_contents (file, GAME_1 "\n" GAME_3 "\n" GAME_WITHOUT_MOVES, -1, NULL));
  import ();
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++) {
    g_autofree char *list = g_strdup_printf ("list --plies %s --format csv", arguments[i]);

    assert_answer (list, "id,date,players,size,result,ending,plies,rated\r\n"
                         "3,2026-11-04,South – North,5x5,*,unfinished,0,false\r\n");
  }
  assert_answer ("list --plies 0-2 --sort id --format csv",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "2,2026-11-02,Anna – Cleo,5x5,*,unfinished,2,false\r\n"
                 "3,2026-11-04,South – North,5x5,*,unfinished,0,false\r\n");
  assert_answer ("list --plies 0- --limit 1 --sort id --format csv",
                 "id,date,players,size,result,ending,plies,rated\r\n"
                 "1,2026-11-01,Anna – Ben,5x5,1,goal,7,true\r\n");
}

TEST (games_are_shown_exported_and_deleted)
{
  g_autofree char *game = NULL;
  g_autofree char *all = NULL;
  g_autofree char *copy = g_build_filename (home, "copy.quoridor", NULL);
  g_autofree char *arguments = g_strdup_printf ("import '%s'", copy);

  import ();
  game = ask ("show 1");
  ck_assert_msg (strstr (game, "1. c2 b5\n2. c3 a5\n3. c4 a4\n4. c5 1\n") != NULL, "%s", game);
  all = ask ("export");
  ck_assert (g_str_has_prefix (all, game));
  ck_assert (g_file_set_contents (copy, all, -1, NULL));
  assert_answer (arguments, "imported 0, already there 3, refused 0\n");

  assert_refused ("delete 2 9", 1, "The library has no game 9.");
  assert_answer ("delete 2 3", "");
  g_free (all);
  all = ask ("export");
  ck_assert_str_eq (all, game);
  assert_answer ("check", "ok\n");
  assert_answer ("compact", "");
  assert_refused ("show 2", 1, "The library has no game 2.");
}

TEST (questions_are_answered)
{
  import ();
  assert_answer ("query first-player-share --format csv", "games,share\r\n2,0.500\r\n");
  assert_answer ("query first-player-share C2 b5 --format csv", "games,share\r\n1,1.000\r\n");
  assert_answer ("query winners-as-first 0 --format csv", "player,wins\r\nAnna,1\r\n");
  assert_answer ("query moves --size 5 --format csv",
                 "move,games,share,rating\r\nc2,2,1.000,1724\r\nb1,1,0.000,1276\r\n");
  assert_answer ("query rated-above 1500 --format csv",
                 "player,kind,rating,best\r\nAnna,human,1724,\r\n");
  /* A rating after two games is provisional. */
  assert_answer ("query best-players 1 --format csv", "player,kind,rating,best\r\n");
  assert_answer ("query versus --format csv",
                 "first,second,games,wins,draws,losses,score,low,high\r\n"
                 "Anna,Ben,2,2,0,0,1.000,0.342,1.000\r\n");
}

TEST (questions_about_players_are_answered)
{
  import ();
  assert_answer ("query players --format csv", "player,kind,games,rating,best,since\r\n"
                                               "Anna,human,3,1724,,2026-11-01\r\n"
                                               "Ben,human,2,1276,,2026-11-01\r\n"
                                               "Cleo,human,1,,,2026-11-02\r\n");
  assert_answer ("query statistics Anna --format csv",
                 "what,value,games,wins,draws,losses,score,low,high,plies,walls\r\n"
                 "all,,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n"
                 "opponent,Ben,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n"
                 "seat,1 of 2,1,1,0,0,1.000,0.207,1.000,7.000,0.000\r\n"
                 "seat,2 of 2,1,1,0,0,1.000,0.207,1.000,8.000,0.000\r\n"
                 "board,5x5,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n"
                 "players,2,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n"
                 "clock,none,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n"
                 "ending,goal,2,2,0,0,1.000,0.342,1.000,7.500,0.000\r\n");
  assert_answer ("query results Anna --format csv", "id,date,players,share,plies,walls,streak\r\n"
                                                    "1,2026-11-01,2,1.000,7,0,1\r\n"
                                                    "2,2026-11-03,2,1.000,8,0,2\r\n");
  assert_answer ("query reviews Anna --format csv",
                 "id,date,moves,inaccuracies,mistakes,blunders,accuracy\r\n");
  assert_refused ("query statistics", 1, "The library has no game of “somebody”.");
}

TEST (ratings_and_personalities_are_told)
{
  import ();
  ck_assert (g_file_set_contents (file, PERSONALITIES, -1, NULL));
  {
    g_autofree char *arguments = g_strdup_printf ("import '%s'", file);

    assert_answer (arguments, "imported 1, already there 0, refused 0\n");
  }
  assert_answer ("query ratings Anna --format json",
                 "[\n{\"date\": \"2026-11-01\", \"rating\": 1664, \"deviation\": 295},\n"
                 "{\"date\": \"2026-11-03\", \"rating\": 1724, \"deviation\": 268}\n]\n");
  assert_answer ("query ratings mason --format csv", "date,rating,deviation\r\n");
  assert_answer ("query personalities --format csv",
                 "first,second,games,wins,draws,losses,score,low,high,plies,walls,goal,"
                 "resignation,time,stalemate,repetition\r\n"
                 "M,R,1,1,0,0,1.000,0.207,1.000,3.000,1.000,0,1,0,0,0\r\n"
                 "R,M,1,0,0,1,0.000,0.000,0.793,3.000,0.000,0,1,0,0,0\r\n");
  assert_answer ("query personalities 4 --format json", "[]\n");
}

static const struct {
  const char *arguments;
  int status;
  const char *sentence;
} refused[] = {
  { "", 2, "A command is missing" },
  { "burn", 2, "Unknown command “burn”" },
  { "list --result 5", 2, "--result: “5” is none of" },
  { "list --ending nicely", 2, "--ending: “nicely”" },
  { "list --since yesterday", 2, "--since: “yesterday” is not a date" },
  { "list --until 2026-02-30", 2, "--until: “2026-02-30” is not a date" },
  { "list --sort beauty", 2, "--sort: “beauty”" },
  { "list --plies many", 2, "--plies" },
  { "list --plies 60-20", 2, "--plies: “60-20” is not a range" },
  { "list --plies -", 2, "--plies: “-” is not a range" },
  { "list --plies 5-0", 2, "--plies: “5-0” is not a range" },
  { "list --since 2026-11-02 --until 2026-11-01", 2, "--until: “2026-11-01” comes before" },
  { "list --opening 'e2 z9'", 1, "--opening: “z9” is not a move" },
  { "query first-player-share e2 then", 1, "first-player-share: “then” is not a move" },
  { "--database nowhere.db list", 1, "There is no file “nowhere.db”" },
  { "--database nowhere.db check", 1, "There is no file “nowhere.db”" },
  { "--database nowhere.db list --plies many", 2, "--plies" },
  { "--database nowhere.db show", 2, "show needs the number of a game" },
  { "--database nowhere.db delete first", 2, "delete: “first”" },
  { "--database nowhere.db export --result 5", 2, "--result: “5”" },
  { "--database nowhere.db check it", 2, "Unexpected argument “it”" },
  { "--database nowhere.db compact it", 2, "Unexpected argument “it”" },
  { "--database nowhere.db query rated-above", 2, "rated-above needs a number" },
  { "--database nowhere.db query moves --size 6", 2, "--size" },
  { "list --limit 0", 2, "--limit" },
  { "list --position nonsense", 1, "--position: " },
  { "list --format xml", 2, "--format: “xml”" },
  { "show", 2, "show needs the number of a game" },
  { "show 0", 2, "show" },
  { "show 1 2", 2, "show takes one game only" },
  { "delete", 2, "delete needs the number of a game" },
  { "import", 2, "import needs a file" },
  { "query", 2, "query needs a question" },
  { "query why", 2, "“why” is not a question" },
  { "query rated-above", 2, "rated-above needs a number" },
  { "query versus all", 2, "Unexpected argument “all”" },
  { "query statistics Anna Ben", 2, "Unexpected argument “Ben”" },
  { "query statistics Anna", 1, "The library has no game of “Anna”." },
  { "query personalities 3", 2, "“3” is neither 2 nor 4" },
  { "query moves --size 6", 2, "--size" },
  { "check it", 2, "Unexpected argument “it”" },
};

TEST (what_is_not_understood_is_refused_in_a_line, .loops = G_N_ELEMENTS (refused))
{
  assert_refused (refused[_i].arguments, refused[_i].status, refused[_i].sentence);
}

TEST (no_library_is_made_by_what_is_not_understood)
{
  g_autofree char *library = g_build_filename (home, "quoridor", "library.db", NULL);
  g_autofree char *other = g_build_filename (home, "other.db", NULL);
  g_autofree char *arguments = g_strdup_printf ("--database '%s' import", other);

  assert_refused ("list --plies many", 2, "--plies");
  ck_assert (!g_file_test (library, G_FILE_TEST_EXISTS));
  assert_refused (arguments, 2, "import needs a file");
  ck_assert (!g_file_test (other, G_FILE_TEST_EXISTS));
}

TEST (a_library_that_may_not_grow_is_told_of)
{
  g_autofree char *command =
      g_strdup_printf ("ulimit -f 1; exec '%s' library import '%s'", g_getenv ("QDR_CLI"), file);
  const char *const shell[] = { "sh", "-c", command, NULL };
  g_autoptr (GSubprocess) process =
      g_subprocess_newv (shell, G_SUBPROCESS_FLAGS_STDERR_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                         NULL);
  g_autofree char *errors = NULL;

  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &errors, NULL));
  ck_assert (g_subprocess_get_if_exited (process));
  ck_assert_int_eq (g_subprocess_get_exit_status (process), 1);
  assert_one_line (errors);
}

TEST (a_file_that_is_no_library_stays_as_it_is)
{
  g_autofree char *arguments = g_strdup_printf ("--database '%s' list", file);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  ck_assert (g_file_get_contents (file, &before, NULL, NULL));
  assert_refused (arguments, 1, "The file is not a library of games.");
  ck_assert (g_file_get_contents (file, &after, NULL, NULL));
  ck_assert_str_eq (after, before);
}
