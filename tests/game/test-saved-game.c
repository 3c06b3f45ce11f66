/*
 * Files of saved games: files refused unread, limits of size and memory, saving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/resource.h>
#include <sys/stat.h>

#include "game-fixtures.h"
#include "qdr-saved-game.h"
#include "temp-folder.h"
#include "test.h"

#define SMALL_GAME "[Board \"5x5\"][Players \"2\"]*\n"

/* Sanitizers need more memory. */
#if defined(__SANITIZE_ADDRESS__)
#define MAX_MEMORY_MIB 1500
#else
#define MAX_MEMORY_MIB 150
#endif

static char *folder;

static void
make_folder (void)
{
  folder = make_temp_folder ();
}

static void
remove_folder (void)
{
  g_clear_pointer (&folder, remove_temp_folder);
}

static GFile *
get_file (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

static GFile *
make_file (const char *contents, gsize length)
{
  GFile *file = get_file ("game.quoridor");

  ck_assert (g_file_set_contents (g_file_peek_path (file), contents, (gssize) length, NULL));
  return file;
}

/* Returns @length bytes: @prefix, as many copies of @repeated as fit, and spaces. */
static char *
fill (const char *prefix, const char *repeated, gsize length)
{
  char *text = g_malloc (length + 1);
  const gsize size = strlen (repeated);
  gsize at = strlen (prefix);

  memcpy (text, prefix, at);
  for (; at + size <= length; at += size)
    memcpy (text + at, repeated, size);
  memset (text + at, ' ', length - at);
  text[length] = '\0';
  return text;
}

TEST_DEFAULTS (.timeout = 120, .set_up = make_folder, .tear_down = remove_folder)

/* Loading */

TEST (a_file_is_loaded_unmodified)
{
  g_autoptr (GFile) file = make_file (SMALL_GAME SMALL_GAME, strlen (SMALL_GAME SMALL_GAME));
  g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);

  ck_assert_ptr_nonnull (games);
  ck_assert_uint_eq (games->len, 2);
  ck_assert (!qdr_game_get_modified (games->pdata[0]));
}

TEST (a_missing_file_has_an_error_without_a_place)
{
  g_autoptr (GFile) file = get_file ("missing");
  g_autoptr (GError) error = NULL;
  QdrTextPlace place = { 7, 7 };

  ck_assert_ptr_null (qdr_saved_game_load (file, &place, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
  ck_assert_uint_eq (place.line, 0);
  ck_assert_uint_eq (place.column, 0);
}

TEST (a_folder_is_refused)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_saved_game_load (file, NULL, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY));
}

