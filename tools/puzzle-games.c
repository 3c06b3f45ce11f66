/*
 * Games between opponents of the program, to search for puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-games.h"

#include "qdr-openings.h"
#include "qdr-personality-list.h"
#include "qdr-personality-search.h"

/* Cleared before each game. */
#define TABLE_MIB 1

/* Nodes for each move; players who see too well leave nothing to find. */
#define MAX_NODES 2000

/* Games in which nobody gets home end here. */
#define MAX_PLIES 150

/* Players who make different mistakes, and some who make few. */
static const char *const ids[] = { "novice", "runner",  "apprentice", "gambler", "weaver",
                                   "mason",  "hoarder", "regular",    "expert" };

struct QdrPuzzleGames {
  QdrPersonalityList *personalities;
  QdrEngine *engine;
};

QdrPuzzleGames *
qdr_puzzle_games_new (void)
{
  QdrPuzzleGames *self = g_new0 (QdrPuzzleGames, 1);

  self->personalities = qdr_personality_list_new ();
  self->engine = qdr_engine_new (TABLE_MIB);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (qdr_personality_list_find (self->personalities, ids[i]) == NULL)
      g_error ("there is no opponent %s", ids[i]);
  return self;
}

void
qdr_puzzle_games_free (QdrPuzzleGames *self)
{
  g_object_unref (self->personalities);
  qdr_engine_free (self->engine);
  g_free (self);
}

/* Search parameters of a player. */
typedef struct {
  QdrStyle style;
  QdrLimits limits;
} Player;

static Player
draw_player (QdrPuzzleGames *self, GRand *random)
{
  const gint32 i = g_rand_int_range (random, 0, G_N_ELEMENTS (ids));
  QdrPersonality *personality = qdr_personality_list_find (self->personalities, ids[i]);
  Player player = {
    .style = qdr_style_for_game (qdr_personality_get_style (personality), g_rand_int (random)),
    .limits = *qdr_personality_get_limits (personality),
  };

  /* The result must not depend on the machine. */
  player.limits.cpu_ms = 0;
  player.limits.nodes = player.limits.nodes > 0 ? MIN (player.limits.nodes, MAX_NODES) : MAX_NODES;
  return player;
}

static QdrMove
choose_move (QdrPuzzleGames *self, const QdrPosition *position, const Player *player)
{
  const QdrSearchRequest request = {
    .position = *position,
    .limits = player->limits,
    .style = player->style,
    .last_move.move = QDR_MOVE_NONE,
  };

  return qdr_engine_search (self->engine, &request).line[0];
}

void
qdr_puzzle_games_play (QdrPuzzleGames *self,
                       const QdrPosition *start,
                       guint32 seed,
                       guint32 number,
                       QdrPuzzleGamesFunc func,
                       gpointer user_data)
{
  const guint32 seeds[] = { seed, number };
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  const Player players[] = { draw_player (self, random), draw_player (self, random) };
  QdrPosition position = *start;
  QdrRandomOpening opening;
  QdrUndo undo;

  qdr_random_opening_init (&opening, start, seed, number);
  for (guint i = 0; i < opening.n_moves; i++)
    qdr_position_do_move (&position, opening.moves[i], &undo);

  qdr_engine_clear (self->engine);
  for (guint ply = 0; ply < MAX_PLIES && qdr_position_winner (&position) < 0; ply++) {
    if (!func (&position, user_data))
      return;
    qdr_position_do_move (&position, choose_move (self, &position, &players[position.turn]), &undo);
  }
}
