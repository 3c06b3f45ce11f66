/*
 * Playing on the board with mouse, finger, keyboard and assistive tools, and following the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-parts.h"

#include <adwaita.h>
#include <math.h>

#include "qdr-board-picture.h"
#include "qdr-notation.h"
#include "run-suite.h"

/* A board in a window, and what it said. */
typedef struct {
  GtkWidget *window;
  QdrBoardView *board;
  QdrGame *game;
  char *refused;
} Fixture;

static Fixture fixture;

static QdrGame *
create_game (guint width, guint height, guint players)
{
  QdrPosition start;

  qdr_position_init (&start, width, height, players);
  return qdr_game_new (&start, TRUE);
}

static void
refused_cb (QdrBoardView *board, const char *sentence, gpointer user_data)
{
  g_free (fixture.refused);
  fixture.refused = g_strdup (sentence);
}

static void
allocate (int size)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), size, size);
  gtk_window_present (GTK_WINDOW (fixture.window));
  while (gtk_widget_get_width (GTK_WIDGET (fixture.board)) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
show_game (QdrGame *game)
{
  g_set_object (&fixture.game, game);
  qdr_board_view_set_game (fixture.board, game);
}

static void
set_up (void)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 2);

  adw_init ();
  fixture.window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture.window), FALSE);
  fixture.board = QDR_BOARD_VIEW (qdr_board_view_new ());
  qdr_board_view_set_animate (fixture.board, FALSE);
  g_signal_connect (fixture.board, "refused", G_CALLBACK (refused_cb), NULL);
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.board));
  show_game (game);
  allocate (600);
}

static void
tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  g_clear_object (&fixture.game);
  g_clear_pointer (&fixture.refused, g_free);
}

static QdrMove
move_of (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (fixture.game)->board, text, &move),
                    QDR_REASON_NONE);
  return move;
}

static void
play (const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (char **text = texts; *text != NULL; text++)
    ck_assert (qdr_game_play_text (fixture.game, *text, NULL));
}

/* A point that means @text: the middle of the square, or of one arm of the wall. */
static graphene_point_t
point_of (const char *text)
{
  const QdrMove move = move_of (text);
  const QdrBoardGeometry *geometry =
      qdr_board_state_get_geometry (qdr_board_view_get_parts (fixture.board)->state);
  graphene_rect_t bounds;
  graphene_point_t point;

  if (!qdr_move_is_wall (move))
    return qdr_board_geometry_get_centre (geometry, qdr_move_square (move));

  bounds = qdr_board_geometry_get_wall (geometry, move);
  graphene_rect_get_center (&bounds, &point);
  if (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL)
    point.x += geometry->pitch * 0.35f;
  else
    point.y += geometry->pitch * 0.35f;
  return point;
}

static void
point_at (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_move (qdr_board_view_get_parts (fixture.board)->pointer, &point);
}

static void
press (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_move (qdr_board_view_get_parts (fixture.board)->pointer, &point);
  qdr_board_pointer_press (qdr_board_view_get_parts (fixture.board)->pointer, &point, FALSE);
}

static void
click (const char *text)
{
  press (text);
  qdr_board_pointer_release (qdr_board_view_get_parts (fixture.board)->pointer);
}

static void
tap (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_press (qdr_board_view_get_parts (fixture.board)->pointer, &point, TRUE);
  qdr_board_pointer_release (qdr_board_view_get_parts (fixture.board)->pointer);
}

static void
drag_from_to (const char *from, const graphene_point_t *to, gboolean finger)
{
  const graphene_point_t start = point_of (from);

  qdr_board_pointer_press (qdr_board_view_get_parts (fixture.board)->pointer, &start, finger);
  qdr_board_pointer_drag (qdr_board_view_get_parts (fixture.board)->pointer, to,
                          graphene_point_distance (&start, to, NULL, NULL));
  qdr_board_pointer_release (qdr_board_view_get_parts (fixture.board)->pointer);
}

static void
assert_last_move (const char *text)
{
  ck_assert_ptr_nonnull (qdr_game_get_last_record (fixture.game));
  ck_assert_str_eq (qdr_record_get_text (qdr_game_get_last_record (fixture.game)), text);
}

static void
assert_ply (guint ply)
{
  ck_assert_uint_eq (qdr_game_get_ply (fixture.game), ply);
}

static QdrSquareView *
square_at (const char *text)
{
  return qdr_board_squares_get (qdr_board_view_get_parts (fixture.board)->squares,
                                qdr_move_square (move_of (text)));
}

static void
focus (const char *text)
{
  ck_assert (gtk_widget_grab_focus (GTK_WIDGET (square_at (text))));
}

static void
assert_focus (const char *text)
{
  ck_assert_ptr_eq (qdr_board_squares_get_focused (
                        qdr_board_view_get_parts (fixture.board)->squares),
                    square_at (text));
}

/* Mouse */

START_TEST (a_click_on_a_square_moves_the_pawn)
{
  click ("e2");
  assert_last_move ("e2");
  click ("e8");
  assert_last_move ("e8");
  ck_assert_ptr_null (fixture.refused);
}
END_TEST

START_TEST (a_click_on_a_groove_places_the_wall_that_was_shown)
{
  point_at ("c6v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6v"));
  ck_assert (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                 ->pointed_is_legal);
  click ("c6v");
  assert_last_move ("c6v");
  click ("f3h");
  assert_last_move ("f3h");
}
END_TEST

START_TEST (a_click_on_a_square_too_far_is_refused_and_changes_nothing)
{
  click ("e5");
  assert_ply (0);
  ck_assert_ptr_nonnull (fixture.refused);
}
END_TEST

START_TEST (a_wall_that_is_not_allowed_says_why_before_the_click_and_after_it)
{
  play ("e3h");
  point_at ("e3v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3v"));
  ck_assert (!qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                  ->pointed_is_legal);
  ck_assert_ptr_nonnull (qdr_board_view_get_notice (fixture.board));
  click ("e3v");
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, qdr_board_view_get_notice (fixture.board));

  point_at ("a1h");
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
}
END_TEST

