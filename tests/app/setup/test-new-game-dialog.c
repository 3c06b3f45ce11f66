/*
 * Tests of the dialog in which a new game is set up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-more-options.h"
#include "qdr-new-game-dialog.h"
#include "qdr-opponent-card.h"
#include "qdr-opponent-gallery.h"
#include "qdr-recent-setups.h"
#include "qdr-seat-group.h"
#include "qdr-seat.h"

static GtkWidget *dialog;
static QdrGame *started;

static void
start_cb (GtkWidget *widget, QdrGame *game)
{
  g_set_object (&started, game);
}

static void
open_dialog (void)
{
  g_clear_object (&started);
  dialog = qdr_new_game_dialog_new (fixture_get_settings (), fixture_get_personalities ());
  g_signal_connect (dialog, "start", G_CALLBACK (start_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
set_up (void)
{
  fixture_set_up ();
  open_dialog ();
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

/* The button of a row that says @words. */
static GtkWidget *
find_choice (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), words) == 0)
    return widget;
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL && found == NULL;
       part = gtk_widget_get_next_sibling (part))
    found = find_choice (part, words);
  return found;
}

/* Clicks the choice of row @id that says @words. */
static void
choose (const char *id, const char *words)
{
  GtkWidget *choice = find_choice (child (id), words);

  ck_assert_msg (choice != NULL, "no %s in %s", words, id);
  g_signal_emit_by_name (choice, "clicked");
}

static void
assert_chosen (const char *id, const char *words)
{
  GtkWidget *choice = find_choice (child (id), words);

  ck_assert_msg (choice != NULL, "no %s in %s", words, id);
  ck_assert (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (choice)));
}

static GtkFlowBox *
cards (void)
{
  return GTK_FLOW_BOX (fixture_find_child (child ("gallery"), GTK_TYPE_FLOW_BOX));
}

/* The portrait of @seat. */
static GtkFlowBoxChild *
find_card (const char *seat)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (cards (), i)) != NULL; i++)
    if (g_str_equal (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)), seat))
      return card;
  ck_abort_msg ("no portrait of %s", seat);
}

static void
choose_opponent (const char *seat)
{
  gtk_widget_activate_action (GTK_WIDGET (find_card (seat)), "opponent.choose", NULL);
}

/* NULL if none is. */
static void
assert_chosen_opponent (const char *seat)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (cards ());

  ck_assert_pstr_eq (chosen != NULL ? qdr_opponent_card_get_seat (chosen->data) : NULL, seat);
}

/* What is behind "More Options", which are opened. */
static GtkWidget *
options (void)
{
  gtk_expander_set_expanded (GTK_EXPANDER (child ("more")), TRUE);
  return gtk_expander_get_child (GTK_EXPANDER (child ("more")));
}

static gpointer
option (const char *id)
{
  return gtk_widget_get_template_child (options (), QDR_TYPE_MORE_OPTIONS, id);
}

/* The rows of player @number, in the order of the box they stand in. */
static QdrSeatGroup *
seat (guint number)
{
  GtkWidget *group = gtk_widget_get_first_child (options ());

  while (!QDR_IS_SEAT_GROUP (group) || number-- > 0)
    group = gtk_widget_get_next_sibling (group);

  return QDR_SEAT_GROUP (group);
}

static gpointer
part_of_seat (guint number, const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (seat (number)), QDR_TYPE_SEAT_GROUP, id);
}

/* Lets a person do what is chosen in the rows of a seat; 0 is a person. */
static void
choose_kind (guint number, guint kind)
{
  adw_combo_row_set_selected (part_of_seat (number, "kind"), kind);
}

/* The place of an opponent in the list of kinds. */
static guint
kind_of (const char *id)
{
  GListModel *list = G_LIST_MODEL (fixture_get_personalities ());

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);

    if (g_str_equal (qdr_personality_get_id (personality), id))
      return i + 1;
  }
  ck_abort_msg ("no %s", id);
}

static void
type_name (guint number, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (part_of_seat (number, "name")), name);
}

static void
set_stock (guint number, guint stock)
{
  gtk_spin_button_set_value (part_of_seat (number, "stock"), stock);
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

/* Who plays in the game that was started, in order. */
static void
assert_seats (const char *expected)
{
  g_autoptr (GString) seats = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_players (started); i++)
    g_string_append_printf (seats, "%s%s", i > 0 ? ", " : "",
                            qdr_player_get_seat (qdr_game_get_player (started, i)));
  ck_assert_str_eq (seats->str, expected);
}

