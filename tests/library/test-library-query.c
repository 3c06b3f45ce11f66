/*
 * Queries of the library, and ratings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-query.h"

#include "library-model.h"
#include "qdr-library-ratings.h"
#include "qdr-notation.h"
#include "test.h"

/* Moves without a winner. */
#define UNFINISHED "c2 c4"

static void
assert_table (QdrLibraryQueryResult *table, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  ck_assert_ptr_nonnull (table);
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);
    g_autofree char *line = g_strjoinv (" ", row);

    ck_assert_uint_eq (g_strv_length (row), table->n_columns);
    g_string_append_printf (text, "%s\n", line);
  }
  ck_assert_str_eq (text->str, expected);
  qdr_library_query_result_free (table);
}

static void
fill (void)
{
  add_short_game ("2026-11-01", "Anna", "Ben", FIRST_WINS);
  add_short_game ("2026-11-02", "Anna", "Ben", FIRST_WINS);
  add_short_game ("2026-11-03", "Ben", "Anna", FIRST_WINS);
  add_short_game ("2026-11-03", "Anna", "mole", SECOND_WINS);
  add_short_game ("2026-11-04", "Anna", "mole", UNFINISHED);
}

TEST_DEFAULTS (.set_up = set_up_library, .tear_down = tear_down_library)

TEST (the_first_player_s_share_counts_finished_games_that_began_so)
{
  assert_table (qdr_library_query_first_player_share (library, "", NULL), "0 \n");
  fill ();
  assert_table (qdr_library_query_first_player_share (library, "", NULL), "4 0.750\n");
  assert_table (qdr_library_query_first_player_share (library, "c2", NULL), "3 1.000\n");
  assert_table (qdr_library_query_first_player_share (library, "c2 b5", NULL), "3 1.000\n");
  assert_table (qdr_library_query_first_player_share (library, "b1 c4", NULL), "1 0.000\n");
  assert_table (qdr_library_query_first_player_share (library, "c", NULL), "0 \n");
}

static void
assert_between (const char *since, const char *until, guint expected)
{
  const QdrLibraryFilter filter = { .since = since, .until = until };
  guint count;

  ck_assert (qdr_library_count_games (library, &filter, &count, NULL));
  ck_assert_uint_eq (count, expected);
}

TEST (a_game_with_another_text_for_its_date_was_played_on_no_day)
{
  fill ();
  add_short_game ("2026.11", "Anna", "Ben", FIRST_WINS);
  add_short_game ("?\?\?\?.?\?.?\?", "Anna", "Ben", FIRST_WINS);
  add_short_game ("(unknown)", "Anna", "Ben", FIRST_WINS);
  add_short_game ("", "Anna", "Ben", FIRST_WINS);
  assert_between (NULL, NULL, 9);
  assert_between ("2026-11-02", NULL, 4);
  assert_between (NULL, "2026-11-02", 2);
  assert_between ("2026-11-02", "2026-11-03", 3);
}

TEST (winners_in_the_first_seat_are_counted)
{
  fill ();
  assert_table (qdr_library_query_first_seat_winners (library, 0, NULL), "Anna 2\nBen 1\n");
  assert_table (qdr_library_query_first_seat_winners (library, 1, NULL), "Anna 2\n");
  assert_table (qdr_library_query_first_seat_winners (library, 2, NULL), "");
}

TEST (pairs_are_told_from_the_side_of_the_first)
{
  fill ();
  add_short_game ("2026-11-05", "mole", "Anna", SECOND_WINS);
  assert_table (qdr_library_query_player_pairs (library, NULL),
                "Anna Ben 3 2 0 1 0.667 0.208 0.939\n"
                "Anna mole 2 1 0 1 0.500 0.095 0.905\n");
}

/* A player whose rating is no longer provisional, as of someone who wins half of the games. */
static void
settle (const char *name)
{
  for (guint i = 10; i < 30; i++) {
    g_autofree char *day = g_strdup_printf ("2026-10-%u", i);

    add_short_game (day, name, "mole", i % 2 == 0 ? FIRST_WINS : SECOND_WINS);
  }
}

static gboolean
get_rating_of_moles (const char *id, int *rating, gpointer user_data)
{
  *rating = 900;
  return g_str_equal (id, "mole");
}

static void
rate (void)
{
  ck_assert (qdr_library_update_ratings (library, get_rating_of_moles, NULL, NULL));
}

