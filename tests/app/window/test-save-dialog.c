/*
 * The save dialog and the typed file name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "file-dialog-fixture.h"
#include "temp-folder.h"
#include "window-fixture.h"

/* Saves a game, whose file is in @folder, as @name in the dialog. */
static void
save_as (const char *folder, const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "before.quoridor", NULL);
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
  fixture_play (game, "d2");
  fixture_activate (window, "save-as");
  file_dialog_save (folder, name);
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

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_name_without_an_extension_gets_one, .loops = G_N_ELEMENTS (names))
{
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, names[_i].saved_as, NULL);

  save_as (folder, names[_i].name);
  fixture_wait (file_exists, path);
  ck_assert (!qdr_game_get_modified (fixture_get_game (window)));
  remove_temp_folder (g_steal_pointer (&folder));
}

static void
save_new_game (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  fixture_activate (window, "save");
  file_dialog_save (folder, name);
  fixture_wait (file_exists, path);
}

TEST (a_game_is_saved_among_the_documents_then_where_the_last_one_was)
{
  g_autofree char *documents = make_temp_folder ();
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "Anna.quoridor", NULL);

  file_dialog_use_folders (documents, documents);
  save_new_game (documents, "first.quoridor");
  save_as (folder, "Anna");
  fixture_wait (file_exists, path);
  save_new_game (folder, "next.quoridor");
  remove_temp_folder (g_steal_pointer (&folder));
  remove_temp_folder (g_steal_pointer (&documents));
}

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

TEST (a_file_is_not_replaced_unasked_because_its_extension_was_left_out)
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

static guint
count_choosers (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *node = windows; node != NULL; node = node->next)
    n += GTK_IS_FILE_CHOOSER (node->data) && gtk_widget_get_mapped (node->data);
  return n;
}

static gboolean
chooser_is_shown (gpointer data)
{
  return count_choosers () > 0;
}

static gboolean
chooser_is_gone (gpointer data)
{
  return count_choosers () == 0;
}

TEST (only_one_dialog_for_files_is_open_at_a_time)
{
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "Anna.quoridor", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "before.quoridor", NULL);
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
  fixture_activate (window, "save-as");
  fixture_activate (window, "open");
  fixture_wait (chooser_is_shown, NULL);
  fixture_settle ();
  ck_assert_uint_eq (count_choosers (), 1);
  file_dialog_save (folder, "Anna");
  fixture_wait (file_exists, path);
  fixture_wait (chooser_is_gone, NULL);

  fixture_activate (window, "open");
  fixture_wait (chooser_is_shown, NULL);
  remove_temp_folder (g_steal_pointer (&folder));
}

int
main (int argc, char **argv)
{
  file_dialog_prepare ();
  return run_tests (argc, argv);
}
