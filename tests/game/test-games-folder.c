/*
 * The folder of autosaved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "qdr-games-folder.h"
#include "qdr-saved-game.h"
#include "temp-folder.h"
#include "test.h"

static char *home;
static GFile *folder;

static void
set_up (void)
{
  home = make_temp_folder ();
  folder = g_file_new_build_filename (home, "quoridor", "games", NULL);
}

static void
tear_down (void)
{
  g_clear_object (&folder);
  g_clear_pointer (&home, remove_temp_folder);
}

static QdrGame *
make_game (const char *first, const char *second)
{
  QdrGame *game = new_game (7, 2);

  qdr_player_set_name (qdr_game_get_player (game, 0), first);
  qdr_player_set_name (qdr_game_get_player (game, 1), second);
  qdr_game_set_header (game, "Date", "2026-11-20");
  return game;
}

static guint
count_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
assert_saved_as (QdrGame *game, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = qdr_games_folder_save_game (folder, game, &error);
  g_autofree char *name = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *text = qdr_saved_game_to_text (game);

  ck_assert_msg (file != NULL, "%s", error != NULL ? error->message : "");
  name = g_file_get_basename (file);
  ck_assert_str_eq (name, expected);
  ck_assert (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  ck_assert_str_eq (contents, text);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_game_is_kept_whole_and_stays_modified)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");

  play_moves (game, "d2 d6 d3");
  qdr_game_step_back (game);
  assert_saved_as (game, "2026-11-20 Anna – Mason.quoridor");
  ck_assert (qdr_game_get_modified (game));
}

TEST (games_are_listed_and_nothing_else)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Ben");
  g_autoptr (GPtrArray) none = qdr_games_folder_list_files (folder);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GFile) saved = NULL;
  g_autofree char *empty = g_build_filename (g_file_peek_path (folder), "empty.quoridor", NULL);
  g_autofree char *other = g_build_filename (g_file_peek_path (folder), "notes.txt", NULL);
  GFileInfo *info;

  ck_assert_uint_eq (none->len, 0);
  saved = qdr_games_folder_save_game (folder, game, NULL);
  ck_assert_ptr_nonnull (saved);
  ck_assert (g_file_set_contents (empty, "", 0, NULL));
  ck_assert (g_file_set_contents (other, "text", 4, NULL));
  list = qdr_games_folder_list_files (folder);
  ck_assert_uint_eq (list->len, 1);
  info = g_ptr_array_index (list, 0);
  ck_assert_str_eq (g_file_info_get_name (info), "2026-11-20 Anna – Ben.quoridor");
}

TEST (a_person_has_another_name_in_all_games_and_these_stay_as_old_as_they_are)
{
  static const char *const names[] = { "Anna", "Ben" };
  g_autoptr (GPtrArray) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (QdrGame) game = make_game (names[i], "Mason");
    g_autoptr (GFile) file = qdr_games_folder_save_game (folder, game, NULL);

    ck_assert (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1000 + i,
                                            G_FILE_QUERY_INFO_NONE, NULL, NULL));
  }
  qdr_games_folder_rename_person (folder, "Anna", "Cleo");
  list = qdr_games_folder_list_files (folder);
  ck_assert_uint_eq (list->len, G_N_ELEMENTS (names));
  for (guint i = 0; i < list->len; i++) {
    GFileInfo *info = g_ptr_array_index (list, i);
    g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));
    g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);
    const gboolean is_of_anna =
        g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) == 1000;

    ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (g_ptr_array_index (games, 0), 0)),
                      is_of_anna ? "Cleo" : "Ben");
  }
}

TEST (another_game_has_another_file)
{
  g_autoptr (QdrGame) first = make_game ("Anna", "Mason");
  g_autoptr (QdrGame) second = make_game ("Anna", "Mason");

  play_moves (first, "d2");
  play_moves (second, "c1");
  assert_saved_as (first, "2026-11-20 Anna – Mason.quoridor");
  assert_saved_as (second, "2026-11-20 Anna – Mason 2.quoridor");
  ck_assert_uint_eq (count_files (), 2);
}

TEST (a_game_that_goes_on_stays_in_its_file)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");

  play_moves (game, "d2");
  assert_saved_as (game, "2026-11-20 Anna – Mason.quoridor");
  play_moves (game, "d6");
  assert_saved_as (game, "2026-11-20 Anna – Mason.quoridor");
  ck_assert_uint_eq (count_files (), 1);
}

TEST (a_file_that_somebody_has_written_to_is_not_overwritten)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
  g_autoptr (GFile) file = NULL;
  g_autofree char *contents = NULL;

  play_moves (game, "d2");
  file = qdr_games_folder_save_game (folder, game, NULL);
  ck_assert (g_file_replace_contents (file, "mine", 4, NULL, FALSE, 0, NULL, NULL, NULL));
  play_moves (game, "d6");
  assert_saved_as (game, "2026-11-20 Anna – Mason 2.quoridor");
  ck_assert (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  ck_assert_str_eq (contents, "mine");
}

TEST (a_file_that_is_gone_is_written_anew)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
  g_autoptr (GFile) file = NULL;

  play_moves (game, "d2");
  file = qdr_games_folder_save_game (folder, game, NULL);
  ck_assert (g_file_delete (file, NULL, NULL));
  assert_saved_as (game, "2026-11-20 Anna – Mason.quoridor");
}

static const struct {
  const char *first;
  const char *second;
  const char *file;
} names[] = {
  { "A/B", "..", "2026-11-20 A-B – ...quoridor" },
  { "con:", "a*?\"<>|\\b", "2026-11-20 con- – a-------b.quoridor" },
  { "a\tb", "\xc2\x85", "2026-11-20 a-b – -.quoridor" },
  { "Zoë", "王", "2026-11-20 Zoë – 王.quoridor" },
  { "%s%n", "~$HOME", "2026-11-20 %s%n – ~$HOME.quoridor" },
};

TEST (any_name_of_a_player_makes_a_name_of_a_file, .loops = G_N_ELEMENTS (names))
{
  g_autoptr (QdrGame) game = make_game (names[_i].first, names[_i].second);

  play_moves (game, "d2");
  assert_saved_as (game, names[_i].file);
}

TEST (a_date_does_not_lead_out_of_the_folder)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");

  qdr_game_set_header (game, "Date", "../../x");
  play_moves (game, "d2");
  assert_saved_as (game, "-.-..-x Anna – Mason.quoridor");
}

TEST (a_long_name_is_cut_between_letters)
{
  g_autofree char *long_name = g_strnfill (3000, 'x');
  g_autoptr (QdrGame) ascii = make_game (long_name, "Mason");
  g_autoptr (QdrGame) wide = NULL;
  g_autoptr (GString) letters = g_string_new (NULL);
  g_autoptr (GFile) first = NULL;
  g_autoptr (GFile) second = NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < 500; i++)
    g_string_append (letters, "王");
  wide = make_game (letters->str, "Mason");
  play_moves (ascii, "d2");
  play_moves (wide, "d2");
  first = qdr_games_folder_save_game (folder, ascii, NULL);
  second = qdr_games_folder_save_game (folder, wide, NULL);
  ck_assert_ptr_nonnull (first);
  ck_assert_ptr_nonnull (second);
  name = g_file_get_basename (second);
  ck_assert (g_utf8_validate (name, -1, NULL));
  ck_assert_uint_le (strlen (name), 255);
}

TEST (many_games_find_a_name_each)
{
  for (guint i = 0; i < 300; i++) {
    g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
    g_autoptr (GFile) file = NULL;

    play_moves (game, "d2");
    file = qdr_games_folder_save_game (folder, game, NULL);
    ck_assert_ptr_nonnull (file);
  }
  ck_assert_uint_eq (count_files (), 300);
}

TEST (where_there_can_be_no_folder_nothing_is_kept)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
  g_autofree char *path = g_build_filename (home, "quoridor", NULL);
  g_autoptr (GError) error = NULL;

  play_moves (game, "d2");
  ck_assert (g_file_set_contents (path, "", 0, NULL));
  ck_assert_ptr_null (qdr_games_folder_save_game (folder, game, &error));
  ck_assert (error->domain == G_IO_ERROR);
}

/* Limits the size of files to less than a small game. */
static void
limit_size_of_files (void)
{
  const struct rlimit limit = { 16, 16 };

  signal (SIGXFSZ, SIG_IGN);
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limit), 0);
}

