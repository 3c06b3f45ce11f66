/*
 * Elo differences from the results of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-elo.h"

#include <math.h>

void
qdr_tally_add_game (QdrTally *self, guint half_points)
{
  g_return_if_fail (self != NULL && half_points <= 2);

  self->losses += half_points == 0;
  self->draws += half_points == 1;
  self->wins += half_points == 2;
}

void
qdr_tally_add_pair (QdrTally *self, guint half_points)
{
  g_return_if_fail (self != NULL && half_points < QDR_PAIR_OUTCOMES);

  self->pairs[half_points]++;
}

guint
qdr_tally_get_n_games (const QdrTally *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->wins + self->losses + self->draws;
}

double
qdr_tally_get_score (const QdrTally *self)
{
  const guint n_games = qdr_tally_get_n_games (self);

  if (n_games == 0)
    return 0.5;
  return (self->wins + 0.5 * self->draws) / n_games;
}

double
qdr_elo_from_score (double score)
{
  /* Returns exactly 0 for equal strength. */
  return score == 0.5 ? 0.0 : 400.0 * log10 (score / (1.0 - score));
}

double
qdr_score_from_elo (double elo)
{
  return 1.0 / (1.0 + pow (10.0, -elo / 400.0));
}

QdrEloEstimate
qdr_tally_estimate_elo (const QdrTally *self)
{
  const double score = qdr_tally_get_score (self);
  const guint n_games = qdr_tally_get_n_games (self);
  double low = 0.0;
  double high = 1.0;
  guint n_pairs = 0;
  guint n_outcomes = 0; /* the number of different outcomes that occurred */

  g_return_val_if_fail (self != NULL, (QdrEloEstimate){ 0 });

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++) {
    n_pairs += self->pairs[i];
    n_outcomes += self->pairs[i] > 0;
  }

  if (n_outcomes > 1) {
    /* Computes the normal interval. A game of an incomplete pair counts as half a pair. */
    const double effective_pairs = n_games / 2.0;
    double mean = 0.0;
    double variance = 0.0; /* the variance of a pair's points per game */
    double margin;

    for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
      mean += self->pairs[i] * (i / 4.0) / n_pairs;
    for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
      variance += self->pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean) / n_pairs;
    margin = QDR_Z_95 * sqrt (variance / effective_pairs);
    low = MAX (score - margin, 0.0);
    high = MIN (score + margin, 1.0);
  } else if (n_games > 0) {
    /* Computes the Wilson interval. For a score of 0 or 1, one end must be exact in spite of
     * rounding. */
    const double n = MAX (n_pairs, 1);
    const double z2 = QDR_Z_95 * QDR_Z_95;
    const double centre = (score + z2 / (2.0 * n)) / (1.0 + z2 / n);
    const double margin =
        QDR_Z_95 / (1.0 + z2 / n) * sqrt (score * (1.0 - score) / n + z2 / (4.0 * n * n));

    low = score == 0.0 ? 0.0 : MAX (centre - margin, 0.0);
    high = score == 1.0 ? 1.0 : MIN (centre + margin, 1.0);
  }

  return (QdrEloEstimate){
    .elo = qdr_elo_from_score (score),
    .low = qdr_elo_from_score (low),
    .high = qdr_elo_from_score (high),
  };
}
