/*
 * The adaptive opponent: its strength follows the strength of the person, which is estimated from
 * the games of the two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-adaptive-opponent.h"

#include <math.h>

#define GAMES_KEY "like-me-games"
#define START_KEY "like-me-start"

/* Type of a stored game: date and time, strength of the opponent, points of the person in
 * hundredths */
#define GAME_TYPE "(siu)"

#define MAX_GAMES 80 /* greatest number of stored games; older games hardly change the estimate */

/* Greatest change of the strength of an adaptive opponent after a game, and greatest distance to
 * the opponent of that game which the result can suggest, in points. The rise is the greater one,
 * because a strong newcomer has far to go. */
#define MAX_RISE 150
#define MAX_FALL 100

#define LEAST_ROUNDS 4 /* a game does not count if a player resigns within this number of rounds */

#define STEP 20.0 /* difference between neighbouring ratings in an estimate */

/* The rating of an unknown person is most likely NEWCOMER. The probability falls to 1/e of its
 * maximum at FALL_BELOW points below that rating, and at FALL_ABOVE points above it. */
#define NEWCOMER 400.0
#define FALL_BELOW 150.0
#define FALL_ABOVE 1000.0

/* The rating of a person may change between two games. CHANGE is the standard deviation of the
 * change, REACH its maximum in units of STEP. */
#define CHANGE 25.0
#define REACH 5

static double
rating_at (int number)
{
  return number * STEP;
}

static double
gaussian (double distance, double deviation)
{
  return exp (-distance * distance / (2 * deviation * deviation));
}

static void
normalize (QdrStrengthEstimate *self)
{
  double sum = 0;

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    sum += self->odds[i];
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    self->odds[i] /= sum;
}

QdrStrengthEstimate
qdr_strength_estimate_make (const QdrStrengthPrior *prior)
{
  QdrStrengthEstimate self = { { 0 } };

  g_return_val_if_fail (prior != NULL, self);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++) {
    const double above = rating_at (i) - NEWCOMER;

    if (prior->deviation > 0)
      self.odds[i] = gaussian (rating_at (i) - prior->rating, prior->deviation);
    else
      self.odds[i] = above > 0 ? exp (-above / FALL_ABOVE) : exp (above / FALL_BELOW);
  }
  normalize (&self);
  return self;
}

void
qdr_strength_estimate_add_game (QdrStrengthEstimate *self, const QdrStrengthResult *game)
{
  QdrStrengthEstimate changed = { { 0 } };
  double odds[2 * REACH + 1];

  g_return_if_fail (self != NULL);
  g_return_if_fail (game != NULL);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++) {
    const double wins = 1 / (1 + pow (10, (game->strength - rating_at (i)) / 400));

    /* A draw, with a share of 0.5, counts as half a win and half a loss. */
    self->odds[i] *= pow (wins, game->share) * pow (1 - wins, 1 - game->share);
  }
  for (int step = -REACH; step <= REACH; step++)
    odds[step + REACH] = gaussian (step * STEP, CHANGE);
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    for (int step = -REACH; step <= REACH; step++)
      changed.odds[CLAMP (i + step, 0, QDR_STRENGTH_N_RATINGS - 1)] +=
          self->odds[i] * odds[step + REACH];
  *self = changed;
  normalize (self);
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

double
qdr_strength_estimate_follow (const QdrStrengthEstimate *self,
                              const QdrStrengthResult *game,
                              double strength)
{
  double least, most;

  g_return_val_if_fail (self != NULL, strength);
  g_return_val_if_fail (game != NULL, strength);

  most = game->share > 0 ? MIN (strength, game->strength) + MAX_RISE : strength;
  least = game->share < 1 ? MAX (strength, game->strength) - MAX_FALL : strength;
  return CLAMP (qdr_strength_estimate_get_mean (self), MIN (least, strength), MAX (most, strength));
}

double
qdr_adaptive_opponent_get_default_strength (QdrPersonalityList *personalities)
{
  GListModel *opponents;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NEWCOMER);

  opponents = qdr_personality_list_get_opponents (personalities);
  for (guint i = 0; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (opponents, i);

    if (qdr_personality_is_adaptive (item))
      return qdr_personality_get_rating (item);
  }
  return NEWCOMER;
}

