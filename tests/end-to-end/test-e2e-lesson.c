/*
 * The real program at its first start: the lesson by mouse and by keyboard, and a puzzle after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

/* The steps of the lesson in the window. */
static const struct {
  const char *title;
  const char *moves; /* by clicks */
  const char *praise;
} steps[] = {
  { "The Goal", "c2", "That is how a pawn moves" },
  { "The Race", "b3 b4 b5", "You get there first" },
  { "The Jump", "c4", "Two squares in one turn" },
  { "A Jump to the Side", "d3", "Well jumped" },
  { "A Wall", "b3h", "It stays there" },
  { "A Longer Path", "d3h", "Robin’s path grows by 1 step." },
  { "No Room for Two", "c3v", "That crosses another wall." },
  { "Always a Path", "c4v", "That would leave Robin without a path to the goal." },
  { "The Long Path", "b4h", "Robin’s path grows by 2 steps, yours by 1." },
  { "Your First Win", "d2h b3 b4 b5", "You have won" },
};

static void
click_button (Accessible *window, const char *name)
{
  Accessible *button = accessible_wait (window, ACCESSIBLE_BUTTON, name);

  hands_click (accessible_get_middle (button));
}

static void
wait_for_label (Accessible *window, const char *words)
{
  accessible_wait (window, ACCESSIBLE_LABEL, words);
}

/* Clicks moves, with Robin's replies between them. */
static void
click_moves (Accessible *window, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    g_autoptr (HandsBoard) board = hands_find_board (window);

    hands_click (hands_find_place (board, *word));
    if (word[1] != NULL) {
      Accessible *next = accessible_wait_for_square (window, word[1]);

      /* The square was possible before the move as well, so wait for the move first. */
      accessible_wait_for_move (window, *word);
      accessible_wait_for_name (next, "you can move here");
    }
  }
}

/* Chooses a square like assistive tools. */
static void
choose_square (Accessible *window, const char *name)
{
  accessible_do (accessible_wait_for_square (window, name), "square.activate");
}

/* The second click of a double-click in a list may come down on a place for a wall of the
 * board that opens. */
static void
open_puzzle_by_double_click (Accessible *window, AccessiblePoint theme)
{
  Accessible *square, *next;

  hands_click (theme);
  wait_for_label (window, "Find the only move that wins.");
  square = accessible_wait_for_square (window, "c1");
  next = accessible_wait_for_square (window, "d1");
  theme.x = (accessible_get_middle (square).x + accessible_get_middle (next).x) / 2;
  hands_press ("Escape");
  accessible_wait (window, ACCESSIBLE_ANY, "Face to Face, 0 of 8 solved");

  hands_double_click (theme);
  wait_for_label (window, "Find the only move that wins.");
  ck_assert (!accessible_has (window, ACCESSIBLE_LABEL, "Robin answers"));
}

/* Solves the easiest puzzle about jumps. The row in the list has the theme and the number of
 * solved puzzles. */
static void
solve_puzzle (Accessible *window)
{
  Accessible *theme = accessible_wait (window, ACCESSIBLE_ANY, "Face to Face, 0 of 8 solved");

  open_puzzle_by_double_click (window, accessible_get_middle (theme));
  choose_square (window, "a1");
  wait_for_label (window, "A wall is in the way.");
  choose_square (window, "c2");
  wait_for_label (window, "Right! The jump gains 2 steps.");
  click_button (window, "Play On");
  wait_for_label (window, "You play on against Robin");
  hands_press ("F5");
  wait_for_label (window, "Find the only move that wins.");
  hands_press ("Escape");
  accessible_wait (window, ACCESSIBLE_ANY, "Face to Face, 1 of 8 solved");
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (the_first_start_offers_the_lesson_which_is_done_by_mouse_and_a_puzzle_after_it)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *lesson;

  click_button (window, "Learn");
  lesson = accessible_wait_for_page ("Learn to Play");
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    accessible_wait (lesson, ACCESSIBLE_ANY, steps[i].title);

    click_moves (lesson, steps[i].moves);
    wait_for_label (lesson, steps[i].praise);
    if (i + 1 < G_N_ELEMENTS (steps))
      click_button (lesson, "Next");
  }
  click_button (lesson, "Puzzles");
  solve_puzzle (lesson);
  hands_press ("Escape");
  /* The home page shows the solved puzzle. */
  accessible_wait (window, ACCESSIBLE_LABEL, "1 solved today");
  program_quit ();
}

TEST (a_double_click_on_next_goes_one_step)
{
  Accessible *window;
  Accessible *lesson;

  program_allow_slow_double_clicks ();
  window = program_start (NULL, NULL);
  click_button (window, "Learn");
  lesson = accessible_wait_for_page ("Learn to Play");
  hands_double_click (accessible_get_middle (accessible_wait (lesson, ACCESSIBLE_BUTTON, "Next")));
  wait_for_label (lesson, "Step 2 of 10");
  click_button (lesson, "Previous");
  wait_for_label (lesson, "Step 1 of 10");
  program_quit ();
}

/* Two keys: one opens the gallery, one starts a game with the easiest opponent. */
TEST (after_the_lesson_a_game_is_at_hand)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *lesson;

  click_button (window, "Learn");
  lesson = accessible_wait_for_page ("Learn to Play");
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (steps); i++)
    hands_press ("alt+Right");
  click_moves (lesson, steps[G_N_ELEMENTS (steps) - 1].moves);
  wait_for_label (lesson, "You have won");
  click_button (lesson, "Play a Game");
  accessible_wait_for_window ("New Game");
  hands_press ("Return");
  wait_for_label (window, "Your move.");
  accessible_wait (window, ACCESSIBLE_LABEL, "Wanderer");
  program_quit ();
}

static void
wait_for_focus (Accessible *window, const char *name)
{
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_BUTTON, name));
}

/* Steps without praise are skipped. */
static const struct {
  const char *keys;
  const char *praise;
} keyed_steps[] = {
  { "Up Return", "That is how a pawn moves" },
  { "alt+Right", NULL },
  { "Up Up Return", "Two squares in one turn" },
  { "Up Left Return", "Well jumped" },
  { "h Return", "It stays there" },
  { "alt+Right", NULL },
  { "Up Up Right v Return", "That crosses" },
};

TEST (steps_are_done_and_skipped_by_keyboard_alone_and_announced)
{
  Accessible *lesson;

  accessible_listen ();
  program_start (NULL, NULL);
  hands_press ("F1");
  accessible_wait_for_window ("How to Play");
  /* Without a window manager keys go to the window below the mouse. */
  hands_point ((AccessiblePoint){ 200, 20 });
  hands_press ("alt+l");
  lesson = accessible_wait_for_page ("Learn to Play");
  accessible_wait_for_announcement ("The Goal");
  for (gsize i = 0; i < G_N_ELEMENTS (keyed_steps); i++) {
    hands_press (keyed_steps[i].keys);
    if (keyed_steps[i].praise != NULL) {
      wait_for_label (lesson, keyed_steps[i].praise);
      accessible_wait_for_announcement (keyed_steps[i].praise);
      wait_for_focus (lesson, "Next");
      hands_press ("Return");
    }
  }
  accessible_wait_for_announcement ("Always a Path");
  program_quit ();
}
