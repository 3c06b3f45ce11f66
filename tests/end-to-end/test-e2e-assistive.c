/*
 * The real program with assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (assistive_tools_find_squares_by_name_and_activate_them)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  Accessible *e2, *d8;

  e2 = accessible_wait_for_square (window, "e2");
  accessible_do (e2, "square.activate");
  accessible_wait_for_move (window, "e2");
  accessible_wait_for_name (e2, "Anna’s pawn");

  d8 = accessible_wait_for_square (window, "d8");
  accessible_do (d8, "square.horizontal-wall");
  accessible_wait_for_move (window, "d8h");
  accessible_wait_for_name (d8, "wall above");
  program_quit ();
}

/* Asserts the full name of the square, and activates an action of it. */
static void
do_to (Accessible *window, const char *name, const char *action)
{
  g_auto (GStrv) words = g_strsplit (name, ",", 2);
  Accessible *square = accessible_wait_for_square (window, words[0]);
  g_autofree char *actual = accessible_get_name (square);

  ck_assert_str_eq (actual, name);
  accessible_do (square, action);
}

static const struct {
  const char *square; /* before the move */
  const char *action;
  const char *state; /* after it */
} turns[] = {
  { "c2, you can move here", "square.activate", "Ben to move." },
  { "c4, you can move here", "square.activate", "Anna to move." },
  { "b3", "square.vertical-wall", "Ben to move." },
  { "d2", "square.horizontal-wall", "Anna to move." },
  { "c3, wall to the left, you can move here", "square.activate", "Ben to move." },
  { "c2, you can move here", "square.activate", "Anna to move." },
  { "c4, wall to the left, you can move here", "square.activate", "Ben to move." },
  { "a1", "square.horizontal-wall", "Anna to move." },
  { "c5, you can move here", "square.activate", "Anna reaches the goal and wins." },
};

TEST (a_whole_game_is_played_and_won_through_names_and_actions_alone)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");

  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++) {
    do_to (window, turns[i].square, turns[i].action);
    accessible_wait_for_label (window, turns[i].state);
  }
  accessible_wait_for_name (accessible_wait_for_square (window, "c5"), "Anna’s pawn");
  program_quit ();
}

TEST (an_action_that_is_illegal_is_answered_in_words)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. a1h *", "Ben to move.");

  do_to (window, "a1, wall above", "square.vertical-wall");
  accessible_wait (window, ACCESSIBLE_LABEL, "That crosses another wall.");
  accessible_wait_for_move (window, "a1h");
  program_quit ();
}

TEST (where_a_wall_stands_is_said_on_both_sides_of_it)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. b2h d4v *", "Anna to move.");
  static const char *const names[][2] = {
    { "b2", "b2, wall above" },        { "c2", "c2, wall above, you can move here" },
    { "b3", "b3, wall below" },        { "c3", "c3, wall below" },
    { "d4", "d4, wall to the right" }, { "e4", "e4, wall to the left" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    Accessible *square = accessible_wait_for_square (window, names[i][0]);

    accessible_wait_for_name (square, names[i][1]);
  }
  program_quit ();
}

TEST (moves_refusals_and_the_race_are_announced_wherever_the_focus_is)
{
  Accessible *window, *e2, *board, *wall, *comment, *e3;

  accessible_listen ();
  window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  e2 = accessible_wait_for_square (window, "e2");
  accessible_do (e2, "square.activate");
  accessible_wait_for_announcement ("Anna moves to e2.");

  /* The focus moves from the board to the button of a seat. */
  hands_rest ();
  hands_press ("Tab");
  board = accessible_wait (window, ACCESSIBLE_ANY, "Board");
  wall = accessible_wait (board, ACCESSIBLE_BUTTON, "e3h, wall above e3 and f3, free");
  accessible_do (wall, "slot.place");
  accessible_wait_for_announcement ("Ben places wall e3 across, north of e3 and f3.");
  accessible_wait_for_name (wall, "placed by Ben");
  accessible_do (wall, "slot.place");
  accessible_wait_for_announcement ("That overlaps another wall.");

  hands_press ("ctrl+shift+r");
  accessible_wait_for_announcement ("Ben: 9 steps to go, 9 walls.");

  /* Nor while the comment is edited. */
  hands_press ("alt+3");
  comment = accessible_wait (window, ACCESSIBLE_TEXT, "Comment on ");
  hands_click (accessible_get_middle (comment));
  accessible_wait_for_focus (comment);
  e3 = accessible_wait_for_square (window, "e3");
  accessible_do (e3, "square.activate");
  accessible_wait_for_announcement ("Anna moves to e3.");
  program_quit ();
}

TEST (what_keys_do_to_the_game_is_announced)
{
  static const struct {
    const char *keys;
    const char *words;
  } announcements[] = {
    { "ctrl+z", "After move 1 of 1 (Anna). Anna moves to e2." },
    { "alt+Home", "Before the first move." },
    { "alt+End", "Ben moves to e8." },
    { "ctrl+d", "The shortest paths are shown." },
    { "alt+shift+c", "Position copied" },
    { "ctrl+e", "Analysing…" },
    { "", "Best move: " },
  };

  accessible_listen ();
  program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 *", "Anna to move.");
  hands_rest ();
  for (gsize i = 0; i < G_N_ELEMENTS (announcements); i++) {
    if (*announcements[i].keys != '\0')
      hands_press (announcements[i].keys);
    accessible_wait_for_announcement (announcements[i].words);
  }
  program_quit ();
}

