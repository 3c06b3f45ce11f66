/*
 * Match: many games between two contestants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match.h"

#include <math.h>

#include "qdr-journal.h"

/* The weight of an outcome that has not occurred yet, in pairs. It is not impossible. */
#define UNSEEN 1e-3

#define BISECTIONS 60

/* The sequential probability ratio test */

/* The relative frequencies of the outcomes of a pair. */
typedef struct {
  double shares[QDR_PAIR_OUTCOMES]; /* add up to 1 */
  double n;
} Sample;

/* Returns the difference of an outcome, per game, from the expected score. */
static double
surplus (guint outcome, double expected)
{
  return outcome / 4.0 - expected;
}

/*
 * Returns the parameter x of the most likely distribution with the score @expected, which gives
 * outcome i the probability share_i / (1 + x * surplus_i). It is the root of a decreasing function
 * between the two values at which a probability becomes infinite.
 */
static double
find_root (const Sample *sample, double expected)
{
  double low = -1.0 / surplus (QDR_PAIR_OUTCOMES - 1, expected);
  double high = -1.0 / surplus (0, expected);

  for (guint i = 0; i < BISECTIONS; i++) {
    const double x = (low + high) / 2.0;
    double sum = 0.0;

    for (guint outcome = 0; outcome < QDR_PAIR_OUTCOMES; outcome++) {
      const double a = surplus (outcome, expected);

      sum += sample->shares[outcome] * a / (1.0 + x * a);
    }
    if (sum > 0.0)
      low = x;
    else
      high = x;
  }
  return (low + high) / 2.0;
}

double
qdr_sprt_get_bound (void)
{
  return log ((1.0 - QDR_SPRT_RISK) / QDR_SPRT_RISK);
}

double
qdr_sprt_get_llr (const QdrSprt *self, const QdrTally *tally)
{
  const double expected0 = qdr_score_from_elo (self->elo0);
  const double expected1 = qdr_score_from_elo (self->elo1);
  Sample sample = { .n = 0.0 };
  double x0, x1;
  double llr = 0.0;

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++) {
    sample.shares[i] = tally->pairs[i] > 0 ? tally->pairs[i] : UNSEEN;
    sample.n += sample.shares[i];
  }
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    sample.shares[i] /= sample.n;

  x0 = find_root (&sample, expected0);
  x1 = find_root (&sample, expected1);
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    llr += sample.shares[i] *
           log ((1.0 + x0 * surplus (i, expected0)) / (1.0 + x1 * surplus (i, expected1)));
  return sample.n * llr;
}

QdrSprtDecision
qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally)
{
  const double llr = qdr_sprt_get_llr (self, tally);

  if (llr >= qdr_sprt_get_bound ())
    return QDR_SPRT_ACCEPT_H1;
  if (llr <= -qdr_sprt_get_bound ())
    return QDR_SPRT_ACCEPT_H0;
  return QDR_SPRT_UNDECIDED;
}

/* Matches */

/* The result of a game until it is counted. */
typedef struct {
  gboolean is_played;
  guint half_points;    /* of A */
  QdrEffort efforts[2]; /* of A and B */
  char *forfeits[2];    /* (nullable): of A and B */
} Outcome;

static void
outcome_clear (gpointer data)
{
  Outcome *self = data;

  for (guint side = 0; side < 2; side++)
    g_free (self->forfeits[side]);
}

typedef struct {
  const QdrMatch *match;
  QdrMatchScore *score;
  GArray *outcomes; /* of Outcome, by game */
  guint n_counted;  /* all games before this one are counted */
  QdrGameFunc func;
  gpointer user_data;
} Play;

char *
qdr_match_format_setup (const QdrMatch *self)
{
  GString *setup = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  qdr_journal_append_setting (setup, "kind", "match");
  qdr_journal_append_number (setup, "games", self->n_games);
  if (self->sprt != NULL) {
    char elo0[G_ASCII_DTOSTR_BUF_SIZE], elo1[G_ASCII_DTOSTR_BUF_SIZE];
    g_autofree char *sprt =
        g_strdup_printf ("%s,%s", g_ascii_dtostr (elo0, sizeof elo0, self->sprt->elo0),
                         g_ascii_dtostr (elo1, sizeof elo1, self->sprt->elo1));

    qdr_journal_append_setting (setup, "sprt", sprt);
  } else {
    qdr_journal_append_setting (setup, "sprt", "none");
  }
  qdr_conditions_append_settings (&self->conditions, setup);
  return g_string_free (setup, FALSE);
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

/* Counts the next game, and its pair if that is complete. */
static void
count_next (Play *self)
{
  const guint number = self->n_counted++;
  Outcome *outcome = &g_array_index (self->outcomes, Outcome, number);
  QdrMatchScore *score = self->score;

  qdr_tally_add_game (&score->tally, outcome->half_points);
  for (guint side = 0; side < 2; side++) {
    qdr_effort_add (&score->efforts[side], &outcome->efforts[side]);
    if (outcome->forfeits[side] != NULL) {
      g_free (score->forfeits[side]);
      score->forfeits[side] = g_steal_pointer (&outcome->forfeits[side]);
    }
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
  Play *self = user_data;
  Outcome *outcome = &g_array_index (self->outcomes, Outcome, number);
  double points_of_a = 0.0;

  outcome->is_played = TRUE;
  for (guint turn = 0; turn < qdr_game_get_n_players (played->game); turn++) {
    const guint side = fixture->contestants[turn];

    points_of_a += side == 0 ? qdr_match_game_get_points (played, turn) : 0.0;
    qdr_effort_add (&outcome->efforts[side], &played->efforts[turn]);
    if (played->forfeits[turn] != NULL) {
      g_free (outcome->forfeits[side]);
      outcome->forfeits[side] = g_strdup (played->forfeits[turn]);
    }
  }
  /* A draw is half a point for each side, regardless of the number of seats. */
  outcome->half_points = (guint) (points_of_a * 2.0);
  if (!self->func (number, fixture, played, self->user_data, error))
    return FALSE;

  /* Games are counted in order, no matter in which order they end. */
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
  /* The seats of A in the first game of a pair, one bit each. With four players the two of A sit
   * next to each other, opposite each other, and next to each other again. */
  static const guint seats_of_four[] = { 1 | 1 << 1, 1 | 1 << 2, 1 | 1 << 3 };
  g_autofree QdrFixture *fixtures = NULL;
  g_autoptr (GArray) outcomes = NULL;
  guint n_players;
  Play play;

  g_return_val_if_fail (self != NULL && score != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len == 2, FALSE);

  *score = (QdrMatchScore){ .forfeits = { NULL, NULL } };
  n_players = qdr_conditions_get_n_players (&self->conditions);
  fixtures = g_new0 (QdrFixture, self->n_games);
  for (guint i = 0; i < self->n_games; i++) {
    const guint pair = i / 2;
    const guint seats = n_players == 2 ? 1 : seats_of_four[pair % G_N_ELEMENTS (seats_of_four)];

    fixtures[i].opening = pair;
    for (guint turn = 0; turn < n_players; turn++)
      fixtures[i].contestants[turn] = (seats >> turn & 1) != i % 2 ? 0 : 1;
  }

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

  /* Games that were dropped leave gaps; the games behind them count as well. */
  if (qdr_conditions_are_interrupted (&self->conditions) && !is_decided (&play))
    while (play.n_counted < outcomes->len) {
      if (is_played (&play, play.n_counted))
        count_next (&play);
      else
        play.n_counted++;
    }
  return TRUE;
}
