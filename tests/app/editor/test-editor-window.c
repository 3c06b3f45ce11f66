/*
 * Tests of the board editor in its window: hands, tools, and the game that begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-board-view-private.h"
#include "qdr-editor-row.h"
#include "qdr-editor-window.h"
#include "qdr-notation.h"

static QdrWindow *window;
static QdrEditorWindow *dialog;
static QdrPositionEditor *editor;
static QdrBoardView *board;

static gboolean
board_is_allocated (gpointer data)
{
  return gtk_widget_get_width (GTK_WIDGET (board)) > 0 && board->geometry.pitch > 0;
}

/* Opens the editor for a new game, the window's own. */
static void
open_editor (QdrGame *game)
{
  fixture_show_game (window, game);
  g_action_group_activate_action (G_ACTION_GROUP (window), "edit-position", NULL);
  dialog = QDR_EDITOR_WINDOW (fixture_find_dialog (window));
  board = qdr_editor_window_get_board (dialog);
  editor = QDR_POSITION_EDITOR (board->model);
  qdr_board_view_set_animate (board, FALSE);
  fixture_wait (board_is_allocated, NULL);
}

static void
set_up (void)
{
  g_autoptr (QdrGame) game = NULL;

  fixture_set_up ();
  window = qdr_window_new (NULL, fixture_get_personalities ());
  gtk_window_present (GTK_WINDOW (window));
  game = fixture_make_game (9, 2, "human,human");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  qdr_game_set_time_control (game, 900);
  open_editor (game);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

static GObject *
child (const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (dialog), QDR_TYPE_EDITOR_WINDOW, id);
}

static QdrMove
read_move (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&board->scene.position.board, text, &move),
                    QDR_REASON_NONE);
  return move;
}

/* The middle of a square, or of one arm of a wall: @part along it, 0.15 for the first and 0.85 for
 * the other. */
static graphene_point_t
point_of (const char *text, float part)
{
  const QdrMove move = read_move (text);
  graphene_rect_t bounds;
  graphene_point_t point;

  if (!qdr_move_is_wall (move)) {
    bounds = qdr_board_geometry_get_square (&board->geometry, qdr_move_square (move));
    graphene_rect_get_center (&bounds, &point);
    return point;
  }
  bounds = qdr_board_geometry_get_wall (&board->geometry, move);
  graphene_rect_get_center (&bounds, &point);
  if (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL)
    point.x = bounds.origin.x + part * bounds.size.width;
  else
    point.y = bounds.origin.y + part * bounds.size.height;
  return point;
}

static void
click_at (graphene_point_t point, gboolean finger)
{
  if (!finger)
    qdr_board_pointer_move (board, &point);
  qdr_board_pointer_press (board, &point, finger);
  qdr_board_pointer_release (board);
}

static void
click (const char *text)
{
  click_at (point_of (text, 0.7f), FALSE);
}

static void
activate (const char *action)
{
  ck_assert_msg (gtk_widget_activate_action (GTK_WIDGET (dialog), action, NULL), "%s", action);
}

static void
assert_position (const char *expected)
{
  g_autofree char *text = qdr_position_to_text (&board->scene.position);

  ck_assert_str_eq (text, expected);
}

static void
assert_verdict (const char *expected, gboolean can_play)
{
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (child ("verdict"))), expected);
  ck_assert (gtk_widget_get_sensitive (GTK_WIDGET (child ("play"))) == can_play);
}

static const char *
get_advice (void)
{
  return gtk_label_get_label (GTK_LABEL (child ("advice")));
}

static QdrEditorRow *
find_row (GtkWidget *widget, guint *number)
{
  if (QDR_IS_EDITOR_ROW (widget) && (*number)-- == 0)
    return QDR_EDITOR_ROW (widget);

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    QdrEditorRow *row = find_row (part, number);

    if (row != NULL)
      return row;
  }
  return NULL;
}

static QdrEditorRow *
row_of (guint number)
{
  return find_row (GTK_WIDGET (child ("player_group")), &number);
}

START_TEST (the_editor_shows_the_position_on_the_board_and_holds_the_game)
{
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  assert_verdict ("The position can be played.", TRUE);
  ck_assert (qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_settle ();
  ck_assert (!qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));
  ck_assert_ptr_null (fixture_find_dialog (window));
}
END_TEST

