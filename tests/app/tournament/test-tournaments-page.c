/*
 * The tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "fixture.h"
#include "qdr-standings-table.h"
#include "qdr-stock-view.h"
#include "qdr-tournament-page.h"
#include "qdr-tournaments-page.h"

static char *folder;
static QdrTournamentList *tournaments;
static QdrPersonalityList *personalities;
static QdrPage *page;
static QdrLibraryWorker *library; /* (nullable) */
static char *library_path;        /* (nullable) */
static QdrGame *opened;

static QdrGame *begun;

/* Whether a running game was shown. All may be over before the test can check. */
static gboolean was_live;

/* The number of players above that board, each with walls. */
static guint n_watched;

static void
live_cb (GtkWidget *live)
{
  GtkWidget *players = gtk_widget_get_prev_sibling (live);

  if (!gtk_widget_get_visible (live))
    return;
  was_live = TRUE;
  n_watched = 0;
  for (GtkWidget *player = gtk_widget_get_first_child (players); player != NULL;
       player = gtk_widget_get_next_sibling (player))
    n_watched += qdr_stock_view_get_player (
                     QDR_STOCK_VIEW (fixture_find_child (player, QDR_TYPE_STOCK_VIEW))) != NULL;
}

static void
game_begun_cb (QdrTournamentsPage *source, QdrGame *game)
{
  g_set_object (&begun, game);
}

static void
opened_cb (QdrTournamentsPage *source, QdrGame *game)
{
  g_set_object (&opened, game);
}

/* Opens a page whose games are added to the library, if there is one. */
static void
open_window (void)
{
  tournaments = qdr_tournament_list_new (folder, personalities, library, "1");
  g_set_weak_pointer (&page, qdr_tournaments_page_new (tournaments, personalities));
  g_signal_connect (page, "game-opened", G_CALLBACK (opened_cb), NULL);
  g_signal_connect (page, "game-begun", G_CALLBACK (game_begun_cb), NULL);
  was_live = FALSE;
  g_signal_connect (fixture_get_part (page, "page/live"), "notify::visible", G_CALLBACK (live_cb),
                    NULL);
  fixture_show_page (page);
}

static void
set_up (void)
{
  fixture_set_up ();
  folder = make_temp_folder ();
  personalities = qdr_personality_list_new ();
  open_window ();
}

/* With an empty library, or with a folder in place of its file. */
static void
set_up_with_library (gboolean is_folder)
{
  fixture_set_up ();
  folder = make_temp_folder ();
  personalities = qdr_personality_list_new ();
  library_path = g_build_filename (folder, "library.db", NULL);
  if (is_folder)
    ck_assert_int_eq (g_mkdir (library_path, 0700), 0);
  library = qdr_library_worker_new (library_path);
  open_window ();
}

static void
tear_down (void)
{
  fixture_assert_finalizes (page, fixture_close);
  qdr_tournament_list_stop_all_tournaments (tournaments);
  fixture_settle ();
  if (library != NULL)
    qdr_library_worker_wait_for_jobs (library);
  fixture_settle ();
  g_clear_object (&tournaments);
  g_clear_object (&library);
  g_clear_pointer (&library_path, g_free);
  g_clear_object (&personalities);
  g_clear_object (&opened);
  g_clear_object (&begun);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_tear_down ();
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (page, id);
}

static gpointer
get_of_form (const char *id)
{
  return fixture_get_part (get_part ("form"), id);
}

static gpointer
get_of_page (const char *id)
{
  return fixture_get_part (get_part ("page"), id);
}

static gboolean
shows_page (gpointer name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (get_part ("pages")), name) == 0;
}

/* Turns on the switches of @n opponents, the weakest first. */
static void
turn_on (GtkWidget *widget, guint *n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && *n > 0;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SWITCH (child)) {
      gtk_switch_set_active (GTK_SWITCH (child), TRUE);
      --*n;
    } else {
      turn_on (child, n);
    }
}

static gboolean
turn_on_named (GtkWidget *widget, const char *name)
{
  if (ADW_IS_ACTION_ROW (widget) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), name)) {
    gtk_switch_set_active (GTK_SWITCH (
                               adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget))),
                           TRUE);
    return TRUE;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (turn_on_named (child, name))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_focus (void)
{
  return gtk_window_get_focus (fixture_get_window (page));
}

static void
fill_form (guint n_contestants, guint players)
{
  fixture_wait (shows_page, (gpointer) "empty");
  gtk_widget_activate_action (GTK_WIDGET (page), "win.new", NULL);
  ck_assert (shows_page ((gpointer) "form"));
  ck_assert (gtk_widget_is_ancestor (get_focus (), get_of_form ("name")));
  adw_combo_row_set_selected (get_of_form ("size"), 0);
  adw_combo_row_set_selected (get_of_form ("players"), players == 2 ? 0 : 1);
  adw_combo_row_set_selected (get_of_form ("cpu"), 1);
  turn_on (get_of_form ("contestants"), &n_contestants);
}

