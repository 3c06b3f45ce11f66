/*
 * The home page in the window: its contents, its links, and the game behind it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "qdr-board-picture.h"
#include "qdr-game-line.h"
#include "qdr-games-folder.h"
#include "qdr-home-page.h"
#include "qdr-player-panel.h"
#include "qdr-puzzle-course.h"
#include "qdr-saved-game.h"
#include "qdr-shared-record.h"
#include "qdr-today.h"

static GtkWidget *
get_page (void)
{
  return fixture_find_child (GTK_WIDGET (window), QDR_TYPE_HOME_PAGE);
}

static gboolean
is_at_home (void)
{
  GtkStack *pages = GTK_STACK (fixture_get_part (window, "home_or_game"));

  return get_page () != NULL && gtk_stack_get_visible_child (pages) == get_page ();
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (get_page (), id);
}

static gboolean
is_visible (const char *id)
{
  return gtk_widget_get_visible (get_part (id));
}

static const char *
get_text (const char *id)
{
  return gtk_label_get_text (GTK_LABEL (get_part (id)));
}

static gboolean
is_suggested (const char *id)
{
  return gtk_widget_has_css_class (get_part (id), "suggested-action");
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
go_home (void)
{
  fixture_activate (window, "home");
  ck_assert (is_at_home ());
}

/* Shows the home page with an application that has the actions of all tiles. */
static void
go_home_with_lessons (void)
{
  static const GActionEntry entries[] = { { .name = "lesson" }, { .name = "puzzles" } };
  g_autoptr (GSimpleActionGroup) app = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (app), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (app));
  go_home ();
}

static void
count_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ++*(guint *) user_data;
}

TEST_DEFAULTS (WINDOW_FIXTURE)

TEST (all_games_are_one_click_away)
{
  static const GActionEntry entry = { .name = "library", .activate = count_cb };
  g_autoptr (GSimpleActionGroup) app = g_simple_action_group_new ();
  guint n_times = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (app), &entry, 1, &n_times);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (app));
  go_home ();
  ck_assert (!is_visible ("games"));
  ck_assert (is_visible ("library"));
  g_signal_emit_by_name (get_part ("library"), "clicked");
  ck_assert_uint_eq (n_times, 1);
}

/* Returns the text below the title of a tile. */
static const char *
get_subtitle (const char *id)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (get_part (id)));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (box)));
}

TEST (it_is_made_when_it_is_shown_first)
{
  ck_assert_ptr_null (get_page ());
  go_home ();
  ck_assert (is_at_home ());
}

TEST (the_main_menu_opens_by_its_key)
{
  go_home ();
  ck_assert (gtk_menu_button_get_primary (get_part ("menu_button")));
}

TEST (a_newcomer_is_led_to_the_lesson_and_others_to_a_game)
{
  go_home_with_lessons ();
  ck_assert (is_visible ("welcome"));
  ck_assert (!is_visible ("waiting"));
  ck_assert (!is_visible ("back"));
  ck_assert (is_suggested ("learn") && !is_suggested ("play"));
  ck_assert (has_focus (get_part ("learn")));

  g_settings_set_boolean (fixture_get_settings (), "lesson-offered", TRUE);
  ck_assert (!is_suggested ("learn") && is_suggested ("play"));
}

TEST (who_has_moved_is_no_newcomer)
{
  QdrSession *session = qdr_window_get_session (window);

  /* A first move by a computer does not mean that the person has played. */
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  qdr_player_set_seat (qdr_game_get_player (fixture_get_game (window), 0), "computer novice");
  fixture_play (fixture_get_game (window), "e2");
  ck_assert (!g_settings_get_boolean (fixture_get_settings (), "lesson-offered"));
  fixture_use_game (window, 2, "human,human");
  fixture_play (fixture_get_game (window), "d2");
  ck_assert (g_settings_get_boolean (fixture_get_settings (), "lesson-offered"));
}