/* Without a compositor GTK draws a frame around a window, which counts as part of its default
 * size. */
#define FRAME 5

static const struct {
  int window[2];
  int editor[2];
} sizes[] = {
  { { 360, 640 }, { 360, 640 } },
  { { 1024, 768 }, { 960, 691 } },
  { { 1920, 1080 }, { 1360, 972 } },
};

static gboolean
window_has_size (gpointer data)
{
  const int *size = data;

  return gtk_widget_get_width (GTK_WIDGET (window)) == size[0] &&
         gtk_widget_get_height (GTK_WIDGET (window)) == size[1];
}

START_TEST (the_editor_takes_most_of_the_window)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  int width, height;

  gtk_window_close (GTK_WINDOW (dialog));
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[_i].window[0] + 2 * FRAME,
                               sizes[_i].window[1] + 2 * FRAME);
  fixture_wait (window_has_size, (gpointer) sizes[_i].window);
  open_editor (game);
  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  ck_assert_int_eq (width, sizes[_i].editor[0]);
  ck_assert_int_eq (height, sizes[_i].editor[1]);
}
END_TEST

START_TEST (who_plays_by_a_clock_cannot_try_out_moves_meanwhile)
{
  gtk_window_close (GTK_WINDOW (dialog));
  fixture_settle ();
  ck_assert (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
  fixture_play (qdr_window_get_game (window), "e2");
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
}
END_TEST

/* A number is in the field, and has not been taken over. */
static void
type_stock (guint number, const char *text)
{
  GtkSpinButton *stock = qdr_editor_row_get_stock (row_of (number));

  gtk_widget_grab_focus (GTK_WIDGET (stock));
  gtk_editable_set_text (GTK_EDITABLE (stock), text);
}

START_TEST (the_editor_goes_while_somebody_types)
{
  type_stock (0, "7");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
  ck_assert_ptr_null (fixture_find_dialog (window));
}
END_TEST

START_TEST (a_number_that_is_being_typed_counts)
{
  type_stock (0, "7");
  activate ("editor.play");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_start (qdr_window_get_game (window))->stocks[0], 7);
}
END_TEST

static gboolean
board_has_focus (gpointer data)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (board)) != NULL;
}

START_TEST (the_focus_goes_to_the_board_when_a_button_has_nothing_more_to_do)
{
  GtkWidget *clear;

  click ("e3h");
  gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
  clear = GTK_WIDGET (child ("clear_walls"));
  gtk_widget_grab_focus (clear);
  ck_assert (gtk_widget_has_focus (clear));
  activate ("editor.clear-walls");
  fixture_wait (board_has_focus, NULL);
}
END_TEST

START_TEST (walls_are_put_up_and_taken_away_by_clicks)
{
  click ("e3h");
  click ("c6v");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | c6v");
  click ("e3h");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | c6v");
}
END_TEST

START_TEST (each_end_of_a_wall_means_that_wall)
{
  click ("e3h");
  click_at (point_of ("e3h", 0.05f), FALSE);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  click ("e3v");
  click_at (point_of ("e3v", 0.95f), FALSE);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}
END_TEST

START_TEST (a_tap_needs_no_confirmation)
{
  click_at (point_of ("e3h", 0.7f), TRUE);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
}
END_TEST

START_TEST (a_wall_that_stands_is_crossed_out_when_it_is_pointed_at)
{
  const graphene_point_t away = point_of ("a8h", 0.7f);
  const graphene_point_t there = point_of ("e3h", 0.7f);

  click ("e3h");
  ck_assert_uint_eq (board->scene.pointed, QDR_MOVE_NONE);
  qdr_board_pointer_move (board, &away);
  ck_assert (board->scene.pointed_is_legal);
  qdr_board_pointer_move (board, &there);
  ck_assert_uint_eq (board->scene.pointed, read_move ("e3h"));
  ck_assert (!board->scene.pointed_is_legal);
  ck_assert_ptr_null (qdr_board_view_get_notice (board));
}
END_TEST