static void
click (gpointer button)
{
  g_signal_emit_by_name (button, "clicked");
}

static QdrTournamentRun *
get_run (void)
{
  return qdr_tournament_page_get_run (get_part ("page"));
}

static gboolean
is_over (gpointer nothing)
{
  return get_run () != NULL && qdr_tournament_run_get_state (get_run ()) == QDR_TOURNAMENT_OVER;
}

static gboolean
is_live (gpointer nothing)
{
  return was_live;
}

static gboolean
has_opened (gpointer nothing)
{
  return opened != NULL;
}

static gboolean
is_stopped (gpointer nothing)
{
  return qdr_tournament_run_get_state (get_run ()) == QDR_TOURNAMENT_STOPPED;
}

static gboolean
focus_is_on (gpointer id)
{
  return get_focus () == get_of_page (id);
}

/* Returns whether the focus is in a widget, also within a table. */
static gboolean
focus_is_in (gpointer id)
{
  return get_focus () != NULL && gtk_widget_is_ancestor (get_focus (), get_of_page (id));
}

/* Returns whether a sentence is announced where the focus is. */
static gboolean
is_heard (gpointer sentence)
{
  GtkAccessible *focus = GTK_ACCESSIBLE (get_focus ());
  g_autofree char *problem =
      gtk_test_accessible_check_property (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          (const char *) sentence);

  return problem == NULL;
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (it_begins_with_an_offer)
{
  fixture_wait (shows_page, (gpointer) "empty");
  gtk_widget_activate_action (GTK_WIDGET (page), "win.new", NULL);
  ck_assert (!gtk_widget_get_sensitive (get_of_form ("begin")));
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "Choose two players or more.");
  ck_assert_str_eq (gtk_editable_get_text (get_of_form ("name")), "Tournament 1");
  fixture_wait (is_heard, (gpointer) "Choose two players or more.");
  ck_assert (gtk_widget_get_focusable (gtk_widget_get_parent (get_of_form ("summary"))));
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL));
  ck_assert (shows_page ((gpointer) "empty"));
}

TEST (a_tournament_runs_and_is_told_of)
{
  fill_form (2, 2);
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "2 games");
  click (get_of_form ("begin"));
  fixture_wait (is_live, NULL);
  ck_assert_uint_eq (n_watched, 2);
  fixture_wait (is_over, NULL);
  ck_assert_str_eq (gtk_label_get_text (get_of_page ("status")), "2 of 2 games, over");
  /* The state before is not told any more. */
  fixture_assert_announced (page, "of 2 games, ");
  ck_assert (is_heard ((gpointer) "2 of 2 games, over"));
  ck_assert (gtk_widget_get_focusable (gtk_widget_get_parent (get_of_page ("status"))));
  ck_assert (!gtk_test_accessible_has_relation (
      GTK_ACCESSIBLE (gtk_list_box_get_row_at_index (get_of_page ("games"), 0)),
      GTK_ACCESSIBLE_RELATION_DESCRIBED_BY));
  ck_assert (!gtk_widget_get_visible (get_of_page ("live")));
  ck_assert (!gtk_widget_get_visible (get_of_page ("run")));
  fixture_wait_for_frames (page);
  ck_assert (focus_is_in ((gpointer) "table"));
  ck_assert_double_eq (gtk_progress_bar_get_fraction (get_of_page ("progress")), 1.0);
  ck_assert_ptr_nonnull (gtk_list_box_get_row_at_index (get_of_page ("games"), 1));
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (get_of_page ("games"), 2));

  /* A game opens in a new window. */
  g_signal_emit_by_name (get_of_page ("games"), "row-activated",
                         gtk_list_box_get_row_at_index (get_of_page ("games"), 0));
  fixture_wait (has_opened, NULL);
  ck_assert_int_ne (qdr_game_get_result (opened).outcome, QDR_OUTCOME_ONGOING);

  /* The library lists all games. */
  gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
  ck_assert (shows_page ((gpointer) "list"));
  ck_assert_str_eq (adw_action_row_get_subtitle (
                        ADW_ACTION_ROW (gtk_list_box_get_row_at_index (get_part ("list"), 0))),
                    "2 of 2 games, over");
  g_signal_emit_by_name (get_part ("list"), "row-activated",
                         gtk_list_box_get_row_at_index (get_part ("list"), 0));
  ck_assert (shows_page ((gpointer) "tournament"));
  ck_assert (focus_is_in ((gpointer) "table"));
}

TEST (a_page_that_is_opened_again_begins_with_the_first_tournament)
{
  fill_form (2, 2);
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  fixture_assert_finalizes (page, fixture_close);
  g_set_weak_pointer (&page, qdr_tournaments_page_new (tournaments, personalities));
  fixture_show_page (page);
  fixture_wait_for_frames (page);
  ck_assert (shows_page ((gpointer) "list"));
  ck_assert_ptr_eq (get_focus (), gtk_list_box_get_row_at_index (get_part ("list"), 0));
}

