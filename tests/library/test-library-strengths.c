/*
 * An adaptive opponent in the library: many strengths, one player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "library-model.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"
#include "test.h"

/* Returns the number in the id as rating, and fixed ratings of other personalities. */
static gboolean
measure (const char *id, int *rating, gpointer user_data)
{
  const char *strength = strrchr (id, '-');

  *rating = g_str_equal (id, "mole") ? 740 : g_str_equal (id, "newt") ? 1020 : 0;
  if (*rating == 0 && strength != NULL)
    *rating = atoi (strength + 1);
  return *rating > 0;
}

static void
rate (void)
{
  ck_assert (qdr_library_update_ratings (library, measure, NULL, NULL));
}

/* Fills the library. The latest game is not the last one added. */
static void
fill (void)
{
  add_short_game ("2026-11-01", "Anna", "like-me-740", FIRST_WINS);
  add_short_game ("2026-11-02", "Anna", "like-me-940", FIRST_WINS);
  add_short_game ("2026-11-04", "like-me-880", "Anna", FIRST_WINS);
  add_short_game ("2026-11-03", "Anna", "like-me-1020", SECOND_WINS);
  rate ();
}

static guint
count (GPtrArray *players, const char *name)
{
  guint n = 0;

  ck_assert_ptr_nonnull (players);
  for (guint i = 0; i < players->len; i++)
    n += g_str_equal (((QdrLibraryPlayer *) players->pdata[i])->name, name);
  return n;
}

TEST_DEFAULTS (.set_up = set_up_library, .tear_down = tear_down_library)

TEST (all_strengths_are_one_opponent_with_one_record)
{
  g_autoptr (QdrLibraryStatistics) statistics = NULL;
  const QdrLibraryRivalry *rivalry;

  fill ();
  statistics = qdr_library_read_statistics (library, FALSE, "Anna", NULL);
  ck_assert_uint_eq (statistics->rivalries->len, 1);
  rivalry = statistics->rivalries->pdata[0];
  ck_assert_str_eq (rivalry->opponent->identity, "like-me");
  ck_assert_str_eq (rivalry->opponent->name, "Like Me");
  ck_assert_uint_eq (rivalry->score.n_games, 4);
  ck_assert_uint_eq (rivalry->score.n_wins, 2);
  ck_assert_uint_eq (rivalry->score.n_losses, 2);
}

/* By each name that may appear. */
TEST (all_strengths_are_one_player_by_any_name)
{
  static const char *const names[] = { "like-me", "Like Me", "like-me-940", "Like Me 1020" };

  fill ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (QdrLibraryPlayer) player = qdr_library_find_player (library, names[i], NULL);
    g_autoptr (QdrLibraryStatistics) statistics = NULL;

    ck_assert_ptr_nonnull (player);
    ck_assert_str_eq (player->identity, "like-me");
    ck_assert_uint_eq (player->n_games, 4);
    statistics = qdr_library_read_statistics (library, TRUE, player->identity, NULL);
    ck_assert_uint_eq (statistics->overall.n_games, 4);
    ck_assert_uint_eq (statistics->overall.n_wins, 2);
    ck_assert_uint_eq (statistics->recent_games->len, 4);
    ck_assert_uint_eq (statistics->rivalries->len, 1);
  }
}

TEST (all_strengths_are_one_row_among_the_players)
{
  g_autoptr (GPtrArray) players = NULL;
  const QdrLibraryPlayer *player;
  GDate first_day;

  fill ();
  players = qdr_library_list_players (library, NULL);
  ck_assert_uint_eq (players->len, 2);
  ck_assert_uint_eq (count (players, "Like Me"), 1);
  player = players->pdata[0];
  if (!player->is_personality)
    player = players->pdata[1];
  ck_assert_str_eq (player->identity, "like-me");
  ck_assert_uint_eq (player->n_games, 4);
  ck_assert_uint_eq (player->n_wins_as_first, 1);
  g_date_set_dmy (&first_day, 1, G_DATE_NOVEMBER, 2026);
  ck_assert_uint_eq (player->since, g_date_get_julian (&first_day));
}

TEST (the_rating_of_who_adapts_is_that_of_its_last_game)
{
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GArray) ranks = NULL;

  fill ();
  players = qdr_library_list_players (library, NULL);
  ranks = qdr_library_rank_players (players, QDR_LIBRARY_RANKING_RATING, 0);
  ck_assert_uint_eq (ranks->len, 2);
  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);

    if (!rank->player->is_personality)
      continue;
    ck_assert_double_eq (rank->player->rating, 880);
    ck_assert_double_eq (rank->player->best, 1020);
  }
}

