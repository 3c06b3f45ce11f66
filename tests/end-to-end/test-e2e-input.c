/*
 * The real program played in other ways: walls dragged and turned, moves typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

/* Sizes of windows in which the stock is above the board, in a card at its side, or in a
 * column beside it, with the lowest row of squares. */
static const struct {
  const char *settings;
  int top;
  int bottom;
} windows[] = {
  { "window-width=1024\nwindow-height=768\n", 600, 768 },
  { "window-width=1920\nwindow-height=1080\n", 930, 1080 },
  { "window-width=640\nwindow-height=360\n", 300, 360 },
};

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_wall_is_dragged_from_the_stock_and_turned_by_the_wheel, .loops = G_N_ELEMENTS (windows))
{
  g_autofree char *settings =
      g_strconcat ("[io/github/quoridor/Quoridor]\n", windows[_i].settings, NULL);
  Accessible *window, *stock;
  g_autoptr (HandsBoard) board = NULL;

  program_set_environment ("GSETTINGS_BACKEND", "keyfile");
  program_write ("config/glib-2.0/settings/keyfile", settings, strlen (settings));
  window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 *", "Ben to move.");
  accessible_wait_until_between (accessible_wait_for_square (window, "a1"), windows[_i].top,
                                 windows[_i].bottom);
  stock = accessible_wait (window, ACCESSIBLE_ANY, "10 walls left");
  board = hands_find_board (window);
  hands_drag (accessible_get_middle (stock), hands_find_place (board, "c6h"), 1);
  accessible_wait_for_move (window, "c6v");
  accessible_wait (window, ACCESSIBLE_ANY, "9 walls left");
  program_quit ();
}

TEST (a_wall_on_the_board_is_turned_by_the_wheel_and_by_a_key)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_drag (hands_find_place (board, "b2h"), hands_find_place (board, "c6h"), 1);
  accessible_wait_for_move (window, "c6v");
  hands_point (hands_find_place (board, "e3h"));
  hands_press ("r");
  hands_click (hands_find_place (board, "e3h"));
  accessible_wait_for_move (window, "e3v");
  program_quit ();
}

TEST (a_pawn_is_dragged_to_where_it_may_go_and_nowhere_else)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_drag (hands_find_place (board, "e1"), hands_find_place (board, "c6"), 0);
  accessible_wait (window, ACCESSIBLE_LABEL, "The pawn cannot go there");
  hands_drag (hands_find_place (board, "e1"), hands_find_place (board, "e2"), 0);
  accessible_wait_for_move (window, "e2");
  program_quit ();
}

/* By keys, click and drag. */
TEST (from_right_to_left_the_window_is_mirrored_and_the_board_is_played_as_ever)
{
  HandsSquare focus = "e1";
  Accessible *window, *stock;
  g_autoptr (HandsBoard) board = NULL;
  int middle;

  program_set_environment ("LANGUAGE", g_getenv ("QDR_TEST_RIGHT_TO_LEFT"));
  window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  board = hands_find_board (window);
  middle = hands_find_place (board, "e5").x;
  ck_assert_int_lt (hands_find_place (board, "a1").x, middle);
  ck_assert_int_gt (accessible_get_middle (accessible_wait (window, ACCESSIBLE_BUTTON, "Home")).x,
                    middle);
  ck_assert_int_lt (
      accessible_get_middle (accessible_wait (window, ACCESSIBLE_BUTTON, "Main Menu")).x, middle);

  hands_type_moves (window, focus, "d1 e8 c3h e7");
  hands_click (hands_find_place (board, "d2"));
  accessible_wait_for_move (window, "d2");
  hands_drag (hands_find_place (board, "e7"), hands_find_place (board, "f7"), 0);
  accessible_wait_for_move (window, "f7");
  stock = accessible_wait (window, ACCESSIBLE_ANY, "9 walls left");
  hands_drag (accessible_get_middle (stock), hands_find_place (board, "g6h"), 1);
  accessible_wait_for_move (window, "g6v");
  program_quit ();
}

TEST (the_other_button_takes_a_drag_back)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  Accessible *stock = accessible_wait (window, ACCESSIBLE_ANY, "10 walls left");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_drag_and_take_back (hands_find_place (board, "e1"), hands_find_place (board, "e2"));
  hands_drag_and_take_back (hands_find_place (board, "b2h"), hands_find_place (board, "c6h"));
  hands_drag_and_take_back (accessible_get_middle (stock), hands_find_place (board, "c6h"));
  hands_drag (hands_find_place (board, "e1"), hands_find_place (board, "d1"), 0);
  accessible_wait_for_move (window, "d1");
  accessible_wait_for_label (window, "Ben to move.");
  program_quit ();
}