TEST (the_game_waits_and_goes_on)
{
  QdrSession *session = qdr_window_get_session (window);
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_name_players (game);
  fixture_play (game, "d2");
  go_home ();
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_HOME));
  ck_assert (is_visible ("waiting") && is_visible ("back") && !is_visible ("welcome"));
  ck_assert (has_focus (get_part ("waiting")));
  ck_assert_str_eq (get_text ("invitation"), "Continue Playing");
  ck_assert_str_eq (get_text ("players"), "Anna – Ben");
  ck_assert_str_eq (get_text ("state"), "Ben to move.");
  ck_assert (is_visible ("picture") && !is_visible ("cover"));

  fixture_activate (window, "show-game");
  ck_assert (!is_at_home ());
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_HOME));
  ck_assert (has_focus (fixture_get_board (window)));
  ck_assert_str_eq (fixture_get_status (window), "Ben to move.");
}

/* Keys and the menu activate actions through the window. */
TEST (what_is_about_a_game_is_there_while_it_is_seen)
{
  static const char *const about_a_game[] = {
    "win.save",      "win.hint",       "win.show-evaluation",
    "win.type-move", "win.show-paths", "win.show-moves"
  };
  const gboolean paths = g_settings_get_boolean (fixture_get_settings (), "show-paths");

  fixture_use_game (window, 2, "human,human");
  go_home ();
  for (guint i = 0; i < G_N_ELEMENTS (about_a_game); i++)
    ck_assert (!gtk_widget_activate_action (GTK_WIDGET (window), about_a_game[i], NULL));
  ck_assert_ptr_null (fixture_find_dialog (window));
  ck_assert (is_at_home ());
  ck_assert_int_eq (g_settings_get_boolean (fixture_get_settings (), "show-paths"), paths);

  ck_assert (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-game", NULL));
  ck_assert (!is_at_home ());
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-paths", NULL));
  ck_assert_int_ne (g_settings_get_boolean (fixture_get_settings (), "show-paths"), paths);
}

TEST (a_game_that_nobody_began_is_not_gone_back_to)
{
  qdr_window_show_home (window);
  fixture_assert_enabled (window, "show-game", FALSE);
  ck_assert (!is_visible ("waiting") && !is_visible ("back") && is_visible ("welcome"));
}

TEST (a_game_just_begun_goes_on_before_its_first_move)
{
  fixture_use_game (window, 2, "human,human");
  go_home ();
  fixture_assert_enabled (window, "show-game", TRUE);
  ck_assert (is_visible ("waiting") && is_visible ("back") && !is_visible ("welcome"));
  ck_assert_str_eq (get_text ("invitation"), "Continue Playing");
}

TEST (a_computer_thinks_only_where_its_game_is_seen)
{
  go_home ();
  fixture_use_game (window, 2, "computer novice,human");
  ck_assert (!is_at_home ());
  go_home ();
  ck_assert (!fixture_computer_is_thinking (window));
  fixture_activate (window, "show-game");
  fixture_wait (fixture_human_is_to_move, fixture_get_game (window));
}

TEST (nobody_greets_behind_the_page)
{
  QdrWindow *first = fixture_make_window (fixture_get_personalities ());
  QdrPlayerPanel *panel;

  fixture_use_game (first, 2, "human,computer novice");
  panel = fixture_get_part (first, "north/");
  fixture_activate (first, "home");
  gtk_window_present (GTK_WINDOW (first));
  fixture_settle ();
  ck_assert_ptr_null (fixture_get_remark (panel));
  fixture_activate (first, "show-game");
  fixture_settle ();
  ck_assert_ptr_nonnull (fixture_get_remark (panel));
  gtk_window_destroy (GTK_WINDOW (first));
}

TEST (a_clock_stops_and_what_is_covered_is_not_shown)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  ck_assert (qdr_game_get_clocks_enabled (game));
  go_home ();
  ck_assert (!qdr_game_get_clocks_enabled (game));
  ck_assert (!is_visible ("picture") && is_visible ("cover"));
  fixture_activate (window, "show-game");
  ck_assert (qdr_game_get_clocks_enabled (game));
  ck_assert (has_focus (fixture_get_board (window)));
}