START_TEST (a_wall_that_is_refused_says_why_beside_it_on_the_board)
{
  QdrBoardBubble *bubble = qdr_board_view_get_parts (fixture.board)->bubble;
  graphene_rect_t bounds;
  graphene_rect_t wall;

  play ("e3h");
  point_at ("e3v");
  ck_assert_str_eq (qdr_board_bubble_get_text (bubble), "That crosses another wall.");
  while (gtk_widget_get_width (GTK_WIDGET (bubble)) == 0)
    g_main_context_iteration (NULL, TRUE);
  wall = qdr_board_geometry_get_wall (qdr_board_state_get_geometry (
                                          qdr_board_view_get_parts (fixture.board)->state),
                                      move_of ("e3v"));
  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (bubble), GTK_WIDGET (fixture.board), &bounds));
  ck_assert (!graphene_rect_intersection (&bounds, &wall, NULL));
  ck_assert (graphene_rect_contains_rect (
      &qdr_board_state_get_geometry (qdr_board_view_get_parts (fixture.board)->state)->frame,
      &bounds));

  point_at ("a1h");
  ck_assert_ptr_null (qdr_board_bubble_get_text (bubble));
  ck_assert (!gtk_widget_get_child_visible (GTK_WIDGET (bubble)));
}
END_TEST

START_TEST (the_mouse_that_leaves_shows_nothing)
{
  point_at ("e3v");
  qdr_board_pointer_leave (qdr_board_view_get_parts (fixture.board)->pointer);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
}
END_TEST

START_TEST (a_mouse_at_rest_is_not_told_that_its_wall_is_taken)
{
  click ("e3v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  ck_assert_ptr_null (qdr_board_view_get_notice (fixture.board));
  qdr_game_step_back (fixture.game);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3v"));
}
END_TEST

START_TEST (a_press_that_is_dragged_off_the_board_is_called_off)
{
  drag_from_to ("e3v", &GRAPHENE_POINT_INIT (-20, -20), FALSE);
  drag_from_to ("e2", &GRAPHENE_POINT_INIT (-20, -20), FALSE);
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
}
END_TEST

START_TEST (a_press_on_the_pawn_never_ends_in_a_wall)
{
  const graphene_point_t groove = point_of ("e2h");

  drag_from_to ("e1", &groove, FALSE);
  ck_assert (qdr_game_get_last_record (fixture.game) == NULL ||
             !qdr_move_is_wall (qdr_record_get_move (qdr_game_get_last_record (fixture.game))));
}
END_TEST

START_TEST (the_pawn_can_be_dragged)
{
  const graphene_point_t to = point_of ("e2");

  drag_from_to ("e1", &to, FALSE);
  assert_last_move ("e2");
}
END_TEST

START_TEST (a_computer_seat_takes_no_clicks)
{
  qdr_player_set_seat (qdr_game_get_player (fixture.game, 0), "computer nobody");
  point_at ("e3v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  click ("e2");
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
}
END_TEST

START_TEST (a_locked_board_takes_no_clicks_until_it_is_unlocked)
{
  point_at ("e3v");
  qdr_board_view_set_locked (fixture.board, TRUE);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  click ("e2");
  assert_ply (0);
  qdr_board_view_set_locked (fixture.board, FALSE);
  click ("e2");
  assert_ply (1);
}
END_TEST

START_TEST (a_game_that_is_over_takes_no_clicks)
{
  play ("resign");
  click ("e8");
  assert_ply (1);
}
END_TEST

START_TEST (a_move_played_elsewhere_ends_a_press)
{
  const graphene_point_t point = point_of ("e3v");

  qdr_board_pointer_press (qdr_board_view_get_parts (fixture.board)->pointer, &point, FALSE);
  play ("e2");
  qdr_board_pointer_release (qdr_board_view_get_parts (fixture.board)->pointer);
  assert_ply (1);
}
END_TEST

START_TEST (a_wall_under_the_mouse_turns_and_stays_so_at_its_corner)
{
  graphene_point_t point = point_of ("e3v");

  point_at ("e3v");
  ck_assert (qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3h"));
  point.x += 2;
  qdr_board_pointer_move (qdr_board_view_get_parts (fixture.board)->pointer, &point);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3h"));
  click ("e3v");
  assert_last_move ("e3h");

  point_at ("c6v");
  qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer);
  point_at ("c7v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c7v"));
  point_at ("c6v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6v"));
}
END_TEST

START_TEST (a_wall_that_is_dragged_turns_until_it_is_let_go)
{
  const graphene_point_t from = point_of ("e3h");
  const graphene_point_t to = point_of ("c6h");

  qdr_board_pointer_press (qdr_board_view_get_parts (fixture.board)->pointer, &from, FALSE);
  ck_assert (qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer));
  qdr_board_pointer_drag (qdr_board_view_get_parts (fixture.board)->pointer, &to, 100);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6v"));
  qdr_board_pointer_drag (qdr_board_view_get_parts (fixture.board)->pointer,
                          &GRAPHENE_POINT_INIT (-20, -20), 100);
  qdr_board_pointer_drag (qdr_board_view_get_parts (fixture.board)->pointer, &to, 100);
  qdr_board_pointer_release (qdr_board_view_get_parts (fixture.board)->pointer);
  assert_last_move ("c6v");
  drag_from_to ("e3h", &from, FALSE);
  assert_last_move ("e3h");
}
END_TEST

START_TEST (there_is_nothing_to_turn_over_a_square)
{
  ck_assert (!qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer));
  point_at ("e2");
  ck_assert (!qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer));
  focus ("e3");
  point_at ("c6v");
  ck_assert (qdr_board_keys_turn (qdr_board_view_get_parts (fixture.board)->keys));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6h"));
}
END_TEST

/* Finger */

START_TEST (a_tap_shows_a_wall_and_a_second_tap_places_it)
{
  QdrBoardBubble *bubble = qdr_board_view_get_parts (fixture.board)->bubble;

  tap ("e3v");
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3v"));
  ck_assert (qdr_board_bubble_get_asks (bubble));
  tap ("c6h");
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6h"));
  tap ("c6h");
  assert_last_move ("c6h");
  ck_assert (!qdr_board_bubble_get_asks (bubble));
}
END_TEST

