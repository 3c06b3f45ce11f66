/*
 * Failures of a library: damaged imports, damaged pages, full disks, and folders without
 * permission. Nothing is lost, and a sentence gives the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "qdr-foreign-game.h"
#include "qdr-library-private.h"
#include "qdr-library-query.h"
#include "qdr-library.h"
#include "qdr-saved-game.h"
#include "random-games.h"
#include "test.h"

static char *folder;
static char *path;
static QdrLibrary *library;

static void
set_up (void)
{
  folder = g_dir_make_tmp ("library-XXXXXX", NULL);
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (path, NULL);
  ck_assert_ptr_nonnull (library);
}

static void
tear_down (void)
{
  g_clear_pointer (&library, qdr_library_close);
  g_free (path);
  remove_temp_folder (folder);
}

static guint
count_games (void)
{
  guint count;

  ck_assert (qdr_library_count_games (library, &(QdrLibraryFilter){ 0 }, &count, NULL));
  return count;
}

static void
assert_sound (void)
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (qdr_library_check_file (library, &error), "%s",
                 error != NULL ? error->message : "");
}

static void
assert_sentence (const GError *error)
{
  ck_assert (error != NULL);
  ck_assert_int_ne (error->message[0], '\0');
  ck_assert_ptr_null (strpbrk (error->message, "\r\n"));
  ck_assert (g_utf8_validate (error->message, -1, NULL));
}

/* Damaged collections */

#define N_COLLECTIONS 60
#define N_GAMES 24
#define MAX_DAMAGES 5

/* A collection of games, and which of them are undamaged. */
typedef struct {
  QdrGame *games[N_GAMES];
  gsize starts[N_GAMES + 1]; /* in the undamaged text */
  gboolean is_whole[N_GAMES];
  GString *text;
} Collection;

static Collection
make_collection (GRand *random)
{
  Collection self = { .text = g_string_new (NULL) };

  for (guint i = 0; i < N_GAMES; i++) {
    g_autofree char *text = NULL;

    self.games[i] = make_random_game (random, (guint) g_rand_int_range (random, 0, 100000));
    text = qdr_saved_game_to_text (self.games[i]);
    self.starts[i] = self.text->len;
    self.is_whole[i] = TRUE;
    g_string_append_printf (self.text, "%s\n", text);
  }
  self.starts[N_GAMES] = self.text->len;
  return self;
}

static void
clear_collection (Collection *self)
{
  for (guint i = 0; i < N_GAMES; i++)
    g_object_unref (self->games[i]);
  g_string_free (self->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Collection, clear_collection)

/* Marks the damaged games. This includes the next game if its first header is damaged, as it
 * then becomes text after the previous game. */
static void
mark_damage (Collection *self, gsize from, gsize to)
{
  for (guint i = 0; i < N_GAMES; i++)
    if (from < self->starts[i + 1] && to >= self->starts[i]) {
      self->is_whole[i] = FALSE;
      if (i + 1 < N_GAMES)
        self->is_whole[i + 1] = FALSE;
      if (i > 0 && from < self->starts[i] + strlen ("[Board \"9x9\"]"))
        self->is_whole[i - 1] = FALSE;
    }
}

/* Damages the text without a change of its length, so that places stay the same. */
static void
damage (Collection *self, GRand *random)
{
  static const char *const pieces[] = { "{", ";",  "[",    "\"", "]",
                                        "}", "\n", "\xff", "*",  "[Board \"5x5\"]" };
  const gsize length = self->text->len;
  const guint from = (guint) g_rand_int_range (random, 0, (int) length);
  const guint n = (guint) g_rand_int_range (random, 1, 40);
  const char *piece = pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))];
  const gsize to = MIN (from + n, length);

  for (gsize i = from; i < to; i++)
    switch (g_rand_int_range (random, 0, 3)) {
    case 0:
      self->text->str[i] = (char) g_rand_int_range (random, 0, 256);
      break;
    case 1:
      self->text->str[i] = piece[(i - from) % strlen (piece)];
      break;
    default:
      self->text->str[i] = ' ';
    }
  /* A closing brace could end an earlier comment that includes all text between. */
  for (gsize i = from; i < to; i++)
    if (self->text->str[i] == '}')
      self->text->str[i] = ' ';
  mark_damage (self, from, to);
}

