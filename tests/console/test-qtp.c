/*
 * The Quoridor Text Protocol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <string.h>

#define QTP "engine --protocol=qtp --personality mason --depth 2"

typedef struct {
  const char *input;
  const char *output;
} Case;

#define SMALL "boardsize 5\nclear_board\nwalls 2\n"
#define OK "= \n\n"
#define SMALL_OK OK OK OK
#define ILLEGAL "? illegal move\n\n"
#define SYNTAX "? syntax error\n\n"

static const Case cases[] = {
  { "", "" },
  { "name\n", "= Quoridor\n\n" },
  { "quit\nname\n", OK },
  { "\n# a comment\n  \t\nname # which?\n", "= Quoridor\n\n" },
  { "name\r\n", "= Quoridor\n\n" },
  { "name", "= Quoridor\n\n" },
  { "frobnicate\n", "? unknown command\n\n" },
  { "name it\n", SYNTAX },
  { "\xff\n", SYNTAX },
  { "known_command genmove\nknown_command frobnicate\n", "= true\n\n= false\n\n" },
  { "list_commands\n",
    "= "
    "name\nknown_command\nlist_commands\nquit\nboardsize\nclear_board\nwalls\nplaymove\nplaywall\n"
    "genmove\nundo\nwinner\nshowboard\n\n" },
  { "boardsize\n", SYNTAX },
  { "boardsize x\n", SYNTAX },
  { "boardsize 4\nboardsize 3\nboardsize 21\n",
    "? unacceptable size\n\n? unacceptable size\n\n? unacceptable size\n\n" },
  { "walls 100\nwalls\nwalls -1\n", SYNTAX SYNTAX SYNTAX },
  { "playmove black e8\nplaymove white E2\n", OK OK },
  { "playmove black E2\n", ILLEGAL },
  { "PLAYMOVE black e8\n", "? unknown command\n\n" },
  { "playmove BLACK e8\n", OK },
  { "playmove red e8\nplaymove black\nplaymove black e8h\nplaymove black resign\n",
    SYNTAX SYNTAX SYNTAX SYNTAX },
  { "playmove black e8\nplaymove black e7\n", OK OK },
  { "playmove white e2\nplaymove white e3\n", OK OK },
  { SMALL "playwall white C5 h\nplaymove black c4\nplaymove black d5\nplaymove black d4\n",
    SMALL_OK OK ILLEGAL OK ILLEGAL },
  { SMALL "playwall white B5 horizontal\nplaymove black c4\n", SMALL_OK OK ILLEGAL },
  { SMALL "playwall white D5 horizontal\nplaymove black c4\n", SMALL_OK OK OK },
  { SMALL "playwall white C5 v\nplaymove black d5\n", SMALL_OK OK ILLEGAL },
  { SMALL "playwall white C4 vertical\nplaymove black d5\n", SMALL_OK OK OK },
  { SMALL "playwall white A1 h\nplaywall white E2 h\nplaywall white a2 H\n",
    SMALL_OK ILLEGAL ILLEGAL OK },
  { SMALL "playwall white C5 x\nplaywall white C5\n", SMALL_OK SYNTAX SYNTAX },
  { "boardsize 5\nwalls 0\nclear_board\nplaywall black c4 h\n", OK OK OK ILLEGAL },
  { "undo\n", "? cannot undo\n\n" },
  { "playmove black e8\nundo 2\nundo\nplaymove black e8\n", OK "? cannot undo\n\n" OK OK },
  { "playmove black e8\nplaymove white e2\nundo 2\nplaymove black e8\nundo x\n",
    OK OK OK OK SYNTAX },
  { "undo 0\nplaymove black e8\nplaywall white E5 h\nundo\nundo 0\nplaymove white e2\nundo 3\nundo "
    "2\n",
    OK OK OK OK OK OK "? cannot undo\n\n" OK },
  { "playmove black e8\nclear_board\nundo\n", OK OK "? cannot undo\n\n" },
  { "winner\n", "= false\n\n" },
  { SMALL "playmove black b5\nplaymove black b4\nplaymove black b3\nplaymove black b2\n"
          "playmove black b1\nwinner\nplaymove white c2\ngenmove white\nundo\nwinner\n",
    SMALL_OK OK OK OK OK OK "= true black\n\n" ILLEGAL "? game over\n\n" OK "= false\n\n" },
  { "boardsize 5\nwalls 0\ngenmove black\ngenmove white\n", OK OK "= C4\n\n= C2\n\n" },
  { "genmove\ngenmove red\n", SYNTAX SYNTAX },
  { SMALL "playwall white B2 h\nshowboard\n", SMALL_OK OK "= \n"
                                                          "     a   b   c   d   e\n"
                                                          "   ╭───────────────────╮\n"
                                                          " 5 │ ·   ·   B   ·   · │ 5\n"
                                                          "   │                   │\n"
                                                          " 4 │ ·   ·   ·   ·   · │ 4\n"
                                                          "   │                   │\n"
                                                          " 3 │ ·   ·   ·   ·   · │ 3\n"
                                                          "   │                   │\n"
                                                          " 2 │ ·   ·   ·   ·   · │ 2\n"
                                                          "   │    ━━━━━━━        │\n"
                                                          " 1 │ ·   ·   W   ·   · │ 1\n"
                                                          "   ╰───────────────────╯\n"
                                                          "     a   b   c   d   e\n"
                                                          "    black walls: 2\n"
                                                          "    white walls: 1\n\n" },
};

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

TEST (a_request_is_answered, .loops = G_N_ELEMENTS (cases))
{
  g_auto (Outcome) outcome = run_cli (QTP, cases[_i].input);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (outcome.errors, "");
  ck_assert_str_eq (outcome.output, cases[_i].output);
}

/* Sends a request, and returns the line of the answer without "= ". Free with g_free(). */
static char *
ask (Dialogue *engine, const char *request)
{
  g_autofree char *answer = NULL;

  dialogue_send (engine, request);
  answer = dialogue_read (engine);
  dialogue_expect (engine, "");
  ck_assert_msg (g_str_has_prefix (answer, "= "), "%s: %s", request, answer);

  return g_strdup (answer + 2);
}

