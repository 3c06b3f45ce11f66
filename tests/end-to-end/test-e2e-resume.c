/*
 * The real program, started again: it goes on where it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

/* Of the first window. */
#define SESSION_FILE "state/quoridor/sessions/1.session"

#define TIMED                                                                                      \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[TimeControl \"5400\"]\n\n*"

#define WAIT_US 20000
#define DEADLINE_US (180 * G_USEC_PER_SEC)

static gboolean
file_contains (const char *name, const char *part)
{
  g_autofree char *path = program_get_path (name);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, part) != NULL;
}

static void
wait_for_file (const char *name, const char *part)
{
  for (gint64 waited = 0; !file_contains (name, part); waited += WAIT_US) {
    ck_assert_msg (waited < DEADLINE_US, "%s does not come to contain \"%s\"", name, part);
    g_usleep (WAIT_US);
  }
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_goes_on_after_the_program_was_killed)
{
  Accessible *window = program_start (TIMED, "Anna to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *again, *resume;

  hands_click_moves (board, "e2 e8");
  wait_for_file (SESSION_FILE, "1. e2 {[%clk");
  wait_for_file (SESSION_FILE, "]} e8 {[%clk");
  program_kill ();

  again = program_start (NULL, NULL);
  accessible_wait (again, ACCESSIBLE_LABEL, "Paused");
  accessible_wait (again, ACCESSIBLE_LABEL, "Anna: 1:");
  resume = accessible_wait (again, ACCESSIBLE_BUTTON, "Continue");
  accessible_wait_for_focus (resume);
  accessible_do (resume, "click");
  accessible_wait_for_square (again, "e3");
  hands_press ("ctrl+z");
  accessible_wait_for_move (again, "e2");
  program_kill ();
}

static void
click (Accessible *window, AccessibleKind kind, const char *name)
{
  Accessible *found = accessible_wait (window, kind, name);

  hands_click (accessible_get_middle (found));
}

/* The computer moves first in the second game. The person resigns as soon as that is possible,
 * before or after that move. */
TEST (a_match_goes_on_after_the_program_was_killed_and_closed)
{
  Accessible *window = program_start (NULL, NULL);
  Accessible *dialog, *last;

  hands_rest ();
  hands_press ("ctrl+n");
  dialog = accessible_wait_for_window ("New Game");
  click (dialog, ACCESSIBLE_ANY, "5");
  click (dialog, ACCESSIBLE_ANY, "Best of 3");
  click (dialog, ACCESSIBLE_BUTTON, "Start");
  accessible_wait_for_label (window, "0\u00a0:\u00a00 · Game 1 of 3");
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  accessible_wait_for_label (window, "0\u00a0:\u00a01 · Game 1 of 3");
  wait_for_file (SESSION_FILE, "Wins=0;1;");
  program_kill ();

  accessible_wait (program_start (NULL, "0\u00a0:\u00a01 · Game 1 of 3"), ACCESSIBLE_BUTTON,
                   "Next Game");
  hands_press ("ctrl+g");
  wait_for_file (SESSION_FILE, "Counted=false");
  program_quit ();

  last = program_start (NULL, NULL);
  accessible_wait_for_label (last, "Your move.");
  accessible_listen ();
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  accessible_wait_for_label (last, "2\u00a0:\u00a00 · Game 2 of 3");
  wait_for_file (SESSION_FILE, "Wins=0;2;");
  accessible_wait_for_announcement (" wins the match 2\u00a0:\u00a00.");
  /* On the card. */
  click (last, ACCESSIBLE_BUTTON, "New Match");
  accessible_wait_for_label (last, "0\u00a0:\u00a00 · Game 1 of 3");
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  accessible_wait_for_announcement ("Game 1 of 3. Wanderer leads 1\u00a0:\u00a00.");
  click (last, ACCESSIBLE_BUTTON, "Next Game");
  accessible_wait_for_label (last, "1\u00a0:\u00a00 · Game 2 of 3");
  program_quit ();
}

TEST (quitting_asks_nothing_and_the_game_goes_on)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 *", "Ben to move.");
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *again;

  hands_click_moves (board, "e8");
  program_quit ();
  again = program_start (NULL, "Anna to move.");
  accessible_wait (again, ACCESSIBLE_LABEL, "• game.quoridor");
  hands_press ("ctrl+z");
  accessible_wait_for_move (again, "e2");
  hands_press ("ctrl+w");
  program_wait ();
}

TEST (two_windows_come_back)
{
  Accessible *first = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 *", "Ben to move.");
  g_autoptr (HandsBoard) board = hands_find_board (first);
  static const char text[] = "[Session]\nVersion=1\nModified=true\n[Game]\n"
                             "Text=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n1. b1 *\n";

  hands_click_moves (board, "e8");
  program_quit ();
  program_write ("state/quoridor/sessions/2.session", text, strlen (text));

  program_start (NULL, NULL);
  accessible_wait_for_windows (2);
  program_quit ();
  ck_assert (file_contains (SESSION_FILE, "e8 *"));
  ck_assert (file_contains ("state/quoridor/sessions/2.session", "b1 *"));
}

TEST (a_session_that_cannot_be_read_is_put_aside)
{
  static const char nonsense[] = "[Session]\nVersion=1\n[Game]\nText=e2 e4\n";
  g_autofree char *bad = NULL;

  program_write (SESSION_FILE, nonsense, strlen (nonsense));
  program_start (NULL, NULL);
  program_quit ();
  bad = program_read (SESSION_FILE ".bad");
  ck_assert_str_eq (bad, nonsense);
}
