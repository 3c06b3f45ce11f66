/*
 * The shape of a board, and the starting squares and walls of the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board.h"
#include "random-positions.h"
#include "test.h"

TEST (only_odd_sizes_from_5_to_19_are_valid)
{
  for (guint size = 0; size < 300; size++) {
    const gboolean expected = size == 5 || size == 7 || size == 9 || size == 11 || size == 13 ||
                              size == 15 || size == 17 || size == 19;

    ck_assert_int_eq (qdr_board_size_is_valid (size), expected);
  }
}

static void
check_squares (Setup setup)
{
  const QdrBoard board = qdr_board_make (setup.width, setup.height);
  guint n_squares = 0;

  ck_assert_int_eq (board.width, setup.width);
  ck_assert_int_eq (board.height, setup.height);
  for (int column = 0; column < setup.width; column++)
    for (int row = 0; row < setup.height; row++) {
      const QdrSquare square = qdr_board_square (&board, column, row);

      ck_assert_int_eq (qdr_board_column (&board, square), column);
      ck_assert_int_eq (qdr_board_row (&board, square), row);
      ck_assert (qdr_bits_test (&board.squares, square));
      n_squares++;
    }
  ck_assert_uint_eq (qdr_bits_count (board.squares, QDR_BITS_WORDS), n_squares);
  ck_assert_uint_eq (qdr_bits_count (board.squares, board.words), n_squares);
}

TEST (columns_and_rows_come_back_from_a_square, .loops = N_LOOPS)
{
  for (int i = 0; i < N_HEIGHTS; i++)
    check_squares (setup_in_loop (_i, i));
}

static void
check_sides (Setup setup)
{
  const QdrBoard board = qdr_board_make (setup.width, setup.height);

  for (guint i = 0; i < QDR_BITS_WORDS * 64; i++) {
    const int x = (int) qdr_board_column (&board, (QdrSquare) i);
    const int y = (int) qdr_board_row (&board, (QdrSquare) i);
    const gboolean square = x < setup.width && y < setup.height;
    const gboolean corner = x < setup.width - 1 && y < setup.height - 1;

    ck_assert_int_eq (qdr_bits_test (&board.corners, i), corner);
    ck_assert_int_eq (qdr_bits_test (&board.border_squares[QDR_NORTH], i),
                      square && y == setup.height - 1);
    ck_assert_int_eq (qdr_bits_test (&board.border_squares[QDR_EAST], i),
                      square && x == setup.width - 1);
    ck_assert_int_eq (qdr_bits_test (&board.border_squares[QDR_SOUTH], i), square && y == 0);
    ck_assert_int_eq (qdr_bits_test (&board.border_squares[QDR_WEST], i), square && x == 0);
    ck_assert_int_eq (qdr_bits_test (&board.border_corners[QDR_NORTH], i),
                      corner && y == setup.height - 2);
    ck_assert_int_eq (qdr_bits_test (&board.border_corners[QDR_EAST], i),
                      corner && x == setup.width - 2);
    ck_assert_int_eq (qdr_bits_test (&board.border_corners[QDR_SOUTH], i), corner && y == 0);
    ck_assert_int_eq (qdr_bits_test (&board.border_corners[QDR_WEST], i), corner && x == 0);
  }
}

TEST (corners_and_borders_are_where_they_belong, .loops = N_LOOPS)
{
  for (int i = 0; i < N_HEIGHTS; i++)
    check_sides (setup_in_loop (_i, i));
}

static void
check_start (Setup setup)
{
  const QdrBoard board = qdr_board_make (setup.width, setup.height);
  const Oracle start = oracle_start (setup.width, setup.height, setup.players);

  for (int player = 0; player < setup.players; player++) {
    const QdrSquare square = qdr_board_start_square (&board, setup.players, player);

    ck_assert_int_eq (qdr_board_column (&board, square), start.column[player]);
    ck_assert_int_eq (qdr_board_row (&board, square), start.row[player]);
    ck_assert_int_eq (qdr_board_default_stock (&board, setup.players), start.stock[player]);
  }
}

TEST (the_start_is_that_of_the_rules, .loops = N_LOOPS)
{
  for (int i = 0; i < N_HEIGHTS; i++)
    check_start (setup_in_loop (_i, i));
}

TEST (players_sit_clockwise_and_race_to_the_opposite_side)
{
  static const QdrDirection headings[] = { QDR_NORTH, QDR_EAST, QDR_SOUTH, QDR_WEST };
  static const QdrSide sides[] = { QDR_SIDE_SOUTH, QDR_SIDE_WEST, QDR_SIDE_NORTH, QDR_SIDE_EAST };

  for (guint player = 0; player < 4; player++) {
    ck_assert_int_eq (qdr_side_of_player (4, player), sides[player]);
    ck_assert_int_eq (qdr_heading_of_player (4, player), headings[player]);
  }
  ck_assert_int_eq (qdr_side_of_player (2, 0), QDR_SIDE_SOUTH);
  ck_assert_int_eq (qdr_side_of_player (2, 1), QDR_SIDE_NORTH);
  ck_assert_int_eq (qdr_heading_of_player (2, 0), QDR_NORTH);
  ck_assert_int_eq (qdr_heading_of_player (2, 1), QDR_SOUTH);
}
