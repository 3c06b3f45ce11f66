/*
 * The dialog in which a game is saved: what becomes of the name that was typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"
#include "temp-folder.h"

static QdrWindow *window;

static void
set_up (void)
{
  window = fixture_open_window ();
}

static void
tear_down (void)
{
  fixture_close_window (window);
}

static gboolean
chooser_is_shown (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget **chooser = data;

  for (GList *node = windows; node != NULL; node = node->next)
    if (GTK_IS_FILE_CHOOSER (node->data) && gtk_widget_get_mapped (node->data))
      *chooser = node->data;
  return *chooser != NULL;
}

typedef struct {
  GtkFileChooser *chooser;
  GFile *folder;
} Place;

static gboolean
folder_is_shown (gpointer data)
{
  const Place *place = data;
  g_autoptr (GFile) shown = gtk_file_chooser_get_current_folder (place->chooser);

  return shown != NULL && g_file_equal (shown, place->folder);
}

/* Saves a game that belongs to a file in @folder, in the dialog, as @name. */
static void
save_as (const char *folder, const char *name)
{
  g_autoptr (GFile) shown_folder = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_get_child (shown_folder, "before.quoridor");
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  Place place = { NULL, shown_folder };
  GtkWidget *chooser = NULL;

  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
  fixture_play (game, "d2");
  fixture_activate (window, "save-as");
  fixture_wait (chooser_is_shown, &chooser);
  place.chooser = GTK_FILE_CHOOSER (chooser);
  fixture_wait (folder_is_shown, &place);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_emit_by_name (gtk_dialog_get_widget_for_response (GTK_DIALOG (chooser),
                                                             GTK_RESPONSE_ACCEPT),
                         "clicked");
}

static gboolean
file_exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static const struct {
  const char *name;
  const char *saved_as;
} names[] = {
  { "Anna", "Anna.quoridor" },
  { "Anna – M. Mason", "Anna – M. Mason.quoridor" },
  { "Anna.quoridor", "Anna.quoridor" },
  { "Anna.txt", "Anna.txt" },
};

START_TEST (a_name_without_an_extension_gets_one)
{
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, names[_i].saved_as, NULL);

  save_as (folder, names[_i].name);
  fixture_wait (file_exists, path);
  ck_assert (!qdr_game_get_modified (fixture_get_game (window)));
  remove_temp_folder (g_steal_pointer (&folder));
}
END_TEST

static gboolean
question_is_shown (gpointer data)
{
  return fixture_find_dialog (window) != NULL &&
         ADW_IS_MESSAGE_DIALOG (fixture_find_dialog (window));
}

static gboolean
game_is_saved (gpointer data)
{
  return !qdr_game_get_modified (fixture_get_game (window));
}

START_TEST (a_file_is_not_replaced_unasked_because_its_extension_was_left_out)
{
  g_autofree char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "Anna.quoridor", NULL);
  g_autofree char *text = NULL;

  ck_assert (g_file_replace_contents (file, "precious", strlen ("precious"), NULL, FALSE,
                                      G_FILE_CREATE_NONE, NULL, NULL, NULL));
  save_as (folder, "Anna");
  fixture_wait (question_is_shown, NULL);
  ck_assert_str_eq (adw_message_dialog_get_heading (
                        ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "Replace “Anna.quoridor”?");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (fixture_find_dialog (window)), "cancel");
  gtk_window_destroy (fixture_find_dialog (window));
  fixture_settle ();
  ck_assert (qdr_game_get_modified (fixture_get_game (window)));
  ck_assert (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  ck_assert_str_eq (text, "precious");

  save_as (folder, "Anna");
  fixture_wait (question_is_shown, NULL);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (fixture_find_dialog (window)), "replace");
  fixture_wait (game_is_saved, NULL);
  remove_temp_folder (g_steal_pointer (&folder));
}
END_TEST

/* GTK 4.8's row of folders may be drawn before its buttons have a place. GTK says so in a
   warning, now and then, and no other warning may pass. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  static const char known[] = "Trying to snapshot GtkButton ";

  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, "MESSAGE") == 0 && g_str_has_prefix (fields[i].value, known))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

int
main (void)
{
  Suite *suite = suite_create ("save-dialog");
  TCase *tcase = tcase_create ("save-dialog");

  g_log_set_writer_func (write_log, NULL, NULL);

  /* As a program has them; GTK puts them beside a file in its list of recent ones. */
  g_set_prgname ("quoridor");
  g_set_application_name ("quoridor");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_loop_test (tcase, a_name_without_an_extension_gets_one, 0, G_N_ELEMENTS (names));
  tcase_add_test (tcase, a_file_is_not_replaced_unasked_because_its_extension_was_left_out);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
