/*
 * The real program with user folders of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "program.h"

#include <signal.h>
#include <string.h>
#include <sys/prctl.h>

#include "hands.h"
#include "qdr-config.h"
#include "temp-folder.h"

#define GAME_FILE "game.quoridor"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

static char *folder;
static GSubprocess *process;
static GStrv environment; /* names and values, in turn */

/* Variables for the folders of the user. */
static const struct {
  const char *variable;
  const char *name;
} user_folders[] = {
  { "XDG_STATE_HOME", "state" },
  { "XDG_DATA_HOME", "data" },
  { "XDG_CONFIG_HOME", "config" },
  { "XDG_CACHE_HOME", "cache" },
};

static gboolean
is_running (GDBusConnection *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_sync (session, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                   "org.freedesktop.DBus", "NameHasOwner",
                                   g_variant_new ("(s)", QDR_APPLICATION_ID),
                                   G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                                   &error);
  gboolean has_owner;

  ck_assert_msg (reply != NULL, "%s", error != NULL ? error->message : "");
  g_variant_get (reply, "(b)", &has_owner);
  return has_owner;
}

/* The program of a failed test is killed, but may still be running. A new one would pass its
 * game to it and exit. */
static void
wait_until_none_runs (void)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);

  ck_assert_msg (session != NULL, "no session bus: %s", error != NULL ? error->message : "");
  while (is_running (session)) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "the program of another test does not end");
    g_usleep (POLL_US);
  }
}

void
program_set_up (void)
{
  wait_until_none_runs ();
  folder = make_temp_folder ();
  environment = g_new0 (char *, 1);
  hands_set_scale (1);
}

void
program_tear_down (void)
{
  if (process != NULL) {
    g_subprocess_force_exit (process);
    g_subprocess_wait (process, NULL, NULL);
  }
  g_clear_object (&process);
  accessible_release_all ();
  g_clear_pointer (&environment, g_strfreev);
  g_clear_pointer (&folder, remove_temp_folder);
}

char *
program_get_path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

void
program_write (const char *name, const char *bytes, gsize length)
{
  g_autofree char *path = program_get_path (name);
  g_autofree char *parent = g_path_get_dirname (path);

  ck_assert_int_eq (g_mkdir_with_parents (parent, 0700), 0);
  ck_assert (g_file_set_contents (path, bytes, (gssize) length, NULL));
}

char *
program_read (const char *name)
{
  g_autofree char *path = program_get_path (name);
  char *text = NULL;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

void
program_set_environment (const char *name, const char *value)
{
  const guint n = g_strv_length (environment);

  environment = g_renew (char *, environment, n + 3);
  environment[n] = g_strdup (name);
  environment[n + 1] = g_strdup (value);
  environment[n + 2] = NULL;
}

void
program_allow_slow_double_clicks (void)
{
  static const char settings[] = "[Settings]\ngtk-double-click-time=10000\n";

  program_write ("config/gtk-4.0/settings.ini", settings, strlen (settings));
}

/* A failed test exits at once, and the next one must not find its program. */
static void
die_with_test (gpointer user_data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/* Runs the program with the folder of the test as home. */
static GSubprocess *
spawn (GSubprocessFlags flags, const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);
  GSubprocess *spawned;

  g_subprocess_launcher_set_child_setup (launcher, die_with_test, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (user_folders); i++) {
    g_autofree char *path = program_get_path (user_folders[i].name);

    ck_assert_int_eq (g_mkdir_with_parents (path, 0700), 0);
    g_subprocess_launcher_setenv (launcher, user_folders[i].variable, path, TRUE);
  }
  for (char **word = environment; *word != NULL; word += 2)
    g_subprocess_launcher_setenv (launcher, word[0], word[1], TRUE);

  spawned = g_subprocess_launcher_spawn (launcher, NULL, test_get_argument (test_get_argc () - 1),
                                         argument, NULL);
  ck_assert_ptr_nonnull (spawned);
  return spawned;
}

Accessible *
program_start (const char *text, const char *label)
{
  g_autofree char *path = text != NULL ? program_get_path (GAME_FILE) : NULL;

  if (text != NULL)
    program_write (GAME_FILE, text, strlen (text));
  return program_start_with (path, label);
}

Accessible *
program_start_with (const char *argument, const char *label)
{
  Accessible *window;

  g_clear_object (&process);
  process = spawn (G_SUBPROCESS_FLAGS_STDERR_PIPE, argument);

  window = accessible_wait_for_window ("Quoridor");
  if (label != NULL)
    accessible_wait_for_label (window, label);
  return window;
}

void
program_fill_library (const char *text)
{
  g_autofree char *data = program_get_path ("data");
  g_autofree char *path = program_get_path ("games.quoridor");
  g_autofree char *output = NULL;
  g_autofree char *command = g_strdup_printf ("env XDG_DATA_HOME=%s %s library import %s", data,
                                              g_getenv ("QDR_CLI"), path);

  program_write ("games.quoridor", text, strlen (text));
  ck_assert (g_spawn_command_line_sync (command, &output, NULL, NULL, NULL));
}

char *
program_run (const char *argument)
{
  char *output = NULL;
  g_autofree char *complaints = NULL;
  g_autoptr (GSubprocess) other =
      spawn (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, argument);

  ck_assert (g_subprocess_communicate_utf8 (other, NULL, NULL, &output, &complaints, NULL));
  ck_assert_int_eq (g_subprocess_get_exit_status (other), 0);
  ck_assert_str_eq (complaints, "");

  return output;
}

void
program_open (const char *name)
{
  g_autofree char *path = program_get_path (name);
  g_autofree char *output = program_run (path);

  ck_assert_str_eq (output, "");
}

static void
wait_without_complaints (void)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autofree char *complaints = NULL;

  while (g_subprocess_get_identifier (process) != NULL) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "the program does not end");
    g_usleep (POLL_US);
  }
  ck_assert (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &complaints, NULL));
  ck_assert_str_eq (complaints, "");
}

void
program_wait (void)
{
  wait_without_complaints ();
  ck_assert (g_subprocess_get_if_exited (process));
  ck_assert_int_eq (g_subprocess_get_exit_status (process), 0);
}

void
program_quit (void)
{
  hands_press ("ctrl+q");
  program_wait ();
}

void
program_end (void)
{
  g_subprocess_send_signal (process, SIGTERM);
  wait_without_complaints ();
}

void
program_kill (void)
{
  g_subprocess_send_signal (process, SIGKILL);
  wait_without_complaints ();
}
