/*
 * The mouse on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_click_on_a_square_moves_the_pawn)
{
  click ("e2");
  assert_last_move ("e2");
  click ("e8");
  assert_last_move ("e8");
  ck_assert_ptr_null (fixture.refused);
}

TEST (a_click_on_a_groove_places_the_wall_that_was_shown)
{
  point_at ("c6v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6v"));
  ck_assert (get_scene ()->pointed_is_legal);
  click ("c6v");
  assert_last_move ("c6v");
  click ("f3h");
  assert_last_move ("f3h");
}

TEST (a_click_on_a_square_too_far_is_refused_and_changes_nothing)
{
  click ("e5");
  assert_ply (0);
  ck_assert_ptr_nonnull (fixture.refused);
}

TEST (a_wall_that_is_not_allowed_says_why_before_the_click_and_after_it)
{
  play ("e3h");
  point_at ("e3v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
  ck_assert (!get_scene ()->pointed_is_legal);
  ck_assert_ptr_nonnull (qdr_board_view_get_notice (fixture.board));
  click ("e3v");
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, qdr_board_view_get_notice (fixture.board));

  point_at ("a1h");
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
}

static gboolean
is_allocated (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

TEST (a_wall_that_is_refused_says_why_beside_it_on_the_board)
{
  GtkWidget *bubble = board_get_bubble (fixture.board);
  graphene_rect_t bounds;
  graphene_rect_t wall;

  play ("e3h");
  point_at ("e3v");
  ck_assert_str_eq (board_read_bubble (bubble), "That crosses another wall.");
  fixture_wait (is_allocated, bubble);
  wall = qdr_board_geometry_get_wall (get_geometry (), move_of ("e3v"));
  ck_assert (gtk_widget_compute_bounds (bubble, GTK_WIDGET (fixture.board), &bounds));
  ck_assert (!graphene_rect_intersection (&bounds, &wall, NULL));
  ck_assert (graphene_rect_contains_rect (&get_geometry ()->frame, &bounds));

  point_at ("a1h");
  ck_assert_ptr_null (board_read_bubble (bubble));
  ck_assert (!gtk_widget_get_child_visible (bubble));
}

TEST (the_mouse_that_leaves_shows_nothing)
{
  point_at ("e3v");
  qdr_board_pointer_leave (board_get_pointer (fixture.board));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
}

TEST (a_mouse_at_rest_is_not_told_that_its_wall_is_taken)
{
  click ("e3v");
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
  qdr_game_step_back (fixture.game);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
}

TEST (a_mouse_at_rest_points_at_nothing_while_keys_are_used)
{
  point_at ("e3v");
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
  board_press_key (fixture.board, GDK_KEY_Up, 0);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  board_press_key (fixture.board, GDK_KEY_Return, 0);
  ck_assert_uint_eq (qdr_game_get_ply (fixture.game), 1);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  point_at ("e3h");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
}

TEST (a_mouse_at_rest_points_at_nothing_in_another_game)
{
  g_autoptr (QdrGame) another = create_game (9, 9, 2);

  point_at ("e3v");
  show_game (another);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  play ("e2");
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  point_at ("e3v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3v"));
}

TEST (a_press_that_is_dragged_off_the_board_is_called_off)
{
  drag_from_to ("e3v", &GRAPHENE_POINT_INIT (-20, -20), FALSE);
  drag_from_to ("e2", &GRAPHENE_POINT_INIT (-20, -20), FALSE);
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
}

TEST (a_press_on_the_pawn_never_ends_in_a_wall)
{
  const graphene_point_t groove = point_of ("e2h");

  drag_from_to ("e1", &groove, FALSE);
  ck_assert (qdr_game_get_last_record (fixture.game) == NULL ||
             !qdr_move_is_wall (qdr_record_get_move (qdr_game_get_last_record (fixture.game))));
}

TEST (the_pawn_can_be_dragged)
{
  const graphene_point_t to = point_of ("e2");

  drag_from_to ("e1", &to, FALSE);
  assert_last_move ("e2");
}

TEST (a_computer_seat_takes_no_clicks)
{
  qdr_player_set_seat (qdr_game_get_player (fixture.game, 0), "computer nobody");
  point_at ("e3v");
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  click ("e2");
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
}

TEST (a_locked_board_takes_no_clicks_until_it_is_unlocked)
{
  point_at ("e3v");
  qdr_board_view_set_locked (fixture.board, TRUE);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  click ("e2");
  assert_ply (0);
  qdr_board_view_set_locked (fixture.board, FALSE);
  click ("e2");
  assert_ply (1);
}

TEST (a_game_that_is_over_takes_no_clicks)
{
  play ("resign");
  click ("e8");
  assert_ply (1);
}

TEST (a_move_played_elsewhere_ends_a_press)
{
  const graphene_point_t point = point_of ("e3v");

  qdr_board_pointer_press (board_get_pointer (fixture.board), &point, FALSE);
  play ("e2");
  qdr_board_pointer_release (board_get_pointer (fixture.board));
  assert_ply (1);
}

TEST (a_wall_under_the_mouse_turns_and_stays_so_at_its_corner)
{
  graphene_point_t point = point_of ("e3v");

  point_at ("e3v");
  ck_assert (qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board)));
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
  point.x += 2;
  qdr_board_pointer_move (board_get_pointer (fixture.board), &point);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
  click ("e3v");
  assert_last_move ("e3h");

  point_at ("c6v");
  qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board));
  point_at ("c7v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c7v"));
  point_at ("c6v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6v"));
}

TEST (a_wall_that_is_dragged_turns_until_it_is_let_go)
{
  const graphene_point_t from = point_of ("e3h");
  const graphene_point_t to = point_of ("c6h");

  qdr_board_pointer_press (board_get_pointer (fixture.board), &from, FALSE);
  ck_assert (qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board)));
  qdr_board_pointer_drag (board_get_pointer (fixture.board), &to, 100);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6v"));
  qdr_board_pointer_drag (board_get_pointer (fixture.board), &GRAPHENE_POINT_INIT (-20, -20), 100);
  qdr_board_pointer_drag (board_get_pointer (fixture.board), &to, 100);
  qdr_board_pointer_release (board_get_pointer (fixture.board));
  assert_last_move ("c6v");
  drag_from_to ("e3h", &from, FALSE);
  assert_last_move ("e3h");
}

TEST (there_is_nothing_to_turn_over_a_square)
{
  ck_assert (!qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board)));
  point_at ("e2");
  ck_assert (!qdr_board_pointer_rotate_wall (board_get_pointer (fixture.board)));
  focus ("e3");
  point_at ("c6v");
  ck_assert (press_key (GDK_KEY_r, 0));
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c6h"));
}

static void
assert_points_where_the_mouse_is (const graphene_point_t *mouse)
{
  const QdrMove pointed = get_scene ()->pointed;
  const QdrMove meant =
      qdr_board_geometry_pick_move (get_geometry (), mouse, &get_scene ()->destinations, pointed);

  ck_assert_uint_ne (pointed, QDR_MOVE_NONE);
  ck_assert_uint_eq (pointed, meant);
  ck_assert (get_scene ()->pointed_is_legal);
}

/* As in the first steps of the lesson. */
TEST (walls_that_a_game_never_had_are_not_missed)
{
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e1 e9 | 0 0 | - | -", &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  show_game (game);
  point_at ("c3h");
  ck_assert (!get_scene ()->pointed_is_legal);
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
}