TEST (pipes_and_devices_are_refused)
{
  g_autoptr (GFile) zero = g_file_new_for_path ("/dev/zero");
  g_autoptr (GFile) pipe = get_file ("pipe");
  g_autoptr (GError) zero_error = NULL;
  g_autoptr (GError) pipe_error = NULL;

  ck_assert_int_eq (mkfifo (g_file_peek_path (pipe), 0600), 0);
  ck_assert_ptr_null (qdr_saved_game_load (zero, NULL, &zero_error));
  ck_assert (g_error_matches (zero_error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
  ck_assert_ptr_null (qdr_saved_game_load (pipe, NULL, &pipe_error));
  ck_assert (g_error_matches (pipe_error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
}

TEST (four_mebibytes_are_read_and_one_byte_more_is_refused)
{
  g_autofree char *text = fill (SMALL_GAME, " ", QDR_SAVED_GAME_MAX_SIZE + 1);
  g_autoptr (GFile) largest = make_file (text, QDR_SAVED_GAME_MAX_SIZE);
  g_autoptr (GPtrArray) games = qdr_saved_game_load (largest, NULL, NULL);
  g_autoptr (GFile) too_large = NULL;
  g_autoptr (GError) load_error = NULL;
  g_autoptr (GError) parse_error = NULL;
  QdrTextPlace place;

  ck_assert_ptr_nonnull (games);
  too_large = make_file (text, QDR_SAVED_GAME_MAX_SIZE + 1);
  ck_assert_ptr_null (qdr_saved_game_load (too_large, &place, &load_error));
  ck_assert (g_error_matches (load_error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE));
  ck_assert_uint_eq (place.line, 1);
  ck_assert_uint_eq (place.column, 1);
  ck_assert_ptr_null (
      qdr_saved_game_parse (text, QDR_SAVED_GAME_MAX_SIZE + 1, &place, &parse_error));
  ck_assert (g_error_matches (parse_error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE));
}

TEST (a_huge_file_is_refused_by_its_size)
{
  g_autoptr (GFile) file = make_file ("", 0);
  g_autoptr (GError) error = NULL;

  ck_assert_int_eq (truncate (g_file_peek_path (file), G_GINT64_CONSTANT (1) << 40), 0);
  ck_assert_ptr_null (qdr_saved_game_load (file, NULL, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE));
}

/* Texts of the largest size, with an error at the end */

static const struct {
  const char *prefix;
  const char *repeated;
} large_texts[] = {
  { "[Board \"5x5\"][Players \"2\"][Repetition \"off\"] ", "c2 c4 c1 c5 " },
  { "[Board \"5x5\"][Players \"2\"][Repetition \"off\"] ", "c2{a}c4{b}c1{c}c5{d}" },
  { "[Board \"19x19\"][Players \"4\"][Repetition \"off\"] ", "1. j2 b10 j18 r10 j1 a10 j19 s10 " },
  { "", SMALL_GAME },
  { "[Board \"5x5\"][Players \"2\"] ", "{a}" },
  { "[Board \"5x5\"][Players \"2\"] c2 ", "{" },
  { "[Board \"5x5\"][Players \"2\"] ", ";" },
  { "[Board \"5x5\"][Players \"2\"] ", "1." },
  { "[Board \"5x5\"][Players \"2\"] ", "x" },
  { "[Board \"5x5\"][Event \"", "\\\"" },
  { "[Board \"5x5\"][", "x" },
  { "", "[" },
  { "", "\n" },
  { "", "\xff" },
};

static glong
get_peak_memory_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

TEST (a_refused_text_takes_little_memory, .loops = G_N_ELEMENTS (large_texts))
{
  g_autofree char *text =
      fill (large_texts[_i].prefix, large_texts[_i].repeated, QDR_SAVED_GAME_MAX_SIZE);
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;

  text[QDR_SAVED_GAME_MAX_SIZE - 1] = '!';
  ck_assert_ptr_null (qdr_saved_game_parse (text, QDR_SAVED_GAME_MAX_SIZE, &place, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_uint_ge (place.line, 1);
  ck_assert_uint_ge (place.column, 1);
  ck_assert_int_lt (get_peak_memory_mib (), MAX_MEMORY_MIB);
}

/* A list in which each comma starts another wall. */
TEST (a_position_with_millions_of_walls_takes_little_memory)
{
  g_autofree char *text =
      fill ("[Board \"5x5\"][Players \"2\"][Position \"5 5 2 1 | c1 c5 | 6 6 | ", ",",
            QDR_SAVED_GAME_MAX_SIZE);
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;

  memcpy (text + QDR_SAVED_GAME_MAX_SIZE - 4, "\"]\n*", 4);
  ck_assert (!qdr_saved_game_check_text (text, QDR_SAVED_GAME_MAX_SIZE, NULL, &place, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_HEADER));
  ck_assert_int_lt (get_peak_memory_mib (), MAX_MEMORY_MIB);
}

/* Names with equal hashes in common hash functions: the pairs "Az" and "BY". */
TEST (headers_chosen_to_collide_are_read_all_the_same)
{
  g_autoptr (GString) text = g_string_new ("[Board \"5x5\"][Players \"2\"]\n");

  for (guint i = 0; text->len < QDR_SAVED_GAME_MAX_SIZE - 100; i++) {
    g_string_append_c (text, '[');
    for (guint bit = 0; bit < 17; bit++)
      g_string_append (text, (i >> bit) & 1 ? "Az" : "BY");
    g_string_append (text, " \"\"]\n");
  }
  g_string_append (text, "*");
  ck_assert (qdr_saved_game_check_text (text->str, text->len, NULL, NULL, NULL));
  ck_assert_int_lt (get_peak_memory_mib (), MAX_MEMORY_MIB);
}

TEST (checking_counts_the_games)
{
  g_autofree char *text = fill ("", SMALL_GAME, 10 * strlen (SMALL_GAME));
  guint n_games;

  ck_assert (qdr_saved_game_check_text (text, strlen (text), &n_games, NULL, NULL));
  ck_assert_uint_eq (n_games, 10);
}

static void
record_size (QdrGame *game, guint number, gpointer user_data)
{
  GString *log = user_data;

  g_string_append_printf (log, "%u:%u ", number, qdr_game_get_position (game)->board.width);
}

static guint
read_sizes (GFile *file, gpointer log, QdrTextPlace *place, GError **error)
{
  gsize length;
  g_autofree char *text = qdr_saved_game_read_file (file, &length, NULL, NULL);

  ck_assert_ptr_nonnull (text);
  return qdr_saved_game_foreach_in_text (text, length, file, record_size, log, place, error);
}

TEST (the_games_of_a_file_are_told_one_by_one)
{
  const char *text =
      "[Board \"5x5\"]\n[Players \"2\"]\n\n*\n\n[Board \"7x7\"]\n[Players \"2\"]\n\n*\n";
  g_autoptr (GFile) file = make_file (text, strlen (text));
  g_autoptr (GString) log = g_string_new (NULL);

  ck_assert_uint_eq (read_sizes (file, log, NULL, NULL), 2);
  ck_assert_str_eq (log->str, "1:5 2:7 ");
}

TEST (no_game_is_told_of_a_file_that_is_wrong_at_its_end)
{
  const char *text =
      "[Board \"5x5\"]\n[Players \"2\"]\n\n*\n\n[Board \"6x6\"]\n[Players \"2\"]\n\n*\n";
  g_autoptr (GFile) file = make_file (text, strlen (text));
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;

  ck_assert_uint_eq (read_sizes (file, log, &place, &error), 0);
  ck_assert_ptr_nonnull (error);
  ck_assert_uint_eq (place.line, 6);
  ck_assert_str_eq (log->str, "");
}

/* Damaged texts */

TEST (a_text_cut_off_anywhere_is_refused_or_a_whole_game)
{
  g_autoptr (GDir) corpus = g_dir_open (QDR_TEST_CORPUS, 0, NULL);
  const char *name;

  ck_assert_ptr_nonnull (corpus);
  while ((name = g_dir_read_name (corpus)) != NULL) {
    g_autofree char *path = g_build_filename (QDR_TEST_CORPUS, name, NULL);
    g_autofree char *text = NULL;
    gsize length;

    ck_assert (g_file_get_contents (path, &text, &length, NULL));
    for (gsize end = 0; end < length; end++) {
      g_autofree char *cut = g_memdup2 (text, end);
      g_autoptr (GError) error = NULL;
      QdrTextPlace place;

      if (!qdr_saved_game_check_text (cut, end, NULL, &place, &error)) {
        ck_assert_ptr_nonnull (error);
        ck_assert_uint_ge (place.line, 1);
        ck_assert_uint_ge (place.column, 1);
      }
    }
  }
}

TEST (no_text_at_all_is_refused)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_saved_game_parse (NULL, 0, NULL, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_SYNTAX));
}

/* Saving */

TEST (a_saved_game_is_no_longer_modified_and_loads_again)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GFile) file = get_file ("new.quoridor");
  g_autoptr (GPtrArray) games = NULL;

  play_moves (game, "e2 e8");
  ck_assert (qdr_saved_game_save (game, file, TRUE, NULL));
  ck_assert (!qdr_game_get_modified (game));
  games = qdr_saved_game_load (file, NULL, NULL);
  ck_assert_ptr_nonnull (games);
  ck_assert_uint_eq (qdr_game_get_ply (games->pdata[0]), 2);
}

static const char collection[] = SMALL_GAME "\n" SMALL_GAME;

/* What another program has made of the file from which the game was read; NULL if it has
 * removed the file. */
static const struct {
  const char *contents;
  QdrSavedGameError code; /* 0 if the game is saved */
} changed_files[] = {
  { SMALL_GAME, 0 },
  { NULL, 0 },
  { "", 0 },
  { collection, QDR_SAVED_GAME_ERROR_CHANGED },
  { "[Board \"5x5\"][Players \"2\"] c2 *\n", QDR_SAVED_GAME_ERROR_CHANGED },
  { "notes", QDR_SAVED_GAME_ERROR_CHANGED },
};

TEST (a_file_that_has_changed_is_not_overwritten, .loops = G_N_ELEMENTS (changed_files))
{
  g_autoptr (GFile) file = make_file (SMALL_GAME, strlen (SMALL_GAME));
  g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);
  const char *contents = changed_files[_i].contents;
  const QdrSavedGameError code = changed_files[_i].code;
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  if (contents != NULL)
    g_object_unref (make_file (contents, strlen (contents)));
  else
    ck_assert (g_file_delete (file, NULL, NULL));
  play_moves (games->pdata[0], "c2");
  ck_assert_int_eq (qdr_saved_game_save (games->pdata[0], file, FALSE, &error), code == 0);
  if (code != 0) {
    ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, (int) code));
    ck_assert (qdr_game_get_modified (games->pdata[0]));
    ck_assert (g_file_get_contents (g_file_peek_path (file), &found, NULL, NULL));
    ck_assert_str_eq (found, contents);
    ck_assert (qdr_saved_game_save (games->pdata[0], file, TRUE, NULL));
  }
  play_moves (games->pdata[0], "c4");
  ck_assert (qdr_saved_game_save (games->pdata[0], file, FALSE, NULL));
}

