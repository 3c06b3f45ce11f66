/*
 * A blind newcomer with a keyboard in the real program: learns the game, solves puzzles, sets up
 * a position, and finds the worst mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "ear.h"
#include "hands.h"
#include "program.h"
#include "test.h"

/* A race without walls with mistakes of Anna, then Ben, then Anna. Each costs the whole game
 * at any depth of the search. */
#define LOST                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | a3 i7 | 0 0 | - | -\"]\n\n"                                               \
  "1. a4 i6 2. a5 i5 3. a4 i6 4. a3 i5 5. a4 i4 6. a5 i3 7. a6 i2 8. a7 i1 2"

/* Between two looks at what was heard, as each test has a time limit. */
#define POLL_US (20 * 1000)

/* Without a window manager keys go to the window below the mouse. */
static void
rest (void)
{
  hands_point ((AccessiblePoint){ 200, 20 });
}

static void
press (const char *keys, const char *heard)
{
  hands_press (keys);
  ear_wait_for (heard);
}

/* The lesson */

/* The moves of a step with their sentences. */
typedef struct {
  const char *told; /* with the task */
  const char *moves[5][2];
} Step;

static const Step steps[] = {
  { "press the Up key and then Enter.", { { "Up Return", "That is how a pawn moves" } } },
  { "Robin is on d5",
    { { "Up Return", "Robin moves to d4. Your move." },
      { "Up Return", "Robin moves to d3. Your move." },
      { "Up Return", "You get there first" } } },
  { "Robin is on c3",
    { { "Up", "c3, Robin’s pawn" },
      { "Up", "c4, you can move here" },
      { "Return", "Two squares in one turn" } } },
  { "On the board from the start: c3h.",
    { { "Up", "c3, Robin’s pawn, wall above" },
      { "Left", "b3, you can move here" },
      { "Return", "Well jumped" } } },
  { "c2v stands to the right of c2 and c3",
    { { "h", "c2h, wall above c2 and d2, free" }, { "Return", "It stays there" } } },
  { "Robin: south 3 times; 3 steps.",
    { { "Right Return", "place a wall across Robin’s path." },
      { "d 3 h", "d3h, wall above d3 and e3, free" },
      { "Down", "+1 step for Robin." },
      { "Up", "+1 step for Robin." },
      { "Return", "Robin’s path grows by 1 step." } } },
  { "On the board from the start: c3h.",
    { { "n", "c3h, wall above c3 and d3" },
      { "r", "c3v, wall to the right of c3 and c4" },
      { "Return", "Nothing is lost" } } },
  { "between the columns c and d.",
    { { "n", "d4h, wall above d4 and e4" },
      { "Left", "c4h" },
      { "r", "would leave Robin without a path" },
      { "Return", "This is the rule of the path" } } },
  { "Robin: west, west, south 4 times; 6 steps.",
    { { "n", "d4h" }, { "Left Left", "b4h" }, { "Return", "Robin’s path grows by 2 steps" } } },
  { "You: 1 wall left.",
    { { "d 2 h", "d2h" },
      { "Return", "Robin moves" },
      { "j Up Return", "Robin moves" },
      { "j Up Return", "Robin moves" },
      { "j Up Return", "You have won" } } },
};

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_newcomer_learns_the_game)
{

  ear_open ();
  program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  hands_press ("Return");
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *number = g_strdup_printf ("Step %zu of 10", i + 1);
    const char *task = ear_wait_for (number);

    ck_assert_msg (strstr (task, steps[i].told) != NULL, "%s", task);
    for (gsize j = 0; j < G_N_ELEMENTS (steps[i].moves) && steps[i].moves[j][0] != NULL; j++)
      press (steps[i].moves[j][0], steps[i].moves[j][1]);
    if (i + 1 < G_N_ELEMENTS (steps))
      hands_press ("Return");
  }
  ck_assert_uint_eq (ear_count ("Robin moves to d4"), 1);
  ck_assert_uint_eq (ear_count ("W describes the board"), 1);
  program_quit ();
}

/* Puzzles */

/* Types the name of the square or the wall that @words recommend, and plays it. */
static void
follow (const char *words)
{
  char column, row, kind;

  ck_assert_int_ge (sscanf (strstr (words, "Try "), "Try %c%c%c", &column, &row, &kind), 3);
  {
    g_autofree char *keys = g_strdup_printf ("%c %c%s", column, row,
                                             kind == 'h'   ? " h"
                                             : kind == 'v' ? " v"
                                                           : "");

    hands_press (keys);
  }
  hands_press ("Return");
}

