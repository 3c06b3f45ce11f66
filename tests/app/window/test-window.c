/*
 * The game window: its contents, and its game when it closes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-games-folder.h"
#include "qdr-split-view.h"

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_new_window_has_a_game_that_waits_for_the_first_move)
{
  QdrGame *game = fixture_get_game (window);

  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (fixture_human_is_to_move (game));
  ck_assert (qdr_session_is_untouched (qdr_window_get_session (window)));
  ck_assert (!qdr_board_view_get_locked (fixture_get_board (window)));
  ck_assert_str_eq (fixture_get_status (window), "Your move.");
}

TEST (a_new_game_has_the_focus)
{
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert (!gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture_get_board (window))));
  fixture_use_game (window, 2, "human,human");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture_get_board (window))));
}

TEST (the_main_menu_is_made_when_it_opens)
{
  GtkMenuButton *button = fixture_get_part (window, "menu_button");
  GtkPopover *menu;

  ck_assert_ptr_null (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_popover (button);
  ck_assert (GTK_IS_POPOVER_MENU (menu));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (menu)));
  ck_assert_int_gt (g_menu_model_get_n_items (
                        gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu))),
                    0);

  gtk_menu_button_popdown (button);
  gtk_menu_button_popup (button);
  ck_assert_ptr_eq (gtk_menu_button_get_popover (button), menu);
}

static gboolean
has_been_made (const char *place)
{
  return adw_bin_get_child (fixture_get_part (window, place)) != NULL;
}

TEST (what_is_hidden_is_made_when_it_is_first_shown)
{
  static const char *const places[] = {
    "analysis_place", "bottom_place",   "evaluation_place", "move_entry_place",
    "notes_place",    "playback_place", "review_place",
  };
  GListModel *pages = G_LIST_MODEL (gtk_stack_get_pages (fixture_get_part (window, "board_stack")));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    ck_assert_msg (!has_been_made (places[i]), "%s", places[i]);
  ck_assert_uint_eq (g_list_model_get_n_items (pages), 1);

  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  ck_assert (has_been_made ("evaluation_place") && has_been_made ("analysis_place"));
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", FALSE);
  g_object_unref (pages);
}

static gboolean
shows_sidebar (void)
{
  return qdr_split_view_get_show_sidebar (fixture_get_part (window, "split_view"));
}

static gboolean
is_asked_for (void)
{
  return g_settings_get_boolean (fixture_get_settings (), "show-sidebar");
}

TEST (the_sidebar_comes_when_it_is_asked_for_and_stays_for_the_next_games)
{
  g_settings_set_boolean (fixture_get_settings (), "show-sidebar", FALSE);
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2 d6");
  ck_assert (!shows_sidebar ());
  fixture_activate (window, "show-moves");
  ck_assert (shows_sidebar () && is_asked_for ());
  fixture_use_game (window, 2, "human,human");
  ck_assert (shows_sidebar ());
  fixture_activate (window, "show-moves");
  ck_assert (!shows_sidebar () && !is_asked_for ());
}

TEST (the_sidebar_comes_with_what_there_is_to_see_in_it)
{
  g_autoptr (QdrGame) over = fixture_make_game (5, 2, "human,human");

  g_settings_set_boolean (fixture_get_settings (), "show-sidebar", FALSE);
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2 d6 resign");
  ck_assert (!shows_sidebar ());
  fixture_activate (window, "review");
  ck_assert (shows_sidebar () && !is_asked_for ());
  fixture_use_game (window, 2, "human,human");
  ck_assert (!shows_sidebar ());
  fixture_play (over, "c2 resign");
  fixture_show_game (window, over);
  ck_assert (shows_sidebar () && !is_asked_for ());
}

static gboolean
is_focus_in (gpointer widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Closing the sidebar, and Escape, lead from there back to the board. */
TEST (the_focus_goes_into_a_page_of_the_sidebar_and_back, .loops = 2)
{
  GtkWidget *board = GTK_WIDGET (fixture_get_board (window));

  g_settings_set_boolean (fixture_get_settings (), "show-sidebar", FALSE);
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2 d6");
  gtk_widget_grab_focus (board);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "notes");
  fixture_wait (is_focus_in, fixture_get_part (window, "notes_place"));
  fixture_activate (window, _i == 0 ? "show-moves" : "back");
  ck_assert (is_focus_in (board));
}

