/*
 * Changes of seats in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-game-setup.h"
#include "qdr-person-name.h"
#include "qdr-player-panel.h"

static GtkMenuButton *
get_seat_button (QdrPlayerPanel *panel)
{
  return GTK_MENU_BUTTON (fixture_get_part (panel, "seat_button"));
}

/* (nullable): the row in @widget whose title begins with @name. */
static GtkWidget *
find_row (GtkWidget *widget, const char *name)
{
  GtkWidget *label = fixture_find_child (widget, GTK_TYPE_LABEL);
  GtkWidget *found = NULL;

  if (GTK_IS_LIST_BOX_ROW (widget))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (label)), name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, name);
  return found;
}

static void
hand_over (QdrPlayerPanel *panel, const char *name)
{
  GtkMenuButton *button = get_seat_button (panel);
  GtkWidget *row;

  gtk_menu_button_popup (button);
  row = find_row (GTK_WIDGET (gtk_menu_button_get_popover (button)), name);
  ck_assert_msg (row != NULL, "%s", name);
  ck_assert (gtk_widget_activate_action (row, "row.choose", NULL));
}

static const char *
text_of (QdrPlayerPanel *panel, const char *id)
{
  GObject *label = fixture_get_part (panel, id);

  return gtk_widget_is_visible (GTK_WIDGET (label)) ? gtk_label_get_label (GTK_LABEL (label))
                                                    : NULL;
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (the_user_has_the_chosen_portrait_at_any_seat)
{
  GtkWidget *south = fixture_get_part (window, "south/portrait");
  GtkWidget *north;

  qdr_user_set_name ("Ben");
  fixture_name_players (fixture_use_game (window, 2, "human,human"));
  north = fixture_get_part (window, "north/portrait");
  ck_assert (!gtk_widget_get_visible (north));
  g_settings_set_string (fixture_get_settings (), "portrait", "owl");
  ck_assert (gtk_widget_get_visible (north));
  ck_assert (!gtk_widget_get_visible (south));
  g_settings_set_string (fixture_get_settings (), "portrait", "unknown");
  ck_assert (!gtk_widget_get_visible (north));
  qdr_user_set_name (NULL);
}

TEST (a_seat_is_handed_over_while_the_computer_thinks)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer master");
  g_autoptr (QdrGameSetup) setup = NULL;

  fixture_play (game, "d2");
  fixture_wait (fixture_computer_is_thinking, window);
  hand_over (fixture_get_part (window, "north/"), "Human");
  ck_assert (!fixture_computer_is_thinking (window));
  ck_assert (!qdr_board_view_get_locked (fixture_get_board (window)));
  ck_assert_str_eq (text_of (fixture_get_part (window, "north/"), "name"), "Player 2");
  ck_assert_ptr_null (text_of (fixture_get_part (window, "north/"), "rating"));
  ck_assert (qdr_game_get_modified (game));

  hand_over (fixture_get_part (window, "north/"), "Novice");
  ck_assert_ptr_nonnull (text_of (fixture_get_part (window, "north/"), "rating"));
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 1)), "computer novice");

  /* Novice is the last opponent now. */
  setup = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_str_eq (setup->seats[1], "computer novice");
}

static gboolean
has_looked_ahead (gpointer panel)
{
  return text_of (panel, "activity_label") != NULL;
}

TEST (that_a_computer_thinks_is_said_once)
{
  QdrPlayerPanel *panel = fixture_get_part (window, "north/");

  fixture_play (fixture_use_game (window, 2, "human,computer master"), "d2");
  fixture_wait (fixture_computer_is_thinking, window);
  ck_assert (g_str_has_suffix (fixture_get_status (window), " is thinking…"));
  ck_assert_ptr_null (text_of (panel, "activity_label"));
  fixture_wait (has_looked_ahead, panel);
  ck_assert_ptr_nonnull (strstr (text_of (panel, "activity_label"), " ahead"));
}

static gboolean
progress_came (gpointer came)
{
  return *(gboolean *) came;
}

static void
progress_cb (gboolean *came)
{
  *came = TRUE;
}

TEST (of_four_players_the_one_who_thinks_keeps_name_and_rating)
{
  QdrComputerPlayer *computer = qdr_session_get_computer (qdr_window_get_session (window));
  gboolean came = FALSE;

  g_signal_connect_swapped (computer, "progress", G_CALLBACK (progress_cb), &came);
  fixture_use_game (window, 4, "computer master,human,human,human");
  fixture_wait (progress_came, &came);
  ck_assert_ptr_null (text_of (fixture_get_part (window, "south/"), "activity_label"));
  ck_assert_ptr_nonnull (text_of (fixture_get_part (window, "south/"), "rating"));
  g_signal_handlers_disconnect_by_data (computer, &came);
}

TEST (two_of_the_same_opponent_keep_names_of_their_own)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  g_autofree char *second = g_strdup_printf ("%s 2", qdr_personality_get_name (novice));

  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, TRUE);
  hand_over (fixture_get_part (window, "north/"), "Novice");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
  hand_over (fixture_get_part (window, "south/"), "Novice");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)),
                    qdr_personality_get_name (novice));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), second);
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
}

TEST (the_list_of_opponents_is_made_when_it_drops_down)
{
  GtkMenuButton *button = get_seat_button (fixture_get_part (window, "south/"));
  GtkPopover *menu;

  ck_assert (gtk_widget_get_sensitive (GTK_WIDGET (button)));
  ck_assert_ptr_null (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_popover (button);
  ck_assert_ptr_nonnull (menu);
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (menu)));

  gtk_menu_button_popdown (button);
  gtk_menu_button_popup (button);
  ck_assert_ptr_eq (gtk_menu_button_get_popover (button), menu);
}