/* Imports all games, and returns their number. */
static guint
import (const Collection *self, guint *n_imported, guint *n_there, guint *n_refused)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (self->text->str, self->text->len);
  guint n = 0;

  *n_imported = *n_there = *n_refused = 0;
  for (; !qdr_saved_game_stream_is_at_end (&stream); n++) {
    const char *before = stream.at;
    g_autoptr (GError) error = NULL;
    g_autoptr (QdrGame) game = NULL;
    QdrNotation notation;
    QdrTextPlace place;
    gboolean is_new;

    game = qdr_saved_game_stream_read_foreign_game (&stream, NULL, &notation, &place, &error);
    ck_assert (stream.at > before);
    if (game == NULL) {
      assert_sentence (error);
      (*n_refused)++;
      continue;
    }
    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, NULL));
    *(is_new ? n_imported : n_there) += 1;
  }
  return n;
}

TEST_DEFAULTS (.timeout = 240, .set_up = set_up, .tear_down = tear_down)

TEST (good_games_of_a_damaged_collection_are_all_imported)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1216);
  guint n_refused_in_all = 0;

  ck_assert (qdr_library_begin_import (library, NULL));
  for (guint i = 0; i < N_COLLECTIONS; i++) {
    g_auto (Collection) collection = make_collection (random);
    const guint n_damages = (guint) g_rand_int_range (random, 1, MAX_DAMAGES + 1);
    const guint before = count_games ();
    guint n_imported, n_there, n_refused;

    for (guint j = 0; j < n_damages; j++)
      damage (&collection, random);
    ck_assert_uint_eq (import (&collection, &n_imported, &n_there, &n_refused),
                       n_imported + n_there + n_refused);
    ck_assert_uint_eq (count_games (), before + n_imported);
    n_refused_in_all += n_refused;
    for (guint j = 0; j < N_GAMES; j++)
      if (collection.is_whole[j]) {
        gboolean is_new;

        ck_assert (qdr_library_add_game (library, collection.games[j], QDR_LIBRARY_IMPORTED, "",
                                         NULL, &is_new, NULL));
        ck_assert_msg (!is_new, "collection %u, game %u", i, j);
      }
  }
  ck_assert_uint_gt (n_refused_in_all, N_COLLECTIONS);
  ck_assert (qdr_library_end_import (library, NULL));
  assert_sound ();
}

static gint64
read_setting (const char *name)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA %s", name);
  sqlite3_stmt *statement = qdr_database_prepare_statement (library->database, sql, NULL);
  gint64 value;

  ck_assert_ptr_nonnull (statement);
  ck_assert (qdr_database_read_integer (library->database, statement, &value, NULL));
  return value;
}

/* Otherwise later games would be reported as stored before they are on the disk. */
TEST (the_end_of_an_import_leaves_no_setting_of_it_behind)
{
  static const char *const names[] = { "synchronous", "wal_autocheckpoint", "cache_size" };
  gint64 before[G_N_ELEMENTS (names)];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    before[i] = read_setting (names[i]);
  ck_assert_int_eq (before[0], 2 /* FULL */);
  ck_assert (qdr_library_begin_import (library, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ck_assert_int_ne (read_setting (names[i]), before[i]);
  ck_assert (qdr_library_end_import (library, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ck_assert_int_eq (read_setting (names[i]), before[i]);
}

/* A full disk */

static void
add_games (guint n)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, i);

    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, NULL, NULL));
  }
}

