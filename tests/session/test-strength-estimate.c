/*
 * The estimated strength of a person after games against opponents of known strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "test.h"

#include "qdr-adaptive-opponent.h"
#include "qdr-personality-list.h"

/* Simulated people, and the games of each. */
#define N_PEOPLE 300
#define N_GAMES 60

/* The game by which the strength is near the right one. */
#define SETTLED 15

/* The opponents of all people by game, and the number of later wins. */
typedef struct {
  int met[N_GAMES][N_PEOPLE];
  guint n_won_settled;
} Season;

static const int strengths[] = { 310, 400, 500, 650, 800, 950, 1100, 1250, 1400, 1550, 1700, 1820 };

static QdrStrengthResult
play (GRand *rand, int opponent, double strength)
{
  const double wins = 1 / (1 + pow (10, (opponent - strength) / 400));

  return (QdrStrengthResult){ opponent, g_rand_double (rand) < wins ? 1 : 0 };
}

/* Plays a few games for an estimate, like the one that QdrLadder passes to
 * qdr_adaptive_opponent_set_initial_rating(). */
static QdrStrengthPrior
play_a_few (GRand *rand, guint n_games, double strength)
{
  QdrStrengthEstimate estimate = qdr_strength_estimate_make (&(QdrStrengthPrior){ 0 });
  double mean;
  double start;
  int most_beaten = 0;

  if (n_games == 0)
    return (QdrStrengthPrior){ 0 };

  for (guint i = 0; i < n_games; i++) {
    const int opponent = strengths[g_rand_int_range (rand, 0, G_N_ELEMENTS (strengths))];
    const QdrStrengthResult game = play (rand, opponent, strength);

    qdr_strength_estimate_add_game (&estimate, &game);
    if (game.share > 0)
      most_beaten = MAX (most_beaten, opponent);
  }
  mean = qdr_strength_estimate_get_mean (&estimate);
  start = most_beaten > 0 ? MIN (mean, most_beaten) : mean;
  return (QdrStrengthPrior){
    CLAMP (start, QDR_STRENGTH_MIN, QDR_STRENGTH_MAX),
    hypot (qdr_strength_estimate_get_deviation (&estimate), mean - start),
  };
}

/* Simulates all people. @n_known is the number of earlier games against other opponents. */
static void
play_season (Season *season, guint n_known, double strength, double gain)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  season->n_won_settled = 0;
  for (guint person = 0; person < N_PEOPLE; person++) {
    const QdrStrengthPrior start = play_a_few (rand, n_known, strength);
    QdrStrengthEstimate estimate = qdr_strength_estimate_make (&start);
    double follower = start.deviation > 0 ? start.rating : 440;

    for (guint i = 0; i < N_GAMES; i++) {
      const int met = qdr_strength_clamp_and_round ((int) lround (follower));
      const QdrStrengthResult game = play (rand, met, strength + gain * i);
      const double before = follower;

      season->met[i][person] = met;
      qdr_strength_estimate_add_game (&estimate, &game);
      follower = qdr_strength_estimate_follow (&estimate, &game, before);
      ck_assert (game.share > 0 ? follower >= before : follower <= before);
      ck_assert (follower <= before + 150.001 && follower >= before - 100.001);
      if (i >= SETTLED)
        season->n_won_settled += game.share > 0;
    }
  }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Computes mean, median and spread of the differences between opponents and people in a game. */
static void
look_at (Season *season, guint game, double strength, double *mean, double *median, double *spread)
{
  double sum = 0, squares = 0;

  for (guint i = 0; i < N_PEOPLE; i++) {
    const double error = season->met[game][i] - strength;

    sum += error;
    squares += error * error;
  }
  *mean = sum / N_PEOPLE;
  *spread = sqrt (squares / N_PEOPLE - *mean * *mean);
  qsort (season->met[game], N_PEOPLE, sizeof (int), compare);
  *median = season->met[game][N_PEOPLE / 2] - strength;
}

