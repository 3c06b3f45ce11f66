/*
 * Kills a program that writes into a library again and again: no confirmed game is lost, and
 * none is incomplete, even during a removal in steps. Several writers do not disturb each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <signal.h>
#include <string.h>

#include "qdr-library-exercises.h"
#include "qdr-saved-game.h"
#include "random-games.h"
#include "temp-folder.h"
#include "test.h"

#define N_KILLS 200

/* The number of runs, of programs that start together, and of games that each adds. */
#define N_BEGINNINGS 20
#define N_TOGETHER 3
#define N_GAMES_EACH "4"

/* The number of removals in steps that are killed. Each removes the first of these games. */
#define N_REMOVALS 16
#define N_GAMES 240
#define N_REMOVED 160
#define N_IN_STEP 20

/* The changes that killed programs confirmed, and those that they had announced. */
typedef struct {
  GHashTable *there;   /* set of gint64 */
  GHashTable *leaving; /* games whose joint removal was announced */
  GHashTable *gone;    /* games that were removed */
  GHashTable *exercises;
  guint n_kills_while_leaving;
} Confirmed;

static GHashTable *
make_set (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static Confirmed
make_confirmed (void)
{
  return (Confirmed){
    .there = make_set (), .leaving = make_set (), .gone = make_set (), .exercises = make_set ()
  };
}

static void
clear_confirmed (Confirmed *self)
{
  g_hash_table_unref (self->there);
  g_hash_table_unref (self->leaving);
  g_hash_table_unref (self->gone);
  g_hash_table_unref (self->exercises);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Confirmed, clear_confirmed)

static void
record_line (Confirmed *self, const char *line)
{
  gint64 id = g_ascii_strtoll (line + 1, NULL, 10);
  gint64 *key = g_memdup2 (&id, sizeof id);

  if (line[0] == '+') {
    g_hash_table_add (self->there, key);
  } else if (line[0] == '*') {
    g_hash_table_add (self->exercises, key);
  } else if (line[0] == '~') {
    g_hash_table_add (self->leaving, key);
  } else {
    g_hash_table_remove (self->there, &id);
    g_hash_table_remove (self->leaving, &id);
    g_hash_table_add (self->gone, key);
  }
}

/* Reads lines until the writer is killed, which happens a moment after @n_lines lines. */
static void
run_and_kill (Confirmed *confirmed, const char *writer, const char *path, guint seed, GRand *random)
{
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, writer, path, seed_text, NULL);
  g_autoptr (GDataInputStream) lines = NULL;
  const guint n_lines = (guint) g_rand_int_range (random, 0, 12);
  guint n_read = 0;

  ck_assert_ptr_nonnull (process);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  if (n_lines == 0)
    g_usleep ((gulong) g_rand_int_range (random, 0, 20000));
  for (;; n_read++) {
    g_autofree char *line = NULL;

    if (n_read == n_lines) {
      g_usleep ((gulong) g_rand_int_range (random, 0, 3000));
      g_subprocess_send_signal (process, SIGKILL);
    }
    line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
    if (line == NULL)
      break;
    record_line (confirmed, line);
  }
  ck_assert_uint_ge (n_read, n_lines);
  ck_assert (g_subprocess_wait (process, NULL, NULL));
}

typedef struct {
  QdrLibrary *library;
  GArray *ids;
} Found;

static gboolean
add_id (const QdrLibraryEntry *entry, gpointer user_data)
{
  const Found *found = user_data;

  ck_assert_uint_eq (g_strv_length ((char **) entry->names), entry->n_players);
  g_array_append_val (found->ids, entry->id);
  return TRUE;
}

/* Asserts that confirmed exercises are there once each, with their attempts. */
static void
assert_exercises (const Confirmed *confirmed, QdrLibrary *library)
{
  g_autoptr (GPtrArray) exercises = qdr_library_list_exercises (library, NULL);
  g_autoptr (GHashTable) found = make_set ();
  guint n_found = 0;

  ck_assert_ptr_nonnull (exercises);
  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = exercises->pdata[i];
    const gint64 number = g_ascii_strtoll (strchr (exercise->line, ' '), NULL, 10);

    ck_assert (g_hash_table_add (found, g_memdup2 (&number, sizeof number)));
    if (!g_hash_table_contains (confirmed->exercises, &number))
      continue;
    ck_assert_uint_eq (exercise->n_repetitions, 1);
    n_found++;
  }
  ck_assert_uint_eq (n_found, g_hash_table_size (confirmed->exercises));
}