START_TEST (a_wall_is_confirmed_by_enter_or_the_button_and_dropped_by_escape)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  tap ("e3v");
  ck_assert (qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  ck_assert (!qdr_board_bubble_get_asks (qdr_board_view_get_parts (fixture.board)->bubble));

  tap ("e3v");
  ck_assert (qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys));
  assert_last_move ("e3v");
  tap ("c6h");
  g_signal_emit_by_name (qdr_board_view_get_parts (fixture.board)->bubble, "confirmed");
  assert_last_move ("c6h");
}
END_TEST

START_TEST (a_wall_to_be_confirmed_that_is_not_allowed_says_why)
{
  play ("e3h");
  tap ("e3v");
  ck_assert (!qdr_board_bubble_get_asks (qdr_board_view_get_parts (fixture.board)->bubble));
  ck_assert_str_eq (qdr_board_bubble_get_text (qdr_board_view_get_parts (fixture.board)->bubble),
                    "That crosses another wall.");
  tap ("e3v");
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, "That crosses another wall.");
}
END_TEST

START_TEST (a_wall_that_is_never_confirmed_is_placed_by_one_tap)
{
  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_NEVER);
  tap ("e3v");
  assert_last_move ("e3v");
}
END_TEST

START_TEST (a_wall_that_is_always_confirmed_stands_until_a_second_click)
{
  const graphene_point_t to = point_of ("c6h");

  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_ALWAYS);
  click ("e3v");
  assert_ply (0);
  point_at ("b2h");
  qdr_board_pointer_leave (qdr_board_view_get_parts (fixture.board)->pointer);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3v"));
  qdr_board_pointer_turn (qdr_board_view_get_parts (fixture.board)->pointer);
  ck_assert (qdr_board_bubble_get_asks (qdr_board_view_get_parts (fixture.board)->bubble));
  click ("e3h");
  assert_last_move ("e3h");

  drag_from_to ("b2h", &to, FALSE);
  assert_ply (1);
  drag_from_to ("c6h", &to, FALSE);
  assert_ply (1);
  click ("c6h");
  assert_last_move ("c6h");
}
END_TEST

START_TEST (a_pawn_moves_at_once_though_walls_are_confirmed)
{
  qdr_board_view_set_confirm_walls (fixture.board, QDR_CONFIRM_ALWAYS);
  click ("e3v");
  click ("e2");
  assert_last_move ("e2");
  ck_assert (!qdr_board_bubble_get_asks (qdr_board_view_get_parts (fixture.board)->bubble));
  qdr_board_view_stock_drag_begin (fixture.board, 1, FALSE);
  qdr_board_view_stock_drag_move (fixture.board, &GRAPHENE_POINT_INIT (300, 300));
  qdr_board_view_stock_drag_end (fixture.board, TRUE);
  assert_ply (1);
  ck_assert (qdr_board_bubble_get_asks (qdr_board_view_get_parts (fixture.board)->bubble));
}
END_TEST

static void
show_small_squares (void)
{
  g_autoptr (QdrGame) game = create_game (19, 19, 2);

  show_game (game);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
}

START_TEST (where_squares_are_small_a_second_tap_places_the_wall)
{
  show_small_squares ();
  tap ("e3v");
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3v"));
  tap ("e3v");
  assert_last_move ("e3v");
}
END_TEST

START_TEST (where_squares_are_small_a_tap_elsewhere_shows_another_wall)
{
  show_small_squares ();
  tap ("e3v");
  tap ("m9h");
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("m9h"));
}
END_TEST

START_TEST (where_squares_are_small_a_dragged_wall_runs_ahead_of_the_finger)
{
  graphene_point_t to;

  show_small_squares ();
  to = point_of ("m9h");
  to.y += 36;
  drag_from_to ("e3h", &to, TRUE);
  assert_last_move ("m9h");
}
END_TEST

START_TEST (a_finger_that_leaves_the_board_calls_the_wall_off)
{
  drag_from_to ("e3h", &GRAPHENE_POINT_INIT (-40, 20), TRUE);
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
}
END_TEST

/* Walls from the stock */

static void
stock_drag_to (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_view_stock_drag_move (fixture.board, &point);
}

START_TEST (a_wall_from_the_stock_is_placed_where_it_is_dropped)
{
  ck_assert (qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE));
  qdr_board_view_stock_drag_move (fixture.board, &GRAPHENE_POINT_INIT (300, 700));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->stock_drag,
      QDR_MOVE_HORIZONTAL_WALL);
  stock_drag_to ("e3h");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3h"));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->stock_drag,
      QDR_MOVE_STEP);
  qdr_board_view_stock_drag_end (fixture.board, TRUE);
  assert_last_move ("e3h");
}
END_TEST

START_TEST (a_wall_from_the_stock_is_turned_on_its_way_and_stays_so)
{
  qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE);
  qdr_board_view_stock_drag_move (fixture.board, &GRAPHENE_POINT_INIT (300, 700));
  qdr_board_view_stock_drag_turn (fixture.board);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->stock_drag,
      QDR_MOVE_VERTICAL_WALL);
  stock_drag_to ("c6h");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("c6v"));
  ck_assert (qdr_board_keys_turn (qdr_board_view_get_parts (fixture.board)->keys));
  stock_drag_to ("e3v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("e3h"));
  qdr_board_view_stock_drag_turn (fixture.board);
  qdr_board_view_stock_drag_end (fixture.board, TRUE);
  assert_last_move ("e3v");
}
END_TEST

START_TEST (a_wall_from_the_stock_goes_back_when_called_off_or_dropped_beside_the_board)
{
  qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  ck_assert (qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  stock_drag_to ("e3h");
  qdr_board_view_stock_drag_end (fixture.board, TRUE);

  qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  qdr_board_view_stock_drag_move (fixture.board, &GRAPHENE_POINT_INIT (-30, 300));
  qdr_board_view_stock_drag_end (fixture.board, TRUE);

  qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  qdr_board_view_stock_drag_end (fixture.board, FALSE);
  assert_ply (0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->stock_drag,
      QDR_MOVE_STEP);
  ck_assert_ptr_null (fixture.refused);
}
END_TEST

START_TEST (only_the_person_to_move_takes_walls_from_the_stock)
{
  ck_assert (!qdr_board_view_stock_drag_begin (fixture.board, 1, FALSE));
  qdr_board_view_set_locked (fixture.board, TRUE);
  ck_assert (!qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE));
  qdr_board_view_set_locked (fixture.board, FALSE);
  qdr_player_set_seat (qdr_game_get_player (fixture.game, 0), "computer nobody");
  ck_assert (!qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE));
}
END_TEST

