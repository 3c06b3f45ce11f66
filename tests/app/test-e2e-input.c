/*
 * The real program played in other ways: walls dragged and turned, moves typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "run-suite.h"

START_TEST (a_wall_is_dragged_from_the_stock_and_turned_by_the_other_button)
{
  g_autoptr (Accessible) window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 *", "Anna moves to e2. Ben to move.");
  g_autoptr (Accessible) stock = accessible_wait (window, ACCESSIBLE_ANY, "10 walls left");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_drag (accessible_get_middle (stock), hands_find_place (board, "c6h"), 1);
  accessible_wait_for_name (window, "Ben places the wall c6v");
  program_quit ();
}
END_TEST

START_TEST (a_wall_on_the_board_is_turned_by_the_other_button_and_by_a_key)
{
  g_autoptr (Accessible) window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_drag (hands_find_place (board, "b2h"), hands_find_place (board, "c6h"), 1);
  accessible_wait_for_name (window, "Anna places the wall c6v");
  hands_point (hands_find_place (board, "e3h"));
  hands_press ("r");
  hands_click (hands_find_place (board, "e3h"));
  accessible_wait_for_name (window, "Ben places the wall e3v");
  program_quit ();
}
END_TEST

START_TEST (a_game_is_typed_to_the_end)
{
  static const char *const moves[] = { "c 2", "b 5", "c 3", "a 2 h", "c 4", "a 3 h", "c 5" };
  g_autoptr (Accessible) window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");

  hands_rest ();
  hands_press ("ctrl+l");
  hands_press ("c 4 Return");
  g_object_unref (accessible_wait (window, ACCESSIBLE_LABEL, "The pawn cannot go there"));
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autofree char *keys = g_strdup_printf ("%s Return", moves[i]);

    hands_press (keys);
  }
  accessible_wait_for_name (window, "Anna reaches the goal and wins.");
  program_quit ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("ways of input");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_wall_is_dragged_from_the_stock_and_turned_by_the_other_button);
  tcase_add_test (tcase, a_wall_on_the_board_is_turned_by_the_other_button_and_by_a_key);
  tcase_add_test (tcase, a_game_is_typed_to_the_end);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
