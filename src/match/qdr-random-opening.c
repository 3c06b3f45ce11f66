/*
 * A few random but sensible plies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-random-opening.h"

#include "qdr-movegen.h"
#include "qdr-path.h"
#include "qdr-result.h"

#define SMALL_BOARD 9
#define SMALL_BOARD_PLIES 4
#define PLIES_OF_TWO 6
#define PLIES_OF_FOUR 8

/* Of so many plies ... */
#define DICE 8
/* ... these are walls, while there are any in stock, ... */
#define WALLS_OF_DICE 4
/* ... and these are steps that may lead sideways; the others are steps ahead. */
#define SIDE_STEPS_OF_DICE 1

/* After the opening all players are at least so many steps from their goals, ... */
#define MIN_DISTANCE 3
/* ... and at least this part of the board. */
#define NEAR_PART 3

/* The greatest difference between the shortest paths of two players, in steps. */
#define MAX_LEAD 1

/* After so many there is no opening, as where the pawns of a set-up game are nearly home. */
#define MAX_ATTEMPTS 200

/* How much nearer to its goal the mover is after @move; less than 0 when further away. */
static int
gain_of_move (const QdrPosition *position, QdrMove move)
{
  const guint mover = position->turn;
  QdrPosition after = *position;
  QdrUndo undo;

  qdr_position_do (&after, move, &undo);
  return (int) qdr_position_distance (position, mover) -
         (int) qdr_position_distance (&after, mover);
}

/* Draws a sensible move; QDR_MOVE_NONE if there is none of the kind that the dice chose. */
static QdrMove
draw_move (const QdrPosition *position, GRand *random)
{
  const int dice = g_rand_int_range (random, 0, DICE);
  const gboolean is_wall = dice < WALLS_OF_DICE && position->stocks[position->turn] > 0;
  const int least_gain = !is_wall && dice < DICE - SIDE_STEPS_OF_DICE ? 1 : 0;
  QdrMoveList list = { .count = 0 };

  qdr_position_generate (position, &list);
  while (list.count > 0) {
    const gint32 i = g_rand_int_range (random, 0, (gint32) list.count);
    const QdrMove move = list.moves[i];

    if (qdr_move_is_wall (move) == is_wall && gain_of_move (position, move) >= least_gain)
      return move;
    list.moves[i] = list.moves[--list.count];
  }
  return QDR_MOVE_NONE;
}

/* Plays random moves. Returns whether they make a good opening. */
static gboolean
try_opening (QdrRandomOpening *self, const QdrPosition *start, GRand *random)
{
  const guint side = MIN (start->board.width, start->board.height);
  const guint n_plies = side < SMALL_BOARD    ? SMALL_BOARD_PLIES
                        : start->players == 2 ? PLIES_OF_TWO
                                              : PLIES_OF_FOUR;
  QdrPosition position = *start;
  guint shortest = G_MAXUINT;
  guint longest = 0;
  QdrUndo undo;

  self->n_moves = 0;
  while (self->n_moves < n_plies && qdr_position_winner (&position) < 0) {
    const QdrMove move = draw_move (&position, random);

    if (move == QDR_MOVE_NONE)
      return FALSE;
    qdr_position_do (&position, move, &undo);
    self->moves[self->n_moves++] = move;
  }

  for (guint player = 0; player < position.players; player++)
    if (qdr_position_is_in_play (&position, player)) {
      const guint distance = qdr_position_distance (&position, player);

      shortest = MIN (shortest, distance);
      longest = MAX (longest, distance);
    }
  return shortest >= MAX (MIN_DISTANCE, side / NEAR_PART) && longest - shortest <= MAX_LEAD &&
         qdr_position_result (&position).outcome == QDR_OUTCOME_ONGOING;
}

void
qdr_random_opening_make (QdrRandomOpening *self,
                         const QdrPosition *start,
                         guint32 seed,
                         guint index)
{
  const guint32 seeds[] = { seed, index };
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));

  for (guint i = 0; i < MAX_ATTEMPTS; i++)
    if (try_opening (self, start, random))
      return;
  self->n_moves = 0;
}
