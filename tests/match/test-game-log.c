/*
 * The log of played games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-log.h"

#include <string.h>

#include "qdr-saved-game.h"
#include "temp-folder.h"
#include "test.h"

typedef struct {
  char *folder;
  GFile *file;
} Fixture;

static Fixture fixture;

static void
set_up (void)
{
  g_autofree char *path = NULL;

  fixture.folder = make_temp_folder ();
  path = g_build_filename (fixture.folder, "games.quoridor", NULL);
  fixture.file = g_file_new_for_path (path);
}

static void
tear_down (void)
{
  g_clear_object (&fixture.file);
  g_clear_pointer (&fixture.folder, remove_temp_folder);
}

static QdrGame *
make_game (const char *move)
{
  QdrGame *game;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  ck_assert (qdr_game_play_from_text (game, move, NULL));
  return game;
}

static void
add_game (QdrGameLog *log, const char *move)
{
  g_autoptr (QdrGame) game = make_game (move);

  ck_assert (qdr_game_log_add_game (log, game, NULL));
}

static guint
count_games (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = qdr_saved_game_load (fixture.file, NULL, &error);

  ck_assert_msg (games != NULL, "%s", error != NULL ? error->message : "");
  return games->len;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_file_that_another_program_replaces_gets_the_next_games)
{
  g_autoptr (QdrGameLog) log = qdr_game_log_open (fixture.file, NULL);
  g_autoptr (QdrGame) other = make_game ("a1h");

  add_game (log, "e2");
  ck_assert (qdr_saved_game_save (other, fixture.file, TRUE, NULL));
  ck_assert_uint_eq (count_games (), 1);
  add_game (log, "d1");
  ck_assert_uint_eq (count_games (), 2);
  ck_assert (g_file_delete (fixture.file, NULL, NULL));
  add_game (log, "d1");
  ck_assert_uint_eq (count_games (), 1);
}

TEST (each_game_is_in_the_file_as_soon_as_it_is_added)
{
  g_autoptr (QdrGameLog) log = qdr_game_log_open (fixture.file, NULL);

  add_game (log, "e2");
  ck_assert_uint_eq (count_games (), 1);
  add_game (log, "d1");
  ck_assert_uint_eq (count_games (), 2);
}

TEST (a_file_without_games_is_not_made)
{
  QdrGameLog *log = qdr_game_log_open (fixture.file, NULL);

  ck_assert_ptr_nonnull (log);
  ck_assert (!g_file_query_exists (fixture.file, NULL));
  qdr_game_log_free (log);
  ck_assert (!g_file_query_exists (fixture.file, NULL));
}

TEST (games_that_are_there_stay)
{
  g_autofree char *text = NULL;

  for (guint i = 1; i <= 3; i++) {
    g_autoptr (QdrGameLog) log = qdr_game_log_open (fixture.file, NULL);

    add_game (log, "e2");
    ck_assert_uint_eq (count_games (), i);
  }
  ck_assert (g_file_load_contents (fixture.file, NULL, &text, NULL, NULL, NULL));
  ck_assert_ptr_nonnull (strstr (text, "*\n\n[Board"));
  ck_assert_ptr_null (strstr (text, "*\n[Board"));
}

/* A killed program may leave a file that ends anywhere in the second of three games. */
TEST (games_that_are_missing_are_added_wherever_the_file_ends)
{
  static const char *const moves[] = { "e2", "d1", "f1" };
  g_autofree char *path = g_file_get_path (fixture.file);
  g_autofree char *whole = NULL;
  g_autofree char *first = NULL;
  gsize length, begin;

  {
    g_autoptr (QdrGameLog) log = qdr_game_log_open (fixture.file, NULL);

    add_game (log, moves[0]);
    ck_assert (g_file_get_contents (path, &first, &begin, NULL));
    add_game (log, moves[1]);
  }
  ck_assert (g_file_get_contents (path, &whole, &length, NULL));

  for (gsize size = begin; size <= length; size++) {
    g_autoptr (QdrGameLog) log = NULL;

    ck_assert (g_file_set_contents (path, whole, (gssize) size, NULL));
    log = qdr_game_log_open (fixture.file, NULL);
    for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
      g_autoptr (QdrGame) game = make_game (moves[i]);

      ck_assert (qdr_game_log_add_game_if_missing (log, game, NULL));
    }
    ck_assert_uint_eq (count_games (), 3);
  }
}

TEST (a_file_that_cannot_be_read_is_named)
{
  g_autoptr (QdrGameLog) log = qdr_game_log_open (fixture.file, NULL);
  g_autoptr (QdrGame) game = make_game ("e2");
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_make_directory (fixture.file, NULL, NULL));
  ck_assert (!qdr_game_log_add_game_if_missing (log, game, &error));
  ck_assert_msg (g_str_has_prefix (error->message, g_file_peek_path (fixture.file)), "%s",
                 error->message);
  ck_assert (g_file_delete (fixture.file, NULL, NULL));
}

TEST (a_file_that_cannot_be_written_is_an_error)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture.folder);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/games");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) below_file = g_file_new_for_path ("/dev/null/games");
  g_autoptr (GError) other_error = NULL;

  ck_assert_ptr_null (qdr_game_log_open (folder, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_null (qdr_game_log_open (nowhere, &other_error));
  ck_assert_ptr_nonnull (other_error);
  ck_assert_ptr_null (qdr_game_log_open (below_file, NULL));
}
