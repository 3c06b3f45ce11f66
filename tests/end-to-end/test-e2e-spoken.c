/*
 * The speech of a screen reader for the real program, on the accessibility bus: the focus with its
 * name, and one sentence for each event, in order. An extra one fails the following step.
 * test-e2e-orca.py has the words of Orca.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

#define PEOPLE PROGRAM_TWO_PEOPLE ("5x5") "*"

#define COMPUTER                                                                                   \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Wanderer\"]\n"                 \
  "[Seat1 \"human\"]\n[Seat2 \"computer wanderer\"]\n\n*"

/* Anna could win at once. She does not, and Ben wins. */
#define LOST                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e8 a2 | 10 10 | - | -\"]\n\n1. e7 a1 2"

/* Waits for the next sentence, and asserts its beginning. */
static void
expect (const char *beginning)
{
  g_autofree char *sentence = accessible_wait_for_next_announcement ();

  ck_assert_msg (g_str_has_prefix (sentence, beginning), "\"%s\" instead of \"%s\"", sentence,
                 beginning);
}

/* Skips descriptions of the new window or page. */
static void
expect_at_last (const char *beginning)
{
  g_autofree char *sentence = NULL;

  do {
    g_free (sentence);
    sentence = accessible_wait_for_next_announcement ();
  } while (!g_str_has_prefix (sentence, beginning));
}

static Accessible *
start (const char *game, const char *summary)
{
  Accessible *window;

  accessible_listen ();
  window = program_start (game, NULL);
  hands_rest ();
  if (summary != NULL)
    expect_at_last (summary);
  return window;
}

/* A game */

/* A key, and then either the focused place on the board or sentences. */
typedef struct {
  const char *key;
  const char *place; /* (nullable) */
  const char *sentences[3];
} Step;

static void
take (Accessible *window, const Step *steps, gsize n_steps)
{
  for (gsize i = 0; i < n_steps; i++) {
    hands_press (steps[i].key);
    if (steps[i].place != NULL) {
      Accessible *place = accessible_wait_for_square (window, steps[i].place);

      accessible_wait_for_focus (place);
    }
    for (const char *const *sentence = steps[i].sentences; *sentence != NULL; sentence++)
      expect (*sentence);
  }
}

static const Step game[] = {
  { "Up", "c2, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to c2. Ben to move." } },
  { "h", "c2h, wall above c2 and d2, free", { NULL } },
  { "Return",
    "c2, Anna’s pawn, can move east, south, west, wall above",
    { "Ben places wall c2 across, north of c2 and d2. Anna to move." } },
  { "ctrl+z",
    NULL,
    { "Taken back: wall c2 across.", "After move 1 of 1 (Anna). Anna moves to c2. Ben to move." } },
  { "ctrl+shift+z", NULL, { "Ben places wall c2 across, north of c2 and d2. Anna to move." } },
  { "Left", "b2, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to b2. Ben to move." } },
  { "Up", "b3", { NULL } },
  { "Return", NULL, { "The pawn cannot go there in one step." } },
  { "Up", "b4", { NULL } },
  { "Up", "b5, you can move here", { NULL } },
  { "Return", NULL, { "Ben moves to b5. Anna to move." } },
  { "ctrl+h", NULL, { "Looking for a good move…", "Look at " } },
  { "Down", "b4", { NULL } },
  { "Down", "b3, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to b3. Ben to move." } },
  { "Up", "b4, you can move here", { NULL } },
  { "Return", NULL, { "Ben moves to b4. Anna to move." } },
  { "Down", "b3, Anna’s pawn, can move east, south, west, can jump north", { NULL } },
  { "Left", "a3, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to a3. Ben to move." } },
  { "Right", "b3, you can move here", { NULL } },
  { "Return", NULL, { "Ben moves to b3. Anna to move." } },
  { "Left", "a3, Anna’s pawn, can move north, south, can jump east", { NULL } },
  { "Up", "a4, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to a4. Ben to move." } },
  { "Right", "b4, you can move here", { NULL } },
  { "Down", "b3, Ben’s pawn, can move north, east, south, west", { NULL } },
  { "Down", "b2, you can move here", { NULL } },
  { "Return", NULL, { "Ben moves to b2. Anna to move." } },
  { "Up", "b3", { NULL } },
  { "Up", "b4, you can move here", { NULL } },
  { "Left", "a4, Anna’s pawn, can move north, east, south", { NULL } },
  { "Up", "a5, you can move here", { NULL } },
  { "Return", NULL, { "Anna moves to a5. Anna reaches the goal and wins." } },
};

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_is_told_in_one_sentence_for_each_event)
{
  take (start (PEOPLE,
               "Anna plays against Ben. Anna is on c1, on the way to row 5. Ben is on c5, on "
               "the way to row 1. Anna to move. Press F1 for help."),
        game, G_N_ELEMENTS (game));
  program_quit ();
}

