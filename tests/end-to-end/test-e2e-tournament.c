/*
 * A tournament with the real program: set up, run, killed, gone on with, and played in by a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

#define JOURNAL "data/quoridor/tournaments/Tournament 1.journal"

static Accessible *
open_tournaments (void)
{
  hands_rest ();
  hands_press ("ctrl+shift+k");
  return accessible_wait_for_page ("Tournament");
}

static void
click (Accessible *window, const char *name)
{
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, name), "click");
}

/* Activates an action like an assistive tool. */
static void
act_on (Accessible *window, const char *name, const char *action)
{
  accessible_do (accessible_wait (window, ACCESSIBLE_ANY, name), action);
}

static Accessible *
open_tournament (void)
{
  Accessible *window = open_tournaments ();
  Accessible *row = accessible_wait (window, ACCESSIBLE_ANY, "Tournament 1, ");

  hands_click (accessible_get_middle (row));
  return window;
}

/* Waits for the text about the state of the tournament. While it has the focus it has its old name,
 * so the focus leaves it. */
static void
wait_for_state (Accessible *window, const char *text)
{
  hands_rest ();
  hands_press ("Tab");
  accessible_wait_for_label (window, text);
}

/* Returns the number of lines of the journal with this beginning. */
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

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_tournament_is_killed_goes_on_and_waits_for_a_person)
{
  Accessible *window, *later, *board, *person;

  program_start (NULL, NULL);
  window = open_tournaments ();
  click (window, "New Tournament");
  hands_rest ();
  board = accessible_wait (window, ACCESSIBLE_ANY, "Board, 9×9");
  hands_press ("Tab");
  accessible_wait_for_focus (board);
  hands_press ("Return");
  accessible_wait_for_item (board, "5×5");
  hands_rest ();
  hands_press ("Up Up Return");
  accessible_wait_for_name (board, "Board, 5×5");
  hands_rest ();
  person = accessible_wait (window, ACCESSIBLE_TEXT, "Name of Another Person");
  hands_click (accessible_get_middle (person));
  hands_type ("Anna");
  hands_press ("Tab Tab Return Down Return");
  accessible_wait_for_label (window, "6 games");
  click (window, "Begin");
  accessible_wait_for_label (window, "Your Games");
  program_kill ();

  program_start (NULL, NULL);
  later = open_tournament ();
  /* All games without a person may have ended before the kill. */
  accessible_wait_for_label (later, "Your Games");
  if (accessible_has (later, ACCESSIBLE_BUTTON, "Continue"))
    click (later, "Continue");
  wait_for_state (later, "2 of 6 games, waiting for you");
  ck_assert_uint_eq (count_lines ("game "), 2);

  accessible_listen ();
  click (later, "Play 1.");
  accessible_wait (later, ACCESSIBLE_BUTTON, "Resign");
  hands_rest ();
  hands_press ("ctrl+r");
  accessible_answer ("Resign?", "Resign");
  open_tournaments ();
  wait_for_state (later, "3 of 6 games, waiting for you");
  accessible_wait_for_new_row ("Last Games");
  ck_assert_uint_eq (count_lines ("game 1"), 1);
  ck_assert_uint_eq (count_lines ("game "), 3);
  program_kill ();

  program_start (NULL, NULL);
  later = open_tournament ();
  wait_for_state (later, "3 of 6 games, waiting for you");
  program_end ();
}

/* The games of the journal, as players and moves. @return (transfer full) */
static GHashTable *
read_journal (void)
{
  g_autofree char *text = program_read (JOURNAL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GHashTable *games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) game = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    if (g_str_has_prefix (lines[i], "> [Player") ||
        (g_str_has_prefix (lines[i], "> ") && g_ascii_isdigit (lines[i][2])))
      g_string_append (game, lines[i]);
    if (g_str_has_prefix (lines[i], "end ")) {
      g_hash_table_add (games, g_strdup (game->str));
      g_string_truncate (game, 0);
    }
  }
  return games;
}

/* Returns the number of games in "quoridor-cli library list". */
static guint
count_in_library (void)
{
  g_autofree char *data = program_get_path ("data");
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", data, TRUE);
  process = g_subprocess_launcher_spawn (launcher, NULL, g_getenv ("QDR_CLI"), "library", "list",
                                         "--format=csv", NULL);
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL));
  ck_assert (g_subprocess_get_successful (process));
  lines = g_strsplit (g_strchomp (output), "\n", -1);
  ck_assert (g_str_has_prefix (lines[0], "id,"));
  return g_strv_length (lines) - 1;
}

/* Writes the settings of an engine with the name Foe. */
static void
write_engine (const char *variable, const char *arguments, const char *protocol)
{
  g_autofree char *program = g_shell_quote (g_getenv (variable));
  g_autofree char *text = g_strdup_printf ("[Engine 1]\nName=Foe\nCommand=%s %s\nProtocol=%s\n",
                                           program, arguments, protocol);

  program_write ("config/quoridor/engines.ini", text, strlen (text));
}

TEST (a_tournament_is_watched_stopped_and_gone_on_with_after_a_quit)
{
  Accessible *window, *board, *later;
  g_autoptr (GHashTable) games = NULL;

  /* The engine thinks until it is stopped. */
  write_engine ("QDR_HOSTILE_ENGINE", "hangs", "uqi");
  program_start (NULL, NULL);
  window = open_tournaments ();
  click (window, "New Tournament");
  board = accessible_wait (window, ACCESSIBLE_ANY, "Board, 9×9");
  accessible_do (board, "row.open");
  accessible_do (accessible_wait_for_item (board, "5×5"), "item.choose");
  act_on (window, "Wanderer", "row.switch");
  act_on (window, "Foe", "row.switch");
  accessible_wait_for_label (window, "2 games");
  click (window, "Begin");

  /* The game is below its players. Their numbers of walls are random. */
  accessible_wait_for_part (window, ACCESSIBLE_ANY, " walls left");
  click (window, "Stop");
  accessible_wait (window, ACCESSIBLE_BUTTON, "Continue");
  wait_for_state (window, "0 of 2 games, stopped");
  accessible_assert_named_once (window);
  hands_rest ();
  program_quit ();
  ck_assert_uint_eq (count_lines ("game "), 0);

  write_engine ("QDR_CLI", "engine --protocol=qtp --nodes=300", "qtp");
  program_start (NULL, NULL);
  later = open_tournaments ();
  act_on (later, "Tournament 1, ", "row.open");
  click (later, "Continue");
  wait_for_state (later, "2 of 2 games, over");
  act_on (later, "1. Wanderer – Foe, ", "row.open");
  accessible_wait_for_windows (2);
  hands_rest ();
  program_quit ();
  ck_assert_uint_eq (count_lines ("game "), 2);
  ck_assert_uint_eq (count_lines ("failure "), 0);
  games = read_journal ();
  ck_assert_uint_eq (count_in_library (), g_hash_table_size (games));
}
