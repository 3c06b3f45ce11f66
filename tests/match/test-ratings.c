/*
 * Ratings from a cross table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

#include <math.h>

#include "qdr-elo.h"
#include "test.h"

#define MAX_CONTESTANTS 12

/* Adds a game between @a and @b in which @a scores @points. */
static void
add_game (QdrCrossTable *table, guint a, guint b, double points)
{
  qdr_cross_table_add_game (table, 2, (const guint[]){ a, b },
                            (const double[]){ points, 1.0 - points });
}

/* Adds games between @a and @b: @wins for @a, @losses against it. */
static void
add_games (QdrCrossTable *table, guint a, guint b, guint wins, guint losses)
{
  for (guint i = 0; i < wins; i++)
    add_game (table, a, b, 1.0);
  for (guint i = 0; i < losses; i++)
    add_game (table, a, b, 0.0);
}

/* With one added draw the score is 75.5 of 101 points. The variance of the difference is 1 /
 * (101 p q) in natural units, and each of the two has half of the error. */
TEST (two_are_as_far_apart_as_their_score_says)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (2);
  const double score = 75.5 / 101.0;
  const double error = sqrt (1.0 / (101.0 * score * (1.0 - score))) / 2.0;
  QdrRating ratings[2];

  add_games (table, 0, 1, 75, 25);
  qdr_ratings_compute (table, ratings);

  ck_assert_double_eq_tol (ratings[0].elo - ratings[1].elo, qdr_elo_from_score (score), 1e-6);
  ck_assert_double_eq_tol (ratings[0].elo + ratings[1].elo, 2.0 * QDR_RATINGS_MEAN, 1e-6);
  ck_assert_double_eq_tol (ratings[0].margin, 1.959964 * 400.0 / log (10.0) * error, 1e-4);
  ck_assert_double_eq_tol (ratings[1].margin, ratings[0].margin, 1e-9);
}

TEST (without_games_all_are_equal_and_hardly_anything_is_known)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
  QdrRating ratings[4];

  qdr_ratings_compute (table, ratings);

  for (guint i = 0; i < 4; i++) {
    ck_assert_double_eq_tol (ratings[i].elo, QDR_RATINGS_MEAN, 1e-9);
    ck_assert_double_gt (ratings[i].margin, 400.0);
  }
}

TEST (a_draw_is_half_a_win)
{
  g_autoptr (QdrCrossTable) drawn = qdr_cross_table_new (2);
  g_autoptr (QdrCrossTable) shared = qdr_cross_table_new (2);
  QdrRating of_draws[2];
  QdrRating of_wins[2];

  add_games (drawn, 0, 1, 10, 0);
  add_games (shared, 0, 1, 15, 5);
  for (guint i = 0; i < 10; i++)
    add_game (drawn, 0, 1, 0.5);
  qdr_ratings_compute (drawn, of_draws);
  qdr_ratings_compute (shared, of_wins);

  ck_assert_double_eq_tol (of_draws[0].elo, of_wins[0].elo, 1e-9);
}

/* The results follow from given strengths, which the ratings must equal, apart from the added
 * draws. */
TEST (the_strengths_that_made_the_results_are_found_again)
{
  static const double strengths[] = { -300.0, -120.0, 0.0, 70.0, 350.0 };
  const guint n = G_N_ELEMENTS (strengths);
  const guint n_games = 20000;
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (n);
  QdrRating ratings[G_N_ELEMENTS (strengths)];

  for (guint a = 0; a < n; a++)
    for (guint b = a + 1; b < n; b++) {
      const double score = qdr_score_from_elo (strengths[a] - strengths[b]);
      const guint wins = (guint) lround (score * n_games);

      add_games (table, a, b, wins, n_games - wins);
    }
  qdr_ratings_compute (table, ratings);

  for (guint i = 0; i < n; i++)
    ck_assert_double_eq_tol (ratings[i].elo, QDR_RATINGS_MEAN + strengths[i], 0.5);
}