TEST (two_engines_understand_each_other)
{
  const char *const colours[] = { "black", "white" };
  Dialogue engines[2];
  gboolean saw_wall = FALSE;
  g_autofree char *winner = NULL;

  for (guint i = 0; i < 2; i++) {
    dialogue_begin (&engines[i], QTP);
    g_free (ask (&engines[i], "boardsize 7"));
  }
  for (guint ply = 0; ply < 200 && (winner == NULL || g_str_equal (winner, "false")); ply++) {
    const guint mover = ply % 2;
    g_autofree char *request = g_strdup_printf ("genmove %s", colours[mover]);
    g_autofree char *move = ask (&engines[mover], request);
    const gboolean is_wall = strchr (move, ' ') != NULL;
    g_autofree char *play_request =
        g_strdup_printf ("%s %s %s", is_wall ? "playwall" : "playmove", colours[mover], move);

    saw_wall |= is_wall;
    g_free (ask (&engines[1 - mover], play_request));
    g_clear_pointer (&winner, g_free);
    winner = ask (&engines[1 - mover], "winner");
  }
  ck_assert (saw_wall);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *rest = dialogue_end (&engines[i]);

    ck_assert_str_eq (rest, "");
  }
}

/* Returns the answers to the moves of several games that start with @begin. Free with
 * g_free(). */
static char *
answers_in_games (const char *options, const char *begin, guint n_games, guint n_moves)
{
  g_autofree char *arguments = g_strdup_printf ("engine --protocol=qtp %s", options);
  GString *answers = g_string_new (NULL);
  g_autofree char *rest = NULL;
  Dialogue engine;

  dialogue_begin (&engine, arguments);
  for (guint i = 0; i < n_games; i++) {
    g_string_append (answers, i > 0 ? "\n" : "");
    g_free (ask (&engine, begin));
    for (guint ply = 0; ply < n_moves; ply++) {
      g_autofree char *move = ask (&engine, ply % 2 == 0 ? "genmove black" : "genmove white");

      g_string_append_printf (answers, "%s ", move);
    }
  }
  rest = dialogue_end (&engine);
  return g_string_free (answers, FALSE);
}

static const char *const beginnings[] = { "clear_board", "boardsize 7" };

TEST (what_was_learned_in_a_game_is_forgotten_with_it, .loops = G_N_ELEMENTS (beginnings))
{
  g_autofree char *answers = answers_in_games ("--nodes 1000", beginnings[_i], 2, 12);
  g_auto (GStrv) games = g_strsplit (answers, "\n", 0);

  ck_assert_str_eq (games[0], games[1]);
}

TEST (a_fallible_player_plays_each_game_in_another_way, .loops = G_N_ELEMENTS (beginnings))
{
  g_autofree char *answers = answers_in_games ("--personality beginner", beginnings[_i], 8, 4);
  g_autofree char *again = answers_in_games ("--personality beginner", beginnings[_i], 8, 4);

  assert_lines_differ (answers, 8);
  ck_assert_str_eq (again, answers);
}

/* A wall of white, and the same on the turned board. */
static const struct {
  const char *wall;
  const char *copy;
} copies[] = {
  { "A3 h", "H8 horizontal" }, { "B3 h", "G8 horizontal" }, { "C3 h", "F8 horizontal" },
  { "D3 h", "E8 horizontal" }, { "E3 h", "D8 horizontal" }, { "F3 h", "C8 horizontal" },
  { "G3 h", "B8 horizontal" }, { "H3 h", "A8 horizontal" },
};

/* Not every copy is a good move. */
TEST (the_copycat_copies)
{
  g_autofree char *rest = NULL;
  guint n_copies = 0;
  Dialogue engine;

  dialogue_begin (&engine, "engine --protocol=qtp --personality copycat --nodes 2000");
  for (guint i = 0; i < G_N_ELEMENTS (copies); i++) {
    g_autofree char *request = g_strdup_printf ("playwall white %s", copies[i].wall);
    g_autofree char *move = NULL;

    g_free (ask (&engine, "clear_board"));
    g_free (ask (&engine, "playmove black e8"));
    g_free (ask (&engine, "playmove white e2"));
    g_free (ask (&engine, "playmove black e7"));
    g_free (ask (&engine, request));
    move = ask (&engine, "genmove black");
    n_copies += g_str_equal (move, copies[i].copy);
  }
  ck_assert_uint_ge (n_copies, 2);
  rest = dialogue_end (&engine);
}

/* The search is too shallow to see the end, so only repetitions show that there is no
 * progress. */
TEST (nobody_dances_for_ever)
{
  const char *const colours[] = { "black", "white" };
  g_autofree char *winner = g_strdup ("false");
  g_autofree char *rest = NULL;
  Dialogue engine;

  dialogue_begin (&engine, "engine --protocol=qtp --depth 3");
  g_free (ask (&engine, "boardsize 5"));
  g_free (ask (&engine, "walls 0"));
  for (guint ply = 0; ply < 60 && g_str_equal (winner, "false"); ply++) {
    g_autofree char *request = g_strdup_printf ("genmove %s", colours[ply % 2]);

    g_free (ask (&engine, request));
    g_free (winner);
    winner = ask (&engine, "winner");
  }
  ck_assert_str_ne (winner, "false");
  rest = dialogue_end (&engine);
}