TEST (arrows_and_marks_are_drawn_by_the_other_button)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  accessible_listen ();
  hands_draw (hands_find_place (board, "b2"), hands_find_place (board, "d5"));
  accessible_wait_for_announcement ("Arrow from b2 to d5");
  hands_draw (hands_find_place (board, "g7"), hands_find_place (board, "g7"));
  accessible_wait_for_announcement ("Mark on g7");
  hands_press ("Escape");
  accessible_wait_for_announcement ("Arrows and marks removed.");
  /* Walls are still turned and pawns moved. */
  hands_draw (hands_find_place (board, "e3h"), hands_find_place (board, "e3h"));
  hands_click (hands_find_place (board, "e3h"));
  accessible_wait_for_move (window, "e3v");
  program_quit ();
}

static Accessible *
start_with_clocks (void)
{
  return program_start ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                        "[Player2 \"Ben\"]\n[TimeControl \"600\"]\n\n*",
                        "Anna to move.");
}

TEST (a_key_that_does_nothing_in_a_pause_is_answered_in_sight)
{
  Accessible *window = start_with_clocks ();
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "e2");
  hands_press ("ctrl+p");
  accessible_wait (window, ACCESSIBLE_BUTTON, "Continue");
  hands_press ("ctrl+b");
  accessible_wait (window, ACCESSIBLE_LABEL, "The game is paused.");
  program_quit ();
}

/* The button over the board goes away with the first click. Below it is the groove beside e5. */
TEST (a_double_click_on_continue_plays_nothing_below_it)
{
  Accessible *window = start_with_clocks ();
  g_autoptr (HandsBoard) board = hands_find_board (window);
  const AccessiblePoint groove = hands_find_place (board, "e5v");
  AccessiblePoint place;

  hands_click_moves (board, "e2");
  hands_press ("ctrl+p");
  place = accessible_get_middle (accessible_wait (window, ACCESSIBLE_BUTTON, "Continue"));
  ck_assert_int_lt (abs (place.y - groove.y), 100);
  hands_double_click ((AccessiblePoint){ groove.x, place.y });
  accessible_wait (window, ACCESSIBLE_BUTTON, "Pause");
  hands_click_moves (board, "e8 e3 e5v");
  program_quit ();
}

/* The second click would be a refused move of the other player. */
TEST (a_double_click_on_the_board_plays_one_move)
{
  Accessible *window;
  g_autoptr (HandsBoard) board = NULL;

  program_allow_slow_double_clicks ();
  window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");
  board = hands_find_board (window);
  hands_double_click (hands_find_place (board, "c2"));
  accessible_wait_for_move (window, "c2");
  ck_assert (!accessible_has (window, ACCESSIBLE_LABEL, "Another pawn is on that square."));
  hands_double_click (hands_find_place (board, "a2h"));
  accessible_wait_for_move (window, "a2h");
  ck_assert (!accessible_has (window, ACCESSIBLE_LABEL, "overlaps"));
  program_quit ();
}

/* The card at the end goes away with the first click, and the board keeps the keyboard. */
TEST (a_double_click_on_a_button_of_the_card_leaves_the_focus_on_the_board)
{
  g_autoptr (HandsBoard) board = NULL;
  Accessible *window;

  program_allow_slow_double_clicks ();
  window = program_start ("[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                          "[Player2 \"Wanderer\"]\n[Seat1 \"human\"]\n"
                          "[Seat2 \"computer wanderer\"]\n\n1. c2 b5 2. c3 b4 3. c4 b3 *",
                          "Your move.");
  board = hands_find_board (window);
  hands_click_moves (board, "c5");
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again"));
  hands_double_click (
      accessible_get_middle (accessible_wait (window, ACCESSIBLE_BUTTON, "Next: ")));
  accessible_wait_for_focus (accessible_wait_for_square (window, "c1"));
  program_quit ();
}

TEST (a_game_is_typed_to_the_end)
{
  static const char *const moves[] = { "c 2", "b 5", "c 3", "a 2 h", "c 4", "a 3 h", "c 5" };
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");

  hands_rest ();
  hands_press ("ctrl+l");
  hands_press ("c 4 Return");
  accessible_wait (window, ACCESSIBLE_LABEL, "The pawn cannot go there");
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autofree char *keys = g_strdup_printf ("%s Return", moves[i]);

    hands_press (keys);
  }
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  program_quit ();
}

/* Returns a game of many rounds, with walls as the first and last move. */
static char *
make_long_game (guint n_rounds)
{
  GString *text = g_string_new ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                                "[Player2 \"Ben\"]\n[Repetition \"off\"]\n\n1. a1h e8\n");

  for (guint round = 2; round < n_rounds; round++)
    g_string_append_printf (text, "%u. %s %s\n", round, round % 2 == 0 ? "e2" : "e1",
                            round % 2 == 0 ? "e9" : "e8");
  g_string_append_printf (text, "%u. %s h8h *\n", n_rounds, n_rounds % 2 == 0 ? "e2" : "e1");
  return g_string_free (text, FALSE);
}

/* Moves the focus backwards from the buttons below. */
static void
tab_into_moves (Accessible *window)
{
  Accessible *back = accessible_wait (window, ACCESSIBLE_BUTTON, "Previous Move");

  hands_click (accessible_get_middle (back));
  accessible_wait_for_focus (back);
  hands_press ("shift+Tab shift+Tab");
}