static gboolean
is_folded (gpointer split_view)
{
  return qdr_split_view_get_collapsed (split_view);
}

static gboolean
is_unfolded (gpointer split_view)
{
  return !qdr_split_view_get_collapsed (split_view);
}

/* libadwaita leaks the animation of a sidebar that is closed during it. */
TEST (a_sidebar_over_the_board_of_a_narrow_window_changes_no_choice, .loops = 2)
{
  gpointer split_view = fixture_get_part (window, "split_view");
  const gboolean asked_for = _i == 1;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_boolean (fixture_get_settings (), "show-sidebar", asked_for);
  fixture_use_game (window, 2, "human,human");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  fixture_wait (is_folded, split_view);
  ck_assert (!shows_sidebar ());
  fixture_activate (window, "show-moves");
  ck_assert (shows_sidebar ());
  ck_assert (board_press_key (window, GDK_KEY_Escape, 0));
  ck_assert (!shows_sidebar ());
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  fixture_wait (is_unfolded, split_view);
  ck_assert_int_eq (shows_sidebar (), asked_for);
  ck_assert_int_eq (is_asked_for (), asked_for);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

TEST (the_race_is_told_in_any_state_until_the_position_changes)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_name_players (game);
  fixture_activate (window, "tell-race");
  ck_assert_str_eq (fixture_get_status (window),
                    "Anna: 6 steps to go, 8 walls. Ben: 6 steps to go, 8 walls. Anna to move.");
  fixture_play (game, "d2");
  ck_assert_str_eq (fixture_get_status (window), "Ben to move.");
  fixture_activate (window, "tell-race");
  ck_assert_str_eq (fixture_get_status (window),
                    "Anna: 5 steps to go, 8 walls. Ben: 6 steps to go, 8 walls. Ben to move.");
}

TEST (a_finished_game_says_how_it_ended_and_can_be_played_again)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "resign");
  ck_assert_ptr_nonnull (strstr (fixture_get_status (window), "Ben wins"));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "south/"))));

  qdr_game_set_modified (game, FALSE);
  g_settings_set_int (fixture_get_settings (), "began-last", 0);
  g_settings_set_string (fixture_get_settings (), "first-move", "turn");
  fixture_activate (window, "play-again");
  ck_assert_ptr_ne (fixture_get_game (window), game);
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (fixture_get_game (window), 0)),
                    "Ben");
  ck_assert (qdr_session_is_untouched (qdr_window_get_session (window)));
  ck_assert_int_eq (g_settings_get_int (fixture_get_settings (), "began-last"), 1);
  ck_assert (g_str_has_prefix (fixture_get_status (window), "Sides changed. Ben to move."));
  fixture_play (fixture_get_game (window), "resign");
  ck_assert_ptr_null (strstr (fixture_get_status (window), "Sides changed."));

  /* The choice of the set-up holds. */
  g_settings_set_string (fixture_get_settings (), "first-move", "you");
  for (guint i = 0; i < 2; i++) {
    fixture_activate (window, "play-again");
    ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (fixture_get_game (window), 0)),
                      "Ben");
    ck_assert_ptr_null (strstr (fixture_get_status (window), "Sides changed."));
    fixture_play (fixture_get_game (window), "resign");
  }
}

static const struct {
  const char *rule;
  const char *opponent; /* of Anna, who played against Ben before */
  gboolean change_is_said;
} pairings[] = { { "turn", "Ben", TRUE }, { "you", "Ben", FALSE }, { "turn", "Cleo", FALSE } };

TEST (sides_change_between_games_of_the_same_players_in_turn, .loops = G_N_ELEMENTS (pairings))
{
  g_autoptr (QdrGame) next = fixture_make_game (7, 2, "human,human");

  g_settings_set_string (fixture_get_settings (), "first-move", pairings[_i].rule);
  fixture_name_players (fixture_use_game (window, 2, "human,human"));
  qdr_player_set_name (qdr_game_get_player (next, 0), pairings[_i].opponent);
  qdr_player_set_name (qdr_game_get_player (next, 1), "Anna");
  fixture_show_game (window, next);
  ck_assert_int_eq (strstr (fixture_get_status (window), "Sides changed.") != NULL,
                    pairings[_i].change_is_said);
}

