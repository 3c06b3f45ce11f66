/*
 * A library with games for tests of its windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qdr-library-private.h"
#include "qdr-saved-game.h"
#include "temp-folder.h"

static char *folder;
static char *path; /* the library's file */
static QdrLibraryWorker *library;

void
library_set_up (void)
{
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
}

void
library_tear_down (void)
{
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
}

QdrLibraryWorker *
library_get (void)
{
  return library;
}

static gboolean
add_job (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  GPtrArray *games = data;

  for (guint i = 0; i < games->len; i++)
    if (!qdr_library_add_game (self, g_ptr_array_index (games, i), QDR_LIBRARY_IMPORTED, "", NULL,
                               NULL, error))
      return FALSE;
  return TRUE;
}

static gboolean
count_job (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_count_games (self, &(QdrLibraryFilter){ 0 }, data, error);
}

static void
add_games (GPtrArray *games)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_job, games, NULL, NULL, NULL,
                                NULL);
  qdr_library_worker_wait_for_jobs (library);
}

static QdrGame *
make_game (const char *first, const char *second, const char *date, const char *moves)
{
  QdrGame *game = fixture_make_game (5, 2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 0), first);
  qdr_player_set_name (qdr_game_get_player (game, 1), second);
  qdr_game_set_header (game, "Date", date);
  fixture_play (game, moves);
  return game;
}

void
library_add (const char *first, const char *second, const char *date, const char *moves)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (games, make_game (first, second, date, moves));
  add_games (games);
}

void
library_add_text (const char *text)
{
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

  ck_assert_ptr_nonnull (games);
  add_games (games);
}

void
library_add_many (guint n)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++) {
    g_autofree char *time = g_strdup_printf ("%02u:%02u:%02u", i / 3600, i / 60 % 60, i % 60);

    g_ptr_array_add (games, make_game ("Anna", "Ben", "2026-11-20", "c2"));
    qdr_game_set_header (g_ptr_array_index (games, i), "Time", time);
  }
  add_games (games);
}

void
library_add_rated_games (void)
{
  for (guint i = 10; i < 30; i++) {
    g_autofree char *text = g_strdup_printf (
        "[Board \"5x5\"]\n[Players \"2\"]\n[Date \"2026-10-%u\"]\n"
        "[Player1 \"Ben\"]\n[Player2 \"Novice\"]\n[Seat2 \"computer novice\"]\n\n%s",
        i, i % 2 == 0 ? "c2 resign 1" : "c2 c4 resign 2");

    library_add_text (text);
  }
}

static gboolean
compact_job (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_compact_file (self, error);
}

void
library_damage (void)
{
  g_autofree char *contents = NULL;
  gsize length;

  library_add_many (60);
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, compact_job, &length, NULL, NULL, NULL,
                                NULL);
  qdr_library_worker_wait_for_jobs (library);
  ck_assert (g_file_get_contents (path, &contents, &length, NULL));
  memset (contents + length / 4, 0xa5, length / 4 * 3);
  ck_assert (g_file_set_contents (path, contents, (gssize) length, NULL));
}

static gboolean
set_read_only_job (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  const gboolean *is_read_only = data;

  return qdr_database_run_statements (self->database,
                                      *is_read_only ? "PRAGMA query_only = 1"
                                                    : "PRAGMA query_only = 0",
                                      error);
}

static void
job_done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

/* Without a flush, which would close the file. */
void
library_set_blocked (gboolean is_blocked)
{
  ck_assert_int_eq (is_blocked ? g_mkdir (path, 0700) : g_rmdir (path), 0);
}

void
library_set_read_only (gboolean is_read_only)
{
  gboolean is_done = FALSE;

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, set_read_only_job, &is_read_only, NULL,
                                NULL, job_done_cb, &is_done);
  fixture_wait (is_true, &is_done);
}

static gboolean
refuse_games_job (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_database_run_statements (self->database,
                                      "CREATE TEMP TRIGGER refused BEFORE INSERT ON main.games"
                                      " BEGIN SELECT RAISE (ABORT, 'refused'); END",
                                      error);
}

void
library_refuse_games (void)
{
  gboolean is_done = FALSE;

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, refuse_games_job, &is_done, NULL, NULL,
                                job_done_cb, &is_done);
  fixture_wait (is_true, &is_done);
}

guint
library_count (void)
{
  guint n = 0;

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, count_job, &n, NULL, NULL, NULL, NULL);
  qdr_library_worker_wait_for_jobs (library);
  return n;
}