/* Returns how many moves of Robin were announced. */
static guint
count_replies (void)
{
  return ear_count ("Robin moves") + ear_count ("Robin jumps") + ear_count ("Robin places");
}

/* Robin moves first. After the step back Robin wins. */
static void
play_on_badly (void)
{
  guint n_replies;

  press ("alt+p", "Robin is about to answer your move.");
  ear_wait_for ("Your move");
  n_replies = count_replies ();
  hands_press ("c 3");
  press ("Return", "Your win has slipped away: now Robin can win.");
  ck_assert_uint_eq (count_replies (), n_replies + 1);
}

TEST (a_newcomer_solves_puzzles)
{
  const char *task;

  ear_open ();
  program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  ear_press_until ("Tab", "Puzzles");
  press ("Return", "Close Race, 0 of 10 solved");
  ear_press_until ("Down", "Face to Face, 0 of 8 solved");
  hands_press ("Return");
  ear_wait_for ("a2, your pawn, can move north, can jump east");
  task = ear_wait_for ("Puzzle 1 of 8");
  ck_assert_ptr_nonnull (strstr (task, "You are on a2, on the way to row 1."));
  ck_assert_ptr_nonnull (strstr (task, "Find the only move that wins."));

  /* A wall blocks the direct step. */
  press ("Up", "a1, wall below");
  press ("Return", "A wall is in the way.");
  press ("j", "a2, your pawn");
  /* If the board is seen from the north, east is on the left. */
  press ("Left", "b2, Robin’s pawn");
  press ("Left", "c2, wall above, you can move here");
  press ("Return", "Right! The jump gains 2 steps.");
  play_on_badly ();
  press ("alt+n", "Puzzle 2 of 8");
  press ("alt+h", "Look at ");
  press ("alt+h", "Move your pawn.");
  press ("alt+h", "Look at the squares from ");
  hands_press ("alt+s");
  follow (ear_wait_for ("Try "));
  ear_wait_for ("Right! ");
  press ("a", "Right! ");
  ck_assert_uint_eq (ear_count ("Puzzle 1 of 8"), 1);
  ck_assert_uint_eq (ear_count ("Puzzle 2 of 8"), 1);
  press ("Escape", "Face to Face, 1 of 8 solved");
  ck_assert_uint_eq (ear_count ("Puzzle of the Day"), 0);
  program_quit ();
}

/* A position that was set up */

TEST (a_newcomer_sets_up_a_position_and_plays_from_it)
{
  Accessible *window;

  ear_open ();
  window = program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  hands_press ("ctrl+b");
  ear_wait_for ("e1, your pawn");
  ear_wait_for ("Enter picks up a pawn or places a wall");
  press ("Return", "Your pawn is picked up.");
  press ("Up", "e2");
  press ("Return", "Your pawn is on e2.");
  press ("h", "e2h, wall above e2 and f2, free");
  press ("Return", "Horizontal wall above e2 and f2, placed.");
  press ("v", "e2v, wall to the right of e2 and e3");
  press ("Return", "That crosses another wall.");
  press ("ctrl+z", "Undone: Horizontal wall above e2 and f2, placed.");
  press ("ctrl+shift+z", "Redone: Horizontal wall above e2 and f2, placed.");
  ck_assert_uint_eq (ear_count ("stands here"), 0);
  press ("w", "On the board from the start: e2h.");
  press ("shift+j", "e9, Wanderer’s pawn");
  press ("Return", "Wanderer’s pawn is picked up.");
  press ("j Return", "Another pawn is on that square.");

  ear_press_until ("Tab", "somebody to move");
  press ("Down", "Wanderer to move.");
  press ("Up", "Your move.");
  ear_press_until ("Tab", "Your walls in stock");
  press ("Up", "You have 11 walls.");
  ear_press_until ("Tab", "Rows, 9");
  press ("Return Down Return", "The board has 9 columns and ");
  hands_press ("ctrl+Return");
  accessible_wait_until_no_page (window);
  accessible_wait_for_label (window, "Your move.");
  press ("Right", "f2");
  press ("Return", "You move to f2.");
  ear_wait_for ("Wanderer ");
  program_quit ();
}

