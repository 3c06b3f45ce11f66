/*
 * Libraries of earlier versions of the program.
 *
 *   test-library-migration version-1.db version-3.db version-4.db
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "qdr-library-ratings.h"
#include "qdr-saved-game.h"
#include "test.h"

#define N_STORED 3
#define N_KILLS 30

static char *folder;
static char *path; /* of a copy */

/* Copies a stored library, and removes other files beside the copy. */
static void
copy_stored (guint number)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *index = g_strconcat (path, "-shm", NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_unlink (log);
  g_unlink (index);
  ck_assert (g_file_get_contents (test_get_argument (1 + (int) number), &contents, &length, NULL));
  ck_assert (g_file_set_contents (path, contents, (gssize) length, NULL));
}

static void
set_up (void)
{
  folder = g_dir_make_tmp ("library-XXXXXX", NULL);
  path = g_build_filename (folder, "library.db", NULL);
}

static void
tear_down (void)
{
  g_free (path);
  remove_temp_folder (folder);
}

/* Contents of a file */

static int
add_row (void *text, int n_columns, char **values, char **names)
{
  for (int i = 0; i < n_columns; i++)
    g_string_append_printf (text, "%s|", values[i] != NULL ? values[i] : "NULL");
  g_string_append_c (text, '\n');
  return 0;
}

/* (transfer full): the rows of a query, as text. */
static char *
run_query (const char *file, const char *sql)
{
  GString *text = g_string_new (NULL);
  char *message = NULL;
  sqlite3 *database;

  ck_assert_int_eq (sqlite3_open (file, &database), SQLITE_OK);
  sqlite3_busy_timeout (database, 5000);
  sqlite3_exec (database, sql, add_row, text, &message);
  ck_assert_msg (message == NULL, "%s", message);
  sqlite3_close (database);
  return g_string_free (text, FALSE);
}

/* Queries for all contents, without the ids of games and players. */
static const char *const contents[] = {
  "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name",
  "SELECT date, time, players, width, height, stocks, first_seat, seconds, increment, opening,"
  " winner, ending, plies, rounds, rated, source, hex (origin), hex (fingerprint) FROM games ORDER "
  "BY id",
  "SELECT hex (fingerprint), final, moves, game_text FROM texts JOIN games ON id = game"
  " ORDER BY fingerprint",
  "SELECT hex (fingerprint), seat, kind, identity, version, seats.name, share, walls FROM seats"
  " JOIN games ON games.id = game JOIN players ON players.id = player ORDER BY fingerprint, seat",
  "SELECT hex (fingerprint), outcomes.seat, one.kind, one.identity, other.kind, other.identity,"
  " outcomes.date, outcomes.time, outcomes.players, outcomes.width, outcomes.height,"
  " outcomes.seconds, outcomes.increment, outcomes.plies, outcomes.rounds, walls, outcomes.ending, "
  "share"
  " FROM outcomes JOIN games ON games.id = game JOIN players one ON one.id = player"
  " LEFT JOIN players other ON other.id = opponent ORDER BY fingerprint, seat",
  "SELECT hex (fingerprint), ply, key, move, kind, identity, share FROM positions"
  " JOIN games ON games.id = game JOIN players ON players.id = player ORDER BY fingerprint, ply",
  "SELECT kind, identity, date, round (ratings.rating, 3), round (deviation, 3) FROM ratings"
  " JOIN players ON id = player ORDER BY kind, identity, date",
  "SELECT * FROM reviews",
};

/* The same games, added now */