START_TEST (a_move_played_elsewhere_takes_the_dragged_wall_away)
{
  qdr_board_view_stock_drag_begin (fixture.board, 0, FALSE);
  stock_drag_to ("e3h");
  play ("e2");
  qdr_board_view_stock_drag_end (fixture.board, TRUE);
  assert_ply (1);
}
END_TEST

START_TEST (a_wall_dragged_from_the_stock_by_a_finger_runs_ahead_of_it_where_squares_are_small)
{
  graphene_point_t finger;

  show_small_squares ();
  finger = point_of ("m9h");
  finger.y += 36;
  ck_assert (qdr_board_view_stock_drag_begin (fixture.board, 0, TRUE));
  qdr_board_view_stock_drag_move (fixture.board, &finger);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of ("m9h"));
  qdr_board_view_stock_drag_end (fixture.board, TRUE);
  assert_last_move ("m9h");
}
END_TEST

/* Keyboard */

START_TEST (the_focus_enters_at_the_pawn_to_move_and_leaves_at_once)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  assert_focus ("e1");
  ck_assert (!gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));

  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  play ("e2");
  ck_assert (gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));
  assert_focus ("e9");
}
END_TEST

START_TEST (arrows_go_from_square_to_square_and_stop_at_the_edge)
{
  focus ("h8");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  assert_focus ("h9");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  assert_focus ("h9");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_EAST);
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_EAST);
  assert_focus ("i9");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_SOUTH);
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_WEST);
  assert_focus ("h8");
}
END_TEST

static void
drawn_cb (GdkPaintable *paintable, gboolean *drawn)
{
  *drawn = TRUE;
}

START_TEST (the_board_is_drawn_anew_when_the_focus_moves)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture.board));
  const gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;
  gboolean drawn = FALSE;

  focus ("e3");
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  g_signal_connect (paintable, "invalidate-contents", G_CALLBACK (drawn_cb), &drawn);
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  while (!drawn && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  ck_assert (drawn);
}
END_TEST

START_TEST (enter_moves_the_pawn_to_the_square_with_the_focus)
{
  focus ("e2");
  ck_assert (qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys));
  assert_last_move ("e2");
}
END_TEST

static QdrSlotView *
slot_at (const char *text)
{
  return qdr_board_slots_get (qdr_board_view_get_parts (fixture.board)->slots, move_of (text));
}

/* The focus is in a groove, and the wall is shown there. */
static void
assert_in_groove (const char *text)
{
  ck_assert_ptr_eq (qdr_board_slots_get_focused (qdr_board_view_get_parts (fixture.board)->slots),
                    slot_at (text));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      move_of (text));
}

START_TEST (a_wall_is_shown_shifted_turned_and_placed_with_keys)
{
  focus ("e3");
  ck_assert (qdr_board_keys_wall (qdr_board_view_get_parts (fixture.board)->keys,
                                  QDR_MOVE_HORIZONTAL_WALL));
  assert_in_groove ("e3h");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_WEST);
  assert_in_groove ("d4h");
  qdr_board_keys_wall (qdr_board_view_get_parts (fixture.board)->keys, QDR_MOVE_HORIZONTAL_WALL);
  assert_in_groove ("d4v");
  qdr_board_keys_turn (qdr_board_view_get_parts (fixture.board)->keys);
  assert_in_groove ("d4h");
  qdr_board_keys_turn (qdr_board_view_get_parts (fixture.board)->keys);
  assert_ply (0);
  qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys);
  assert_last_move ("d4v");
  assert_focus ("e3");
}
END_TEST

START_TEST (a_wall_shown_by_keys_stays_on_the_board)
{
  focus ("i9");
  qdr_board_keys_wall (qdr_board_view_get_parts (fixture.board)->keys, QDR_MOVE_VERTICAL_WALL);
  assert_in_groove ("h8v");
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  qdr_board_keys_arrow (qdr_board_view_get_parts (fixture.board)->keys, QDR_EAST);
  assert_in_groove ("h8v");
}
END_TEST

/* A step from a square into the groove on one of its sides; with the board turned, sides are those
 * of the screen. */
static const struct {
  guint rotation;
  const char *square;
  QdrDirection side;
  const char *wall; /* (nullable): at the edge there is none */
} groove_cases[] = {
  { 0, "e3", QDR_NORTH, "e3h" }, { 0, "e3", QDR_EAST, "e3v" },  { 0, "e3", QDR_SOUTH, "e2h" },
  { 0, "e3", QDR_WEST, "d3v" },  { 0, "i3", QDR_NORTH, "h3h" }, { 0, "e9", QDR_EAST, "e8v" },
  { 0, "e9", QDR_NORTH, NULL },  { 0, "i3", QDR_EAST, NULL },   { 0, "e1", QDR_SOUTH, NULL },
  { 0, "a3", QDR_WEST, NULL },   { 2, "e3", QDR_NORTH, "e2h" }, { 2, "e3", QDR_EAST, "d3v" },
  { 1, "e3", QDR_NORTH, "e3v" }, { 1, "e3", QDR_EAST, "e2h" },  { 3, "e3", QDR_NORTH, "d3v" },
};

START_TEST (shift_and_an_arrow_go_into_the_groove_on_that_side_and_escape_leads_back)
{
  qdr_board_view_set_rotation (fixture.board, groove_cases[_i].rotation);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  focus (groove_cases[_i].square);
  ck_assert (qdr_board_keys_groove (qdr_board_view_get_parts (fixture.board)->keys,
                                    groove_cases[_i].side));
  if (groove_cases[_i].wall != NULL) {
    assert_in_groove (groove_cases[_i].wall);
    ck_assert (qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  }
  assert_focus (groove_cases[_i].square);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
}
END_TEST

START_TEST (a_wall_that_is_refused_keeps_the_focus_in_its_groove)
{
  play ("e3h");
  focus ("e3");
  qdr_board_keys_groove (qdr_board_view_get_parts (fixture.board)->keys, QDR_EAST);
  ck_assert_str_eq (qdr_board_view_get_notice (fixture.board), "That crosses another wall.");
  ck_assert (qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys));
  assert_ply (1);
  ck_assert_ptr_nonnull (fixture.refused);
  assert_in_groove ("e3v");
}
END_TEST

