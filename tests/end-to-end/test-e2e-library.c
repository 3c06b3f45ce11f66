/*
 * The library with the real program: games are played, found, imported, filtered, opened, deleted
 * and brought back; by mouse, by keyboard and by assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "inspection.h"
#include "program.h"
#include "test.h"

/* Anna wins with c5. */
#define ALMOST PROGRAM_TWO_PEOPLE ("5x5") "c2 b5 c3 a5 c4 a4 *"

#define ROW "Anna – Ben, Anna won, 5×5 · 4 moves"

#define COLLECTION                                                                                 \
  "[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Cleo\"]\n[Player2 \"Dan\"]\n\nd2 resign 1\n\n"     \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Eva\"]\n[Player2 \"Finn\"]\n\nc2 *\n"

#define CLEO "Cleo – Dan, Cleo won by resignation"
#define EVA "Eva – Finn, Not finished"

#define CHIP "Remove “Board: 7×7”"

static Accessible *
open_library (void)
{
  hands_press ("ctrl+shift+l");
  return accessible_wait_for_page ("Library");
}

/* Two clicks lead from a finished game to the library. */
static Accessible *
open_library_from_home (Accessible *window)
{
  Accessible *home = accessible_wait (window, ACCESSIBLE_BUTTON, "Home");
  Accessible *library;

  hands_click (accessible_get_middle (home));
  library = accessible_wait (window, ACCESSIBLE_BUTTON, "Library");
  hands_click (accessible_get_middle (library));
  return accessible_wait_for_page ("Library");
}

/* Returns the window with a game that is almost won. A collection is in the folder. */
static Accessible *
start (void)
{
  program_write ("games.quoridor", COLLECTION, strlen (COLLECTION));
  program_allow_slow_double_clicks ();
  return program_start (ALMOST, "Anna to move.");
}

/* By keys, as the dialog of GTK has no field for a known file name. */
static void
import (Accessible *library)
{
  g_autofree char *path = program_get_path ("games.quoridor");

  accessible_wait_for_window ("Import Games");
  hands_type (path);
  hands_press ("Return");
  accessible_wait (library, ACCESSIBLE_ANY, CLEO);
}

/* Only one game of the collection was played on this board. */
static void
wait_for_filter (Accessible *library)
{
  accessible_wait_for_label (library, "1 game");
  accessible_wait_until_none (library, ACCESSIBLE_ANY, EVA);
  ck_assert (accessible_has (library, ACCESSIBLE_ANY, CLEO));
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_is_found_opened_and_deleted_by_mouse)
{
  Accessible *window = start ();
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *library, *search, *all, *found, *undo;

  hands_click_moves (board, "c5");
  library = open_library_from_home (window);
  accessible_wait (library, ACCESSIBLE_ANY, ROW);

  search = accessible_wait (library, ACCESSIBLE_ANY, "Name of a Player");
  hands_click (accessible_get_middle (search));
  hands_type ("Cleo");
  all = accessible_wait (library, ACCESSIBLE_BUTTON, "Show All Games");
  hands_click (accessible_get_middle (all));
  found = accessible_wait (library, ACCESSIBLE_ANY, ROW);

  hands_double_click (accessible_get_middle (found));
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);
  hands_press ("Delete");
  undo = accessible_wait (library, ACCESSIBLE_BUTTON, "Undo");
  accessible_wait_for_label (library, "No Games Yet");
  hands_click (accessible_get_middle (undo));
  accessible_wait (library, ACCESSIBLE_ANY, ROW);
  program_quit ();
}

TEST (games_are_imported_and_filtered_by_mouse)
{
  Accessible *library, *menu, *board, *filters, *again, *chip;
  AccessiblePoint place;

  start ();
  hands_rest ();
  library = open_library ();
  menu = accessible_wait (library, ACCESSIBLE_BUTTON, "Main Menu");
  hands_click (accessible_get_middle (menu));
  hands_click_in_popover (accessible_wait (library, ACCESSIBLE_ANY, "Import…"));
  import (library);

  filters = accessible_wait (library, ACCESSIBLE_ANY, "Filters");
  hands_click (accessible_get_middle (filters));
  board = accessible_wait (library, ACCESSIBLE_ANY, "Board, Any Size");
  place = accessible_get_middle (board);
  hands_click (accessible_get_middle (filters));
  accessible_wait_until_none (library, ACCESSIBLE_ANY, "Board, Any Size");
  hands_click (accessible_get_middle (filters));
  again = accessible_wait (library, ACCESSIBLE_ANY, "Board, Any Size");
  accessible_wait_until_near (again, place);
  hands_click (place);
  hands_click_in_popover (accessible_wait_for_item (again, "7×7"));
  wait_for_filter (library);

  chip = accessible_wait (library, ACCESSIBLE_BUTTON, CHIP);
  ck_assert (accessible_has (library, ACCESSIBLE_BUTTON, "Clear Filters"));
  hands_click (accessible_get_middle (chip));
  accessible_wait (library, ACCESSIBLE_ANY, EVA);
  program_quit ();
}

