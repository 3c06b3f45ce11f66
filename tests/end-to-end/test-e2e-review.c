/*
 * Looking back at a game with the real program: its review, and the graph of its win probabilities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

/* Anna could win at once. She does not, and Ben wins. */
#define LOST                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e8 a2 | 10 10 | - | -\"]\n\n1. e7 a1 2"

/* 71 moves, with a full search for the first ones, so there is time enough. */
#define LONG                                                                                       \
  PROGRAM_TWO_PEOPLE ("9x9")                                                                       \
  "d1 e8 c1 e9 b1 e8 a1 e9 a2 e8 b2 e9 c2 e8 d2 e9 e2 e8 f2 e9 g2 e8 h2 e9 i2 e8 i3 e9 h3 "        \
  "e8 g3 e9 f3 e8 e3 e9 d3 e8 c3 e9 b3 e8 a3 e9 a4 e8 b4 e9 c4 e8 d4 e9 e4 e8 f4 e9 g4 e8 "        \
  "h4 e9 i4 e8 i5 e9 i6 e8 i7 e9 i8 e8 i9 1"

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_blunder_is_found_by_a_key_shown_by_a_click_and_told_in_words)
{
  Accessible *window, *row, *better;

  accessible_listen ();
  window = program_start (LOST, NULL);
  hands_rest ();
  hands_press ("ctrl+shift+e");
  accessible_wait_for_announcement ("The review is done. Move 1, Anna. Blunder: e7 loses 100%.");
  row = accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100%.");

  hands_click (accessible_get_middle (row));
  accessible_wait_for_label (window, "Blunder: e7 loses 100%.");
  better = accessible_wait (window, ACCESSIBLE_BUTTON, "Show Better Moves");
  hands_click (accessible_get_middle (better));
  accessible_wait (window, ACCESSIBLE_LABEL, "Blunder: e7 loses 100%. Better: e9.");
  accessible_wait_for_move (window, "e8");
  hands_press ("alt+1");
  accessible_wait (window, ACCESSIBLE_BUTTON, "Anna moves to e7. Blunder");
  program_quit ();
}

/* A review begins with the last moves. */
TEST (a_review_that_is_cancelled_leaves_what_it_has)
{
  Accessible *window = program_start (LONG, NULL);
  Accessible *offer, *cancel, *close;

  hands_rest ();
  hands_press ("alt+2");
  offer = accessible_wait (window, ACCESSIBLE_BUTTON, "Review Game");
  hands_press ("alt+Left");
  accessible_wait_for_move (window, "e8");
  hands_press ("alt+Left");
  accessible_wait_for_move (window, "i8");
  hands_click (accessible_get_middle (offer));
  accessible_wait_for_name (accessible_wait (window, ACCESSIBLE_ANY, "Chances over the game."),
                            "After move 35 of 36 (Anna): Anna");
  cancel = accessible_wait (window, ACCESSIBLE_BUTTON, "Cancel");
  hands_click (accessible_get_middle (cancel));
  accessible_wait (window, ACCESSIBLE_LABEL, "Reviewed from move ");
  close = accessible_wait (window, ACCESSIBLE_BUTTON, "Close Review");
  hands_click (accessible_get_middle (close));
  accessible_wait (window, ACCESSIBLE_BUTTON, "Review Game");
  program_quit ();
}

TEST (a_game_with_evaluations_is_gone_through_by_its_graph)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 {[%eval 0.5]} e8 {[%eval 0]} 2. e3 "
                                                "{[%eval 1.25]} *",
                     "Ben to move.");
  Accessible *graph;
  AccessiblePoint middle;

  hands_rest ();
  hands_press ("alt+2");
  graph = accessible_wait (window, ACCESSIBLE_ANY,
                           "Chances over the game. After move 2 of 2 (Anna): Anna 67%");

  hands_click (accessible_get_middle (graph));
  accessible_wait_for_move (window, "e8");
  hands_press ("Left");
  accessible_wait_for_move (window, "e2");
  accessible_wait_for_name (graph, "After move 1 of 2 (Anna): Anna 57%, Ben 43%");
  hands_press ("End");
  accessible_wait_for_move (window, "e3");
  hands_press ("Home");
  accessible_wait_for_move (window, "e1");
  accessible_wait_for_name (graph, "Before the first move: not evaluated");

  middle = accessible_get_middle (graph);
  hands_drag (middle, (AccessiblePoint){ middle.x + 110, middle.y }, 0);
  accessible_wait_for_move (window, "e3");
  program_quit ();
}
