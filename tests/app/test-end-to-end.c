/*
 * Plays with the real program: clicks and keys from outside, and what assistive tools see of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include <gio/gio.h>
#include <signal.h>

#include "accessible.h"
#include "temp-folder.h"

static char *program; /* set by main() */
static GSubprocess *process;
static char *folder; /* of the saved game, and of all that the program keeps for its user */

static void
set_up (void)
{
  folder = make_temp_folder ();
}

static void
tear_down (void)
{
  if (process != NULL) {
    g_subprocess_force_exit (process);
    g_subprocess_wait (process, NULL, NULL);
  }
  g_clear_object (&process);
  g_clear_pointer (&folder, remove_temp_folder);
}

/* Where the program finds its user's files. */
static const struct {
  const char *variable;
  const char *name;
} user_folders[] = {
  { "XDG_STATE_HOME", "state" },
  { "XDG_DATA_HOME", "data" },
  { "XDG_CONFIG_HOME", "config" },
  { "XDG_CACHE_HOME", "cache" },
};

/* Runs the program with one argument or none, for a user who has nothing but what is in the folder. */
static void
run (GSubprocessFlags flags, const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);

  for (gsize i = 0; i < G_N_ELEMENTS (user_folders); i++) {
    g_autofree char *path = g_build_filename (folder, user_folders[i].name, NULL);

    ck_assert_int_eq (g_mkdir_with_parents (path, 0700), 0);
    g_subprocess_launcher_setenv (launcher, user_folders[i].variable, path, TRUE);
  }
  process = g_subprocess_launcher_spawn (launcher, NULL, program, argument, NULL);
  ck_assert_ptr_nonnull (process);
}

/* Starts the program with a saved game of two humans that has this text behind the headers. */
static Accessible *
start (const char *moves, const char *title)
{
  g_autofree char *path = g_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *text = g_strconcat ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                                       "[Player2 \"Ben\"]\n\n",
                                       moves, "\n", NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
  run (G_SUBPROCESS_FLAGS_STDERR_PIPE, path);

  return accessible_wait_for_window (title);
}

/* Runs xdotool, which stands for the hands of the user. */
static void act (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
act (const char *format, ...)
{
  g_autofree char *words = NULL;
  g_autofree char *command = NULL;
  int status;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  command = g_strconcat ("xdotool ", words, NULL);
  ck_assert (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  ck_assert_int_eq (status, 0);
}

static void
click (AccessiblePoint point)
{
  act ("mousemove --sync %d %d click 1", point.x, point.y);
}

/* Closes the program by keyboard; it must have had nothing to complain about. */
static void
quit (void)
{
  g_autofree char *complaints = NULL;

  act ("key ctrl+q");
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaints, NULL));
  ck_assert (g_subprocess_get_if_exited (process));
  ck_assert_int_eq (g_subprocess_get_exit_status (process), 0);
  ck_assert_str_eq (complaints, "");
}

/* The same where the game is not saved: the question is answered with Discard. */
static void
quit_and_discard (void)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) discard = NULL;
  g_autofree char *complaints = NULL;

  act ("key ctrl+q");
  discard = accessible_wait (desktop, ACCESSIBLE_BUTTON, "Discard");
  accessible_do (discard, "click");
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaints, NULL));
  ck_assert_str_eq (complaints, "");
}

static AccessiblePoint
find_square (Accessible *window, const char *name)
{
  g_autoptr (Accessible) square = accessible_wait (window, ACCESSIBLE_BUTTON, name);

  return accessible_get_middle (square);
}

START_TEST (a_pawn_moves_and_a_wall_is_placed_by_clicks_and_undo_takes_it_back)
{
  g_autoptr (Accessible) window = start ("*", "Anna to move.");
  AccessiblePoint e3 = find_square (window, "e3");
  AccessiblePoint f4 = find_square (window, "f4");

  click (find_square (window, "e2"));
  accessible_wait_for_name (window, "Anna moves to e2");

  /* On the groove above e3, nearer to f3 than to d3. */
  click ((AccessiblePoint){ e3.x + (f4.x - e3.x) / 4, (e3.y + f4.y) / 2 });
  accessible_wait_for_name (window, "Ben places the wall e3h");

  act ("key ctrl+z");
  accessible_wait_for_name (window, "Anna moves to e2. Ben to move.");
  act ("key ctrl+shift+z");
  accessible_wait_for_name (window, "Ben places the wall e3h");
  quit_and_discard ();
}
END_TEST

START_TEST (assistive_tools_find_squares_by_name_and_activate_them)
{
  g_autoptr (Accessible) window = start ("*", "Anna to move.");
  g_autoptr (Accessible) e2 = NULL;
  g_autoptr (Accessible) d8 = NULL;

  e2 = accessible_wait (window, ACCESSIBLE_BUTTON, "e2, you can move here");
  accessible_do (e2, "square.activate");
  accessible_wait_for_name (window, "Anna moves to e2");
  accessible_wait_for_name (e2, "Anna’s pawn");

  d8 = accessible_wait (window, ACCESSIBLE_BUTTON, "d8");
  accessible_do (d8, "square.horizontal-wall");
  accessible_wait_for_name (window, "Ben places the wall d8h");
  accessible_wait_for_name (d8, "wall above");
  quit_and_discard ();
}
END_TEST

