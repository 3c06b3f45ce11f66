/*
 * Dragging walls from the stock onto a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-board-view.h"

static void
stock_drag_to (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_view_move_stock_drag (fixture.board, &point);
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_wall_from_the_stock_is_placed_where_it_is_dropped)
{
  ck_assert (qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE));
  qdr_board_view_move_stock_drag (fixture.board, &GRAPHENE_POINT_INIT (300, 700));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  ck_assert_uint_eq (get_scene ()->stock_drag, QDR_MOVE_HORIZONTAL_WALL);
  stock_drag_to ("e3h");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
  ck_assert_uint_eq (get_scene ()->stock_drag, QDR_MOVE_STEP);
  qdr_board_view_end_stock_drag (fixture.board, TRUE);
  assert_last_move ("e3h");
}

TEST (a_wall_from_the_stock_is_turned_on_its_way_and_stays_so)
{
  qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE);
  qdr_board_view_move_stock_drag (fixture.board, &GRAPHENE_POINT_INIT (300, 700));
  qdr_board_view_rotate_stock_drag (fixture.board);
  ck_assert_uint_eq (get_scene ()->stock_drag, QDR_MOVE_VERTICAL_WALL);
  stock_drag_to ("c6h");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6v"));
  ck_assert (press_key (GDK_KEY_r, 0));
  stock_drag_to ("e3v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
  qdr_board_view_rotate_stock_drag (fixture.board);
  qdr_board_view_end_stock_drag (fixture.board, TRUE);
  assert_last_move ("e3v");
}

TEST (a_wall_from_the_stock_goes_back_when_called_off_or_dropped_beside_the_board)
{
  qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  ck_assert (press_key (GDK_KEY_Escape, 0));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  stock_drag_to ("e3h");
  qdr_board_view_end_stock_drag (fixture.board, TRUE);

  qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  qdr_board_view_move_stock_drag (fixture.board, &GRAPHENE_POINT_INIT (-30, 300));
  qdr_board_view_end_stock_drag (fixture.board, TRUE);

  qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  qdr_board_view_end_stock_drag (fixture.board, FALSE);
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->stock_drag, QDR_MOVE_STEP);
  ck_assert_ptr_null (fixture.refused);
}

TEST (only_the_person_to_move_takes_walls_from_the_stock)
{
  ck_assert (!qdr_board_view_begin_stock_drag (fixture.board, 1, FALSE));
  qdr_board_view_set_locked (fixture.board, TRUE);
  ck_assert (!qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE));
  qdr_board_view_set_locked (fixture.board, FALSE);
  qdr_player_set_seat (qdr_game_get_player (fixture.game, 0), "computer nobody");
  ck_assert (!qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE));
}

TEST (a_move_played_elsewhere_takes_the_dragged_wall_away)
{
  qdr_board_view_begin_stock_drag (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  play ("e2");
  qdr_board_view_end_stock_drag (fixture.board, TRUE);
  assert_ply (1);
}

TEST (a_wall_dragged_from_the_stock_by_a_finger_runs_ahead_of_it_where_squares_are_small)
{
  graphene_point_t finger;

  show_small_squares ();
  finger = point_of ("m9h");
  finger.y += 36;
  ck_assert (qdr_board_view_begin_stock_drag (fixture.board, 0, TRUE));
  qdr_board_view_move_stock_drag (fixture.board, &finger);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("m9h"));
  qdr_board_view_end_stock_drag (fixture.board, TRUE);
  assert_last_move ("m9h");
}
