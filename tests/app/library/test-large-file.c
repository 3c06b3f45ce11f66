/*
 * A file that is too large to open, which the library imports. It has a process of its own, because
 * GLib leaks its table of interned strings when it grows beyond 2048.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-library-page.h"
#include "qdr-saved-game.h"
#include "temp-folder.h"

#define HEADERS "[Board \"5x5\"]\n[Players \"2\"]\n\n"

static QdrApplication *application;

/* A process has one application, so the tests share it. */
static void
set_up (void)
{
  fixture_set_up ();
  application = fixture_make_application ();
  g_application_activate (G_APPLICATION (application));
}

static void
tear_down (void)
{
  g_clear_object (&application);
  fixture_tear_down ();
}

TEST_DEFAULTS (.set_up_all = set_up, .tear_down_all = tear_down)

static gboolean
has_games (gpointer page)
{
  return g_strcmp0 (adw_window_title_get_subtitle (fixture_get_part (page, "title")), "2 games") ==
         0;
}

TEST (a_file_that_is_too_large_to_open_is_imported_after_a_question)
{
  g_autofree char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "large.quoridor", NULL);
  g_autofree char *space = g_strnfill (QDR_SAVED_GAME_MAX_SIZE / 2, '\n');
  g_autofree char *text =
      g_strconcat (HEADERS "c2 b5 *\n", space, HEADERS "c2 c4 *\n", space, NULL);
  GtkWindow *window;

  ck_assert (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  g_application_activate (G_APPLICATION (application));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  qdr_window_open_file (QDR_WINDOW (window), file);
  ck_assert_str_eq (adw_message_dialog_get_heading (
                        ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "“large.quoridor” Is Too Large to Open");
  fixture_answer (window, "import");
  fixture_wait (has_games, qdr_window_find_page (QDR_WINDOW (window), QDR_TYPE_LIBRARY_PAGE));
  gtk_window_destroy (window);
  remove_temp_folder (g_steal_pointer (&folder));
}
