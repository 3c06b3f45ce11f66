/*
 * Games with the real program, played by mouse and by keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_pawn_moves_and_a_wall_is_placed_by_clicks_and_undo_takes_it_back)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "e2 e3h");
  accessible_wait_for_move (window, "e3h");

  hands_press ("ctrl+z");
  accessible_wait_for_move (window, "e2");
  hands_press ("ctrl+shift+z");
  accessible_wait_for_move (window, "e3h");
  program_quit ();
}

static void
click_button (Accessible *window, const char *name)
{
  Accessible *button = accessible_wait (window, ACCESSIBLE_BUTTON, name);

  hands_click (accessible_get_middle (button));
}

TEST (what_one_wants_while_playing_is_a_click_away)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 *", "Ben to move.");

  click_button (window, "Hint");
  accessible_wait (window, ACCESSIBLE_LABEL, "Look at ");
  click_button (window, "Hint");
  click_button (window, "Hint");
  accessible_wait (window, ACCESSIBLE_LABEL, "Try ");
  click_button (window, "Undo");
  accessible_wait_for_move (window, "e1");
  click_button (window, "Redo");
  accessible_wait_for_move (window, "e2");
  click_button (window, "Resign");
  accessible_answer ("Resign?", "Resign");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna wins: Ben resigned.");
  program_quit ();
}

/* Keys that show a page, or a button of the home page that does. */
static const struct {
  const char *title;
  const char *keys;
  const char *button;
} pages[] = {
  { "Library", "ctrl+shift+l", NULL },          { "Statistics", "ctrl+shift+g", NULL },
  { "Tournaments", "ctrl+shift+k", NULL },      { "Ladder", "ctrl+shift+h", "Ladder" },
  { "Learn to Play", "ctrl+shift+h", "Learn" }, { "Puzzles", "ctrl+shift+h", "Puzzles" },
};

TEST (the_game_that_goes_on_is_a_click_away_on_every_page)
{
  Accessible *window =
      program_start ("[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"
                     "[TimeControl \"3600\"]\n\n*",
                     "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "c2");
  accessible_wait_for_label (window, "Ben to move.");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (pages); i++) {
    Accessible *page, *button;

    hands_press (pages[i / 2].keys);
    if (pages[i / 2].button != NULL)
      accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, pages[i / 2].button), "click");
    page = accessible_wait_for_page (pages[i / 2].title);
    /* Behind a page from home the clock stands. */
    button = accessible_wait (page, ACCESSIBLE_BUTTON,
                              pages[i / 2].button != NULL ? "To the Game – Paused"
                                                          : "To the Game – Ben to move");
    accessible_wait (page, ACCESSIBLE_ANY, "Ben: 5");
    if (i % 2 == 0)
      hands_click (accessible_get_middle (button));
    else
      accessible_do (button, "click");
    accessible_wait_for_label (window, "Ben to move.");
  }
  hands_click_moves (board, "c4");
  accessible_wait_for_label (window, "Anna to move.");
  program_quit ();
}

/* After the wall all is a race, so the move is certain. */
#define WALL_TO_PLACE                                                                              \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e5 f3 | 1 0 | a2h,c2h,g2h | d5v\"]\n\n*"

static const struct {
  const char *language;
  const char *degrees[4];
} hints[] = {
  { "en",
    { "Look at Ben’s path. Press again for more.", "Place a wall. Press again for more.",
      "Try e2h.",
      "Try e2h. Ben’s path grows by 3 steps, more than with any other wall. Then you win the race, "
      "because nobody has walls left." } },
  { "fr",
    { "Regardez par où passe Ben. Appuyez encore pour en savoir plus.",
      "Posez un mur. Appuyez encore pour en savoir plus.", "Essayez e2h.",
      "Essayez e2h. Ben perd 3 pas, plus qu’avec tout autre mur. Ensuite, vous arrivez en "
      "premier, car plus personne n’a de murs." } },
};