TEST (four_sit_at_a_board)
{
  fill_form (3, 4);
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "Choose four players or more.");
  ck_assert (!gtk_widget_get_sensitive (get_of_form ("begin")));
  {
    guint n = 4;

    turn_on (get_of_form ("contestants"), &n);
  }
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "4 games");
  click (get_of_form ("begin"));
  fixture_wait (is_live, NULL);
  ck_assert_uint_eq (n_watched, 4);
  fixture_wait (is_over, NULL);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (get_run ())->len, 4);
}

TEST (it_is_stopped_goes_on_and_is_deleted)
{
  g_autofree char *path = NULL;

  fill_form (3, 2);
  /* Enough games to be stopped before they are over. */
  adw_combo_row_set_selected (get_of_form ("rounds"), 7);
  click (get_of_form ("begin"));
  fixture_wait (is_live, NULL);
  ck_assert_str_eq (gtk_button_get_label (get_of_page ("run")), "_Stop");
  fixture_wait (focus_is_on, (gpointer) "run");
  click (get_of_page ("run"));
  fixture_wait (is_stopped, NULL);
  fixture_wait (focus_is_on, (gpointer) "run");
  ck_assert_str_eq (gtk_button_get_label (get_of_page ("run")), "_Continue");
  ck_assert_uint_lt (qdr_tournament_run_get_finished_games (get_run ())->len, 600);
  click (get_of_page ("run"));
  ck_assert_int_eq (qdr_tournament_run_get_state (get_run ()), QDR_TOURNAMENT_RUNNING);

  path = g_strdup (qdr_tournament_run_get_path (get_run ()));
  gtk_widget_activate_action (GTK_WIDGET (page), "win.delete", NULL);
  fixture_answer (page, "delete");
  fixture_wait (shows_page, (gpointer) "empty");
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (tournaments)), 0);
}

static GtkScrolledWindow *
get_scroller (GtkWidget *table)
{
  return GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (table));
}

/* Row 0 has the headings. */
static GtkWidget *
get_row (GtkWidget *table, guint number)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (get_scroller (table));
  GtkWidget *row = gtk_widget_get_first_child (gtk_viewport_get_child (GTK_VIEWPORT (viewport)));

  while (number-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static GtkWidget *
get_row_of_table (guint number)
{
  return get_row (get_of_page ("table"), number);
}

static GtkWidget *
get_cell (guint row, guint column)
{
  GtkWidget *cell = gtk_widget_get_first_child (get_row_of_table (row));

  while (column-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return cell;
}

static const char *
get_cell_of_table (guint row, guint column)
{
  return gtk_label_get_text (GTK_LABEL (get_cell (row, column)));
}

/* Clicks in the middle of a cell of the table. */
static void
click_cell (guint row, guint column)
{
  GtkWidget *cell = get_cell (row, column);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_row_of_table (row));
  g_autoptr (GtkEventController) controller = NULL;
  double x, y;

  ck_assert (gtk_widget_translate_coordinates (cell, get_row_of_table (row),
                                               gtk_widget_get_width (cell) / 2.0,
                                               gtk_widget_get_height (cell) / 2.0, &x, &y));
  for (guint i = 0; !GTK_IS_GESTURE_CLICK (controller); i++) {
    g_clear_object (&controller);
    controller = g_list_model_get_item (controllers, i);
  }
  g_signal_emit_by_name (controller, "released", 1, x, y);
}

static gboolean
is_popped_up (gpointer nothing)
{
  return gtk_widget_get_mapped (get_of_page ("popover"));
}

static gboolean
is_popped_down (gpointer nothing)
{
  return !is_popped_up (NULL);
}

static guint
count_games_of_cell (void)
{
  int n = 0;

  while (gtk_list_box_get_row_at_index (get_of_page ("games_of_cell"), n) != NULL)
    n++;
  return (guint) n;
}

/* Waits for the game of a row of the popover. */
static void
open_game_of_cell (int row)
{
  g_clear_object (&opened);
  g_signal_emit_by_name (get_of_page ("games_of_cell"), "row-activated",
                         gtk_list_box_get_row_at_index (get_of_page ("games_of_cell"), row));
  fixture_wait (is_popped_down, NULL);
  fixture_wait (has_opened, NULL);
}

/* Asserts that a player has played in the opened game. */
static void
assert_played (const char *name)
{
  ck_assert (g_str_equal (qdr_player_get_name (qdr_game_get_player (opened, 0)), name) ||
             g_str_equal (qdr_player_get_name (qdr_game_get_player (opened, 1)), name));
}

TEST (a_result_leads_to_its_games_and_a_row_to_all_games_of_a_player)
{
  const char *leader, *second;
  GtkWidget *row;

  fill_form (3, 2);
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  fixture_wait_for_frames (page);
  ck_assert_str_eq (get_cell_of_table (1, 5), "×");
  leader = get_cell_of_table (1, 1);
  second = get_cell_of_table (2, 1);

  click_cell (1, 6);
  fixture_wait (is_popped_up, NULL);
  ck_assert_uint_eq (count_games_of_cell (), 2);
  open_game_of_cell (1);
  assert_played (leader);
  assert_played (second);

  row = get_row_of_table (1);
  gtk_widget_grab_focus (row);
  ck_assert (gtk_widget_activate_action (row, "row.games", NULL));
  fixture_wait (is_popped_up, NULL);
  ck_assert_uint_eq (count_games_of_cell (), 4);
  open_game_of_cell (0);
  fixture_wait (focus_is_in, (gpointer) "table");
  ck_assert_ptr_eq (get_focus (), row);
}

static gboolean
has_begun (gpointer nothing)
{
  return begun != NULL;
}

static gboolean
is_waiting (gpointer nothing)
{
  return get_run () != NULL && qdr_tournament_run_get_state (get_run ()) == QDR_TOURNAMENT_WAITING;
}

static gboolean
is_named (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ENTRY_ROW (widget) && gtk_widget_get_visible (widget) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) &&
      gtk_editable_get_text (GTK_EDITABLE (widget))[0] == '\0')
    return TRUE;
  return FALSE;
}

