/*
 * The real program as assistive tools read and use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "program.h"
#include "run-suite.h"

START_TEST (assistive_tools_find_squares_by_name_and_activate_them)
{
  g_autoptr (Accessible) window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (Accessible) e2 = NULL;
  g_autoptr (Accessible) d8 = NULL;

  e2 = accessible_wait (window, ACCESSIBLE_BUTTON, "e2, you can move here");
  accessible_do (e2, "square.activate");
  accessible_wait_for_name (window, "Anna moves to e2");
  accessible_wait_for_name (e2, "Anna’s pawn");

  d8 = accessible_wait_for_square (window, "d8");
  accessible_do (d8, "square.horizontal-wall");
  accessible_wait_for_name (window, "Ben places the wall d8h");
  accessible_wait_for_name (d8, "wall above");
  program_quit_and_discard ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("assistive tools");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, assistive_tools_find_squares_by_name_and_activate_them);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
