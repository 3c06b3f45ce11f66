/*
 * What can be proved about the end of a game without searching.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-endgame.h"

#include "qdr-certificate.h"
#include "qdr-movegen.h"

/* Solving a race takes as long as searching a hundred positions; a certificate, as searching
 * one. */
#define RACE_DEPTH 5
#define CERTIFICATE_DEPTH 2

/* With more walls against the runner a certificate is hardly ever found. */
#define MAX_BUMPS 2

static const QdrProof no_proof = { .bound = QDR_BOUND_NONE };

static QdrScore
score_of_race (const QdrRaceResult *race)
{
  return race->outcome * (QDR_SCORE_WIN - (QdrScore) race->plies);
}

/* One of the players at least is out of walls. */
static QdrProof
prove_race (QdrRaceCache *races, const QdrPosition *position, const guint distances[2], int depth)
{
  const guint own = position->stocks[position->turn];
  const guint other = position->stocks[!position->turn];
  QdrRaceResult race;

  if (!qdr_race_is_clear (position, distances, &race) &&
      !qdr_race_look_up (races, position, &race)) {
    if (depth < RACE_DEPTH)
      return no_proof;
    race = qdr_race_solve (races, position);
  }

  if (own == 0 && other == 0)
    return (QdrProof){ score_of_race (&race), QDR_BOUND_EXACT };
  /* The player with walls may run as well; only a race that it wins proves anything. */
  if (other == 0 && race.outcome > 0)
    return (QdrProof){ score_of_race (&race), QDR_BOUND_LOWER };
  if (own == 0 && race.outcome < 0)
    return (QdrProof){ score_of_race (&race), QDR_BOUND_UPPER };
  return no_proof;
}

/* Both have walls. Only the player who is ahead can have a certificate. */
static QdrProof
prove_by_certificate (const QdrPosition *position, const guint distances[2])
{
  const guint turn = position->turn;
  const guint runner = distances[turn] <= distances[!turn] ? turn : !turn;
  const guint bumps = position->stocks[!runner];
  guint plies;

  if (bumps == 0 || bumps > MAX_BUMPS)
    return no_proof;
  plies = qdr_certificate_find (position, runner, distances, bumps);
  if (plies == 0)
    return no_proof;
  if (runner == turn)
    return (QdrProof){ QDR_SCORE_WIN - (QdrScore) plies, QDR_BOUND_LOWER };
  return (QdrProof){ (QdrScore) plies - QDR_SCORE_WIN, QDR_BOUND_UPPER };
}

QdrProof
qdr_endgame_prove (QdrRaceCache *races,
                   const QdrPosition *position,
                   const QdrShortestPaths *paths,
                   int depth)
{
  const guint distances[2] = { qdr_shortest_paths_distance (paths, 0),
                               qdr_shortest_paths_distance (paths, 1) };
  QdrProof proof = no_proof;

  if (position->stocks[0] == 0 || position->stocks[1] == 0)
    proof = prove_race (races, position, distances, depth);
  if (proof.bound == QDR_BOUND_NONE && depth >= CERTIFICATE_DEPTH)
    proof = prove_by_certificate (position, distances);
  return proof;
}

void
qdr_endgame_prepare (QdrRaceCache *races, const QdrPosition *position)
{
  if (position->stocks[0] == 0 && position->stocks[1] == 0)
    qdr_race_solve (races, position);
}

/* --- Lines ------------------------------------------------------------------------------------ */

/* The first step that keeps to @race: the quickest of the winner, the slowest of the loser. */
static QdrMove
find_step (QdrRaceCache *races, const QdrPosition *position, const QdrRaceResult *race)
{
  QdrMoveList steps = { .count = 0 };

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    QdrPosition next = *position;
    QdrRaceResult then = { 0 };
    QdrUndo undo;

    qdr_position_do (&next, steps.moves[i], &undo);
    if (qdr_position_winner (&next) < 0)
      then = qdr_race_solve (races, &next);
    if (then.plies + 1 == race->plies)
      return steps.moves[i];
  }
  g_assert_not_reached ();
}

guint
qdr_endgame_continue_line (QdrRaceCache *races,
                           const QdrPosition *root,
                           QdrMove *line,
                           guint length,
                           guint room)
{
  QdrPosition position = *root;
  QdrUndo undo;

  for (guint i = 0; i < length; i++)
    qdr_position_do (&position, line[i], &undo);

  while (length < room && qdr_position_winner (&position) < 0 &&
         (position.stocks[0] == 0 || position.stocks[1] == 0)) {
    const QdrRaceResult race = qdr_race_solve (races, &position);
    const guint loser = race.outcome > 0 ? !position.turn : position.turn;

    if (race.outcome == 0 || position.stocks[loser] > 0)
      break;
    line[length] = find_step (races, &position, &race);
    qdr_position_do (&position, line[length++], &undo);
  }
  return length;
}
