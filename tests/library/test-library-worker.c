/*
 * The library on a worker thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-worker.h"

#include <glib/gstdio.h>
#include <string.h>

#include "random-games.h"
#include "test.h"
#include "waiting.h"

static char *folder;
static char *path;
static QdrLibraryWorker *worker;
static GThread *main_thread;
static guint n_changes;
static char *sentence; /* (nullable): of "put-aside" */

static void
changed_cb (void)
{
  ck_assert_ptr_eq (g_thread_self (), main_thread);
  n_changes++;
}

static void
put_aside_cb (QdrLibraryWorker *self, const char *text)
{
  ck_assert_ptr_eq (g_thread_self (), main_thread);
  g_free (sentence);
  sentence = g_strdup (text);
}

static void
set_up (void)
{
  folder = g_dir_make_tmp ("library-XXXXXX", NULL);
  path = g_build_filename (folder, "library.db", NULL);
  main_thread = g_thread_self ();
  n_changes = 0;
  worker = qdr_library_worker_new (path);
  g_signal_connect (worker, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (worker, "put-aside", G_CALLBACK (put_aside_cb), NULL);
}

static void
tear_down (void)
{
  g_clear_object (&worker);
  g_clear_pointer (&sentence, g_free);
  g_free (path);
  remove_temp_folder (folder);
}

/* A job and its result. */
typedef struct {
  guint number; /* of the added game */
  gint64 id;
  guint count;
  GThread *thread;
  gboolean is_done;
  char *failure; /* (nullable) */
} Work;

static gboolean
add (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Work *self = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (self->number);
  g_autoptr (QdrGame) game = make_random_game (random, self->number);

  self->thread = g_thread_self ();
  return qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", &self->id, NULL, error);
}

static gboolean
count (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Work *self = data;

  return qdr_library_count_games (library, &(QdrLibraryFilter){ 0 }, &self->count, error);
}

static gboolean
read_last (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = qdr_library_read_game_text (library, 40, error);

  return text != NULL;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  Work *self = user_data;

  self->is_done = TRUE;
  if (qdr_library_worker_run_finish (worker, result, &error) != self)
    self->failure = g_strdup (error->message);
}

static gboolean
is_done (gpointer data)
{
  return ((Work *) data)->is_done;
}

static gboolean
has_changed (gpointer data)
{
  return n_changes > 0;
}

static void
run (QdrLibraryAccess access, QdrLibraryJob job, Work *work)
{
  qdr_library_worker_run_async (worker, access, job, work, NULL, NULL, done_cb, work);
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

TEST (jobs_are_done_in_their_order_and_elsewhere)
{
  Work first = { .number = 1 };
  Work second = { .number = 2 };
  Work counting = { 0 };

  run (QDR_LIBRARY_WRITES, add, &first);
  run (QDR_LIBRARY_WRITES, add, &second);
  run (QDR_LIBRARY_READS, count, &counting);
  ck_assert (!first.is_done);
  fixture_wait (is_done, &counting);
  ck_assert (first.is_done && second.is_done);
  ck_assert_int_lt (first.id, second.id);
  ck_assert_uint_eq (counting.count, 2);
  ck_assert_ptr_ne (first.thread, g_thread_self ());
  ck_assert_ptr_eq (first.thread, second.thread);
}

TEST (only_what_writes_is_a_change)
{
  Work counting = { 0 };
  Work adding = { .number = 1 };

  run (QDR_LIBRARY_READS, count, &counting);
  fixture_wait (is_done, &counting);
  fixture_settle ();
  ck_assert_uint_eq (n_changes, 0);
  run (QDR_LIBRARY_WRITES, add, &adding);
  fixture_wait (has_changed, NULL);
  ck_assert_uint_eq (n_changes, 1);
}

TEST (a_job_that_is_cancelled_is_not_begun)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Work adding = { .number = 1 };
  Work counting = { 0 };

  g_cancellable_cancel (cancellable);
  qdr_library_worker_run_async (worker, QDR_LIBRARY_WRITES, add, &adding, NULL, cancellable,
                                done_cb, &adding);
  run (QDR_LIBRARY_READS, count, &counting);
  fixture_wait (is_done, &counting);
  ck_assert_ptr_null (adding.thread);
  ck_assert_ptr_nonnull (adding.failure);
  ck_assert_uint_eq (counting.count, 0);
  g_free (adding.failure);
}

TEST (whoever_lets_go_waits_for_what_is_written)
{
  static Work works[20];
  QdrLibrary *library;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (works); i++) {
    works[i].number = i;
    qdr_library_worker_run_async (worker, QDR_LIBRARY_WRITES, add, &works[i], NULL, NULL, NULL,
                                  NULL);
  }
  g_clear_object (&worker);
  library = qdr_library_open (path, NULL);
  ck_assert (qdr_library_count_games (library, &(QdrLibraryFilter){ 0 }, &n, NULL));
  ck_assert_uint_eq (n, G_N_ELEMENTS (works));
  qdr_library_close (library);
  fixture_settle ();
}

