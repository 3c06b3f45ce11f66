/*
 * The real program, started as desktops do: by D-Bus and by the actions of its desktop file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <string.h>

#include "hands.h"
#include "program.h"
#include "sealed-line.h"
#include "test.h"

#define OBJECT_PATH "/io/github/quoridor/quoridor"
#define SESSION_FILE "state/quoridor/sessions/1.session"

#define POLL_US 20000
#define DEADLINE_US (180 * G_USEC_PER_SEC)

static GDBusConnection *bus;

static GVariant *
call (const char *name, const char *path, const char *method, GVariant *parameters)
{
  g_auto (GStrv) words = g_strsplit (method, ":", 2);
  g_autoptr (GError) error = NULL;
  GVariant *reply =
      g_dbus_connection_call_sync (bus, name, path, words[0], words[1], parameters, NULL,
                                   G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);

  ck_assert_msg (reply != NULL, "%s: %s", method, error != NULL ? error->message : "");
  return reply;
}

static void
call_bus (const char *method, GVariant *parameters)
{
  g_variant_unref (call ("org.freedesktop.DBus", "/org/freedesktop/DBus", method, parameters));
}

static gboolean
is_running (void)
{
  g_autoptr (GVariant) reply =
      call ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus:NameHasOwner",
            g_variant_new ("(s)", QDR_APPLICATION_ID));

  return g_variant_get_boolean (g_variant_get_child_value (reply, 0));
}

/* Starts the program if it does not run. */
static void
activate_action (const char *action)
{
  g_variant_unref (call (QDR_APPLICATION_ID, OBJECT_PATH,
                         "org.freedesktop.Application:ActivateAction",
                         g_variant_new ("(s@av@a{sv})", action, g_variant_new ("av", NULL),
                                        g_variant_new ("a{sv}", NULL))));
}

static void
wait_for_end (void)
{
  for (gint64 waited = 0; is_running (); waited += POLL_US) {
    ck_assert_msg (waited < DEADLINE_US, "the program does not end");
    g_usleep (POLL_US);
  }
}

/* Tells the bus the service, which is not installed, and the folders of this test. */
static void
set_up (void)
{
  static const char *const folders[][2] = { { "XDG_STATE_HOME", "state" },
                                            { "XDG_DATA_HOME", "data" },
                                            { "XDG_CONFIG_HOME", "config" },
                                            { "XDG_CACHE_HOME", "cache" } };
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autofree char *place = g_build_filename (g_getenv ("XDG_RUNTIME_DIR"), "dbus-1", "services",
                                             QDR_APPLICATION_ID ".service", NULL);
  g_autofree char *parent = g_path_get_dirname (place);
  g_autofree char *installed = NULL;
  g_autofree char *command = NULL;
  GVariantBuilder variables;

  /* The bus has started the program, so it does not end with a test that has failed. */
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (is_running ())
    activate_action ("quit");
  program_set_up ();

  ck_assert (
      g_key_file_load_from_file (service, g_getenv ("QDR_SERVICE_FILE"), G_KEY_FILE_NONE, NULL));
  installed = g_key_file_get_string (service, "D-BUS Service", "Exec", NULL);
  command = g_strconcat (test_get_argument (test_get_argc () - 1), strchr (installed, ' '), NULL);
  g_key_file_set_string (service, "D-BUS Service", "Exec", command);
  g_mkdir_with_parents (parent, 0700);
  ck_assert (g_key_file_save_to_file (service, place, NULL));

  g_variant_builder_init (&variables, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *folder = program_get_path (folders[i][1]);

    ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
    g_variant_builder_add (&variables, "{ss}", folders[i][0], folder);
  }
  call_bus ("org.freedesktop.DBus:UpdateActivationEnvironment",
            g_variant_new ("(a{ss})", &variables));
  call_bus ("org.freedesktop.DBus:ReloadConfig", NULL);
}

static void
tear_down (void)
{
  g_clear_object (&bus);
  program_tear_down ();
}

TEST_DEFAULTS (.timeout = 300, .set_up = set_up, .tear_down = tear_down)

/* An unfinished game, left by the last run. */
static void
leave_game (void)
{
  static const char text[] =
      "[Session]\nVersion=1\nModified=true\n[Game]\n"
      "Text=[Board \"5x5\"]\\n[Players \"2\"]\\n[Player1 \"Anna\"]\\n[Player2 \"Ben\"]\\n\\n"
      "1. b1 *\n";

  program_write (SESSION_FILE, text, strlen (text));
}

static void
assert_game_is_kept (void)
{
  g_autofree char *text = program_read (SESSION_FILE);

  ck_assert_ptr_nonnull (strstr (text, "b1 *"));
}

