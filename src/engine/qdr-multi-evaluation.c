/*
 * What a position of more than two players is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-multi-evaluation.h"

#include "qdr-style-bias.h"

/* What a step of the path, a wall in hand and having the move are worth, centi-steps. */
#define STEP_WORTH 100
#define WALL_WORTH 60
#define TEMPO_WORTH 50

/* Only one player pays for a wall, but all who are behind the player that it stops gain by it. So
 * keeping a wall is worth so many times as much as against a single opponent. */
#define WALL_FACTOR 3

/* Being ahead in a race that no wall can disturb any more is worth this many centi-steps. */
#define RACE_BONUS 600

/* The largest score that is no proof. */
#define MAX_SCORE (QDR_SCORE_PROVED - 1)

/* The players as one of them sees the race. Times are centi-steps until a player is at its goal:
 * its distance, and a little for having to wait for its turn. */
typedef struct {
  int own;
  int nearest; /* of the opponent that would be first */
  int mean;    /* of all opponents */
  guint others_stock;
  guint chasers_stock; /* of the opponents that are not the nearest */
  int n_others;
} Race;

/* Takes the players in turn order, beginning with the player to move. */
static Race
survey_race (const QdrPosition *position, const QdrShortestPaths *paths, guint player)
{
  const int in_play = __builtin_popcount (position->in_play);
  Race race = { .nearest = G_MAXINT };
  guint nearest = 0;
  int sum = 0;

  for (guint i = 0, turns = 0; i < position->players; i++) {
    const guint other = (position->turn + i) % position->players;
    int time;

    if (!qdr_position_is_in_play (position, other))
      continue;
    time = STEP_WORTH * (int) qdr_shortest_paths_distance (paths, other) +
           2 * TEMPO_WORTH * (int) turns / in_play;
    turns++;
    if (other == player) {
      race.own = time;
      continue;
    }
    if (time < race.nearest) {
      race.nearest = time;
      nearest = other;
    }
    sum += time;
    race.others_stock += position->stocks[other];
    race.n_others++;
  }

  race.mean = sum / race.n_others;
  race.chasers_stock = race.others_stock - position->stocks[nearest];
  return race;
}

QdrScore
qdr_multi_evaluate (const QdrPosition *position,
                    const QdrShortestPaths *paths,
                    const QdrStyle *style,
                    guint player)
{
  const Race race = survey_race (position, paths, player);
  const int own_stock = position->stocks[player];
  QdrScore score;

  /* Of several opponents the one in front counts as much as all of them on average. */
  score = (race.nearest + race.mean) / 2 - race.own;
  score += WALL_FACTOR * WALL_WORTH * (own_stock * race.n_others - (int) race.others_stock) /
           race.n_others;
  if (race.own < race.nearest && race.others_stock == 0)
    score += RACE_BONUS;
  if (race.own >= race.nearest && race.chasers_stock == 0 && own_stock == 0)
    score -= RACE_BONUS;
  score += qdr_style_bias (style, position, paths, player,
                           (race.nearest + race.mean) / (2 * STEP_WORTH));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}