/* A review */

#define WORST "Move 3, Anna. Blunder: a4 loses 100%."

TEST (a_newcomer_finds_his_worst_mistake)
{
  Accessible *window;

  ear_open ();
  window = program_start (LOST, NULL);
  rest ();
  ear_wait_for ("Ben reaches the goal and wins.");
  press ("alt+2", "A review goes through the whole game");
  press ("Tab", "Review Game");
  hands_press ("Return");
  ear_wait_for ("The review is done. " WORST);

  /* Of equal mistakes the earlier one comes first. */
  ear_press_until ("Tab", WORST);
  press ("Down", "Move 3, Ben. Blunder: i6 loses 100%.");
  press ("Down", "Move 4, Anna. Blunder: a3 loses 100%.");
  press ("Up", "Move 3, Ben.");
  press ("Up", WORST);
  hands_press ("Return");
  ear_wait_for (WORST);
  accessible_wait_for_move (window, "a5");
  ck_assert_uint_eq (ear_count ("Ben moves"), 0);

  /* The worst move is one key away from anywhere. */
  press ("shift+F8", "Move ");
  press ("F8", "Move 3, Anna.");
  ck_assert_uint_eq (ear_count ("Ben moves"), 0);
  program_quit ();
}

/* Keys, the end of a game, and the library */

/* Anna wins with c5. */
#define ALMOST PROGRAM_TWO_PEOPLE ("5x5") "c2 b5 c3 a5 c4 a4 *"

#define COLLECTION                                                                                 \
  "[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Cleo\"]\n[Player2 \"Dan\"]\n\nd2 resign 1\n\n"     \
  "[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Eva\"]\n[Player2 \"Finn\"]\n\nd2 *\n\n"            \
  "[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Gus\"]\n[Player2 \"Hal\"]\n\nd2 resign 1\n"

TEST (what_is_saved_and_copied_by_keys_is_heard_each_time)
{
  ear_open ();
  program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  for (guint i = 1; i <= 2; i++) {
    press ("ctrl+s", "“game.quoridor” saved");
    press ("ctrl+shift+c", "Game copied");
    ck_assert_uint_eq (ear_count ("saved"), i);
    ck_assert_uint_eq (ear_count ("copied"), i);
  }
  program_quit ();
}