void
qdr_adaptive_opponent_update_strength (GSettings *settings, QdrPersonalityList *personalities)
{
  g_autoptr (GVariant) games = NULL;
  QdrStrengthPrior start;
  QdrStrengthEstimate estimate;
  double strength;
  gsize n_games;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  g_settings_get (settings, START_KEY, "(dd)", &start.rating, &start.deviation);
  if (!isfinite (start.rating) || !isfinite (start.deviation) || start.deviation < 1)
    start = (QdrStrengthPrior){ 0 };
  games = g_settings_get_value (settings, GAMES_KEY);
  n_games = g_variant_n_children (games);
  /* If nothing is known about the person, keep the default strength. The estimate for an unknown
   * person could make the first game too hard. */
  if (n_games == 0 && start.deviation <= 0)
    return;

  estimate = qdr_strength_estimate_make (&start);
  strength = start.deviation > 0 ? start.rating
                                 : qdr_adaptive_opponent_get_default_strength (personalities);
  for (gsize i = 0; i < n_games; i++) {
    QdrStrengthResult game;
    guint hundredths;

    g_variant_get_child (games, i, GAME_TYPE, NULL, &game.strength, &hundredths);
    game.share = MIN (hundredths, 100) / 100.0;
    qdr_strength_estimate_add_game (&estimate, &game);
    strength = qdr_strength_estimate_follow (&estimate, &game, strength);
  }
  qdr_personality_list_set_adaptive_strength (personalities, (int) lround (strength));
}

gboolean
qdr_adaptive_opponent_add_game (GSettings *settings,
                                QdrPersonalityList *personalities,
                                QdrGame *game)
{
  g_autoptr (GVariant) games = NULL;
  g_autofree char *when = NULL;
  QdrPersonality *opponent;
  guint person;
  guint ply;
  guint hundredths = 50;
  QdrResult result;
  gsize n;
  GVariantBuilder longer;
  const char *id;
  const char *date;
  const char *time;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  person = qdr_game_is_only_human (game, 0) ? 0 : 1;
  if (qdr_game_get_n_players (game) != 2 || !qdr_game_is_only_human (game, person))
    return FALSE;
  id = qdr_player_get_personality_id (qdr_game_get_player (game, 1 - person));
  opponent = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
  if (opponent == NULL || !qdr_personality_is_adaptive (opponent))
    return FALSE;

  result = qdr_game_get_result (game);
  date = qdr_game_get_header (game, "Date");
  time = qdr_game_get_header (game, "Time");
  ply = qdr_game_get_ply (game);
  if (result.outcome == QDR_OUTCOME_ONGOING || date == NULL || time == NULL ||
      !qdr_position_is_start (qdr_game_get_start_position (game)) ||
      (qdr_game_get_move (game, ply - 1, NULL) == QDR_MOVE_RESIGN && ply <= 2 * LEAST_ROUNDS))
    return FALSE;
  when = g_strdup_printf ("%s %s", date, time);
  if (result.outcome == QDR_OUTCOME_WIN)
    hundredths = result.winner == person ? 100 : 0;

  games = g_settings_get_value (settings, GAMES_KEY);
  n = g_variant_n_children (games);
  g_variant_builder_init (&longer, G_VARIANT_TYPE ("a" GAME_TYPE));
  for (gsize i = 0; i < n; i++) {
    g_autoptr (GVariant) child = g_variant_get_child_value (games, i);
    const char *other;

    g_variant_get (child, "(&siu)", &other, NULL, NULL);
    if (g_str_equal (other, when)) {
      g_variant_builder_clear (&longer);
      return FALSE;
    }
    if (i + MAX_GAMES > n)
      g_variant_builder_add_value (&longer, child);
  }
  g_variant_builder_add (&longer, GAME_TYPE, when, qdr_personality_get_rating (opponent),
                         hundredths);
  g_settings_set_value (settings, GAMES_KEY, g_variant_builder_end (&longer));
  qdr_adaptive_opponent_update_strength (settings, personalities);
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
  /* Limit the rating to the scale, because an estimate has no ratings outside the scale. */
  g_settings_set (settings, START_KEY, "(dd)", CLAMP (rating, QDR_STRENGTH_MIN, QDR_STRENGTH_MAX),
                  deviation);
  qdr_adaptive_opponent_update_strength (settings, personalities);
}
