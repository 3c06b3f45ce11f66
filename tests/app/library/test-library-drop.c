/*
 * Files dropped onto the library page, also when it is closed meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"
#include "qdr-library-page.h"
#include "temp-folder.h"

#include <string.h>

#define HEADERS "[Board \"5x5\"]\n[Players \"2\"]\n\n"

static QdrPage *page;
static char *folder;

static void
set_up (void)
{
  fixture_set_up ();
  library_set_up ();
  folder = make_temp_folder ();
  g_set_weak_pointer (&page, qdr_library_page_new (library_get ()));
  fixture_show_page (page);
}

static void
tear_down (void)
{
  if (page != NULL)
    fixture_assert_finalizes (page, fixture_close);
  g_clear_pointer (&folder, remove_temp_folder);
  library_tear_down ();
  fixture_tear_down ();
}

static GFile *
make_file (const char *name, const char *text)
{
  GFile *file = g_file_new_build_filename (folder, name, NULL);

  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
  return file;
}

static GtkDropTarget *
find_drop_target (void)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      return GTK_DROP_TARGET (controller);
  }
  return NULL;
}

/* Drops files as GTK does. Takes @files. */
static gboolean
drop (GSList *files)
{
  g_autoptr (GSList) list = files;
  GValue value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, g_slist_copy_deep (list, (GCopyFunc) (GCallback) g_object_ref, NULL));
  g_signal_emit_by_name (find_drop_target (), "drop", &value, 10.0, 10.0, &is_taken);
  g_value_unset (&value);
  return is_taken;
}

static gboolean
has_games (gpointer count)
{
  const char *subtitle = adw_window_title_get_subtitle (fixture_get_part (page, "title"));

  return g_strcmp0 (subtitle, count) == 0;
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

TEST (files_that_are_dropped_are_imported)
{
  g_autoptr (GFile) first = make_file ("first.quoridor", HEADERS "c2 c4 *\n\n" HEADERS "b1 c4 *\n");
  g_autoptr (GFile) second = make_file ("second.quoridor", HEADERS "c2 b5 *\n");

  ck_assert (drop (g_slist_append (g_slist_append (NULL, first), second)));
  fixture_wait (has_games, (gpointer) "3 games");
  ck_assert_uint_eq (library_count (), 3);
}

TEST (what_is_dropped_during_an_import_is_not_taken)
{
  g_autoptr (GFile) file = make_file ("file.quoridor", HEADERS "c2 c4 *\n");

  ck_assert (drop (g_slist_append (NULL, file)));
  ck_assert (!drop (g_slist_append (NULL, file)));
  ck_assert (!drop (NULL));
  fixture_wait (has_games, (gpointer) "1 game");
}

static const char *
get_question (void)
{
  return adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (fixture_find_dialog (page)));
}

TEST (an_import_goes_on_where_the_window_is_not_to_be_closed)
{
  g_autoptr (GFile) file = make_file ("file.quoridor", HEADERS "c2 c4 *\n");

  ck_assert (drop (g_slist_append (NULL, file)));
  gtk_window_close (fixture_get_window (page));
  ck_assert_str_eq (get_question (), "Stop Importing?");
  fixture_answer (page, "cancel");
  fixture_wait (has_games, (gpointer) "1 game");
}

static gboolean
is_closed (gpointer data)
{
  return page == NULL;
}

TEST (an_import_ends_with_the_window)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GFile) file = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "[Date \"%u\"]\n" HEADERS "c2 c4 *\n\n", i);
  file = make_file ("file.quoridor", text->str);
  ck_assert (drop (g_slist_append (NULL, file)));
  gtk_window_close (fixture_get_window (page));
  ck_assert_str_eq (get_question (), "Stop Importing?");
  fixture_answer (page, "stop");
  fixture_wait (is_closed, NULL);
  ck_assert_uint_lt (library_count (), 100000);
}
