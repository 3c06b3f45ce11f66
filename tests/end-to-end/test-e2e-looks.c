/*
 * The real program on screens of several kinds, and its dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"
#include "program.h"
#include "test.h"

static const struct {
  const char *key;
  const char *title;
} dialogs[] = {
  { "ctrl+n", "New Game" },
  { "ctrl+comma", "Preferences" },
  { "ctrl+question", "Keyboard Shortcuts" },
  { "F1", "How to Play" },
};

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_dialog_opens_by_keyboard_without_a_complaint, .loops = G_N_ELEMENTS (dialogs))
{
  program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");

  hands_rest ();
  hands_press (dialogs[_i].key);
  accessible_wait_for_window (dialogs[_i].title);
  program_end ();
}

/* A display or a setting that GTK reads from the environment. */
static const struct {
  const char *name;
  const char *value;
  int scale;
} looks[] = {
  { "ADW_DEBUG_COLOR_SCHEME", "prefer-dark", 1 },
  { "ADW_DEBUG_HIGH_CONTRAST", "1", 1 },
  { "GDK_SCALE", "2", 2 },
};

TEST (a_game_is_played_whatever_the_looks, .loops = G_N_ELEMENTS (looks))
{
  Accessible *window;
  g_autoptr (HandsBoard) board = NULL;

  program_set_environment (looks[_i].name, looks[_i].value);
  hands_set_scale (looks[_i].scale);
  window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  board = hands_find_board (window);
  hands_click_moves (board, "e2 e8 e3h c6v");
  program_quit ();
}
