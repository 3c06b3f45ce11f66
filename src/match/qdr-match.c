/*
 * Match: many games between two contestants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match.h"

#include <math.h>

#include "qdr-journal.h"

/* The number of pairs assigned to an outcome that has not occurred. With 0, the outcome would be
 * impossible. */
#define UNSEEN_WEIGHT 1e-3

/* The number of bisections in find_root(), which is enough for the precision of a double. */
#define BISECTIONS 60

/* The relative frequencies of the outcomes of a pair. */
typedef struct {
  double shares[QDR_PAIR_OUTCOMES]; /* the frequencies, whose sum is 1 */
  double n;                         /* the number of pairs, plus any UNSEEN_WEIGHT */
} Sample;

/* Returns the points per game in an outcome, minus the expected points per game. */
static double
get_surplus (guint outcome, double expected)
{
  return outcome / 4.0 - expected;
}

/* In the most likely distribution with @expected points per game, outcome i has the probability
 * share_i / (1 + x * surplus_i). Returns x, the root of a decreasing function, between the two
 * values for which a probability would be infinite. */
static double
find_root (const Sample *sample, double expected)
{
  double low = -1.0 / get_surplus (QDR_PAIR_OUTCOMES - 1, expected);
  double high = -1.0 / get_surplus (0, expected);

  for (guint i = 0; i < BISECTIONS; i++) {
    const double x = (low + high) / 2.0;
    double sum = 0.0;

    for (guint outcome = 0; outcome < QDR_PAIR_OUTCOMES; outcome++) {
      const double a = get_surplus (outcome, expected);

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
qdr_sprt_get_acceptance_bound (void)
{
  return log ((1.0 - QDR_SPRT_RISK) / QDR_SPRT_RISK);
}

double
qdr_sprt_get_log_likelihood_ratio (const QdrSprt *self, const QdrTally *tally)
{
  const double expected0 = qdr_score_from_elo (self->elo0);
  const double expected1 = qdr_score_from_elo (self->elo1);
  Sample sample = { .n = 0.0 };
  double x0, x1;
  double llr = 0.0;

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++) {
    sample.shares[i] = tally->pairs[i] > 0 ? tally->pairs[i] : UNSEEN_WEIGHT;
    sample.n += sample.shares[i];
  }
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    sample.shares[i] /= sample.n;

  x0 = find_root (&sample, expected0);
  x1 = find_root (&sample, expected1);
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    llr += sample.shares[i] *
           log ((1.0 + x0 * get_surplus (i, expected0)) / (1.0 + x1 * get_surplus (i, expected1)));
  return sample.n * llr;
}

QdrSprtDecision
qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally)
{
  const double llr = qdr_sprt_get_log_likelihood_ratio (self, tally);

  if (llr >= qdr_sprt_get_acceptance_bound ())
    return QDR_SPRT_ACCEPT_H1;
  if (llr <= -qdr_sprt_get_acceptance_bound ())
    return QDR_SPRT_ACCEPT_H0;
  return QDR_SPRT_UNDECIDED;
}

/* The result of a game. */
typedef struct {
  gboolean is_played;
  guint half_points;         /* the half points of A */
  QdrPlayerTotals totals[2]; /* the totals of A and B */
  char *failures[2];         /* the failures of A and B as sentences, or NULL */
} Outcome;

static void
outcome_clear (gpointer data)
{
  Outcome *self = data;

  for (guint side = 0; side < 2; side++)
    g_free (self->failures[side]);
}

typedef struct {
  const QdrMatch *match;
  QdrMatchResult *result;
  GArray *outcomes; /* (element-type Outcome): the outcomes of all games */
  guint n_counted;  /* the number of games counted, and the number of the next game to be counted */
  QdrGameFunc func;
  gpointer user_data;
} PlayContext;

char *
qdr_match_format_setup (const QdrMatch *self)
{
  GString *setup = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  qdr_journal_setup_append_text (setup, "kind", "match");
  qdr_journal_setup_append_number (setup, "games", self->n_games);
  if (self->sprt != NULL) {
    char elo0[G_ASCII_DTOSTR_BUF_SIZE], elo1[G_ASCII_DTOSTR_BUF_SIZE];
    g_autofree char *sprt =
        g_strdup_printf ("%s,%s", g_ascii_dtostr (elo0, sizeof elo0, self->sprt->elo0),
                         g_ascii_dtostr (elo1, sizeof elo1, self->sprt->elo1));

    qdr_journal_setup_append_text (setup, "sprt", sprt);
  } else {
    qdr_journal_setup_append_text (setup, "sprt", "none");
  }
  qdr_conditions_append_to_setup (&self->conditions, setup);
  return g_string_free (setup, FALSE);
}

static gboolean
is_decided (PlayContext *self)
{
  return self->match->sprt != NULL &&
         qdr_sprt_decide (self->match->sprt, &self->result->tally) != QDR_SPRT_UNDECIDED;
}

static gboolean
is_played (const PlayContext *self, guint number)
{
  return number < self->outcomes->len && g_array_index (self->outcomes, Outcome, number).is_played;
}

/* Adds the next game to the result. If the game completes a pair, adds the pair, too. */
static void
count_next_game (PlayContext *self)
{
  const guint number = self->n_counted++;
  Outcome *outcome = &g_array_index (self->outcomes, Outcome, number);
  QdrMatchResult *result = self->result;

  qdr_tally_add_game (&result->tally, outcome->half_points);
  for (guint side = 0; side < 2; side++) {
    qdr_player_totals_add_totals (&result->totals[side], &outcome->totals[side]);
    if (outcome->failures[side] != NULL) {
      g_free (result->failures[side]);
      result->failures[side] = g_steal_pointer (&outcome->failures[side]);
    }
  }
  if (number % 2 == 1 && is_played (self, number - 1))
    qdr_tally_add_pair (&result->tally, outcome[-1].half_points + outcome->half_points);
}

static gboolean
played_cb (guint number,
           const QdrScheduledGame *scheduled,
           const QdrMatchGame *played,
           gpointer user_data,
           GError **error)
{
  PlayContext *self = user_data;
  Outcome *outcome = &g_array_index (self->outcomes, Outcome, number);
  double points_of_a = 0.0;

  outcome->is_played = TRUE;
  for (guint turn = 0; turn < qdr_game_get_n_players (played->game); turn++) {
    const guint side = scheduled->contestants[turn];

    points_of_a += side == 0 ? qdr_match_game_get_points (played, turn) : 0.0;
    qdr_player_totals_add_totals (&outcome->totals[side], &played->totals[turn]);
    if (played->failures[turn] != NULL) {
      g_free (outcome->failures[side]);
      outcome->failures[side] = g_strdup (played->failures[turn]);
    }
  }
  /* In a draw, the points of A are 1/2: A has one of two seats, or two of four seats. */
  outcome->half_points = (guint) (points_of_a * 2.0);
  if (!self->func (number, scheduled, played, self->user_data, error))
    return FALSE;

  /* Counts games in the order of their numbers, although they may end in another order. */
  while (is_played (self, self->n_counted)) {
    count_next_game (self);
    if (self->n_counted % 2 == 0 && is_decided (self))
      return FALSE;
  }
  return TRUE;
}

void
qdr_match_result_clear (QdrMatchResult *self)
{
  for (guint side = 0; side < 2; side++)
    g_clear_pointer (&self->failures[side], g_free);
}

gboolean
qdr_match_play (const QdrMatch *self,
                QdrMatchResult *result,
                QdrGameFunc func,
                gpointer user_data,
                GError **error)
{
  /* The two seats of A in the first game of a pair with four players, as bit masks: adjacent,
   * opposite, or adjacent on the other side. Each pair takes the next mask. */
  static const guint seats_of_four[] = { 1 | 1 << 1, 1 | 1 << 2, 1 | 1 << 3 };
  g_autofree QdrScheduledGame *schedule = NULL;
  g_autoptr (GArray) outcomes = NULL;
  guint n_players;
  PlayContext play;

  g_return_val_if_fail (self != NULL && result != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len == 2, FALSE);

  *result = (QdrMatchResult){ .failures = { NULL, NULL } };
  n_players = qdr_conditions_get_n_players (&self->conditions);
  schedule = g_new0 (QdrScheduledGame, self->n_games);
  for (guint i = 0; i < self->n_games; i++) {
    const guint pair = i / 2;
    const guint seats = n_players == 2 ? 1 : seats_of_four[pair % G_N_ELEMENTS (seats_of_four)];

    schedule[i].opening = pair;
    for (guint turn = 0; turn < n_players; turn++)
      schedule[i].contestants[turn] = (seats >> turn & 1) != i % 2 ? 0 : 1;
  }

  outcomes = g_array_new (FALSE, TRUE, sizeof (Outcome));
  g_array_set_clear_func (outcomes, outcome_clear);
  g_array_set_size (outcomes, self->n_games);
  play = (PlayContext){
    .match = self,
    .result = result,
    .outcomes = outcomes,
    .func = func,
    .user_data = user_data,
  };

  if (!qdr_game_runner_play_schedule (&self->conditions, schedule, self->n_games, played_cb, &play,
                                      error))
    return FALSE;

  /* After an interruption, counts the finished games that follow an unfinished game. */
  if (qdr_conditions_are_interrupted (&self->conditions) && !is_decided (&play))
    while (play.n_counted < outcomes->len) {
      if (is_played (&play, play.n_counted))
        count_next_game (&play);
      else
        play.n_counted++;
    }
  return TRUE;
}
