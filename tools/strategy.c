/*
 * Checks a strategy of one player against all moves of the opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strategy.h"

#include <string.h>

#include "qdr-endgame.h"
#include "qdr-legality.h"
#include "qdr-mirror.h"
#include "qdr-movegen.h"
#include "qdr-path.h"

#define RACES_MIB 16

struct QdrStrategy {
  guint winner;
  QdrStrategyPick pick;
  gpointer data;
  QdrRaceCache *races;
  GHashTable *checked; /* by Key, the plies within which the winner wins */
};

/* Everything that a position on one board consists of. */
typedef struct {
  guint64 walls[2];
  guint8 pawns[2];
  guint8 stocks[2];
  guint8 turn;
  guint8 unused[3];
} Key;

G_STATIC_ASSERT (sizeof (Key) == 24);

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;
  guint64 words[3];
  guint64 hash = 0;

  memcpy (words, key, sizeof words);
  for (guint i = 0; i < 3; i++) {
    hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
    hash ^= hash >> 33;
  }
  return (guint) hash;
}

static gboolean
keys_are_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static Key
key_of_position (const QdrPosition *position)
{
  Key key = { .turn = position->turn };

  for (guint i = 0; i < 2; i++) {
    key.walls[i] = position->walls[i].word[0];
    key.pawns[i] = (guint8) position->pawns[i];
    key.stocks[i] = position->stocks[i];
  }
  return key;
}

/* Returns the same key for mirror images. */
static Key
make_key (const QdrPosition *position)
{
  const QdrPosition mirrored = qdr_mirror_position (position);
  const Key key = key_of_position (position);
  const Key image = key_of_position (&mirrored);

  return memcmp (&key, &image, sizeof key) < 0 ? key : image;
}

/* Returns the plies within which the engine proves the win without searching, or 0. */
static guint
prove (QdrStrategy *self, const QdrPosition *position)
{
  const guint loser = 1 - self->winner;
  const guint distances[2] = { qdr_position_goal_distance (position, 0),
                               qdr_position_goal_distance (position, 1) };

  /* A player who wins the race needs no walls. */
  if (position->stocks[loser] == 0) {
    const QdrRaceResult race = qdr_race_cache_solve (self->races, position);

    return race.outcome == (position->turn == self->winner ? 1 : -1) ? race.plies : 0;
  }
  return qdr_endgame_prove_pawn_win (position, self->winner, distances, position->stocks[loser]);
}

gboolean
qdr_strategy_is_known (QdrStrategy *self, const QdrPosition *position, guint plies)
{
  const Key key = make_key (position);
  guint within = GPOINTER_TO_UINT (g_hash_table_lookup (self->checked, &key));

  if (within != 0 && within <= plies)
    return TRUE;
  within = prove (self, position);
  return within != 0 && within <= plies;
}

static gboolean check (QdrStrategy *self, const QdrPosition *position, guint plies);

static gboolean
check_after (QdrStrategy *self, const QdrPosition *position, QdrMove move, guint plies)
{
  QdrPosition next = *position;
  QdrUndo undo;
  int winner;

  qdr_position_do_move (&next, move, &undo);
  winner = qdr_position_winner (&next);
  return winner < 0 ? check (self, &next, plies - 1) : winner == (int) self->winner;
}

static gboolean
check_moves (QdrStrategy *self, const QdrPosition *position, guint plies)
{
  QdrMoveList list;

  if (position->turn == self->winner) {
    const QdrMove move = self->pick (self, position, plies, self->data);

    return move != QDR_MOVE_NONE && qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
           qdr_position_is_legal_move (position, move) && check_after (self, position, move, plies);
  }
  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++)
    if (!check_after (self, position, list.moves[i], plies))
      return FALSE;
  return list.count > 0;
}

static gboolean
check (QdrStrategy *self, const QdrPosition *position, guint plies)
{
  Key key;

  if (plies == 0)
    return FALSE;
  if (qdr_strategy_is_known (self, position, plies))
    return TRUE;
  if (!check_moves (self, position, plies))
    return FALSE;
  key = make_key (position);
  g_hash_table_insert (self->checked, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (plies));
  return TRUE;
}

gboolean
qdr_strategy_check (const QdrPosition *position,
                    guint winner,
                    guint plies,
                    QdrStrategyPick pick,
                    gpointer data)
{
  QdrStrategy strategy = { .winner = winner, .pick = pick, .data = data };
  gboolean wins;

  g_assert (position->players == 2 && position->board.words == 1);

  strategy.races = qdr_race_cache_new (RACES_MIB);
  strategy.checked = g_hash_table_new_full (hash_key, keys_are_equal, g_free, NULL);
  wins = check (&strategy, position, plies);
  g_hash_table_destroy (strategy.checked);
  qdr_race_cache_free (strategy.races);
  return wins;
}
