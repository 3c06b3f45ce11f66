/*
 * Tournament: games of all contestants against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament.h"

#include "qdr-journal.h"

typedef struct {
  QdrStandings *standings;
  QdrGameFunc func;
  gpointer user_data;
} PlayContext;

guint64
qdr_tournament_count_games (guint n_contestants, guint n_players, guint n_rounds)
{
  guint64 n_sets = 1;

  for (guint i = 0; i < n_players; i++)
    n_sets = i < n_contestants ? n_sets * (n_contestants - i) / (i + 1) : 0;
  return n_sets * n_players * n_rounds;
}

guint
qdr_tournament_get_n_games (const QdrTournament *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) qdr_tournament_count_games (self->conditions.contestants->len,
                                             qdr_conditions_get_n_players (&self->conditions),
                                             self->n_rounds);
}

/* Games between the same contestants are consecutive, so that their agents are reused. */
QdrFixture *
qdr_tournament_list_fixtures (guint n_contestants, guint n_players, guint n_rounds)
{
  guint set[QDR_MAX_PLAYERS] = { 0, 1, 2, 3 };
  const guint64 n = qdr_tournament_count_games (n_contestants, n_players, n_rounds);
  QdrFixture *fixtures = g_new0 (QdrFixture, MAX (n, 1));
  QdrFixture *next = fixtures;

  while (next < fixtures + n) {
    guint i = n_players - 1;

    for (guint round = 0; round < n_rounds; round++)
      for (guint rotation = 0; rotation < n_players; rotation++, next++) {
        next->opening = round;
        for (guint turn = 0; turn < n_players; turn++)
          next->contestants[turn] = set[(turn + rotation) % n_players];
      }

    /* Advances to the next set of contestants, whose numbers are in ascending order. */
    while (i > 0 && set[i] == n_contestants - n_players + i)
      i--;
    set[i]++;
    for (i++; i < n_players; i++)
      set[i] = set[i - 1] + 1;
  }
  return fixtures;
}

QdrFixture *
qdr_tournament_make_fixtures (const QdrTournament *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return qdr_tournament_list_fixtures (self->conditions.contestants->len,
                                       qdr_conditions_get_n_players (&self->conditions),
                                       self->n_rounds);
}

char *
qdr_tournament_format_setup (const QdrTournament *self)
{
  GString *setup = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  qdr_journal_append_setting (setup, "kind", "tournament");
  qdr_journal_append_number_setting (setup, "rounds", self->n_rounds);
  qdr_conditions_append_settings (&self->conditions, setup);
  return g_string_free (setup, FALSE);
}

QdrStandings
qdr_standings_make (guint n_contestants)
{
  QdrStandings self = {
    .table = qdr_cross_table_new (n_contestants),
    .totals = g_new0 (QdrPlayerTotals, n_contestants),
    .failures = g_ptr_array_new_with_free_func (g_free),
  };

  g_ptr_array_set_size (self.failures, (gint) n_contestants);
  return self;
}

void
qdr_standings_add_game (QdrStandings *self, const guint *contestants, const QdrMatchGame *played)
{
  double points[QDR_MAX_PLAYERS];
  guint n_players;

  g_return_if_fail (self != NULL && contestants != NULL && played != NULL);

  n_players = qdr_game_get_n_players (played->game);
  for (guint turn = 0; turn < n_players; turn++) {
    points[turn] = qdr_match_game_get_points (played, turn);
    qdr_player_totals_add (&self->totals[contestants[turn]], &played->totals[turn]);
    if (played->failures[turn] != NULL) {
      g_free (g_ptr_array_index (self->failures, contestants[turn]));
      g_ptr_array_index (self->failures, contestants[turn]) = g_strdup (played->failures[turn]);
    }
  }
  qdr_cross_table_add_game (self->table, n_players, contestants, points);
}

static gboolean
played_cb (guint number,
           const QdrFixture *fixture,
           const QdrMatchGame *played,
           gpointer user_data,
           GError **error)
{
  PlayContext *self = user_data;

  qdr_standings_add_game (self->standings, fixture->contestants, played);
  return self->func (number, fixture, played, self->user_data, error);
}

void
qdr_standings_clear (QdrStandings *self)
{
  g_clear_pointer (&self->table, qdr_cross_table_free);
  g_clear_pointer (&self->totals, g_free);
  g_clear_pointer (&self->failures, g_ptr_array_unref);
}

gboolean
qdr_tournament_play (const QdrTournament *self,
                     QdrStandings *standings,
                     QdrGameFunc func,
                     gpointer user_data,
                     GError **error)
{
  PlayContext play = { .standings = standings, .func = func, .user_data = user_data };
  g_autofree QdrFixture *fixtures = NULL;
  QdrConditions conditions;

  g_return_val_if_fail (self != NULL && standings != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len >=
                            qdr_conditions_get_n_players (&self->conditions),
                        FALSE);

  *standings = qdr_standings_make (self->conditions.contestants->len);
  fixtures = qdr_tournament_make_fixtures (self);
  conditions = self->conditions;
  conditions.forfeits_failed_start = TRUE;

  return qdr_game_runner_play_fixtures (&conditions, fixtures, qdr_tournament_get_n_games (self),
                                        played_cb, &play, error);
}