START_TEST (nothing_changed_starts_the_usual_game)
{
  g_autofree char *easiest = qdr_seat_for_personality (
      qdr_personality_get_id (qdr_personality_list_get_easiest (fixture_get_personalities ())));

  assert_chosen_opponent (easiest);
  assert_chosen ("board", "9");
  assert_chosen ("players", "Two");
  assert_chosen ("first_move", "You");
  assert_chosen ("clock", "None");
  ck_assert (!gtk_widget_get_visible (child ("which")));
  ck_assert (!gtk_widget_get_visible (child ("recent")));
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 9);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 0)), 10);
  ck_assert (qdr_player_is_human (qdr_game_get_player (started, 0)));
  ck_assert (qdr_game_get_repetition_is_draw (started));
  ck_assert_uint_eq (qdr_game_get_time_control (started), 0);
}
END_TEST

START_TEST (the_focus_is_on_the_opponent_and_enter_means_start)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (dialog));

  ck_assert (QDR_IS_OPPONENT_CARD (focus));
  ck_assert (gtk_flow_box_child_is_selected (GTK_FLOW_BOX_CHILD (focus)));
  ck_assert_str_eq (gtk_actionable_get_action_name (
                        GTK_ACTIONABLE (gtk_window_get_default_widget (GTK_WINDOW (dialog)))),
                    "new-game.start");
}
END_TEST

START_TEST (opponents_are_shown_in_the_order_of_their_strength)
{
  GListModel *list = G_LIST_MODEL (fixture_get_personalities ());
  const guint n = g_list_model_get_n_items (list);

  ck_assert_str_eq (qdr_opponent_card_get_seat (
                        QDR_OPPONENT_CARD (gtk_flow_box_get_child_at_index (cards (), 0))),
                    "human");
  for (guint i = 0; i < n; i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    g_autofree char *expected = qdr_seat_for_personality (qdr_personality_get_id (personality));

    ck_assert_str_eq (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (
                          gtk_flow_box_get_child_at_index (cards (), (int) i + 1))),
                      expected);
  }
  ck_assert_ptr_null (gtk_flow_box_get_child_at_index (cards (), (int) n + 1));
}
END_TEST

START_TEST (a_portrait_is_introduced_with_name_level_rating_character_and_taste)
{
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  GtkFlowBoxChild *card = find_card ("computer novice");
  g_autofree char *name =
      g_strdup_printf ("Novice, %u of 5 stars, rating %d", qdr_personality_get_level (novice),
                       qdr_personality_get_rating (novice));
  g_autofree char *words = g_strdup_printf ("%s. %s", qdr_personality_get_style_name (novice),
                                            qdr_personality_get_character (novice));

  fixture_assert_accessible (card, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  fixture_assert_accessible (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}
END_TEST

/* Whether all of the chosen portrait is between the upper and the lower edge of the gallery. */
static gboolean
chosen_is_in_sight (gpointer data)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (cards ());
  const float height = (float) gtk_widget_get_height (child ("gallery"));
  graphene_rect_t place;

  return chosen != NULL && gtk_widget_compute_bounds (chosen->data, child ("gallery"), &place) &&
         place.size.height > 0 && place.origin.y >= 0 &&
         place.origin.y + place.size.height <= height;
}

START_TEST (the_opponent_of_last_time_is_in_sight)
{
  choose_opponent ("computer master");
  start ();
  open_dialog ();
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  fixture_wait (chosen_is_in_sight, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 640, 400);
  fixture_wait (chosen_is_in_sight, NULL);
}
END_TEST

START_TEST (a_portrait_chooses_the_opponent)
{
  choose_opponent ("computer mason");
  assert_chosen_opponent ("computer mason");
  start ();
  assert_seats ("human, computer mason");
}
END_TEST

START_TEST (one_portrait_is_always_chosen)
{
  choose_opponent ("computer mason");
  gtk_flow_box_unselect_all (cards ());
  assert_chosen_opponent ("computer mason");
  start ();
  assert_seats ("human, computer mason");
}
END_TEST

START_TEST (two_people_play_at_one_board)
{
  choose_opponent ("human");
  assert_chosen ("first_move", "Player 1");
  start ();
  assert_seats ("human, human");
}
END_TEST

static void
count_starts_cb (GtkWidget *widget, QdrGame *game, guint *n)
{
  (*n)++;
}

START_TEST (a_double_click_on_a_portrait_starts_with_that_opponent)
{
  guint n = 0;

  g_signal_connect (dialog, "start", G_CALLBACK (count_starts_cb), &n);
  choose_opponent ("computer runner");
  g_signal_emit_by_name (cards (), "child-activated", find_card ("computer runner"));
  assert_seats ("human, computer runner");
  ck_assert_uint_eq (n, 1);
}
END_TEST

START_TEST (an_opponent_is_introduced_by_its_character_and_rating)
{
  GObject *introduction = part_of_seat (0, "opponent");
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  g_autofree char *rating = g_strdup_printf ("Rating %d", qdr_personality_get_rating (novice));

  choose_kind (0, kind_of ("novice"));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (introduction)));
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (introduction)),
                    qdr_personality_get_character (novice));
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (introduction)), rating);
  choose_kind (0, 0);
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (introduction)));
}
END_TEST

