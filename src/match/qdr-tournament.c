/*
 * A tournament: all against all, each opening with both colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament.h"

typedef struct {
  QdrStandings *standings;
  QdrGameFunc func;
  gpointer user_data;
} Play;

guint
qdr_tournament_get_n_games (const QdrTournament *self)
{
  const guint n = self->conditions.contestants->len;

  return n * (n - 1) * self->n_rounds;
}

/* The games of the same two contestants follow one another, so that their agents stay. */
static QdrFixture *
make_fixtures (const QdrTournament *self)
{
  const guint n = self->conditions.contestants->len;
  QdrFixture *fixtures = g_new (QdrFixture, qdr_tournament_get_n_games (self));
  QdrFixture *next = fixtures;

  for (guint a = 0; a < n; a++)
    for (guint b = a + 1; b < n; b++)
      for (guint round = 0; round < self->n_rounds; round++) {
        *next++ = (QdrFixture){ .contestants = { a, b }, .opening = round };
        *next++ = (QdrFixture){ .contestants = { b, a }, .opening = round };
      }
  return fixtures;
}

static gboolean
played_cb (guint number,
           const QdrFixture *fixture,
           const QdrMatchGame *played,
           gpointer user_data,
           GError **error)
{
  Play *self = user_data;
  const guint *contestants = fixture->contestants;

  qdr_cross_table_add_game (self->standings->table, contestants[0], contestants[1],
                            qdr_match_game_get_half_points (played, 0));
  for (guint turn = 0; turn < 2; turn++)
    qdr_effort_add (&self->standings->efforts[contestants[turn]], &played->efforts[turn]);
  return self->func (number, fixture, played, self->user_data, error);
}

void
qdr_standings_clear (QdrStandings *self)
{
  g_clear_pointer (&self->table, qdr_cross_table_free);
  g_clear_pointer (&self->efforts, g_free);
}

gboolean
qdr_tournament_play (const QdrTournament *self,
                     QdrStandings *standings,
                     QdrGameFunc func,
                     gpointer user_data,
                     GError **error)
{
  Play play = { .standings = standings, .func = func, .user_data = user_data };
  g_autofree QdrFixture *fixtures = NULL;
  guint n;

  g_return_val_if_fail (self != NULL && standings != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len >= 2, FALSE);

  n = self->conditions.contestants->len;
  *standings = (QdrStandings){
    .table = qdr_cross_table_new (n),
    .efforts = g_new0 (QdrEffort, n),
  };
  fixtures = make_fixtures (self);

  return qdr_game_runner_run (&self->conditions, fixtures, qdr_tournament_get_n_games (self),
                              played_cb, &play, error);
}
