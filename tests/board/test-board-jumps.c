/*
 * Keys that move the focus further than the next square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-keys.h"
#include "qdr-notation.h"
#include "test.h"

static QdrPosition
read_position (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position;
}

static QdrMove
read_move (const QdrPosition *position, const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&position->board, text, &move), QDR_REFUSAL_REASON_NONE);
  return move;
}

#define FOUR "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -"
#define THREE "5 5 4 1 | c1 - c5 e3 | 3 3 3 3 | - | -"

static const struct {
  const char *position;
  guint player;
  const char *from;
  const char *to;
} pawn_cases[] = {
  { "5 5 2 1 | c1 c5 | 3 3 | - | -", 0, "a1", "c5" },
  { "5 5 2 1 | c1 c5 | 3 3 | - | -", 0, "c5", "c5" },
  { "5 5 2 1 | c1 c5 | 3 3 | - | -", 1, "c5", "c1" },
  { FOUR, 0, "b2", "a3" },
  { FOUR, 0, "a3", "c5" },
  { FOUR, 0, "c5", "e3" },
  { FOUR, 0, "e3", "a3" },
  { FOUR, 2, "e3", "c1" },
  { FOUR, 2, "a3", "e3" },
  { THREE, 0, "c1", "c5" },
  { THREE, 0, "e3", "c5" },
};

TEST (a_jump_goes_from_one_other_pawn_to_the_next, .loops = G_N_ELEMENTS (pawn_cases))
{
  const QdrPosition position = read_position (pawn_cases[_i].position);
  const QdrSquare from = qdr_move_square (read_move (&position, pawn_cases[_i].from));
  const QdrSquare to = qdr_move_square (read_move (&position, pawn_cases[_i].to));

  ck_assert_uint_eq (qdr_board_find_next_pawn (&position, pawn_cases[_i].player, from), to);
}

#define WALLED "5 5 2 1 | c1 c5 | 3 3 | a2h,d4h | b2v,d1v"

static const struct {
  const char *from;
  const char *next;
  const char *before;
} wall_cases[] = {
  { "a1", "d1v", "d4h" },  { "d1", "d1v", "d4h" },  { "e1", "a2h", "d1v" },
  { "a2", "a2h", "d1v" },  { "a2h", "b2v", "d1v" }, { "b2h", "b2v", "a2h" },
  { "b2v", "d4h", "a2h" }, { "d4h", "d1v", "b2v" }, { "e5", "d1v", "d4h" },
};

TEST (a_jump_goes_from_wall_to_wall_and_around, .loops = G_N_ELEMENTS (wall_cases))
{
  const QdrPosition position = read_position (WALLED);
  const QdrMove from = read_move (&position, wall_cases[_i].from);

  ck_assert_uint_eq (qdr_board_find_next_wall (&position, from, FALSE),
                     read_move (&position, wall_cases[_i].next));
  ck_assert_uint_eq (qdr_board_find_next_wall (&position, from, TRUE),
                     read_move (&position, wall_cases[_i].before));
}

TEST (without_walls_there_is_nowhere_to_jump)
{
  const QdrPosition position = read_position (FOUR);

  ck_assert_uint_eq (qdr_board_find_next_wall (&position, read_move (&position, "c3"), FALSE),
                     QDR_MOVE_NONE);
  ck_assert_uint_eq (qdr_board_find_next_wall (&position, read_move (&position, "c3v"), TRUE),
                     QDR_MOVE_NONE);
}

static const struct {
  const char *from;
  QdrDirection direction;
  const char *to;
  guint n_squares;
  gboolean is_wall;
  const char *pawn; /* (nullable): the pawn to jump over */
} scan_cases[] = {
  { "e1", QDR_NORTH, "e4", 3, TRUE, NULL },  { "e5", QDR_SOUTH, "e5", 0, TRUE, NULL },
  { "c2", QDR_NORTH, "c5", 3, FALSE, "c5" }, { "c2", QDR_SOUTH, "c1", 1, FALSE, "c1" },
  { "a1", QDR_EAST, "d1", 3, TRUE, "c1" },   { "d2", QDR_WEST, "c2", 1, TRUE, NULL },
  { "b4", QDR_WEST, "a4", 1, FALSE, NULL },  { "e3", QDR_EAST, "e3", 0, FALSE, NULL },
  { "a3", QDR_SOUTH, "a3", 0, TRUE, NULL },  { "a4", QDR_EAST, "e4", 4, FALSE, NULL },
};

TEST (a_scan_goes_on_until_a_wall_or_the_edge, .loops = G_N_ELEMENTS (scan_cases))
{
  const QdrPosition position = read_position (WALLED);
  const QdrBoardRay scan =
      qdr_board_find_obstacle (&position,
                               qdr_move_square (read_move (&position, scan_cases[_i].from)),
                               scan_cases[_i].direction);

  ck_assert_uint_eq (scan.square, qdr_move_square (read_move (&position, scan_cases[_i].to)));
  ck_assert_uint_eq (scan.n_squares, scan_cases[_i].n_squares);
  ck_assert_int_eq (scan.is_wall, scan_cases[_i].is_wall);
  ck_assert_uint_eq (scan.n_pawns, scan_cases[_i].pawn != NULL);
  if (scan_cases[_i].pawn != NULL)
    ck_assert_uint_eq (scan.pawns[0], qdr_move_square (read_move (&position, scan_cases[_i].pawn)));
}