TEST (hints_are_told_by_degrees, .loops = G_N_ELEMENTS (hints))
{
  Accessible *window;

  program_set_environment ("LANGUAGE", hints[_i].language);
  accessible_listen ();
  window = program_start (WALL_TO_PLACE, NULL);
  hands_rest ();
  for (guint i = 0; i < G_N_ELEMENTS (hints[_i].degrees); i++) {
    hands_press ("ctrl+h");
    accessible_wait_for_announcement (hints[_i].degrees[i]);
    accessible_wait (window, ACCESSIBLE_LABEL, hints[_i].degrees[i]);
  }
  program_quit ();
}

TEST (a_game_is_won_by_a_click_and_another_one_started)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE (
                         "9x9") "1. e2 d9 2. e3 c9 3. e4 b9 4. e5 c9 5. e6 b9 6. e7 c9 7. e8 b9 *",
                     "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *again;

  hands_click_moves (board, "e9");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  /* The card takes no clicks before it is fully visible, so a mouse could be too early. */
  accessible_do (again, "click");
  accessible_wait_for_label (window, "Anna to move.");
  program_quit ();
}

/* Anna is one step from her goal; and the note on the card at the end. */
#define ALMOST "1. c2 b5 2. c3 b4 3. c4 b3 *"
#define NOTE "Anna was ahead from start to finish."

TEST (the_card_at_the_end_goes_with_escape_and_not_with_a_stray_click)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") ALMOST, "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "c5");
  accessible_wait (window, ACCESSIBLE_LABEL, NOTE);
  hands_click (hands_find_place (board, "a1"));
  accessible_wait (window, ACCESSIBLE_LABEL, NOTE);
  hands_press ("Escape");
  accessible_wait_until_none (window, ACCESSIBLE_LABEL, NOTE);
  accessible_wait_for_label (window, "Anna reaches the goal and wins.");
  hands_press ("ctrl+z");
  accessible_wait_for_move (window, "c4");
  program_quit ();
}

TEST (the_way_home_and_back_by_mouse_and_keys)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. c2 *", "Ben to move.");
  Accessible *home = accessible_wait (window, ACCESSIBLE_BUTTON, "Home");
  Accessible *waiting;
  g_autoptr (HandsBoard) board = NULL;

  hands_click (accessible_get_middle (home));
  waiting =
      accessible_wait (window, ACCESSIBLE_BUTTON, "Continue Playing. Anna – Ben. Ben to move.");
  accessible_wait_for_focus (waiting);
  hands_click (accessible_get_middle (waiting));
  accessible_wait_for_move (window, "c2");
  hands_press ("ctrl+shift+h");
  accessible_wait_for_focus (waiting);
  hands_press ("Escape");
  accessible_wait_for_move (window, "c2");
  board = hands_find_board (window);
  hands_click_moves (board, "c4");
  program_quit ();
}

TEST (the_computer_answers_a_click)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *play = accessible_wait (window, ACCESSIBLE_BUTTON, "Play");
  g_autoptr (HandsBoard) board = NULL;

  hands_click (accessible_get_middle (play));
  accessible_answer ("New Game", "Start");
  board = hands_find_board (window);
  hands_click_moves (board, "e2");
  accessible_wait_for_label (window, "Your move.");
  hands_press ("ctrl+z");
  accessible_wait_for_move (window, "e1");
  program_quit ();
}

/* Steps, walls in both directions, and a jump. */
#define SHORT_GAME "c2 c4 b3v d2h c3 c2 c4 a1h"

TEST (a_whole_game_is_played_and_won_by_mouse)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, SHORT_GAME " c5");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  program_quit ();
}

TEST (a_whole_game_is_played_and_won_by_keyboard_alone)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");
  HandsSquare focus = "c1";

  hands_rest ();
  hands_type_moves (window, focus, SHORT_GAME " c5");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  program_quit ();
}

static void
wait_for_focus (Accessible *window, const char *square)
{
  accessible_wait_for_focus (accessible_wait_for_square (window, square));
}

