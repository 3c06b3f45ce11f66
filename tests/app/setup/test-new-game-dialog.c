/*
 * The rows of the dialog for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "setup-fixture.h"

#include "qdr-game-setup.h"
#include "qdr-person-name.h"
#include "qdr-player.h"
#include "qdr-rows.h"

TEST_DEFAULTS (.timeout = 120, .set_up = setup_begin, .tear_down = setup_end)

TEST (nothing_changed_starts_the_usual_game)
{
  g_autofree char *easiest = qdr_seat_for_personality (qdr_personality_get_id (
      qdr_personality_list_get_easiest_opponent (fixture_get_personalities ())));

  setup_assert_chosen_opponent (easiest);
  setup_assert_chosen ("board", "9");
  setup_assert_chosen ("players", "Two");
  setup_assert_chosen ("first_move", "You");
  setup_assert_chosen ("match", "One Game");
  setup_assert_chosen ("clock", "None");
  ck_assert (!gtk_widget_get_visible (setup_get_part ("which")));
  ck_assert (!gtk_widget_get_visible (setup_get_part ("recent")));
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.width, 9);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (setup_get_started (), 0)), 10);
  ck_assert (qdr_player_is_human (qdr_game_get_player (setup_get_started (), 0)));
  ck_assert (qdr_game_get_repetition_is_draw (setup_get_started ()));
  ck_assert_uint_eq (qdr_game_get_time_control (setup_get_started ()), 0);
}

TEST (a_board_that_is_not_square_can_be_chosen)
{
  ck_assert (!gtk_widget_get_visible (setup_get_part ("rows")));
  setup_choose ("board", "Other");
  setup_assert_chosen ("columns", "9");
  setup_choose ("columns", "5");
  setup_choose ("rows", "19");
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.width, 5);
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.height, 19);

  setup_open_dialog ();
  setup_assert_chosen ("board", "Other");
  setup_assert_chosen ("columns", "5");
  setup_assert_chosen ("rows", "19");
  setup_choose ("board", "5");
  ck_assert (!gtk_widget_get_visible (setup_get_part ("rows")));
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.height, 5);
}

static const struct {
  const char *size;
  guint width;
} sizes[] = { { "5", 5 }, { "7", 7 }, { "9", 9 }, { "11", 11 }, { "13", 13 }, { "19", 19 } };

TEST (all_sizes_of_the_row_come_back, .loops = G_N_ELEMENTS (sizes))
{
  setup_choose ("board", sizes[_i].size);
  setup_start ();
  setup_open_dialog ();
  setup_assert_chosen ("board", sizes[_i].size);
  ck_assert (!gtk_widget_get_visible (setup_get_part ("columns")));
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.width, sizes[_i].width);
}

TEST (rare_sizes_are_among_the_others)
{
  ck_assert_ptr_null (setup_find_choice (setup_get_part ("board"), "15"));
  setup_choose ("board", "Other");
  setup_choose ("columns", "17");
  setup_choose ("rows", "17");
  setup_start ();
  setup_open_dialog ();
  setup_assert_chosen ("board", "Other");
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.width, 17);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (setup_get_started (), 1)), 18);
}

TEST (four_players_show_four_seats_with_half_the_walls)
{
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (setup_get_seat (3))));
  setup_choose ("players", "Four");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (setup_get_seat (3))));
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_n_players (setup_get_started ()), 4);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (setup_get_started (), 3)), 5);
}

TEST (seats_names_and_stocks_are_taken_over_and_remembered)
{
  g_autoptr (QdrGameSetup) remembered = NULL;

  setup_choose_kind (0, setup_find_kind ("novice"));
  setup_choose_kind (1, 0);
  setup_type_name (1, "  Anna ");
  setup_set_stock (1, 3);
  setup_choose ("first_move", "Opponent");
  setup_start ();
  setup_assert_seats ("computer novice, human");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (setup_get_started (), 1)), "Anna");
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (setup_get_started (), 1)), 3);

  remembered = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_str_eq (remembered->seats[0], "computer novice");
  ck_assert_str_eq (remembered->names[1], "");
  ck_assert_uint_eq (remembered->stocks[1], 3);
  ck_assert_int_eq (remembered->first_move, QDR_FIRST_MOVE_OPPONENT);
  qdr_user_set_name (NULL);
}

TEST (the_user_has_one_name_in_all_games)
{
  g_autofree char *name = NULL;

  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (setup_get_seat_part (0, "name"))),
                    "somebody");
  setup_type_name (0, " Cleo ");
  setup_start ();
  name = g_settings_get_string (fixture_get_settings (), "user-name");
  ck_assert_str_eq (name, "Cleo");
  setup_open_dialog ();
  setup_choose_kind (0, setup_find_kind ("novice"));
  setup_choose_kind (1, 0);
  setup_start ();
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (setup_get_started (), 0)), "Cleo");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (setup_get_started (), 1)), "Novice");
  qdr_user_set_name (NULL);
}

static guint
count_labels (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
            strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    n += count_labels (part, text);
  return n;
}

TEST (what_an_opponent_is_like_is_read_once)
{
  QdrPersonality *mason = qdr_personality_list_find (fixture_get_personalities (), "mason");

  setup_choose_opponent ("computer mason");
  setup_get_options ();
  fixture_wait_for_frames (setup_get_dialog ());
  ck_assert_uint_eq (count_labels (setup_get_dialog (), qdr_personality_get_character (mason)), 1);
}

TEST (the_user_chooses_a_portrait_where_the_name_is)
{
  GtkWidget *row = setup_get_seat_part (0, "portraits");
  GtkWidget *none = gtk_widget_get_first_child (gtk_widget_get_last_child (row));
  GtkWidget *fox = gtk_widget_get_next_sibling (none);
  g_autofree char *portrait = NULL;

  ck_assert (gtk_widget_get_visible (setup_get_seat_part (0, "portraits_row")));
  ck_assert (!gtk_widget_get_visible (setup_get_seat_part (1, "portraits_row")));
  ck_assert (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (none)));
  fixture_assert_accessible (fox, GTK_ACCESSIBLE_PROPERTY_LABEL, "Fox");
  g_signal_emit_by_name (fox, "clicked");
  portrait = g_settings_get_string (fixture_get_settings (), "portrait");
  ck_assert_str_eq (portrait, "fox");

  setup_choose_kind (0, setup_find_kind ("novice"));
  setup_choose_kind (1, 0);
  ck_assert (!gtk_widget_get_visible (setup_get_seat_part (0, "portraits_row")));
  ck_assert (gtk_widget_get_visible (setup_get_seat_part (1, "portraits_row")));
  ck_assert_uint_eq (qdr_choice_row_get_chosen (setup_get_seat_part (1, "portraits")), 1);
}

TEST (stocks_follow_the_board_but_what_was_set_stays)
{
  setup_set_stock (0, 5);
  setup_choose ("board", "7");
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (0)), 5);
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (1)), 8);
  setup_choose ("board", "Other");
  setup_choose ("columns", "19");
  setup_choose ("rows", "19");
  setup_choose ("players", "Four");
  setup_choose ("players", "Two");
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (0)), 5);
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (1)), 20);
  setup_start ();
  setup_open_dialog ();
  setup_choose ("board", "9");
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (0)), 5);
  ck_assert_uint_eq (qdr_seat_group_get_stock (setup_get_seat (1)), 10);
  setup_start ();
}

static const struct {
  const char *choice;
  const char *first; /* of two games in turn */
  const char *second;
} first_moves[] = {
  { "You", "human, computer mason", "human, computer mason" },
  { "Opponent", "computer mason, human", "computer mason, human" },
  { "In Turn", "human, computer mason", "computer mason, human" },
};