/* Adds games until that fails, and once more when there is space again. */
static void
fill_and_go_on (void (*make_room) (void), int code)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  g_autoptr (GError) error = NULL;
  guint number = 1000;
  guint n_before;
  gboolean is_full = FALSE;

  while (!is_full) {
    g_autoptr (QdrGame) game = make_random_game (random, number++);
    gboolean is_new;

    n_before = count_games ();
    is_full = !qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", NULL, &is_new, &error);
    ck_assert_uint_lt (number, 2000);
    if (!is_full)
      continue;

    assert_sentence (error);
    ck_assert_int_eq (error->domain, QDR_LIBRARY_ERROR);
    if (code >= 0)
      ck_assert_int_eq (error->code, code);
    ck_assert_uint_eq (count_games (), n_before);
    make_room ();
    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", NULL, &is_new, NULL));
    ck_assert (is_new);
    ck_assert_uint_eq (count_games (), n_before + 1);
  }
  assert_sound ();
}

static void
allow_pages (void)
{
  ck_assert (
      qdr_database_run_statements (library->database, "PRAGMA max_page_count = 1000000", NULL));
}

TEST (a_full_library_is_told_of_and_stays_whole)
{
  add_games (20);
  ck_assert (qdr_database_run_statements (library->database, "PRAGMA max_page_count = 300", NULL));
  fill_and_go_on (allow_pages, QDR_LIBRARY_ERROR_FULL);
}

static void
allow_length (void)
{
  struct rlimit limit;

  ck_assert_int_eq (getrlimit (RLIMIT_FSIZE, &limit), 0);
  limit.rlim_cur = limit.rlim_max;
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limit), 0);
}

/* The kernel limits the size of files. */
TEST (a_file_that_cannot_grow_is_told_of_and_the_library_stays_whole)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  struct rlimit limit;
  GStatBuf status;

  add_games (20);
  signal (SIGXFSZ, SIG_IGN);
  ck_assert_int_eq (g_stat (log, &status), 0);
  ck_assert_int_eq (getrlimit (RLIMIT_FSIZE, &limit), 0);
  limit.rlim_cur = (rlim_t) status.st_size + 40000;
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limit), 0);
  fill_and_go_on (allow_length, -1);
}

static ssize_t
write_no_single_byte (int file, const void *bytes, size_t length, off_t offset)
{
  if (length > 1)
    return pwrite (file, bytes, length, offset);
  errno = ENOSPC;
  return -1;
}

/* @function is (nullable): NULL restores the function of SQLite. */
static void
set_write (sqlite3_syscall_ptr function)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  vfs->xSetSystemCall (vfs, "pwrite", function);
  vfs->xSetSystemCall (vfs, "pwrite64", function);
}

/* SQLite extends the index of the log by single bytes. */
TEST (a_disk_without_room_for_the_index_of_the_log_is_full)
{
  g_autofree char *other = g_build_filename (folder, "other.db", NULL);
  g_autoptr (GError) error = NULL;
  QdrLibrary *opened;

  set_write ((sqlite3_syscall_ptr) write_no_single_byte);
  opened = qdr_library_open (other, &error);
  set_write (NULL);
  ck_assert_ptr_null (opened);
  ck_assert (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FULL));
}

/* Damaged pages */

#define N_DAMAGED_FILES 120

static gboolean
look_at (const QdrLibraryEntry *entry, gpointer user_data)
{
  ck_assert (entry->names != NULL && entry->date != NULL);
  return TRUE;
}

/* Asserts that a failure has an error message. */
static void
assert_has_message (gboolean is_well, GError **error)
{
  if (!is_well)
    assert_sentence (*error);
  g_clear_error (error);
}

static void
read_games (QdrLibrary *self)
{
  g_autoptr (GError) error = NULL;

  for (gint64 id = 1; id <= 12; id++) {
    g_autofree char *text = qdr_library_read_game_text (self, id, &error);
    g_autofree char *final = NULL;
    g_autoptr (QdrLibraryEntry) entry = NULL;

    assert_has_message (text != NULL, &error);
    entry = qdr_library_read_entry (self, id, &final, &error);
    assert_has_message (entry != NULL, &error);
  }
}