START_TEST (a_wall_without_room_says_why)
{
  click ("e3h");
  click ("e3v");
  ck_assert_str_eq (get_advice (), "That crosses another wall.");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
}
END_TEST

START_TEST (a_pawn_goes_where_it_is_put)
{
  click ("e1");
  ck_assert_str_eq (get_advice (), "Choose a square for Anna’s pawn.");
  click ("c4");
  assert_position ("9 9 2 1 | c4 e9 | 10 10 | - | -");
}
END_TEST

START_TEST (a_pawn_is_dragged)
{
  const graphene_point_t from = point_of ("e9", 0);
  const graphene_point_t to = point_of ("g7", 0);

  qdr_board_pointer_press (board, &from, FALSE);
  qdr_board_pointer_drag (board, &to, 100);
  ck_assert_uint_eq (board->scene.pointed, read_move ("g7"));
  ck_assert_uint_eq (board->scene.pointed_player, 1);
  qdr_board_pointer_release (board);
  assert_position ("9 9 2 1 | e1 g7 | 10 10 | - | -");
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), QDR_NOBODY);
}
END_TEST

static void
drag_off_the_board (const char *square)
{
  const graphene_point_t from = point_of (square, 0);

  qdr_board_pointer_press (board, &from, FALSE);
  qdr_board_pointer_drag (board, &GRAPHENE_POINT_INIT (-50, -50), 500);
  ck_assert_uint_ne (qdr_position_editor_get_held (editor), QDR_NOBODY);
}

START_TEST (a_pawn_that_is_dragged_off_the_board_goes_back)
{
  drag_off_the_board ("e9");
  qdr_board_pointer_release (board);
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), QDR_NOBODY);
  drag_off_the_board ("e9");
  qdr_board_pointer_cancel (board);
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), QDR_NOBODY);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}
END_TEST

#define TAKEN "Another pawn is on that square."

static void
assert_taken (void)
{
  ck_assert_str_eq (get_advice (), TAKEN);
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), QDR_NOBODY);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

/* Right below the square, which is at the upper edge, and in the middle of it. */
static gboolean
bubble_is_below (gpointer data)
{
  const QdrMove step = read_move (data);
  const graphene_rect_t square =
      qdr_board_geometry_get_square (&board->geometry, qdr_move_square (step));
  GtkWidget *bubble = GTK_WIDGET (board->bubble);
  const float below = square.origin.y + square.size.height;
  graphene_rect_t place;

  return gtk_widget_get_child_visible (bubble) &&
         gtk_widget_compute_bounds (bubble, GTK_WIDGET (board), &place) &&
         place.origin.y >= below && place.origin.y <= below + square.size.height &&
         ABS (place.origin.x + place.size.width / 2 - square.origin.x - square.size.width / 2) < 2;
}

START_TEST (a_pawn_that_is_dropped_on_another_one_goes_back)
{
  const graphene_point_t from = point_of ("e1", 0);
  const graphene_point_t to = point_of ("e9", 0);
  const graphene_point_t away = point_of ("c4", 0);

  qdr_board_pointer_move (board, &from);
  qdr_board_pointer_press (board, &from, FALSE);
  qdr_board_pointer_move (board, &to);
  qdr_board_pointer_drag (board, &to, 500);
  ck_assert_pstr_eq (qdr_board_view_get_notice (board), TAKEN);
  fixture_wait (bubble_is_below, (gpointer) "e9");
  qdr_board_pointer_release (board);
  assert_taken ();
  ck_assert_pstr_eq (qdr_board_view_get_notice (board), TAKEN);
  qdr_board_pointer_move (board, &away);
  ck_assert_ptr_null (qdr_board_view_get_notice (board));
}
END_TEST

START_TEST (a_pawn_is_put_on_no_other_one_by_clicks_taps_keys_or_actions)
{
  click ("e1");
  click ("e9");
  assert_taken ();

  click_at (point_of ("e1", 0), TRUE);
  click_at (point_of ("e9", 0), TRUE);
  assert_taken ();

  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_view_get_square (board, 4)));
  qdr_board_keys_enter (board);
  for (guint i = 0; i < 8; i++)
    qdr_board_keys_arrow (board, QDR_NORTH);
  qdr_board_keys_enter (board);
  assert_taken ();

  click ("e9");
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (qdr_board_view_get_square (board, 4)),
                                         "square.activate", NULL));
  assert_taken ();
}
END_TEST