/* The condition of a maximum: the expected points of each contestant are those it scored. */
TEST (expected_points_are_the_points_won)
{
  static const guint wins[4][4] = {
    { 0, 9, 7, 10 },
    { 1, 0, 6, 8 },
    { 3, 4, 0, 9 },
    { 0, 2, 1, 0 },
  };
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
  QdrRating ratings[4];

  for (guint a = 0; a < 4; a++)
    for (guint b = 0; b < 4; b++)
      if (a != b)
        add_games (table, a, b, wins[a][b], 0);
  qdr_ratings_compute (table, ratings);

  for (guint a = 0; a < 4; a++) {
    double expected = 0.0;

    for (guint b = 0; b < 4; b++)
      if (a != b)
        expected += (10.0 + 1.0 / 3.0) * qdr_score_from_elo (ratings[a].elo - ratings[b].elo);
    ck_assert_double_eq_tol (expected, qdr_cross_table_get_total_points (table, a) + 0.5, 1e-6);
  }
}

TEST (whoever_wins_or_loses_everything_has_a_finite_rating)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (MAX_CONTESTANTS);
  QdrRating ratings[MAX_CONTESTANTS];

  for (guint a = 0; a < MAX_CONTESTANTS; a++)
    for (guint b = a + 1; b < MAX_CONTESTANTS; b++)
      add_games (table, a, b, 200, 0);
  qdr_ratings_compute (table, ratings);

  for (guint i = 0; i < MAX_CONTESTANTS; i++) {
    ck_assert (isfinite (ratings[i].elo) && isfinite (ratings[i].margin));
    ck_assert (i == 0 || ratings[i - 1].elo > ratings[i].elo + 100.0);
  }
}

TEST (more_games_make_the_interval_narrower)
{
  g_autoptr (QdrCrossTable) few = qdr_cross_table_new (3);
  g_autoptr (QdrCrossTable) many = qdr_cross_table_new (3);
  QdrRating of_few[3];
  QdrRating of_many[3];

  for (guint a = 0; a < 3; a++) {
    add_games (few, a, (a + 1) % 3, 10, 10);
    add_games (many, a, (a + 1) % 3, 1000, 1000);
  }
  qdr_ratings_compute (few, of_few);
  qdr_ratings_compute (many, of_many);

  ck_assert_double_eq_tol (of_few[0].margin / of_many[0].margin, 10.0, 0.2);
}

/* Four players */

/* The results follow from given strengths of four. */
TEST (the_strengths_that_made_results_of_four_are_found_again)
{
  static const double strengths[] = { -300.0, -120.0, 0.0, 70.0, 350.0 };
  const guint n = G_N_ELEMENTS (strengths);
  const guint n_games = 5000;
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (n);
  QdrRating ratings[G_N_ELEMENTS (strengths)];

  for (guint out = 0; out < n; out++) {
    guint seats[4];
    double sum = 0.0;

    for (guint i = 0; i < 4; i++) {
      seats[i] = i < out ? i : i + 1;
      sum += pow (10.0, strengths[seats[i]] / 400.0);
    }
    for (guint i = 0; i < 4; i++) {
      const double chance = pow (10.0, strengths[seats[i]] / 400.0) / sum;
      double points[4] = { 0 };

      points[i] = 1.0;
      for (guint game = 0; game < (guint) lround (chance * n_games); game++)
        qdr_cross_table_add_game (table, 4, seats, points);
    }
  }
  qdr_ratings_compute (table, ratings);

  for (guint i = 0; i < n; i++)
    ck_assert_double_eq_tol (ratings[i].elo, QDR_RATINGS_MEAN + strengths[i], 1.5);
}

/* An interval at 95% contains the true strength in 95 of 100 tournaments. 400 tournaments of
 * four contestants are played here. */
