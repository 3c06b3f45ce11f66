/*
 * Openings with the real program: what was played in a position, read, shown and played from, its
 * games found and opened; by mouse, by keyboard and by assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

/* Anna wins with c5. */
#define ALMOST PROGRAM_TWO_PEOPLE ("5x5") "c2 b5 c3 a5 c4 a4 *"

#define FIRST_MOVE "c2: 1 game (100%)"
#define SECOND_MOVE "b5: 1 game (100%)"
#define GAME "Anna – Ben, Anna won, 5×5 · 4 moves"
#define NOTHING "None of these games continued from this position."
#define CHIP "Remove “Position: that of the board”"

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (openings_are_shown_and_played_by_mouse)
{
  Accessible *window = program_start (ALMOST, "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *page, *beginning, *move, *game, *all, *library;

  hands_click_moves (board, "c5");
  page = accessible_wait (window, ACCESSIBLE_TAB, "Openings");
  hands_click (accessible_get_middle (page));
  beginning = accessible_wait (window, ACCESSIBLE_BUTTON, "First Position");
  hands_click (accessible_get_middle (beginning));
  move = accessible_wait (window, ACCESSIBLE_ANY, FIRST_MOVE);
  hands_click (accessible_get_middle (move));
  accessible_wait_for_move (window, "c2");
  accessible_wait (window, ACCESSIBLE_ANY, SECOND_MOVE);

  game = accessible_wait (window, ACCESSIBLE_ANY, GAME);
  hands_click (accessible_get_middle (game));
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);

  all = accessible_wait (window, ACCESSIBLE_BUTTON, "All in the Library");
  hands_click (accessible_get_middle (all));
  library = accessible_wait_for_page ("Library");
  accessible_wait (library, ACCESSIBLE_BUTTON, CHIP);
  accessible_wait (library, ACCESSIBLE_ANY, GAME);
  program_quit ();
}

TEST (openings_are_read_and_played_by_keys)
{
  Accessible *window = program_start (ALMOST, "Anna to move.");
  Accessible *scope, *move, *game;
  HandsSquare focus = "c4";

  hands_rest ();
  hands_type_moves (window, focus, "c5");
  hands_press ("alt+4 alt+Home");
  scope = accessible_wait (window, ACCESSIBLE_ANY, "Games, All");
  accessible_wait_for_focus (scope);
  move = accessible_wait (window, ACCESSIBLE_ANY, FIRST_MOVE);
  hands_press ("Tab");
  accessible_wait_for_focus (move);
  hands_press ("Return");
  accessible_wait_for_move (window, "c2");
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_ANY, SECOND_MOVE));
  hands_press ("shift+Tab");
  accessible_wait_for_focus (scope);
  hands_press ("space End Return");
  accessible_wait_for_name (scope, "Games, Imported");
  accessible_wait_for_label (window, NOTHING);
  hands_press ("space Home Return");
  accessible_wait (window, ACCESSIBLE_ANY, SECOND_MOVE);

  game = accessible_wait (window, ACCESSIBLE_ANY, GAME);
  hands_press ("Tab Tab");
  accessible_wait_for_focus (game);
  hands_press ("Return");
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);

  hands_press ("ctrl+shift+f");
  accessible_wait (accessible_wait_for_page ("Library"), ACCESSIBLE_BUTTON, CHIP);
  program_quit ();
}

TEST (openings_are_used_by_assistive_tools)
{
  Accessible *window = program_start (ALMOST, "Anna to move.");
  Accessible *square = accessible_wait_for_square (window, "c5");
  Accessible *move;

  hands_rest ();
  accessible_do (square, "square.activate");
  accessible_do (accessible_wait (window, ACCESSIBLE_TAB, "Openings"), "click");
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "First Position"), "click");
  move = accessible_wait (window, ACCESSIBLE_ANY, FIRST_MOVE);
  accessible_assert_named_once (window);
  accessible_do (move, "row.play");
  accessible_wait_for_move (window, "c2");
  accessible_wait (window, ACCESSIBLE_ANY, SECOND_MOVE);

  accessible_do (accessible_wait (window, ACCESSIBLE_ANY, GAME), "row.open");
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);

  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "All in the Library"), "click");
  accessible_wait (accessible_wait_for_page ("Library"), ACCESSIBLE_BUTTON, CHIP);
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "Back"), "click");

  accessible_do (accessible_wait (window, ACCESSIBLE_ANY, "Games, All"), "row.open");
  program_end ();
}