/* Types a name into the first empty row with this title. */
static gboolean
name_person (GtkWidget *widget, const char *title, const char *name)
{
  if (is_named (widget, title)) {
    gtk_editable_set_text (GTK_EDITABLE (widget), name);
    return TRUE;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (name_person (child, title, name))
      return TRUE;
  return FALSE;
}

TEST (two_people_have_two_names)
{
  fill_form (1, 2);
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  ck_assert (name_person (get_of_form ("people_group"), "Name of Another Person", "somebody"));
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "Two people have the same name.");
  ck_assert (!gtk_widget_get_sensitive (get_of_form ("begin")));
  ck_assert (name_person (get_of_form ("people_group"), "Name of Another Person", "Ben"));
}

/* Asserts the label of the button, and its accessible name: @words and the title of the row. */
static void
assert_button_of_game (int i, const char *label, const char *words)
{
  AdwActionRow *row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (get_of_page ("waiting"), i));
  GtkWidget *button = adw_action_row_get_activatable_widget (row);
  g_autofree char *name =
      g_strdup_printf ("%s %s", words, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (button)), label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
  /* The button is the only stop of the row, and its name is the only name. */
  ck_assert (!gtk_widget_get_focusable (GTK_WIDGET (row)));
  ck_assert (!gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* The rank depends on the results, so it is searched first. */
static void
assert_nobody_has_met (const char *name)
{
  g_autofree char *words = NULL;
  guint rank = 1;

  while (!g_str_equal (get_cell_of_table (rank, 1), name))
    rank++;
  words = g_strdup_printf ("%u. %s, 0 points in 0 games", rank, name);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row_of_table (rank)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  ck_assert_str_eq (get_cell_of_table (rank, 4), "–");
}

/* During a tournament, contestants with fewer games have fewer points. */
TEST (the_best_performance_stands_first_and_not_the_most_points)
{
  g_auto (GStrv) names = g_strsplit ("Novice,Runner,Mason", ",", 0);
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);
  QdrStandingsTable *standings = g_object_ref_sink (g_object_new (QDR_TYPE_STANDINGS_TABLE, NULL));
  GtkWidget *name;

  for (guint game = 0; game < 10; game++)
    qdr_cross_table_add_game (table, 2, (const guint[]){ 0, 1 },
                              (const double[]){ game % 2, 1 - game % 2 });
  for (guint game = 0; game < 4; game++)
    qdr_cross_table_add_game (table, 2, (const guint[]){ 2, 1 }, (const double[]){ 1, 0 });
  qdr_standings_table_set_contestant_names (standings, names);
  qdr_standings_table_show_results (standings, table);
  name = gtk_widget_get_next_sibling (
      gtk_widget_get_first_child (get_row (GTK_WIDGET (standings), 1)));
  ck_assert_str_eq (gtk_label_get_text (GTK_LABEL (name)), "Mason");
  g_object_unref (standings);
}

static void
assert_row_begins (QdrStandingsTable *standings, guint row, const char *words)
{
  g_autofree char *label =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_row (GTK_WIDGET (standings), row)),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  ck_assert_msg (strstr (label, words) != NULL, "\"%s\" is not in \"%s\"", words, label);
}

