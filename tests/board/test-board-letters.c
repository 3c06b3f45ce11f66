/*
 * Letters and digits typed on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "board-fixture.h"

static char *answer; /* (nullable): the last answer of the board that was not read yet */
static guint n_answers;

static void
answered_cb (QdrBoardView *board, const char *sentence)
{
  g_free (answer);
  answer = g_strdup (sentence);
  n_answers++;
}

static gboolean
has_answer (gpointer data)
{
  return answer != NULL;
}

static void
set_up (void)
{
  set_up_board ();
  g_signal_connect (fixture.board, "answered", G_CALLBACK (answered_cb), NULL);
}

static void
tear_down (void)
{
  g_clear_pointer (&answer, g_free);
  n_answers = 0;
  tear_down_board ();
}

/* Presses keys without modifiers. */
static void
type (const char *keys)
{
  for (; *keys != '\0'; keys++)
    press_key (*keys == '\n' ? GDK_KEY_Return : (guint) *keys, 0);
}

static void
assert_focus_on_wall (const char *wall)
{
  ck_assert_msg (gtk_widget_has_focus (GTK_WIDGET (slot_at (wall))), "%s", wall);
}

/* Shows a game of Anna, the only person, against Ben on 9 by 9 squares. */
static void
show_lonely_game (const char *moves)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 2);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  show_game (game);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  if (*moves != '\0')
    play (moves);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

/* Names of squares */

TEST (a_letter_and_a_digit_go_to_a_square)
{
  focus ("e1");
  type ("g7");
  assert_focus ("g7");
  type ("a1");
  assert_focus ("a1");
  /* Of several letters the last one counts. */
  type ("bdi4");
  assert_focus ("i4");
}

TEST (every_square_of_a_large_board_can_be_typed)
{
  show_small_squares ();
  focus ("a1");
  for (char column = 'a'; column <= 's'; column++)
    for (guint row = 1; row <= 19; row++) {
      g_autofree char *name = g_strdup_printf ("%c%u", column, row);

      type (name);
      assert_focus (name);
    }
}

TEST (what_is_no_square_leads_nowhere)
{
  focus ("e5");
  type ("b0");
  assert_focus ("e5");
  ck_assert (!press_key (GDK_KEY_x, 0));
  ck_assert (!press_key (GDK_KEY_7, 0));
  assert_focus ("e5");
  /* There is no row 27, so the row is 2. */
  type ("b27");
  assert_focus ("b2");
}

TEST (other_keys_end_a_name)
{
  focus ("e5");
  type ("b");
  press_key (GDK_KEY_Up, 0);
  ck_assert (!press_key (GDK_KEY_2, 0));
  assert_focus ("e6");
  type ("b");
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Down, 0);
  ck_assert (!press_key (GDK_KEY_2, 0));
  assert_focus ("e6");
}

TEST (a_typed_wall_is_placed)
{
  focus ("a1");
  type ("e3h");
  assert_focus_on_wall ("e3h");
  type ("\n");
  assert_last_move ("e3h");
  assert_focus ("e3");
  type ("h4");
  assert_focus ("h4");
  type ("c6v\n");
  assert_last_move ("c6v");
}

TEST (a_typed_wall_is_the_one_with_that_name_on_a_turned_board, .loops = QDR_DIRECTIONS)
{
  qdr_board_view_set_rotation (fixture.board, (guint) _i);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  focus ("a1");
  type ("e3h");
  assert_focus_on_wall ("e3h");
  type ("b7v");
  assert_focus_on_wall ("b7v");
  /* At the edge of the board, the nearest wall. */
  type ("i9v");
  assert_focus_on_wall ("h8v");
}

/* Jumps */

TEST (j_goes_to_the_pawns)
{
  show_lonely_game ("e2 e8");
  focus ("a1");
  type ("j");
  assert_focus ("e2");
  press_key (GDK_KEY_j, GDK_SHIFT_MASK);
  assert_focus ("e8");
  /* The keys still belong to the person while the computer is to move. */
  play ("e3");
  type ("j");
  assert_focus ("e3");
}

TEST (j_goes_from_pawn_to_pawn)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 4);

  show_game (game);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  press_key (GDK_KEY_j, GDK_SHIFT_MASK);
  assert_focus ("a5");
  press_key (GDK_KEY_j, GDK_SHIFT_MASK);
  assert_focus ("e9");
  press_key (GDK_KEY_j, GDK_SHIFT_MASK);
  assert_focus ("i5");
  press_key (GDK_KEY_j, GDK_SHIFT_MASK);
  assert_focus ("a5");
  type ("j");
  assert_focus ("e1");
}

TEST (n_goes_from_wall_to_wall_and_shows_none_as_refused)
{
  focus ("e5");
  type ("n");
  assert_focus ("e5");
  ck_assert_str_eq (answer, "There are no walls on the board.");

  play ("c6v b2h");
  type ("n");
  assert_focus_on_wall ("c6v");
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
  type ("n");
  assert_focus_on_wall ("b2h");
  press_key (GDK_KEY_n, GDK_SHIFT_MASK);
  assert_focus_on_wall ("c6v");
  press_key (GDK_KEY_Escape, 0);
  assert_focus ("e5");
}

