/*
 * A match: many games between two, each opening with both colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match.h"

/* What is kept of a game until it is counted. */
typedef struct {
  gboolean is_played;
  guint half_points;    /* of A */
  QdrEffort efforts[2]; /* of A and B */
  char *forfeit;        /* (nullable) */
} Outcome;

static void
outcome_clear (gpointer data)
{
  Outcome *self = data;

  g_free (self->forfeit);
}

typedef struct {
  const QdrMatch *match;
  QdrMatchScore *score;
  GArray *outcomes; /* of Outcome, by game */
  guint n_counted;  /* all games before this one are counted */
  QdrGameFunc func;
  gpointer user_data;
} Play;

static QdrFixture *
make_fixtures (const QdrMatch *match)
{
  QdrFixture *fixtures = g_new (QdrFixture, match->n_games);

  for (guint i = 0; i < match->n_games; i++)
    fixtures[i] = (QdrFixture){
      .contestants = { i % 2, 1 - i % 2 },
      .opening = i / 2,
    };
  return fixtures;
}

static gboolean
is_decided (Play *self)
{
  return self->match->sprt != NULL &&
         qdr_sprt_decide (self->match->sprt, &self->score->tally) != QDR_SPRT_UNDECIDED;
}

static gboolean
is_played (const Play *self, guint number)
{
  return number < self->outcomes->len && g_array_index (self->outcomes, Outcome, number).is_played;
}

/* Counts the next game, and the pair that it may complete. */
static void
count_next (Play *self)
{
  const guint number = self->n_counted++;
  Outcome *outcome = &g_array_index (self->outcomes, Outcome, number);
  QdrMatchScore *score = self->score;

  qdr_tally_add_game (&score->tally, outcome->half_points);
  for (guint side = 0; side < 2; side++)
    qdr_effort_add (&score->efforts[side], &outcome->efforts[side]);
  if (outcome->forfeit != NULL) {
    const guint loser = outcome->half_points == 0 ? 0 : 1;

    g_free (score->forfeits[loser]);
    score->forfeits[loser] = g_steal_pointer (&outcome->forfeit);
  }
  if (number % 2 == 1 && is_played (self, number - 1))
    qdr_tally_add_pair (&score->tally, outcome[-1].half_points + outcome->half_points);
}

static gboolean
played_cb (guint number,
           const QdrFixture *fixture,
           const QdrMatchGame *played,
           gpointer user_data,
           GError **error)
{
  const guint turn_of_a = fixture->contestants[0] == 0 ? 0 : 1;
  Play *self = user_data;

  g_array_index (self->outcomes, Outcome, number) = (Outcome){
    .is_played = TRUE,
    .half_points = qdr_match_game_get_half_points (played, turn_of_a),
    .efforts = { played->efforts[turn_of_a], played->efforts[1 - turn_of_a] },
    .forfeit = g_strdup (played->forfeit),
  };
  if (!self->func (number, fixture, played, self->user_data, error))
    return FALSE;

  /* Games are counted in order, whichever ends first. */
  while (is_played (self, self->n_counted)) {
    count_next (self);
    if (self->n_counted % 2 == 0 && is_decided (self))
      return FALSE;
  }
  return TRUE;
}

void
qdr_match_score_clear (QdrMatchScore *self)
{
  for (guint side = 0; side < 2; side++)
    g_clear_pointer (&self->forfeits[side], g_free);
}

gboolean
qdr_match_play (const QdrMatch *self,
                QdrMatchScore *score,
                QdrGameFunc func,
                gpointer user_data,
                GError **error)
{
  g_autofree QdrFixture *fixtures = NULL;
  g_autoptr (GArray) outcomes = NULL;
  Play play;

  g_return_val_if_fail (self != NULL && score != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len == 2, FALSE);

  *score = (QdrMatchScore){ .forfeits = { NULL, NULL } };
  fixtures = make_fixtures (self);
  outcomes = g_array_new (FALSE, TRUE, sizeof (Outcome));
  g_array_set_clear_func (outcomes, outcome_clear);
  g_array_set_size (outcomes, self->n_games);
  play = (Play){
    .match = self,
    .score = score,
    .outcomes = outcomes,
    .func = func,
    .user_data = user_data,
  };

  if (!qdr_game_runner_run (&self->conditions, fixtures, self->n_games, played_cb, &play, error))
    return FALSE;

  /* The games that were dropped leave gaps: what comes after them counts as well. */
  if (qdr_conditions_are_interrupted (&self->conditions) && !is_decided (&play))
    while (play.n_counted < outcomes->len) {
      if (is_played (&play, play.n_counted))
        count_next (&play);
      else
        play.n_counted++;
    }
  return TRUE;
}