static void
assert_settles (guint n_known, int strength)
{
  Season *season = g_new (Season, 1);

  play_season (season, n_known, strength, 0);
  for (guint i = SETTLED; i < N_GAMES; i++) {
    double mean, median, spread;

    look_at (season, i, strength, &mean, &median, &spread);
    ck_assert_msg (fabs (mean) <= 60, "%u before, %d, game %u: mean %+.0f", n_known, strength,
                   i + 1, mean);
    ck_assert_msg (fabs (median) <= 60, "%u before, %d, game %u: median %+.0f", n_known, strength,
                   i + 1, median);
    ck_assert_msg (spread <= 125, "%u before, %d, game %u: spread %.0f", n_known, strength, i + 1,
                   spread);
    if (i >= 40)
      ck_assert_msg (spread <= 80, "%u before, %d, game %u: spread %.0f", n_known, strength, i + 1,
                     spread);
  }
  g_free (season);
}

TEST_DEFAULTS (.timeout = 300)

TEST (whom_one_meets_is_as_strong_as_oneself_after_15_games_and_stays_so,
      .loops = G_N_ELEMENTS (strengths))
{
  assert_settles (0, strengths[_i]);
}

/* Numbers of known games for which the start is uncertain. */
static const struct {
  guint n_known;
  int strength;
} few[] = { { 1, 310 },  { 3, 310 },  { 1, 650 },  { 3, 650 },
            { 1, 1250 }, { 3, 1250 }, { 1, 1820 }, { 3, 1820 } };

TEST (from_what_a_few_games_tell_it_settles_as_well, .loops = G_N_ELEMENTS (few))
{
  assert_settles (few[_i].n_known, few[_i].strength);
}

TEST (about_half_of_the_games_are_won, .loops = G_N_ELEMENTS (strengths))
{
  Season *season = g_new (Season, 1);
  double share;

  play_season (season, 0, strengths[_i], 0);
  share = (double) season->n_won_settled / (N_PEOPLE * (N_GAMES - SETTLED));
  ck_assert_msg (share >= 0.45 && share <= 0.55, "%d: %.3f", strengths[_i], share);
  g_free (season);
}

TEST (somebody_who_learns_is_followed, .loops = 3)
{
  const double gain = 200.0 / N_GAMES;
  const double starts[] = { 500, 800, 1300 };
  Season *season = g_new (Season, 1);

  play_season (season, 0, starts[_i], gain);
  for (guint i = SETTLED; i < N_GAMES; i++) {
    double mean, median, spread;

    look_at (season, i, starts[_i] + gain * i, &mean, &median, &spread);
    ck_assert_msg (fabs (mean) <= 75, "%.0f, game %u: mean %+.0f", starts[_i], i + 1, mean);
  }
  g_free (season);
}

TEST (a_win_raises_and_a_loss_lowers)
{
  const QdrStrengthPrior prior = { 900, 100 };
  const QdrStrengthResult won = { 900, 1 }, drawn = { 900, 0.5 }, lost = { 900, 0 };
  QdrStrengthEstimate after_win = qdr_strength_estimate_make (&prior);
  QdrStrengthEstimate after_draw = after_win;
  QdrStrengthEstimate after_loss = after_win;

  ck_assert_double_eq_tol (qdr_strength_estimate_get_mean (&after_win), 900, 1);
  qdr_strength_estimate_add_game (&after_win, &won);
  qdr_strength_estimate_add_game (&after_draw, &drawn);
  qdr_strength_estimate_add_game (&after_loss, &lost);
  ck_assert_double_gt (qdr_strength_estimate_get_mean (&after_win), 905);
  ck_assert_double_eq_tol (qdr_strength_estimate_get_mean (&after_draw), 900, 2);
  ck_assert_double_lt (qdr_strength_estimate_get_mean (&after_loss), 895);
}

TEST (it_becomes_surer_with_games_that_are_won_and_lost)
{
  QdrStrengthEstimate estimate = qdr_strength_estimate_make (&(QdrStrengthPrior){ 900, 300 });

  ck_assert_double_eq_tol (qdr_strength_estimate_get_deviation (&estimate), 300, 3);
  for (guint i = 0; i < 10; i++) {
    const double before = qdr_strength_estimate_get_deviation (&estimate);

    qdr_strength_estimate_add_game (&estimate, &(QdrStrengthResult){ 900, i % 2 });
    ck_assert_double_lt (qdr_strength_estimate_get_deviation (&estimate), before);
  }
  ck_assert_double_lt (qdr_strength_estimate_get_deviation (&estimate), 125);
}
