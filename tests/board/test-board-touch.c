/*
 * Touch on a board, and walls that wait for confirmation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-board-view.h"

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_tap_shows_a_wall_and_a_second_tap_places_it)
{
  tap ("e3v");
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
  ck_assert (board_offers_wall ());
  tap ("c6h");
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6h"));
  tap ("c6h");
  assert_last_move ("c6h");
  ck_assert (!board_offers_wall ());
}

TEST (a_wall_is_confirmed_by_enter_or_the_button_and_dropped_by_escape)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  tap ("e3v");
  ck_assert (press_key (GDK_KEY_Escape, 0));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  ck_assert (!board_offers_wall ());

  tap ("e3v");
  ck_assert (press_key (GDK_KEY_Return, 0));
  assert_last_move ("e3v");
  tap ("c6h");
  g_signal_emit_by_name (board_find_confirm_button (fixture.board), "clicked");
  assert_last_move ("c6h");
}

TEST (a_wall_to_be_confirmed_that_is_not_allowed_says_why)
{
  play ("e3h");
  tap ("e3v");
  ck_assert (!board_offers_wall ());
  ck_assert_str_eq (board_read_bubble (board_get_bubble (fixture.board)),
                    "That crosses another wall.");
  tap ("e3v");
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, "That crosses another wall.");
}

TEST (a_wall_that_is_never_confirmed_is_placed_by_one_tap)
{
  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_NEVER);
  tap ("e3v");
  assert_last_move ("e3v");
}

TEST (a_wall_that_is_always_confirmed_stands_until_a_second_click)
{
  const graphene_point_t to = point_of ("c6h");

  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_ALWAYS);
  click ("e3v");
  assert_ply (0);
  point_at ("b2h");
  qdr_board_pointer_leave (board_get_pointer (fixture.board));
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
  qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board));
  ck_assert (board_offers_wall ());
  click ("e3h");
  assert_last_move ("e3h");

  drag_from_to ("b2h", &to, FALSE);
  assert_ply (1);
  drag_from_to ("c6h", &to, FALSE);
  assert_ply (1);
  click ("c6h");
  assert_last_move ("c6h");
}

TEST (a_pawn_moves_at_once_though_walls_are_confirmed)
{
  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_ALWAYS);
  click ("e3v");
  click ("e2");
  assert_last_move ("e2");
  ck_assert (!board_offers_wall ());
  qdr_board_view_begin_stock_drag (fixture.board, 1, FALSE);
  qdr_board_view_move_stock_drag (fixture.board, &GRAPHENE_POINT_INIT (300, 300));
  qdr_board_view_end_stock_drag (fixture.board, TRUE);
  assert_ply (1);
  ck_assert (board_offers_wall ());
}

TEST (where_squares_are_small_a_second_tap_places_the_wall)
{
  show_small_squares ();
  tap ("e3v");
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
  tap ("e3v");
  assert_last_move ("e3v");
}

TEST (where_squares_are_small_a_tap_elsewhere_shows_another_wall)
{
  show_small_squares ();
  tap ("e3v");
  tap ("m9h");
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("m9h"));
}

TEST (where_squares_are_small_a_dragged_wall_runs_ahead_of_the_finger)
{
  graphene_point_t to;

  show_small_squares ();
  to = point_of ("m9h");
  to.y += 36;
  drag_from_to ("e3h", &to, TRUE);
  assert_last_move ("m9h");
}

TEST (a_finger_that_leaves_the_board_calls_the_wall_off)
{
  drag_from_to ("e3h", &GRAPHENE_POINT_INIT (-40, 20), TRUE);
  assert_ply (0);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
}
