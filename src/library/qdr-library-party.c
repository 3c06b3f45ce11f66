/*
 * The players of a game, each once, in however many seats it sat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-private.h"

void
qdr_library_score_add (QdrLibraryScore *self, double share, guint n_plies, guint n_walls)
{
  qdr_library_score_add_stake (self, share, n_plies,
                               &(QdrLibraryStake){ .n_walls = n_walls, .n_seats = 1 });
}

void
qdr_library_score_add_stake (QdrLibraryScore *self,
                             double share,
                             guint n_plies,
                             const QdrLibraryStake *stake)
{
  self->n_games++;
  self->n_wins += share >= 1;
  self->n_losses += share <= 0;
  self->n_draws += share > 0 && share < 1;
  self->points += share;
  self->n_plies += n_plies;
  self->n_walls += stake->n_walls;
  self->n_seats += stake->n_seats;
}

void
qdr_library_party_add (QdrLibraryParty *self, gconstpointer player, double share, guint n_walls)
{
  QdrLibraryStake *stake;
  guint i = 0;

  g_assert (self->n_seats < QDR_MAX_PLAYERS);

  while (i < self->n_stakes && self->stakes[i].player != player)
    i++;
  stake = &self->stakes[i];
  if (i == self->n_stakes) {
    *stake = (QdrLibraryStake){ .player = player };
    self->n_stakes++;
  }
  stake->share += share;
  stake->n_walls += n_walls;
  stake->n_seats++;
  self->n_seats++;
}

double
qdr_library_stake_compare (const QdrLibraryStake *self, const QdrLibraryStake *other)
{
  return self->share >= 1 ? 1 : other->share >= 1 ? 0 : 0.5;
}
