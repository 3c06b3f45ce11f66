/*
 * The real program under keyboard layouts without Latin letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

/* Layouts without Latin letters, alone and with another that has them, and one without ASCII
 * digits. */
static const char *const layouts[] = { "ru", "ru,us", "gr", "il", "ir" };

static void
tear_down (void)
{
  hands_use_layout ("us");
  program_tear_down ();
}

TEST_DEFAULTS (.timeout = 600, .set_up = program_set_up, .tear_down = tear_down)

/* Presses keys by their place on the keyboard: "ctrl+z" is Ctrl and the key at the left of the
 * lowest row. */
static void
press (const char *keys)
{
  static const char places[] = "1234567890-=  qwertyuiop[]  asdfghjkl;'` \\zxcvbnm,./";
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    char *last = strrchr (*word, '+');
    char *key = last != NULL ? last + 1 : *word;
    g_autofree char *code = NULL;

    if (strlen (key) == 1) {
      code = g_strdup_printf ("%.*s%d", (int) (key - *word), *word,
                              10 + (int) (strchr (places, *key) - places));
      hands_press (code);
    } else {
      hands_press (*word);
    }
  }
}

TEST (shortcuts_and_moves_are_typed_by_the_places_of_keys, .loops = G_N_ELEMENTS (layouts))
{
  Accessible *window, *dialog;

  hands_use_layout (layouts[_i]);
  window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 2. e3 *", "Ben to move.");
  hands_rest ();
  press ("ctrl+z");
  accessible_wait_for_label (window, "After move 1 of 2 (Ben).");
  press ("ctrl+shift+z");
  accessible_wait_for_label (window, "Ben to move.");

  press ("ctrl+l e 7 Return");
  accessible_wait_for_move (window, "e7");
  press ("a 3 h Return");
  accessible_wait_for_move (window, "a3h");

  /* Single letters on the board, with and without Shift. */
  press ("Escape j");
  accessible_wait_for_focus (accessible_wait_for_square (window, "e7"));
  press ("shift+j");
  accessible_wait_for_focus (accessible_wait_for_square (window, "e3"));
  press ("c 2");
  accessible_wait_for_focus (accessible_wait_for_square (window, "c2"));

  /* A page and the way back, and the mnemonic of a button. */
  press ("ctrl+shift+l");
  accessible_wait_for_page ("Library");
  press ("alt+Left");
  accessible_wait_until_no_page (window);
  press ("ctrl+r");
  dialog = accessible_wait_for_window ("Resign?");
  hands_point (accessible_get_middle (accessible_wait (dialog, ACCESSIBLE_BUTTON, "Resign")));
  accessible_wait_for_focus (accessible_wait (dialog, ACCESSIBLE_BUTTON, "Cancel"));
  press ("alt+r");
  accessible_wait_until_no_window ("Resign?");
  accessible_wait (window, ACCESSIBLE_ANY, "Anna wins: Ben resigned.");
  press ("ctrl+q");
  program_wait ();
}