TEST (a_flush_waits_and_work_goes_on_after_it)
{
  Work first = { .number = 1 };
  Work second = { .number = 2 };

  run (QDR_LIBRARY_WRITES, add, &first);
  qdr_library_worker_wait_for_jobs (worker);
  ck_assert_int_gt (first.id, 0);
  ck_assert_uint_eq (n_changes, 0);
  run (QDR_LIBRARY_WRITES, add, &second);
  fixture_wait (is_done, &second);
  ck_assert_int_gt (second.id, first.id);
}

TEST (a_file_that_cannot_be_used_is_put_aside)
{
  const char letter[] =
      "A letter, and no library of games; longer than the hundred bytes that SQLite "
      "reads first to find out what it has before it.";
  Work adding = { .number = 1 };
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n_aside = 0;

  ck_assert (g_file_set_contents (path, letter, -1, NULL));
  run (QDR_LIBRARY_WRITES, add, &adding);
  fixture_wait (is_done, &adding);
  fixture_settle ();
  ck_assert_ptr_null (adding.failure);
  ck_assert_ptr_nonnull (sentence);
  ck_assert (g_str_has_prefix (
      sentence, "The file is not a library of games. “library.db” was renamed “library.db."));
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".bad")) {
      g_autofree char *aside = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      ck_assert (g_file_get_contents (aside, &text, NULL, NULL));
      ck_assert_str_eq (text, letter);
      n_aside++;
    }
  ck_assert_uint_eq (n_aside, 1);
}

/* Damages the pages of games, but the file can still be opened. */
static void
damage_library (void)
{
  g_autofree char *contents = NULL;
  QdrLibrary *library;
  gsize length;

  library = qdr_library_open (path, NULL);
  for (guint i = 0; i < 40; i++) {
    g_autoptr (GRand) random = g_rand_new_with_seed (i);
    g_autoptr (QdrGame) game = make_random_game (random, i);

    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", NULL, NULL, NULL));
  }
  ck_assert (qdr_library_compact_file (library, NULL));
  qdr_library_close (library);
  ck_assert (g_file_get_contents (path, &contents, &length, NULL));
  /* After the description of the tables, which is read when the file is opened. */
  memset (contents + length / 2, 0xa5, length - length / 2);
  ck_assert (g_file_set_contents (path, contents, (gssize) length, NULL));
}

TEST (damage_that_shows_later_is_put_aside_and_the_game_is_kept)
{
  Work adding = { .number = 100 };
  Work counting = { 0 };

  damage_library ();
  run (QDR_LIBRARY_WRITES, add, &adding);
  run (QDR_LIBRARY_READS, count, &counting);
  fixture_wait (is_done, &counting);
  fixture_settle ();
  ck_assert_ptr_null (adding.failure);
  ck_assert_int_eq (adding.id, 1);
  ck_assert_uint_eq (counting.count, 1);
  ck_assert (
      g_str_has_prefix (sentence, "The library of games is damaged. “library.db” was renamed "));
}

TEST (damage_that_is_read_is_told_and_put_aside)
{
  Work reading = { .number = 1 };
  Work counting = { 0 };

  damage_library ();
  run (QDR_LIBRARY_READS, read_last, &reading);
  fixture_wait (is_done, &reading);
  fixture_settle ();
  ck_assert_str_eq (reading.failure, "The library of games is damaged.");
  ck_assert_ptr_nonnull (sentence);
  ck_assert_uint_eq (n_changes, 1);
  run (QDR_LIBRARY_READS, count, &counting);
  fixture_wait (is_done, &counting);
  ck_assert_uint_eq (counting.count, 0);
  g_free (reading.failure);
}

/* The version is at byte 60, with the lowest digit last. */
TEST (a_library_of_a_newer_version_is_told_of_and_stays)
{
  Work adding = { .number = 1 };
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;
  gsize length;
  QdrLibrary *library = qdr_library_open (path, NULL);

  ck_assert (qdr_library_compact_file (library, NULL));
  qdr_library_close (library);
  ck_assert (g_file_get_contents (path, &contents, &length, NULL));
  contents[63]++;
  ck_assert (g_file_set_contents (path, contents, (gssize) length, NULL));
  run (QDR_LIBRARY_WRITES, add, &adding);
  fixture_wait (is_done, &adding);
  fixture_settle ();
  ck_assert_str_eq (adding.failure,
                    "The library of games was made by a newer version of Quoridor.");
  ck_assert_ptr_null (sentence);
  ck_assert (g_file_get_contents (path, &after, NULL, NULL));
  ck_assert_mem_eq (after, contents, length);
  g_free (adding.failure);
}

TEST (a_library_that_cannot_be_opened_is_told_of)
{
  Work adding = { .number = 1 };

  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  run (QDR_LIBRARY_WRITES, add, &adding);
  fixture_wait (is_done, &adding);
  ck_assert_ptr_nonnull (adding.failure);
  ck_assert (g_str_has_prefix (adding.failure, "The library of games cannot be opened: "));
  ck_assert_ptr_null (sentence);
  g_free (adding.failure);
}
