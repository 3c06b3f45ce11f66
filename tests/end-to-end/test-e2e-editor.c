/*
 * Setting up a position in the real program, by mouse, keyboard and assistive tools, and playing
 * from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

#define EDITOR "Position"

static Accessible *
open_editor (void)
{
  hands_rest ();
  hands_press ("ctrl+b");
  return accessible_wait_for_page (EDITOR);
}

/* Finds an object on the board of @window by the beginning of its name. */
static Accessible *
find_place (Accessible *window, const char *name)
{
  Accessible *board = accessible_wait (window, ACCESSIBLE_ANY, "Board");

  return accessible_wait (board, ACCESSIBLE_BUTTON, name);
}

static void
press_button (Accessible *window, const char *name)
{
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, name), "click");
}

/* Goes back, and discards the changes. */
static void
leave_editor (Accessible *editor)
{
  press_button (editor, "Back");
  accessible_answer ("Discard", "Discard");
  accessible_wait_until_no_page (editor);
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_position_is_set_up_by_mouse_keys_and_actions_and_then_played)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  Accessible *editor = open_editor ();
  g_autoptr (HandsBoard) board = hands_find_board (editor);
  g_autoptr (HandsBoard) played = NULL;
  Accessible *clicked = find_place (editor, "c3h, ");
  Accessible *typed = find_place (editor, "e3v, ");
  Accessible *spoken = find_place (editor, "g6h, ");
  g_autofree char *session = NULL;

  hands_click (hands_find_place (board, "c3h"));
  accessible_wait_for_name (clicked, "can be removed");
  hands_click (hands_find_place (board, "e1"));
  hands_press ("Up Up Return v Return");
  accessible_wait_for_name (typed, "can be removed");
  hands_press ("ctrl+z");
  accessible_wait_for_name (typed, "free");
  hands_press ("ctrl+y");
  accessible_wait_for_name (typed, "can be removed");
  accessible_do (spoken, "slot.place");
  accessible_wait_for_name (spoken, "can be removed");
  press_button (editor, "Play");

  accessible_wait_until_no_page (window);
  find_place (window, "e3, Anna");
  played = hands_find_board (window);
  hands_click_moves (played, "e4 e8");
  program_quit ();
  session = program_read ("state/quoridor/sessions/1.session");
  ck_assert_ptr_nonnull (strstr (session, "| e3 e9 | 10 10 | c3h,g6h | e3v"));
}

TEST (a_position_that_cannot_be_played_says_so_to_whoever_cannot_see_it)
{
  static const char *const walls[] = { "a1h, ", "c1h, ", "e1h, ", "g1h, ", "h1v, " };
  Accessible *editor;

  accessible_listen ();
  program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  editor = open_editor ();
  for (guint i = 0; i < G_N_ELEMENTS (walls); i++) {
    Accessible *slot = find_place (editor, walls[i]);

    accessible_do (slot, "slot.place");
    accessible_wait_for_name (slot, "can be removed");
  }
  accessible_wait_for_announcement ("Anna has no path to the goal.");
  accessible_wait (editor, ACCESSIBLE_LABEL, "Anna has no path to the goal.");
  press_button (editor, "Clear Walls");
  accessible_wait_for_announcement ("The position can be played.");
  leave_editor (editor);
  program_quit ();
}

TEST (a_pawn_that_is_dragged_onto_another_one_goes_back)
{
  g_autoptr (HandsBoard) board = NULL;
  Accessible *editor;

  program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  editor = open_editor ();
  board = hands_find_board (editor);
  hands_drag (hands_find_place (board, "e1"), hands_find_place (board, "e9"), 0);
  accessible_wait (editor, ACCESSIBLE_LABEL, "Another pawn is on that square.");
  /* Nothing is picked up, so the next click picks up a pawn. */
  hands_click (hands_find_place (board, "e9"));
  accessible_wait_for_name (find_place (editor, "e9, Ben"), "picked up");
  /* Escape puts the pawn back first. */
  hands_press ("Escape");
  accessible_wait_for_label (editor, "Choose a groove");
  hands_press ("alt+Left");
  accessible_wait_until_no_page (editor);
  program_quit ();
}

TEST (assistive_tools_hear_that_another_pawn_is_there)
{
  Accessible *editor, *anna, *ben;

  accessible_listen ();
  program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  editor = open_editor ();
  anna = find_place (editor, "e1, Anna");
  ben = find_place (editor, "e9, Ben");
  accessible_do (anna, "square.activate");
  accessible_wait_for_name (anna, "picked up");
  accessible_do (ben, "square.activate");
  accessible_wait_for_announcement ("Another pawn is on that square.");
  hands_press ("Escape");
  accessible_wait_until_no_page (editor);
  program_quit ();
}
