/*
 * The rows of players in the position editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor-fixture.h"

TEST_DEFAULTS (.timeout = 120, .set_up = editor_set_up, .tear_down = window_tear_down)

TEST (stocks_and_the_turn_are_set_in_the_rows_of_the_players)
{
  gtk_spin_button_set_value (editor_get_stock (1), 3);
  gtk_check_button_set_active (editor_get_turn (1), TRUE);
  editor_assert_position ("9 9 2 2 | e1 e9 | 10 3 | - | -");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (editor_get_row (2))));
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (editor_get_in_play (0))));
  editor_activate ("win.start-over");
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  ck_assert (gtk_check_button_get_active (editor_get_turn (0)));
  ck_assert_int_eq (gtk_spin_button_get_value_as_int (editor_get_stock (1)), 10);
}

TEST (one_of_four_players_leaves_and_is_brought_in)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("players")), 1);
  editor_assert_position ("9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (editor_get_row (3))));
  gtk_switch_set_active (editor_get_in_play (0), FALSE);
  editor_assert_position ("9 9 4 2 | - a5 e9 i5 | 5 5 5 5 | - | -");
  ck_assert (!gtk_widget_get_sensitive (GTK_WIDGET (editor_get_turn (0))));
  ck_assert (gtk_check_button_get_active (editor_get_turn (1)));
  gtk_switch_set_active (editor_get_in_play (0), TRUE);
  editor_assert_position ("9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  editor_activate ("win.play");
  ck_assert_uint_eq (qdr_game_get_n_players (fixture_get_game (window)), 4);
}

/* Returns the bounds of @part in the row of player @number. */
static graphene_rect_t
bounds_in_row (guint number, GtkWidget *part)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (part, GTK_WIDGET (editor_get_row (number)), &bounds));
  return bounds;
}

/* Returns whether the name is above the stock, and not beside it. */
static gboolean
is_folded (guint number)
{
  const graphene_rect_t name = bounds_in_row (number, GTK_WIDGET (editor_get_name (number)));
  const graphene_rect_t stock = bounds_in_row (number, GTK_WIDGET (editor_get_stock (number)));

  return name.origin.y + name.size.height <= stock.origin.y;
}

static gboolean
name_is_cut (guint number)
{
  GtkLabel *name = editor_get_name (number);

  return pango_layout_is_ellipsized (gtk_label_get_layout (name));
}

TEST (names_of_two_are_beside_their_stocks, .tags = "layout")
{
  for (guint i = 0; i < 2; i++) {
    ck_assert (!is_folded (i));
    ck_assert (!name_is_cut (i));
  }
}

static void
open_editor_for_four (const char *long_name)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");

  editor_activate ("win.back");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 2), long_name);
  editor_open (game);
}

TEST (names_of_four_have_lines_of_their_own_rather_than_being_cut, .tags = "layout")
{
  open_editor_for_four ("Maximilian the Great");
  for (guint i = 0; i < 4; i++) {
    ck_assert_msg (!name_is_cut (i), "%u", i);
    /* Also with short names, so that all rows look alike. */
    ck_assert_msg (is_folded (i), "%u", i);
  }
}

static void
assert_rows_are_described (const char *expected)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (editor_get_part ("player_group"));

  ck_assert_str_eq (adw_preferences_group_get_description (group), expected);
}

TEST (the_rows_are_described_with_all_that_they_have)
{
  assert_rows_are_described ("Who is to move, and the walls in stock");
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("players")), 1);
  assert_rows_are_described ("Who is to move, the walls in stock, and who is in play");
}

TEST (rows_are_mirrored_where_one_reads_from_right_to_left)
{
  graphene_rect_t turn, name, stock;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_editor_for_four ("Cleo");
  turn = bounds_in_row (2, GTK_WIDGET (editor_get_turn (2)));
  name = bounds_in_row (2, GTK_WIDGET (editor_get_name (2)));
  stock = bounds_in_row (2, GTK_WIDGET (editor_get_stock (2)));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  ck_assert (turn.origin.x > name.origin.x);
  ck_assert (name.origin.x + name.size.width >= stock.origin.x + stock.size.width);
}

TEST (the_wheel_changes_no_stock)
{
  ck_assert (fixture_ignores_wheel (GTK_WIDGET (editor_get_stock (0))));
}

TEST (a_row_is_chosen_as_its_player_is)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (editor_get_row (1)));

  g_signal_emit_by_name (list, "row-activated", editor_get_row (1));
  editor_assert_position ("9 9 2 2 | e1 e9 | 10 10 | - | -");
}

static void
assert_row (guint number, const char *name)
{
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (editor_get_row (number))),
                    name);
}

TEST (who_plays_keeps_side_and_name_when_others_come_and_leave)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("players")), 1);
  assert_row (0, "Anna");
  assert_row (2, "Ben");
  adw_combo_row_set_selected (ADW_COMBO_ROW (editor_get_part ("players")), 0);
  assert_row (0, "Anna");
  assert_row (1, "Ben");
  editor_activate ("win.undo");
  assert_row (2, "Ben");
  editor_activate ("win.play");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (fixture_get_game (window), 2)),
                    "Ben");
  ck_assert_uint_eq (qdr_game_get_time_control (fixture_get_game (window)), 900);
}