/* Presses keys and then Enter, which shows the focused move. */
static void
assert_keys_lead_to (Accessible *window, const char *keys, const char *sentence)
{
  g_autofree char *pressed = g_strdup_printf ("%s Return", keys);

  hands_press (pressed);
  accessible_wait (window, ACCESSIBLE_LABEL, sentence);
}

static void
assert_focused_in_sight (Accessible *window, const char *move)
{
  Accessible *button = accessible_wait (window, ACCESSIBLE_BUTTON, move);
  Accessible *back = accessible_wait (window, ACCESSIBLE_BUTTON, "Previous Move");

  accessible_wait_for_focus (button);
  accessible_wait_until_between (button, 0, accessible_get_middle (back).y);
}

TEST (the_moves_of_a_long_game_are_read_by_keys, .loops = 2)
{
  g_autofree char *game = make_long_game (_i == 0 ? 100 : 250);
  const guint n = _i == 0 ? 100 : 250;
  g_autofree char *last_but_one = g_strdup_printf ("After move %u of %u (Anna).", n, n);
  g_autofree char *middle = g_strdup_printf ("After move %u of %u (Anna).", n - 1, n);
  g_autofree char *second = g_strdup_printf ("After move 1 of %u (Ben).", n);
  g_autofree char *fourth = g_strdup_printf ("After move 2 of %u (Ben).", n);
  g_autofree char *third = g_strdup_printf ("After move 2 of %u (Anna).", n);
  Accessible *window = program_start (game, "Anna to move.");
  Accessible *first = accessible_wait (window, ACCESSIBLE_BUTTON, "First Position");

  tab_into_moves (window);
  assert_keys_lead_to (window, "Up", middle);
  assert_keys_lead_to (window, "Page_Down", last_but_one);
  hands_press ("Home");
  assert_focused_in_sight (window, "Anna places the wall a1h");
  assert_keys_lead_to (window, "Left Up Right", second);
  assert_keys_lead_to (window, "Right Down", fourth);
  assert_keys_lead_to (window, "Left", third);
  hands_press ("End");
  assert_focused_in_sight (window, "Ben places the wall h8h");
  hands_press ("Tab");
  accessible_wait_for_focus (first);
  hands_press ("shift+Tab Tab");
  accessible_wait_for_focus (first);
  program_quit ();
}

TEST (stepping_takes_the_focus_in_the_moves_along)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 2. e3 e7 *", "Anna to move.");

  tab_into_moves (window);
  hands_press ("alt+Home");
  assert_focused_in_sight (window, "Anna moves to e2");
  hands_press ("alt+Right alt+Right");
  assert_focused_in_sight (window, "Ben moves to e8");
  assert_keys_lead_to (window, "Left", "After move 1 of 2 (Anna).");
  program_quit ();
}

/* @text must be empty and have the focus. */
static void
assert_undo_is_of_text (Accessible *text)
{
  hands_press ("a b c");
  accessible_wait_for_text (text, "abc");
  hands_press ("ctrl+z");
  accessible_wait_for_text (text, "");
  hands_press ("ctrl+z ctrl+shift+z");
  accessible_wait_for_text (text, "abc");
  hands_press ("ctrl+z ctrl+y");
  accessible_wait_for_text (text, "abc");
}

/* Shows the notes, and returns the text about the last move. */
static Accessible *
open_notes (Accessible *window)
{
  hands_rest ();
  hands_press ("alt+3");
  return accessible_wait (window, ACCESSIBLE_TEXT, "Comment on ");
}

TEST (in_text_undo_and_redo_are_those_of_the_text)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 2. e3 e7 *", "Anna to move.");
  Accessible *comment = open_notes (window);

  hands_click (accessible_get_middle (comment));
  accessible_wait_for_focus (comment);
  assert_undo_is_of_text (comment);
  accessible_wait_for_move (window, "e7");
  hands_press ("ctrl+l");
  assert_undo_is_of_text (accessible_wait (window, ACCESSIBLE_TEXT, "Type a move"));
  accessible_wait_for_move (window, "e7");
  hands_press ("Escape ctrl+z");
  accessible_wait_for_move (window, "e3");
  program_quit ();
}

TEST (escape_and_tab_leave_the_comment_and_its_text)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 *", "Anna to move.");
  Accessible *comment = open_notes (window);
  Accessible *pawn = accessible_wait_for_square (window, "e2");
  Accessible *next = accessible_wait (window, ACCESSIBLE_TEXT, "Comment on the game");

  hands_click (accessible_get_middle (comment));
  accessible_wait_for_focus (comment);
  hands_press ("a b c Escape");
  accessible_wait_for_focus (pawn);
  hands_click (accessible_get_middle (comment));
  accessible_wait_for_focus (comment);
  hands_press ("Tab");
  accessible_wait_for_focus (next);
  accessible_wait_for_text (comment, "abc");
  program_quit ();
}