START_TEST (a_board_is_square_unless_rows_are_chosen)
{
  choose ("board", "Other");
  ck_assert (gtk_widget_get_visible (child ("other_board")));
  assert_chosen ("other_board", "13");
  choose ("other_board", "17");
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 17);
  ck_assert_uint_eq (qdr_game_get_position (started)->board.height, 17);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 1)), 18);
}
END_TEST

START_TEST (a_board_that_is_not_square_can_be_chosen)
{
  adw_combo_row_set_selected (option ("rows"), 8);
  choose ("board", "5");
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 5);
  ck_assert_uint_eq (qdr_game_get_position (started)->board.height, 19);

  /* What is unusual is in sight the next time. */
  open_dialog ();
  ck_assert (gtk_expander_get_expanded (GTK_EXPANDER (child ("more"))));
  assert_chosen ("board", "5");
  adw_combo_row_set_selected (option ("rows"), 0);
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.height, 5);
}
END_TEST

START_TEST (all_sizes_of_the_row_come_back)
{
  static const char *const sizes[] = { "5", "7", "9", "11" };

  choose ("board", sizes[_i]);
  start ();
  open_dialog ();
  assert_chosen ("board", sizes[_i]);
  ck_assert (!gtk_widget_get_visible (child ("other_board")));
  start ();
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 5 + 2 * (guint) _i);
}
END_TEST

START_TEST (four_players_show_four_seats_with_half_the_walls)
{
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (seat (3))));
  choose ("players", "Four");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (seat (3))));
  start ();
  ck_assert_uint_eq (qdr_game_get_n_players (started), 4);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 3)), 5);
}
END_TEST

START_TEST (one_portrait_is_for_all_three_opponents_unless_one_of_them_is_chosen)
{
  choose ("players", "Four");
  ck_assert (gtk_widget_get_visible (child ("which")));
  choose_opponent ("computer mason");
  choose ("which", "Opposite");
  assert_chosen_opponent ("computer mason");
  choose_opponent ("computer runner");
  assert_chosen ("which", "Opposite");
  choose ("which", "All");
  assert_chosen_opponent (NULL);
  choose ("which", "Left");
  assert_chosen_opponent ("computer mason");
  start ();
  assert_seats ("human, computer mason, computer runner, computer mason");

  /* Opponents who differ are shown one by one. */
  open_dialog ();
  assert_chosen ("which", "Left");
  assert_chosen_opponent ("computer mason");
  choose ("which", "All");
  choose_opponent ("computer novice");
  start ();
  assert_seats ("human, computer novice, computer novice, computer novice");
}
END_TEST

START_TEST (portraits_say_where_opponents_sit_who_are_not_all_the_same)
{
  GObject *mason = gtk_widget_get_template_child (GTK_WIDGET (find_card ("computer mason")),
                                                  QDR_TYPE_OPPONENT_CARD, "places");
  GObject *runner = gtk_widget_get_template_child (GTK_WIDGET (find_card ("computer runner")),
                                                   QDR_TYPE_OPPONENT_CARD, "places");

  choose ("players", "Four");
  choose_opponent ("computer mason");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (mason)));
  choose ("which", "Opposite");
  choose_opponent ("computer runner");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (mason)));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (mason)), "Left, Right");
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (runner)), "Opposite");
  choose ("players", "Two");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (mason)));
}
END_TEST

START_TEST (seats_names_and_stocks_are_taken_over_and_remembered)
{
  g_autoptr (QdrGameSetup) remembered = NULL;

  choose_kind (0, kind_of ("novice"));
  choose_kind (1, 0);
  type_name (1, "  Anna ");
  set_stock (1, 3);
  choose ("first_move", "They");
  start ();
  assert_seats ("computer novice, human");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (started, 1)), "Anna");
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (started, 1)), 3);

  remembered = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_str_eq (remembered->seats[0], "computer novice");
  ck_assert_str_eq (remembered->names[1], "Anna");
  ck_assert_uint_eq (remembered->stocks[1], 3);
  ck_assert_int_eq (remembered->first_move, QDR_FIRST_MOVE_THEY);
}
END_TEST