/* With Ctrl and Up, as seen on the screen. */
static const struct {
  guint rotation;
  const char *from;
  const char *to;
  const char *answer;
} scan_cases[] = {
  { 0, "e2", "e3", "1 square, then a wall." },
  { 0, "e3", "e3", "A wall is next to you." },
  { 0, "e9", "e9", "The edge is next to you." },
  { 0, "a8", "a9", "1 square, then the edge." },
  { 0, "e4", "e9", "5 squares, then the edge. On the way: e7, Bert’s pawn." },
  { 2, "e9", "e4", "5 squares, then a wall. On the way: e7, Bert’s pawn." },
  { 1, "a1", "i1", "8 squares, then the edge. On the way: e1, Anna’s pawn." },
};

TEST (ctrl_and_an_arrow_scan_until_a_wall, .loops = G_N_ELEMENTS (scan_cases))
{
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (fixture.game, 1), "Bert");
  play ("e2 e8 e1 e7 e3h");
  qdr_board_view_set_rotation (fixture.board, scan_cases[_i].rotation);
  focus (scan_cases[_i].from);
  ck_assert (press_key (GDK_KEY_Up, GDK_CONTROL_MASK));
  assert_focus (scan_cases[_i].to);
  ck_assert_str_eq (answer, scan_cases[_i].answer);
}

/* Questions */

static const struct {
  const char *keys;
  const char *answer; /* (nullable) */
} questions[] = {
  { "l", "Ben places wall d8 across, north of d8 and e8. Your move." },
  { "s", "You: 8 steps to go, 10 walls. Ben: 9 steps to go, 9 walls. Your move." },
  { "t", "This game has no clocks." },
  { "o", "You play against Ben (computer). Ben is on e9, on the way to row 1." },
  { "w", "You are on e2, on the way to row 9. Ben is on e9, on the way to row 1. "
         "You: 10 walls left. Ben: 9 walls left, placed d8h." },
  { "m", "You can go to e1, d2, f2, e3. A wall can stand in 124 places." },
  { "p", NULL },
  { "b", NULL },
};

TEST (a_letter_is_answered_at_once, .loops = G_N_ELEMENTS (questions))
{
  show_lonely_game ("e2 d8h");
  type (questions[_i].keys);
  if (questions[_i].answer != NULL)
    ck_assert_str_eq (answer, questions[_i].answer);
}

static const struct {
  const char *keys;
  const char *answer;
} costs[] = {
  { "c", "Go to a groove first: press H, V, or Shift and an arrow key." },
  { "b4hc", "b4h: none for Ben, none for you." },
  { "e5hc", "e5h: +1 step for Ben, +1 step for you." },
  { "d8vc", "That crosses another wall." },
  { "d8hc", "That overlaps another wall." },
};

TEST (a_letter_of_a_column_is_answered_when_no_number_follows, .loops = G_N_ELEMENTS (costs))
{
  show_lonely_game ("e2 d8h");
  type (costs[_i].keys);
  ck_assert_ptr_null (answer);
  fixture_wait (has_answer, NULL);
  ck_assert_str_eq (answer, costs[_i].answer);
}

TEST (the_cost_of_the_wall_under_the_mouse_is_said)
{
  show_lonely_game ("e2 d8h");
  point_at ("e5h");
  type ("c");
  fixture_wait (has_answer, NULL);
  ck_assert_str_eq (answer, "e5h: +1 step for Ben, +1 step for you.");
}

TEST (a_name_that_begins_with_a_question_asks_nothing)
{
  show_lonely_game ("e2 d8h");
  type ("c4l");
  assert_focus ("c4");
  ck_assert_uint_eq (n_answers, 1);
  ck_assert_str_eq (answer, "Ben places wall d8 across, north of d8 and e8. Your move.");
}

TEST (another_key_does_not_cut_off_a_question)
{
  show_lonely_game ("e2 d8h");
  type ("cl");
  ck_assert_uint_eq (n_answers, 2);
  type ("c");
  press_key (GDK_KEY_Up, 0);
  ck_assert_uint_eq (n_answers, 3);
  assert_focus ("e3");
}

TEST (another_game_is_not_asked_what_the_last_one_was)
{
  show_lonely_game ("e2");
  type ("c");
  show_lonely_game ("");
  type ("s");
  ck_assert_uint_eq (n_answers, 1);
}

TEST (p_tells_ones_own_path_and_with_shift_theirs)
{
  show_lonely_game ("e2 d9");
  type ("p");
  ck_assert_str_eq (answer, "You: north 7 times; 7 steps.");
  press_key (GDK_KEY_p, GDK_SHIFT_MASK);
  ck_assert_str_eq (answer, "Ben: south 8 times; 8 steps.");
}

TEST (a_question_leaves_the_focus_and_the_game_alone)
{
  const char *const keys[] = { "l", "s", "t", "o", "w", "m", "p", "c", "a" };

  show_lonely_game ("e2");
  focus ("g4");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    type (keys[i]);
    assert_focus ("g4");
  }
  assert_ply (1);
}

TEST (a_says_the_last_answer_again_and_answers_nothing_new)
{
  focus ("e1");
  type ("s");
  g_clear_pointer (&answer, g_free);
  ck_assert (press_key (GDK_KEY_a, 0));
  press_key (GDK_KEY_Up, 0);
  ck_assert_ptr_null (answer);
}