/* Counts updates of the line below the board. */
static void
count_cb (guint *n_updates)
{
  (*n_updates)++;
}

static void
assert_updated_once (guint *n_updates)
{
  ck_assert_uint_eq (*n_updates, 1);
  *n_updates = 0;
}

TEST (a_change_of_the_game_is_one_update_of_the_window)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");
  GtkWidget *state = fixture_get_part (window, "status_bar/label");
  guint n_updates = 0;

  g_signal_connect_swapped (state, "notify::label", G_CALLBACK (count_cb), &n_updates);
  fixture_type_move (window, "d2");
  assert_updated_once (&n_updates);
  fixture_wait (fixture_human_is_to_move, game);
  assert_updated_once (&n_updates);
  fixture_activate (window, "previous");
  assert_updated_once (&n_updates);
  fixture_activate (window, "last");
  assert_updated_once (&n_updates);
  fixture_activate (window, "undo");
  assert_updated_once (&n_updates);
  fixture_activate (window, "redo");
  assert_updated_once (&n_updates);
  fixture_use_game (window, 2, "computer novice,human");
  assert_updated_once (&n_updates);
  g_signal_handlers_disconnect_by_data (state, &n_updates);
}

TEST (the_title_is_that_of_the_program_and_a_game_that_is_kept_has_no_subtitle)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_name_players (game);
  fixture_play (game, "d2");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Quoridor");
  ck_assert_str_eq (adw_window_title_get_title (fixture_get_part (window, "title")), "Anna – Ben");
  ck_assert_str_eq (adw_window_title_get_subtitle (fixture_get_part (window, "title")), "");
  fixture_play (game, "timeout");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Quoridor");
  ck_assert_str_eq (fixture_get_status (window), "Anna wins: Ben ran out of time.");
}

static gboolean
has_no_game (gpointer data)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0;
}

TEST (a_window_whose_game_may_go_closes, .set_up = window_set_up, .tear_down = fixture_tear_down)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (fixture_computer_is_thinking, window);
  fixture_make_autosave_fail ();
  gtk_window_close (GTK_WINDOW (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (fixture_find_dialog (window)), "discard");
  fixture_wait (has_no_game, NULL);
}

/* Enables autosaving, as the program does. */
static QdrSessionStore *
enable_autosave (void)
{
  g_autoptr (GFile) folder = qdr_session_store_get_default_folder ();
  QdrSessionStore *store = qdr_session_store_new (folder);

  qdr_window_enable_autosave (window, store, 1, FALSE);
  return store;
}

static guint
count_sessions (QdrSessionStore *store)
{
  g_autoptr (GPtrArray) sessions = qdr_session_store_load_all_sessions (store);

  return sessions->len;
}

TEST (the_last_window_keeps_its_game_and_asks_nothing,
      .set_up = window_set_up,
      .tear_down = fixture_tear_down)
{
  g_autoptr (QdrSessionStore) store = enable_autosave ();

  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  gtk_window_close (GTK_WINDOW (window));
  fixture_wait (has_no_game, NULL);
  ck_assert_uint_eq (count_sessions (store), 1);
}

TEST (without_autosave_the_window_keeps_no_session_but_the_game,
      .set_up = window_set_up,
      .tear_down = fixture_tear_down)
{
  g_autoptr (QdrSessionStore) store = enable_autosave ();
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GDir) dir = NULL;

  g_settings_set_boolean (fixture_get_settings (), "autosave", FALSE);
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  gtk_window_close (GTK_WINDOW (window));
  fixture_wait (has_no_game, NULL);
  ck_assert_uint_eq (count_sessions (store), 0);
  dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  ck_assert_ptr_nonnull (dir);
  ck_assert_ptr_nonnull (g_dir_read_name (dir));
}

TEST (where_nothing_can_be_kept_the_window_asks,
      .set_up = window_set_up,
      .tear_down = fixture_tear_down)
{
  g_autoptr (QdrSessionStore) store = enable_autosave ();

  g_settings_set_boolean (fixture_get_settings (), "autosave", FALSE);
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  fixture_make_autosave_fail ();
  gtk_window_close (GTK_WINDOW (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (fixture_find_dialog (window)), "discard");
  fixture_wait (has_no_game, NULL);
  ck_assert_uint_eq (count_sessions (store), 0);
}