TEST (somebody_begins_as_it_was_chosen, .loops = G_N_ELEMENTS (first_moves))
{
  setup_choose_opponent ("computer mason");
  setup_choose ("first_move", first_moves[_i].choice);
  setup_start ();
  setup_assert_seats (first_moves[_i].first);
  setup_open_dialog ();
  setup_assert_chosen ("first_move", first_moves[_i].choice);
  setup_start ();
  setup_assert_seats (first_moves[_i].second);
}

TEST (repetition_can_be_switched_off_and_a_clock_on)
{
  gtk_switch_set_active (GTK_SWITCH (setup_get_option ("repetition")), FALSE);
  setup_choose ("clock", "Custom");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (setup_get_part ("minutes")), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (setup_get_part ("increment")), 5);
  setup_start ();
  ck_assert (!qdr_game_get_repetition_is_draw (setup_get_started ()));
  ck_assert_uint_eq (qdr_game_get_time_control (setup_get_started ()), 7 * 60);
  ck_assert_uint_eq (qdr_game_get_increment (setup_get_started ()), 5);

  setup_open_dialog ();
  setup_assert_chosen ("clock", "Custom");
  ck_assert (gtk_widget_get_visible (setup_get_part ("minutes_row")));
  ck_assert_int_eq (gtk_spin_button_get_value_as_int (
                        GTK_SPIN_BUTTON (setup_get_part ("increment"))),
                    5);
  setup_start ();
}