/* The same results against opponents with these ratings give the same rating. */
TEST (each_game_counts_for_ratings_with_the_strength_in_it)
{
  g_autoptr (GArray) adapted = NULL;
  g_autoptr (GArray) fixed = NULL;

  add_short_game ("2026-11-01", "Anna", "like-me-740", FIRST_WINS);
  add_short_game ("2026-11-02", "Anna", "like-me-1020", FIRST_WINS);
  add_short_game ("2026-11-02", "like-me-740", "Anna", FIRST_WINS);
  add_short_game ("2026-11-01", "Ben", "mole", FIRST_WINS);
  add_short_game ("2026-11-02", "Ben", "newt", FIRST_WINS);
  add_short_game ("2026-11-02", "mole", "Ben", FIRST_WINS);
  rate ();
  adapted = qdr_library_list_ratings (library, FALSE, "Anna", NULL);
  fixed = qdr_library_list_ratings (library, FALSE, "Ben", NULL);
  ck_assert_uint_eq (adapted->len, 2);
  ck_assert_uint_eq (fixed->len, 2);
  for (guint i = 0; i < adapted->len; i++) {
    ck_assert_double_eq_tol (g_array_index (adapted, QdrLibraryRating, i).rating,
                             g_array_index (fixed, QdrLibraryRating, i).rating, 1e-9);
    ck_assert_double_eq_tol (g_array_index (adapted, QdrLibraryRating, i).deviation,
                             g_array_index (fixed, QdrLibraryRating, i).deviation, 1e-9);
  }
}

TEST (all_strengths_are_one_among_the_pairings)
{
  g_autoptr (QdrLibraryComparison) comparison = NULL;
  const QdrLibraryPairing *pairing;

  add_short_game ("2026-11-01", "mole", "like-me-740", FIRST_WINS);
  add_short_game ("2026-11-02", "like-me-too", "mole", FIRST_WINS);
  add_short_game ("2026-11-03", "like-me-1020", "mole", FIRST_WINS);
  add_short_game ("2026-11-04", "like-me-740", "like-me-1020", FIRST_WINS);
  comparison = qdr_library_compare_personalities (library, 2, NULL);
  ck_assert_uint_eq (comparison->standings->len, 3);
  ck_assert_uint_eq (comparison->pairings->len, 4);
  pairing = comparison->pairings->pdata[0];
  ck_assert_str_eq (pairing->first->identity, "like-me");
  ck_assert_str_eq (pairing->first->name, "Like Me");
  ck_assert_uint_eq (pairing->score.n_games, 2);
  ck_assert_uint_eq (pairing->score.n_wins, 1);
}

TEST (all_strengths_are_one_among_those_who_have_met)
{
  g_autoptr (QdrLibraryQueryResult) table = NULL;
  GStrv row;

  fill ();
  table = qdr_library_query_player_pairs (library, NULL);
  ck_assert_uint_eq (table->rows->len, 1);
  row = table->rows->pdata[0];
  ck_assert_str_eq (row[0], "Anna");
  ck_assert_str_eq (row[1], "Like Me");
  ck_assert_str_eq (row[2], "4");
}

TEST (all_strengths_are_met_as_one)
{
  g_autoptr (GPtrArray) encounters = NULL;
  const QdrLibraryEncounter *encounter;

  fill ();
  encounters = qdr_library_list_encounters (library, "Anna", NULL);
  ck_assert_uint_eq (encounters->len, 1);
  encounter = encounters->pdata[0];
  ck_assert_str_eq (encounter->identity, "like-me");
  ck_assert_uint_eq (encounter->score.n_games, 4);
}

TEST (the_last_games_are_listed_with_the_strength_in_them)
{
  static const QdrLibraryMeasuredGame wanted[] = { { 940, 1 }, { 1020, 0 }, { 880, 0 } };
  g_autoptr (GArray) games = NULL;
  g_autoptr (GArray) none = NULL;

  fill ();
  add_short_game ("2026-11-05", "Anna", "otter", FIRST_WINS);
  add_short_game ("2026-11-05", "Anna", "Ben", FIRST_WINS);
  games = qdr_library_list_measured_games (library, "Anna", 3, measure, NULL, NULL);
  ck_assert_uint_eq (games->len, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < games->len; i++) {
    ck_assert_int_eq (g_array_index (games, QdrLibraryMeasuredGame, i).rating, wanted[i].rating);
    ck_assert_double_eq (g_array_index (games, QdrLibraryMeasuredGame, i).share, wanted[i].share);
  }
  none = qdr_library_list_measured_games (library, "Nobody", 3, measure, NULL, NULL);
  ck_assert_uint_eq (none->len, 0);
}

TEST (the_games_of_all_strengths_are_found_by_the_id)
{
  static const struct {
    const char *player;
    guint n_games;
  } wanted[] = { { "like-me", 4 }, { "like-me-740", 1 }, { "Like Me 740", 1 }, { "like", 0 } };

  fill ();
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    const QdrLibraryFilter filter = { .player = wanted[i].player };
    guint n_games = 99;

    ck_assert (qdr_library_count_games (library, &filter, &n_games, NULL));
    ck_assert_uint_eq (n_games, wanted[i].n_games);
  }
}

/* People may have such names, and other ids may end in numbers. */
TEST (whoever_only_looks_so_is_a_player_of_its_own)
{
  static const char *const others[] = { "Anna-740", "Anna-880", "mole-2", "mole-12345", "mole" };
  g_autoptr (GPtrArray) players = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_short_game ("2026-11-01", "Ben", others[i], FIRST_WINS);
  players = qdr_library_list_players (library, NULL);
  ck_assert_uint_eq (players->len, 1 + G_N_ELEMENTS (others));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    ck_assert_uint_eq (count (players, others[i]), 1);
}
