/*
 * Learning from a mistake with the real program: a game is lost, reviewed, and tried again; the
 * mistake comes back on later days. By mouse, by keyboard and by assistive tools, and nothing tells
 * what was better before it is found or shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "inspection.h"
#include "program.h"
#include "test.h"

/* Anna could win at once with e9. */
#define ALMOST_WON                                                                                 \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e8 a2 | 10 10 | - | -\"]\n\n*"

#define BETTER "e9"

static void
click_button (Accessible *window, const char *name)
{
  Accessible *button = accessible_wait (window, ACCESSIBLE_BUTTON, name);

  hands_click (accessible_get_middle (button));
}

static void
do_button (Accessible *window, const char *name)
{
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, name), "click");
}

static void
click_place (Accessible *window, const char *move)
{
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click (hands_find_place (board, move));
}

/* Asserts that the better move is not mentioned. Names of squares on the board do not count. */
static void
assert_not_mentioned (Accessible *window)
{
  ck_assert (!accessible_has (window, ACCESSIBLE_ANY, BETTER));
  ck_assert (!accessible_has_announced (BETTER "."));
  ck_assert (!accessible_has_announced ("Better"));
}

/* Returns the window with a game that was lost by a blunder and reviewed. */
static Accessible *
lose_and_review (void)
{
  Accessible *window;
  g_autoptr (HandsBoard) board = NULL;

  program_set_environment ("QDR_TODAY", "2026-12-01");
  accessible_listen ();
  window = program_start (ALMOST_WON, "Anna to move.");
  board = hands_find_board (window);
  hands_click_moves (board, "e7 a1");
  hands_press ("Escape");
  hands_rest ();
  hands_press ("ctrl+shift+e");
  accessible_wait_for_announcement ("The review is done. Move 1, Anna. Blunder: e7 loses 100%. "
                                    "Accuracy");
  assert_not_mentioned (window);
  return window;
}

/* Returns the window on another day, behind the puzzles. */
static Accessible *
start_on (const char *day, Accessible **puzzles)
{
  Accessible *window;

  program_set_environment ("QDR_TODAY", day);
  accessible_listen ();
  window = program_start (NULL, NULL);
  hands_press ("ctrl+shift+h");
  do_button (window, "Puzzles");
  *puzzles = accessible_wait_for_page ("Puzzles");
  return window;
}

/* Inspects @window, which must be in front. */
static void
assert_well_made (Accessible *window)
{
  g_autofree char *faults = inspection_look (window);
  g_autofree char *stops = NULL;

  hands_point ((AccessiblePoint){ 200, 20 });
  stops = inspection_tab_round (window, NULL);
  ck_assert_str_eq (faults, "");
  ck_assert_str_eq (stops, "");
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_mistake_is_tried_again_by_mouse_failed_hinted_shown_and_found)
{
  Accessible *window = lose_and_review ();
  Accessible *lesson;

  /* Nor if the mistake is selected. */
  accessible_do (accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100%."),
                 "row.show");
  accessible_wait_for_label (window, "Blunder: e7 loses 100%.");
  assert_not_mentioned (window);
  click_button (window, "Try 1 Mistake Again");

  lesson = accessible_wait_for_page ("Your Mistakes");
  accessible_wait_for_label (lesson, "You play upwards. Against Ben you played e7 here.");
  assert_well_made (lesson);
  click_place (lesson, "d8");
  accessible_wait_for_label (lesson, "That costs 100% of your chances. Ben answers a1.");
  click_place (lesson, "e7");
  accessible_wait_for_label (lesson, "That is what you played in the game.");
  assert_not_mentioned (window);
  assert_not_mentioned (lesson);
  click_button (lesson, "Hint");
  accessible_wait_for_label (lesson, "Look at your own path.");
  click_button (lesson, "Hint");
  accessible_wait_for_label (lesson, "Move your pawn.");
  click_button (lesson, "Hint");
  accessible_wait_for_label (lesson, "Look at the squares from d7 to f9.");
  assert_not_mentioned (window);
  assert_not_mentioned (lesson);
  click_button (lesson, "Show Me");
  accessible_wait_for_label (lesson, "Try e9");
  click_place (lesson, "e9");
  accessible_wait_for_label (lesson, "Right! You reach your goal.");
  click_button (lesson, "Remove from Your Mistakes");
  click_button (lesson, "Undo");
  accessible_wait (lesson, ACCESSIBLE_ANY, "Your Mistakes, None of 1 today");

  /* Now the better move may be shown. */
  hands_press ("Escape");
  accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100%. Better: e9.");
  program_quit ();
}