START_TEST (the_keyboard_alone_plays_and_saves)
{
  g_autoptr (Accessible) window = start ("1. e2 e8 *", "Ben moves to e8");
  g_autofree char *path = g_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *text = NULL;

  act ("mousemove 500 20 key Up Return");
  accessible_wait_for_name (window, "Anna moves to e3");
  act ("key ctrl+s");
  quit ();
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  ck_assert_ptr_nonnull (strstr (text, "2. e3 *"));
}
END_TEST

START_TEST (a_game_is_won_by_a_click_and_another_one_started)
{
  g_autoptr (Accessible) window =
      start ("1. e2 d9 2. e3 c9 3. e4 b9 4. e5 c9 5. e6 b9 6. e7 c9 7. e8 b9 *", "Ben moves to b9");
  g_autoptr (Accessible) again = NULL;
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) discard = NULL;

  click (find_square (window, "e9"));
  accessible_wait_for_name (window, "Anna reaches the goal and wins.");
  again = accessible_wait (window, ACCESSIBLE_BUTTON, "Play Again");
  click (accessible_get_middle (again));
  discard = accessible_wait (desktop, ACCESSIBLE_BUTTON, "Discard");
  accessible_do (discard, "click");
  accessible_wait_for_name (window, "Anna to move. – Quoridor");
  quit ();
}
END_TEST

START_TEST (a_bad_file_is_explained_with_line_and_column)
{
  g_autoptr (Accessible) window = start ("1. e2 e2 *", "Player 1 to move.");
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) message =
      accessible_wait (desktop, ACCESSIBLE_LABEL, "Line 6, column 7: ");
  g_autoptr (Accessible) button = accessible_wait (desktop, ACCESSIBLE_BUTTON, "Close");

  accessible_do (button, "click");
  quit ();
}
END_TEST

START_TEST (the_computer_answers_a_click)
{
  g_autoptr (Accessible) window = NULL;

  run (G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  window = accessible_wait_for_window ("Player 1 to move.");
  click (find_square (window, "e2"));
  accessible_wait_for_name (window, "Player 1 moves to e2");
  accessible_wait_for_name (window, "Player 1 to move.");
  act ("key ctrl+z");
  accessible_wait_for_name (window, "Player 1 to move. – Quoridor");
  quit_and_discard ();
}
END_TEST

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
  g_autoptr (Accessible) window = start ("*", "Anna to move.");
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) dialog = NULL;
  g_autofree char *complaints = NULL;

  act ("mousemove 500 20 key %s", dialogs[_i].key);
  dialog = accessible_wait (desktop, ACCESSIBLE_ANY, dialogs[_i].title);
  g_subprocess_send_signal (process, SIGTERM);
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaints, NULL));
  ck_assert_str_eq (complaints, "");
}
END_TEST

/* The user has one personality, which is no good. */
static void
write_bad_personality (void)
{
  g_autofree char *personalities =
      g_build_filename (folder, "data", "quoridor", "personalities", NULL);
  g_autofree char *path = g_build_filename (personalities, "mole.personality", NULL);

  ck_assert_int_eq (g_mkdir_with_parents (personalities, 0700), 0);
  ck_assert (g_file_set_contents (path, "[Personality]\nId=mole\n", -1, NULL));
}

START_TEST (an_opponent_that_was_left_out_is_named_and_the_preferences_tell_why)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (Accessible) window = NULL;
  g_autoptr (Accessible) toast = NULL;
  g_autoptr (Accessible) details = NULL;
  g_autoptr (Accessible) preferences = NULL;
  g_autoptr (Accessible) reason = NULL;
  g_autofree char *complaints = NULL;

  write_bad_personality ();
  window = start ("*", "Anna to move.");
  toast = accessible_wait (window, ACCESSIBLE_LABEL, "“mole.personality” was left out: ");
  details = accessible_wait (window, ACCESSIBLE_BUTTON, "Details");
  accessible_do (details, "click");
  preferences = accessible_wait (desktop, ACCESSIBLE_ANY, "Preferences");
  reason = accessible_wait (preferences, ACCESSIBLE_LABEL, "The key “Name”");
  g_subprocess_send_signal (process, SIGTERM);
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaints, NULL));
  ck_assert_str_eq (complaints, "");
}
END_TEST

START_TEST (the_version_is_printed_without_a_window)
{
  g_autofree char *output = NULL;

  run (G_SUBPROCESS_FLAGS_STDOUT_PIPE, "--version");
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL));
  ck_assert_int_eq (g_subprocess_get_exit_status (process), 0);
  ck_assert_str_eq (output, "Quoridor " QDR_VERSION "\n");
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("end to end");
  TCase *tcase = tcase_create ("core");

  program = argv[argc - 1];

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 300);
  tcase_add_test (tcase, a_pawn_moves_and_a_wall_is_placed_by_clicks_and_undo_takes_it_back);
  tcase_add_test (tcase, assistive_tools_find_squares_by_name_and_activate_them);
  tcase_add_test (tcase, the_keyboard_alone_plays_and_saves);
  tcase_add_test (tcase, a_game_is_won_by_a_click_and_another_one_started);
  tcase_add_test (tcase, a_bad_file_is_explained_with_line_and_column);
  tcase_add_test (tcase, the_computer_answers_a_click);
  tcase_add_loop_test (tcase, a_dialog_opens_by_keyboard_without_a_complaint, 0,
                       G_N_ELEMENTS (dialogs));
  tcase_add_test (tcase, an_opponent_that_was_left_out_is_named_and_the_preferences_tell_why);
  tcase_add_test (tcase, the_version_is_printed_without_a_window);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
