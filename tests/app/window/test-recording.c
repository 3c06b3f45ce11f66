/*
 * Games of a window in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "qdr-library-worker.h"
#include "temp-folder.h"
#include "window-fixture.h"

static char *folder;
static char *path;
static QdrLibraryWorker *library;

static void
set_up (void)
{
  window_set_up ();
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  qdr_window_set_library (window, library);
}

static void
tear_down (void)
{
  g_settings_reset (fixture_get_settings (), "keep-games");
  window_tear_down ();
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
}

static gboolean
count (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_count_games (self, &(QdrLibraryFilter){ 0 }, data, error);
}

static void
assert_n_games (guint n_expected)
{
  guint n = 99;

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, count, &n, NULL, NULL, NULL, NULL);
  qdr_library_worker_wait_for_jobs (library);
  ck_assert_uint_eq (n, n_expected);
}

static void
play_game (const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  fixture_show_game (window, game);
  fixture_play (game, moves);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_game_of_the_window_is_kept)
{
  play_game ("c2 b5 c3 a5 c4 a4 c5");
  assert_n_games (1);
  play_game ("c2");
  play_game ("");
  assert_n_games (2);
}

TEST (a_preference_says_no)
{
  g_settings_set_boolean (fixture_get_settings (), "keep-games", FALSE);
  play_game ("resign");
  assert_n_games (0);
}

/* (nullable) */
static GtkWidget *
find_label (GtkWidget *widget, const char *beginning)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) &&
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), beginning))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, beginning);
  return found;
}

static gboolean
toast_is_shown (gpointer beginning)
{
  return find_label (fixture_get_part (window, "toasts"), beginning) != NULL;
}

/* The game stays on the board and can be continued. */
TEST (a_game_that_cannot_be_kept_is_told_of)
{
  QdrGame *game;

  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  play_game ("c2 b5 c3 a5 c4 a4 c5");
  game = fixture_get_game (window);
  fixture_wait (toast_is_shown,
                (gpointer) "The game is not in the library. The library of games cannot ");
  ck_assert_ptr_eq (fixture_get_game (window), game);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 7);
}

TEST (a_file_that_is_put_aside_is_told_of_and_the_game_is_kept)
{
  ck_assert (g_file_set_contents (path, "Dear Anna", -1, NULL));
  play_game ("resign");
  fixture_wait (
      toast_is_shown,
      (gpointer) "The file is not a library of games. “library.db” was renamed “library.db.");
  assert_n_games (1);
}
