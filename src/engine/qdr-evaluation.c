/*
 * The static evaluation of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation.h"

/* The largest score that is not a proof. */
#define MAX_SCORE (QDR_SCORE_PROVED - 1)

/* The width plus the height of the board that most games are played on. */
#define USUAL_SIZE 18

/* Hashes the main features of a position. The evaluation error of a style depends only on these
 * features, so walls with the same effect are misjudged in the same way. If each wall had its own
 * error, the largest of a hundred errors would decide which wall is played. */
static guint64
hash_features (const QdrPosition *position, const QdrShortestPaths *paths)
{
  guint64 hash = position->turn;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player)) {
      hash = hash * 1000003 + position->pawns[player];
      hash = hash * 1000003 + qdr_shortest_paths_distance (paths, player);
      hash = hash * 1000003 + position->stocks[player];
    }

  return hash;
}

/* Returns the number of centi-steps that a style adds to the score of @player. @other_distance is
 * the path length of the opponent, or an average of all opponents. */
static QdrScore
find_style_bias (const QdrStyle *style,
                 const QdrPosition *position,
                 const QdrShortestPaths *paths,
                 guint player,
                 int other_distance)
{
  const int own_distance = (int) qdr_shortest_paths_distance (paths, player);
  const int size = MAX (position->board.width + position->board.height, USUAL_SIZE);
  int taste;

  if (qdr_style_is_neutral (style))
    return 0;
  taste = qdr_style_get_taste_bonus (style, position, player, own_distance, other_distance);
  /* On a large board the network values a step less. */
  if (position->players == 2)
    taste = taste * USUAL_SIZE * USUAL_SIZE / (size * size);
  return taste + qdr_style_get_evaluation_error (style, hash_features (position, paths));
}

/* Returns the number of centi-steps that a wall in hand is worth in addition to the score of the
 * network. The games on large boards that it learnt from waste walls, so it values them too little
 * there. */
static int
find_wall_worth (const QdrBoard *board)
{
  const int size = board->width + board->height;

  return size > USUAL_SIZE ? (size - USUAL_SIZE) * 3 / 2 : 0;
}

QdrScore
qdr_evaluate_two_player_position (const QdrPosition *position,
                                  const QdrShortestPaths *paths,
                                  const QdrSides *sides,
                                  const QdrStyle *style,
                                  guint player)
{
  QdrScore score = qdr_network_evaluate (position, paths, sides, position->turn);

  if (position->turn != player)
    score = -score;
  score += find_wall_worth (&position->board) *
           ((int) position->stocks[player] - (int) position->stocks[!player]);
  score += find_style_bias (style, position, paths, player,
                            (int) qdr_shortest_paths_distance (paths, !player));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}

/* The values with more than two players, in centi-steps: a step, a wall in hand, and being the
 * player to move. */
#define STEP_WORTH 100
#define WALL_WORTH 60
#define TEMPO_WORTH 50

/* Only one player pays for a wall, but all players behind the hindered player gain. The network
 * values walls too little. So a wall in hand is worth this many times as much as against a single
 * opponent. */
#define WALL_FACTOR 8

/* The value of leading a race that no wall can disturb any more, in centi-steps. */
#define RACE_BONUS 600

/* The race from the point of view of one player. The time of a player is its distance in
 * centi-steps, and a little more if it has to wait for its turn. */
typedef struct {
  int own;
  int nearest; /* time of the foremost opponent */
  int mean;    /* mean time of all opponents */
  guint others_stock;
  guint chasers_stock; /* walls in hand of all opponents but the foremost */
  int n_others;
} Race;

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

    if (!qdr_position_is_player_in_play (position, other))
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
qdr_evaluate_multiplayer_position (const QdrPosition *position,
                                   const QdrShortestPaths *paths,
                                   const QdrSides *sides,
                                   const QdrStyle *style,
                                   guint player)
{
  const Race race = survey_race (position, paths, player);
  const int own_stock = position->stocks[player];
  QdrScore score;

  /* The foremost opponent counts as much as the average of all opponents. */
  score = (race.nearest + race.mean) / 2 - race.own;
  score += WALL_FACTOR * WALL_WORTH * (own_stock * race.n_others - (int) race.others_stock) /
           race.n_others;
  if (race.own < race.nearest && race.others_stock == 0)
    score += RACE_BONUS;
  if (race.own >= race.nearest && race.chasers_stock == 0 && own_stock == 0)
    score -= RACE_BONUS;
  score += qdr_network_evaluate (position, paths, sides, player) / 2;
  score += find_style_bias (style, position, paths, player,
                            (race.nearest + race.mean) / (2 * STEP_WORTH));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}