TEST (the_points_of_a_contestant_are_read_as_points_in_games)
{
  g_auto (GStrv) names = g_strsplit ("Novice,Runner,Mason,Drifter", ",", 0);
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (4);
  QdrStandingsTable *standings = g_object_ref_sink (g_object_new (QDR_TYPE_STANDINGS_TABLE, NULL));

  qdr_cross_table_add_game (table, 2, (const guint[]){ 2, 0 }, (const double[]){ 1, 0 });
  qdr_cross_table_add_game (table, 2, (const guint[]){ 0, 2 }, (const double[]){ 0, 1 });
  qdr_cross_table_add_game (table, 2, (const guint[]){ 2, 1 }, (const double[]){ 1, 0 });
  qdr_cross_table_add_game (table, 2, (const guint[]){ 2, 1 }, (const double[]){ 0, 1 });
  qdr_cross_table_add_game (table, 2, (const guint[]){ 1, 3 }, (const double[]){ 0.5, 0.5 });
  qdr_standings_table_set_contestant_names (standings, names);
  qdr_standings_table_show_results (standings, table);
  assert_row_begins (standings, 1, "1. Mason, 3 points in 4 games, performance");
  assert_row_begins (standings, 2, "2. Runner, 1.5 points in 3 games, performance");
  assert_row_begins (standings, 3, "3. Drifter, 0.5 points in 1 game, performance");
  assert_row_begins (standings, 4, "4. Novice, 0 points in 2 games, performance");
  g_object_unref (standings);
}

static GtkWidget *
get_cell_of (QdrStandingsTable *standings, guint row, guint column)
{
  GtkWidget *cell = gtk_widget_get_first_child (get_row (GTK_WIDGET (standings), row));

  while (column-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return cell;
}

static const char *
get_text_of (QdrStandingsTable *standings, guint row, guint column)
{
  return gtk_label_get_text (GTK_LABEL (get_cell_of (standings, row, column)));
}

/* The columns have the numbers of the rows. */
TEST (the_columns_of_the_table_stay_where_they_are_when_ranks_change)
{
  g_auto (GStrv) names = g_strsplit ("Novice,Mason,Master", ",", 0);
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);
  QdrStandingsTable *standings = g_object_ref_sink (g_object_new (QDR_TYPE_STANDINGS_TABLE, NULL));

  qdr_standings_table_set_contestant_names (standings, names);
  for (guint leader = 0; leader < 2; leader++) {
    int before, after;

    gtk_widget_measure (GTK_WIDGET (standings), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &before, NULL,
                        NULL);
    for (guint game = 0; game < 2 + 4 * leader; game++)
      qdr_cross_table_add_game (table, 2, (const guint[]){ leader, 1 - leader },
                                (const double[]){ 1, 0 });
    qdr_standings_table_show_results (standings, table);
    gtk_widget_measure (GTK_WIDGET (standings), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL,
                        NULL);
    ck_assert_int_eq (before, after);
    ck_assert_str_eq (get_text_of (standings, 1, 1), names[leader]);
    for (guint i = 0; i < 3; i++) {
      GtkWidget *heading = get_cell_of (standings, 0, 5 + i);
      const char *name = get_text_of (standings, 1 + i, 1);
      const char *won = i == 0 ? "×" : leader == 0 ? "2" : "6";
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      ck_assert_str_eq (get_text_of (standings, 0, 5 + i), number);
      ck_assert_str_eq (get_text_of (standings, 1 + i, 0), number);
      ck_assert_str_eq (gtk_widget_get_tooltip_text (heading), name);
      fixture_assert_accessible (heading, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      fixture_assert_accessible (heading, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
      ck_assert_str_eq (get_text_of (standings, 1 + i, 5 + i), "×");
      ck_assert_str_eq (get_text_of (standings, 1, 5 + i),
                        g_str_equal (name, "Master") ? "–" : won);
    }
  }
  g_object_unref (standings);
}

static void
count_cb (guint *n)
{
  ++*n;
}

TEST (a_game_of_a_person_is_begun_from_the_page)
{
  GtkWidget *row;
  guint n_renamed = 0;

  fill_form (2, 2);
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "6 games");
  click (get_of_form ("begin"));
  fixture_wait (is_waiting, NULL);
  ck_assert_str_eq (gtk_label_get_text (get_of_page ("status")), "2 of 6 games, waiting for you");
  assert_nobody_has_met ("somebody");
  ck_assert (!gtk_widget_get_visible (get_of_page ("run")));
  ck_assert_ptr_nonnull (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 3));
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 4));
  fixture_wait_for_frames (page);
  ck_assert (focus_is_in ((gpointer) "waiting"));
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 0));
  gtk_widget_activate (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
  fixture_wait (has_begun, NULL);
  ck_assert_uint_eq (qdr_game_get_n_moves (begun), 0);
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (begun, 0)), "somebody");
  ck_assert_str_eq (qdr_game_get_header (begun, "Event"), "Tournament 1");

  /* The game is open in a window now. */
  assert_button_of_game (0, "Play", "Play");
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 1));
  g_signal_connect_swapped (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)),
                            "notify::label", G_CALLBACK (count_cb), &n_renamed);
  qdr_tournament_list_update_game (tournaments, begun);
  assert_button_of_game (0, "Continue", "Continue with");
  assert_button_of_game (1, "Play", "Play");
  ck_assert_uint_eq (n_renamed, 0);

  ck_assert (qdr_game_play (begun, QDR_MOVE_RESIGN, NULL));
  qdr_tournament_list_update_game (tournaments, begun);
  fixture_wait (is_waiting, NULL);
  while (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 3) != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (gtk_label_get_text (get_of_page ("status")), "3 of 6 games, waiting for you");
}

