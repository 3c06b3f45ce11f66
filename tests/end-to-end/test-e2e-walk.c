/*
 * A walk over every window of the real program, as assistive tools find it and as Tab leads through
 * it: everything has a name and a role, and nothing that is harmful is what is done first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "inspection.h"
#include "program.h"
#include "test.h"

#define PEOPLE PROGRAM_TWO_PEOPLE ("5x5") "1. c2 {Well.} b5 *"

#define COMPUTER                                                                                   \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Wanderer\"]\n"                 \
  "[Seat1 \"human\"]\n[Seat2 \"computer wanderer\"]\n\n*"

/* Anna could win at once. She does not, and Ben wins. */
#define LOST                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e8 a2 | 10 10 | - | -\"]\n\n1. e7 a1 2"

/* A window or page with the path to it: keys; a button as "Window:Button", which is clicked;
 * or "Window!Button", whose action is activated because it is scrolled out of sight. */
typedef struct {
  const char *game;    /* (nullable): the home page */
  const char *way[4];  /* in turn */
  const char *title;   /* of the window in front after that */
  const char *content; /* something in that window */
} Place;

static const Place places[] = {
  { NULL, { NULL }, "Quoridor", "Puzzles" },
  { NULL, { "F10" }, "Quoridor", "About Quoridor" },
  { PEOPLE, { NULL }, "Quoridor", "Undo" },
  { COMPUTER, { NULL }, "Quoridor", "Undo" },
  { PEOPLE, { "ctrl+l" }, "Quoridor", "Move" },
  { PEOPLE, { "alt+2" }, "Quoridor", "Review Game" },
  { PEOPLE, { "alt+3" }, "Quoridor", "Comment on " },
  { LOST, { "ctrl+shift+e" }, "Quoridor", "Move 1, Anna. Blunder: e7 loses 100%." },
  { PROGRAM_TWO_PEOPLE ("5x5") "1. resign 2", { NULL }, "Quoridor", "Play Again" },
  { PEOPLE, { "ctrl+n" }, "New Game", "Start" },
  { PEOPLE, { "ctrl+n", "New Game:More Options" }, "New Game", "Draw by Repetition" },
  { PEOPLE, { "ctrl+comma" }, "Preferences", "Resume Games" },
  { PEOPLE, { "ctrl+comma", "Preferences:Board" }, "Preferences", "Colours" },
  { PEOPLE, { "ctrl+comma", "Preferences:Sound" }, "Preferences", "Places by Ear" },
  { PEOPLE, { "ctrl+comma", "Preferences:Accessibility" }, "Preferences", "Scanning" },
  { PEOPLE, { "ctrl+comma", "Preferences:Engines" }, "Preferences", "Threads" },
  { PEOPLE,
    { "ctrl+comma", "Preferences:Engines", "Preferences:Add an Engine" },
    "Add Engine",
    "Choose a Program" },
  { PEOPLE, { "ctrl+question" }, "Keyboard Shortcuts", "" },
  { PEOPLE, { "F1" }, "How to Play", "" },
  { PEOPLE, { "F10", "Up Return" }, "About", "" },
  { PEOPLE, { "ctrl+b" }, "Quoridor", "Clear Walls" },
  { PEOPLE, { "ctrl+shift+g" }, "Quoridor", "Play a Game" },
  { PEOPLE, { "ctrl+shift+k" }, "Quoridor", "New Tournament" },
  { PEOPLE, { "ctrl+shift+k", "Quoridor:New Tournament" }, "Quoridor", "Computers" },
  { PEOPLE, { "ctrl+r" }, "Resign?", "Resign" },
  { PEOPLE, { "Up Return", "ctrl+n", "New Game:Start" }, "Save This Game?", "Discard" },
  { NULL, { "Quoridor:Ladder" }, "Quoridor", "Next: Wanderer, rating 310. Not beaten yet." },
  { NULL, { "Quoridor:Learn" }, "Quoridor", "Show Me" },
  { NULL, { "Quoridor:Puzzles" }, "Quoridor", "Face to Face, 0 of 8 solved" },
  { NULL,
    { "Quoridor:Puzzles", "Quoridor:Face to Face, 0 of 8 solved" },
    "Quoridor",
    "Find the only move that wins." },
};

/* What header bars and About show beside the title of the window, such as the titles of pages, the
 * title of a group whose only button is “Add an Engine”, and remarks, which are announced. */
static const char *const unread[] = {
  "Anna – Ben",
  "Anna – Wanderer",
  "game.quoridor",
  "New Tournament",
  "Engines",
  "Ladder",
  "Learn to Play",
  "Position",
  "Preferences",
  "Puzzles",
  "Statistics",
  "Tournaments",
  "Quoridor",
  "The Quoridor contributors",
  "What a fine day for a walk.",
  "No hurry. Shall we stroll?",
  NULL,
};

static void
go (const char *step)
{
  g_auto (GStrv) words = g_strsplit_set (step, ":!", 2);
  Accessible *window, *button;

  if (words[1] == NULL) {
    hands_rest ();
    hands_press (step);
    return;
  }
  window = accessible_wait_for_window (words[0]);
  button = accessible_wait (window, ACCESSIBLE_ANY, words[1]);
  if (strchr (step, '!') != NULL)
    accessible_do (button, "click");
  else
    hands_click (accessible_get_middle (button));
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (all_that_is_there_has_a_name_and_a_role_and_is_harmless, .loops = G_N_ELEMENTS (places))
{
  const Place *place = &places[_i];
  Accessible *front;
  g_autofree char *faults = NULL;
  g_autofree char *silent = NULL;

  /* If games cannot be saved, closing a window asks first. */
  program_write ("data/quoridor/games", "", 0);
  accessible_wait (program_start (place->game, NULL), ACCESSIBLE_BUTTON,
                   place->game == NULL ? "Play" : "Undo");
  for (const char *const *step = place->way; *step != NULL; step++)
    go (*step);
  front = accessible_wait_for_window (place->title);
  accessible_wait (front, ACCESSIBLE_ANY, place->content);
  hands_rest ();
  faults = inspection_look (front);
  silent = inspection_tab_round (front, unread);
  g_printerr ("%s%s", faults, silent);
  ck_assert_msg (*faults == '\0' && *silent == '\0', "faults in %s, %s", place->title,
                 place->content);
}
