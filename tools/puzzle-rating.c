/*
 * Ratings of puzzles: the strength at which half of the opponents find the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-rating.h"

#include <math.h>

#include "qdr-movegen.h"
#include "qdr-personality-list.h"
#include "qdr-personality-search.h"

#define TABLE_MIB 8

/* Opponents without a time limit. */
static const char *const ids[] = {
  "wanderer", "dreamer", "beginner", "novice", "runner",  "apprentice", "gambler",
  "weaver",   "copycat", "hoarder",  "mason",  "regular", "expert",     "champion",
};

/* Opponents make as many tries as fit into these nodes, within limits. */
#define NODES 100000
#define MAX_TRIES 8

/* An imaginary player with the lowest rating has failed, and one with the highest has found the
 * move, so that no puzzle is easier or harder than all. */
#define LOWEST_RATING 0
#define HIGHEST_RATING 2200

struct QdrPuzzleRater {
  QdrPersonalityList *personalities;
  QdrEngine *engine;
};

QdrPuzzleRater *
qdr_puzzle_rater_new (void)
{
  QdrPuzzleRater *self = g_new0 (QdrPuzzleRater, 1);

  self->personalities = qdr_personality_list_new ();
  self->engine = qdr_engine_new (TABLE_MIB);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (qdr_personality_list_find (self->personalities, ids[i]) == NULL)
      g_error ("there is no opponent %s", ids[i]);
  return self;
}

void
qdr_puzzle_rater_free (QdrPuzzleRater *self)
{
  g_object_unref (self->personalities);
  qdr_engine_free (self->engine);
  g_free (self);
}

static gboolean
finds (QdrPuzzleRater *self,
       QdrPersonality *personality,
       guint32 seed,
       const QdrPosition *position,
       QdrMove move)
{
  QdrSearchRequest request = {
    .position = *position,
    .limits = *qdr_personality_get_limits (personality),
    .style = qdr_style_for_game (qdr_personality_get_style (personality), seed),
    .last_move.move = QDR_MOVE_NONE,
    .is_fresh = TRUE,
  };
  QdrMoveList moves;

  /* The result must not depend on the machine. */
  request.limits.cpu_ms = 0;
  /* In two-player games only the strongest opponent considers sideways steps, but people do. */
  if (qdr_style_is_sound (&request.style)) {
    qdr_position_generate_moves (position, &moves);
    request.root_moves = moves.moves;
    request.n_root_moves = moves.count;
  }
  return qdr_engine_search (self->engine, &request).line[0] == move;
}

/* Returns the share of tries in which an opponent finds @move. */
static double
share_found (QdrPuzzleRater *self,
             QdrPersonality *personality,
             const QdrPosition *position,
             QdrMove move)
{
  const guint64 nodes = qdr_personality_get_limits (personality)->nodes;
  const guint tries = nodes > 0 ? (guint) CLAMP (NODES / nodes, 1, MAX_TRIES) : MAX_TRIES;
  guint found = 0;

  for (guint32 seed = 1; seed <= tries; seed++)
    found += finds (self, personality, seed, position, move);
  return (double) found / tries;
}

/* Returns how often a player finds the move of a puzzle, by Elo's formula. */
static double
expected_share (double rating, double puzzle)
{
  return 1 / (1 + pow (10, (puzzle - rating) / 400));
}

guint
qdr_puzzle_rater_rate (QdrPuzzleRater *self, const QdrPosition *position, QdrMove move)
{
  double ratings[G_N_ELEMENTS (ids) + 2] = { LOWEST_RATING, HIGHEST_RATING };
  double low = LOWEST_RATING;
  double high = HIGHEST_RATING;
  double found = 1; /* by the two imaginary players */

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    QdrPersonality *personality = qdr_personality_list_find (self->personalities, ids[i]);

    ratings[i + 2] = qdr_personality_get_rating (personality);
    found += share_found (self, personality, position, move);
  }
  /* The most likely rating is the one at which the expected number of successes is the actual
   * one. */
  while (high - low > 0.1) {
    const double middle = (low + high) / 2;
    double expected = 0;

    for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
      expected += expected_share (ratings[i], middle);
    if (expected > found)
      low = middle;
    else
      high = middle;
  }
  return (guint) lround ((low + high) / 20) * 10;
}
