/*
 * The portraits of opponents in the dialog for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "setup-fixture.h"

#include "qdr-new-game-dialog.h"
#include "qdr-opponent-chooser.h"
#include "qdr-player.h"

TEST_DEFAULTS (.timeout = 120, .set_up = setup_begin, .tear_down = setup_end)

TEST (the_focus_is_on_the_opponent_and_enter_means_start)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ()));

  ck_assert (QDR_IS_OPPONENT_CARD (focus));
  ck_assert (gtk_flow_box_child_is_selected (GTK_FLOW_BOX_CHILD (focus)));
  ck_assert_str_eq (gtk_actionable_get_action_name (GTK_ACTIONABLE (
                        gtk_window_get_default_widget (GTK_WINDOW (setup_get_dialog ())))),
                    "new-game.start");
}

/* Whatever the last opponent was. */
TEST (the_easiest_opponent_can_be_proposed)
{
  QdrPersonality *easiest =
      qdr_personality_list_get_easiest_opponent (fixture_get_personalities ());
  g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (easiest));
  const char *const seats[] = { "human", "computer mason", "computer novice", "human", NULL };

  g_settings_set_strv (fixture_get_settings (), "seats", seats);
  g_settings_set_int (fixture_get_settings (), "players", 4);
  setup_open_dialog ();
  setup_assert_chosen ("players", "Four");
  qdr_new_game_dialog_choose_easiest_opponent (QDR_NEW_GAME_DIALOG (setup_get_dialog ()));
  setup_assert_chosen ("players", "Two");
  setup_assert_chosen_opponent (seat);
  setup_start ();
  ck_assert_uint_eq (qdr_game_get_n_players (setup_get_started ()), 2);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (setup_get_started (), 1)), seat);
}

TEST (opponents_are_shown_in_the_order_of_their_strength)
{
  GListModel *list = qdr_personality_list_get_opponents (fixture_get_personalities ());
  const guint n = g_list_model_get_n_items (list);

  ck_assert_str_eq (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (
                        gtk_flow_box_get_child_at_index (setup_get_cards (), 0))),
                    "human");
  ck_assert_str_eq (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (
                        gtk_flow_box_get_child_at_index (setup_get_cards (), 1))),
                    "elsewhere");
  for (guint i = 0; i < n; i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    g_autofree char *expected = qdr_seat_for_personality (qdr_personality_get_id (personality));

    ck_assert_str_eq (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (
                          gtk_flow_box_get_child_at_index (setup_get_cards (), (int) i + 2))),
                      expected);
  }
  ck_assert_ptr_null (gtk_flow_box_get_child_at_index (setup_get_cards (), (int) n + 2));
}

TEST (a_portrait_has_name_and_stars_and_more_words_if_it_is_chosen)
{
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  GtkFlowBoxChild *card = setup_find_card ("computer novice");
  g_autofree char *name =
      g_strdup_printf ("Novice, %u of 5 stars", qdr_personality_get_level (novice));
  g_autofree char *taste = g_strdup_printf ("%s · %d", qdr_personality_get_style_name (novice),
                                            qdr_personality_get_rating (novice));
  g_autofree char *words =
      g_strdup_printf ("%s. %s", taste, qdr_personality_get_character (novice));
  g_autofree char *heading = g_strdup_printf ("Novice · %s", taste);
  GtkLabel *shown_heading = GTK_LABEL (setup_get_part ("heading"));
  GtkLabel *shown_character = GTK_LABEL (setup_get_part ("character"));

  fixture_assert_accessible (card, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  fixture_assert_accessible (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  ck_assert_str_ne (gtk_label_get_label (shown_heading), heading);
  setup_choose_opponent ("computer novice");
  ck_assert_str_eq (gtk_label_get_label (shown_heading), heading);
  ck_assert_str_eq (gtk_label_get_label (shown_character), qdr_personality_get_character (novice));
  setup_choose_opponent ("human");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (shown_heading)));
  ck_assert_str_eq (gtk_label_get_label (shown_character), "Plays at this screen.");
}

