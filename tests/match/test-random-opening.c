/*
 * Random openings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-openings.h"

#include <string.h>

#include "qdr-legality.h"
#include "qdr-path.h"
#include "test.h"

#define N_OPENINGS 100

static const struct {
  guint width;
  guint height;
  guint stock;
} boards[] = { { 5, 5, 3 }, { 7, 7, 8 },    { 9, 9, 10 },  { 9, 5, 5 },
               { 9, 9, 0 }, { 13, 13, 14 }, { 19, 19, 20 } };

static void
make_start (QdrPosition *start, guint board)
{
  qdr_position_init (start, boards[board].width, boards[board].height, 2);
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (start, player, boards[board].stock);
}

/* Plays the opening from @position, where it must be legal. */
static void
play (const QdrRandomOpening *opening, QdrPosition *position)
{
  QdrUndo undo;

  for (guint i = 0; i < opening->n_moves; i++) {
    ck_assert (qdr_position_is_legal_move (position, opening->moves[i]));
    qdr_position_do_move (position, opening->moves[i], &undo);
  }
}

TEST (openings_are_legal_even_and_far_from_over, .loops = G_N_ELEMENTS (boards))
{
  for (guint i = 0; i < N_OPENINGS; i++) {
    QdrRandomOpening opening;
    QdrPosition position;
    int lead;

    make_start (&position, (guint) _i);
    qdr_random_opening_init (&opening, &position, 7, i);
    ck_assert_uint_ge (opening.n_moves, 4);
    play (&opening, &position);

    lead = (int) qdr_position_goal_distance (&position, 0) -
           (int) qdr_position_goal_distance (&position, 1);
    ck_assert_int_le (ABS (lead), 1);
    ck_assert_uint_ge (qdr_position_goal_distance (&position, 0), 3);
    ck_assert_uint_ge (qdr_position_goal_distance (&position, 1), 3);
    ck_assert_uint_eq (position.turn, 0);
  }
}

TEST (openings_of_four_are_legal_even_and_far_from_over, .loops = 3)
{
  for (guint i = 0; i < N_OPENINGS; i++) {
    QdrRandomOpening opening;
    QdrPosition position;
    guint shortest = G_MAXUINT;
    guint longest = 0;

    qdr_position_init (&position, boards[_i].width, boards[_i].height, 4);
    qdr_random_opening_init (&opening, &position, 7, i);
    ck_assert_uint_eq (opening.n_moves, MIN (boards[_i].width, boards[_i].height) < 9 ? 4 : 8);
    play (&opening, &position);
    for (guint player = 0; player < 4; player++) {
      const guint distance = qdr_position_goal_distance (&position, player);

      shortest = MIN (shortest, distance);
      longest = MAX (longest, distance);
    }
    ck_assert_uint_le (longest - shortest, 1);
    ck_assert_uint_ge (shortest, 3);
    ck_assert_uint_eq (position.turn, 0);
  }
}

TEST (nobody_is_hindered_by_its_own_moves)
{
  for (guint i = 0; i < N_OPENINGS; i++) {
    QdrRandomOpening opening;
    QdrPosition position;
    QdrUndo undo;

    make_start (&position, 2);
    qdr_random_opening_init (&opening, &position, 7, i);
    for (guint ply = 0; ply < opening.n_moves; ply++) {
      const guint mover = position.turn;
      const guint before = qdr_position_goal_distance (&position, mover);

      qdr_position_do_move (&position, opening.moves[ply], &undo);
      ck_assert_uint_le (qdr_position_goal_distance (&position, mover), before);
    }
  }
}

TEST (the_same_seed_makes_the_same_openings)
{
  QdrRandomOpening one = { 0 };
  QdrRandomOpening other = { 0 };
  QdrPosition start;

  make_start (&start, 2);
  for (guint i = 0; i < N_OPENINGS; i++) {
    qdr_random_opening_init (&one, &start, 42, i);
    qdr_random_opening_init (&other, &start, 42, i);
    ck_assert_uint_eq (one.n_moves, other.n_moves);
    ck_assert_mem_eq (one.moves, other.moves, one.n_moves * sizeof *one.moves);
  }
}

/* Counts the openings that are equal at the same place of two series. */
static guint
count_equal (guint32 seed, guint shift)
{
  guint n_equal = 0;
  QdrPosition start;

  make_start (&start, 2);
  for (guint i = 0; i < N_OPENINGS; i++) {
    QdrRandomOpening one;
    QdrRandomOpening other;

    qdr_random_opening_init (&one, &start, 1, i);
    qdr_random_opening_init (&other, &start, seed, i + shift);
    n_equal += one.n_moves == other.n_moves &&
               memcmp (one.moves, other.moves, one.n_moves * sizeof *one.moves) == 0;
  }
  return n_equal;
}

TEST (openings_differ_from_each_other_and_from_seed_to_seed)
{
  ck_assert_uint_le (count_equal (1, 1), 2);
  ck_assert_uint_le (count_equal (2, 0), 2);
}

TEST (a_start_that_is_nearly_over_has_no_opening)
{
  QdrRandomOpening opening;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  qdr_position_set_pawn (&start, 0, qdr_board_square (&start.board, 0, 7));
  qdr_random_opening_init (&opening, &start, 1, 0);

  ck_assert_uint_eq (opening.n_moves, 0);
}