/* Asserts that all confirmed changes are there in full. Games may have been added without
 * confirmation. Of the games whose removal was announced all are there, or none. */
static void
assert_confirmed (const Confirmed *confirmed, const char *path)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibrary) library = qdr_library_open (path, &error);
  Found found = { library, ids };
  const guint n_leaving = g_hash_table_size (confirmed->leaving);
  guint n_missing = g_hash_table_size (confirmed->there);
  guint n_left = n_leaving;

  ck_assert_msg (library != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (qdr_library_list_games (library, &(QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_ID, FALSE,
                                     0, add_id, &found, NULL));
  for (guint i = 0; i < ids->len; i++) {
    const gint64 id = g_array_index (ids, gint64, i);

    ck_assert (!g_hash_table_contains (confirmed->gone, &id));
    n_missing -= g_hash_table_contains (confirmed->there, &id);
    n_left -= g_hash_table_contains (confirmed->leaving, &id);
  }
  ck_assert_uint_eq (n_missing, n_left);
  ck_assert (n_left == 0 || n_left == n_leaving);
  assert_exercises (confirmed, library);
}

/* Updates the sets with unconfirmed changes of the last program. */
static void
settle (Confirmed *confirmed, const char *path)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (QdrLibrary) library = qdr_library_open (path, NULL);
  Found found = { library, ids };

  confirmed->n_kills_while_leaving += g_hash_table_size (confirmed->leaving) > 0;
  g_hash_table_remove_all (confirmed->leaving);
  g_hash_table_remove_all (confirmed->there);
  ck_assert (qdr_library_list_games (library, &(QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_ID, FALSE,
                                     0, add_id, &found, NULL));
  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (confirmed->there,
                      g_memdup2 (&g_array_index (ids, gint64, i), sizeof (gint64)));
  for (guint i = 0; i < ids->len; i++) {
    g_autofree char *text =
        qdr_library_read_game_text (library, g_array_index (ids, gint64, i), NULL);

    ck_assert_ptr_nonnull (text);
  }
}

TEST_DEFAULTS (.timeout = 240)

TEST (a_killed_program_loses_nothing_that_it_confirmed)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kills.db", NULL);
  g_auto (Confirmed) confirmed = make_confirmed ();
  g_autoptr (GRand) random = g_rand_new_with_seed (17);
  QdrLibrary *library;

  for (guint i = 0; i < N_KILLS; i++) {
    run_and_kill (&confirmed, test_get_argument (1), path, i, random);
    assert_confirmed (&confirmed, path);
    settle (&confirmed, path);
  }
  ck_assert_uint_gt (g_hash_table_size (confirmed.there), N_KILLS);
  ck_assert_uint_gt (g_hash_table_size (confirmed.exercises), N_KILLS);
  ck_assert_uint_gt (confirmed.n_kills_while_leaving, 0);
  library = qdr_library_open (path, NULL);
  ck_assert (qdr_library_check_file (library, NULL));
  qdr_library_close (library);
}

static void
fill (const char *path)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (18);
  g_autoptr (QdrLibrary) library = qdr_library_open (path, NULL);

  ck_assert (qdr_library_begin_batch (library, NULL));
  for (guint i = 0; i < N_GAMES; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, i);

    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, NULL, NULL));
  }
  ck_assert (qdr_library_end_batch (library, TRUE, NULL));
}

/* Kills the remover a moment after @n_lines lines. Returns how many games it reported as
 * removed. */