/* Dialogs with the keys that open them and something in them. */
static const struct {
  const char *keys;
  const char *title;
  const char *content;
} dialogs[] = {
  { "ctrl+n", "New Game", "Start" },
  { "ctrl+r", "Resign?", "Resign" },
  { "ctrl+comma", "Preferences", "" },
  { "F1", "How to Play", "" },
  { "ctrl+question", "Keyboard Shortcuts", "" },
};

static void
assert_dialog_named_once (gsize i)
{
  Accessible *dialog;

  hands_press (dialogs[i].keys);
  dialog = accessible_wait_for_window (dialogs[i].title);
  accessible_wait (dialog, ACCESSIBLE_ANY, dialogs[i].content);
  accessible_assert_named_once (dialog);
  hands_press ("Escape");
  /* Otherwise the dialog would receive the next keys. */
  accessible_wait_until_no_window (dialogs[i].title);
}

TEST (what_is_said_of_a_control_is_no_news_when_it_gets_the_focus)
{
  Accessible *window, *puzzles, *open;

  accessible_listen ();
  window = program_start (NULL, NULL);
  puzzles = accessible_wait (window, ACCESSIBLE_BUTTON, "Puzzles");
  open = accessible_wait (window, ACCESSIBLE_BUTTON, "Open");
  hands_rest ();
  hands_press ("Tab");
  accessible_wait_for_focus (puzzles);
  hands_press ("Tab");
  accessible_wait_for_focus (open);
  ck_assert (!accessible_has_announced ("Find the best move"));
  program_quit ();
}

#define WITH_CLOCKS                                                                                \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[TimeControl \"900\"]\n\n*"

/* The clocks do not run before the first move. */
TEST (clocks_and_the_line_below_the_board_are_stops_that_say_what_they_show)
{
  Accessible *window = program_start (WITH_CLOCKS, "Anna to move.");
  Accessible *status = accessible_wait (window, ACCESSIBLE_LABEL, "Anna to move.");

  hands_rest ();
  hands_press ("Tab Tab");
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_LABEL, "Anna: 15:00 left"));
  hands_press ("Tab");
  accessible_wait_for_focus (status);
  program_quit ();
}

TEST (pages_that_are_not_in_sight_are_not_there)
{
  Accessible *window = program_start (NULL, NULL);

  accessible_wait (window, ACCESSIBLE_BUTTON, "Puzzles");
  ck_assert (!accessible_has (window, ACCESSIBLE_BUTTON, "Undo"));
  program_quit ();
}

TEST (no_name_has_a_mark_or_is_said_twice)
{
  Accessible *window = program_start ("[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                                      "[Player2 \"Ben\"]\n[TimeControl \"900\"]\n\n1. c2 b5 *",
                                      "Anna to move.");

  hands_rest ();
  accessible_assert_named_once (window);
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    assert_dialog_named_once (i);
  hands_press ("ctrl+b");
  accessible_assert_named_once (accessible_wait_for_page ("Position"));
  hands_press ("Escape");
  accessible_wait_until_no_page (window);
  hands_press ("alt+Left");
  accessible_wait (window, ACCESSIBLE_BUTTON, "Last Move");
  accessible_assert_named_once (window);
  /* The clock runs from the first move on. */
  hands_press ("alt+Right");
  accessible_do (accessible_wait_for_square (window, "c3"), "square.activate");
  accessible_wait_for_move (window, "c3");
  hands_press ("ctrl+p");
  accessible_wait (window, ACCESSIBLE_BUTTON, "Continue");
  accessible_assert_named_once (window);
  program_quit ();
}

TEST (at_the_end_of_a_game_and_in_the_lesson_names_are_said_once_and_words_are_a_stop)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. resign 2", "Ben wins: Anna resigned.");
  Accessible *help, *lesson, *text;

  hands_rest ();
  accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  accessible_assert_named_once (window);
  hands_press ("F1");
  help = accessible_wait_for_window ("How to Play");
  accessible_do (accessible_wait (help, ACCESSIBLE_BUTTON, "Learn to Play"), "click");
  lesson = accessible_wait_for_page ("Learn to Play");
  accessible_wait (lesson, ACCESSIBLE_BUTTON, "Show Me");
  accessible_assert_named_once (lesson);
  text = accessible_wait (lesson, ACCESSIBLE_LABEL, "The lower pawn is yours.");
  hands_press ("Tab Tab Tab Tab Tab");
  accessible_wait_for_focus (text);
  program_quit ();
}

TEST (the_pages_beside_the_board_are_tabs_and_say_why_they_are_empty)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");
  Accessible *moves = accessible_wait (window, ACCESSIBLE_TAB, "Moves");
  Accessible *review = accessible_wait (window, ACCESSIBLE_TAB, "Review");

  hands_rest ();
  accessible_listen ();
  accessible_wait_until_selected (moves, TRUE);
  hands_press ("alt+2");
  accessible_wait_for_focus (
      accessible_wait (window, ACCESSIBLE_LABEL, "There is no move to review yet."));
  accessible_wait_until_selected (review, TRUE);
  accessible_wait_until_selected (moves, FALSE);
  hands_press ("alt+1");
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_LABEL, "No moves yet"));
  hands_press ("shift+Tab shift+Tab shift+Tab");
  accessible_wait_for_focus (review);
  hands_press ("space");
  accessible_wait_for_announcement ("The page “Review” is shown.");
  accessible_wait_until_selected (review, TRUE);
  program_quit ();
}