START_TEST (gallery_and_seats_agree)
{
  choose_kind (1, kind_of ("mason"));
  assert_chosen_opponent ("computer mason");
  choose_opponent ("computer runner");
  ck_assert_uint_eq (adw_combo_row_get_selected (part_of_seat (1, "kind")), kind_of ("runner"));
  ck_assert_str_eq (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (seat (0))), "You");
  ck_assert_str_eq (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (seat (1))), "Opponent");
}
END_TEST

START_TEST (another_board_resets_the_stocks)
{
  set_stock (0, 99);
  choose ("board", "7");
  ck_assert_uint_eq (qdr_seat_group_get_stock (seat (0)), 8);
  set_stock (0, 99);
  adw_combo_row_set_selected (option ("rows"), 8);
  ck_assert_uint_eq (qdr_seat_group_get_stock (seat (0)), 20);
  start ();
}
END_TEST

static const struct {
  const char *choice;
  const char *first; /* of two games, one after the other */
  const char *second;
} first_moves[] = {
  { "You", "human, computer mason", "human, computer mason" },
  { "They", "computer mason, human", "computer mason, human" },
  { "In Turn", "human, computer mason", "computer mason, human" },
};

START_TEST (somebody_begins_as_it_was_chosen)
{
  choose_opponent ("computer mason");
  choose ("first_move", first_moves[_i].choice);
  start ();
  assert_seats (first_moves[_i].first);
  open_dialog ();
  assert_chosen ("first_move", first_moves[_i].choice);
  start ();
  assert_seats (first_moves[_i].second);
}
END_TEST

START_TEST (repetition_can_be_switched_off_and_a_clock_on)
{
  gtk_switch_set_active (GTK_SWITCH (option ("repetition")), FALSE);
  choose ("clock", "Own");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("minutes")), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("increment")), 5);
  start ();
  ck_assert (!qdr_game_get_repetition_is_draw (started));
  ck_assert_uint_eq (qdr_game_get_time_control (started), 7 * 60);
  ck_assert_uint_eq (qdr_game_get_increment (started), 5);

  open_dialog ();
  assert_chosen ("clock", "Own");
  ck_assert (gtk_widget_get_visible (child ("minutes_row")));
  ck_assert_int_eq (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (child ("increment"))), 5);
  start ();
}
END_TEST

static const struct {
  const char *choice;
  guint minutes;
} presets[] = {
  { "5 min", 5 },
  { "15 min", 15 },
  { "30 min", 30 },
};

START_TEST (the_usual_clocks_need_no_numbers)
{
  ck_assert (!gtk_widget_get_visible (child ("minutes_row")));
  choose ("clock", "Own");
  ck_assert (gtk_widget_get_visible (child ("minutes_row")));
  ck_assert (gtk_widget_get_visible (child ("increment_row")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (child ("increment")), 5);
  choose ("clock", presets[_i].choice);
  ck_assert (!gtk_widget_get_visible (child ("increment_row")));
  start ();
  ck_assert_uint_eq (qdr_game_get_time_control (started), presets[_i].minutes * 60);
  ck_assert_uint_eq (qdr_game_get_increment (started), 0);
  open_dialog ();
  assert_chosen ("clock", presets[_i].choice);
}
END_TEST

static const char *
words_of_recent (guint number)
{
  GtkWidget *button = gtk_widget_get_first_child (child ("recent_buttons"));

  while (number-- > 0 && button != NULL)
    button = gtk_widget_get_next_sibling (button);
  return button != NULL
             ? gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))))
             : NULL;
}

START_TEST (the_last_setups_are_one_click)
{
  gpointer watched;

  choose_opponent ("computer mason");
  choose ("board", "5");
  start ();
  open_dialog ();
  choose_opponent ("computer novice");
  choose ("clock", "15 min");
  start ();

  open_dialog ();
  ck_assert (gtk_widget_get_visible (child ("recent")));
  ck_assert_str_eq (words_of_recent (0), "Novice · 5×5 · 15 min");
  ck_assert_str_eq (words_of_recent (1), "Mason · 5×5");
  ck_assert_ptr_null (words_of_recent (2));
  choose ("board", "11");
  watched = dialog;
  g_object_add_weak_pointer (G_OBJECT (dialog), &watched);
  g_signal_emit_by_name (gtk_widget_get_last_child (child ("recent_buttons")), "clicked");
  fixture_wait (dialog_is_gone, &watched);
  assert_seats ("human, computer mason");
  ck_assert_uint_eq (qdr_game_get_position (started)->board.width, 5);
  ck_assert_uint_eq (qdr_game_get_time_control (started), 0);

  /* It is what the dialog proposes now. */
  open_dialog ();
  assert_chosen_opponent ("computer mason");
  assert_chosen ("board", "5");
  ck_assert_str_eq (words_of_recent (0), "Mason · 5×5");
}
END_TEST