START_TEST (grooves_can_be_walked_while_somebody_else_is_to_move)
{
  qdr_board_view_set_locked (fixture.board, TRUE);
  focus ("e3");
  ck_assert (qdr_board_keys_groove (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH));
  ck_assert_ptr_eq (qdr_board_slots_get_focused (qdr_board_view_get_parts (fixture.board)->slots),
                    slot_at ("e3h"));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys);
  assert_ply (0);
  qdr_board_view_set_locked (fixture.board, FALSE);
  assert_in_groove ("e3h");
}
END_TEST

START_TEST (tab_leaves_the_board_from_a_groove)
{
  focus ("e3");
  qdr_board_keys_groove (qdr_board_view_get_parts (fixture.board)->keys, QDR_NORTH);
  ck_assert (!gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
}
END_TEST

START_TEST (an_assistive_tool_that_moves_the_focus_to_a_groove_shows_the_wall)
{
  ck_assert (gtk_widget_grab_focus (GTK_WIDGET (slot_at ("c6v"))));
  assert_in_groove ("c6v");
  ck_assert (qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  assert_focus ("c6");
}
END_TEST

START_TEST (escape_drops_the_wall_and_otherwise_is_not_for_the_board)
{
  focus ("e3");
  ck_assert (!qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  qdr_board_keys_wall (qdr_board_view_get_parts (fixture.board)->keys, QDR_MOVE_VERTICAL_WALL);
  ck_assert (qdr_board_keys_cancel (qdr_board_view_get_parts (fixture.board)->keys));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->pointed,
      QDR_MOVE_NONE);
  qdr_board_keys_enter (qdr_board_view_get_parts (fixture.board)->keys);
  assert_ply (0);
}
END_TEST

/* Assistive tools */

START_TEST (the_actions_of_a_square_move_and_place_walls)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (square_at ("e2")), "square.activate", NULL));
  assert_last_move ("e2");
  gtk_widget_activate_action (GTK_WIDGET (square_at ("c3")), "square.horizontal-wall", NULL);
  assert_last_move ("c3h");
  gtk_widget_activate_action (GTK_WIDGET (square_at ("c6")), "square.vertical-wall", NULL);
  assert_last_move ("c6v");
}
END_TEST

START_TEST (a_wall_at_a_square_without_a_corner_is_refused)
{
  gtk_widget_activate_action (GTK_WIDGET (square_at ("i4")), "square.horizontal-wall", NULL);
  gtk_widget_activate_action (GTK_WIDGET (square_at ("a9")), "square.vertical-wall", NULL);
  assert_ply (0);
  ck_assert_str_eq (fixture.refused, "That is off the board.");
}
END_TEST

START_TEST (squares_say_what_is_on_them_and_keep_up_with_the_game)
{
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("e1")),
                    "e1, Anna’s pawn, can move north, east, west");
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("e2")), "e2, you can move here");
  play ("e2 e3h");
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("e1")), "e1, you can move here");
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("f3")), "f3, wall above");
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("e4")), "e4, wall below");
  qdr_game_step_back (fixture.game);
  ck_assert_str_eq (qdr_square_view_get_label (square_at ("f3")), "f3");
}
END_TEST

START_TEST (places_for_walls_have_names_and_keep_up_with_the_game)
{
  const char *free = "e3h, horizontal wall above e3 and f3, free";

  ck_assert_uint_eq (qdr_board_slots_count (qdr_board_view_get_parts (fixture.board)->slots),
                     2 * 8 * 8);
  ck_assert_str_eq (qdr_slot_view_get_label (slot_at ("e3h")), free);
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  play ("e3h");
  ck_assert_str_eq (qdr_slot_view_get_label (slot_at ("e3h")),
                    "e3h, horizontal wall above e3 and f3, placed by Anna");
  ck_assert_str_eq (qdr_slot_view_get_label (slot_at ("e3v")),
                    "e3v, vertical wall to the right of e3 and e4, no room: crosses e3h");
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Zoe");
  ck_assert_str_eq (qdr_slot_view_get_label (slot_at ("e3h")),
                    "e3h, horizontal wall above e3 and f3, placed by Zoe");
  qdr_game_step_back (fixture.game);
  ck_assert_str_eq (qdr_slot_view_get_label (slot_at ("e3h")), free);
}
END_TEST

START_TEST (the_action_of_a_place_for_a_wall_places_it_or_says_why_not)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot_at ("h8v")), "slot.place", NULL));
  assert_last_move ("h8v");
  gtk_widget_activate_action (GTK_WIDGET (slot_at ("h8h")), "slot.place", NULL);
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, "That crosses another wall.");
}
END_TEST

/* How many places for walls have been told that they are free. */
static guint
count_free_slots (void)
{
  const QdrSlotState free = { QDR_REASON_NONE, 0, QDR_MOVE_NONE };
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (QDR_IS_SLOT_VIEW (child) && qdr_slot_view_is_in_state (QDR_SLOT_VIEW (child), free))
      count++;
  return count;
}

START_TEST (a_move_says_something_new_of_few_places_only)
{
  ck_assert_uint_eq (count_free_slots (), 128);
  play ("e3h");
  ck_assert_uint_eq (count_free_slots (), 124);
}
END_TEST

START_TEST (places_for_walls_lie_in_their_grooves_and_let_the_mouse_through)
{
  const graphene_point_t point = point_of ("e3h");
  graphene_rect_t bounds;
  graphene_rect_t groove =
      qdr_board_geometry_get_wall (qdr_board_state_get_geometry (
                                       qdr_board_view_get_parts (fixture.board)->state),
                                   move_of ("e3h"));

  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (slot_at ("e3h")), GTK_WIDGET (fixture.board),
                                        &bounds));
  ck_assert (fabsf (bounds.origin.x - groove.origin.x) < 1 &&
             fabsf (bounds.origin.y - groove.origin.y) < 1);
  ck_assert (!QDR_IS_SLOT_VIEW (gtk_widget_pick (GTK_WIDGET (fixture.board), (double) point.x,
                                                 (double) point.y, GTK_PICK_DEFAULT)));
}
END_TEST

/* Following the game */

