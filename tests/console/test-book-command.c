/*
 * quoridor-cli book: building, printing and pruning opening books, and opponents that use them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "driver.h"
#include "temp-folder.h"

/* The second player wins by e8, or after it the first player by e3. */
#define HEADERS(time)                                                                              \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Club Regular\"]\n[Player2 \"Expert\"]\n[Seat1 "    \
  "\"computer regular\"]\n[Seat2 \"computer expert\"]\n[Date \"2026-11-01\"]\n[Time \"" time       \
  "\"]\n\n"
#define GAMES                                                                                      \
  HEADERS ("10:00:00")                                                                             \
  "1. e2 e8 2. e3 resign 1\n\n" HEADERS ("11:00:00") "1. e2 e8 2. e3 resign 1\n\n" HEADERS (       \
      "12:00:00") "1. e2 e8 2. resign 2\n\n"

#define BOOK                                                                                       \
  "# A book\n\n| e2 32 games=40 result=0.600 rating=1500 d1 -4 games=3 result=0.500 "              \
  "rating=1600\ne2 | e8 20 games=30 result=0.400 rating=1400\ne2 e8 | e3 7\n"

static char *home;
static char *book;

static void
set_up (void)
{
  g_autofree char *games = NULL;
  g_autofree char *import = NULL;
  g_auto (Outcome) outcome = { 0 };

  home = make_temp_folder ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  games = g_build_filename (home, "games.quoridor", NULL);
  book = g_build_filename (home, "book.txt", NULL);
  import = g_strdup_printf ("library import '%s'", games);
  ck_assert (g_file_set_contents (games, GAMES, -1, NULL));
  ck_assert (g_file_set_contents (book, BOOK, -1, NULL));
  outcome = run_cli (import, "");
  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
}

static void
tear_down (void)
{
  g_clear_pointer (&book, g_free);
  g_clear_pointer (&home, remove_temp_folder);
}

/* Runs "quoridor-cli @arguments", with the path of the book for "@", and asserts success. */
static char *
ask (const char *arguments)
{
  g_auto (GStrv) parts = g_strsplit (arguments, "@", -1);
  g_autofree char *command = g_strjoinv (book, parts);
  Outcome outcome = run_cli (command, g_str_has_suffix (command, " -") ? BOOK : "");

  ck_assert_msg (outcome.status == 0, "%s: %s", command, outcome.errors);
  ck_assert_str_eq (outcome.errors, "");
  g_free (outcome.errors);
  return outcome.output;
}

static const struct {
  const char *arguments;
  const char *lines; /* after the comments; NULL for none */
} built[] = {
  { "book build --games 2",
    "| e2 28 games=3 result=0.667 rating=1600\ne2 e8 | e3 60 games=2 result=1.000 rating=1600\n" },
  { "book build --games 2 --result 0",
    "| e2 28 games=3 result=0.667 rating=1600\ne2 | e8 -28 games=3 result=0.333 rating=1730\n"
    "e2 e8 | e3 60 games=2 result=1.000 rating=1600\n" },
  { "book build --games 2 --result 0 --rating 1650",
    "e2 | e8 -28 games=3 result=0.333 rating=1730\n" },
  { "book build --games 2 --plies 1", "| e2 28 games=3 result=0.667 rating=1600\n" },
  { "book build", "" },
};

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (a_book_is_made_of_the_games_of_the_library, .loops = G_N_ELEMENTS (built))
{
  g_autofree char *text = ask (built[_i].arguments);
  const char *lines = strstr (text, "\n\n");

  ck_assert_msg (g_str_has_prefix (text, "# Opening book "), "%s", text);
  ck_assert_ptr_nonnull (lines);
  ck_assert_str_eq (lines + 2, built[_i].lines);
}

static const struct {
  const char *arguments;
  const char *output;
} answers[] = {
  { "book print --format csv @",
    "line,move,score,games,result,rating\r\n,e2,32,40,0.600,1500\r\n,d1,-4,3,0.500,1600\r\n"
    "e2,e8,20,30,0.400,1400\r\ne2 e8,e3,7,,,\r\n" },
  { "book print -",
    "line   move  score  games  result  rating\n       e2       32     40   0.600    1500\n"
    "       d1       -4      3   0.500    1600\ne2     e8       20     30   0.400    1400\n"
    "e2 e8  e3        7                       \n" },
  { "book prune @", BOOK },
  { "book prune --games 4 @",
    "# A book\n\n| e2 32 games=40 result=0.600 rating=1500\ne2 | e8 20 games=30 result=0.400 "
    "rating=1400\ne2 e8 | e3 7\n" },
  { "book prune --result 0.5 --rating 1500 @",
    "# A book\n\n| e2 32 games=40 result=0.600 rating=1500 d1 -4 games=3 result=0.500 "
    "rating=1600\ne2 e8 | e3 7\n" },
  { "book prune --plies 1 --games 4 -", "# A book\n\n| e2 32 games=40 result=0.600 rating=1500\n" },
};