TEST (intervals_of_four_hold_the_truth_as_often_as_they_say)
{
  static const double strengths[] = { -150.0, -50.0, 50.0, 150.0 };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  const guint n_tournaments = 400;
  guint n_held = 0;

  for (guint i = 0; i < n_tournaments; i++) {
    g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
    QdrRating ratings[4];

    for (guint game = 0; game < 100; game++) {
      double weights[4];
      double points[4] = { 0 };
      double rest = 0.0;
      guint winner = 0;

      for (guint seat = 0; seat < 4; seat++)
        rest += weights[seat] = pow (10.0, strengths[seat] / 400.0);
      rest *= g_rand_double (random);
      while (winner < 3 && rest >= weights[winner])
        rest -= weights[winner++];
      points[winner] = 1.0;
      qdr_cross_table_add_game (table, 4, (const guint[]){ 0, 1, 2, 3 }, points);
    }
    qdr_ratings_compute (table, ratings);
    for (guint seat = 0; seat < 4; seat++)
      n_held +=
          fabs (ratings[seat].elo - QDR_RATINGS_MEAN - strengths[seat]) <= ratings[seat].margin;
  }
  ck_assert_uint_ge (n_held, n_tournaments * 4 * 93 / 100);
  ck_assert_uint_le (n_held, n_tournaments * 4 * 97 / 100);
}

TEST (a_draw_of_four_says_that_they_are_equal)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
  QdrRating ratings[4];

  for (guint i = 0; i < 10; i++)
    qdr_cross_table_add_game (table, 4, (const guint[]){ 3, 1, 0, 2 },
                              (const double[]){ 0.25, 0.25, 0.25, 0.25 });
  qdr_ratings_compute (table, ratings);
  for (guint i = 0; i < 4; i++)
    ck_assert_double_eq_tol (ratings[i].elo, QDR_RATINGS_MEAN, 1e-9);
}

TEST (the_strongest_comes_first_and_last_who_has_not_played)
{
  static const QdrRating ratings[] = { { 1500, 9 }, { 1400, 1 }, { 1600, 1 }, { 1400, 1 } };
  static const guint expected[] = { 2, 1, 3, 0 };
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
  guint order[4];

  add_games (table, 2, 1, 1, 0);
  add_games (table, 2, 3, 1, 0);
  qdr_ratings_rank_contestants (table, ratings, order);
  ck_assert_mem_eq (order, expected, sizeof expected);
}

/* As in the middle of a tournament, when some have played more games than others. */
TEST (a_better_share_of_fewer_points_comes_first)
{
  static const guint expected[] = { 0, 1, 2 };
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);
  QdrRating ratings[3];
  guint order[3];

  add_games (table, 0, 2, 3, 1);
  add_games (table, 1, 2, 5, 5);
  qdr_ratings_compute (table, ratings);
  qdr_ratings_rank_contestants (table, ratings, order);
  ck_assert_mem_eq (order, expected, sizeof expected);
}

/* Contestants with equal points stay in the order of the list, whichever opponents they beat. */
TEST (the_order_is_that_of_the_points_where_all_have_played_all_as_often)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint tournament = 0; tournament < 100; tournament++) {
    const guint n = (guint) g_rand_int_range (random, 2, MAX_CONTESTANTS);
    g_autoptr (QdrCrossTable) table = qdr_cross_table_new (n);
    QdrRating ratings[MAX_CONTESTANTS];
    guint order[MAX_CONTESTANTS];

    for (guint a = 0; a < n; a++)
      for (guint b = a + 1; b < n; b++)
        for (guint game = 0; game < 2; game++)
          add_game (table, a, b, g_rand_int_range (random, 0, 3) / 2.0);
    qdr_ratings_compute (table, ratings);
    qdr_ratings_rank_contestants (table, ratings, order);
    for (guint i = 1; i < n; i++) {
      const double above = qdr_cross_table_get_total_points (table, order[i - 1]);
      const double below = qdr_cross_table_get_total_points (table, order[i]);

      ck_assert_double_ge (above, below);
      ck_assert (above > below || order[i - 1] < order[i]);
    }
  }
}
