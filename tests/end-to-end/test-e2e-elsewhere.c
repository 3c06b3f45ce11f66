/*
 * A game with somebody elsewhere in the real program, from the new game to its end: by a file with
 * the mouse, by messages with keys, and by a file with a screen reader. The other one plays in the
 * terminal, with a home of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include "ear.h"
#include "hands.h"
#include "program.h"
#include "test.h"

#define CARD "Somebody Elsewhere"
#define QUESTION "How Do the Moves Travel?"

/* The moves of the user, who begins and wins, and of the other. */
static const char *const moves[][2] = { { "c2", "b5" },
                                        { "c3", "c5" },
                                        { "c4", "b5" },
                                        { "c5", NULL } };

/* Runs quoridor-cli in the home of the other, and returns what it prints (transfer full). */
static char *
run_elsewhere (const char *input, const char *const *arguments)
{
  g_autofree char *home = program_get_path ("elsewhere");
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", home, TRUE);
  g_ptr_array_add (command, (gpointer) g_getenv ("QDR_CLI"));
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (command, (gpointer) arguments[i]);
  g_ptr_array_add (command, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) command->pdata, &error);
  ck_assert_msg (process != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, NULL));
  return output;
}

static void
play_elsewhere (const char *file, const char *move)
{
  g_autofree char *path = program_get_path (file);
  g_autofree char *input = g_strconcat (move, "\n", NULL);
  const char *const arguments[] = { "play", path, "--me", "2", NULL };
  g_autofree char *output = run_elsewhere (input, arguments);

  ck_assert_msg (strstr (output, move) != NULL, "%s", output);
}

/* Returns (transfer full) the line of the game after a move of the other. */
static char *
answer_line (const char *line, const char *move)
{
  g_autofree char *list = g_strconcat (line, "\n", NULL);
  const char *const to_game[] = { "convert", "-", NULL };
  const char *const to_line[] = { "convert", "--line", "-", NULL };
  g_autofree char *text = run_elsewhere (list, to_game);
  char *end = g_strrstr (text, "*");
  g_autoptr (GString) longer = NULL;
  char *answer;

  ck_assert_msg (end != NULL, "%s", text);
  longer = g_string_new_len (text, end - text);
  g_string_append_printf (longer, "%s *\n", move);
  answer = run_elsewhere (longer->str, to_line);
  return g_strstrip (answer);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* Returns (transfer full) the line in the clipboard. */
static char *
paste_line (void)
{
  char *text = NULL;
  char *line;

  gdk_clipboard_read_text_async (gdk_display_get_clipboard (gdk_display_get_default ()), NULL,
                                 read_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  line = strstr (text, "quoridor:");
  ck_assert_msg (line != NULL, "%s", text);
  line = g_strstrip (g_strdup (line));
  g_free (text);
  return line;
}

/* Writes the name of a file into the dialog that saves the new game. */
static void
save_in (const char *file)
{
  g_autofree char *path = program_get_path (file);

  accessible_wait_for_window ("Save Game");
  hands_press ("ctrl+a");
  hands_type (path);
  hands_press ("Return");
  accessible_wait_until_no_window ("Save Game");
}

static void
click (Accessible *window, AccessibleKind kind, const char *name)
{
  hands_click (accessible_get_middle (accessible_wait (window, kind, name)));
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_in_a_file_is_played_to_the_end_with_the_mouse)
{
  Accessible *window = program_start (NULL, NULL);
  g_autoptr (HandsBoard) board = NULL;
  g_autofree char *text = NULL;
  Accessible *dialog;

  hands_rest ();
  click (window, ACCESSIBLE_BUTTON, "Play");
  dialog = accessible_wait_for_window ("New Game");
  click (dialog, ACCESSIBLE_ANY, CARD);
  click (dialog, ACCESSIBLE_ANY, "5");
  click (dialog, ACCESSIBLE_BUTTON, "Start");
  click (accessible_wait_for_window (QUESTION), ACCESSIBLE_BUTTON, "By a File…");
  save_in ("friends.quoridor");
  accessible_wait_for_label (window, "Your move.");
  board = hands_find_board (window);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    hands_click_moves (board, moves[i][0]);
    if (moves[i][1] == NULL)
      break;
    play_elsewhere ("friends.quoridor", moves[i][1]);
    accessible_wait_for_move (window, moves[i][1]);
  }
  accessible_wait (window, ACCESSIBLE_LABEL, "You beat North.");
  program_quit ();
  text = program_read ("friends.quoridor");
  ck_assert_ptr_nonnull (strstr (text, "1. c2 b5\n2. c3 c5\n3. c4 b5\n4. c5 1"));
}

TEST (a_game_in_messages_is_played_to_the_end_with_keys)
{
  Accessible *window = program_start (NULL, NULL);
  HandsSquare focus = "c1";
  g_autofree char *line = NULL;

  hands_rest ();
  /* Only for the clipboard. */
  g_setenv ("GTK_A11Y", "none", TRUE);
  gtk_init ();
  hands_press ("ctrl+n");
  accessible_wait_for_window ("New Game");
  hands_press ("Home Right");
  accessible_wait_for_focus (
      accessible_wait (accessible_wait_for_window ("New Game"), ACCESSIBLE_ANY, CARD));
  hands_press ("Tab Tab Left Left Return");
  accessible_wait_for_window (QUESTION);
  hands_press ("alt+m");
  accessible_wait_for_label (window, "Your move.");
  accessible_listen ();
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autofree char *answer = NULL;

    hands_type_moves (window, focus, moves[i][0]);
    if (moves[i][1] == NULL)
      break;
    accessible_wait_for_announcement ("Send the game in a message.");
    hands_press ("ctrl+shift+m");
    accessible_wait_for_announcement ("Copied for a message");
    g_free (line);
    line = paste_line ();
    answer = answer_line (line, moves[i][1]);
    g_free (program_run (answer));
    accessible_wait_for_move (window, moves[i][1]);
  }
  accessible_wait (window, ACCESSIBLE_LABEL, "You beat North.");
  program_quit ();
}

TEST (a_game_in_a_file_is_played_to_the_end_by_ear)
{
  Accessible *window;
  HandsSquare focus = "c1";

  ear_open ();
  window = program_start (NULL, NULL);
  hands_rest ();
  ear_wait_for ("Learn");
  hands_press ("ctrl+n");
  ear_wait_for ("Wanderer");
  hands_press ("Home");
  ear_wait_for ("Another Person");
  hands_press ("Right");
  ear_wait_for (CARD);
  hands_press ("Tab Tab");
  ear_wait_for ("9");
  hands_press ("Left Left");
  ear_wait_for ("5");
  hands_press ("Return");
  accessible_wait_for_window (QUESTION);
  ear_wait_for ("By a File…");
  hands_press ("Return");
  save_in ("friends.quoridor");
  accessible_wait_for_label (window, "Your move.");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autofree char *heard = NULL;

    hands_type_moves (window, focus, moves[i][0]);
    if (moves[i][1] == NULL)
      break;
    play_elsewhere ("friends.quoridor", moves[i][1]);
    heard = g_strdup_printf ("North moves to %s. Your move.", moves[i][1]);
    ear_wait_for (heard);
  }
  ear_wait_for ("You beat North.");
  program_quit ();
}