/* Takes ownership of the answer. */
static void
assert_answered (QdrLibraryQueryResult *answer, GError **error)
{
  assert_has_message (answer != NULL, error);
  g_clear_pointer (&answer, qdr_library_query_result_free);
}

static void
run_queries (QdrLibrary *self)
{
  const QdrLibraryFilter all = { 0 };
  g_autoptr (GError) error = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  assert_answered (qdr_library_query_games (self, &all, QDR_LIBRARY_SORT_PLAYERS, FALSE, 0, &error),
                   &error);
  assert_answered (qdr_library_query_first_player_share (self, "e2", &error), &error);
  assert_answered (qdr_library_query_first_seat_winners (self, 0, &error), &error);
  assert_answered (qdr_library_query_moves (self, &start, &error), &error);
  assert_answered (qdr_library_query_player_pairs (self, &error), &error);
  assert_answered (qdr_library_query_players_rated_above (self, 1000, &error), &error);
  assert_answered (qdr_library_query_best_players (self, 5, &error), &error);
}

/* Runs all operations, which succeed or return an error. */
static void
use (QdrLibrary *self, GRand *random)
{
  const QdrLibraryFilter narrow = { .player = "Player 3 “D”", .opening = "e2", .min_plies = 2 };
  const QdrLibraryFilter all = { 0 };
  g_autoptr (QdrGame) game = make_random_game (random, 77);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) removed = NULL;
  gint64 id = g_rand_int_range (random, 1, 12);
  guint count;

  for (guint sort = 0; sort < QDR_LIBRARY_N_SORTS; sort++)
    assert_has_message (qdr_library_list_games (self, &all, (QdrLibrarySort) sort, sort % 2 == 0, 0,
                                                look_at, NULL, &error),
                        &error);
  assert_has_message (qdr_library_count_games (self, &narrow, &count, &error), &error);
  read_games (self);
  run_queries (self);
  removed = qdr_library_take_out_games (self, &id, 1, &error);
  assert_has_message (removed != NULL, &error);
  if (removed != NULL)
    assert_has_message (qdr_library_put_back_games (self, removed, removed->len, &error), &error);
  assert_has_message (qdr_library_add_game (self, game, QDR_LIBRARY_PLAYED, "", NULL, NULL, &error),
                      &error);
  assert_has_message (qdr_library_check_file (self, &error), &error);
  assert_has_message (qdr_library_compact_file (self, &error), &error);
}

TEST (whatever_bytes_are_damaged_there_is_a_sentence)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (404);
  g_autofree char *copy = g_build_filename (folder, "copy.db", NULL);
  g_autofree char *contents = NULL;
  guint n_opened = 0;
  gsize length;

  add_games (40);
  ck_assert (qdr_library_compact_file (library, NULL));
  g_clear_pointer (&library, qdr_library_close);
  ck_assert (g_file_get_contents (path, &contents, &length, NULL));
  for (guint i = 0; i < N_DAMAGED_FILES; i++) {
    g_autofree char *damaged = g_memdup2 (contents, length);
    const guint n = (guint) g_rand_int_range (random, 1, 60);
    g_autoptr (GError) error = NULL;
    QdrLibrary *opened;

    for (guint j = 0; j < n; j++)
      damaged[g_rand_int_range (random, i % 3 == 0 ? 0 : 1024, (int) length)] =
          (char) g_rand_int_range (random, 0, 256);
    if (i % 5 == 0)
      memset (damaged + 1024 * (gsize) g_rand_int_range (random, 1, (int) (length / 1024)), 0,
              1024);
    ck_assert (g_file_set_contents (copy, damaged, (gssize) length, NULL));
    opened = qdr_library_open (copy, &error);
    assert_has_message (opened != NULL, &error);
    if (opened != NULL) {
      n_opened++;
      use (opened, random);
      qdr_library_close (opened);
    }
  }
  ck_assert_uint_gt (n_opened, N_DAMAGED_FILES / 4);
}

/* Folders without write permission */

