/*
 * New games with the real program: the gallery of opponents, by mouse and by keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

static void
click (Accessible *window, AccessibleKind kind, const char *name)
{
  Accessible *found = accessible_wait (window, kind, name);

  hands_click (accessible_get_middle (found));
}

static Accessible *
open_dialog (void)
{
  hands_press ("ctrl+n");
  return accessible_wait_for_window ("New Game");
}

static void
wait_for_player (Accessible *window, const char *name)
{
  accessible_wait (window, ACCESSIBLE_LABEL, name);
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_portrait_and_a_board_are_clicked_and_the_game_starts)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *dialog;

  hands_rest ();
  dialog = open_dialog ();
  click (dialog, ACCESSIBLE_ANY, "Novice, ");
  click (dialog, ACCESSIBLE_ANY, "5");
  click (dialog, ACCESSIBLE_ANY, "Random");
  hands_press ("Left");
  click (dialog, ACCESSIBLE_BUTTON, "Start");
  accessible_wait_for_label (window, "Novice ");
  program_quit ();
}

TEST (a_double_click_on_a_portrait_starts)
{
  Accessible *window, *dialog, *card;

  program_allow_slow_double_clicks ();
  window = program_start (NULL, NULL);
  hands_rest ();
  dialog = open_dialog ();
  card = accessible_wait (dialog, ACCESSIBLE_ANY, "Beginner, ");
  hands_double_click (accessible_get_middle (card));
  wait_for_player (window, "Beginner");
  program_quit ();
}

TEST (a_game_is_set_up_by_keys_alone_and_enter_starts_from_anywhere)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *dialog;

  hands_rest ();
  dialog = open_dialog ();
  hands_press ("Right");
  accessible_wait_for_focus (accessible_wait (dialog, ACCESSIBLE_ANY, "Dreamer, "));
  hands_press ("Tab");
  accessible_wait_for_focus (accessible_wait (dialog, ACCESSIBLE_BUTTON, "Ladder"));
  hands_press ("Tab");
  accessible_wait_for_focus (accessible_wait (dialog, ACCESSIBLE_ANY, "9"));
  hands_press ("Left Return");
  wait_for_player (window, "Dreamer");
  accessible_wait_for_square (window, "g7");
  program_quit ();
}

TEST (what_is_typed_counts_when_enter_starts)
{
  Accessible *window = program_start (NULL, NULL);

  hands_rest ();
  click (open_dialog (), ACCESSIBLE_ANY, "Custom");
  hands_press ("Tab ctrl+a 7 Return");
  accessible_wait (window, ACCESSIBLE_LABEL, "somebody: 7:00 left");
  program_quit ();
}

TEST (an_assistive_tool_chooses_an_opponent)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *dialog;

  hands_rest ();
  dialog = open_dialog ();
  accessible_do (accessible_wait (dialog, ACCESSIBLE_ANY, "Mason, "), "opponent.choose");
  accessible_do (accessible_wait (dialog, ACCESSIBLE_BUTTON, "Start"), "click");
  wait_for_player (window, "Mason");
  program_quit ();
}

TEST (the_last_setup_is_one_click_also_after_another_start)
{
  Accessible *first, *second, *dialog;

  program_set_environment ("GSETTINGS_BACKEND", "keyfile");
  first = program_start (NULL, NULL);
  hands_rest ();
  dialog = open_dialog ();
  click (dialog, ACCESSIBLE_ANY, "Novice, ");
  click (dialog, ACCESSIBLE_ANY, "7");
  hands_press ("Return");
  wait_for_player (first, "Novice");
  program_quit ();

  second = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  hands_rest ();
  click (open_dialog (), ACCESSIBLE_BUTTON, "Novice · 7×7");
  accessible_wait_for_label (second, "Your move.");
  wait_for_player (second, "Novice");
  program_quit ();
}

TEST (a_rung_of_the_ladder_begins_one_game_on_a_regular_board)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *dialog, *third;

  hands_rest ();
  dialog = open_dialog ();
  click (dialog, ACCESSIBLE_ANY, "Novice, ");
  click (dialog, ACCESSIBLE_ANY, "7");
  click (dialog, ACCESSIBLE_ANY, "Best of 3");
  click (dialog, ACCESSIBLE_BUTTON, "Start");
  accessible_wait_for_label (window, "0\u00a0:\u00a00 · Game 1 of 3");

  hands_rest ();
  click (open_dialog (), ACCESSIBLE_BUTTON, "Ladder");
  click (accessible_wait_for_page ("Ladder"), ACCESSIBLE_BUTTON, "Dreamer, ");
  wait_for_player (window, "Dreamer");
  accessible_wait_until_none (window, ACCESSIBLE_LABEL, "Game 1 of 3");
  accessible_wait_for_square (window, "i9");

  hands_rest ();
  third = open_dialog ();
  accessible_wait (third, ACCESSIBLE_BUTTON, "Dreamer · 9×9");
  ck_assert (!accessible_has (third, ACCESSIBLE_BUTTON, "Dreamer · 9×9 ·"));
  hands_press ("Escape");
  accessible_wait_until_no_window ("New Game");
  program_quit ();
}

TEST (playing_again_leaves_sides_and_board_as_they_are)
{
  Accessible *window =
      program_start ("[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"You\"]\n[Player2 \"Novice\"]\n"
                     "[Seat2 \"computer novice\"]\n\n1. c2 c4 2. b2 b4 3. b3 a4 4. b4 a3 *",
                     "Your move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *again, *near, *far;

  hands_click (hands_find_place (board, "b5"));
  accessible_wait (window, ACCESSIBLE_ANY, "You beat Novice.");
  /* The card has this button too, but takes no clicks before it is fully visible. */
  accessible_wait (window, ACCESSIBLE_BUTTON, "Next: ");
  hands_press ("Escape");
  accessible_wait_until_none (window, ACCESSIBLE_BUTTON, "Next: ");
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  hands_click (accessible_get_middle (again));
  accessible_wait_for_label (window, "Your move.");

  near = accessible_wait_for_square (window, "c1");
  far = accessible_wait_for_square (window, "c5");
  ck_assert_int_gt (accessible_get_middle (near).y, accessible_get_middle (far).y);
  program_quit ();
}
