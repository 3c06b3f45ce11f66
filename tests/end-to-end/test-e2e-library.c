/*
 * The library with the real program: a game is played, found, opened, deleted and brought back, and
 * a collection imported; by mouse, by keyboard and by assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "run-suite.h"

/* Anna wins with c5. */
#define ALMOST PROGRAM_TWO_PEOPLE ("5x5") "c2 b5 c3 a5 c4 a4 *"

#define ROW "Anna – Ben, Anna won, 5×5 · 4 moves"

#define COLLECTION                                                                                 \
  "[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Cleo\"]\n[Player2 \"Dan\"]\n\nd2 resign 1\n\n"     \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Eva\"]\n[Player2 \"Finn\"]\n\nc2 *\n"

static Accessible *
open_library (void)
{
  hands_press ("ctrl+shift+l");
  return accessible_wait_for_window ("Library");
}

START_TEST (a_game_is_found_opened_and_deleted_by_mouse)
{
  g_autoptr (Accessible) window = program_start (ALMOST, "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  g_autoptr (Accessible) library = NULL;
  g_autoptr (Accessible) row = NULL;
  g_autoptr (Accessible) search = NULL;
  g_autoptr (Accessible) all = NULL;
  g_autoptr (Accessible) found = NULL;
  g_autoptr (Accessible) undo = NULL;
  g_autoptr (Accessible) back = NULL;

  hands_click_moves (board, "c5");
  library = open_library ();
  row = accessible_wait (library, ACCESSIBLE_ANY, ROW);

  search = accessible_wait (library, ACCESSIBLE_ANY, "Name of a Player");
  hands_click (accessible_get_middle (search));
  hands_type ("Cleo");
  all = accessible_wait (library, ACCESSIBLE_BUTTON, "Show All Games");
  hands_click (accessible_get_middle (all));
  found = accessible_wait (library, ACCESSIBLE_ANY, ROW);

  hands_double_click (accessible_get_middle (found));
  accessible_wait_for_windows (3);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (2);
  hands_press ("Delete");
  undo = accessible_wait (library, ACCESSIBLE_BUTTON, "Undo");
  accessible_wait_for_label (library, "Your Games Will Be Here");
  hands_click (accessible_get_middle (undo));
  back = accessible_wait (library, ACCESSIBLE_ANY, ROW);
  program_quit ();
}
END_TEST

/* Presses the keys that choose a file in GTK's own dialog. */
static void
choose_file (const char *name)
{
  g_autofree char *path = program_get_path (name);

  hands_type (path);
  hands_press ("Return");
}

START_TEST (a_collection_is_imported_and_a_game_found_by_keys)
{
  g_autoptr (Accessible) window = NULL;
  g_autoptr (Accessible) library = NULL;
  g_autoptr (Accessible) row = NULL;
  g_autoptr (Accessible) imported = NULL;
  g_autoptr (Accessible) dialog = NULL;
  g_autoptr (Accessible) back = NULL;
  HandsSquare focus = "c4";

  program_write ("games.quoridor", COLLECTION, strlen (COLLECTION));
  window = program_start (ALMOST, "Anna to move.");
  hands_rest ();
  hands_type_moves (window, focus, "c5");
  library = open_library ();
  row = accessible_wait (library, ACCESSIBLE_ANY, ROW);
  accessible_wait_for_focus (row);

  hands_press ("F10 i");
  dialog = accessible_wait_for_window ("Import Games");
  choose_file ("games.quoridor");
  imported = accessible_wait (library, ACCESSIBLE_ANY, "Cleo – Dan, Cleo won by resignation");
  hands_press ("ctrl+f");
  hands_type ("cle");
  accessible_wait_for_label (library, "1 game");
  hands_press ("Return Return");
  accessible_wait_for_windows (3);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (2);
  hands_press ("Delete");
  accessible_wait_for_label (library, "No Such Games");
  hands_press ("ctrl+z");
  back = accessible_wait (library, ACCESSIBLE_ANY, "Cleo – Dan, Cleo won by resignation");
  program_quit ();
}
END_TEST

START_TEST (a_game_is_found_and_filters_are_let_go_by_assistive_tools)
{
  g_autoptr (Accessible) window = program_start (ALMOST, "Anna to move.");
  g_autoptr (Accessible) square = accessible_wait_for_square (window, "c5");
  g_autoptr (Accessible) library = NULL;
  g_autoptr (Accessible) row = NULL;
  g_autoptr (Accessible) filters = NULL;
  g_autoptr (Accessible) chip = NULL;
  g_autoptr (Accessible) found = NULL;

  hands_rest ();
  accessible_do (square, "square.activate");
  library = open_library ();
  row = accessible_wait (library, ACCESSIBLE_ANY, ROW);

  filters = accessible_wait (library, ACCESSIBLE_ANY, "Players, Two or Four");
  accessible_do (filters, "row.open");
  hands_press ("End Return");
  chip = accessible_wait (library, ACCESSIBLE_BUTTON, "Remove “Players: Four”");
  accessible_wait_for_label (library, "No Such Games");
  accessible_do (chip, "click");
  found = accessible_wait (library, ACCESSIBLE_ANY, ROW);

  accessible_do (found, "game.open");
  accessible_wait_for_windows (3);
  program_end ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("library");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_game_is_found_opened_and_deleted_by_mouse);
  tcase_add_test (tcase, a_collection_is_imported_and_a_game_found_by_keys);
  tcase_add_test (tcase, a_game_is_found_and_filters_are_let_go_by_assistive_tools);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