static const struct {
  const char *choice;
  guint minutes;
} presets[] = {
  { "5 min", 5 },
  { "15 min", 15 },
  { "30 min", 30 },
};

TEST (a_match_is_chosen_and_chosen_again_the_next_time)
{
  ck_assert_uint_eq (setup_get_n_games (), 0);
  setup_choose ("match", "Best of 5");
  setup_start ();
  ck_assert_uint_eq (setup_get_n_games (), 5);

  setup_open_dialog ();
  setup_assert_chosen ("match", "Best of 5");
  setup_choose ("match", "One Game");
  setup_start ();
  ck_assert_uint_eq (setup_get_n_games (), 1);
}

TEST (of_three_games_of_four_players_one_begins_none_and_it_is_said)
{
  GtkWidget *note = setup_get_part ("match_note");

  setup_choose ("match", "Best of 3");
  ck_assert (!gtk_widget_get_visible (note));
  setup_choose ("players", "Four");
  ck_assert (gtk_widget_get_visible (note));
  setup_choose ("match", "Best of 5");
  ck_assert (!gtk_widget_get_visible (note));
  setup_choose ("match", "Best of 3");
  ck_assert (gtk_widget_get_visible (note));
  setup_choose ("players", "Two");
  ck_assert (!gtk_widget_get_visible (note));
}

TEST (the_usual_clocks_need_no_numbers, .loops = G_N_ELEMENTS (presets))
{
  ck_assert (!gtk_widget_get_visible (setup_get_part ("minutes_row")));
  setup_choose ("clock", "Custom");
  ck_assert (gtk_widget_get_visible (setup_get_part ("minutes_row")));
  ck_assert (gtk_widget_get_visible (setup_get_part ("increment_row")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (setup_get_part ("increment")), 5);
  setup_choose ("clock", presets[_i].choice);
  ck_assert (!gtk_widget_get_visible (setup_get_part ("increment_row")));
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_time_control (setup_get_started ()), presets[_i].minutes * 60);
  ck_assert_uint_eq (qdr_game_get_increment (setup_get_started ()), 0);
  setup_open_dialog ();
  setup_assert_chosen ("clock", presets[_i].choice);
}

static const char *
words_of_recent (guint number)
{
  GtkWidget *button = gtk_widget_get_first_child (setup_get_part ("recent_buttons"));

  while (number-- > 0 && button != NULL)
    button = gtk_widget_get_next_sibling (button);
  return button != NULL
             ? gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))))
             : NULL;
}

TEST (the_last_setups_are_one_click)
{
  gpointer watched;

  setup_choose_opponent ("computer mason");
  setup_choose ("board", "5");
  setup_start ();
  setup_open_dialog ();
  setup_choose_opponent ("computer novice");
  setup_choose ("clock", "15 min");
  setup_start ();

  setup_open_dialog ();
  ck_assert (gtk_widget_get_visible (setup_get_part ("recent")));
  ck_assert_str_eq (words_of_recent (0), "Novice · 5×5 · 15 min");
  ck_assert_str_eq (words_of_recent (1), "Mason · 5×5");
  ck_assert_ptr_null (words_of_recent (2));
  setup_choose ("board", "11");
  watched = setup_get_dialog ();
  g_object_add_weak_pointer (G_OBJECT (setup_get_dialog ()), &watched);
  g_signal_emit_by_name (gtk_widget_get_last_child (setup_get_part ("recent_buttons")), "clicked");
  fixture_wait (setup_dialog_is_gone, &watched);
  setup_assert_seats ("human, computer mason");
  ck_assert_uint_eq (qdr_game_get_position (setup_get_started ())->board.width, 5);
  ck_assert_uint_eq (qdr_game_get_time_control (setup_get_started ()), 0);

  /* The next set-up is the same. */
  setup_open_dialog ();
  setup_assert_chosen_opponent ("computer mason");
  setup_assert_chosen ("board", "5");
  ck_assert_str_eq (words_of_recent (0), "Mason · 5×5");
}

/* The width and height of the smallest screen, in logical pixels. */
#define PHONE 360

