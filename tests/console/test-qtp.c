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

START_TEST (a_request_is_answered)
{
  g_auto (Outcome) outcome = run_cli (QTP, cases[_i].input);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_str_eq (outcome.errors, "");
  ck_assert_str_eq (outcome.output, cases[_i].output);
}
END_TEST

/* Sends a request and returns the one line of its answer, "= " left out. Free with g_free(). */
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

START_TEST (two_engines_understand_each_other)
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
    g_autofree char *told =
        g_strdup_printf ("%s %s %s", is_wall ? "playwall" : "playmove", colours[mover], move);

    saw_wall |= is_wall;
    g_free (ask (&engines[1 - mover], told));
    g_clear_pointer (&winner, g_free);
    winner = ask (&engines[1 - mover], "winner");
  }
  ck_assert (saw_wall);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *rest = dialogue_end (&engines[i]);

    ck_assert_str_eq (rest, "");
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("qtp");
  TCase *tcase = tcase_create ("qtp");

  tcase_set_timeout (tcase, DRIVER_TIMEOUT);
  tcase_add_loop_test (tcase, a_request_is_answered, 0, G_N_ELEMENTS (cases));
  tcase_add_test (tcase, two_engines_understand_each_other);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