TEST (tab_leaves_the_board_and_comes_back_to_the_pawn_that_is_to_move)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. c2 c4 *", "Anna to move.");

  hands_rest ();
  wait_for_focus (window, "c2");
  hands_press ("Right Down");
  wait_for_focus (window, "d1");
  hands_press ("Tab shift+Tab");
  wait_for_focus (window, "c2");
  hands_press ("Up Return");
  accessible_wait_for_move (window, "c3");
  hands_press ("Tab shift+Tab");
  wait_for_focus (window, "c4");
  program_quit ();
}

TEST (a_wall_is_turned_shifted_and_dropped_by_keys_before_it_is_placed)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", "Anna to move.");

  hands_rest ();
  hands_press ("h Escape Up Return");
  accessible_wait_for_move (window, "c2");
  hands_press ("h h Left Up Return");
  accessible_wait_for_move (window, "b3v");
  program_quit ();
}

/* The largest board, two steps before the end. */
TEST (the_largest_board_is_played_on_to_the_end_by_mouse)
{
  Accessible *window =
      program_start ("[Board \"19x19\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"
                     "[Position \"19 19 2 1 | r17 b3 | 40 40 | - | -\"]\n\n*",
                     "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "r18 a18h p17v b2 r19");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  program_quit ();
}

static char *
name_of (Accessible *window, const char *square)
{
  Accessible *found = accessible_wait_for_square (window, square);

  return accessible_get_name (found);
}

/* Asserts that a click on @place is answered by @words, and that nothing else changes. */
static void
assert_refused (HandsBoard *board, const char *place, const char *words)
{
  g_autofree char *title = accessible_get_name (board->window);
  g_autofree char *square = name_of (board->window, "c3");
  g_autofree char *title_after = NULL;
  g_autofree char *square_after = NULL;

  hands_click (hands_find_place (board, place));
  accessible_wait (board->window, ACCESSIBLE_LABEL, words);
  title_after = accessible_get_name (board->window);
  square_after = name_of (board->window, "c3");
  ck_assert_str_eq (title_after, title);
  ck_assert_str_eq (square_after, square);
}

TEST (an_illegal_wall_is_refused_in_words_and_nothing_changes)
{
  Accessible *window =
      program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. b4v a1h 2. c4v d1h *", "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  assert_refused (board, "a1v", "That crosses another wall.");
  assert_refused (board, "c3h", "That would leave Ben without a path to the goal.");
  hands_rest ();
  hands_click_moves (board, "c2");
  hands_press ("ctrl+z ctrl+s");
  program_quit ();
}

TEST (undo_while_the_computer_thinks_gives_the_move_back_for_good)
{
  Accessible *window =
      program_start ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"
                     "[Seat2 \"computer master\"]\n\n1. e2 e8 *",
                     "Your move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  /* If the computer has already replied, its move is taken back too. */
  hands_click_moves (board, "e3");
  hands_press ("ctrl+z");
  accessible_wait_for_move (window, "e2");
  /* The hint comes after the cancelled reply would have come. */
  hands_press ("ctrl+h");
  accessible_wait_for_label (window, "Look at ");
  accessible_wait_for_move (window, "e2");
  accessible_wait_for_move (window, "e8");
  program_quit ();
}

TEST (who_runs_out_of_time_loses)
{
  Accessible *window =
      program_start ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"
                     "[TimeControl \"60\"]\n[Clock1 \"50.000\"]\n[Clock2 \"1.500\"]\n\n1. e2 e8 *",
                     "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "e3");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna wins: Ben ran out of time.");
  program_quit ();
}

TEST (four_play_to_the_end_and_one_resigns_on_the_way)
{
  Accessible *window =
      program_start ("[Board \"5x5\"]\n[Players \"4\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"
                     "[Player3 \"Cleo\"]\n[Player4 \"Dan\"]\n\n*",
                     "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);

  hands_click_moves (board, "c2 b3");
  accessible_wait_for_label (window, "Cleo to move.");
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  accessible_wait_for_label (window, "Dan to move.");
  accessible_wait (window, ACCESSIBLE_LABEL, "Out of the game");

  hands_click_moves (board, "d3 c3 b2 d4 c4 b1 d5 c5");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna reaches the goal and wins.");
  program_quit ();
}