static guint
remove_and_kill (const char *path, guint n_lines, GRand *random)
{
  g_autofree char *n_games = g_strdup_printf ("%u", N_REMOVED);
  g_autofree char *n_in_step = g_strdup_printf ("%u", N_IN_STEP);
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, test_get_argument (2), path, n_games,
                        n_in_step, NULL);
  g_autoptr (GDataInputStream) lines = NULL;
  guint n_gone = 0;

  ck_assert_ptr_nonnull (process);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  for (guint n_read = 0;; n_read++) {
    g_autofree char *line = NULL;

    if (n_read == n_lines) {
      g_usleep ((gulong) g_rand_int_range (random, 0, 20000));
      g_subprocess_send_signal (process, SIGKILL);
    }
    line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
    if (line == NULL) {
      ck_assert_uint_ge (n_read, n_lines);
      break;
    }
    n_gone = (guint) g_ascii_strtoull (line, NULL, 10);
  }
  ck_assert (g_subprocess_wait (process, NULL, NULL));
  return n_gone;
}

/* Returns how many games were removed: the first ones, in whole steps. */
static guint
count_gone (const char *path)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibrary) library = qdr_library_open (path, &error);
  Found found = { library, ids };
  guint n_gone;

  ck_assert_msg (library != NULL, "%s", error != NULL ? error->message : "");
  ck_assert_msg (qdr_library_check_file (library, &error), "%s",
                 error != NULL ? error->message : "");
  ck_assert (qdr_library_list_games (library, &(QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_ID, FALSE,
                                     0, add_id, &found, NULL));
  ck_assert_uint_ge (ids->len, N_GAMES - N_REMOVED);
  n_gone = N_GAMES - ids->len;
  ck_assert_uint_eq (n_gone % N_IN_STEP, 0);
  for (guint i = 0; i < ids->len; i++)
    ck_assert_int_eq (g_array_index (ids, gint64, i), n_gone + i + 1);
  return n_gone;
}

/* It removes no games after them, and restoring works the same way. */
TEST (a_killed_removal_in_steps_leaves_whole_games)
{
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *whole = g_build_filename (folder, "whole.db", NULL);
  g_autofree char *path = g_build_filename (folder, "killed.db", NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (19);
  g_autofree char *contents = NULL;
  gsize length;
  guint n_in_the_middle = 0;

  fill (whole);
  ck_assert (g_file_get_contents (whole, &contents, &length, NULL));
  for (guint i = 0; i < N_REMOVALS; i++) {
    guint n_reported;
    guint n_gone;

    ck_assert (g_file_set_contents (path, contents, (gssize) length, NULL));
    n_reported = remove_and_kill (path, i, random);
    n_gone = count_gone (path);
    ck_assert_int_le (ABS ((int) n_gone - (int) n_reported), N_IN_STEP);
    n_in_the_middle += n_gone > 0 && n_gone < N_REMOVED;
  }
  ck_assert_uint_gt (n_in_the_middle, N_REMOVALS / 2);
  remove_temp_folder (g_steal_pointer (&folder));
}

/* Even if the file does not exist yet. */
TEST (programs_that_begin_together_do_not_disturb_each_other, .loops = N_BEGINNINGS)
{
  g_autofree char *path = g_strdup_printf ("%s/together-%d.db", g_get_tmp_dir (), _i);
  GSubprocess *processes[N_TOGETHER];
  g_auto (Confirmed) confirmed = make_confirmed ();

  for (guint i = 0; i < N_TOGETHER; i++) {
    g_autofree char *seed = g_strdup_printf ("%u", (guint) _i * N_TOGETHER + i);

    processes[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                                     NULL, test_get_argument (1), path, seed, N_GAMES_EACH, NULL);
  }
  for (guint i = 0; i < N_TOGETHER; i++)
    g_output_stream_close (g_subprocess_get_stdin_pipe (processes[i]), NULL, NULL);
  for (guint i = 0; i < N_TOGETHER; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GDataInputStream) lines =
        g_data_input_stream_new (g_subprocess_get_stdout_pipe (processes[i]));
    char *line;

    while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL) {
      record_line (&confirmed, line);
      g_free (line);
    }
    ck_assert_msg (g_subprocess_wait_check (processes[i], NULL, &error), "%s",
                   error != NULL ? error->message : "");
    g_object_unref (processes[i]);
  }
  ck_assert_uint_gt (g_hash_table_size (confirmed.there), 0);
  assert_confirmed (&confirmed, path);
}
