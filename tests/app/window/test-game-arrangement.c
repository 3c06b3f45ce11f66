/*
 * The arrangement of players around a board at all sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-layout.h"
#include "test.h"

TEST (cards_stand_at_the_sides_of_a_wide_room)
{
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 1588, 1021), QDR_GAME_SIDES);
  ck_assert_int_eq (qdr_game_arrangement_find (4, 9, 9, 1588, 1021), QDR_GAME_SIDES);
  ck_assert_int_eq (qdr_game_arrangement_find (2, 19, 19, 1588, 1021), QDR_GAME_SIDES);
  /* A narrow board leaves more space. */
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 692, 709), QDR_GAME_STRIPS);
  ck_assert_int_eq (qdr_game_arrangement_find (2, 5, 19, 692, 709), QDR_GAME_SIDES);
}

TEST (four_cards_need_a_higher_room_than_two)
{
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 1200, 420), QDR_GAME_SIDES);
  ck_assert_int_eq (qdr_game_arrangement_find (4, 9, 9, 1200, 420), QDR_GAME_COLUMN);
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 948, 698), QDR_GAME_TOWER);
  ck_assert_int_eq (qdr_game_arrangement_find (4, 9, 9, 948, 698), QDR_GAME_NARROW);
}

TEST (a_low_room_has_all_beside_the_board_and_a_high_one_above_and_below)
{
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 628, 301), QDR_GAME_COLUMN);
  ck_assert_int_eq (qdr_game_arrangement_find (4, 9, 9, 698, 461), QDR_GAME_NARROW);
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 348, 534), QDR_GAME_STRIPS);
  ck_assert_int_eq (qdr_game_arrangement_find (4, 9, 9, 348, 534), QDR_GAME_STRIPS);
}

TEST (a_wider_room_has_no_smaller_board)
{
  static const int heights[] = { 300, 461, 698, 1021 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    int before = 0;

    for (int width = 350; width < 2000; width += 7) {
      const QdrGameArrangement arrangement = qdr_game_arrangement_find (2, 9, 9, width, heights[i]);
      const int beside = arrangement == QDR_GAME_STRIPS  ? 0
                         : arrangement == QDR_GAME_SIDES ? 2 * 200
                                                         : QDR_GAME_COLUMN_WIDTH;
      const int rest = arrangement == QDR_GAME_STRIPS  ? 150
                       : arrangement == QDR_GAME_SIDES ? 46
                                                       : 0;
      const int square =
          qdr_game_arrangement_compute_square_size (9, 9, width - beside, heights[i] - rest);

      /* In a very small window, even the first widgets beside the board take much of its
       * space. */
      if (arrangement == QDR_GAME_ALONE)
        continue;
      /* With cards at the sides, the line below the board takes height. */
      ck_assert_int_ge (square, before - (arrangement == QDR_GAME_SIDES ? 46 / 9 + 2 : 2));
      before = MAX (before, square);
    }
  }
}

TEST (a_room_without_any_size_has_no_squares)
{
  ck_assert_int_eq (qdr_game_arrangement_compute_square_size (9, 9, -20, 100), 0);
  ck_assert_int_eq (qdr_game_arrangement_compute_square_size (9, 9, 100, 0), 0);
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 1, 1), QDR_GAME_STRIPS);
  /* A screen of 1280 by 1024 pixels at a scale of 400%. */
  ck_assert_int_eq (qdr_game_arrangement_find (2, 9, 9, 320, 153), QDR_GAME_ALONE);
}
