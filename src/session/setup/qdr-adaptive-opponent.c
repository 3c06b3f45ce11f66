/*
 * Strength of the opponent that adapts to the person, estimated from the games against it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-adaptive-opponent.h"

#include <math.h>

#define GAMES_KEY "like-me-games"
#define START_KEY "like-me-start"

/* A result: start of the game, strength of the opponent, hundredths of a point won by the person.
 * */
#define GAME_TYPE "(siu)"

/* Older games no longer matter. */
#define MAX_GAMES 80

/* Limit of the rise from one opponent to the next. */
#define MAX_RISE 200

/* A game resigned before this round does not count. */
#define LEAST_ROUNDS 4

/* Estimate of the strength of a person */

/* Between two ratings. */
#define STEP 20.0

/* Prior of an unknown person: the most likely rating, and how fast the odds fall on either side. */
#define NEWCOMER 400.0
#define FALL_BELOW 150.0
#define FALL_ABOVE 1000.0

/* Change of a person from game to game (standard deviation), cut off at a number of grid points. */
#define CHANGE 25.0
#define REACH 5

static double
rating_at (int number)
{
  return number * STEP;
}

static double
bell (double distance, double deviation)
{
  return exp (-distance * distance / (2 * deviation * deviation));
}

static void
norm (QdrStrengthEstimate *self)
{
  double sum = 0;

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    sum += self->odds[i];
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    self->odds[i] /= sum;
}

static double
find_prior (const QdrStrengthPrior *prior, double rating)
{
  const double above = rating - NEWCOMER;

  if (prior->deviation > 0)
    return bell (rating - prior->rating, prior->deviation);
  return above > 0 ? exp (-above / FALL_ABOVE) : exp (above / FALL_BELOW);
}

QdrStrengthEstimate
qdr_strength_estimate_make (const QdrStrengthPrior *prior)
{
  QdrStrengthEstimate self = { { 0 } };

  g_return_val_if_fail (prior != NULL, self);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    self.odds[i] = find_prior (prior, rating_at (i));
  norm (&self);
  return self;
}

void
qdr_strength_estimate_add_game (QdrStrengthEstimate *self, const QdrStrengthGame *game)
{
  QdrStrengthEstimate changed = { { 0 } };
  double odds[2 * REACH + 1];

  g_return_if_fail (self != NULL);
  g_return_if_fail (game != NULL);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++) {
    const double wins = 1 / (1 + pow (10, (game->strength - rating_at (i)) / 400));

    /* A draw counts as half a win and half a loss. */
    self->odds[i] *= pow (wins, game->share) * pow (1 - wins, 1 - game->share);
  }
  for (int step = -REACH; step <= REACH; step++)
    odds[step + REACH] = bell (step * STEP, CHANGE);
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    for (int step = -REACH; step <= REACH; step++)
      changed.odds[CLAMP (i + step, 0, QDR_STRENGTH_N_RATINGS - 1)] +=
          self->odds[i] * odds[step + REACH];
  *self = changed;
  norm (self);
}

double
qdr_strength_estimate_get_mean (const QdrStrengthEstimate *self)
{
  double mean = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    mean += self->odds[i] * rating_at (i);
  return mean;
}

double
qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self)
{
  double mean;
  double variance = 0;

  g_return_val_if_fail (self != NULL, 0);

  mean = qdr_strength_estimate_get_mean (self);
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    variance += self->odds[i] * (rating_at (i) - mean) * (rating_at (i) - mean);
  return sqrt (variance);
}

/* Settings */

static QdrStrengthPrior
load_start (GSettings *settings)
{
  QdrStrengthPrior start;

  g_settings_get (settings, START_KEY, "(dd)", &start.rating, &start.deviation);
  if (!isfinite (start.rating) || !isfinite (start.deviation) || start.deviation < 1)
    start = (QdrStrengthPrior){ 0 };
  return start;
}

/* (element-type QdrStrengthGame) */
static GArray *
load_games (GSettings *settings)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, GAMES_KEY);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (QdrStrengthGame));

  for (gsize i = 0; i < g_variant_n_children (value); i++) {
    QdrStrengthGame game;
    guint hundredths;

    g_variant_get_child (value, i, "(&siu)", NULL, &game.strength, &hundredths);
    game.share = MIN (hundredths, 100) / 100.0;
    g_array_append_val (games, game);
  }
  return games;
}

static gboolean
knows_game (GVariant *games, const char *when)
{
  for (gsize i = 0; i < g_variant_n_children (games); i++) {
    const char *other;

    g_variant_get_child (games, i, "(&siu)", &other, NULL, NULL);
    if (g_str_equal (other, when))
      return TRUE;
  }
  return FALSE;
}