START_TEST (the_board_takes_a_game_of_another_size_at_any_time)
{
  g_autoptr (QdrGame) game = create_game (13, 7, 4);
  QdrGame *old = g_object_ref (fixture.game);

  point_at ("e3v");
  show_game (game);
  ck_assert_uint_eq (qdr_board_squares_count (qdr_board_view_get_parts (fixture.board)->squares),
                     13 * 7);
  ck_assert_uint_eq (qdr_board_slots_count (qdr_board_view_get_parts (fixture.board)->slots),
                     2 * 12 * 6);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  click ("g2");
  assert_last_move ("g2");

  ck_assert (qdr_game_play_text (old, "e2", NULL));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->position.players,
      4);
  ck_assert_uint_eq (G_OBJECT (old)->ref_count, 1);
  g_object_unref (old);

  show_game (NULL);
  ck_assert_uint_eq (qdr_board_squares_count (qdr_board_view_get_parts (fixture.board)->squares),
                     0);
}
END_TEST

START_TEST (moves_during_an_animation_are_all_shown)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2 e8 e3h c6v");
  qdr_game_step_back (fixture.game);
  qdr_game_step_back (fixture.game);
  qdr_game_step_back (fixture.game);
  play ("d9");
  qdr_game_go_to (fixture.game, 0);
  ck_assert (qdr_position_equal (
      &qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->position,
      qdr_game_get_position (fixture.game)));
  while (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->motion.under_way)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

START_TEST (a_press_skips_the_motion)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2");
  ck_assert (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                 ->motion.under_way);
  press ("e8");
  ck_assert (!qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                  ->motion.under_way);
}
END_TEST

START_TEST (a_position_that_is_left_and_entered_again_moves_every_pawn_and_wall)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2 e3h");
  qdr_game_go_to (fixture.game, 0);
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->motion.from[0],
      qdr_move_square (move_of ("e2")));
  ck_assert (qdr_bits_test (
      &qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->motion.going[0],
      qdr_move_square (move_of ("e3"))));
}
END_TEST

static gboolean
take_proposal_cb (QdrBoardView *board, guint move, QdrMove *proposed)
{
  *proposed = (QdrMove) move;
  return TRUE;
}

START_TEST (whoever_takes_a_proposal_decides_about_it)
{
  QdrMove proposed = QDR_MOVE_NONE;

  g_signal_connect (fixture.board, "proposed", G_CALLBACK (take_proposal_cb), &proposed);
  click ("e2");
  ck_assert_uint_eq (proposed, move_of ("e2"));
  ck_assert_uint_eq (qdr_game_get_ply (fixture.game), 0);
}
END_TEST

START_TEST (a_wall_that_shuts_somebody_in_marks_the_squares_behind_it)
{
  const QdrBits *shut_in =
      &qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->shut_in;

  play ("d1v e8 e1v h2h");
  point_at ("d2h");
  ck_assert_uint_eq (qdr_bits_count (*shut_in, QDR_BITS_WORDS), 2);
  ck_assert (qdr_bits_test (shut_in, qdr_move_square (move_of ("e1"))));
  ck_assert (qdr_bits_test (shut_in, qdr_move_square (move_of ("e2"))));
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->shut_in_player,
      0);
  point_at ("d3h");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->shut_in_player,
      QDR_NOBODY);
  ck_assert (!qdr_bits_any (*shut_in, QDR_BITS_WORDS));
}
END_TEST

START_TEST (a_line_is_shown_up_to_what_is_not_legal_and_goes_with_the_position)
{
  const QdrMove moves[] = { move_of ("e2"), move_of ("e3h"), move_of ("e3h"), move_of ("e8") };
  const QdrBoardLine *line =
      &qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->line;

  qdr_board_view_set_line (fixture.board, moves, G_N_ELEMENTS (moves));
  ck_assert_uint_eq (line->n_moves, 2);
  ck_assert_uint_eq (line->moves[0].from, qdr_move_square (move_of ("e1")));
  ck_assert_uint_eq (line->moves[1].player, 1);
  play ("e2");
  ck_assert_uint_eq (line->n_moves, 0);
}
END_TEST

static GBytes *
paint_picture (void)
{
  g_autoptr (GdkTexture) picture = qdr_board_picture_paint (fixture.board, 300);

  return gdk_texture_save_to_png_bytes (picture);
}

START_TEST (a_picture_has_the_position_alone)
{
  g_autoptr (GBytes) bare = paint_picture ();
  g_autoptr (GBytes) busy = NULL;

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  qdr_board_view_set_hint (fixture.board, move_of ("e2"));
  qdr_board_view_set_line (fixture.board, (QdrMove[]){ move_of ("e2") }, 1);
  qdr_board_view_set_mistake (fixture.board, move_of ("e1h"), "?");
  point_at ("c3v");
  ck_assert_uint_eq (
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->line.n_moves, 1);

  busy = paint_picture ();
  ck_assert (g_bytes_equal (bare, busy));
}
END_TEST

START_TEST (a_mistake_is_shown_until_the_position_changes)
{
  const QdrBoardScene *scene =
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state);

  ck_assert_uint_eq (scene->mistake, QDR_MOVE_NONE);
  qdr_board_view_set_mistake (fixture.board, move_of ("e3h"), "??");
  ck_assert_uint_eq (scene->mistake, move_of ("e3h"));
  ck_assert_str_eq (scene->mistake_sign, "??");
  play ("e2");
  ck_assert_uint_eq (scene->mistake, QDR_MOVE_NONE);
}
END_TEST

/* How many outlines a picture has. */
static guint
count_outlines (GskRenderNode *node)
{
  guint count = 0;

  switch (gsk_render_node_get_node_type (node)) {
  case GSK_BORDER_NODE:
    return 1;
  case GSK_TRANSFORM_NODE:
    return count_outlines (gsk_transform_node_get_child (node));
  case GSK_OPACITY_NODE:
    return count_outlines (gsk_opacity_node_get_child (node));
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      count += count_outlines (gsk_container_node_get_child (node, i));
    return count;
  default:
    return 0;
  }
}

