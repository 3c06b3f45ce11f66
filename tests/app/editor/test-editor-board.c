/*
 * The board of the position editor: mouse, touch, keyboard and assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor-fixture.h"

#include "qdr-sounds.h"

static gboolean
board_has_focus (gpointer data)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (editor_get_board ())) != NULL;
}

TEST_DEFAULTS (.timeout = 120, .set_up = editor_set_up, .tear_down = window_tear_down)

TEST (the_focus_goes_to_the_board_when_a_button_has_nothing_more_to_do)
{
  GtkWidget *clear;

  editor_click ("e3h");
  gtk_widget_child_focus (GTK_WIDGET (editor_get_page ()), GTK_DIR_TAB_FORWARD);
  clear = GTK_WIDGET (editor_get_part ("clear_walls"));
  gtk_widget_grab_focus (clear);
  ck_assert (gtk_widget_has_focus (clear));
  editor_activate ("win.clear-walls");
  fixture_wait (board_has_focus, NULL);
}

TEST (walls_are_placed_and_taken_away_by_clicks)
{
  editor_click ("e3h");
  editor_click ("c6v");
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | c6v");
  editor_click ("e3h");
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | c6v");
}

/* There are no moves and no clock to ask about, but squares can be typed. */
TEST (squares_are_gone_to_by_name_and_what_nobody_can_ask_is_left_alone)
{
  gtk_widget_grab_focus (GTK_WIDGET (editor_get_board ()));
  ck_assert (!board_press_key (editor_get_board (), GDK_KEY_l, 0));
  ck_assert (!board_press_key (editor_get_board (), GDK_KEY_t, 0));
  board_press_key (editor_get_board (), GDK_KEY_c, 0);
  board_press_key (editor_get_board (), GDK_KEY_6, 0);
  board_press_key (editor_get_board (), GDK_KEY_v, 0);
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | c6v");
}

static void
answered_cb (char **last, const char *answer)
{
  g_free (*last);
  *last = g_strdup (answer);
}

TEST (where_everything_is_can_be_asked_at_any_time_and_paths_where_there_are_some)
{
  g_autofree char *answer = NULL;

  g_signal_connect_swapped (editor_get_board (), "answered", G_CALLBACK (answered_cb), &answer);
  gtk_widget_grab_focus (GTK_WIDGET (editor_get_board ()));
  editor_click ("e3h");
  board_press_key (editor_get_board (), GDK_KEY_p, 0);
  ck_assert_str_eq (answer, "Anna: north, north, west, north 6 times; 9 steps.");
  for (const char *const *wall = (const char *const[]){ "a1h", "c1h", "g1h", "h1v", NULL };
       *wall != NULL; wall++)
    editor_click (*wall);
  editor_click ("e1h");
  board_press_key (editor_get_board (), GDK_KEY_p, 0);
  ck_assert_str_eq (answer, "Anna has no path to the goal.");
  board_press_key (editor_get_board (), GDK_KEY_w, 0);
  ck_assert_str_eq (answer, "Anna is on e1, on the way to row 9. Ben is on e9, on the way to row "
                            "1. Anna: 10 walls left. Ben: 10 walls left. On the board from the "
                            "start: a1h, c1h, e1h, g1h, e3h, h1v.");
  g_signal_handlers_disconnect_by_data (editor_get_board (), &answer);
}

static gboolean
cued_cb (GSignalInvocationHint *hint, guint n_params, const GValue *params, gpointer user_data)
{
  *(QdrCue *) user_data = *(const QdrCue *) g_value_get_pointer (params + 1);
  return TRUE;
}

