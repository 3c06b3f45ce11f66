/*
 * What a position is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation.h"

/* What a step of the way, a wall in hand and having the move are worth, centi-steps. */
#define PATH_WORTH 100
#define WALL_WORTH 60
#define TEMPO_WORTH 50

/* Being ahead in a race that nobody can disturb any more is worth this many centi-steps. */
#define RACE_BONUS 600

/* The largest score that is no proof. */
#define MAX_SCORE (QDR_SCORE_PROVED - 1)

/* What the opponents of @player amount to, as if they were one. */
typedef struct {
  guint nearest;   /* steps of the one that is closest to its goal */
  guint distances; /* of all, added up */
  guint stocks;    /* likewise */
  guint count;
} Opponents;

static Opponents
sum_up_opponents (const QdrPosition *position, const QdrRoutes *routes, guint player)
{
  Opponents opponents = { .nearest = G_MAXUINT };

  for (guint other = 0; other < position->players; other++) {
    if (other == player || !qdr_position_is_in_play (position, other))
      continue;
    opponents.nearest = MIN (opponents.nearest, qdr_routes_distance (routes, other));
    opponents.distances += qdr_routes_distance (routes, other);
    opponents.stocks += position->stocks[other];
    opponents.count++;
  }

  return opponents;
}

/* A number for what this evaluation looks at, so that an error depends on nothing else: a hundred far
 * walls of the same effect are all misjudged alike, and none is played only because a hundred errors
 * have a large maximum. */
static guint64
hash_features (const QdrPosition *position, const QdrRoutes *routes)
{
  guint64 hash = position->turn;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player)) {
      hash = hash * 1000003 + position->pawns[player];
      hash = hash * 1000003 + qdr_routes_distance (routes, player);
      hash = hash * 1000003 + position->stocks[player];
    }

  return hash;
}

/* What the player of @style adds to the score, which speaks for it. */
static QdrScore
score_style (const QdrPosition *position,
             const QdrRoutes *routes,
             const QdrStyle *style,
             guint player,
             int other_distance)
{
  const int own_distance = (int) qdr_routes_distance (routes, player);

  return qdr_style_taste (style, position, player, own_distance, other_distance) +
         qdr_style_error (style, hash_features (position, routes));
}

/* Scores the lead in a race that the trailing side has no walls left to disturb. */
static QdrScore
score_race (const QdrPosition *position, const Opponents *opponents, guint player, guint distance)
{
  const gboolean has_move = position->turn == player;
  const gboolean is_ahead =
      has_move ? distance <= opponents->nearest : distance < opponents->nearest;

  if (is_ahead && opponents->stocks == 0)
    return RACE_BONUS;
  if (!is_ahead && position->stocks[player] == 0)
    return -RACE_BONUS;
  return 0;
}

QdrScore
qdr_evaluate (const QdrPosition *position,
              const QdrRoutes *routes,
              const QdrStyle *style,
              guint player)
{
  const Opponents opponents = sum_up_opponents (position, routes, player);
  const int count = (int) opponents.count;
  const guint distance = qdr_routes_distance (routes, player);
  QdrScore score;

  /* Of several opponents the one in front counts as much as all of them on average. */
  score = PATH_WORTH * ((int) opponents.nearest * count + (int) opponents.distances) / (2 * count);
  score -= PATH_WORTH * (int) distance;
  score += WALL_WORTH * ((int) position->stocks[player] * count - (int) opponents.stocks) / count;
  score += position->turn == player ? TEMPO_WORTH : -TEMPO_WORTH;
  score += score_race (position, &opponents, player, distance);
  if (!qdr_style_is_neutral (style))
    score +=
        score_style (position, routes, style, player,
                     ((int) opponents.nearest * count + (int) opponents.distances) / (2 * count));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}