/* Opens a tournament from the list. */
static void
open_named (const char *name)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_part ("list"), i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), name))
      g_signal_emit_by_name (get_part ("list"), "row-activated", row);
}

TEST (of_one_that_cannot_be_read_no_games_are_shown)
{
  g_autofree char *path = g_build_filename (folder, "Broken.journal", NULL);

  ck_assert (g_file_set_contents (path, "no journal", -1, NULL));
  fixture_close (page);
  g_clear_object (&tournaments);
  open_window ();
  fixture_wait (shows_page, (gpointer) "list");
  gtk_widget_activate_action (GTK_WIDGET (page), "win.new", NULL);
  turn_on_named (get_of_form ("contestants"), "Novice");
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  click (get_of_form ("begin"));
  fixture_wait (is_waiting, NULL);
  ck_assert (gtk_widget_get_visible (get_of_page ("waiting_part")));
  gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
  open_named ("Broken");
  ck_assert_ptr_nonnull (strstr (gtk_label_get_text (get_of_page ("status")), "is not a journal"));
  ck_assert (!gtk_widget_get_visible (get_of_page ("waiting_part")));
  ck_assert (!gtk_widget_get_visible (get_of_page ("games_part")));
  ck_assert (!gtk_widget_get_visible (get_of_page ("table")));
}

TEST (engines_of_the_preferences_are_offered_as_they_come_and_go)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (personalities);
  g_autoptr (QdrExternalEngine) engine =
      qdr_external_engine_new ("Foe", "foe", QDR_PROTOCOL_UQI, NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (personalities));

  fill_form (1, 2);
  ck_assert (qdr_external_engine_list_add (engines, engine, G_MAXUINT, NULL));
  n++;
  turn_on (get_of_form ("contestants"), &n);
  ck_assert_uint_eq (n, 0);
  qdr_external_engine_list_remove (engines, engine);
  n = g_list_model_get_n_items (G_LIST_MODEL (personalities)) + 1;
  turn_on (get_of_form ("contestants"), &n);
  ck_assert_uint_eq (n, 1);
  qdr_external_engine_list_flush (engines);
}

TEST (the_games_of_an_engine_that_never_starts_are_forfeited_in_words)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (personalities);
  g_autoptr (QdrExternalEngine) engine =
      qdr_external_engine_new ("Foe", "/nonexistent/foe", QDR_PROTOCOL_UQI, NULL);
  const char *words;
  GtkListBoxRow *row;

  ck_assert (qdr_external_engine_list_add (engines, engine, G_MAXUINT, NULL));
  qdr_external_engine_list_flush (engines);
  fill_form (1, 2);
  ck_assert (turn_on_named (get_of_form ("contestants"), "Foe"));
  ck_assert_str_eq (gtk_label_get_text (get_of_form ("summary")), "2 games");
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  ck_assert_str_eq (gtk_label_get_text (get_of_page ("status")), "2 of 2 games, over");
  words = gtk_label_get_text (get_of_page ("failures"));
  ck_assert (gtk_widget_get_visible (get_of_page ("failures")));
  ck_assert_msg (g_str_has_prefix (words, "Foe forfeited 2 games, the last one: Cannot start the "
                                          "engine “/nonexistent/foe”: "),
                 "%s", words);
  row = gtk_list_box_get_row_at_index (get_of_page ("games"), 0);
  words = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  ck_assert_msg (strstr (words, "; Foe: Cannot start the engine “/nonexistent/foe”: ") != NULL,
                 "%s", words);

  /* The same after it is read again. */
  gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
  g_signal_emit_by_name (get_part ("list"), "row-activated",
                         gtk_list_box_get_row_at_index (get_part ("list"), 0));
  ck_assert_msg (g_str_has_prefix (gtk_label_get_text (get_of_page ("failures")),
                                   "Foe forfeited 2 games, "),
                 "%s", gtk_label_get_text (get_of_page ("failures")));

  qdr_external_engine_list_remove (engines, engine);
  qdr_external_engine_list_flush (engines);
}

/* The library */

static void
set_up_with_empty_library (void)
{
  set_up_with_library (FALSE);
}

static void
set_up_without_room (void)
{
  set_up_with_library (TRUE);
}

static guint
count_entries (void)
{
  const QdrLibraryFilter filter = { 0 };
  QdrLibrary *file;
  guint n = 0;

  qdr_library_worker_wait_for_jobs (library);
  file = qdr_library_open (library_path, NULL);
  ck_assert_ptr_nonnull (file);
  ck_assert (qdr_library_count_games (file, &filter, &n, NULL));
  qdr_library_close (file);
  return n;
}

