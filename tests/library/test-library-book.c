/*
 * Opening books from the games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-openings.h"

#include "qdr-library-ratings.h"
#include "qdr-notation.h"
#include "temp-folder.h"
#include "test.h"

static char *folder;
static QdrLibrary *library;
static guint n_added;

static void
set_up (void)
{
  g_autofree char *path = NULL;

  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (path, NULL);
  ck_assert_ptr_nonnull (library);
  n_added = 0;
}

static void
tear_down (void)
{
  g_clear_pointer (&library, qdr_library_close);
  g_clear_pointer (&folder, remove_temp_folder);
}

/* Adds a game of two personalities that ends with @moves. Each game is different. */
static void
add_game (const QdrPosition *start, const char *first, const char *second, const char *moves)
{
  const char *const ids[] = { first, second };
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  g_autoptr (QdrGame) game = qdr_game_new (start, TRUE);
  g_autofree char *time = g_strdup_printf ("%02u:%02u:00", n_added / 60, n_added % 60);

  n_added++;
  for (guint i = 0; i < 2; i++) {
    g_autofree char *seat = g_strconcat ("computer ", ids[i], NULL);

    qdr_player_set_seat (qdr_game_get_player (game, i), seat);
    qdr_player_set_name (qdr_game_get_player (game, i), ids[i]);
  }
  qdr_game_set_header (game, "Date", "2026-11-20");
  qdr_game_set_header (game, "Time", time);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg (qdr_game_play_from_text (game, words[i], NULL), "%s: %s", moves, words[i]);
  ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_TOURNAMENT, "1", NULL, NULL, NULL));
}

/* Adds @n such games on 9×9. The player not to move at the end wins. */
static void
add_games (guint n, const char *first, const char *second, const char *moves)
{
  g_autofree char *ended = g_strconcat (moves, " resign", NULL);
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  for (guint i = 0; i < n; i++)
    add_game (&start, first, second, ended);
}

static gboolean
find_measured (const char *id, int *rating, gpointer user_data)
{
  *rating = g_str_equal (id, "strong") ? 1600 : 1000;
  return TRUE;
}

/* Returns the lines of a book, without scores and comments. */
static char *
write_book (const QdrLibraryBookRules *rules)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GRegex) comment = g_regex_new ("^(#.*)?\n", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GRegex) score = g_regex_new (" -?[0-9]+ games=", 0, 0, NULL);
  g_autofree char *lines = NULL;

  ck_assert (qdr_library_update_ratings (library, find_measured, NULL, NULL));
  text = qdr_library_make_opening_book_text (library, rules, NULL, &error);
  ck_assert_msg (text != NULL, "%s", error != NULL ? error->message : "");
  lines = g_regex_replace_literal (comment, text, -1, 0, "", 0, NULL);
  return g_regex_replace_literal (score, lines, -1, 0, " games=", 0, NULL);
}

static void
assert_book (QdrLibraryBookRules rules, const char *expected)
{
  g_autofree char *book = write_book (&rules);

  ck_assert_str_eq (book, expected);
}

#define RULES(plies, games, result, rating)                                                        \
  ((QdrLibraryBookRules){                                                                          \
      .n_plies = plies, .min_games = games, .min_result = result, .min_rating = rating })

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

TEST (moves_with_enough_games_come_best_first)
{
  add_games (3, "strong", "strong", "e2 e8 e3");
  add_games (2, "strong", "strong", "e2 e8");
  add_games (3, "strong", "strong", "a1h e8 e2");
  add_games (1, "strong", "strong", "d1");

  assert_book (RULES (12, 2, 0.5, 0),
               "| a1h games=3 result=1.000 rating=1600 e2 games=5 result=0.600 rating=1600\n"
               "a1h e8 | e2 games=3 result=1.000 rating=1600\n"
               "e2 e8 | e3 games=3 result=1.000 rating=1600\n");
}