TEST (a_mistake_comes_back_on_later_days_by_keys_and_by_assistive_tools)
{
  Accessible *window = lose_and_review ();
  Accessible *lesson, *row;
  Accessible *puzzles = NULL;
  Accessible *puzzles_later = NULL;
  Accessible *todays = NULL;
  Accessible *puzzles_last = NULL;
  g_autofree char *faults = NULL;

  /* Found at the first try. */
  do_button (window, "Try 1 Mistake Again");
  lesson = accessible_wait_for_page ("Your Mistakes");
  assert_not_mentioned (window);
  assert_not_mentioned (lesson);
  accessible_do (accessible_wait_for_square (lesson, "e9"), "square.activate");
  accessible_wait_for_label (lesson, "Right! You reach your goal.");
  program_quit ();

  /* The next day, by keys. */
  start_on ("2026-12-02", &puzzles);
  hands_point ((AccessiblePoint){ 200, 20 });
  row = accessible_wait (puzzles, ACCESSIBLE_ANY, "Your Mistakes, 1 to try again today");
  accessible_wait_for_label (puzzles, "Streak: 1 day.");
  hands_press ("shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab End");
  accessible_wait_for_focus (row);
  hands_press ("Return");
  accessible_wait_for_label (puzzles, "You play upwards. Against Ben you played e7 here.");
  hands_press ("Up Return");
  accessible_wait_for_label (puzzles, "Right! You reach your goal.");
  hands_press ("Escape");
  accessible_wait (puzzles, ACCESSIBLE_ANY, "Your Mistakes, None of 1 today");
  program_quit ();

  /* Five days later it is not due. Six days later it is due. */
  start_on ("2026-12-07", &puzzles_later);
  accessible_wait (puzzles_later, ACCESSIBLE_ANY, "Your Mistakes, None of 1 today");
  program_quit ();
  start_on ("2026-12-08", &puzzles_last);
  faults = inspection_look (puzzles_last);
  ck_assert_str_eq (faults, "");
  todays =
      accessible_wait (puzzles_last, ACCESSIBLE_ANY, "Puzzle of the Day, One of your mistakes");
  accessible_do (todays, "row.open");
  accessible_wait_for_label (puzzles_last, "You play upwards. Against Ben you played e7 here.");
  assert_not_mentioned (puzzles_last);
  click_place (puzzles_last, "e9");
  accessible_wait_for_label (puzzles_last, "Right! You reach your goal.");
  hands_press ("Escape");
  accessible_wait (puzzles_last, ACCESSIBLE_ANY, "Puzzle of the Day, One of your mistakes, done");
  program_quit ();
}

TEST (a_mistake_is_tried_again_by_keyboard_alone_and_spoken)
{
  Accessible *window = lose_and_review ();
  Accessible *lesson;

  hands_press ("ctrl+t");
  lesson = accessible_wait_for_page ("Your Mistakes");
  accessible_wait_for_announcement ("Against Ben you played e7 here.");
  hands_press ("ctrl+h");
  accessible_wait_for_announcement ("Look at your own path.");
  assert_not_mentioned (window);
  hands_press ("Left Return");
  accessible_wait_for_label (lesson, "That costs 100% of your chances.");
  accessible_wait_for_announcement ("Ben answers ");
  hands_press ("Right Up Return");
  accessible_wait_for_announcement ("Right! You reach your goal.");
  hands_press ("Delete");
  accessible_wait_for_announcement ("Mistake removed");
  hands_press ("ctrl+z");
  accessible_wait (lesson, ACCESSIBLE_ANY, "Your Mistakes, None of 1 today");
  program_quit ();
}

TEST (what_was_better_is_shown_to_who_asks_for_it)
{
  Accessible *window = lose_and_review ();

  click_button (window, "Show Better Moves");
  accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100%. Better: e9.");
  program_quit ();
}
