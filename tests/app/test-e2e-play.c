/*
 * Games with the real program, played by mouse and by keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "run-suite.h"

START_TEST (a_pawn_moves_and_a_wall_is_placed_by_clicks_and_undo_takes_it_back)
{
  g_autoptr (Accessible) window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  const HandsBoard board = hands_find_board (window);

  hands_click_moves (&board, "e2 e3h");
  accessible_wait_for_name (window, "Ben places the wall e3h");

  hands_press ("ctrl+z");
  accessible_wait_for_name (window, "Anna moves to e2. Ben to move.");
  hands_press ("ctrl+shift+z");
  accessible_wait_for_name (window, "Ben places the wall e3h");
  program_quit_and_discard ();
}
END_TEST

START_TEST (a_game_is_won_by_a_click_and_another_one_started)
{
  g_autoptr (Accessible) window =
      program_start (PROGRAM_TWO_PEOPLE (
                         "9x9") "1. e2 d9 2. e3 c9 3. e4 b9 4. e5 c9 5. e6 b9 6. e7 c9 7. e8 b9 *",
                     "Ben moves to b9");
  const HandsBoard board = hands_find_board (window);
  g_autoptr (Accessible) again = NULL;
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) discard = NULL;

  hands_click_moves (&board, "e9");
  accessible_wait_for_name (window, "Anna reaches the goal and wins.");
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  hands_click (accessible_get_middle (again));
  discard = accessible_wait (desktop, ACCESSIBLE_BUTTON, "Discard");
  accessible_do (discard, "click");
  accessible_wait_for_name (window, "Anna to move. – Quoridor");
  program_quit ();
}
END_TEST

START_TEST (the_computer_answers_a_click)
{
  g_autoptr (Accessible) window = program_start (NULL, "Player 1 to move.");
  const HandsBoard board = hands_find_board (window);

  hands_click (hands_find_place (&board, "e2"));
  accessible_wait_for_name (window, "Player 1 moves to e2");
  accessible_wait_for_name (window, "Player 1 to move.");
  hands_press ("ctrl+z");
  accessible_wait_for_name (window, "Player 1 to move. – Quoridor");
  program_quit_and_discard ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("playing");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_pawn_moves_and_a_wall_is_placed_by_clicks_and_undo_takes_it_back);
  tcase_add_test (tcase, a_game_is_won_by_a_click_and_another_one_started);
  tcase_add_test (tcase, the_computer_answers_a_click);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