TEST (places_are_heard_and_the_wall_that_was_placed_last_is_in_the_way)
{
  const guint cued = g_signal_lookup ("cued", QDR_TYPE_SOUNDS);
  QdrCue last = { .timbre = QDR_N_TIMBRES };
  const gulong hook = g_signal_add_emission_hook (cued, 0, cued_cb, &last, NULL);
  QdrCue stop;

  g_settings_set_string (fixture_get_settings (), "spatial-sounds", "always");
  editor_click ("e1h");
  gtk_widget_grab_focus (GTK_WIDGET (editor_get_board ()));
  ck_assert_int_ne (last.timbre, QDR_N_TIMBRES);
  stop =
      qdr_cue_for_place (QDR_TIMBRE_KNOCK, &board_get_scene (editor_get_board ())->position.board,
                         editor_read_move ("e1"), 0);
  board_press_key (editor_get_board (), GDK_KEY_Up, GDK_CONTROL_MASK);
  ck_assert (qdr_cue_equal (&last, &stop));
  g_signal_remove_emission_hook (cued, hook);
}

TEST (each_end_of_a_wall_means_that_wall)
{
  editor_click ("e3h");
  editor_click_at (editor_get_point ("e3h", 0.05f), FALSE);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  editor_click ("e3v");
  editor_click_at (editor_get_point ("e3v", 0.95f), FALSE);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

TEST (a_tap_needs_no_confirmation)
{
  editor_click_at (editor_get_point ("e3h", 0.7f), TRUE);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
}

TEST (a_wall_that_stands_is_crossed_out_when_it_is_pointed_at)
{
  const graphene_point_t away = editor_get_point ("a8h", 0.7f);
  const graphene_point_t there = editor_get_point ("e3h", 0.7f);

  editor_click ("e3h");
  ck_assert_uint_eq (board_get_scene (editor_get_board ())->pointed, QDR_MOVE_NONE);
  qdr_board_pointer_move (board_get_pointer (editor_get_board ()), &away);
  ck_assert (board_get_scene (editor_get_board ())->pointed_is_legal);
  qdr_board_pointer_move (board_get_pointer (editor_get_board ()), &there);
  ck_assert_uint_eq (board_get_scene (editor_get_board ())->pointed, editor_read_move ("e3h"));
  ck_assert (!board_get_scene (editor_get_board ())->pointed_is_legal);
  ck_assert_ptr_null (qdr_board_view_get_notice (editor_get_board ()));
}

TEST (a_wall_without_room_says_why)
{
  editor_click ("e3h");
  editor_click ("e3v");
  ck_assert_str_eq (editor_get_advice (), "That crosses another wall.");
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
}

TEST (a_pawn_goes_where_it_is_put)
{
  editor_click ("e1");
  ck_assert_str_eq (editor_get_advice (), "Choose a square for Anna’s pawn.");
  editor_click ("c4");
  editor_assert_position ("9 9 2 1 | c4 e9 | 10 10 | - | -");
}

TEST (a_pawn_is_dragged)
{
  const graphene_point_t from = editor_get_point ("e9", 0);
  const graphene_point_t to = editor_get_point ("g7", 0);

  qdr_board_pointer_press (board_get_pointer (editor_get_board ()), &from, FALSE);
  qdr_board_pointer_drag (board_get_pointer (editor_get_board ()), &to, 100);
  ck_assert_uint_eq (board_get_scene (editor_get_board ())->pointed, editor_read_move ("g7"));
  ck_assert_uint_eq (board_get_scene (editor_get_board ())->pointed_player, 1);
  qdr_board_pointer_release (board_get_pointer (editor_get_board ()));
  editor_assert_position ("9 9 2 1 | e1 g7 | 10 10 | - | -");
  ck_assert_uint_eq (editor_get_held (), QDR_NOBODY);
}

static void
drag_off_the_board (const char *square)
{
  const graphene_point_t from = editor_get_point (square, 0);

  qdr_board_pointer_press (board_get_pointer (editor_get_board ()), &from, FALSE);
  qdr_board_pointer_drag (board_get_pointer (editor_get_board ()), &GRAPHENE_POINT_INIT (-50, -50),
                          500);
  ck_assert_uint_ne (editor_get_held (), QDR_NOBODY);
}

TEST (a_pawn_that_is_dragged_off_the_board_goes_back)
{
  drag_off_the_board ("e9");
  qdr_board_pointer_release (board_get_pointer (editor_get_board ()));
  ck_assert_uint_eq (editor_get_held (), QDR_NOBODY);
  drag_off_the_board ("e9");
  qdr_board_pointer_cancel (board_get_pointer (editor_get_board ()));
  ck_assert_uint_eq (editor_get_held (), QDR_NOBODY);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

#define TAKEN "Another pawn is on that square."

static void
assert_taken (void)
{
  ck_assert_str_eq (editor_get_advice (), TAKEN);
  ck_assert_uint_eq (editor_get_held (), QDR_NOBODY);
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

/* Returns whether the bubble is centred right above or below the square. */
static gboolean
bubble_is_beside (gpointer data)
{
  const QdrMove step = editor_read_move (data);
  const graphene_rect_t square =
      qdr_board_geometry_get_square (board_get_geometry (editor_get_board ()),
                                     qdr_move_square (step));
  GtkWidget *bubble = board_get_bubble (editor_get_board ());
  graphene_rect_t near = square;
  graphene_rect_t place;

  graphene_rect_inset (&near, 0, -square.size.height);
  return gtk_widget_get_child_visible (bubble) &&
         gtk_widget_compute_bounds (bubble, GTK_WIDGET (editor_get_board ()), &place) &&
         graphene_rect_intersection (&place, &near, NULL) &&
         !graphene_rect_intersection (&place, &square, NULL) &&
         ABS (place.origin.x + place.size.width / 2 - square.origin.x - square.size.width / 2) < 2;
}

TEST (a_pawn_that_is_dropped_on_another_one_goes_back)
{
  const graphene_point_t from = editor_get_point ("e1", 0);
  const graphene_point_t to = editor_get_point ("e9", 0);
  const graphene_point_t away = editor_get_point ("c4", 0);

  qdr_board_pointer_move (board_get_pointer (editor_get_board ()), &from);
  qdr_board_pointer_press (board_get_pointer (editor_get_board ()), &from, FALSE);
  qdr_board_pointer_move (board_get_pointer (editor_get_board ()), &to);
  qdr_board_pointer_drag (board_get_pointer (editor_get_board ()), &to, 500);
  ck_assert_pstr_eq (qdr_board_view_get_notice (editor_get_board ()), TAKEN);
  fixture_wait (bubble_is_beside, (gpointer) "e9");
  qdr_board_pointer_release (board_get_pointer (editor_get_board ()));
  assert_taken ();
  ck_assert_pstr_eq (qdr_board_view_get_notice (editor_get_board ()), TAKEN);
  qdr_board_pointer_move (board_get_pointer (editor_get_board ()), &away);
  ck_assert_ptr_null (qdr_board_view_get_notice (editor_get_board ()));
}

TEST (a_pawn_is_put_on_no_other_one_by_clicks_taps_keys_or_actions)
{
  editor_click ("e1");
  editor_click ("e9");
  assert_taken ();

  editor_click_at (editor_get_point ("e1", 0), TRUE);
  editor_click_at (editor_get_point ("e9", 0), TRUE);
  assert_taken ();

  gtk_widget_grab_focus (GTK_WIDGET (board_find_square (editor_get_board (), 4)));
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  for (guint i = 0; i < 8; i++)
    board_press_key (editor_get_board (), GDK_KEY_Up, 0);
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  assert_taken ();

  editor_click ("e9");
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (board_find_square (editor_get_board (), 4)),
                                         "square.activate", NULL));
  assert_taken ();
}

TEST (a_pawn_in_hand_stays_there_when_another_press_is_called_off)
{
  const graphene_point_t point = editor_get_point ("c4", 0);

  editor_click ("e9");
  qdr_board_pointer_press (board_get_pointer (editor_get_board ()), &point, FALSE);
  qdr_board_pointer_cancel (board_get_pointer (editor_get_board ()));
  ck_assert_uint_eq (editor_get_held (), 1);
}

TEST (the_keyboard_does_it_all)
{
  gtk_widget_grab_focus (GTK_WIDGET (editor_get_board ()));
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  board_press_key (editor_get_board (), GDK_KEY_Up, 0);
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  editor_assert_position ("9 9 2 1 | e2 e9 | 10 10 | - | -");
  board_press_key (editor_get_board (), GDK_KEY_h, 0);
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  editor_assert_position ("9 9 2 1 | e2 e9 | 10 10 | e2h | -");
  /* The focus is still in the grooves for the next wall. */
  board_press_key (editor_get_board (), GDK_KEY_Left, 0);
  board_press_key (editor_get_board (), GDK_KEY_Left, 0);
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  editor_assert_position ("9 9 2 1 | e2 e9 | 10 10 | c2h,e2h | -");
  board_press_key (editor_get_board (), GDK_KEY_Return, 0);
  editor_assert_position ("9 9 2 1 | e2 e9 | 10 10 | e2h | -");
}

TEST (escape_lets_go_of_the_pawn_before_anything_else)
{
  editor_click ("e1");
  ck_assert (board_press_key (editor_get_board (), GDK_KEY_Escape, 0));
  ck_assert_uint_eq (editor_get_held (), QDR_NOBODY);
  ck_assert (!board_press_key (editor_get_board (), GDK_KEY_Escape, 0));
}

TEST (places_for_walls_are_used_by_assistive_tools)
{
  QdrSlotView *slot = board_find_slot (editor_get_board (), editor_read_move ("e3h"));

  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot), "slot.place", NULL));
  board_assert_label (slot, "e3h, wall above e3 and f3, stands here, can be removed");
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot), "slot.place", NULL));
  board_assert_label (slot, "e3h, wall above e3 and f3, free");
}