/* The superuser may write everywhere. */
static void
become_nobody (void)
{
  if (geteuid () == 0)
    ck_assert_int_eq (seteuid (65534), 0);
}

static void
become_oneself (void)
{
  if (geteuid () != getuid ())
    ck_assert_int_eq (seteuid (getuid ()), 0);
}

TEST (a_library_that_can_only_be_read_is_read_or_told_of, .loops = 2)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  g_autoptr (QdrGame) game = make_random_game (random, 5);
  g_autoptr (GError) error = NULL;

  add_games (5);
  ck_assert (qdr_library_compact_file (library, NULL));
  g_clear_pointer (&library, qdr_library_close);
  ck_assert_int_eq (g_chmod (path, 0444), 0);
  ck_assert_int_eq (g_chmod (folder, _i == 0 ? 0777 : 0555), 0);
  become_nobody ();
  library = qdr_library_open (path, &error);
  if (library != NULL) {
    ck_assert (!qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", NULL, NULL, &error));
    ck_assert_uint_eq (count_games (), 5);
  }
  assert_sentence (error);
  g_clear_pointer (&library, qdr_library_close);
  become_oneself ();
  ck_assert_int_eq (g_chmod (folder, 0777), 0);
  ck_assert_int_eq (g_chmod (path, 0644), 0);
  library = qdr_library_open (path, NULL);
  ck_assert_uint_eq (count_games (), 5);
  assert_sound ();
}

static const struct {
  const char *sql;
  const char *finding;
} spoils[] = {
  { "UPDATE main.texts SET game_text = replace (game_text, '[Board', '[Boars') WHERE game = 2",
    "Game 2 in the library is damaged." },
  { "UPDATE main.texts SET game_text = replace (game_text, '[Player1 \"', '[Player1 \"X')"
    " WHERE game = 2",
    "Game 2 in the library is damaged." },
  { "DELETE FROM main.texts WHERE game = 2", "Game 2 in the library is damaged." },
  { "DELETE FROM main.seats WHERE game = 2 AND seat = 2",
    "The library of games is damaged: 1 row of the table “games” is left out." },
  /* All tables are reported. */
  { "UPDATE main.seats SET name = char (10) WHERE game = 2 AND seat = 2;"
    " UPDATE main.games SET fingerprint = x'00' WHERE id = 3",
    "The library of games is damaged: 1 row of the table “seats” is left out; 1 row of the table "
    "“games” is left out." },
  { "UPDATE main.games SET fingerprint = zeroblob (32) WHERE id = 2",
    "Game 2 in the library is damaged." },
  { "UPDATE main.games SET fingerprint = x'00' WHERE id = 2",
    "The library of games is damaged: 1 row of the table “games” is left out." },
};

/* SQLite does not find a changed letter. */
TEST (damage_to_a_game_alone_is_found, .loops = G_N_ELEMENTS (spoils))
{
  g_autoptr (GError) error = NULL;

  add_games (3);
  assert_sound ();
  ck_assert (qdr_database_run_statements (library->database, spoils[_i].sql, NULL));
  ck_assert (!qdr_library_check_file (library, &error));
  ck_assert (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED));
  ck_assert_str_eq (error->message, spoils[_i].finding);
}

static const int versions[] = { 0, 4 };

TEST (an_older_library_that_can_only_be_read_is_told_of, .loops = G_N_ELEMENTS (versions))
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA user_version = %d", versions[_i]);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;

  ck_assert (qdr_database_run_statements (library->database, sql, NULL));
  ck_assert (qdr_library_compact_file (library, NULL));
  g_clear_pointer (&library, qdr_library_close);
  ck_assert_int_eq (g_chmod (path, 0444), 0);
  ck_assert_int_eq (g_chmod (folder, 0777), 0);
  ck_assert_int_eq (g_chmod (parent, 0755), 0);
  become_nobody ();
  ck_assert_ptr_null (qdr_library_open (path, &error));
  become_oneself ();
  ck_assert_msg (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_READ_ONLY), "%s",
                 error->message);
  assert_sentence (error);
}