TEST (a_book_is_printed_and_pruned, .loops = G_N_ELEMENTS (answers))
{
  g_autofree char *output = ask (answers[_i].arguments);

  ck_assert_str_eq (output, answers[_i].output);
}

TEST (without_a_file_it_is_the_book_of_the_program)
{
  g_autofree char *print = ask ("book print --format json");

  ck_assert_ptr_nonnull (
      strstr (print, "{\"line\": \"\", \"move\": \"c2h\", \"score\": 34, \"games\": null, "));
  ck_assert_ptr_nonnull (strstr (print, "{\"line\": \"9x9/4\", \"move\": \"e2\", "));
}

static const struct {
  const char *arguments;
  const char *input;
  int status;
  const char *sentence;
} refusals[] = {
  { "book", "", 2, "A command is missing" },
  { "book burn", "", 2, "Unknown command “burn”" },
  { "book build now", "", 2, "Unexpected argument “now”" },
  { "book build --result 1.1", "", 2, "--result: “1.1” is not a share" },
  { "book build --result x", "", 2, "--result: “x” is not a share" },
  { "book build --plies 41", "", 2, "--plies" },
  { "book build --games 0", "", 2, "--games" },
  { "book print a b", "", 2, "Unexpected argument “b”" },
  { "book print /nonexistent", "", 1, "/nonexistent" },
  { "book print -", "| e2 1\ne2 e8 | e5 1\n", 1, "-:2: “e5”" },
  { "book prune -", "| e2 1 games=x\n", 1, "-:1: “games=x”" },
  { "book print -", "\xff", 1, "not UTF-8" },
  { "play --book /nonexistent", "", 1, "There is no opening book “/nonexistent”" },
  { "match regular,book=/nonexistent expert", "", 2, "There is no opening book “/nonexistent”" },
  { "match nobody,book=none expert", "", 2, "Unknown personality “nobody”" },
};

TEST (what_is_wrong_is_said_in_one_line, .loops = G_N_ELEMENTS (refusals))
{
  g_auto (Outcome) outcome = run_cli (refusals[_i].arguments, refusals[_i].input);

  ck_assert_int_eq (outcome.status, refusals[_i].status);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
  ck_assert_msg (strstr (outcome.errors, refusals[_i].sentence) != NULL, "%s", outcome.errors);
}

/* Opening by a book */

/* Plays enough games for the library to have a book move at the start. */
static void
play_many_games (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *games = g_build_filename (home, "many.quoridor", NULL);
  g_autofree char *import = g_strdup_printf ("library import '%s'", games);
  g_autofree char *done = NULL;

  for (guint i = 0; i < 12; i++)
    g_string_append_printf (text, HEADERS ("13:%02u:00") "1. a1v resign 1\n\n", i);
  ck_assert (g_file_set_contents (games, text->str, -1, NULL));
  done = ask (import);
}

static const struct {
  const char *contestant;
  gboolean opens_by_it; /* a1v, or its mirror image */
} openers[] = {
  { "regular,book=library", TRUE },
  { "runner,book=library", TRUE },
  { "regular,book=own", FALSE },
  { "regular,book=none", FALSE },
  { "regular", FALSE },
};

TEST (a_contestant_opens_from_the_library_if_told_so, .loops = G_N_ELEMENTS (openers))
{
  g_autofree char *command = g_strdup_printf (
      "match %s runner,book=none --games 1 --nodes 10 --openings - --pgn-out %s/out",
      openers[_i].contestant, home);
  g_autofree char *path = g_build_filename (home, "out", NULL);
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *game = NULL;

  play_many_games ();
  outcome = run_cli (command, "9 9 2 1 | e1 e9 | 10 10 | - | -\n");
  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert (g_file_get_contents (path, &game, NULL, NULL));
  ck_assert_int_eq (strstr (game, "\n1. a1v ") != NULL || strstr (game, "\n1. h1v ") != NULL,
                    openers[_i].opens_by_it);
}

static const struct {
  const char *options;
  gboolean opens_by_it;
} plays[] = {
  { "--book library", TRUE },
  { "--book own", FALSE },
  { "--book none", FALSE },
  { "", FALSE },
};

TEST (an_opponent_opens_from_the_library_if_told_so, .loops = G_N_ELEMENTS (plays))
{
  g_autofree char *command =
      g_strdup_printf ("play %s --seat regular --seat human", plays[_i].options);
  g_auto (Outcome) outcome = { 0 };

  play_many_games ();
  outcome = run_cli (command, "");
  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  ck_assert_int_eq (strstr (outcome.output, "Club Regular: a1v\n") != NULL ||
                        strstr (outcome.output, "Club Regular: h1v\n") != NULL,
                    plays[_i].opens_by_it);
}

TEST (an_opponent_opens_by_a_book_in_a_file)
{
  g_autofree char *output = NULL;

  ck_assert (g_file_set_contents (book, "| a1v 5\n", -1, NULL));
  output = ask ("play --book @ --seat regular --seat human");
  ck_assert (strstr (output, "Club Regular: a1v\n") != NULL ||
             strstr (output, "Club Regular: h1v\n") != NULL);
}