START_TEST (a_pawn_in_hand_stays_there_when_another_press_is_called_off)
{
  const graphene_point_t point = point_of ("c4", 0);

  click ("e9");
  qdr_board_pointer_press (board, &point, FALSE);
  qdr_board_pointer_cancel (board);
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), 1);
}
END_TEST

START_TEST (the_keyboard_does_it_all)
{
  gtk_widget_grab_focus (GTK_WIDGET (board));
  qdr_board_keys_enter (board);
  qdr_board_keys_arrow (board, QDR_NORTH);
  qdr_board_keys_enter (board);
  assert_position ("9 9 2 1 | e2 e9 | 10 10 | - | -");
  qdr_board_keys_wall (board, QDR_MOVE_HORIZONTAL_WALL);
  qdr_board_keys_enter (board);
  assert_position ("9 9 2 1 | e2 e9 | 10 10 | e2h | -");
  /* Still in the grooves, for the next wall. */
  qdr_board_keys_arrow (board, QDR_WEST);
  qdr_board_keys_arrow (board, QDR_WEST);
  qdr_board_keys_enter (board);
  assert_position ("9 9 2 1 | e2 e9 | 10 10 | c2h,e2h | -");
  qdr_board_keys_enter (board);
  assert_position ("9 9 2 1 | e2 e9 | 10 10 | e2h | -");
}
END_TEST

START_TEST (escape_lets_go_of_the_pawn_before_anything_else)
{
  click ("e1");
  ck_assert (qdr_board_keys_cancel (board));
  ck_assert_uint_eq (qdr_position_editor_get_held (editor), QDR_NOBODY);
  ck_assert (!qdr_board_keys_cancel (board));
}
END_TEST

START_TEST (places_for_walls_are_used_by_assistive_tools)
{
  QdrSlotView *slot = qdr_board_view_get_slot (board, read_move ("e3h"));

  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot), "slot.place", NULL));
  ck_assert_str_eq (qdr_slot_view_get_label (slot),
                    "e3h, horizontal wall above e3 and f3, stands here, can be removed");
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot), "slot.place", NULL));
  ck_assert_str_eq (qdr_slot_view_get_label (slot), "e3h, horizontal wall above e3 and f3, free");
}
END_TEST

START_TEST (another_size_gives_another_board)
{
  click ("e3h");
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("columns")), 4);
  assert_position ("13 9 2 1 | g1 g9 | 14 14 | e3h | -");
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("rows")), 0);
  assert_position ("13 5 2 1 | g1 g5 | 14 14 | e3h | -");
  ck_assert_uint_eq (board->squares->len, 65);
  ck_assert_uint_eq (board->slots->len, 96);
  activate ("editor.undo");
  activate ("editor.undo");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
  ck_assert_uint_eq (adw_combo_row_get_selected (ADW_COMBO_ROW (child ("columns"))), 2);
}
END_TEST

START_TEST (whoever_was_on_the_board_stays_there_when_it_becomes_another)
{
  gtk_widget_grab_focus (GTK_WIDGET (board));
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("columns")), 4);
  ck_assert_ptr_nonnull (qdr_board_view_get_focused_square (board));
}
END_TEST

START_TEST (stocks_and_the_turn_are_set_in_the_rows_of_the_players)
{
  gtk_spin_button_set_value (qdr_editor_row_get_stock (row_of (1)), 3);
  gtk_check_button_set_active (qdr_editor_row_get_turn (row_of (1)), TRUE);
  assert_position ("9 9 2 2 | e1 e9 | 10 3 | - | -");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (row_of (2))));
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (qdr_editor_row_get_in_play (row_of (0)))));
  activate ("editor.start-over");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  ck_assert (gtk_check_button_get_active (qdr_editor_row_get_turn (row_of (0))));
  ck_assert_int_eq (gtk_spin_button_get_value_as_int (qdr_editor_row_get_stock (row_of (1))), 10);
}
END_TEST

