/*
 * Random positions and moves that are the same in every run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-positions.h"

#include "qdr-movegen.h"

/* Cycles through the heights as @i grows. */
Setup
setup_in_loop (int loop, int i)
{
  return (Setup){
    .width = 5 + 2 * (loop % 8),
    .height = 5 + 2 * (i % N_HEIGHTS),
    .players = loop < 8 ? 2 : 4,
  };
}

static gboolean
happens (GRand *rand, double probability)
{
  return g_rand_double (rand) < probability;
}

static int
index_of_one (GRand *rand, int count)
{
  return g_rand_int_range (rand, 0, count);
}

static gboolean
is_free_for (const Oracle *self, int player, int column, int row)
{
  if (!oracle_has_square (self, column, row) || oracle_is_goal (self, player, column, row))
    return FALSE;
  for (int other = 0; other < self->players; other++)
    if (other != player && self->column[other] == column && self->row[other] == row)
      return FALSE;
  return TRUE;
}

static void
drop_pawn (GRand *rand, Oracle *self, int player, int column, int row, int spread)
{
  int new_column;
  int new_row;

  do {
    new_column = column + g_rand_int_range (rand, -spread, spread + 1);
    new_row = row + g_rand_int_range (rand, -spread, spread + 1);
  } while (!is_free_for (self, player, new_column, new_row));
  self->column[player] = new_column;
  self->row[player] = new_row;
}

/* Places the pawns, mostly close together, since jumps need neighbours, and sometimes at the
 * edge. */
static void
drop_pawns (GRand *rand, Oracle *self)
{
  const int spread = happens (rand, 0.8) ? 2 : self->width + self->height;
  const int column = index_of_one (rand, self->width);
  const int row = index_of_one (rand, self->height);

  for (int player = 0; player < self->players; player++) {
    self->column[player] = -1;
    self->row[player] = -1;
  }
  for (int player = 0; player < self->players; player++)
    drop_pawn (rand, self, player, column, row, spread);
}

static void
eliminate_some (GRand *rand, Oracle *self)
{
  for (int player = 2; player < self->players; player++)
    if (happens (rand, 0.15)) {
      const int out = (self->turn + player) % self->players;

      self->in_play[out] = FALSE;
      self->column[out] = -1;
      self->row[out] = -1;
    }
}

static void
deal_stocks (GRand *rand, Oracle *self)
{
  for (int player = 0; player < self->players; player++)
    self->stock[player] = happens (rand, 0.2) ? 0 : index_of_one (rand, 100);
}

/* Returns a wall that is often near @last: chains, pockets and labyrinths find the most
 * mistakes. */
static OracleMove
random_wall (GRand *rand, const Oracle *self, OracleMove last)
{
  const char kind = happens (rand, 0.5) ? 'h' : 'v';

  if (happens (rand, 0.3))
    return (OracleMove){ kind, index_of_one (rand, self->width - 1),
                         index_of_one (rand, self->height - 1) };
  return (OracleMove){ kind, last.column + g_rand_int_range (rand, -2, 3),
                       last.row + g_rand_int_range (rand, -2, 3) };
}

static void
build_walls (GRand *rand, Oracle *self)
{
  const int corners = (self->width - 1) * (self->height - 1);
  const int attempts = (int) (1.5 * corners * g_rand_double (rand));
  OracleMove last = { 'h', self->column[self->turn], self->row[self->turn] };

  for (int i = 0; i < attempts; i++) {
    const OracleMove wall = random_wall (rand, self, last);

    if (!oracle_is_legal_wall (self, wall))
      continue;
    if (wall.kind == 'h')
      self->horizontal[wall.column][wall.row] = 1;
    else
      self->vertical[wall.column][wall.row] = 1;
    last = wall;
  }
}

/* Returns an unfinished position with no walls, with as many as fit, or any number between. */
Oracle
random_oracle (GRand *rand, Setup setup)
{
  Oracle self = oracle_start (setup.width, setup.height, setup.players);

  self.turn = index_of_one (rand, setup.players);
  deal_stocks (rand, &self);
  drop_pawns (rand, &self);
  eliminate_some (rand, &self);
  build_walls (rand, &self);
  return self;
}

/* Returns a pawn move as often as a wall, and with four players sometimes a concession. */
QdrMove
random_move (GRand *rand, const QdrPosition *position)
{
  QdrMoveList list = { 0 };

  if (position->players == 4 && happens (rand, 0.01))
    return happens (rand, 0.5) ? QDR_MOVE_RESIGN : QDR_MOVE_TIMEOUT;
  if (happens (rand, 0.5))
    qdr_position_generate_steps (position, &list);
  if (list.count == 0)
    qdr_position_generate_moves (position, &list);
  g_assert (list.count > 0);
  return list.moves[index_of_one (rand, (int) list.count)];
}