/* Games that count */

/* Returns the adaptive opponent of a game with one person (transfer none) (nullable). */
static QdrPersonality *
find_opponent (QdrGame *game, QdrPersonalityList *personalities, guint *person)
{
  QdrPersonality *opponent;
  const char *id;

  if (qdr_game_get_n_players (game) != 2)
    return NULL;

  *person = qdr_game_is_only_human (game, 0) ? 0 : 1;
  if (!qdr_game_is_only_human (game, *person))
    return NULL;
  id = qdr_player_get_personality (qdr_game_get_player (game, 1 - *person));
  opponent = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
  return opponent != NULL && qdr_personality_get_adapts (opponent) ? opponent : NULL;
}

static gboolean
counts (QdrGame *game)
{
  const guint ply = qdr_game_get_ply (game);

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING ||
      !qdr_position_is_start (qdr_game_get_start (game)))
    return FALSE;
  return qdr_game_get_move (game, ply - 1, NULL) != QDR_MOVE_RESIGN || ply > 2 * LEAST_ROUNDS;
}

/* Hundredths of the point. */
static guint
share_of (QdrGame *game, guint person)
{
  const QdrResult result = qdr_game_get_result (game);

  if (result.outcome != QDR_OUTCOME_WIN)
    return 50;
  return result.winner == person ? 100 : 0;
}

/* Adapting */

void
qdr_adaptive_opponent_update (GSettings *settings, QdrPersonalityList *personalities)
{
  g_autoptr (GArray) games = NULL;
  QdrStrengthPrior start;
  QdrStrengthEstimate estimate;
  double strength;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  games = load_games (settings);
  start = load_start (settings);
  /* Nothing is known of the person yet: keep the default, so that the first game is not too hard.
   * */
  if (games->len == 0 && start.deviation <= 0)
    return;

  estimate = qdr_strength_estimate_make (&start);
  for (guint i = 0; i < games->len; i++)
    qdr_strength_estimate_add_game (&estimate, &g_array_index (games, QdrStrengthGame, i));
  /* With little data, the ends of the scale would shift the mean. */
  strength = start.rating;
  if (games->len > 0)
    strength = MIN (qdr_strength_estimate_get_mean (&estimate),
                    g_array_index (games, QdrStrengthGame, games->len - 1).strength + MAX_RISE);
  qdr_personality_list_set_strength (personalities, (int) lround (strength));
}

gboolean
qdr_adaptive_opponent_add_game (GSettings *settings,
                                QdrPersonalityList *personalities,
                                QdrGame *game)
{
  g_autoptr (GVariant) games = NULL;
  g_autofree char *when = NULL;
  QdrPersonality *opponent;
  guint person = 0;
  gsize n;
  GVariantBuilder longer;
  const char *date;
  const char *time;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  opponent = find_opponent (game, personalities, &person);
  date = qdr_game_get_header (game, "Date");
  time = qdr_game_get_header (game, "Time");
  when = date != NULL && time != NULL ? g_strdup_printf ("%s %s", date, time) : NULL;
  games = g_settings_get_value (settings, GAMES_KEY);
  if (opponent == NULL || when == NULL || !counts (game) || knows_game (games, when))
    return FALSE;

  n = g_variant_n_children (games);
  g_variant_builder_init (&longer, G_VARIANT_TYPE ("a" GAME_TYPE));
  for (gsize i = n < MAX_GAMES ? 0 : n - MAX_GAMES + 1; i < n; i++) {
    g_autoptr (GVariant) child = g_variant_get_child_value (games, i);

    g_variant_builder_add_value (&longer, child);
  }
  g_variant_builder_add_value (&longer, g_variant_new (GAME_TYPE, when,
                                                       qdr_personality_get_rating (opponent),
                                                       share_of (game, person)));
  g_settings_set_value (settings, GAMES_KEY, g_variant_builder_end (&longer));
  qdr_adaptive_opponent_update (settings, personalities);
  return TRUE;
}

void
qdr_adaptive_opponent_set_initial_rating (GSettings *settings,
                                          QdrPersonalityList *personalities,
                                          double rating,
                                          double deviation)
{
  g_autoptr (GVariant) games = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));
  g_return_if_fail (deviation > 0);

  games = g_settings_get_value (settings, GAMES_KEY);
  if (g_variant_n_children (games) > 0)
    return;
  /* A rating far off the scale would make all ratings on it unlikely. */
  g_settings_set (settings, START_KEY, "(dd)", CLAMP (rating, QDR_STRENGTH_MIN, QDR_STRENGTH_MAX),
                  deviation);
  qdr_adaptive_opponent_update (settings, personalities);
}