START_TEST (one_of_four_players_leaves_and_is_brought_in)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("players")), 1);
  assert_position ("9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (row_of (3))));
  gtk_switch_set_active (qdr_editor_row_get_in_play (row_of (0)), FALSE);
  assert_position ("9 9 4 2 | - a5 e9 i5 | 5 5 5 5 | - | -");
  ck_assert (!gtk_widget_get_sensitive (GTK_WIDGET (qdr_editor_row_get_turn (row_of (0)))));
  ck_assert (gtk_check_button_get_active (qdr_editor_row_get_turn (row_of (1))));
  gtk_switch_set_active (qdr_editor_row_get_in_play (row_of (0)), TRUE);
  assert_position ("9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  activate ("editor.play");
  ck_assert_uint_eq (qdr_game_get_n_players (qdr_window_get_game (window)), 4);
}
END_TEST

/* Where @part of the row of player @number is in it. */
static graphene_rect_t
bounds_in_row (guint number, GtkWidget *part)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (part, GTK_WIDGET (row_of (number)), &bounds));
  return bounds;
}

/* Whether the name is above the stock rather than beside it. */
static gboolean
is_folded (guint number)
{
  const graphene_rect_t name =
      bounds_in_row (number, GTK_WIDGET (qdr_editor_row_get_name (row_of (number))));
  const graphene_rect_t stock =
      bounds_in_row (number, GTK_WIDGET (qdr_editor_row_get_stock (row_of (number))));

  return name.origin.y + name.size.height <= stock.origin.y;
}

static gboolean
name_is_cut (guint number)
{
  GtkLabel *name = qdr_editor_row_get_name (row_of (number));

  return pango_layout_is_ellipsized (gtk_label_get_layout (name));
}

START_TEST (names_of_two_are_beside_their_stocks)
{
  for (guint i = 0; i < 2; i++) {
    ck_assert (!is_folded (i));
    ck_assert (!name_is_cut (i));
  }
}
END_TEST

static void
open_editor_for_four (const char *long_name)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");

  gtk_window_close (GTK_WINDOW (dialog));
  fixture_settle ();
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 2), long_name);
  open_editor (game);
}

START_TEST (names_of_four_have_lines_of_their_own_rather_than_being_cut)
{
  open_editor_for_four ("Maximilian the Great");
  for (guint i = 0; i < 4; i++) {
    ck_assert_msg (!name_is_cut (i), "%u", i);
    /* The short names as well: the rows look alike. */
    ck_assert_msg (is_folded (i), "%u", i);
  }
}
END_TEST

static void
assert_rows_are_described (const char *expected)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (child ("player_group"));

  ck_assert_str_eq (adw_preferences_group_get_description (group), expected);
}

START_TEST (the_rows_are_described_with_all_that_they_have)
{
  assert_rows_are_described ("Who is to move, and the walls in stock");
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("players")), 1);
  assert_rows_are_described ("Who is to move, the walls in stock, and who is in play");
}
END_TEST

START_TEST (rows_are_mirrored_where_one_reads_from_right_to_left)
{
  graphene_rect_t name, stock;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_editor_for_four ("Cleo");
  name = bounds_in_row (2, GTK_WIDGET (qdr_editor_row_get_name (row_of (2))));
  stock = bounds_in_row (2, GTK_WIDGET (qdr_editor_row_get_stock (row_of (2))));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  ck_assert (name.origin.x > stock.origin.x);
  ck_assert (name.origin.x + name.size.width >= stock.origin.x + stock.size.width);
}
END_TEST

START_TEST (long_words_fit_a_phone)
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (child ("clear_walls")));
  int width;

  gtk_label_set_label (GTK_LABEL (words), "Enlever toutes les barrières");
  gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  ck_assert_int_le (width, 360);
}
END_TEST

START_TEST (the_wheel_changes_no_stock)
{
  ck_assert (fixture_ignores_wheel (GTK_WIDGET (qdr_editor_row_get_stock (row_of (0)))));
}
END_TEST

START_TEST (a_row_is_chosen_as_its_player_is)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (row_of (1)));

  g_signal_emit_by_name (list, "row-activated", row_of (1));
  assert_position ("9 9 2 2 | e1 e9 | 10 10 | - | -");
}
END_TEST

static void
assert_row (guint number, const char *name)
{
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row_of (number))), name);
}