/* Logical pixels of the smallest screen, either way. */
#define PHONE 360

START_TEST (the_dialog_fits_a_phone_either_way)
{
  int width, height;

  fixture_use_style ();
  choose ("players", "Four");
  choose_opponent ("computer mason");
  choose ("which", "Opposite");
  choose_opponent ("computer runner");
  choose ("board", "Other");
  choose ("clock", "Own");
  options ();
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, PHONE, &height, NULL, NULL, NULL);
  ck_assert_int_le (width, PHONE);
  ck_assert_int_le (height, PHONE);
}
END_TEST

START_TEST (arrow_keys_go_through_portraits_and_choices_and_choose)
{
  GtkFlowBoxChild *second = gtk_flow_box_get_child_at_index (cards (), 2);
  gboolean moved = FALSE;

  g_signal_emit_by_name (cards (), "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1, FALSE, FALSE,
                         &moved);
  ck_assert (moved);
  ck_assert (gtk_flow_box_child_is_selected (second));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (dialog)), GTK_WIDGET (second));

  /* Each row is one stop. */
  gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (dialog)), find_choice (child ("board"), "9"));
  gtk_widget_child_focus (dialog, GTK_DIR_RIGHT);
  assert_chosen ("board", "11");
  gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (dialog)),
                    find_choice (child ("players"), "Two"));
  gtk_widget_child_focus (dialog, GTK_DIR_TAB_BACKWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (dialog)),
                    find_choice (child ("board"), "11"));
  gtk_widget_child_focus (dialog, GTK_DIR_TAB_BACKWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (dialog)), GTK_WIDGET (second));
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
  TCase *layout = tcase_create ("layout");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, nothing_changed_starts_the_usual_game);
  tcase_add_test (tcase, the_focus_is_on_the_opponent_and_enter_means_start);
  tcase_add_test (tcase, opponents_are_shown_in_the_order_of_their_strength);
  tcase_add_test (tcase, a_portrait_is_introduced_with_name_level_rating_character_and_taste);
  tcase_add_test (tcase, the_opponent_of_last_time_is_in_sight);
  tcase_add_test (tcase, a_portrait_chooses_the_opponent);
  tcase_add_test (tcase, one_portrait_is_always_chosen);
  tcase_add_test (tcase, two_people_play_at_one_board);
  tcase_add_test (tcase, a_double_click_on_a_portrait_starts_with_that_opponent);
  tcase_add_test (tcase, an_opponent_is_introduced_by_its_character_and_rating);
  tcase_add_test (tcase, a_board_is_square_unless_rows_are_chosen);
  tcase_add_test (tcase, a_board_that_is_not_square_can_be_chosen);
  tcase_add_loop_test (tcase, all_sizes_of_the_row_come_back, 0, 4);
  tcase_add_test (tcase, four_players_show_four_seats_with_half_the_walls);
  tcase_add_test (tcase, one_portrait_is_for_all_three_opponents_unless_one_of_them_is_chosen);
  tcase_add_test (tcase, portraits_say_where_opponents_sit_who_are_not_all_the_same);
  tcase_add_test (tcase, seats_names_and_stocks_are_taken_over_and_remembered);
  tcase_add_test (tcase, gallery_and_seats_agree);
  tcase_add_test (tcase, another_board_resets_the_stocks);
  tcase_add_loop_test (tcase, somebody_begins_as_it_was_chosen, 0,
                       (int) G_N_ELEMENTS (first_moves));
  tcase_add_test (tcase, repetition_can_be_switched_off_and_a_clock_on);
  tcase_add_loop_test (tcase, the_usual_clocks_need_no_numbers, 0, (int) G_N_ELEMENTS (presets));
  tcase_add_test (tcase, the_last_setups_are_one_click);
  tcase_add_test (tcase, arrow_keys_go_through_portraits_and_choices_and_choose);
  tcase_add_test (tcase, the_wheel_changes_no_number);
  tcase_add_test (tcase, cancelling_starts_nothing);
  suite_add_tcase (suite, tcase);

  tcase_add_checked_fixture (layout, set_up, tear_down);
  tcase_set_timeout (layout, 120);
  tcase_set_tags (layout, "layout");
  tcase_add_test (layout, the_dialog_fits_a_phone_either_way);
  suite_add_tcase (suite, layout);

  return run_suite (suite);
}