TEST (a_finished_game_is_introduced_by_its_result)
{
  start (LOST, "Anna – Ben. Ben reaches the goal and wins. Press F1 for help.");
  program_quit ();
}

static const Step first_move[] = {
  { "Up", "e2, you can move here", { NULL } },
  { "Return", NULL, { "You move to e2.", "Wanderer " } },
};

TEST (a_computer_answers_after_the_move)
{
  take (start (COMPUTER, "You play against Wanderer (computer)."), first_move,
        G_N_ELEMENTS (first_move));
  program_quit ();
}

#define SECOND                                                                                     \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Wanderer\"]\n[Player2 \"Anna\"]\n"                 \
  "[Seat1 \"computer wanderer\"]\n[Seat2 \"human\"]\n\n1. e2 *"

/* As after Play Again, when the computer begins. */
TEST (a_board_that_is_turned_is_told_with_the_first_sentence)
{
  start (SECOND,
         "You play against Wanderer (computer). Wanderer is on e2, on the way to row 9. You "
         "are on e9, on the way to row 1. The board is turned: Up goes towards row 1. Your "
         "move.");
  program_quit ();
}

/* Dialogs, a review and a puzzle */

static const struct {
  const char *key;
  const char *title;
  const char *first;
  const char *sentence; /* (nullable) */
} dialogs[] = {
  { "ctrl+comma", "Preferences", "Resume Games", NULL },
  { "F1", "How to Play", "Learn to Play", NULL },
  { "ctrl+question", "Keyboard Shortcuts", "Move around the board, or shift the wall", NULL },
  { "ctrl+n", "New Game", "Wanderer, 1 of 5 stars", NULL },
  { "ctrl+r", "Resign?", "Cancel", "Anna resigns, and Ben wins the game." },
};

TEST (a_dialog_is_a_window_with_a_title_and_the_focus_on_its_first_control,
      .loops = G_N_ELEMENTS (dialogs))
{
  Accessible *dialog;

  start (PEOPLE, "Anna plays against Ben.");
  hands_press (dialogs[_i].key);
  dialog = accessible_wait_for_window (dialogs[_i].title);
  ck_assert (accessible_is (dialog, ACCESSIBLE_WINDOW));
  accessible_wait_for_focus (accessible_wait (dialog, ACCESSIBLE_ANY, dialogs[_i].first));
  if (dialogs[_i].sentence != NULL)
    expect_at_last (dialogs[_i].sentence);
  hands_press ("Escape");
  accessible_wait_until_no_window (dialogs[_i].title);
  program_quit ();
}

TEST (a_review_is_told_when_it_begins_and_when_it_ends)
{
  Accessible *window = start (LOST, "Anna – Ben. Ben reaches");

  hands_press ("ctrl+shift+e");
  expect ("Reviewing the game…");
  expect ("The review is done. Move 1, Anna. Blunder: e7 loses 100%. Accuracy: ");
  hands_press ("F8");
  accessible_wait (window, ACCESSIBLE_ANY, "Move 1, Anna. Blunder: e7 loses 100%.");
  program_quit ();
}

static const Step tries[] = {
  { "Up", "c3, you can move here", { NULL } },
  { "Return", NULL, { "But Robin answers " } },
  { "d 3", "d3, Robin’s pawn", { NULL } },
  { "h", "d3h, wall below d3 and e3, free", { NULL } },
};

TEST (a_puzzle_is_told_tried_and_solved)
{
  Accessible *window = start (NULL, NULL);
  Accessible *button = accessible_wait (window, ACCESSIBLE_BUTTON, "Puzzles");
  Accessible *puzzles;

  hands_press ("Tab");
  accessible_wait_for_focus (button);
  hands_press ("Return");
  puzzles = accessible_wait_for_page ("Puzzles");
  accessible_wait_for_focus (
      accessible_wait (puzzles, ACCESSIBLE_ANY, "Close Race, 0 of 10 solved"));
  hands_press ("Return");
  expect_at_last ("W describes the board; A repeats the last sentence.");
  take (puzzles, tries, G_N_ELEMENTS (tries));
  hands_press ("Return");
  expect_at_last ("You place wall d3 across, north of d3 and e3.");
  expect (
      "Right! Robin’s path grows by 1 step. Then you win the race, because nobody has walls left.");
  program_end ();
}