/* Returns whether the whole portrait is between the upper and the lower edge of the gallery. */
static gboolean
is_in_sight (gpointer card)
{
  const float height = (float) gtk_widget_get_height (setup_get_part ("gallery"));
  graphene_rect_t place;

  return gtk_widget_compute_bounds (card, setup_get_part ("gallery"), &place) &&
         place.size.height > 0 && place.origin.y >= 0 &&
         place.origin.y + place.size.height <= height;
}

static gboolean
chosen_is_in_sight (gpointer data)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (setup_get_cards ());

  return chosen != NULL && is_in_sight (chosen->data);
}

TEST (the_opponent_of_last_time_is_in_sight)
{
  setup_choose_opponent ("computer master");
  setup_start ();
  setup_open_dialog ();
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 360, 640);
  fixture_wait (chosen_is_in_sight, NULL);
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 640, 400);
  fixture_wait (chosen_is_in_sight, NULL);
}

/* As with Ctrl and an arrow key, which move the focus only. */
TEST (who_looks_at_another_portrait_stays_there)
{
  GtkWidget *human = GTK_WIDGET (setup_find_card ("human"));

  setup_choose_opponent ("computer master");
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 360, 640);
  fixture_wait (chosen_is_in_sight, NULL);
  gtk_widget_grab_focus (human);
  fixture_wait (is_in_sight, human);
  ck_assert (!chosen_is_in_sight (NULL));
  gtk_window_set_default_size (GTK_WINDOW (setup_get_dialog ()), 640, 400);
  fixture_wait_for_frames (setup_get_dialog ());
  fixture_settle ();
  ck_assert (is_in_sight (human));
  setup_assert_chosen_opponent ("computer master");
}

TEST (a_portrait_chooses_the_opponent)
{
  setup_choose_opponent ("computer mason");
  setup_assert_chosen_opponent ("computer mason");
  setup_start ();
  setup_assert_seats ("human, computer mason");
}

TEST (one_portrait_is_always_chosen)
{
  setup_choose_opponent ("computer mason");
  gtk_flow_box_unselect_all (setup_get_cards ());
  setup_assert_chosen_opponent ("computer mason");
  setup_start ();
  setup_assert_seats ("human, computer mason");
}

TEST (two_people_play_at_one_board)
{
  setup_choose_opponent ("human");
  setup_assert_chosen ("first_move", "somebody");
  setup_choose ("first_move", "Player 2");
  setup_start ();
  setup_assert_seats ("human, human");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (setup_get_started (), 0)),
                    "Player 2");
  setup_open_dialog ();
  setup_type_name (1, "Ben");
  setup_assert_chosen ("first_move", "Ben");
  setup_choose_kind (0, setup_find_kind ("mason"));
  setup_choose_kind (1, setup_find_kind ("mason"));
  setup_assert_chosen ("first_move", "Mason 2");
}

static void
count_starts_cb (GtkWidget *widget, QdrGame *game, guint n_games, guint *n)
{
  (*n)++;
}

TEST (a_double_click_on_a_portrait_starts_with_that_opponent)
{
  guint n = 0;

  g_signal_connect (setup_get_dialog (), "start", G_CALLBACK (count_starts_cb), &n);
  setup_choose_opponent ("computer runner");
  g_signal_emit_by_name (setup_get_cards (), "child-activated",
                         setup_find_card ("computer runner"));
  setup_assert_seats ("human, computer runner");
  ck_assert_uint_eq (n, 1);
}