TEST (a_pause_is_one_still)
{
  QdrSession *session = qdr_window_get_session (window);

  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  go_home ();
  fixture_activate (window, "show-game");
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
}

TEST (whatever_changes_the_game_shows_it)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6");
  go_home ();
  fixture_activate (window, "undo");
  ck_assert (!is_at_home ());
  go_home ();
  fixture_activate (window, "play-again");
  ck_assert (!is_at_home ());
}

TEST (a_game_that_is_over_can_be_looked_at)
{
  fixture_use_position (window, "9 9 2 1 | e8 a5 | 9 9 | - | -", "e9");
  go_home ();
  ck_assert_str_eq (get_text ("invitation"), "The Last Game");
  ck_assert_str_eq (get_text ("state"), "Anna reaches the goal and wins.");
  fixture_activate (window, "show-game");
  fixture_activate (window, "previous");
  go_home ();
  ck_assert_str_eq (get_text ("invitation"), "The Last Game");
  ck_assert_str_eq (get_text ("state"), "Anna reaches the goal and wins.");
}

TEST (puzzles_tell_of_today)
{
  g_autofree char *today = qdr_today_format_date ();
  const char *const solved[] = { "one", "two", "three", NULL };

  go_home ();
  ck_assert_str_eq (get_subtitle ("puzzles"), "Find the best move");
  g_settings_set_strv (fixture_get_settings (), "puzzles-solved", solved);
  g_settings_set (fixture_get_settings (), "puzzles-of-day", "(su)", "2020-02-02", 1);
  ck_assert_str_eq (get_subtitle ("puzzles"), "3 solved");
  g_settings_set (fixture_get_settings (), "puzzles-of-day", "(su)", today, 2);
  ck_assert_str_eq (get_subtitle ("puzzles"), "2 solved today");
}

/* Returns the row of a game, which must be the only one. */
static GtkListBoxRow *
find_row (const char *title)
{
  GtkListBoxRow *found = NULL;
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_part ("games"), i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title)) {
      ck_assert_ptr_null (found);
      found = row;
    }
  return found;
}

static gboolean
shows_state (gpointer row)
{
  return strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "7×7") != NULL;
}

/* Even if the desktop has no list of recent files. */
TEST (games_that_were_left_are_listed_and_opened)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GFile) saved = NULL;
  g_autofree char *problem = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Zoe");
  fixture_play (game, "d2 d6");
  qdr_game_set_header (game, "Date", "2026-11-20");
  saved = qdr_games_folder_save_game (folder, game, NULL);
  ck_assert_ptr_nonnull (saved);
  go_home ();
  ck_assert (is_visible ("games"));
  problem = gtk_test_accessible_check_property (get_part ("games"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                "Recent Games");
  ck_assert_msg (problem == NULL, "%s", problem);
  ck_assert (is_visible ("library"));
  ck_assert_ptr_nonnull (find_row ("Zoe – North"));
  gtk_widget_activate_action (GTK_WIDGET (find_row ("Zoe – North")), "row.open", NULL);
  ck_assert (!is_at_home ());
  ck_assert_uint_eq (qdr_game_get_n_moves (fixture_get_game (window)), 2);
  /* It is the game that goes on. */
  go_home ();
  ck_assert_ptr_null (find_row ("Zoe – North"));
}

static gboolean
has_file (gpointer data)
{
  return qdr_session_get_file (qdr_window_get_session (window)) != NULL;
}

static gboolean
is_listed (gpointer title)
{
  return find_row (title) != NULL;
}

/* Unlike others that were opened. */
static gboolean
has_heading (gpointer text)
{
  return is_visible ("shared_games") && g_str_equal (get_text ("n_waiting"), text);
}

