/*
 * The real program in the hands of a person who has one switch and hears what it would choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "run-suite.h"

#define SETTINGS                                                                                   \
  "[io/github/quoridor/Quoridor]\nscanning='timed'\nscanning-pace=1.2\nverbosity='terse'\n"

/* More sentences than there are before any choice. */
#define PATIENCE 60

/* One switch is not fast: the person has walls and the opponent has none, and each begins in a
 * corner. One wall makes the opponent's way longer, and then the race is won. */
#define START                                                                                      \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Wanderer\"]\n"                 \
  "[Seat2 \"computer wanderer\"]\n[Position \"5 5 2 1 | a1 e5 | 3 0 | - | -\"]\n\n*"

/* The one switch. */
static void
press (void)
{
  hands_press ("space");
}

static Accessible *
start (void)
{
  Accessible *window;

  program_write ("config/glib-2.0/settings/keyfile", SETTINGS, strlen (SETTINGS));
  program_set_environment ("GSETTINGS_BACKEND", "keyfile");
  accessible_listen ();
  window = program_start (START, "Your move.");
  hands_rest ();
  return window;
}

/* Presses when that is said, or when nothing would be said any more. */
static void
choose (const char *words)
{
  gboolean is_chosen = FALSE;

  for (guint i = 0; i < PATIENCE && !is_chosen; i++) {
    g_autofree char *sentence = accessible_hear ();

    is_chosen = g_str_equal (sentence, words);
    if (is_chosen || g_str_has_prefix (sentence, "Scanning rests"))
      press ();
  }
  ck_assert_msg (is_chosen, "%s", words);
}

START_TEST (a_game_is_won_by_one_key_and_the_next_one_begun)
{
  static const char *const words[] = {
    "Horizontal wall", "Row 4", "d4", "Pawn", "a2", "Pawn", "a3", "Pawn", "a4", "Pawn", "a5"
  };
  g_autoptr (Accessible) window = start ();
  g_autoptr (Accessible) again = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    choose (words[i]);
  accessible_wait_for_label (window, "You beat Wanderer.");
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  accessible_wait_for_focus (again);
  press ();
  accessible_wait_until_none (window, ACCESSIBLE_BUTTON, "Play Again");
  program_quit ();
}
END_TEST

START_TEST (a_move_is_taken_back_by_one_key)
{
  g_autoptr (Accessible) window = start ();
  g_autoptr (Accessible) undo = NULL;

  choose ("Pawn");
  choose ("b1");
  choose ("More");
  undo = accessible_wait (window, ACCESSIBLE_BUTTON, "Undo");
  accessible_wait_for_focus (undo);
  press ();
  accessible_wait_for_announcement ("Before the first move.");
  choose ("Pawn");
  choose ("b1");
  program_quit ();
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("one switch");
  TCase *tcase = program_make_case ("core");

  program_set_path (argv[argc - 1]);
  tcase_add_test (tcase, a_game_is_won_by_one_key_and_the_next_one_begun);
  tcase_add_test (tcase, a_move_is_taken_back_by_one_key);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