TEST (a_full_disk_leaves_no_file_behind)
{
  g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
  pid_t child;
  int status;

  play_moves (game, "d2");
  child = fork ();
  if (child == 0) {
    limit_size_of_files ();
    _exit (qdr_games_folder_save_game (folder, game, NULL) == NULL ? 0 : 1);
  }
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  ck_assert_uint_eq (count_files (), 0);
}

/* Saves games until the process is killed. */
static void
save_without_end (void)
{
  for (;;) {
    g_autoptr (QdrGame) game = make_game ("Anna", "Mason");
    g_autoptr (GFile) file = NULL;

    play_moves (game, "d2 d6 d3 d5");
    file = qdr_games_folder_save_game (folder, game, NULL);
  }
}

TEST (a_program_that_is_killed_leaves_whole_games)
{
  for (guint round = 0; round < 10; round++) {
    g_autoptr (GDir) dir = NULL;
    const char *name;
    pid_t child = fork ();

    if (child == 0)
      save_without_end ();
    g_usleep (3000 + 1000 * round);
    kill (child, SIGKILL);
    ck_assert_int_eq (waitpid (child, NULL, 0), child);

    dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
    while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
      g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) games = NULL;
      gsize length;

      /* A reserved name, or a temporary file of the writer. */
      if (!g_str_has_suffix (name, ".quoridor"))
        continue;
      ck_assert (g_file_get_contents (path, &text, &length, NULL));
      games = length > 0 ? qdr_saved_game_parse (text, length, NULL, NULL) : NULL;
      ck_assert_msg (length == 0 || games != NULL, "%s: %s", name, text);
    }
  }
}