/* The actions of the desktop file, and what shows that they have happened. */
static const struct {
  const char *name;
  const char *window; /* the title */
  AccessibleKind kind;
  const char *part; /* in the window */
} actions[] = {
  { "new-game", "New Game", ACCESSIBLE_BUTTON, "Start" },
  { "puzzle-of-the-day", "Quoridor", ACCESSIBLE_BUTTON, "Done" },
  { "continue", "Quoridor", ACCESSIBLE_LABEL, "Ben to move." },
};

static void
wait_for_action (guint i)
{
  accessible_wait (accessible_wait_for_window (actions[i].window), actions[i].kind,
                   actions[i].part);
}

TEST (the_desktop_file_has_the_actions_of_this_test)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) names = NULL;

  ck_assert (
      g_key_file_load_from_file (file, g_getenv ("QDR_DESKTOP_FILE"), G_KEY_FILE_NONE, NULL));
  ck_assert (g_key_file_get_boolean (file, "Desktop Entry", "DBusActivatable", NULL));
  names = g_key_file_get_string_list (file, "Desktop Entry", "Actions", NULL, NULL);
  ck_assert_uint_eq (g_strv_length (names), G_N_ELEMENTS (actions));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *group = g_strconcat ("Desktop Action ", names[i], NULL);
    g_autofree char *command = g_key_file_get_string (file, group, "Exec", NULL);
    g_autofree char *expected = g_strconcat ("quoridor --", names[i], NULL);

    ck_assert_str_eq (names[i], actions[i].name);
    ck_assert_str_eq (command, expected);
  }
}

TEST (the_bus_starts_the_program_for_an_action, .loops = G_N_ELEMENTS (actions))
{
  leave_game ();
  activate_action (actions[_i].name);
  wait_for_action ((guint) _i);
  if (g_str_equal (actions[_i].window, "New Game")) {
    Accessible *dialog = accessible_wait_for_window ("New Game");
    Accessible *cancel = accessible_wait (dialog, ACCESSIBLE_BUTTON, "Cancel");
    Accessible *start = accessible_wait (dialog, ACCESSIBLE_BUTTON, "Start");

    /* As wide as from a window that is there already. */
    ck_assert_int_gt (accessible_get_middle (start).x - accessible_get_middle (cancel).x, 600);
  }
  activate_action ("quit");
  wait_for_end ();
  assert_game_is_kept ();
}

#define LINE "quoridor:1/5x5/6-6/Qk3_x-9Z/Anna,Ben/AH"

TEST (a_link_starts_the_program_with_its_game)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *line = seal_line (LINE);
  const char *const uris[] = { line, NULL };
  g_autofree char *types = NULL;
  Accessible *window;

  ck_assert (
      g_key_file_load_from_file (file, g_getenv ("QDR_DESKTOP_FILE"), G_KEY_FILE_NONE, NULL));
  types = g_key_file_get_string (file, "Desktop Entry", "MimeType", NULL);
  ck_assert_ptr_nonnull (strstr (types, "x-scheme-handler/quoridor;"));

  g_variant_unref (call (QDR_APPLICATION_ID, OBJECT_PATH, "org.freedesktop.Application:Open",
                         g_variant_new ("(^as@a{sv})", uris, g_variant_new ("a{sv}", NULL))));
  accessible_answer ("Which Player Are You?", "Ben");
  window = accessible_wait_for_window ("Quoridor");
  accessible_wait_for_label (window, "Your move.");
  activate_action ("quit");
  wait_for_end ();
}

TEST (a_command_of_the_desktop_file_starts_the_program, .loops = G_N_ELEMENTS (actions))
{
  g_autofree char *option = g_strconcat ("--", actions[_i].name, NULL);

  leave_game ();
  program_start_with (option, NULL);
  wait_for_action ((guint) _i);
  activate_action ("quit");
  program_wait ();
  assert_game_is_kept ();
}

TEST (a_running_program_keeps_its_game_during_all_actions)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("5x5") "1. b1 *", "Ben to move.");

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *option = g_strconcat ("--", actions[i].name, NULL);
    g_autofree char *output = program_run (option);

    ck_assert_str_eq (output, "");
    wait_for_action (i);
    if (i == 0) {
      hands_press ("Escape");
      accessible_wait_until_no_window ("New Game");
    }
  }
  accessible_wait_for_move (window, "b1");
  program_quit ();
}

TEST (a_service_without_a_window_ends)
{
  call_bus ("org.freedesktop.DBus:StartServiceByName",
            g_variant_new ("(su)", QDR_APPLICATION_ID, 0));
  wait_for_end ();
}

TEST (a_dialog_has_a_window_behind_it)
{
  activate_action ("about");
  accessible_wait_for_windows (2);
  activate_action ("quit");
  wait_for_end ();
}
