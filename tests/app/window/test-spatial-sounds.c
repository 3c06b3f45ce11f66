/*
 * Spatial sounds: when they play, by the preferences and by the screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-spatial-sounds.h"

/* A desktop with screen readers */

#define STATUS_PATH "/org/a11y/bus"
#define STATUS_INTERFACE "org.a11y.Status"

static const char status_xml[] = "<node><interface name='org.a11y.Status'>"
                                 "<property name='ScreenReaderEnabled' type='b' access='read'/>"
                                 "</interface></node>";

typedef struct {
  GDBusConnection *connection; /* separate from the one of the program */
  gboolean reads;
} Desktop;

static GVariant *
get_property_cb (GDBusConnection *connection,
                 const char *sender,
                 const char *path,
                 const char *interface,
                 const char *property,
                 GError **error,
                 gpointer user_data)
{
  return g_variant_new_boolean (((Desktop *) user_data)->reads);
}

static void
desktop_open (Desktop *self, gboolean reads)
{
  const GDBusInterfaceVTable table = { .get_property = get_property_cb };
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (status_xml, NULL);
  g_autoptr (GVariant) answer = NULL;
  guint32 code;

  self->reads = reads;
  self->connection =
      g_dbus_connection_new_for_address_sync (address,
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, NULL);
  ck_assert_ptr_nonnull (self->connection);
  ck_assert_uint_ne (g_dbus_connection_register_object (self->connection, STATUS_PATH,
                                                        info->interfaces[0], &table, self, NULL,
                                                        NULL),
                     0);
  answer = g_dbus_connection_call_sync (self->connection, "org.freedesktop.DBus",
                                        "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                        "RequestName", g_variant_new ("(su)", "org.a11y.Bus", 4),
                                        G_VARIANT_TYPE ("(u)"), 0, -1, NULL, NULL);
  ck_assert_ptr_nonnull (answer);
  g_variant_get (answer, "(u)", &code);
  ck_assert_uint_eq (code, 1);
}

/* Turns a screen reader on or off. */
static void
desktop_set (Desktop *self, gboolean reads)
{
  GVariantBuilder changes;

  self->reads = reads;
  g_variant_builder_init (&changes, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&changes, "{sv}", "ScreenReaderEnabled", g_variant_new_boolean (reads));
  ck_assert (g_dbus_connection_emit_signal (
      self->connection, NULL, STATUS_PATH, "org.freedesktop.DBus.Properties", "PropertiesChanged",
      g_variant_new ("(sa{sv}as)", STATUS_INTERFACE, &changes, NULL), NULL));
}

static void
desktop_close (Desktop *self)
{
  g_dbus_connection_close_sync (self->connection, NULL, NULL);
  g_clear_object (&self->connection);
}

static Desktop desktop;

static gboolean
is_active (gpointer reader)
{
  return qdr_screen_reader_detector_get_active (reader);
}

static gboolean
is_not_active (gpointer reader)
{
  return !qdr_screen_reader_detector_get_active (reader);
}

TEST_DEFAULTS (.timeout = 120, .set_up = fixture_set_up, .tear_down = fixture_tear_down)

TEST (a_screen_reader_is_known_of_as_it_comes_and_goes)
{
  g_autoptr (QdrScreenReaderDetector) reader = NULL;

  desktop_open (&desktop, TRUE);
  reader = qdr_screen_reader_detector_new ();
  ck_assert (!qdr_screen_reader_detector_get_active (reader));
  fixture_wait (is_active, reader);
  desktop_set (&desktop, FALSE);
  fixture_wait (is_not_active, reader);
  desktop_set (&desktop, TRUE);
  fixture_wait (is_active, reader);
  desktop_close (&desktop);
}

TEST (a_desktop_that_comes_later_is_heard_of)
{
  g_autoptr (QdrScreenReaderDetector) reader = qdr_screen_reader_detector_new ();

  fixture_settle ();
  ck_assert (!qdr_screen_reader_detector_get_active (reader));
  desktop_open (&desktop, TRUE);
  fixture_wait (is_active, reader);
  desktop_close (&desktop);
}

TEST (nobody_waits_for_an_answer_that_nobody_wants_any_more)
{
  QdrScreenReaderDetector *reader;

  desktop_open (&desktop, TRUE);
  reader = qdr_screen_reader_detector_new ();
  fixture_assert_finalizes (reader, g_object_unref);
  fixture_settle ();
  desktop_close (&desktop);
}

/* The window */

static QdrWindow *window;

static gboolean
is_spatial (gpointer sounds)
{
  gboolean spatial;

  g_object_get (sounds, "spatial", &spatial, NULL);
  return spatial;
}

static gboolean
is_not_spatial (gpointer sounds)
{
  return !is_spatial (sounds);
}

static void
choose (const char *value)
{
  g_settings_set_string (fixture_get_settings (), "spatial-sounds", value);
}

static gboolean
hint_was_shown (void)
{
  return g_settings_get_boolean (fixture_get_settings (), "spatial-sounds-told");
}

/* A board in a separate window, with its sounds. */
typedef struct {
  GtkWidget *window;
  QdrBoardView *board;
  QdrSounds *sounds;
  QdrScreenReaderDetector *reader;
  QdrSpatialSounds *spatial_sounds;
} BoardWithSounds;

static BoardWithSounds table;