/* Of the others it is the turn in the second game, and the third one is over. */
TEST (games_with_somebody_elsewhere_that_wait_are_listed_first_and_counted)
{
  static const char *const texts[] = { "e2 e8 e3 e7 *", "e2 e8 e3 *", "e2 e8 e3 e7 resign 2" };
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkListBoxRow *row, *other;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *text = g_strconcat ("[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                                         "[Player2 \"Ben\"]\n[Seat2 \"elsewhere\"]\n\n",
                                         texts[i], NULL);
    g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);
    QdrGame *game = g_ptr_array_index (games, 0);
    g_autofree char *name = NULL;

    qdr_game_set_players_here (game, 1);
    ck_assert (qdr_shared_record_write (game, qdr_game_get_n_moves (game), NULL, folder, NULL));
    name = g_strconcat (qdr_game_get_header (game, QDR_GAME_ID), ".game", NULL);
    g_ptr_array_add (files, g_file_get_child (folder, name));
  }
  go_home ();
  fixture_wait (has_heading, (gpointer) "1 Game Waits for You");
  row = gtk_list_box_get_row_at_index (get_part ("shared_games"), 0);
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Anna – Ben");
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Your move");
  other = gtk_list_box_get_row_at_index (get_part ("shared_games"), 1);
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (other)), "Ben to move");
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (get_part ("shared_games"), 2));
  gtk_widget_activate (GTK_WIDGET (row));
  ck_assert (!is_at_home ());
  ck_assert_ptr_nonnull (qdr_session_get_shared_game (qdr_window_get_session (window)));
  ck_assert_uint_eq (qdr_game_get_n_moves (fixture_get_game (window)), 4);

  /* It is the present game now. */
  go_home ();
  fixture_wait (has_heading, (gpointer) "Games with Somebody Elsewhere");
  for (guint i = 0; i < files->len; i++)
    g_file_delete (g_ptr_array_index (files, i), NULL, NULL);
}

TEST (the_game_that_goes_on_is_not_listed_a_second_time)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autofree char *directory = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "final.quoridor", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Ada");
  fixture_play (game, "d2 d6");
  text = qdr_saved_game_to_text (game);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
  qdr_window_open_file (window, file);
  fixture_wait (has_file, NULL);
  go_home ();
  ck_assert (is_visible ("waiting"));
  ck_assert_ptr_null (find_row ("Ada – North"));
  fixture_use_game (window, 2, "human,human");
  go_home ();
  fixture_wait (is_listed, (gpointer) "Ada – North");
  ck_assert_int_eq (g_unlink (path), 0);
  ck_assert_int_eq (g_rmdir (directory), 0);
}

static const char *
get_row_subtitle (const char *title)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (title)));
}

static gboolean
shows_players (gpointer title)
{
  return find_row (title) != NULL;
}

TEST (a_recent_game_tells_who_plays_how_it_stands_and_when_it_was)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer novice");
  g_autoptr (GFile) saved = NULL;
  g_autofree char *name = NULL;
  char title[] = "Zoe – Nora";

  fixture_play (game, "d2 d6 d3");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Zoe");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Nora");
  saved = qdr_games_folder_save_game (folder, game, NULL);
  go_home ();
  fixture_wait (shows_players, title);
  fixture_wait (shows_state, find_row (title));
  ck_assert (g_str_has_prefix (get_row_subtitle (title), "7×7 · Under way, move 2 · Today, "));
  /* The title is made from the names already. */
  ck_assert_ptr_null (strstr (get_row_subtitle (title), "Zoe"));
  /* A screen reader speaks both, each once. */
  name = g_strdup_printf ("%s, %s", title, get_row_subtitle (title));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_row (title)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_row (title)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

