/*
 * The real program in the hands of a person who has one switch and hears what it would choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

#define SETTINGS                                                                                   \
  "[io/github/quoridor/Quoridor]\nscanning='timed'\nscanning-pace=2.5\nverbosity='terse'\n"

/* More sentences than come before any choice. */
#define PATIENCE 60

/* The button that begins another game, and how often a press at it may come too late. */
#define AGAIN "Play Again"
#define MAX_TURNS 3u

/* One switch is slow: the person has walls and the opponent has none, and both begin in
 * corners. One wall lengthens the opponent's path, and then the race is won. */
#define START                                                                                      \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Wanderer\"]\n"                 \
  "[Seat2 \"computer wanderer\"]\n[Position \"5 5 2 1 | a1 e5 | 3 0 | - | -\"]\n\n*"

/* Presses the only switch. */
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

static gboolean
is_of_the_first_list (const char *sentence)
{
  return g_str_equal (sentence, "Pawn") || g_str_has_suffix (sentence, " wall") ||
         g_str_equal (sentence, "More");
}

/* Presses at each of these words in turn, and begins again if a press was too late. */
static void
choose (const char *const *words)
{
  gsize n_chosen = 0;

  for (guint i = 0; i < PATIENCE && words[n_chosen] != NULL; i++) {
    g_autofree char *sentence = accessible_wait_for_next_announcement ();

    if (is_of_the_first_list (sentence))
      n_chosen = 0;
    if (g_str_has_prefix (sentence, "Scanning pauses")) {
      press ();
    } else if (g_str_equal (sentence, words[n_chosen])) {
      press ();
      n_chosen++;
    }
  }
  ck_assert_msg (words[n_chosen] == NULL, "%s", words[n_chosen]);
}

/* Presses at the button. If a press was too late, the button has its turn again. */
static void
play_again (Accessible *window)
{
  for (guint i = 0; i < MAX_TURNS && accessible_has (window, ACCESSIBLE_BUTTON, AGAIN); i++) {
    accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_BUTTON, AGAIN));
    press ();
    for (guint j = 0; j < PATIENCE && accessible_has (window, ACCESSIBLE_BUTTON, AGAIN); j++)
      g_usleep (50000);
  }
  accessible_wait_until_none (window, ACCESSIBLE_BUTTON, AGAIN);
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_is_won_by_one_key_and_the_next_one_begun)
{
  static const char *const moves[][4] = { { "Horizontal wall", "Row 4", "d4" },
                                          { "Pawn", "a2" },
                                          { "Pawn", "a3" },
                                          { "Pawn", "a4" },
                                          { "Pawn", "a5" } };
  Accessible *window = start ();

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    choose (moves[i]);
  accessible_wait (window, ACCESSIBLE_ANY, "You beat Wanderer.");
  accessible_wait (window, ACCESSIBLE_BUTTON, AGAIN);
  play_again (window);
  program_quit ();
}

TEST (a_move_is_taken_back_by_one_key)
{
  static const char *const aside[] = { "Pawn", "b1", NULL };
  Accessible *window = start ();

  choose (aside);
  choose ((const char *[]){ "More", NULL });
  accessible_wait_for_focus (accessible_wait (window, ACCESSIBLE_BUTTON, "Undo"));
  press ();
  accessible_wait_for_announcement ("Before the first move.");
  choose (aside);
  program_quit ();
}
