/*
 * A match of several games between the same players, who change sides after each: the score, and
 * when it is decided.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-challenge.h"

gboolean
qdr_challenge_length_is_valid (guint n_games)
{
  return n_games == 3 || n_games == QDR_CHALLENGE_MAX_GAMES;
}

QdrChallenge
qdr_challenge_make (guint n_players, guint n_games)
{
  g_return_val_if_fail (n_players == 2 || n_players == 4, (QdrChallenge){ 0 });
  g_return_val_if_fail (qdr_challenge_length_is_valid (n_games), (QdrChallenge){ 0 });

  return (QdrChallenge){ .n_players = n_players, .n_games = n_games };
}

guint
qdr_challenge_count_played (const QdrChallenge *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, 0);

  n = self->n_draws;
  for (guint i = 0; i < self->n_players; i++)
    n += self->wins[i];
  return n;
}

guint
qdr_challenge_get_number (const QdrChallenge *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return qdr_challenge_count_played (self) + (self->has_counted ? 0 : 1);
}

/* Who sits as player @number in the present game, as players are counted here. */
static guint
find_player (const QdrChallenge *self, guint number)
{
  return (number + qdr_challenge_get_number (self) - 1) % self->n_players;
}

/* By how many games the first is ahead of the second, of whom there may be several. */
static guint
measure_lead (const QdrChallenge *self)
{
  guint most = 0;
  guint second = 0;

  for (guint i = 0; i < self->n_players; i++) {
    if (self->wins[i] > most) {
      second = most;
      most = self->wins[i];
    } else {
      second = MAX (second, self->wins[i]);
    }
  }
  return most - second;
}

/* The other can draw level with so many wins as there are games to come, and no more. */
gboolean
qdr_challenge_is_over (const QdrChallenge *self)
{
  guint n_left;

  g_return_val_if_fail (self != NULL, FALSE);

  n_left = self->n_games - qdr_challenge_count_played (self);
  return n_left == 0 || measure_lead (self) > n_left;
}

/* A match that is not over was not over before either, whichever game came last. */
static gboolean
has_come_about (const QdrChallenge *self)
{
  QdrChallenge before = *self;

  if (!qdr_challenge_is_over (self))
    return !self->has_counted || qdr_challenge_count_played (self) > 0;
  if (!self->has_counted)
    return FALSE;

  if (before.n_draws > 0) {
    before.n_draws--;
    if (!qdr_challenge_is_over (&before))
      return TRUE;
    before.n_draws++;
  }
  for (guint i = 0; i < self->n_players; i++) {
    if (before.wins[i] == 0)
      continue;
    before.wins[i]--;
    if (!qdr_challenge_is_over (&before))
      return TRUE;
    before.wins[i]++;
  }
  return FALSE;
}

gboolean
qdr_challenge_is_possible (const QdrChallenge *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if ((self->n_players != 2 && self->n_players != 4) ||
      !qdr_challenge_length_is_valid (self->n_games) || self->n_draws > self->n_games)
    return FALSE;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->wins[i] > self->n_games || (i >= self->n_players && self->wins[i] > 0))
      return FALSE;

  return qdr_challenge_count_played (self) <= self->n_games && has_come_about (self);
}

void
qdr_challenge_count (QdrChallenge *self, QdrResult result)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (result.outcome != QDR_OUTCOME_ONGOING);
  g_return_if_fail (self->has_counted || !qdr_challenge_is_over (self));

  if (self->has_counted)
    return;

  if (result.outcome == QDR_OUTCOME_WIN)
    self->wins[find_player (self, result.winner)]++;
  else
    self->n_draws++;
  self->has_counted = TRUE;
}

void
qdr_challenge_go_on (QdrChallenge *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->has_counted && !qdr_challenge_is_over (self));

  self->has_counted = FALSE;
}

guint
qdr_challenge_get_wins (const QdrChallenge *self, guint number)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (number < self->n_players, 0);

  return self->wins[find_player (self, number)];
}

int
qdr_challenge_find_leader (const QdrChallenge *self)
{
  guint leader = 0;

  g_return_val_if_fail (self != NULL, -1);

  if (measure_lead (self) == 0)
    return -1;
  for (guint i = 1; i < self->n_players; i++)
    if (qdr_challenge_get_wins (self, i) > qdr_challenge_get_wins (self, leader))
      leader = i;
  return (int) leader;
}

gboolean
qdr_challenge_is_under_way (const QdrChallenge *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_challenge_count_played (self) > 0 && !qdr_challenge_is_over (self);
}