TEST (another_size_gives_another_board)
{
  editor_click ("e3h");
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("columns")), 4);
  editor_assert_position ("13 9 2 1 | g1 g9 | 14 14 | e3h | -");
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("rows")), 0);
  editor_assert_position ("13 5 2 1 | g1 g5 | 14 14 | e3h | -");
  ck_assert_uint_eq (board_count_children (editor_get_board (), QDR_TYPE_SQUARE_VIEW), 65);
  ck_assert_uint_eq (board_count_children (editor_get_board (), QDR_TYPE_SLOT_VIEW), 96);
  editor_activate ("win.undo");
  editor_activate ("win.undo");
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
  ck_assert_uint_eq (adw_combo_row_get_selected (ADW_COMBO_ROW (editor_get_part ("columns"))), 2);
}

TEST (whoever_was_on_the_board_stays_there_when_it_becomes_another)
{
  gtk_widget_grab_focus (GTK_WIDGET (editor_get_board ()));
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("columns")), 4);
  ck_assert (QDR_IS_SQUARE_VIEW (gtk_widget_get_focus_child (GTK_WIDGET (editor_get_board ()))));
}

TEST (what_cannot_be_played_says_why_and_shows_who_is_shut_in)
{
  static const char *const walls[] = { "a1h", "c1h", "e1h", "g1h", "h1v" };

  for (guint i = 0; i < G_N_ELEMENTS (walls); i++)
    editor_click (walls[i]);
  editor_assert_verdict ("Anna has no path to the goal.", FALSE);
  ck_assert_uint_eq (board_get_scene (editor_get_board ())->shut_in_player, 0);
  editor_click ("e9");
  ck_assert (qdr_bits_test (&board_get_scene (editor_get_board ())->shut_in,
                            qdr_move_square (editor_read_move ("c1"))));
  editor_click ("e8");
  editor_click ("h1v");
  editor_assert_verdict ("The position can be played.", TRUE);
}
