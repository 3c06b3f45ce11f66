/*
 * The names of openings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-names.h"

#include <glib/gstdio.h>
#include <string.h>

#include "test.h"

#define N_FUZZED 2000

static QdrOpeningNames *names;
static GPtrArray *problems;

static void
set_up (void)
{
  names = qdr_opening_names_new ();
  problems = g_ptr_array_new_with_free_func (g_free);
}

static void
tear_down (void)
{
  qdr_opening_names_free (names);
  g_ptr_array_unref (problems);
}

static void
add (const char *text)
{
  qdr_opening_names_add_from_text (names, text, strlen (text), "openings.txt", problems);
}

static void
load_known (void)
{
  qdr_opening_names_add_from_file (names, g_getenv ("QDR_OPENINGS_FILE"), problems);
}

static QdrGame *
play (const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, words[i], NULL));
  return game;
}

static const char *
find_at (QdrGame *game, guint ply)
{
  return qdr_opening_names_find_name_in_game (names, game, ply);
}

static void
assert_name (const char *moves, const char *expected)
{
  g_autoptr (QdrGame) game = play (moves);

  ck_assert_pstr_eq (find_at (game, qdr_game_get_n_moves (game)), expected);
}

/* Asserts the names, with their numbers of moves. */
static void
assert_search (const char *text, const char *expected)
{
  g_autoptr (GPtrArray) openings = qdr_opening_names_search_openings (names, text);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < openings->len; i++) {
    const QdrNamedOpening *opening = g_ptr_array_index (openings, i);

    g_string_append_printf (found, "%s %u;", opening->name, opening->n_moves);
  }
  ck_assert_str_eq (found->str, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (openings_are_found_by_their_names)
{
  add ("Stone Wall: e2 e8\nStone: d1v\nRéed: C6H a6h\nréed: c6h a6h f6h\nOther: a1h");
  assert_search ("stone", "Stone 1;");
  assert_search ("sto", "Stone 1;Stone Wall 2;");
  assert_search ("WALL", "Stone Wall 2;");
  assert_search ("reed", "Réed 2;réed 3;");
  assert_search ("RÉED", "Réed 2;réed 3;");
  assert_search ("tone", "");
  assert_search ("…", "");
  assert_search ("", "");
}

TEST (an_opening_tells_its_moves)
{
  g_autoptr (GPtrArray) openings = NULL;

  add ("Mine: E2  e8 C6H");
  openings = qdr_opening_names_search_openings (names, "mine");
  ck_assert_str_eq (((QdrNamedOpening *) g_ptr_array_index (openings, 0))->moves, "e2 e8 c6h");
}

TEST (the_known_openings_are_read_without_a_mistake)
{
  load_known ();
  if (problems->len > 0)
    ck_abort_msg ("%s", (const char *) g_ptr_array_index (problems, 0));
  assert_name ("e2 e8 e3 e7 e4 e6", "Standard");
  assert_name ("e2 e8 e3 e7 e4 e6 c1v", "Shiller");
  assert_name ("e2 e8 d7v", "Sidewall");
  assert_name ("e2 e8 e3 e7 d2h", "Stonewall");
  assert_name ("d1v", "Shatranj");
  assert_name ("c6h a6h f6h h6h", "Reed");
  assert_name ("e2 e8", NULL);
}

TEST (mirror_images_and_other_orders_have_the_same_name)
{
  load_known ();
  assert_name ("e2 e8 e7v", "Sidewall");
  assert_name ("e1v", "Shatranj");
  assert_name ("e2 e8 e3 e7 c1v e6 e4", "Shiller");
}

TEST (a_name_holds_until_the_next_one)
{
  g_autoptr (QdrGame) game = NULL;

  add ("One: e2 e8\nTwo: e2 e8 e3 e7");
  game = play ("e2 e8 e3 e7 e4 e6");
  ck_assert_ptr_null (find_at (game, 1));
  ck_assert_str_eq (find_at (game, 2), "One");
  ck_assert_str_eq (find_at (game, 3), "One");
  ck_assert_str_eq (find_at (game, 4), "Two");
  ck_assert_str_eq (find_at (game, 99), "Two");
}

TEST (other_boards_have_no_openings)
{
  QdrPosition position;

  add ("Start: e2");
  qdr_position_init (&position, 9, 11, 2);
  qdr_position_do_move (&position,
                        qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&position.board, 4, 1)),
                        &(QdrUndo){ 0 });
  ck_assert_ptr_null (qdr_opening_names_find_name (names, &position));
}

TEST (the_last_name_of_a_position_counts)
{
  add ("Mine: e2 e8 d7v\n");
  load_known ();
  assert_name ("e2 e8 d7v", "Sidewall");
  add ("Mine: e2 e8 d7v\n");
  assert_name ("e2 e8 d7v", "Mine");
}

TEST (lines_with_a_mistake_are_skipped_and_told)
{
  static const char *const expected[] = {
    "openings.txt, line 2: Expected a name and a colon.",
    "openings.txt, line 3: Expected a name and a colon.",
    "openings.txt, line 4: Expected moves after the colon.",
    "openings.txt, line 5: “x2”: That is off the board.",
    "openings.txt, line 6: “e4”: The pawn cannot go there in one step.",
  };

  add ("# comment: e2\ne2 e8\n : e2\nEmpty:\nBad: e2 x2\nFar: e2 e8 e4\n"
       "  Good :  e2\t\te8 \r\n");
  ck_assert_uint_eq (problems->len, G_N_ELEMENTS (expected));
  for (guint i = 0; i < problems->len; i++)
    ck_assert_str_eq (g_ptr_array_index (problems, i), expected[i]);
  assert_name ("e2 e8", "Good");
}

TEST (a_file_that_is_not_there_is_no_mistake)
{
  qdr_opening_names_add_from_file (names, "/nowhere/openings.txt", problems);
  ck_assert_uint_eq (problems->len, 0);
  qdr_opening_names_add_from_file (names, "/", problems);
  ck_assert_uint_eq (problems->len, 1);
}

/* Changes, removes and doubles bytes of the real file. */
TEST (any_text_is_read)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (31);
  g_autofree char *text = NULL;
  gsize length;

  ck_assert (g_file_get_contents (g_getenv ("QDR_OPENINGS_FILE"), &text, &length, NULL));
  for (guint i = 0; i < N_FUZZED; i++) {
    const guint begin = (guint) g_rand_int_range (random, 0, (gint32) length - 200);
    g_autofree char *part = g_memdup2 (text + begin, 200);

    for (guint j = 0; j < 5; j++)
      part[g_rand_int_range (random, 0, 200)] = (char) g_rand_int_range (random, 0, 256);
    qdr_opening_names_add_from_text (names, part, 200, "openings.txt", problems);
  }
  ck_assert_uint_gt (problems->len, N_FUZZED / 2);
  for (guint i = 0; i < problems->len; i++)
    ck_assert (g_utf8_validate (g_ptr_array_index (problems, i), -1, NULL));
}