static const char *
find_label (GtkWidget *widget, const char *beginning)
{
  if (GTK_IS_LABEL (widget) &&
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), beginning))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const char *found = find_label (child, beginning);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static gboolean
shows_library_failure (gpointer nothing)
{
  return find_label (GTK_WIDGET (page), "The game is not in the library. ") != NULL;
}

TEST (a_game_that_the_library_cannot_take_is_told_and_stays_in_the_tournament,
      .set_up = set_up_without_room,
      .tear_down = tear_down)
{
  fill_form (2, 2);
  click (get_of_form ("begin"));
  fixture_wait (shows_library_failure, NULL);
  fixture_wait (is_over, NULL);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (get_run ())->len, 2);
}

TEST (games_are_kept_in_the_library, .set_up = set_up_with_empty_library, .tear_down = tear_down)
{
  fill_form (2, 2);
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  ck_assert_uint_eq (count_entries (), 2);
}

TEST (no_game_is_kept_that_is_not_to_be,
      .set_up = set_up_with_empty_library,
      .tear_down = tear_down)
{
  g_object_set (qdr_tournament_list_get_recorder (tournaments), "enabled", FALSE, NULL);
  fill_form (2, 2);
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (get_run ())->len, 2);
  ck_assert_uint_eq (count_entries (), 0);
  ck_assert (!shows_library_failure (NULL));
}

static const struct {
  int width, height;
} window_sizes[] = { { 360, 640 }, { 700, 600 }, { 800, 600 }, { 960, 720 }, { 1920, 1080 } };

/* Returns the bounds on the page. */
static graphene_rect_t
get_place (gpointer widget)
{
  return fixture_get_place (widget, get_part ("page"));
}

static gboolean
is_table_in_sight (void)
{
  GtkAdjustment *scrolled =
      gtk_scrolled_window_get_hadjustment (get_scroller (get_of_page ("table")));

  return gtk_adjustment_get_upper (scrolled) <= gtk_adjustment_get_page_size (scrolled);
}

/* With any number of columns beside the names. */
static void
assert_names_stay_in_sight (void)
{
  GtkAdjustment *scrolled =
      gtk_scrolled_window_get_hadjustment (get_scroller (get_of_page ("table")));
  const float left = get_place (get_of_page ("table")).origin.x;

  ck_assert (!is_table_in_sight ());
  gtk_adjustment_set_value (scrolled, gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
                                          ? 0
                                          : gtk_adjustment_get_upper (scrolled));
  fixture_wait_for_frames (page);
  for (guint row = 0; row <= 4; row++) {
    const graphene_rect_t name = get_place (get_cell (row, 1));
    const graphene_rect_t last = get_place (get_cell (row, 8));

    ck_assert (name.origin.x >= left);
    ck_assert (last.origin.x >= name.origin.x + name.size.width);
  }
}

static const struct {
  int width, height;
  gboolean is_whole; /* whether all results are in sight */
} sizes_of_ten[] = { { 360, 640, FALSE }, { 800, 600, FALSE }, { 1024, 760, TRUE } };

/* Adds an engine that thinks until it is stopped, so that a game with it goes on. */
static QdrExternalEngine *
add_foe (void)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (personalities);
  g_autofree char *command = g_strconcat (g_getenv ("QDR_HOSTILE_ENGINE"), " hangs", NULL);
  QdrExternalEngine *engine = qdr_external_engine_new ("Foe", command, QDR_PROTOCOL_UQI, NULL);

  ck_assert (qdr_external_engine_list_add (engines, engine, G_MAXUINT, NULL));
  qdr_external_engine_list_flush (engines);
  return engine;
}

static void
remove_foe (QdrExternalEngine *engine)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (personalities);

  qdr_external_engine_list_remove (engines, engine);
  qdr_external_engine_list_flush (engines);
}