TEST (a_move_with_a_bad_result_is_answered_and_not_played)
{
  add_games (3, "strong", "strong", "e2 e8");
  add_games (1, "strong", "strong", "e2");

  assert_book (RULES (12, 2, 0.5, 0), "e2 | e8 games=3 result=1.000 rating=1600\n");
  assert_book (RULES (12, 2, 0.25, 0),
               "| e2 games=4 result=0.250 rating=1600\ne2 | e8 games=3 result=1.000 rating=1600\n");
}

TEST (those_who_are_rated_too_low_do_not_count)
{
  add_games (3, "weak", "strong", "e2 e8 e3");
  add_games (2, "strong", "weak", "e2 e8 e3 e7 e4");

  assert_book (
      RULES (12, 2, 0.5, 1500),
      "| e2 games=2 result=1.000 rating=1600\ne2 e8 | e3 games=2 result=1.000 rating=1600\n"
      "e2 e8 e3 e7 | e4 games=2 result=1.000 rating=1600\n");
  assert_book (RULES (1, 2, 0.5, 1000), "| e2 games=5 result=1.000 rating=1240\n");
}

TEST (orders_of_moves_and_mirror_images_are_one_line)
{
  add_games (1, "strong", "strong", "a3h e8 c3h e7 e2");
  add_games (1, "strong", "strong", "f3h e8 h3h e7 e2");

  assert_book (RULES (3, 1, 0.5, 0),
               "| a3h games=1 result=1.000 rating=1600 c3h games=1 result=1.000 rating=1600\n"
               "a3h e8 | c3h games=1 result=1.000 rating=1600\n"
               "c3h e8 | a3h games=1 result=1.000 rating=1600\n");
  assert_book (RULES (5, 2, 0.5, 0), "");
  add_games (1, "strong", "strong", "a3h e8 c3h e7 e2");
  assert_book (RULES (5, 2, 0.5, 0),
               "| a3h games=2 result=1.000 rating=1600\na3h e8 | c3h games=2 result=1.000 "
               "rating=1600\na3h e8 c3h e7 | e2 games=3 result=1.000 rating=1600\n");
}

TEST (a_move_that_was_played_seldom_is_not_taken_for_the_best)
{
  g_autofree char *book = NULL;
  const QdrLibraryBookRules rules = RULES (1, 2, 0.5, 0);

  add_games (2, "strong", "strong", "d1");
  add_games (16, "strong", "strong", "e2");
  add_games (4, "strong", "strong", "e2 e8");
  book = write_book (&rules);
  ck_assert_str_eq (book, "| e2 games=20 result=0.800 rating=1600 d1 games=2 result=1.000 "
                          "rating=1600\n");
}

static const char *const other_set_ups[] = {
  "9 9 2 1 | e1 e9 | 9 9 | - | -",
  "9 9 2 2 | e1 e9 | 10 10 | - | -",
  "7 9 2 1 | d1 d9 | 8 8 | - | -",
};

TEST (games_of_other_set_ups_and_unfinished_ones_do_not_count)
{
  QdrPosition start;

  for (guint i = 0; i < G_N_ELEMENTS (other_set_ups); i++) {
    ck_assert (qdr_position_from_text (other_set_ups[i], &start, NULL, NULL));
    add_game (&start, "strong", "strong", start.turn == 0 ? "a1h a8h resign" : "a8h a1h resign");
    add_game (&start, "strong", "strong", start.turn == 0 ? "a1h a8h resign" : "a8h a1h resign");
  }
  qdr_position_init (&start, 9, 9, 2);
  add_game (&start, "strong", "strong", "e2 e8");
  add_game (&start, "strong", "strong", "e2 e8");
  assert_book (RULES (12, 2, 0, 0), "");
}

TEST (it_can_be_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  ck_assert_ptr_null (qdr_library_make_opening_book_text (library, &qdr_library_book_rules_default,
                                                          cancellable, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
}