TEST (the_mouse_that_moves_on_a_smaller_board_points_at_what_is_there)
{
  g_autoptr (QdrGame) game = create_game (5, 5, 2);
  const graphene_point_t mouse = point_of ("h8v");

  point_at ("h8v");
  show_game (game);
  ck_assert_uint_eq (get_geometry ()->board.width, 5);
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  qdr_board_pointer_move (board_get_pointer (fixture.board), &mouse);
  assert_points_where_the_mouse_is (&mouse);
}

TEST (the_mouse_that_moves_on_a_larger_board_points_at_what_is_there)
{
  g_autoptr (QdrGame) small = create_game (5, 5, 2);
  g_autoptr (QdrGame) large = create_game (9, 9, 2);
  graphene_point_t mouse;

  show_game (small);
  mouse = point_of ("b2v");
  point_at ("b2v");
  show_game (large);
  ck_assert_uint_eq (get_geometry ()->board.width, 9);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  qdr_board_pointer_move (board_get_pointer (fixture.board), &mouse);
  assert_points_where_the_mouse_is (&mouse);
}

TEST (the_mouse_on_a_board_that_turns_points_at_what_is_there)
{
  const graphene_point_t mouse = point_of ("b2v");

  point_at ("b2v");
  qdr_board_view_set_rotation (fixture.board, 2);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("g7v"));
  assert_points_where_the_mouse_is (&mouse);
}

TEST (the_mouse_on_a_board_of_another_size_points_at_what_is_there)
{
  const graphene_point_t mouse = point_of ("b2v");

  point_at ("b2v");
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 500, 500 }, -1);
  /* GTK sends the position of the mouse when widgets under it have changed. */
  qdr_board_pointer_move (board_get_pointer (fixture.board), &mouse);
  ck_assert_uint_ne (get_scene ()->pointed, move_of ("b2v"));
}
