/*
 * Where the keys lead that go further than to the next square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-jumps.h"

QdrSquare
qdr_board_jump_to_other_pawn (const QdrPosition *position, guint player, QdrSquare from)
{
  guint first = player;

  for (guint i = 0; i < position->players; i++)
    if (position->pawns[i] == from)
      first = i;

  for (guint i = 1; i <= position->players; i++) {
    const guint other = (first + i) % position->players;

    if (other != player && position->pawns[other] != QDR_NO_SQUARE)
      return position->pawns[other];
  }
  return QDR_NO_SQUARE;
}

/* Squares and walls in one order: a square, and then the walls at its corner. */
static guint
get_place (QdrMove move)
{
  return 3u * qdr_move_square (move) + qdr_move_kind (move);
}

static gboolean
has_wall (const QdrPosition *position, guint place)
{
  return place % 3 != QDR_MOVE_STEP &&
         qdr_bits_test (&position->walls[place % 3 - QDR_MOVE_HORIZONTAL_WALL], place / 3);
}

QdrMove
qdr_board_jump_to_wall (const QdrPosition *position, QdrMove from, gboolean back)
{
  const guint n_places = 3u * position->board.stride * position->board.height;
  const guint step = back ? n_places - 1 : 1;
  guint place = get_place (from);

  for (guint i = 0; i < n_places; i++) {
    place = (place + step) % n_places;
    if (has_wall (position, place))
      return qdr_move_make ((QdrMoveKind) (place % 3), place / 3);
  }
  return QDR_MOVE_NONE;
}

QdrBoardScan
qdr_board_jump_scan (const QdrPosition *position, QdrSquare from, QdrDirection direction)
{
  const int stride = position->board.stride;
  const int deltas[QDR_DIRECTIONS] = {
    [QDR_NORTH] = stride, [QDR_EAST] = 1, [QDR_SOUTH] = -stride, [QDR_WEST] = -1
  };
  QdrBoardScan scan = { .square = from };

  while (qdr_bits_test (&position->open[direction], scan.square)) {
    scan.square = (QdrSquare) (scan.square + deltas[direction]);
    scan.n_squares++;
    if (qdr_position_is_taken (position, scan.square))
      scan.pawns[scan.n_pawns++] = scan.square;
  }
  scan.is_wall = !qdr_bits_test (&position->board.border_squares[direction], scan.square);
  return scan;
}