TEST (games_are_imported_filtered_found_and_deleted_by_keys)
{
  Accessible *window = start ();
  Accessible *library, *board, *chip;
  HandsSquare focus = "c4";

  hands_rest ();
  hands_type_moves (window, focus, "c5");
  library = open_library ();
  accessible_wait_for_focus (accessible_wait (library, ACCESSIBLE_ANY, ROW));

  hands_press ("F10 i");
  import (library);

  hands_press ("ctrl+f shift+Tab shift+Tab");
  accessible_wait_for_focus (accessible_wait (library, ACCESSIBLE_ANY, "Filters"));
  hands_press ("space");
  board = accessible_wait (library, ACCESSIBLE_ANY, "Board, Any Size");
  hands_press ("ctrl+f Tab Tab Tab Tab Down Down Down");
  accessible_wait_for_focus (board);
  hands_press ("space End Return");
  wait_for_filter (library);
  chip = accessible_wait (library, ACCESSIBLE_BUTTON, CHIP);
  /* Tab skips a chip without a position. */
  accessible_get_middle (chip);
  hands_press ("ctrl+f Tab");
  accessible_wait_for_focus (chip);
  hands_press ("Return");
  accessible_wait (library, ACCESSIBLE_ANY, EVA);

  hands_press ("ctrl+f");
  hands_type ("cle");
  accessible_wait_for_label (library, "1 game");
  hands_press ("Return Return");
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);
  hands_press ("Delete");
  accessible_wait_for_label (library, "No Games Found");
  hands_press ("ctrl+z");
  accessible_wait (library, ACCESSIBLE_ANY, CLEO);
  program_quit ();
}

TEST (games_are_exported_by_keys)
{
  Accessible *window = start ();
  Accessible *library;
  g_autofree char *path = program_get_path ("out.quoridor");
  g_autofree char *text = NULL;
  HandsSquare focus = "c4";

  hands_rest ();
  hands_type_moves (window, focus, "c5");
  library = open_library ();
  accessible_wait_for_focus (accessible_wait (library, ACCESSIBLE_ANY, ROW));
  hands_press ("F10 e");
  accessible_wait_for_window ("Export Games");
  hands_press ("ctrl+a");
  hands_type (path);
  hands_press ("Return");
  accessible_wait_for_label (library, "1 game exported.");
  text = program_read ("out.quoridor");
  ck_assert (strstr (text, "[Player1 \"Anna\"]") != NULL);
  hands_press ("Escape");
  accessible_wait_until_none (library, ACCESSIBLE_ANY, ROW);
  program_quit ();
}

/* Activates a menu item. AT-SPI has the button of the menu inside another one. */
static void
do_in_menu (Accessible *window, const char *label)
{
  Accessible *around = accessible_wait (window, ACCESSIBLE_BUTTON, "Main Menu");

  accessible_do (accessible_wait (around, ACCESSIBLE_BUTTON, "Main Menu"), "click");
  accessible_do (accessible_wait (around, ACCESSIBLE_ANY, label), "click");
}

TEST (games_are_imported_filtered_found_and_deleted_by_assistive_tools)
{
  Accessible *window = start ();
  Accessible *square = accessible_wait_for_square (window, "c5");
  Accessible *library, *board, *chip, *undo, *found;
  g_autofree char *faults = NULL;

  hands_rest ();
  accessible_do (square, "square.activate");
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "Home"), "click");
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "Library"), "click");
  library = accessible_wait_for_page ("Library");
  accessible_wait (library, ACCESSIBLE_ANY, ROW);
  do_in_menu (library, "Import…");
  import (library);

  accessible_do (accessible_wait (library, ACCESSIBLE_ANY, "Filters"), "click");
  board = accessible_wait (library, ACCESSIBLE_ANY, "Board, Any Size");
  accessible_do (board, "row.open");
  accessible_do (accessible_wait_for_item (board, "7×7"), "item.choose");
  wait_for_filter (library);
  chip = accessible_wait (library, ACCESSIBLE_BUTTON, CHIP);
  faults = inspection_look (library);
  ck_assert_str_eq (faults, "");
  accessible_do (chip, "click");
  accessible_wait (library, ACCESSIBLE_ANY, EVA);

  accessible_write (accessible_wait (library, ACCESSIBLE_ANY, "Name of a Player"), "cle");
  accessible_wait_for_label (library, "1 game");
  accessible_select_first (accessible_wait (library, ACCESSIBLE_ANY, "Games"));
  accessible_do (library, "win.delete");
  undo = accessible_wait (library, ACCESSIBLE_BUTTON, "Undo");
  accessible_wait_for_label (library, "No Games Found");
  accessible_do (undo, "click");
  found = accessible_wait (library, ACCESSIBLE_ANY, CLEO);

  accessible_do (found, "game.open");
  accessible_wait_for_windows (2);
  program_end ();
}