TEST (the_dialog_fits_a_phone_either_way, .tags = "layout")
{
  int width, height;

  fixture_use_style ();
  setup_choose ("players", "Four");
  setup_choose_opponent ("computer mason");
  setup_choose ("which", "Opposite");
  setup_choose_opponent ("computer runner");
  setup_choose ("board", "Other");
  setup_choose ("match", "Best of 3");
  setup_choose ("clock", "Custom");
  setup_get_options ();
  gtk_widget_measure (setup_get_dialog (), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  gtk_widget_measure (setup_get_dialog (), GTK_ORIENTATION_VERTICAL, PHONE, &height, NULL, NULL,
                      NULL);
  ck_assert_int_le (width, PHONE);
  ck_assert_int_le (height, PHONE);
}

static const char *const rows[] = { "board", "players", "first_move", "match", "clock" };

static gboolean
is_as_wide_as_it_would_like (gpointer data)
{
  /* The width includes the frame. */
  return gtk_widget_get_width (setup_get_dialog ()) >= 920 &&
         gtk_widget_get_height (setup_get_part (rows[0])) > 0;
}

TEST (at_1024_pixels_each_choice_is_one_row, .tags = "layout")
{
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 960, 680);
  fixture_wait (is_as_wide_as_it_would_like, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *row = setup_get_part (rows[i]);
    GtkWidget *button = fixture_find_child (row, GTK_TYPE_TOGGLE_BUTTON);

    ck_assert_msg (gtk_widget_get_height (row) < 3 * gtk_widget_get_height (button) / 2,
                   "%s takes more than one row", rows[i]);
  }
}

static const int widths[] = { 360, 640, 800, 960 };

static gboolean
has_width (gpointer data)
{
  const int *width = data;

  return ABS (gtk_widget_get_width (setup_get_dialog ()) - *width) <= 40 &&
         gtk_widget_get_height (setup_get_part (rows[0])) > 0;
}

TEST (choices_stand_beside_their_titles_or_below_in_all_rows,
      .loops = G_N_ELEMENTS (widths),
      .tags = "layout")
{
  guint n_below = 0;

  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), widths[_i], 680);
  fixture_wait (has_width, (gpointer) &widths[_i]);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *row = setup_get_part (rows[i]);
    graphene_rect_t title, choices;

    ck_assert (gtk_widget_compute_bounds (gtk_widget_get_first_child (row), row, &title));
    ck_assert (gtk_widget_compute_bounds (gtk_widget_get_last_child (row), row, &choices));
    n_below += choices.origin.y >= title.origin.y + title.size.height;
  }
  ck_assert_msg (n_below == 0 || n_below == G_N_ELEMENTS (rows), "%u of %zu", n_below,
                 G_N_ELEMENTS (rows));
}

static gboolean
is_high (gpointer data)
{
  return gtk_widget_get_height (setup_get_dialog ()) >= 960 &&
         gtk_widget_get_height (setup_get_part ("heading")) > 0;
}

TEST (the_words_about_an_opponent_stand_below_the_last_card, .tags = "layout")
{
  GtkWidget *words = setup_get_part ("character");
  GtkFlowBoxChild *card;
  graphene_rect_t last = { 0 }, below;

  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 1700, 1000);
  fixture_wait (is_high, NULL);
  for (int i = 0; (card = gtk_flow_box_get_child_at_index (setup_get_cards (), i)) != NULL; i++)
    ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (card), setup_get_dialog (), &last));
  ck_assert (gtk_widget_compute_bounds (words, setup_get_dialog (), &below));
  ck_assert (below.origin.y >= last.origin.y + last.size.height);
  ck_assert (below.origin.y <= last.origin.y + last.size.height + 60);
}

TEST (the_card_of_the_choices_shows_its_border, .tags = "layout")
{
  GtkWidget *card = gtk_widget_get_parent (setup_get_part ("board"));
  GtkWidget *viewport = gtk_widget_get_ancestor (card, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 960, 680);
  fixture_wait (is_as_wide_as_it_would_like, NULL);
  ck_assert (gtk_widget_compute_bounds (card, viewport, &bounds));
  ck_assert (bounds.origin.x >= 2);
  ck_assert (bounds.origin.y >= 2);
  ck_assert (bounds.size.width + 4 <= (float) gtk_widget_get_width (viewport));
}

static void
destroy (gpointer object)
{
  gtk_window_close (GTK_WINDOW (object));
}

TEST (the_wheel_changes_no_number)
{
  ck_assert (fixture_ignores_wheel (setup_get_part ("minutes")));
  ck_assert (fixture_ignores_wheel (setup_get_part ("increment")));
  ck_assert (fixture_ignores_wheel (
      fixture_find_child (GTK_WIDGET (setup_get_seat (0)), GTK_TYPE_SPIN_BUTTON)));
}

TEST (cancelling_starts_nothing)
{
  fixture_assert_finalizes (setup_get_dialog (), destroy);
  ck_assert_ptr_null (setup_get_started ());
}