/* Whose row is as old as the last move, in the order of all. */
TEST (to_look_at_a_game_is_not_to_play_it)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  const struct utimbuf played[] = { { 1580947200, 1580947200 }, { 1583452800, 1583452800 } };
  static const char *const names[] = { "Una", "Vera" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
    g_autoptr (GFile) saved = NULL;

    qdr_player_set_name (qdr_game_get_player (game, 0), names[i]);
    fixture_play (game, "d2 d6");
    saved = qdr_games_folder_save_game (folder, game, NULL);
    ck_assert_int_eq (g_utime (g_file_peek_path (saved), (gpointer) &played[i]), 0);
    if (i == 0)
      qdr_window_open_file (window, saved);
  }
  fixture_use_game (window, 2, "human,human");
  go_home ();
  fixture_wait (is_listed, (gpointer) "Una – North");
  fixture_wait (shows_state, find_row ("Una – North"));
  ck_assert (g_str_has_suffix (get_row_subtitle ("Una – North"), "6 February 2020"));
  fixture_wait (is_listed, (gpointer) "Vera – North");
  ck_assert_int_lt (gtk_list_box_row_get_index (find_row ("Vera – North")),
                    gtk_list_box_row_get_index (find_row ("Una – North")));
}

static GBytes *
draw (GtkWidget *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes *bytes;

  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  return bytes;
}

/* The file opens at the position that was shown last. */
TEST (the_picture_of_a_recent_game_is_of_what_its_words_tell)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GFile) saved = NULL;
  g_autoptr (GBytes) shown = NULL;
  g_autoptr (GBytes) last = NULL;
  g_autoptr (GBytes) first = NULL;
  char title[] = "Yann – North";
  GtkWidget *picture;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Yann");
  fixture_play (game, "d2 d6 d3");
  qdr_game_go_to_ply (game, 1);
  saved = qdr_games_folder_save_game (folder, game, NULL);
  go_home ();
  fixture_wait (shows_players, title);
  fixture_wait (shows_state, find_row (title));
  picture = fixture_find_child (GTK_WIDGET (find_row (title)), QDR_TYPE_BOARD_THUMBNAIL);
  shown = draw (picture);
  qdr_board_thumbnail_show_game (QDR_BOARD_THUMBNAIL (picture), game, 0);
  first = draw (picture);
  qdr_game_go_to_ply (game, 3);
  qdr_board_thumbnail_show_game (QDR_BOARD_THUMBNAIL (picture), game, 0);
  last = draw (picture);
  ck_assert (g_bytes_equal (shown, last));
  ck_assert (!g_bytes_equal (shown, first));
}

/* The unnamed person was the user. */
TEST (a_game_of_a_person_without_a_name_comes_back_as_yours)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer novice");
  g_autoptr (GFile) saved = NULL;
  char title[] = "somebody – North";

  fixture_play (game, "d2");
  saved = qdr_games_folder_save_game (folder, game, NULL);
  go_home ();
  fixture_wait (shows_players, title);
  g_signal_emit_by_name (get_part ("games"), "row-activated", find_row (title));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (fixture_get_game (window), 0)),
                    "somebody");
}

TEST (it_has_room_on_a_phone, .tags = "layout")
{
  int minimum;

  fixture_use_style ();
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  go_home ();
  gtk_widget_measure (get_page (), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  ck_assert_int_le (minimum, 360);
}

static graphene_rect_t
get_place (GtkWidget *widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (widget, get_page (), &bounds));
  return bounds;
}