START_TEST (who_plays_keeps_side_and_name_when_others_come_and_leave)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("players")), 1);
  assert_row (0, "Anna");
  assert_row (2, "Ben");
  adw_combo_row_set_selected (ADW_COMBO_ROW (child ("players")), 0);
  assert_row (0, "Anna");
  assert_row (1, "Ben");
  activate ("editor.undo");
  assert_row (2, "Ben");
  activate ("editor.play");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (qdr_window_get_game (window), 2)),
                    "Ben");
  ck_assert_uint_eq (qdr_game_get_time_control (qdr_window_get_game (window)), 900);
}
END_TEST

START_TEST (what_cannot_be_played_says_why_and_shows_who_is_shut_in)
{
  static const char *const walls[] = { "a1h", "c1h", "e1h", "g1h", "h1v" };

  for (guint i = 0; i < G_N_ELEMENTS (walls); i++)
    click (walls[i]);
  assert_verdict ("Anna has no path to the goal.", FALSE);
  ck_assert_uint_eq (board->scene.shut_in_player, 0);
  click ("e9");
  ck_assert (qdr_bits_test (&board->scene.shut_in, qdr_move_square (read_move ("c1"))));
  click ("e8");
  click ("h1v");
  assert_verdict ("The position can be played.", TRUE);
}
END_TEST

START_TEST (a_position_that_is_decided_cannot_be_played)
{
  click ("e9");
  click ("a1");
  assert_verdict ("Ben has already won.", FALSE);
}
END_TEST

static gboolean
dialog_is_gone (gpointer data)
{
  return fixture_find_dialog (window) == NULL;
}

START_TEST (play_begins_a_game_with_the_same_players)
{
  QdrGame *game;
  g_autofree char *text = NULL;

  click ("e3h");
  click ("e1");
  click ("e4");
  gtk_spin_button_set_value (qdr_editor_row_get_stock (row_of (0)), 4);
  activate ("editor.play");
  fixture_wait (dialog_is_gone, NULL);
  game = qdr_window_get_game (window);
  text = qdr_position_to_text (qdr_game_get_start (game));
  ck_assert_str_eq (text, "9 9 2 1 | e4 e9 | 4 10 | e3h | -");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Anna");
  ck_assert_uint_eq (qdr_game_get_time_control (game), 900);
  ck_assert (!qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));

  fixture_play (game, "e5");
  qdr_game_step_back (game);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_start (game)));
}
END_TEST

static gboolean
question_is_there (gpointer data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) candidate = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (candidate)) {
      *(GtkWindow **) data = candidate;
      return TRUE;
    }
  }
  return FALSE;
}

/* Wants to play while the game has moves that are not saved, and answers the question. */
static void
play_and_answer (const char *answer)
{
  GtkWindow *question = NULL;

  activate ("editor.play");
  fixture_wait (question_is_there, &question);
  ck_assert_ptr_eq (gtk_window_get_transient_for (question), dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), answer);
  gtk_window_destroy (question);
  fixture_settle ();
}

START_TEST (moves_that_are_not_saved_are_asked_about_and_who_cancels_goes_on)
{
  QdrGame *before = qdr_window_get_game (window);

  fixture_play (before, "e2");
  click ("e3h");
  play_and_answer ("cancel");
  ck_assert_ptr_eq (qdr_window_get_game (window), before);
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");

  play_and_answer ("discard");
  fixture_wait (dialog_is_gone, NULL);
  ck_assert (qdr_window_get_game (window) != before);
}
END_TEST

START_TEST (escape_closes_only_what_nobody_has_worked_on)
{
  click ("e3h");
  activate ("editor.leave");
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  activate ("editor.undo");
  activate ("editor.leave");
  fixture_wait (dialog_is_gone, NULL);
}
END_TEST

static gboolean
editor_has_four_players (gpointer data)
{
  return qdr_position_editor_get_draft (editor)->players == 4;
}

static gboolean
advice_is_about_the_clipboard (gpointer data)
{
  return g_str_has_prefix (get_advice (), "No position in the clipboard: ");
}