/* Returns the ratings that were measured when the library was stored. */
static gboolean
get_measured_rating (const char *id, int *rating, gpointer user_data)
{
  static const struct {
    const char *id;
    int rating;
  } measured[] = {
    { "beginner", 550 }, { "runner", 810 }, { "apprentice", 880 }, { "mason", 1440 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (measured); i++)
    if (g_str_equal (measured[i].id, id)) {
      *rating = measured[i].rating;
      return TRUE;
    }
  return FALSE;
}

static void
copy_game (QdrLibrary *from, gint64 id, QdrLibrary *to)
{
  g_autofree char *text = qdr_library_read_game_text (from, id, NULL);
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

  ck_assert_ptr_nonnull (games);
  ck_assert (qdr_library_add_game (to, g_ptr_array_index (games, 0), QDR_LIBRARY_IMPORTED, "", NULL,
                                   NULL, NULL));
}

/* Opens the library at @path, and creates another one from its games. */
static void
make_anew (const char *fresh)
{
  g_autoptr (QdrLibrary) migrated = qdr_library_open (path, NULL);
  g_autoptr (QdrLibrary) library = qdr_library_open (fresh, NULL);
  g_autoptr (GArray) ids = NULL;

  ck_assert_ptr_nonnull (migrated);
  ck_assert_ptr_nonnull (library);
  ids = qdr_library_list_game_ids (migrated, &(QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_ID, FALSE,
                                   NULL);
  ck_assert_uint_eq (ids->len, 70);
  ck_assert (qdr_library_begin_import (library, NULL));
  for (guint i = 0; i < ids->len; i++)
    copy_game (migrated, g_array_index (ids, gint64, i), library);
  ck_assert (qdr_library_update_ratings (library, get_measured_rating, NULL, NULL));
}

static void
assert_same_as_anew (void)
{
  g_autofree char *fresh = g_build_filename (folder, "fresh.db", NULL);
  QdrLibrary *library = qdr_library_open (path, NULL);

  ck_assert (qdr_library_update_ratings (library, get_measured_rating, NULL, NULL));
  qdr_library_close (library);
  make_anew (fresh);
  for (guint i = 0; i < G_N_ELEMENTS (contents); i++) {
    g_autofree char *migrated = run_query (path, contents[i]);
    g_autofree char *expected = run_query (fresh, contents[i]);

    ck_assert_str_eq (migrated, expected);
  }
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_library_of_an_earlier_version_becomes_what_its_games_make_anew, .loops = N_STORED)
{
  copy_stored ((guint) _i);
  assert_same_as_anew ();
}

/* The highest rating of a player in it was one within an evening. */
TEST (what_was_to_be_tried_again_still_is_and_ratings_are_made_anew)
{
  g_autofree char *exercises = NULL;
  g_autofree char *stale = NULL;

  copy_stored (N_STORED - 1);
  qdr_library_close (qdr_library_open (path, NULL));
  exercises = run_query (path, "SELECT move, line, due, removed FROM exercises");
  ck_assert_str_eq (exercises, "e7|e9|739586|0|\n");
  stale = run_query (path, "SELECT ratings_are_stale FROM state");
  ck_assert_str_eq (stale, "1|\n");
}

static const char *const hostile_changes[] = {
  "UPDATE seats SET player = 99999 WHERE game = 2",
  "UPDATE seats SET share = NULL WHERE game = 2",
  "UPDATE games SET stocks = '2147483647 -2147483648 x' WHERE id = 2",
  "UPDATE texts SET final = x'ff' WHERE game = 2",
};

TEST (a_row_that_nobody_can_have_written_does_not_keep_the_others,
      .loops = G_N_ELEMENTS (hostile_changes))
{
  g_autoptr (QdrLibrary) opened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *count = NULL;
  guint n_games;

  copy_stored (0);
  count = run_query (path, "SELECT count(*) FROM games");
  g_free (run_query (path, hostile_changes[_i]));
  opened = qdr_library_open (path, &error);
  ck_assert_msg (opened != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (qdr_library_count_games (opened, &(QdrLibraryFilter){ 0 }, &n_games, NULL));
  ck_assert_uint_ge (n_games + 1, (guint) g_ascii_strtoull (count, NULL, 10));
}

/* A person with another name */

#define PERSON "Anna"
#define NEW_NAME "Annabel"

TEST (games_of_another_name_are_those_that_were_played_under_it, .loops = N_STORED)
{
  g_autoptr (QdrLibrary) opened = NULL;

  copy_stored ((guint) _i);
  opened = qdr_library_open (path, NULL);
  ck_assert (qdr_library_rename_person (opened, PERSON, NEW_NAME, NULL));
  ck_assert (qdr_library_check_file (opened, NULL));
  assert_same_as_anew ();
}

/* Killed programs */

static pid_t
start_opening (const char *new_name)
{
  const pid_t child = fork ();

  ck_assert_int_ge (child, 0);
  if (child == 0) {
    QdrLibrary *opened = qdr_library_open (path, NULL);

    if (new_name != NULL)
      qdr_library_rename_person (opened, PERSON, new_name, NULL);
    _exit (0);
  }
  return child;
}

/* Returns how long a program takes that is not killed, in microseconds. */
static gint32
time_opening (const char *new_name)
{
  const gint64 start = g_get_monotonic_time ();
  const pid_t child = start_opening (new_name);

  ck_assert_int_eq (waitpid (child, NULL, 0), child);
  return (gint32) (g_get_monotonic_time () - start);
}

static void
open_and_be_killed (const char *new_name, gint32 microseconds)
{
  const pid_t child = start_opening (new_name);

  g_usleep ((gulong) microseconds);
  kill (child, SIGKILL);
  ck_assert_int_eq (waitpid (child, NULL, 0), child);
}

TEST (a_kill_leaves_one_version_or_the_other)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  gint32 whole;

  copy_stored (0);
  whole = time_opening (NULL);
  for (guint i = 0; i < N_KILLS; i++) {
    g_autofree char *version = NULL;
    g_autofree char *tables = NULL;
    g_autofree char *check = NULL;

    copy_stored (0);
    open_and_be_killed (NULL, g_rand_int_range (random, 0, 2 * whole));
    version = run_query (path, "PRAGMA user_version");
    tables = run_query (
        path, "SELECT name FROM sqlite_schema WHERE name IN ('outcomes', 'reviews', 'exercises')");
    check = run_query (path, "PRAGMA integrity_check");
    ck_assert_str_eq (check, "ok|\n");
    if (g_str_equal (version, "1|\n")) {
      ck_assert_str_eq (tables, "");
    } else {
      ck_assert_str_eq (version, "8|\n");
      ck_assert_str_eq (tables, "outcomes|\nreviews|\nexercises|\n");
    }
  }
  assert_same_as_anew ();
}

TEST (a_kill_leaves_one_name_or_the_other)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  guint n_renamed = 0;
  gint32 whole;

  copy_stored (N_STORED - 1);
  qdr_library_close (qdr_library_open (path, NULL));
  whole = time_opening (NEW_NAME);
  for (guint i = 0; i < N_KILLS; i++) {
    g_autoptr (QdrLibrary) opened = NULL;
    g_autofree char *names = NULL;

    copy_stored (N_STORED - 1);
    qdr_library_close (qdr_library_open (path, NULL));
    open_and_be_killed (NEW_NAME, g_rand_int_range (random, 0, 2 * whole));
    names = run_query (path, "SELECT DISTINCT name FROM seats WHERE name LIKE '" PERSON "%'");
    ck_assert (g_str_equal (names, PERSON "|\n") || g_str_equal (names, NEW_NAME "|\n"));
    n_renamed += g_str_equal (names, NEW_NAME "|\n");
    opened = qdr_library_open (path, NULL);
    ck_assert (qdr_library_check_file (opened, NULL));
  }
  ck_assert_uint_gt (n_renamed, 0);
  ck_assert_uint_lt (n_renamed, N_KILLS);
  assert_same_as_anew ();
}