static guint
draw_and_count_outlines (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint count;

  GTK_WIDGET_GET_CLASS (fixture.board)->snapshot (GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  count = count_outlines (node);
  gsk_render_node_unref (node);
  return count;
}

/* Two moves lead to the sides, and one straight on. */
START_TEST (possible_moves_are_circles_among_the_dots_of_paths)
{
  const guint without = draw_and_count_outlines ();

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (draw_and_count_outlines (), without + 3);
  qdr_board_view_set_show_legal_moves (fixture.board, FALSE);
  ck_assert_uint_eq (draw_and_count_outlines (), without);
}
END_TEST

START_TEST (moves_of_a_line_are_numbered_where_there_are_several)
{
  const QdrMove moves[] = { move_of ("e2"), move_of ("e8") };
  const guint without = draw_and_count_outlines ();

  qdr_board_view_set_line (fixture.board, moves, 1);
  ck_assert_uint_eq (draw_and_count_outlines (), without);
  qdr_board_view_set_line (fixture.board, moves, 2);
  ck_assert_uint_eq (draw_and_count_outlines (), without + 2);
}
END_TEST

START_TEST (a_path_knows_whether_another_one_has_squares_of_it)
{
  const QdrBoardShortestPath *paths =
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->shortest_paths;

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert (!paths[0].is_alone);
  ck_assert (!paths[1].is_alone);
  play ("d1");
  ck_assert (paths[0].is_alone);
  ck_assert (paths[1].is_alone);
}
END_TEST

START_TEST (shortest_paths_follow_the_position_as_long_as_they_are_wanted)
{
  const QdrBoardShortestPath *paths =
      qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)->shortest_paths;

  play ("e2");
  ck_assert_uint_eq (paths[0].steps, 0);
  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (paths[0].steps, 7);
  ck_assert_uint_eq (paths[1].steps, 8);
  play ("e8");
  ck_assert_uint_eq (paths[1].steps, 7);
  ck_assert_uint_eq (paths[1].squares[0], qdr_move_square (move_of ("e8")));
  qdr_board_view_set_show_shortest_paths (fixture.board, FALSE);
  ck_assert_uint_eq (paths[0].steps, 0);
}
END_TEST

START_TEST (walls_remember_who_placed_them)
{
  play ("e3h c6v");
  ck_assert_uint_eq (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                         ->owners[0][qdr_move_square (move_of ("e3"))],
                     0);
  ck_assert_uint_eq (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                         ->owners[1][qdr_move_square (move_of ("c6"))],
                     1);
  ck_assert_uint_eq (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                         ->owners[0][qdr_move_square (move_of ("c6"))],
                     QDR_NOBODY);
  qdr_game_step_back (fixture.game);
  ck_assert_uint_eq (qdr_board_state_get_scene (qdr_board_view_get_parts (fixture.board)->state)
                         ->owners[1][qdr_move_square (move_of ("c6"))],
                     QDR_NOBODY);
}
END_TEST

START_TEST (a_hint_is_dropped_when_the_position_changes)
{
  qdr_board_view_set_hint (fixture.board, move_of ("e3v"));
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture.board), move_of ("e3v"));
  play ("e2");
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture.board), QDR_MOVE_NONE);
}
END_TEST

/* Properties */

static void
count_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  ++*count;
}

static const struct {
  const char *name;
  gboolean initial;
} switches[] = {
  { "show-coordinates", TRUE },     { "show-legal-moves", TRUE }, { "show-last-move", TRUE },
  { "show-shortest-paths", FALSE }, { "animate", TRUE },          { "locked", FALSE },
};

START_TEST (a_switch_notifies_once_when_it_changes)
{
  g_autoptr (GObject) board = G_OBJECT (g_object_ref_sink (qdr_board_view_new ()));
  g_autofree char *detailed_signal = g_strconcat ("notify::", switches[_i].name, NULL);
  gboolean value;
  guint count = 0;

  g_object_get (board, switches[_i].name, &value, NULL);
  ck_assert_int_eq (value, switches[_i].initial);
  g_signal_connect (board, detailed_signal, G_CALLBACK (count_cb), &count);
  g_object_set (board, switches[_i].name, !value, NULL);
  g_object_set (board, switches[_i].name, !value, NULL);
  ck_assert_uint_eq (count, 1);
  g_object_get (board, switches[_i].name, &value, NULL);
  ck_assert_int_ne (value, switches[_i].initial);
}
END_TEST

START_TEST (the_board_goes_away_when_its_window_does)
{
  gpointer board = fixture.board;

  g_object_add_weak_pointer (G_OBJECT (fixture.board), &board);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  while (g_main_context_iteration (NULL, FALSE)) {
  }
  ck_assert_ptr_null (board);
  ck_assert_uint_eq (G_OBJECT (fixture.game)->ref_count, 1);
  fixture.window = gtk_window_new ();
}
END_TEST

static TCase *
create_case (Suite *suite, const char *name)
{
  TCase *tcase = tcase_create (name);

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 60);
  suite_add_tcase (suite, tcase);
  return tcase;
}

static void
add_mouse_tests (TCase *tcase)
{
  tcase_add_test (tcase, a_click_on_a_square_moves_the_pawn);
  tcase_add_test (tcase, a_click_on_a_groove_places_the_wall_that_was_shown);
  tcase_add_test (tcase, a_click_on_a_square_too_far_is_refused_and_changes_nothing);
  tcase_add_test (tcase, a_wall_that_is_not_allowed_says_why_before_the_click_and_after_it);
  tcase_add_test (tcase, a_wall_that_is_refused_says_why_beside_it_on_the_board);
  tcase_add_test (tcase, the_mouse_that_leaves_shows_nothing);
  tcase_add_test (tcase, a_mouse_at_rest_is_not_told_that_its_wall_is_taken);
  tcase_add_test (tcase, a_press_that_is_dragged_off_the_board_is_called_off);
  tcase_add_test (tcase, a_press_on_the_pawn_never_ends_in_a_wall);
  tcase_add_test (tcase, the_pawn_can_be_dragged);
  tcase_add_test (tcase, a_computer_seat_takes_no_clicks);
  tcase_add_test (tcase, a_locked_board_takes_no_clicks_until_it_is_unlocked);
  tcase_add_test (tcase, a_game_that_is_over_takes_no_clicks);
  tcase_add_test (tcase, a_move_played_elsewhere_ends_a_press);
  tcase_add_test (tcase, a_wall_under_the_mouse_turns_and_stays_so_at_its_corner);
  tcase_add_test (tcase, a_wall_that_is_dragged_turns_until_it_is_let_go);
  tcase_add_test (tcase, there_is_nothing_to_turn_over_a_square);
}