TEST (a_file_from_which_the_game_was_not_read_is_not_overwritten)
{
  g_autoptr (GFile) file = make_file (SMALL_GAME, strlen (SMALL_GAME));
  g_autoptr (GFile) copy = get_file ("copy.quoridor");
  g_autoptr (GFile) several = get_file ("several.quoridor");
  g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);
  g_autoptr (GPtrArray) two = NULL;
  GFile *others[] = { copy, several };

  ck_assert (g_file_copy (file, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  ck_assert (g_file_set_contents (g_file_peek_path (several), collection, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autoptr (GError) error = NULL;

    ck_assert (!qdr_saved_game_save (games->pdata[0], others[i], FALSE, &error));
    ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_EXISTS));
  }
  /* A game of a collection is not the whole file. */
  two = qdr_saved_game_load (several, NULL, NULL);
  ck_assert_uint_eq (two->len, 2);
  ck_assert (!qdr_saved_game_save (two->pdata[0], several, FALSE, NULL));
}

TEST (a_game_that_could_not_be_saved_stays_modified)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "missing", "game.quoridor", NULL);
  g_autoptr (GError) error = NULL;

  play_moves (game, "e2");
  ck_assert (!qdr_saved_game_save (game, file, TRUE, &error));
  ck_assert (error->domain == G_IO_ERROR);
  ck_assert (qdr_game_get_modified (game));
}

TEST (a_game_too_long_to_be_read_again_is_not_saved)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GFile) file = make_file ("old", 3);
  g_autofree char *comment = g_strnfill (QDR_SAVED_GAME_MAX_SIZE, 'x');
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  qdr_game_set_comment (game, comment);
  ck_assert (!qdr_saved_game_save (game, file, TRUE, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE));
  ck_assert (g_file_get_contents (g_file_peek_path (file), &contents, NULL, NULL));
  ck_assert_str_eq (contents, "old");
}