START_TEST (positions_are_copied_and_pasted)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (dialog));

  click ("e3h");
  activate ("editor.copy");
  ck_assert_str_eq (get_advice (), "Position copied");
  gdk_clipboard_set_text (clipboard, "9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  activate ("editor.paste");
  fixture_wait (editor_has_four_players, NULL);
  assert_position ("9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  gdk_clipboard_set_text (clipboard, "nonsense");
  activate ("editor.paste");
  fixture_wait (advice_is_about_the_clipboard, NULL);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("editor-window");
  TCase *tcase = tcase_create ("core");
  TCase *layout = tcase_create ("layout");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, the_editor_shows_the_position_on_the_board_and_holds_the_game);
  tcase_add_test (tcase, who_plays_by_a_clock_cannot_try_out_moves_meanwhile);
  tcase_add_test (tcase, the_editor_goes_while_somebody_types);
  tcase_add_test (tcase, a_number_that_is_being_typed_counts);
  tcase_add_test (tcase, the_focus_goes_to_the_board_when_a_button_has_nothing_more_to_do);
  tcase_add_test (tcase, walls_are_put_up_and_taken_away_by_clicks);
  tcase_add_test (tcase, each_end_of_a_wall_means_that_wall);
  tcase_add_test (tcase, a_tap_needs_no_confirmation);
  tcase_add_test (tcase, a_wall_that_stands_is_crossed_out_when_it_is_pointed_at);
  tcase_add_test (tcase, a_wall_without_room_says_why);
  tcase_add_test (tcase, a_pawn_goes_where_it_is_put);
  tcase_add_test (tcase, a_pawn_is_dragged);
  tcase_add_test (tcase, a_pawn_that_is_dragged_off_the_board_goes_back);
  tcase_add_test (tcase, a_pawn_that_is_dropped_on_another_one_goes_back);
  tcase_add_test (tcase, a_pawn_is_put_on_no_other_one_by_clicks_taps_keys_or_actions);
  tcase_add_test (tcase, a_pawn_in_hand_stays_there_when_another_press_is_called_off);
  tcase_add_test (tcase, the_keyboard_does_it_all);
  tcase_add_test (tcase, escape_lets_go_of_the_pawn_before_anything_else);
  tcase_add_test (tcase, places_for_walls_are_used_by_assistive_tools);
  tcase_add_test (tcase, another_size_gives_another_board);
  tcase_add_test (tcase, whoever_was_on_the_board_stays_there_when_it_becomes_another);
  tcase_add_test (tcase, stocks_and_the_turn_are_set_in_the_rows_of_the_players);
  tcase_add_test (tcase, one_of_four_players_leaves_and_is_brought_in);
  tcase_add_test (tcase, the_rows_are_described_with_all_that_they_have);
  tcase_add_test (tcase, rows_are_mirrored_where_one_reads_from_right_to_left);
  tcase_add_test (tcase, the_wheel_changes_no_stock);
  tcase_add_test (tcase, a_row_is_chosen_as_its_player_is);
  tcase_add_test (tcase, who_plays_keeps_side_and_name_when_others_come_and_leave);
  tcase_add_test (tcase, what_cannot_be_played_says_why_and_shows_who_is_shut_in);
  tcase_add_test (tcase, a_position_that_is_decided_cannot_be_played);
  tcase_add_test (tcase, play_begins_a_game_with_the_same_players);
  tcase_add_test (tcase, moves_that_are_not_saved_are_asked_about_and_who_cancels_goes_on);
  tcase_add_test (tcase, escape_closes_only_what_nobody_has_worked_on);
  tcase_add_test (tcase, positions_are_copied_and_pasted);
  suite_add_tcase (suite, tcase);

  tcase_add_checked_fixture (layout, set_up, tear_down);
  tcase_set_timeout (layout, 120);
  tcase_set_tags (layout, "layout");
  tcase_add_loop_test (layout, the_editor_takes_most_of_the_window, 0, G_N_ELEMENTS (sizes));
  tcase_add_test (layout, names_of_two_are_beside_their_stocks);
  tcase_add_test (layout, names_of_four_have_lines_of_their_own_rather_than_being_cut);
  tcase_add_test (layout, long_words_fit_a_phone);
  suite_add_tcase (suite, layout);

  return run_suite (suite);
}
