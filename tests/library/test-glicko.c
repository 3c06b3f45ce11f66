/*
 * Glicko-2, by the example of its author.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-ratings.h"
#include "test.h"

static void
assert_near (double value, double expected, double tolerance)
{
  ck_assert_double_ge (value, expected - tolerance);
  ck_assert_double_le (value, expected + tolerance);
}

TEST (the_example_of_the_paper_comes_out)
{
  const QdrGlickoRating player = { 1500, 200, 0.06 };
  const QdrGlickoGame games[] = {
    { { 1400, 30, 0.06 }, 1 },
    { { 1550, 100, 0.06 }, 0 },
    { { 1700, 300, 0.06 }, 0 },
  };
  const QdrGlickoRating after = qdr_glicko_rate_period (player, games, G_N_ELEMENTS (games));

  /* 1464.06, 151.52 and 0.05999 in the paper, after its first step. */
  assert_near (after.rating, 1464.02, 0.01);
  assert_near (after.deviation, 151.73, 0.01);
  assert_near (after.volatility, 0.05999, 0.00001);
}

/* A single step would go from 1500 to −3600 and −1900. */
TEST (a_newcomer_among_beginners_gets_a_rating_near_theirs)
{
  const QdrGlickoRating beginner = { 550, 30, 0.06 };
  QdrGlickoGame games[30];
  QdrGlickoRating after;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i] = (QdrGlickoGame){ beginner, i % 4 != 0 };
  after = qdr_glicko_rate_period (qdr_glicko_make_new_player (), games, G_N_ELEMENTS (games));
  /* 22 of 30 points, by the logistic curve 176 above 550. */
  assert_near (after.rating, 550 + 176, 40);
  ck_assert_double_le (after.deviation, 100);
  games[0].score = 0;
  after = qdr_glicko_rate_period (qdr_glicko_make_new_player (), games, 1);
  ck_assert_double_ge (after.rating, 550);
  ck_assert_double_le (after.rating, 1200);
}

TEST (a_game_between_ratings_that_are_far_apart_tells_nothing)
{
  const QdrGlickoRating player = { 1500, 50, 0.06 };
  const QdrGlickoGame game = { { -1e7, 30, 0.06 }, 0 };
  const QdrGlickoRating after = qdr_glicko_rate_period (player, &game, 1);

  ck_assert_double_eq (after.rating, 1500);
  ck_assert_double_eq (after.deviation, qdr_glicko_rate_idle_periods (player, 1).deviation);
}

/* Whatever the results, the search for the rating ends, and a win never lowers it. */
TEST (a_better_result_never_gives_a_lower_rating, .loops = 5)
{
  const double ratings[] = { 100, 550, 1500, 2300, 3500 };
  QdrGlickoGame games[12];
  double before = -G_MAXDOUBLE;

  for (guint n_wins = 0; n_wins <= G_N_ELEMENTS (games); n_wins++) {
    QdrGlickoRating after;

    for (guint i = 0; i < G_N_ELEMENTS (games); i++)
      games[i] = (QdrGlickoGame){ { ratings[_i], 30, 0.06 }, i < n_wins };
    after = qdr_glicko_rate_period (qdr_glicko_make_new_player (), games, G_N_ELEMENTS (games));
    ck_assert_double_ge (after.rating, before);
    ck_assert_double_le (after.deviation, 351);
    ck_assert_double_le (after.volatility, 2);
    before = after.rating;
  }
}

TEST (who_rests_becomes_less_certain_and_no_more_than_a_newcomer)
{
  const QdrGlickoRating player = { 1500, 50, 0.06 };
  QdrGlickoRating after = qdr_glicko_rate_idle_periods (player, 1);

  assert_near (after.deviation, 51.0747, 0.001);
  ck_assert_double_eq (after.rating, 1500);
  ck_assert_double_eq (qdr_glicko_rate_period (player, NULL, 0).deviation, after.deviation);
  after = qdr_glicko_rate_idle_periods (player, 1000000);
  ck_assert_double_eq (after.deviation, 350);
}

/* If one rating is certain and the other is not, the loss of one player differs from the gain
 * of the other. */
TEST (a_sure_rating_moves_less_than_an_unsure_one)
{
  const QdrGlickoRating sure = { 1500, 30, 0.06 };
  const QdrGlickoRating unsure = qdr_glicko_make_new_player ();
  const QdrGlickoRating winner = qdr_glicko_rate_period (unsure, &(QdrGlickoGame){ sure, 1 }, 1);
  const QdrGlickoRating loser = qdr_glicko_rate_period (sure, &(QdrGlickoGame){ unsure, 0 }, 1);

  ck_assert_double_gt (winner.rating - 1500, 100);
  ck_assert_double_gt (loser.rating, 1500 - 5);
  ck_assert_double_lt (loser.rating, 1500);
}

/* Very unlikely results, which take the other branch of the search for the volatility. */
TEST (surprises_raise_the_volatility)
{
  const QdrGlickoRating player = { 1500, 40, 0.06 };
  QdrGlickoGame games[20];
  QdrGlickoRating after;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i] = (QdrGlickoGame){ { 2300, 40, 0.06 }, 1 };
  after = qdr_glicko_rate_period (player, games, G_N_ELEMENTS (games));
  ck_assert_double_gt (after.volatility, 0.06);
  ck_assert_double_gt (after.rating, 1600);
}
