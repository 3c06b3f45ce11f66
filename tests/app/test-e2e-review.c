/*
 * Looking back at a game with the real program: its review, and the graph of its chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "run-suite.h"

/* Anna could win at once, whereupon Ben wins. */
#define LOST                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e8 a2 | 10 10 | - | -\"]\n\n1. e7 a1 2"

START_TEST (a_blunder_is_found_by_a_key_shown_by_a_click_and_told_in_words)
{
  g_autoptr (Accessible) window = NULL;
  g_autoptr (Accessible) row = NULL;
  g_autoptr (Accessible) marked = NULL;
  g_autoptr (Accessible) words = NULL;

  accessible_listen ();
  window = program_start (LOST, "Ben moves to a1. Ben reaches the goal and wins.");
  hands_rest ();
  hands_press ("ctrl+shift+e");
  accessible_wait_for_announcement ("The review is done. Blunder: e7 loses 100 %.");
  row = accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100 %.");
  marked = accessible_wait (window, ACCESSIBLE_BUTTON, "Anna moves to e7. Blunder");

  hands_click (accessible_get_middle (row));
  words = accessible_wait (window, ACCESSIBLE_LABEL, "Blunder: e7 loses 100 %. Better: e9.");
  accessible_wait_for_name (window, "Anna to move.");
  program_quit ();
}
END_TEST

/* The end is judged at once, the beginning takes long. */
START_TEST (a_review_that_is_cancelled_leaves_what_it_has)
{
  g_autoptr (Accessible) window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 d9 2. e3 e9 3. e4 d9 4. e5 e9 5. e6 d9 "
                                                "6. e7 e9 7. e8 d9 8. e9 1",
                     "Anna moves to e9.");
  g_autoptr (Accessible) offer = accessible_wait (window, ACCESSIBLE_BUTTON, "Review Game");
  g_autoptr (Accessible) cancel = NULL;
  g_autoptr (Accessible) summary = NULL;
  g_autoptr (Accessible) close = NULL;
  g_autoptr (Accessible) again = NULL;

  hands_click (accessible_get_middle (offer));
  cancel = accessible_wait (window, ACCESSIBLE_BUTTON, "Cancel");
  hands_click (accessible_get_middle (cancel));
  summary = accessible_wait (window, ACCESSIBLE_LABEL, "Reviewed ");
  accessible_wait_for_name (summary, " of 15 moves.");
  close = accessible_wait (window, ACCESSIBLE_BUTTON, "Close Review");
  hands_click (accessible_get_middle (close));
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Review Game");
  program_quit ();
}
END_TEST

START_TEST (a_game_with_evaluations_is_gone_through_by_its_graph)
{
  g_autoptr (Accessible) window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 {[%eval 0.5]} e8 {[%eval 0]} 2. e3 "
                                                "{[%eval 1.25]} *",
                     "Anna moves to e3.");
  g_autoptr (Accessible) graph =
      accessible_wait (window, ACCESSIBLE_ANY,
                       "Chances over the game. After move 3 of 3: Anna 66 %");
  AccessiblePoint middle;

  hands_click (accessible_get_middle (graph));
  accessible_wait_for_name (window, "Ben moves to e8.");
  hands_press ("Left");
  accessible_wait_for_name (window, "Anna moves to e2.");
  accessible_wait_for_name (graph, "After move 1 of 3: Anna 57 %, Ben 43 %");
  hands_press ("End");
  accessible_wait_for_name (window, "Anna moves to e3.");
  hands_press ("Home");
  accessible_wait_for_name (window, "Anna to move.");
  accessible_wait_for_name (graph, "After move 0 of 3: not judged");

  middle = accessible_get_middle (graph);
  hands_drag (middle, (AccessiblePoint){ middle.x + 70, middle.y }, 0);
  accessible_wait_for_name (window, "Anna moves to e3.");
  program_quit ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("review");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_blunder_is_found_by_a_key_shown_by_a_click_and_told_in_words);
  tcase_add_test (tcase, a_review_that_is_cancelled_leaves_what_it_has);
  tcase_add_test (tcase, a_game_with_evaluations_is_gone_through_by_its_graph);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
