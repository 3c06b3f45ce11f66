/*
 * External engines in the real program: added, played against, and misbehaving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

#define POLL_US (20 * 1000)

/* (transfer full): the lines for an engine in the settings. */
static char *
entry (guint number,
       const char *name,
       const char *variable,
       const char *arguments,
       const char *protocol)
{
  g_autofree char *program = g_shell_quote (g_getenv (variable));

  return g_strdup_printf ("[Engine %u]\nName=%s\nCommand=%s %s\nProtocol=%s\n\n", number, name,
                          program, arguments, protocol);
}

/* Writes the settings of one engine. */
static void
add_to_list (const char *variable, const char *arguments)
{
  g_autofree char *text = entry (1, "Foe", variable, arguments, "uqi");

  program_write ("config/quoridor/engines.ini", text, strlen (text));
}

static Accessible *
open_preferences (void)
{
  Accessible *preferences;

  hands_press ("ctrl+comma");
  preferences = accessible_wait_for_window ("Preferences");
  accessible_do (accessible_wait (preferences, ACCESSIBLE_TAB, "Engines"), "click");
  return preferences;
}

/* (transfer full) */
static char *
command_of (const char *variable, const char *arguments)
{
  g_autofree char *program = g_shell_quote (g_getenv (variable));

  return g_strdup_printf ("%s %s", program, arguments);
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (an_engine_is_added_renamed_removed_and_brought_back)
{
  g_autofree char *command = command_of ("QDR_CLI", "engine");
  Accessible *preferences;
  Accessible *rename;

  program_start (NULL, NULL);
  preferences = open_preferences ();
  accessible_do (accessible_wait (preferences, ACCESSIBLE_BUTTON, "Add an Engine"), "click");
  accessible_wait_for_window ("Add Engine");
  hands_type (command);
  hands_press ("Tab Tab");
  hands_type ("Foe");
  hands_press ("Return");
  rename = accessible_wait (preferences, ACCESSIBLE_BUTTON, "Rename Foe");
  accessible_wait_until_no_window ("Add Engine");

  accessible_do (rename, "click");
  accessible_wait_for_window ("Rename Engine");
  hands_press ("ctrl+a");
  hands_type ("Enemy");
  hands_press ("Return");
  accessible_wait_until_no_window ("Rename Engine");
  accessible_do (accessible_wait (preferences, ACCESSIBLE_BUTTON, "Remove Enemy"), "click");
  accessible_wait_until_none (preferences, ACCESSIBLE_BUTTON, "Remove Enemy");
  accessible_do (accessible_wait (preferences, ACCESSIBLE_BUTTON, "Undo"), "click");
  accessible_do (accessible_wait (preferences, ACCESSIBLE_BUTTON, "Remove Enemy"), "click");
  accessible_wait (preferences, ACCESSIBLE_BUTTON, "Undo");
  /* The toast takes no part in it. */
  hands_point ((AccessiblePoint){ 200, 20 });
  hands_press ("Escape");
  accessible_wait_until_no_window ("Preferences");
  program_end ();
}

TEST (what_is_no_engine_is_not_added)
{
  g_autofree char *command = command_of ("QDR_HOSTILE_ENGINE", "dies");
  Accessible *preferences;
  Accessible *dialog;

  program_start (NULL, NULL);
  preferences = open_preferences ();
  accessible_do (accessible_wait (preferences, ACCESSIBLE_BUTTON, "Add an Engine"), "click");
  dialog = accessible_wait_for_window ("Add Engine");
  accessible_listen ();
  hands_type (command);
  hands_press ("Return");
  accessible_wait_for_label (dialog, "This is not an engine: the program has ended.");
  accessible_wait_for_announcement ("the program has ended");
  hands_press ("Escape");
  accessible_wait_until_no_window ("Add Engine");
  program_end ();
}

#define ENGINES_GAME(first, second)                                                                \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"One\"]\n[Seat1 \"" first "\"]\n"                   \
  "[Player2 \"Foe\"]\n[Seat2 \"" second "\"]\n\n*\n"

TEST (our_own_engine_plays_a_whole_game_by_both_protocols)
{
  Accessible *window;
  g_autofree char *uqi = entry (1, "Ours", "QDR_CLI", "engine", "uqi");
  g_autofree char *qtp =
      entry (2, "The Other", "QDR_CLI", "engine --protocol=qtp --nodes 300", "qtp");
  g_autofree char *text = g_strconcat (uqi, qtp, NULL);

  program_write ("config/quoridor/engines.ini", text, strlen (text));
  window = program_start (ENGINES_GAME ("engine Ours", "engine The Other"), NULL);
  while (!accessible_has (window, ACCESSIBLE_ANY, "wins") &&
         !accessible_has (window, ACCESSIBLE_ANY, "draw"))
    g_usleep (POLL_US);
  ck_assert (!accessible_has (window, ACCESSIBLE_LABEL, "cannot play"));
  program_quit ();
}

static const struct {
  const char *mode;
  const char *words;
} misdeeds[] = {
  { "dies", "the program has ended" },
  { "floods-a-line", "endless line" },
  { "illegal-move", "the program" },
  { "hangs", "the program does not answer" },
  { "kills-everybody", "the program does not answer" },
};

TEST (an_engine_that_fails_ends_the_game_in_words_and_not_the_program,
      .loops = G_N_ELEMENTS (misdeeds))
{
  Accessible *window;
  g_autoptr (HandsBoard) board = NULL;

  add_to_list ("QDR_HOSTILE_ENGINE", misdeeds[_i].mode);
  /* Only the engine that never answers may reach its time limit. */
  if (g_str_equal (misdeeds[_i].words, "the program does not answer"))
    program_set_environment ("QDR_ENGINE_PATIENCE_MS", "2000");
  window = program_start (ENGINES_GAME ("human", "engine Foe"), NULL);
  accessible_listen ();
  hands_rest ();
  board = hands_find_board (window);
  hands_click_moves (board, "c2");
  accessible_wait_for_announcement (misdeeds[_i].words);
  accessible_wait_for_part (window, ACCESSIBLE_LABEL, misdeeds[_i].words);
  program_quit ();
}

TEST (an_engine_that_is_not_there_is_missed_in_words)
{
  Accessible *window = program_start (ENGINES_GAME ("engine Foe", "human"), NULL);

  accessible_wait_for_part (window, ACCESSIBLE_LABEL, "The engine “Foe” is not installed");
  program_quit ();
}

/* Returns whether a process has @words in its command line. */
static gboolean
is_running (const char *words)
{
  g_autoptr (GDir) processes = g_dir_open ("/proc", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (processes)) != NULL) {
    g_autofree char *path = g_build_filename ("/proc", name, "cmdline", NULL);
    g_autofree char *line = NULL;
    gsize length;

    if (!g_ascii_isdigit (name[0]) || !g_file_get_contents (path, &line, &length, NULL))
      continue;
    for (gsize i = 0; i + 1 < length; i++)
      if (line[i] == '\0')
        line[i] = ' ';
    if (strstr (line, words) != NULL)
      return TRUE;
  }
  return FALSE;
}

TEST (nothing_of_an_engine_is_left_when_the_window_closes, .loops = 2)
{
  add_to_list ("QDR_HOSTILE_ENGINE", "ignores-signals e2e-closing");
  program_start (ENGINES_GAME ("engine Foe", "human"), NULL);
  while (!is_running ("ignores-signals e2e-closing"))
    g_usleep (POLL_US);
  if (_i == 0)
    program_quit ();
  else
    program_kill ();
  while (is_running ("ignores-signals e2e-closing"))
    g_usleep (POLL_US);
}
