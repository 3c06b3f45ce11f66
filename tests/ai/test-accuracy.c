/*
 * The accuracy of a player's moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "qdr-review.h"
#include "test.h"

/* From the accuracy page of Lichess: 103.1668 * exp (-0.04354 * percent) - 3.1669, by hand. */
static const struct {
  double loss;
  double accuracy;
} curve[] = {
  { 0, 100 },     { 0.01, 95.60 }, { 0.05, 79.82 }, { 0.1, 63.58 },  { 0.2, 40.02 },
  { 0.4, 14.91 }, { 0.6, 4.40 },   { 0.8, 0.00 },   { 0.801, 0.00 }, { 1, 0 },
};

TEST (the_accuracy_of_a_move_is_that_of_lichess, .loops = G_N_ELEMENTS (curve))
{
  ck_assert_double_eq_tol (qdr_accuracy_of_move (curve[_i].loss), curve[_i].accuracy, 0.01);
}

TEST (who_loses_nothing_is_wholly_accurate)
{
  const double probabilities[] = { 0.5, 0.5, 0.5, 0.6, 0.6 };
  const double losses[] = { 0, QDR_ACCURACY_NO_LOSS, 0, QDR_ACCURACY_NO_LOSS };

  ck_assert_double_eq_tol (qdr_accuracy_of_player (probabilities, losses, 4), 100, 1e-9);
}

TEST (a_single_move_has_the_accuracy_of_its_own)
{
  const double probabilities[] = { 0.5, 0.4 };
  const double losses[] = { 0.1 };

  ck_assert_double_eq_tol (qdr_accuracy_of_player (probabilities, losses, 1), 63.58, 0.01);
}

/*
 * Windows hold two positions. The first move loses 0.2: accuracy 40.02, standard deviation 10.
 * The second loses nothing and the chances stay the same: the least weight, 0.5. Weighted mean:
 * (10 * 40.02 + 0.5 * 100) / 10.5 = 42.88; harmonic mean: 2 / (1/40.02 + 1/100) = 57.16.
 */
TEST (moves_count_by_what_moves_around_them_and_bad_ones_pull_down)
{
  const double probabilities[] = { 0.5, 0.3, 0.3, 0.3 };
  const double losses[] = { 0.2, QDR_ACCURACY_NO_LOSS, 0 };

  ck_assert_double_eq_tol (qdr_accuracy_of_player (probabilities, losses, 3), 50.02, 0.01);
}

/* With 40 moves a window holds four positions. A change of 100 points and back would weigh 50,
 * but weights end at 12. Weighted mean: (12 * 0 + 0.5 * 100) / 12.5 = 4; harmonic mean: 2 /
 * (1/1 + 1/100). */
TEST (no_move_counts_for_everything)
{
  double probabilities[41];
  double losses[40];

  for (guint i = 0; i < 40; i++)
    losses[i] = QDR_ACCURACY_NO_LOSS;
  for (guint i = 0; i <= 40; i++)
    probabilities[i] = i < 10 ? 1 : 0;
  losses[9] = 1;
  losses[30] = 0;
  ck_assert_double_eq_tol (qdr_accuracy_of_player (probabilities, losses, 40),
                           (4 + 2 / (1 + 0.01)) / 2, 0.01);
}

/* The first moves have no positions before them that could fill a window. */
TEST (the_first_moves_share_the_first_window)
{
  double probabilities[41] = { 0.4, 0.4, 0.4, 0.6 };
  double losses[40];

  for (guint i = 4; i <= 40; i++)
    probabilities[i] = 0.6;
  for (guint i = 0; i < 40; i++)
    losses[i] = QDR_ACCURACY_NO_LOSS;
  losses[0] = 0.1;
  losses[20] = 0;
  /* The standard deviation of 40, 40, 40, 60 is 8.66. */
  ck_assert_double_eq_tol (qdr_accuracy_of_player (probabilities, losses, 40),
                           ((8.660 * 63.58 + 50) / 9.160 + 2 / (1 / 63.58 + 0.01)) / 2, 0.01);
}
