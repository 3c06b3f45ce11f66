/*
 * The real program on screens of several kinds, and its dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "run-suite.h"

static const struct {
  const char *key;
  const char *title;
} dialogs[] = {
  { "ctrl+n", "New Game" },
  { "ctrl+comma", "Preferences" },
  { "ctrl+question", "Shortcuts" },
  { "F1", "How to Play" },
};

START_TEST (a_dialog_opens_by_keyboard_without_a_complaint)
{
  g_autoptr (Accessible) window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) dialog = NULL;

  hands_rest ();
  hands_press (dialogs[_i].key);
  dialog = accessible_wait (desktop, ACCESSIBLE_ANY, dialogs[_i].title);
  program_end ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("looks");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_loop_test (tcase, a_dialog_opens_by_keyboard_without_a_complaint, 0,
                       G_N_ELEMENTS (dialogs));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