static void
table_open (void)
{
  table.window = gtk_window_new ();
  table.board = QDR_BOARD_VIEW (qdr_board_view_new ());
  table.sounds = qdr_sounds_new ();
  table.reader = qdr_screen_reader_detector_new ();
  gtk_window_set_child (GTK_WINDOW (table.window), GTK_WIDGET (table.board));
  gtk_window_present (GTK_WINDOW (table.window));
  table.spatial_sounds =
      qdr_spatial_sounds_new (fixture_get_settings (), table.board, table.sounds, table.reader);
}

static void
table_close (void)
{
  fixture_assert_finalizes (table.spatial_sounds, g_object_unref);
  g_object_unref (table.reader);
  g_object_unref (table.sounds);
  gtk_window_destroy (GTK_WINDOW (table.window));
}

TEST (places_are_heard_always_or_never_as_one_likes)
{
  table_open ();
  ck_assert (!is_spatial (table.sounds));
  choose ("always");
  ck_assert (is_spatial (table.sounds));
  choose ("never");
  ck_assert (!is_spatial (table.sounds));
  choose ("screen-reader");
  ck_assert (!is_spatial (table.sounds));
  ck_assert (!hint_was_shown ());
  table_close ();
}

static gboolean
is_announced (gpointer board)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (board));
  g_autofree char *mismatch =
      focus != NULL ? gtk_test_accessible_check_property (
                          GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                          "Tones mark places on the board: columns from left to right, rows from "
                          "low to high. “Places by Ear” in the preferences turns them off.")
                    : g_strdup ("");

  return mismatch == NULL;
}

TEST (with_a_screen_reader_places_are_heard_and_that_is_said_once)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  desktop_open (&desktop, TRUE);
  table_open ();
  qdr_board_view_set_game (table.board, game);
  gtk_widget_grab_focus (GTK_WIDGET (table.board));
  ck_assert (!is_spatial (table.sounds));
  fixture_wait (is_spatial, table.sounds);
  ck_assert_int_eq (hint_was_shown (), qdr_sounds_is_supported ());
  if (qdr_sounds_is_supported ())
    fixture_wait (is_announced, table.board);
  desktop_set (&desktop, FALSE);
  fixture_wait (is_not_spatial, table.sounds);
  table_close ();
  desktop_close (&desktop);
}

TEST (nothing_is_said_of_notes_that_nobody_hears_or_that_were_chosen)
{
  desktop_open (&desktop, TRUE);
  g_settings_set_boolean (fixture_get_settings (), "sound", FALSE);
  table_open ();
  fixture_wait (is_active, table.reader);
  ck_assert (!hint_was_shown ());
  choose ("always");
  g_settings_set_boolean (fixture_get_settings (), "sound", TRUE);
  ck_assert (!hint_was_shown ());
  choose ("screen-reader");
  ck_assert_int_eq (hint_was_shown (), qdr_sounds_is_supported ());
  table_close ();
  desktop_close (&desktop);
}

static void
cued_cb (GArray *cues, const QdrCue *cue)
{
  g_array_append_val (cues, *cue);
}

TEST (the_keyboard_is_heard_where_it_goes_on_a_board_that_is_turned)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GArray) cues = g_array_new (FALSE, FALSE, sizeof (QdrCue));
  const QdrBoard *board = &qdr_game_get_position (game)->board;
  const QdrMove places[] = { qdr_move_make (QDR_MOVE_STEP, qdr_board_square (board, 0, 2)),
                             qdr_move_make (QDR_MOVE_STEP, qdr_board_square (board, 0, 1)) };

  choose ("always");
  table_open ();
  g_signal_connect_swapped (table.sounds, "cued", G_CALLBACK (cued_cb), cues);
  qdr_board_view_set_game (table.board, game);
  qdr_sounds_set_game (table.sounds, game);
  qdr_board_view_set_rotation (table.board, 2);
  g_signal_emit_by_name (table.board, "visited", places[0]);
  g_signal_emit_by_name (table.board, "stopped", places[1]);
  ck_assert_uint_eq (cues->len, 2);
  for (guint i = 0; i < 2; i++) {
    const QdrCue expected =
        qdr_cue_for_place (i == 0 ? QDR_TIMBRE_PLACE : QDR_TIMBRE_KNOCK, board, places[i], 2);

    ck_assert (qdr_cue_equal (&g_array_index (cues, QdrCue, i), &expected));
  }
  table_close ();
}

static gboolean
count_cb (GSignalInvocationHint *hint, guint n_params, const GValue *params, gpointer user_data)
{
  (*(guint *) user_data)++;
  return TRUE;
}

TEST (in_the_window_places_are_heard_if_one_likes)
{
  const guint cued = (g_type_ensure (QDR_TYPE_SOUNDS), g_signal_lookup ("cued", QDR_TYPE_SOUNDS));
  guint n_cues = 0;
  const gulong hook = g_signal_add_emission_hook (cued, 0, count_cb, &n_cues, NULL);

  window = fixture_make_window (fixture_get_personalities ());
  fixture_use_game (window, 2, "human,human");
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_board (window)));
  ck_assert_uint_eq (n_cues, 0);
  choose ("always");
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_board (window)));
  ck_assert_uint_eq (n_cues, 1);
  fixture_play (fixture_get_game (window), "d2");
  ck_assert_uint_eq (n_cues, 2);
  g_signal_remove_emission_hook (cued, hook);
  fixture_assert_finalizes (window, fixture_close);
}