/* In one row, or two by two on a phone, whether there are recent games or not. */
TEST (the_other_pages_stand_below_the_tiles, .loops = 4, .tags = "layout")
{
  const int width = _i % 2 == 0 ? 360 : 1024;
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GFile) saved = NULL;
  graphene_rect_t ladder, library, tiles, other;
  GtkWidget *second;

  fixture_play (game, "d2");
  if (_i / 2 == 1)
    saved = qdr_games_folder_save_game (folder, game, NULL);
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), width, 768);
  gtk_window_present (GTK_WINDOW (window));
  go_home ();
  fixture_wait (window_is_as_wide, GINT_TO_POINTER (width));
  fixture_wait_for_frames (window);
  ladder = get_place (get_part ("ladder"));
  library = get_place (get_part ("library"));
  tiles = get_place (gtk_widget_get_ancestor (get_part ("play"), GTK_TYPE_FLOW_BOX));
  second = gtk_widget_get_parent (get_part ("ladder"));
  other = get_place (gtk_widget_get_first_child (gtk_widget_get_next_sibling (second)));
  ck_assert_int_eq ((int) ladder.origin.y, (int) (tiles.origin.y + tiles.size.height + 18));
  ck_assert_int_eq ((int) library.origin.y, (int) ladder.origin.y);
  ck_assert_int_eq (other.origin.y > ladder.origin.y, width == 360);
  if (width == 360)
    ck_assert_int_eq ((int) other.origin.x, (int) ladder.origin.x);
}

/* Returns the distance from the top of the window. */
static int
get_top (const char *id)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (get_part (id)));
  graphene_rect_t bounds;

  ck_assert (
      gtk_widget_compute_bounds (gtk_widget_get_first_child (box), GTK_WIDGET (window), &bounds));
  return (int) bounds.origin.y;
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_width (get_part ("play")) > 0;
}

static char titles[][8] = { "broken", "i" };

/* For some letters that are narrower than an ellipsis, GTK warns when it cuts them. */
TEST (a_file_that_is_no_game_has_its_name_alone, .loops = G_N_ELEMENTS (titles))
{
  char *title = titles[_i];
  g_autofree char *name = g_strconcat (title, ".quoridor", NULL);
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  ck_assert_int_eq (g_mkdir_with_parents (g_file_peek_path (folder), 0700), 0);
  ck_assert (g_file_set_contents (g_file_peek_path (file), "no game", -1, NULL));
  fixture_use_style ();
  gtk_window_present (GTK_WINDOW (window));
  go_home ();
  fixture_wait (shows_players, title);
  fixture_wait (is_laid_out, NULL);
  ck_assert (g_str_has_prefix (get_row_subtitle (title), "Today, "));
}

TEST (tab_comes_round_to_everything)
{
  gtk_window_present (GTK_WINDOW (window));
  go_home_with_lessons ();
  fixture_wait (is_laid_out, NULL);
  ck_assert (has_focus (get_part ("learn")));
  do {
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
    ck_assert (!has_focus (get_part ("learn")));
  } while (!has_focus (get_part ("play")));
}

/* With one line of text below them or two. */
TEST (the_pictures_of_tiles_stand_in_a_row, .tags = "layout")
{
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  gtk_window_present (GTK_WINDOW (window));
  go_home ();
  fixture_wait (is_laid_out, NULL);
  fixture_assert_nothing_is_cut (get_page ());
  ck_assert_int_eq (get_top ("play"), get_top ("learn"));
  ck_assert_int_eq (get_top ("play"), get_top ("puzzles"));
}

static gboolean
is_low (gpointer data)
{
  return gtk_widget_has_css_class (get_page (), "low");
}

/* Returns whether the widget is above the lower edge of the page, without scrolling. */
static gboolean
is_in_sight (const char *id)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (get_part (id), get_page (), &bounds));
  return bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (get_page ());
}

static gboolean
tiles_are_in_sight (gpointer data)
{
  return is_in_sight ("play") && is_in_sight ("learn") && is_in_sight ("puzzles");
}

/* With and without an unfinished game. */
TEST (on_a_phone_held_across_only_recent_games_have_to_be_scrolled_to, .loops = 2, .tags = "layout")
{
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 360);
  gtk_window_present (GTK_WINDOW (window));
  if (_i == 1)
    fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  go_home ();
  fixture_wait (is_low, NULL);
  fixture_wait (tiles_are_in_sight, NULL);
  ck_assert (is_in_sight (_i == 1 ? "waiting" : "welcome"));
  fixture_assert_nothing_is_cut (get_page ());
}