TEST (moves_are_found_by_other_orders_and_in_the_mirror)
{
  QdrPosition position;

  fill ();
  add_short_game ("2026-11-06", "Ben", "mole", "d1 c4 e1 c3");
  rate ();
  qdr_position_init (&position, 5, 5, 2);
  /* b1 and d1 mirror each other, and b1 stands for both. An unfinished game has no share.
   * Anna's last rating is below her highest, as she has lost since. */
  {
    g_autoptr (QdrLibraryQueryResult) table = qdr_library_query_moves (library, &position, NULL);

    ck_assert_uint_eq (table->rows->len, 2);
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 0))[0], "c2");
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 0))[1], "4");
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 0))[2], "1.000");
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 1))[0], "b1");
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 1))[1], "2");
    ck_assert_str_eq (((GStrv) g_ptr_array_index (table->rows, 1))[2], "0.000");
  }
  qdr_position_do_move (&position,
                        qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&position.board, 3, 0)),
                        &(QdrUndo){ 0 });
  assert_table (qdr_library_query_moves (library, &position, NULL), "c4 2 1.000 900\n");
}

TEST (personalities_stand_and_people_move)
{
  fill ();
  assert_table (qdr_library_query_players_rated_above (library, 0, NULL), "");
  rate ();
  assert_table (qdr_library_query_players_rated_above (library, 1600, NULL), "");
  assert_table (qdr_library_query_players_rated_above (library, 0, NULL),
                "mole personality 900 900\nBen human 1504 \nAnna human 1226 \n");
}

/* Nor is that of a computer after few games. */
TEST (a_provisional_rating_is_not_the_best)
{
  fill ();
  rate ();
  assert_table (qdr_library_query_best_players (library, 9, NULL), "");
  settle ("Ben");
  rate ();
  assert_table (qdr_library_query_best_players (library, 9, NULL),
                "Ben human 933 948\nmole personality 900 900\n");
}

/* Earlier ratings and the order in which games are added do not matter. */
TEST (ratings_follow_from_the_games_alone)
{
  g_autoptr (QdrLibraryQueryResult) before = NULL;
  g_autoptr (QdrLibraryQueryResult) after = NULL;
  gint64 id = 26;

  fill ();
  settle ("Anna");
  rate ();
  before = qdr_library_query_best_players (library, 9, NULL);
  add_short_game ("2026-10-01", "Anna", "Ben", SECOND_WINS);
  rate ();
  after = qdr_library_query_best_players (library, 9, NULL);
  ck_assert_str_ne (((GStrv) g_ptr_array_index (before->rows, 0))[2],
                    ((GStrv) g_ptr_array_index (after->rows, 0))[2]);
  ck_assert (qdr_library_remove_games (library, &id, 1, NULL));
  rate ();
  qdr_library_query_result_free (g_steal_pointer (&after));
  after = qdr_library_query_best_players (library, 9, NULL);
  ck_assert_uint_eq (before->rows->len, after->rows->len);
  for (guint i = 0; i < before->rows->len; i++)
    for (guint j = 0; j < before->n_columns; j++)
      ck_assert_str_eq (((GStrv) g_ptr_array_index (before->rows, i))[j],
                        ((GStrv) g_ptr_array_index (after->rows, i))[j]);
}

/* Returns the highest rating of Anna, who has the best of all. */
static int
get_best (void)
{
  g_autoptr (QdrLibraryQueryResult) table = qdr_library_query_best_players (library, 1, NULL);
  const GStrv row = g_ptr_array_index (table->rows, 0);

  ck_assert_str_eq (row[0], "Anna");
  return atoi (row[3]);
}

/* Ratings are updated with all games of a day together, so the rating falls. */
TEST (the_best_of_today_does_not_fall)
{
  int best;

  settle ("Anna");
  for (guint i = 0; i < 4; i++) {
    g_autofree char *time = g_strdup_printf ("2026-11-05 10:00:%02u", i);

    add_short_game (time, "Anna", "mole", FIRST_WINS);
  }
  rate ();
  best = get_best ();
  ck_assert_int_gt (best, 900);
  add_short_game ("2026-11-05 11:00:00", "Anna", "mole", SECOND_WINS);
  rate ();
  ck_assert_int_eq (get_best (), best);
  add_short_game ("2026-11-06 11:00:00", "Anna", "mole", SECOND_WINS);
  add_short_game ("2026-11-06 11:00:00", "mole", "Anna", FIRST_WINS);
  rate ();
  ck_assert_int_eq (get_best (), best);
  /* Another personality, which Anna beats first and which is added last. */
  add_short_game ("2026-11-05 09:00:00", "mole", "Anna", SECOND_WINS);
  rate ();
  ck_assert_int_gt (get_best (), best);
}

/* Their order is unknown. */
TEST (games_that_began_at_one_time_count_for_the_best_together)
{
  settle ("Anna");
  rate ();
  assert_table (qdr_library_query_best_players (library, 1, NULL), "Anna human 910 948\n");
  for (guint i = 0; i < 8; i++)
    add_short_game ("2026-11-05", "Anna", "mole", i < 4 ? FIRST_WINS : SECOND_WINS);
  rate ();
  assert_table (qdr_library_query_best_players (library, 1, NULL), "Anna human 909 948\n");
}