TEST (the_card_of_a_game_that_ends_is_heard_and_then_its_button)
{
  ear_open ();
  program_start (ALMOST, NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  press ("Up", "c5, you can move here");
  press ("Return", "Anna moves to c5. Anna reaches the goal and wins.");
  ear_wait_for ("4 moves. Walls placed: 0 by Anna, 0 by Ben.");
  ear_wait_for ("Play Again");
  press ("Return", "plays against");
  program_quit ();
}

/* Keys whose actions are disabled, in a game, in the editor and in the lesson. */
TEST (a_key_that_can_do_nothing_says_why)
{
  ear_open ();
  program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  press ("F8", "There is no review yet.");
  press ("ctrl+t", "There is no review yet.");
  press ("ctrl+shift+e", "There is no move to review yet.");
  press ("ctrl+z", "There is no move to take back.");
  press ("alt+Home", "This is the first position.");
  press ("ctrl+g", "The game is not over yet.");
  press ("ctrl+p", "This game has no clocks.");
  press ("Up", "c2");
  press ("Return", "Anna moves to c2.");
  press ("ctrl+z", "Taken back: c2.");
  ear_wait_for ("Before the first move.");

  hands_press ("ctrl+b");
  ear_wait_for ("Enter picks up a pawn or places a wall");
  press ("ctrl+z", "There is no change to undo.");
  press ("Return", "pawn is picked up.");
  press ("a 5", "a5");
  press ("Return", "pawn is on a5.");
  press ("ctrl+Return", "has already won.");
  program_quit ();
}

#define TIMED                                                                                      \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[TimeControl \"300\"]\n\n*"

TEST (behind_a_pause_keys_tell_the_time_and_nothing_else)
{
  ear_open ();
  program_start (TIMED, NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  press ("ctrl+p", "The clocks start with the first move.");
  press ("Up", "c2");
  press ("Return", "Anna moves to c2.");
  press ("ctrl+p", "Continue");
  press ("w", "The game is paused.");
  press ("t", "Anna: ");
  press ("Escape", "The game is paused.");
  press ("ctrl+p", "Ben to move.");
  program_quit ();
}

TEST (a_button_that_cannot_be_pressed_yet_says_why)
{
  ear_open ();
  program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  ear_press_until ("Tab", "Tournaments");
  press ("Return", "New Tournament");
  press ("Return", "Choose two players or more.");
  press ("alt+b", "Choose two players or more.");
  program_quit ();
}

TEST (an_answer_is_dropped_when_one_moves_on)
{
  ear_open ();
  program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  /* The answer waits for the name of the square. */
  hands_press ("ctrl+Up Left");
  ear_wait_for ("b5");
  press ("l", "Nothing has been played yet.");
  ck_assert_uint_eq (ear_count ("then the edge."), 0);
  program_quit ();
}

/* F10 opens the menu wherever one is. */
TEST (a_menu_leads_back_to_the_board)
{
  ear_open ();
  program_start (PROGRAM_TWO_PEOPLE ("5x5") "*", NULL);
  rest ();
  ear_wait_for ("Anna plays against Ben.");
  press ("Up", "c2");
  hands_press ("F10");
  ear_wait_for ("Window");
  press ("Escape", "c2");
  program_quit ();
}

#define NO_WALL "Go to a groove first: press H, V, or Shift and an arrow key."

/* The mouse rests on a groove, in a game that begins and in a board that appears below it. */
TEST (a_mouse_at_rest_has_no_part_in_what_keys_ask)
{
  g_autoptr (HandsBoard) board = NULL;

  ear_open ();
  board = hands_find_board (program_start (ALMOST, NULL));
  hands_point (hands_find_place (board, "b1h"));
  ear_wait_for ("Anna plays against Ben.");
  press ("Up", "c5, you can move here");
  press ("Return", "Anna moves to c5. Anna reaches the goal and wins.");
  ear_wait_for ("Play Again");
  press ("Return", "plays against");
  press ("c", NO_WALL);
  /* A busy program announces each game once as well. */
  ck_assert_uint_eq (ear_count ("plays against"), 2);

  press ("ctrl+shift+h", "Play");
  press ("Escape", "c1, Anna’s pawn");
  press ("c", NO_WALL);
  ck_assert_uint_eq (ear_count ("plays against"), 2);
  program_quit ();
}

/* Waits until @part was heard @n times. The focus may come before or after it, as the list of games
 * follows the library with a delay. */
static void
wait_until_heard (const char *part, guint n)
{
  while (ear_count (part) < n)
    g_usleep (POLL_US);
}

TEST (games_are_deleted_and_come_back_by_keys)
{
  program_fill_library (COLLECTION);
  ear_open ();
  program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  hands_press ("ctrl+shift+l");
  ear_wait_for ("Gus – Hal");

  /* The next game has the focus and is selected. */
  press ("Delete", "Eva – Finn");
  wait_until_heard ("1 game deleted", 1);
  press ("Delete", "Cleo – Dan");
  wait_until_heard ("1 game deleted", 2);
  press ("Delete", "Play a Game");
  wait_until_heard ("1 game deleted", 3);
  press ("ctrl+z", "Cleo – Dan");
  wait_until_heard ("1 game restored", 1);
  ck_assert_uint_eq (ear_count ("1 game deleted"), 3);
  program_quit ();
}

TEST (the_ladder_opens_at_the_next_opponent_and_leads_to_the_board)
{
  ear_open ();
  program_start (NULL, NULL);
  rest ();
  ear_wait_for ("Learn");
  /* In the first step the key of the disabled action also goes back. */
  press ("Return", "Step 1 of 10");
  press ("alt+Left", "Learn");
  ck_assert_uint_eq (ear_count ("not possible"), 0);
  ear_press_until ("Tab", "Ladder");
  press ("Return", "Next: Wanderer");
  press ("Return", "e1, your pawn");
  program_quit ();
}

TEST (statistics_open_at_the_player)
{
  ear_open ();
  program_start (ALMOST, NULL);
  rest ();
  press ("Up", "c5, you can move here");
  press ("Return", "Anna reaches the goal and wins.");
  hands_press ("ctrl+shift+g");
  ear_wait_for ("Player: Anna");
  program_quit ();
}