/* Larger letters need more room, and leave the table no room beside the games. */
TEST (a_table_of_four_is_in_sight_with_any_size_of_text, .loops = 3)
{
  const int per_cent[] = { 100, 120, 150 };

  fixture_use_style ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", per_cent[_i] * 96 * 1024 / 100, NULL);
  fixture_resize (page, 800, 600);
  fill_form (4, 2);
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  fixture_wait_for_frames (page);
  ck_assert (is_table_in_sight ());
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* With ten contestants: a person, personalities, and an engine. */
TEST (the_game_that_is_watched_is_seen_first, .loops = G_N_ELEMENTS (sizes_of_ten))
{
  GtkAdjustment *scrolled =
      gtk_scrolled_window_get_hadjustment (get_scroller (get_of_page ("table")));
  g_autoptr (QdrExternalEngine) engine = add_foe ();
  graphene_rect_t live;

  fixture_use_style ();
  fixture_resize (page, sizes_of_ten[_i].width, sizes_of_ten[_i].height);
  fill_form (8, 2);
  ck_assert (turn_on_named (get_of_form ("contestants"), "Foe"));
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  click (get_of_form ("begin"));
  fixture_wait (is_live, NULL);
  fixture_wait_for_frames (page);
  ck_assert (gtk_widget_get_visible (get_of_page ("live")));
  ck_assert_ptr_nonnull (gtk_list_box_get_row_at_index (get_of_page ("waiting"), 17));
  live = get_place (get_of_page ("live"));
  ck_assert (get_place (get_of_page ("players")).origin.y >= 0);
  ck_assert (live.origin.y + live.size.height <= (float) gtk_widget_get_height (get_part ("page")));
  ck_assert_int_eq (is_table_in_sight (), sizes_of_ten[_i].is_whole);
  gtk_widget_grab_focus (gtk_widget_get_parent (get_cell (1, 1)));
  fixture_wait_for_frames (page);
  ck_assert_double_eq (gtk_adjustment_get_value (scrolled), 0);
  remove_foe (engine);
}

static gboolean
has_waiting_game (gpointer nothing)
{
  return gtk_list_box_get_row_at_index (get_of_page ("waiting"), 0) != NULL;
}

/* Where the first game of the user is; 0 before it is there. */
static float
find_play (void)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_of_page ("waiting"), 0);

  return row != NULL && gtk_widget_get_mapped (GTK_WIDGET (row)) ? get_place (row).origin.y : 0;
}

/* A button is 34 pixels high. */
#define HALF_A_BUTTON 17

/* Text and buttons above the games may become a few pixels higher. */
TEST (the_games_of_the_user_stay_where_they_are_while_others_play, .loops = 2)
{
  g_autoptr (QdrExternalEngine) engine = add_foe ();
  float first;

  fixture_use_style ();
  fixture_resize (page, _i == 0 ? 360 : 1024, 760);
  fill_form (1, 2);
  ck_assert (turn_on_named (get_of_form ("contestants"), "Foe"));
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  click (get_of_form ("begin"));
  fixture_wait (has_waiting_game, NULL);
  fixture_wait_for_frames (page);
  first = find_play ();
  fixture_wait (is_live, NULL);
  fixture_wait_for_frames (page);
  ck_assert_double_eq_tol (find_play (), first, HALF_A_BUTTON);
  ck_assert (gtk_widget_get_visible (get_of_page ("live")));
  remove_foe (engine);
}

/* Scrolling follows the layout by a frame, or by more on a busy machine. */
static gboolean
is_at_the_top (gpointer data G_GNUC_UNUSED)
{
  return get_place (get_of_page ("status")).origin.y > 0;
}

TEST (the_games_of_the_user_come_first_when_they_are_waited_for, .loops = 2)
{
  graphene_rect_t table, waiting;

  fixture_use_style ();
  fixture_resize (page, _i == 0 ? 360 : 1024, 640);
  fill_form (3, 2);
  ck_assert (turn_on_named (get_of_form ("people_group"), "somebody"));
  click (get_of_form ("begin"));
  fixture_wait (is_waiting, NULL);
  fixture_wait_for_frames (page);
  ck_assert (was_live && !gtk_widget_get_visible (get_of_page ("live")));
  table = get_place (get_of_page ("table"));
  waiting = get_place (get_of_page ("waiting_part"));
  ck_assert (_i == 0 ? waiting.origin.y + waiting.size.height <= table.origin.y
                     : waiting.origin.y <= table.origin.y);
  ck_assert (find_play () < 320);
  fixture_wait (is_at_the_top, NULL);
}

TEST (nothing_is_cut, .loops = G_N_ELEMENTS (window_sizes), .tags = "layout")
{
  const gboolean is_narrow = window_sizes[_i].width < 800;
  graphene_rect_t table, games;

  fixture_use_style ();
  fixture_resize (page, window_sizes[_i].width, window_sizes[_i].height);
  fixture_wait (shows_page, (gpointer) "empty");
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  fill_form (4, 2);
  fixture_wait_for_frames (page);
  fixture_assert_nothing_is_cut (get_of_form ("summary"));
  click (get_of_form ("begin"));
  fixture_wait (is_over, NULL);
  fixture_wait_for_frames (page);
  fixture_assert_nothing_is_cut (get_part ("page"));
  table = get_place (get_of_page ("table"));
  games = get_place (get_of_page ("games"));
  if (is_narrow)
    ck_assert (games.origin.y >= table.origin.y + table.size.height);
  else
    ck_assert (games.origin.x >= table.origin.x + table.size.width);
  if (_i == 0)
    assert_names_stay_in_sight ();
  else
    ck_assert (is_table_in_sight ());
  gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
  fixture_wait_for_frames (page);
  fixture_assert_nothing_is_cut (get_part ("list"));
}