TEST (one_portrait_is_for_all_three_opponents_unless_one_of_them_is_chosen)
{
  setup_choose ("players", "Four");
  ck_assert (gtk_widget_get_visible (setup_get_part ("which")));
  setup_choose_opponent ("computer mason");
  setup_choose ("which", "Opposite");
  setup_assert_chosen_opponent ("computer mason");
  setup_choose_opponent ("computer runner");
  setup_assert_chosen ("which", "Opposite");
  setup_choose ("which", "All");
  setup_assert_chosen_opponent (NULL);
  setup_choose ("which", "Left");
  setup_assert_chosen_opponent ("computer mason");
  setup_start ();
  setup_assert_seats ("human, computer mason, computer runner, computer mason");

  /* Different opponents are chosen one by one. */
  setup_open_dialog ();
  setup_assert_chosen ("which", "Left");
  setup_assert_chosen_opponent ("computer mason");
  setup_choose ("which", "All");
  setup_choose_opponent ("computer novice");
  setup_start ();
  setup_assert_seats ("human, computer novice, computer novice, computer novice");
}

TEST (portraits_say_where_opponents_sit_who_are_not_all_the_same)
{
  GObject *mason = fixture_get_part (GTK_WIDGET (setup_find_card ("computer mason")), "places");
  GObject *runner = fixture_get_part (GTK_WIDGET (setup_find_card ("computer runner")), "places");

  setup_choose ("players", "Four");
  setup_choose_opponent ("computer mason");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (mason)));
  setup_choose ("which", "Opposite");
  setup_choose_opponent ("computer runner");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (mason)));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (mason)), "Left, Right");
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (runner)), "Opposite");
  setup_choose ("players", "Two");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (mason)));
}

TEST (gallery_and_seats_agree)
{
  setup_choose_kind (1, setup_find_kind ("mason"));
  setup_assert_chosen_opponent ("computer mason");
  setup_choose_opponent ("computer runner");
  ck_assert_uint_eq (adw_combo_row_get_selected (setup_get_seat_part (1, "kind")),
                     setup_find_kind ("runner"));
  ck_assert_str_eq (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (setup_get_seat (0))),
                    "You");
  ck_assert_str_eq (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (setup_get_seat (1))),
                    "Opponent");
}

TEST (arrow_keys_go_through_portraits_and_choices_and_choose)
{
  GtkFlowBoxChild *second = gtk_flow_box_get_child_at_index (setup_get_cards (), 4);
  gboolean moved = FALSE;

  g_signal_emit_by_name (setup_get_cards (), "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1, FALSE,
                         FALSE, &moved);
  ck_assert (moved);
  ck_assert (gtk_flow_box_child_is_selected (second));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ())), GTK_WIDGET (second));

  /* Each row is one tab stop. */
  gtk_widget_child_focus (setup_get_dialog (), GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ())),
                    setup_find_choice (setup_get_part ("board"), "9"));
  gtk_widget_child_focus (setup_get_dialog (), GTK_DIR_RIGHT);
  setup_assert_chosen ("board", "11");
  gtk_widget_child_focus (setup_get_dialog (), GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ())),
                    setup_find_choice (setup_get_part ("players"), "Two"));
  gtk_widget_child_focus (setup_get_dialog (), GTK_DIR_TAB_BACKWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ())),
                    setup_find_choice (setup_get_part ("board"), "11"));
  gtk_widget_child_focus (setup_get_dialog (), GTK_DIR_TAB_BACKWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (setup_get_dialog ())), GTK_WIDGET (second));
}

TEST (somebody_elsewhere_is_beside_another_person, .loops = 2)
{
  if (_i == 1)
    setup_choose ("players", "Four");
  ck_assert_int_eq (gtk_flow_box_child_get_index (setup_find_card (QDR_SEAT_ELSEWHERE)), 1);
  setup_choose_opponent (QDR_SEAT_ELSEWHERE);
  setup_assert_chosen_opponent (QDR_SEAT_ELSEWHERE);
  setup_start ();
  setup_assert_seats (_i == 1 ? "human, elsewhere, elsewhere, elsewhere" : "human, elsewhere");
}