static void
add_finger_tests (TCase *tcase)
{
  tcase_add_test (tcase, a_tap_shows_a_wall_and_a_second_tap_places_it);
  tcase_add_test (tcase, a_wall_is_confirmed_by_enter_or_the_button_and_dropped_by_escape);
  tcase_add_test (tcase, a_wall_to_be_confirmed_that_is_not_allowed_says_why);
  tcase_add_test (tcase, a_wall_that_is_never_confirmed_is_placed_by_one_tap);
  tcase_add_test (tcase, a_wall_that_is_always_confirmed_stands_until_a_second_click);
  tcase_add_test (tcase, a_pawn_moves_at_once_though_walls_are_confirmed);
  tcase_add_test (tcase, where_squares_are_small_a_second_tap_places_the_wall);
  tcase_add_test (tcase, where_squares_are_small_a_tap_elsewhere_shows_another_wall);
  tcase_add_test (tcase, where_squares_are_small_a_dragged_wall_runs_ahead_of_the_finger);
  tcase_add_test (tcase, a_finger_that_leaves_the_board_calls_the_wall_off);
}

static void
add_stock_tests (TCase *tcase)
{
  tcase_add_test (tcase, a_wall_from_the_stock_is_placed_where_it_is_dropped);
  tcase_add_test (tcase, a_wall_from_the_stock_is_turned_on_its_way_and_stays_so);
  tcase_add_test (tcase,
                  a_wall_from_the_stock_goes_back_when_called_off_or_dropped_beside_the_board);
  tcase_add_test (tcase, only_the_person_to_move_takes_walls_from_the_stock);
  tcase_add_test (tcase, a_move_played_elsewhere_takes_the_dragged_wall_away);
  tcase_add_test (
      tcase, a_wall_dragged_from_the_stock_by_a_finger_runs_ahead_of_it_where_squares_are_small);
}

static void
add_keyboard_tests (TCase *tcase)
{
  tcase_add_test (tcase, the_focus_enters_at_the_pawn_to_move_and_leaves_at_once);
  tcase_add_test (tcase, arrows_go_from_square_to_square_and_stop_at_the_edge);
  tcase_add_test (tcase, the_board_is_drawn_anew_when_the_focus_moves);
  tcase_add_test (tcase, enter_moves_the_pawn_to_the_square_with_the_focus);
  tcase_add_test (tcase, a_wall_is_shown_shifted_turned_and_placed_with_keys);
  tcase_add_test (tcase, a_wall_shown_by_keys_stays_on_the_board);
  tcase_add_loop_test (tcase,
                       shift_and_an_arrow_go_into_the_groove_on_that_side_and_escape_leads_back, 0,
                       (int) G_N_ELEMENTS (groove_cases));
  tcase_add_test (tcase, a_wall_that_is_refused_keeps_the_focus_in_its_groove);
  tcase_add_test (tcase, grooves_can_be_walked_while_somebody_else_is_to_move);
  tcase_add_test (tcase, tab_leaves_the_board_from_a_groove);
  tcase_add_test (tcase, an_assistive_tool_that_moves_the_focus_to_a_groove_shows_the_wall);
  tcase_add_test (tcase, escape_drops_the_wall_and_otherwise_is_not_for_the_board);
}

static void
add_accessibility_tests (TCase *tcase)
{
  tcase_add_test (tcase, the_actions_of_a_square_move_and_place_walls);
  tcase_add_test (tcase, a_wall_at_a_square_without_a_corner_is_refused);
  tcase_add_test (tcase, places_for_walls_have_names_and_keep_up_with_the_game);
  tcase_add_test (tcase, the_action_of_a_place_for_a_wall_places_it_or_says_why_not);
  tcase_add_test (tcase, a_move_says_something_new_of_few_places_only);
  tcase_add_test (tcase, places_for_walls_lie_in_their_grooves_and_let_the_mouse_through);
  tcase_add_test (tcase, squares_say_what_is_on_them_and_keep_up_with_the_game);
}

static void
add_game_tests (TCase *tcase)
{
  tcase_add_test (tcase, the_board_takes_a_game_of_another_size_at_any_time);
  tcase_add_test (tcase, moves_during_an_animation_are_all_shown);
  tcase_add_test (tcase, a_press_skips_the_motion);
  tcase_add_test (tcase, a_wall_that_shuts_somebody_in_marks_the_squares_behind_it);
  tcase_add_test (tcase, a_line_is_shown_up_to_what_is_not_legal_and_goes_with_the_position);
  tcase_add_test (tcase, a_picture_has_the_position_alone);
  tcase_add_test (tcase, a_mistake_is_shown_until_the_position_changes);
  tcase_add_test (tcase, possible_moves_are_circles_among_the_dots_of_paths);
  tcase_add_test (tcase, moves_of_a_line_are_numbered_where_there_are_several);
  tcase_add_test (tcase, a_path_knows_whether_another_one_has_squares_of_it);
  tcase_add_test (tcase, shortest_paths_follow_the_position_as_long_as_they_are_wanted);
  tcase_add_test (tcase, a_position_that_is_left_and_entered_again_moves_every_pawn_and_wall);
  tcase_add_test (tcase, whoever_takes_a_proposal_decides_about_it);
  tcase_add_test (tcase, walls_remember_who_placed_them);
  tcase_add_test (tcase, a_hint_is_dropped_when_the_position_changes);
  tcase_add_loop_test (tcase, a_switch_notifies_once_when_it_changes, 0,
                       (int) G_N_ELEMENTS (switches));
  tcase_add_test (tcase, the_board_goes_away_when_its_window_does);
}

int
main (void)
{
  Suite *suite = suite_create ("board-view");

  add_mouse_tests (create_case (suite, "mouse"));
  add_finger_tests (create_case (suite, "finger"));
  add_stock_tests (create_case (suite, "stock"));
  add_keyboard_tests (create_case (suite, "keyboard"));
  add_accessibility_tests (create_case (suite, "assistive tools"));
  add_game_tests (create_case (suite, "game"));
  return run_suite (suite);
}
