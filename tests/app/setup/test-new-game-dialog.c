/*
 * Tests of the dialog in which a new game is set up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-game-setup.h"
#include "qdr-new-game-dialog.h"
#include "qdr-seat-group.h"

static GtkWidget *dialog;
static QdrGame *started;

static void
start_cb (GtkWidget *widget, QdrGame *game)
{
  g_set_object (&started, game);
}

static void
set_up (void)
{
  fixture_set_up ();
  dialog = qdr_new_game_dialog_new (fixture_get_settings (), fixture_get_personalities ());
  g_signal_connect (dialog, "start", G_CALLBACK (start_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tear_down (void)
{
  g_clear_object (&started);
  fixture_tear_down ();
}

static GtkWidget *
child (const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (dialog, QDR_TYPE_NEW_GAME_DIALOG, id));
}

static void
choose (const char *id, guint row)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (child (id)), row);
}

/* The rows of player @number, in the order of the box they stand in. */
static QdrSeatGroup *
seat (guint number)
{
  GtkWidget *group = gtk_widget_get_first_child (child ("seat_box"));

  while (number-- > 0)
    group = gtk_widget_get_next_sibling (group);

  return QDR_SEAT_GROUP (group);
}

static gboolean
dialog_is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* Starts the game; the dialog must go away, and be freed, by itself. */
static void
start (void)
{
  gpointer watched = dialog;

  g_object_add_weak_pointer (G_OBJECT (dialog), &watched);
  gtk_widget_activate_action (dialog, "new-game.start", NULL);
  ck_assert_ptr_nonnull (started);
  fixture_wait (dialog_is_gone, &watched);
}

START_TEST (nothing_changed_starts_the_usual_game)
{
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 9);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 0)), 10);
  ck_assert (qdr_game_get_repetition_is_draw (started));
  ck_assert_uint_eq (qdr_game_get_time_control (started), 0);
}
END_TEST

START_TEST (enter_means_start)
{
  GtkWidget *start_button = gtk_window_get_default_widget (GTK_WINDOW (dialog));

  ck_assert (gtk_window_get_focus (GTK_WINDOW (dialog)) == start_button);
}
END_TEST

START_TEST (an_opponent_is_introduced_by_its_character_and_rating)
{
  GObject *row =
      gtk_widget_get_template_child (GTK_WIDGET (seat (0)), QDR_TYPE_SEAT_GROUP, "opponent");
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  g_autofree char *rating = g_strdup_printf ("Rating %d", qdr_personality_get_rating (novice));

  qdr_seat_group_set_seat (seat (0), "computer novice");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (row)));
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                    qdr_personality_get_character (novice));
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), rating);
  qdr_seat_group_set_seat (seat (0), "human");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (row)));
}
END_TEST

START_TEST (a_square_board_keeps_rows_and_columns_together)
{
  choose ("columns", 4);
  ck_assert_uint_eq (adw_combo_row_get_selected (ADW_COMBO_ROW (child ("rows"))), 4);
  ck_assert (!gtk_widget_get_sensitive (child ("rows")));
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 13);
  ck_assert_uint_eq (qdr_game_get_position (started)->board.height, 13);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 1)), 14);
}
END_TEST

START_TEST (a_board_that_is_not_square_can_be_chosen)
{
  gtk_switch_set_active (GTK_SWITCH (child ("square")), FALSE);
  choose ("columns", 0);
  choose ("rows", 7);
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 5);
  ck_assert_uint_eq (qdr_game_get_position (started)->board.height, 19);
}
END_TEST

START_TEST (four_players_show_four_seats_with_half_the_walls)
{
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (seat (3))));
  choose ("players", 1);
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (seat (3))));
  start ();
  ck_assert_uint_eq (qdr_game_get_n_players (started), 4);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 3)), 5);
}
END_TEST

START_TEST (seats_names_and_stocks_are_taken_over_and_remembered)
{
  g_autoptr (QdrGameSetup) remembered = NULL;

  qdr_seat_group_set_seat (seat (0), "computer novice");
  qdr_seat_group_set_seat (seat (1), "human");
  qdr_seat_group_set_name (seat (1), "  Anna ");
  qdr_seat_group_set_stock (seat (1), 3);
  start ();
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (started, 0)), "computer novice");
  ck_assert (qdr_player_is_human (qdr_game_get_player (started, 1)));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (started, 1)), "Anna");
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 1)), 3);

  remembered = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_str_eq (remembered->seats[0], "computer novice");
  ck_assert_str_eq (remembered->names[1], "Anna");
  ck_assert_uint_eq (remembered->stocks[1], 3);
}
END_TEST

START_TEST (another_board_resets_the_stocks)
{
  qdr_seat_group_set_stock (seat (0), 99);
  choose ("columns", 1);
  ck_assert_uint_eq (qdr_seat_group_get_stock (seat (0)), 8);
  start ();
}
END_TEST

START_TEST (repetition_can_be_switched_off_and_a_clock_on)
{
  gtk_switch_set_active (GTK_SWITCH (child ("repetition")), FALSE);
  choose ("clock", 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("minutes")), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("increment")), 5);
  start ();
  ck_assert (!qdr_game_get_repetition_is_draw (started));
  ck_assert_uint_eq (qdr_game_get_time_control (started), 7 * 60);
  ck_assert_uint_eq (qdr_game_get_increment (started), 5);
}
END_TEST

START_TEST (the_usual_clock_needs_no_numbers)
{
  ck_assert (!gtk_widget_get_visible (child ("minutes_row")));
  choose ("clock", 2);
  ck_assert (gtk_widget_get_visible (child ("minutes_row")));
  ck_assert (gtk_widget_get_visible (child ("increment_row")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("increment")), 5);
  choose ("clock", 1);
  ck_assert (!gtk_widget_get_visible (child ("increment_row")));
  start ();
  ck_assert_uint_eq (qdr_game_get_time_control (started), 15 * 60);
  ck_assert_uint_eq (qdr_game_get_increment (started), 0);
}
END_TEST

static void
destroy (gpointer object)
{
  gtk_window_close (GTK_WINDOW (object));
}

START_TEST (the_wheel_changes_no_number)
{
  ck_assert (fixture_ignores_wheel (child ("minutes")));
  ck_assert (fixture_ignores_wheel (child ("increment")));
  ck_assert (
      fixture_ignores_wheel (fixture_find_child (GTK_WIDGET (seat (0)), GTK_TYPE_SPIN_BUTTON)));
}
END_TEST

START_TEST (cancelling_starts_nothing)
{
  fixture_assert_finalizes (dialog, destroy);
  ck_assert_ptr_null (started);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("new game dialog");
  TCase *tcase = tcase_create ("core");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, nothing_changed_starts_the_usual_game);
  tcase_add_test (tcase, enter_means_start);
  tcase_add_test (tcase, an_opponent_is_introduced_by_its_character_and_rating);
  tcase_add_test (tcase, a_square_board_keeps_rows_and_columns_together);
  tcase_add_test (tcase, a_board_that_is_not_square_can_be_chosen);
  tcase_add_test (tcase, four_players_show_four_seats_with_half_the_walls);
  tcase_add_test (tcase, seats_names_and_stocks_are_taken_over_and_remembered);
  tcase_add_test (tcase, another_board_resets_the_stocks);
  tcase_add_test (tcase, repetition_can_be_switched_off_and_a_clock_on);
  tcase_add_test (tcase, the_usual_clock_needs_no_numbers);
  tcase_add_test (tcase, the_wheel_changes_no_number);
  tcase_add_test (tcase, cancelling_starts_nothing);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
