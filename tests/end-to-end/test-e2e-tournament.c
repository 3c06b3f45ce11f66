/*
 * A tournament with the real program: set up, run, killed, gone on with, and played in by a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "run-suite.h"

#define JOURNAL "data/quoridor/tournaments/Tournament 1.journal"

static Accessible *
open_tournaments (void)
{
  hands_rest ();
  hands_press ("ctrl+shift+k");
  return accessible_wait_for_window ("Tournaments");
}

static void
click (Accessible *window, const char *name)
{
  g_autoptr (Accessible) button = accessible_wait (window, ACCESSIBLE_BUTTON, name);

  accessible_do (button, "click");
}

static Accessible *
open_tournament (void)
{
  Accessible *window = open_tournaments ();
  g_autoptr (Accessible) row = accessible_wait (window, ACCESSIBLE_ANY, "Tournament 1, ");

  hands_click (accessible_get_middle (row));
  return window;
}

/* How often a line begins so in the journal. */
static guint
count_lines (const char *beginning)
{
  g_autofree char *text = program_read (JOURNAL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_has_prefix (lines[i], beginning);
  return n;
}

START_TEST (a_tournament_is_killed_goes_on_and_waits_for_a_person)
{
  g_autoptr (Accessible) game G_GNUC_UNUSED = program_start (NULL, NULL);
  g_autoptr (Accessible) window = open_tournaments ();
  g_autoptr (Accessible) again G_GNUC_UNUSED = NULL;
  g_autoptr (Accessible) later = NULL;
  g_autoptr (Accessible) last G_GNUC_UNUSED = NULL;
  g_autoptr (Accessible) person = NULL;

  click (window, "New Tournament");
  /* From the name to the board, the smallest; then a person, and those who play. */
  hands_rest ();
  hands_press ("Tab Return");
  hands_rest ();
  hands_press ("Up Up Return");
  hands_rest ();
  person = accessible_wait (window, ACCESSIBLE_TEXT, "Your Name");
  hands_click (accessible_get_middle (person));
  hands_type ("Anna");
  hands_press ("Tab Tab Return Down Return");
  accessible_wait_for_label (window, "6 games");
  click (window, "Begin");
  accessible_wait_for_label (window, "Your Games");
  program_kill ();

  again = program_start (NULL, NULL);
  later = open_tournament ();
  /* It may have played all that it can before the kill. */
  accessible_wait_for_label (later, "Your Games");
  if (accessible_has (later, ACCESSIBLE_BUTTON, "Go On"))
    click (later, "Go On");
  accessible_wait_for_label (later, "2 of 6 games, waiting for you");
  ck_assert_uint_eq (count_lines ("game "), 2);

  click (later, "Play 1.");
  accessible_wait_for_windows (3);
  hands_rest ();
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  accessible_wait_for_label (later, "3 of 6 games, waiting for you");
  ck_assert_uint_eq (count_lines ("game 1"), 1);
  ck_assert_uint_eq (count_lines ("game "), 3);
  program_kill ();

  last = program_start (NULL, NULL);
  g_clear_object (&later);
  later = open_tournament ();
  accessible_wait_for_label (later, "3 of 6 games, waiting for you");
  program_end ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("e2e-tournament");
  TCase *tcase = program_make_case ("tournament");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_tournament_is_killed_goes_on_and_waits_for_a_person);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
