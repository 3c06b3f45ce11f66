/*
 * The library page: finding, opening, deleting and restoring games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"
#include "library-fixture.h"
#include "qdr-date-row.h"
#include "qdr-filter-pane.h"
#include "qdr-focus.h"
#include "qdr-game-row.h"
#include "qdr-library-page.h"
#include "qdr-split-view.h"
#include "qdr-toast.h"

static QdrPage *page;

static void
set_up (void)
{
  fixture_set_up ();
  library_set_up ();
}

static void
tear_down (void)
{
  if (page != NULL)
    fixture_assert_finalizes (page, fixture_close);
  library_tear_down ();
  fixture_tear_down ();
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (page, id);
}

static const char *
get_count (void)
{
  return adw_window_title_get_subtitle (get_part ("title"));
}

static gboolean
has_title (gpointer title)
{
  return g_strcmp0 (get_count (), title) == 0;
}

/* Only the number counts, not the text after it. */
static gboolean
has_count (gpointer count)
{
  g_auto (GStrv) parts = g_strsplit (get_count (), " · ", 2);

  return g_strcmp0 (parts[0], count) == 0;
}

static void
wait_for_count (const char *count)
{
  fixture_wait (has_count, (gpointer) count);
}

static gboolean
is_shown (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_hidden (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

/* Finds a row of the list by its players (nullable). */
static GtkWidget *
find_row (GtkWidget *widget, const char *players)
{
  GtkWidget *found = NULL;

  if (QDR_IS_GAME_ROW (widget)) {
    GObject *label = fixture_get_part (widget, "players");

    return g_str_equal (gtk_label_get_text (GTK_LABEL (label)), players) ? widget : NULL;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, players);
  return found;
}

static gboolean
lists_players (gpointer players)
{
  GtkWidget *row = find_row (get_part ("list"), players);

  return row != NULL && gtk_widget_get_mapped (row);
}

static void
wait_for_players (const char *players)
{
  fixture_wait (lists_players, (gpointer) players);
}

static void
open_window (void)
{
  g_set_weak_pointer (&page, qdr_library_page_new (library_get ()));
  fixture_show_page (page);
}

static void
open_with_games (void)
{
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5 c3 a5 c4 a4 c5");
  library_add ("Cleo", "Dan", "2026-11-21", "c2 resign");
  library_add ("Anna", "Dan", "2026-11-22", "c2");
  open_window ();
  wait_for_count ("3 games");
  wait_for_players ("Anna – Ben");
}

/* Shows the filters beside a few games too. */
static void
show_filters (void)
{
  qdr_split_view_set_show_sidebar (get_part ("split_view"), TRUE);
}

static void
select_game (guint position)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (get_part ("list"));

  gtk_selection_model_select_item (selection, position, TRUE);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (before_the_first_game_one_is_offered)
{
  open_window ();
  fixture_wait (is_shown, get_part ("play"));
  ck_assert_str_eq (gtk_actionable_get_action_name (get_part ("play")), "app.new-game");
  ck_assert (!gtk_widget_get_visible (get_part ("filters_button")));

  library_add ("Anna", "Ben", "2026-11-20", "c2");
  wait_for_count ("1 game");
  ck_assert (!is_shown (get_part ("play")));
}

TEST (filters_are_shown_at_first_beside_many_games, .loops = 2)
{
  const guint n = _i == 0 ? 19 : 20;
  g_autofree char *count = g_strdup_printf ("%u games", n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = g_strdup_printf ("Player %u", i);

    library_add (name, "Ben", "2026-11-20", "c2");
  }
  open_window ();
  wait_for_count (count);
  ck_assert (gtk_widget_get_visible (get_part ("filters_button")));
  ck_assert_int_eq (qdr_split_view_get_show_sidebar (get_part ("split_view")), n >= 20);
}

TEST (a_library_that_cannot_be_read_is_told_of_until_it_can)
{
  library_set_blocked (TRUE);
  open_window ();
  fixture_wait (is_shown, get_part ("failure"));
  ck_assert_str_eq (adw_status_page_get_description (get_part ("failure")),
                    "The library of games cannot be opened: Is a directory.");
  library_set_blocked (FALSE);
  fixture_activate (page, "show-all");
  fixture_wait (is_shown, get_part ("empty"));
}

TEST (whoever_keeps_no_games_is_not_told_that_they_are_kept)
{
  GSettings *settings = fixture_get_settings ();

  g_settings_set_boolean (settings, "keep-games", FALSE);
  open_window ();
  fixture_wait (is_shown, get_part ("play"));
  ck_assert (g_str_has_prefix (adw_status_page_get_description (get_part ("empty")), "Turn on"));
  g_settings_set_boolean (settings, "keep-games", TRUE);
  ck_assert (g_str_has_prefix (adw_status_page_get_description (get_part ("empty")), "Every game"));
}

TEST (a_row_tells_who_played_and_what_came_of_it)
{
  GtkWidget *row;

  open_with_games ();
  row = find_row (get_part ("list"), "Cleo – Dan");
  ck_assert_str_eq (gtk_label_get_text (GTK_LABEL (fixture_get_part (row, "result"))),
                    "Cleo won by resignation");
  row = find_row (get_part ("list"), "Anna – Dan");
  fixture_assert_accessible (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Anna – Dan, Not finished, 5×5 · 1 move · 22 November 2026");
}

/* Games whose rounds are not as long as the number of players. */
static const struct {
  const char *text;
  const char *details;
} uneven_games[] = {
  /* Two of four players leave in the second round. */
  { "[Board \"5x5\"]\n[Players \"4\"]\n[Date \"2026-11-23\"]\n\n"
    "c2 b3 c4 d3 resign resign b4 d2 b5 e2 resign 4",
    "5×5 · 3 moves · 23 November 2026" },
  /* The second player begins. */
  { "[Board \"5x5\"]\n[Players \"2\"]\n[Date \"2026-11-23\"]\n"
    "[Position \"5 5 2 2 | c1 c5 | 5 5 | - | -\"]\n\nc4 c2 *",
    "5×5 · 2 moves · 23 November 2026" },
};

static gboolean
is_loaded (gpointer row)
{
  return *gtk_label_get_text (GTK_LABEL (fixture_get_part (row, "details"))) != '\0';
}

TEST (a_row_counts_moves_as_the_score_sheet_does, .loops = G_N_ELEMENTS (uneven_games))
{
  GtkWidget *row;

  library_add_text (uneven_games[_i].text);
  open_window ();
  wait_for_count ("1 game");
  row = gtk_widget_get_first_child (gtk_widget_get_first_child (get_part ("list")));
  fixture_wait (is_loaded, row);
  ck_assert_str_eq (gtk_label_get_text (GTK_LABEL (fixture_get_part (row, "details"))),
                    uneven_games[_i].details);
}

TEST (a_name_is_searched_for)
{
  open_with_games ();
  gtk_editable_set_text (get_part ("search"), "ann");
  wait_for_count ("2 games");
  gtk_editable_set_text (get_part ("search"), "nobody");
  wait_for_count ("0 games");
  ck_assert_str_eq (gtk_stack_get_visible_child_name (get_part ("results")), "none");
  fixture_activate (page, "show-all");
  wait_for_count ("3 games");
}

/* Adds games that the first player has lost. */
static void
add_lost_games (guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = g_strdup_printf ("[Board \"7x5\"]\n[Players \"2\"]\n[Player1 \"Ann\"]\n"
                                             "[Date \"2020.01.%02u\"]\n\nd2 d4 resign 2",
                                             i + 1);

    library_add_text (text);
  }
}

TEST (the_title_tells_how_the_first_player_does_in_ten_games)
{
  open_with_games ();
  add_lost_games (6);
  fixture_wait (has_title, (gpointer) "9 games");
  library_add_text ("[Board \"7x5\"]\n[Players \"2\"]\n[Player1 \"Ann\"]\n\nd2 d4 resign 2");
  fixture_wait (has_title, (gpointer) "10 games · first player won 22%");
  gtk_editable_set_text (get_part ("search"), "dan");
  fixture_wait (has_title, (gpointer) "2 games");
  gtk_editable_set_text (get_part ("search"), "nobody");
  fixture_wait (has_title, (gpointer) "0 games");
}

static gpointer
get_filter (const char *id)
{
  return fixture_get_part (get_part ("filters"), id);
}

/* Finds a chip by its text (nullable). */
static GtkWidget *
find_chip (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_chip (child, words);
  return found;
}

static gboolean
is_folded (gpointer flap)
{
  return adw_flap_get_folded (flap) && adw_flap_get_reveal_progress (flap) <= 0;
}

static gboolean
is_unfolded (gpointer flap)
{
  return !adw_flap_get_folded (flap) && adw_flap_get_reveal_progress (flap) >= 1;
}

/* libadwaita leaks an AdwFlap that is reversed or destroyed during its animation. */
TEST (a_narrow_title_tells_the_number_alone)
{
  GtkWidget *flap;

  open_with_games ();
  add_lost_games (7);
  show_filters ();
  flap = fixture_find_child (GTK_WIDGET (page), ADW_TYPE_FLAP);
  fixture_resize (page, 360, 640);
  fixture_wait (is_folded, flap);
  fixture_wait (has_title, (gpointer) "10 games");
  fixture_wait (is_shown, get_part ("share"));
  ck_assert_str_eq (gtk_label_get_label (get_part ("share")), "First player won 22%");
  fixture_resize (page, 1024, 768);
  fixture_wait (is_unfolded, flap);
  fixture_wait (has_title, (gpointer) "10 games · first player won 22%");
  ck_assert (!is_shown (get_part ("share")));
}

/* The key of the list of moves in a game. */
TEST (a_key_shows_and_hides_the_filters)
{
  open_with_games ();
  gtk_window_present (fixture_get_window (page));
  ck_assert (board_press_key (GTK_WIDGET (page), GDK_KEY_F9, 0));
  ck_assert (qdr_split_view_get_show_sidebar (get_part ("split_view")));
  fixture_wait (is_unfolded, fixture_find_child (GTK_WIDGET (page), ADW_TYPE_FLAP));
  ck_assert (qdr_focus_move_into (get_part ("filters")));
  ck_assert (board_press_key (GTK_WIDGET (page), GDK_KEY_F9, 0));
  ck_assert (!qdr_split_view_get_show_sidebar (get_part ("split_view")));
  ck_assert_int_ge (qdr_focus_find_focused_child (get_part ("list")), 0);
}

static gboolean
go_back (void)
{
  return QDR_PAGE_GET_CLASS (page)->go_back (QDR_PAGE (page));
}

/* libadwaita leaks the animation of a sidebar that is closed during it. */
TEST (going_back_closes_filters_that_cover_the_list_first)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  open_with_games ();
  ck_assert (!go_back ());
  fixture_resize (page, 360, 640);
  fixture_wait (is_folded, fixture_find_child (GTK_WIDGET (page), ADW_TYPE_FLAP));
  ck_assert (board_press_key (GTK_WIDGET (page), GDK_KEY_F9, 0));
  ck_assert (go_back ());
  ck_assert (!qdr_split_view_get_show_sidebar (get_part ("split_view")));
  ck_assert (!go_back ());
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

TEST (filters_narrow_each_other_down)
{
  open_with_games ();
  adw_combo_row_set_selected (get_filter ("result"), 1);
  wait_for_count ("2 games");
  adw_combo_row_set_selected (get_filter ("ending"), 2);
  wait_for_count ("1 game");
  adw_combo_row_set_selected (get_filter ("length"), 3);
  wait_for_count ("0 games");
  qdr_filter_pane_clear_filters (get_part ("filters"));
  gtk_editable_set_text (get_filter ("opening"), "  C2,  B5 ");
  wait_for_count ("1 game");
  gtk_editable_set_text (get_filter ("opening"), "");
  gtk_editable_set_text (get_filter ("opponent"), "ben");
  wait_for_count ("1 game");
  gtk_editable_set_text (get_filter ("opponent"), "");
  adw_combo_row_set_selected (get_filter ("n_players"), 2);
  wait_for_count ("0 games");
}

/* Counts the choices of a row. */
static guint
count_choices (const char *id)
{
  return g_list_model_get_n_items (adw_combo_row_get_model (get_filter (id)));
}

static void
assert_choice (const char *id, const char *expected)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (get_filter (id));

  ck_assert_str_eq (gtk_string_object_get_string (item), expected);
}

TEST (filters_offer_only_what_is_possible_together)
{
  open_with_games ();
  adw_combo_row_set_selected (get_filter ("result"), 6);
  assert_choice ("result", "Not Finished");
  ck_assert_uint_eq (count_choices ("ending"), 1);
  adw_combo_row_set_selected (get_filter ("n_players"), 1);
  assert_choice ("result", "Not Finished");
  ck_assert_uint_eq (count_choices ("result"), 5);
  wait_for_count ("1 game");

  adw_combo_row_set_selected (get_filter ("n_players"), 0);
  adw_combo_row_set_selected (get_filter ("result"), 3);
  assert_choice ("result", "Third Player Won");
  adw_combo_row_set_selected (get_filter ("n_players"), 1);
  assert_choice ("result", "Any Result");
  ck_assert_uint_eq (count_choices ("ending"), 6);
  wait_for_count ("3 games");

  adw_combo_row_set_selected (get_filter ("ending"), 5);
  assert_choice ("ending", "Repetition");
  ck_assert_uint_eq (count_choices ("result"), 2);
  qdr_filter_pane_clear_filters (get_part ("filters"));
  ck_assert_uint_eq (count_choices ("result"), 7);
  ck_assert_uint_eq (count_choices ("ending"), 6);
}

TEST (an_opening_is_found_by_its_name)
{
  library_add_text ("[Board \"9x9\"]\n[Players \"2\"]\n\nf6h a6h c6h e8 *");
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5 c3 a5");
  library_add ("Cleo", "Dan", "2026-11-21", "c2 resign");
  open_window ();
  wait_for_count ("3 games");
  gtk_editable_set_text (get_filter ("opening"), "reed");
  wait_for_count ("1 game");
  ck_assert_ptr_nonnull (find_chip (get_part ("chips"), "Opening: Reed"));
  gtk_editable_set_text (get_filter ("opening"), "");
  wait_for_count ("3 games");
  gtk_editable_set_text (get_filter ("opening"), "st");
  wait_for_count ("0 games");
  ck_assert_ptr_nonnull (
      find_chip (get_part ("chips"), "Opening: Standard, Standard Copy, Stonewall"));
}

TEST (what_is_no_opening_is_told_and_narrows_nothing)
{
  open_with_games ();
  gtk_editable_set_text (get_filter ("opening"), "c2 b5");
  wait_for_count ("1 game");
  gtk_editable_set_text (get_filter ("opening"), "c2 r");
  wait_for_count ("3 games");
  ck_assert_ptr_nonnull (find_chip (get_part ("chips"), "Opening: c2"));
  gtk_editable_set_text (get_filter ("opening"), "Nimzo");
  wait_for_count ("3 games");
  ck_assert_str_eq (gtk_label_get_label (get_filter ("opening_words")),
                    "“Nimzo” is neither moves nor the name of an opening.");
  ck_assert (!gtk_widget_get_visible (get_part ("chips")));
  gtk_editable_set_text (get_filter ("opening"), "");
  ck_assert_str_eq (gtk_label_get_label (get_filter ("opening_words")),
                    "Its name, or first moves such as “e2 e8”");
}

static gboolean
has_three_items (gpointer model)
{
  return g_list_model_get_n_items (model) == 3;
}

TEST (the_boards_of_the_library_are_offered)
{
  GListModel *boards;

  open_with_games ();
  boards = adw_combo_row_get_model (get_filter ("board"));
  ck_assert_uint_eq (g_list_model_get_n_items (boards), 2);
  adw_combo_row_set_selected (get_filter ("board"), 1);
  library_add_text ("[Board \"7x5\"]\n[Players \"2\"]\n[Date \"2026-11-23\"]\n\nd2 *");
  fixture_wait (has_three_items, boards);
  ck_assert_uint_eq (adw_combo_row_get_selected (get_filter ("board")), 1);
  wait_for_count ("3 games");
  adw_combo_row_set_selected (get_filter ("board"), 2);
  wait_for_count ("1 game");
}

TEST (days_are_typed)
{
  open_with_games ();
  show_filters ();
  adw_combo_row_set_selected (get_filter ("played"), 5);
  fixture_wait (is_shown, get_filter ("from"));
  wait_for_count ("3 games");
  gtk_editable_set_text (get_filter ("from"), "2026-11-21");
  wait_for_count ("2 games");
  gtk_editable_set_text (get_filter ("to"), "2026-11-21");
  wait_for_count ("1 game");
  gtk_editable_set_text (get_filter ("from"), "2026");
  wait_for_count ("2 games");
  gtk_editable_set_text (get_filter ("to"), "2026-11");
  wait_for_count ("3 games");
  gtk_editable_set_text (get_filter ("to"), "2026-13");
  ck_assert (gtk_widget_has_css_class (get_filter ("to"), "error"));
  gtk_editable_set_text (get_filter ("to"), "2026");
  wait_for_count ("3 games");
  ck_assert (!gtk_widget_has_css_class (get_filter ("to"), "error"));
  adw_combo_row_set_selected (get_filter ("played"), 0);
  wait_for_count ("3 games");
}

/* The filter does not apply, and an incomplete date is not an error yet. */
TEST (a_day_that_cannot_be_read_is_told_of_in_a_sentence)
{
  GtkWidget *problem;

  open_with_games ();
  show_filters ();
  adw_combo_row_set_selected (get_filter ("played"), 5);
  fixture_wait (is_shown, get_filter ("from"));
  problem = get_filter ("day_problem");
  ck_assert (!gtk_widget_get_visible (problem));
  gtk_widget_grab_focus (get_filter ("from"));
  for (const char *text = "2026-11-2"; *text != '\0'; text++) {
    g_autofree char *begun = g_strndup ("2026-11-2", strlen ("2026-11-2") - strlen (text));

    gtk_editable_set_text (get_filter ("from"), begun);
    ck_assert_msg (!gtk_widget_get_visible (problem), "\"%s\"", begun);
  }
  gtk_editable_set_text (get_filter ("from"), "last week");
  ck_assert (gtk_widget_get_visible (problem));
  ck_assert_str_eq (gtk_label_get_text (get_filter ("day_words")),
                    "“last week” is not a day, a month or a year, such as 2026-11-20.");
  fixture_assert_accessible (problem, GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "“last week” is not a day, a month or a year, such as 2026-11-20.");
  ck_assert (gtk_test_accessible_has_state (get_filter ("from"), GTK_ACCESSIBLE_STATE_INVALID));
  wait_for_count ("3 games");
  gtk_editable_set_text (get_filter ("from"), "20");
  ck_assert (!gtk_widget_get_visible (problem));
  gtk_widget_grab_focus (get_filter ("to"));
  ck_assert (gtk_widget_get_visible (problem));
  gtk_editable_set_text (get_filter ("from"), "2026-11-22");
  ck_assert (!gtk_widget_get_visible (problem));
  gtk_editable_set_text (get_filter ("to"), "2026-02-30");
  ck_assert (gtk_widget_get_visible (problem));
  adw_combo_row_set_selected (get_filter ("played"), 0);
  ck_assert (!gtk_widget_get_visible (problem));
}

/* Whichever of the two was typed last. */
TEST (a_last_day_before_the_first_one_is_told_of_in_a_sentence)
{
  GtkWidget *problem;
  GtkWidget *last;

  open_with_games ();
  show_filters ();
  adw_combo_row_set_selected (get_filter ("played"), 5);
  problem = get_filter ("day_problem");
  last = get_filter ("to");
  fixture_wait (is_shown, last);
  gtk_editable_set_text (get_filter ("from"), "2026-11-21");
  gtk_widget_grab_focus (last);
  for (const char *text = "2026-11-2"; *text != '\0'; text++) {
    g_autofree char *begun = g_strndup ("2026-11-2", strlen ("2026-11-2") - strlen (text));

    gtk_editable_set_text (GTK_EDITABLE (last), begun);
    ck_assert_msg (!gtk_widget_get_visible (problem), "\"%s\"", begun);
  }
  gtk_editable_set_text (GTK_EDITABLE (last), "2026-11-20");
  wait_for_count ("0 games");
  ck_assert (gtk_widget_get_visible (problem));
  ck_assert_str_eq (gtk_label_get_text (get_filter ("day_words")),
                    "“2026-11-20” comes before the first day, 2026-11-21.");
  ck_assert (gtk_widget_has_css_class (last, "error"));
  ck_assert (gtk_test_accessible_has_state (GTK_ACCESSIBLE (last), GTK_ACCESSIBLE_STATE_INVALID));
  gtk_editable_set_text (get_filter ("from"), "2026-11");
  wait_for_count ("1 game");
  ck_assert (!gtk_widget_get_visible (problem));
  ck_assert (!gtk_widget_has_css_class (last, "error"));
  gtk_editable_set_text (get_filter ("from"), "2027");
  ck_assert_str_eq (gtk_label_get_text (get_filter ("day_words")),
                    "“2026-11-20” comes before the first day, 2027-01-01.");
  gtk_editable_set_text (get_filter ("from"), "");
  ck_assert (!gtk_widget_get_visible (problem));
}

TEST (a_day_is_chosen_from_a_calendar)
{
  g_autoptr (GDateTime) day = g_date_time_new_local (2026, 11, 22, 0, 0, 0);
  GtkCalendar *calendar;

  open_with_games ();
  adw_combo_row_set_selected (get_filter ("played"), 5);
  calendar = GTK_CALENDAR (fixture_get_part (get_filter ("from"), "calendar"));
  gtk_calendar_select_day (calendar, day);
  ck_assert_str_eq (gtk_editable_get_text (get_filter ("from")), "2026-11-22");
  wait_for_count ("1 game");
}

static void
click_chip (const char *words)
{
  GtkWidget *chip = find_chip (get_part ("chips"), words);

  ck_assert_ptr_nonnull (chip);
  g_signal_emit_by_name (chip, "clicked");
}

TEST (filters_are_told_and_let_go_one_by_one_or_all_at_once)
{
  open_with_games ();
  ck_assert (!gtk_widget_get_visible (get_part ("chips")));
  adw_combo_row_set_selected (get_filter ("result"), 1);
  gtk_editable_set_text (get_filter ("opening"), "c2");
  adw_combo_row_set_selected (get_filter ("played"), 5);
  gtk_editable_set_text (get_filter ("to"), "2026-11-20");
  wait_for_count ("1 game");
  ck_assert_ptr_nonnull (find_chip (get_part ("chips"), "Opening: c2"));
  click_chip ("Played: until 20 November 2026");
  wait_for_count ("2 games");
  click_chip ("Result: First Player Won");
  wait_for_count ("3 games");
  ck_assert (gtk_widget_get_visible (get_part ("chips")));

  adw_combo_row_set_selected (get_filter ("n_players"), 2);
  gtk_editable_set_text (get_part ("search"), "anna");
  wait_for_count ("0 games");
  click_chip ("Clear Filters");
  wait_for_count ("3 games");
  ck_assert (!gtk_widget_get_visible (get_part ("chips")));
}

TEST (a_told_filter_keeps_the_focus_while_others_change)
{
  GtkWidget *chip;

  open_with_games ();
  adw_combo_row_set_selected (get_filter ("result"), 1);
  wait_for_count ("2 games");
  chip = find_chip (get_part ("chips"), "Result: First Player Won");
  gtk_widget_grab_focus (chip);
  gtk_editable_set_text (get_filter ("opening"), "c2");
  adw_combo_row_set_selected (get_filter ("n_players"), 1);
  ck_assert_ptr_eq (gtk_root_get_focus (gtk_widget_get_root (chip)), chip);
  ck_assert_ptr_nonnull (find_chip (get_part ("chips"), "Opening: c2"));
  click_chip ("Clear Filters");
  wait_for_count ("3 games");
}

static void
game_opened_cb (QdrLibraryPage *self, QdrGame *game, QdrGame **opened)
{
  g_set_object (opened, game);
}

static gboolean
is_set (gpointer pointer)
{
  return *(gpointer *) pointer != NULL;
}

TEST (games_with_a_position_are_found_until_it_is_let_go)
{
  QdrPosition position;

  open_with_games ();
  gtk_editable_set_text (get_part ("search"), "cleo");
  wait_for_count ("1 game");
  qdr_position_init (&position, 5, 5, 2);
  qdr_position_do_move (&position,
                        qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&position.board, 2, 1)),
                        &(QdrUndo){ 0 });
  qdr_position_do_move (&position,
                        qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&position.board, 3, 4)),
                        &(QdrUndo){ 0 });
  /* Ben has moved the pawn to the other side. */
  qdr_library_page_find_position (QDR_LIBRARY_PAGE (page), &position);
  wait_for_players ("Anna – Ben");
  wait_for_count ("1 game");
  click_chip ("Position: that of the board");
  wait_for_count ("3 games");
}

TEST (a_game_is_opened)
{
  g_autoptr (QdrGame) opened = NULL;

  open_with_games ();
  g_signal_connect (page, "game-opened", G_CALLBACK (game_opened_cb), &opened);
  g_signal_emit_by_name (get_part ("list"), "activate", 2);
  fixture_wait (is_set, &opened);
  ck_assert_uint_eq (qdr_game_get_n_moves (opened), 7);
}

static gboolean
is_undo_enabled (gpointer data)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (qdr_page_get_actions (page)), "undo");
}

static gboolean
is_undo_disabled (gpointer data)
{
  return !is_undo_enabled (NULL);
}

static GtkWidget *
find_label_of (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label_of (child, text);
  return found;
}

static gboolean
toast_is_shown (gpointer sentence)
{
  return find_label_of (get_part ("toasts"), sentence) != NULL;
}

TEST (games_are_deleted_by_a_key_and_come_back)
{
  open_with_games ();
  fixture_assert_enabled (page, "delete", TRUE);
  select_game (0);
  gtk_selection_model_select_item (gtk_list_view_get_model (get_part ("list")), 2, FALSE);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  wait_for_count ("1 game");
  fixture_assert_enabled (page, "delete", TRUE);
  ck_assert_uint_eq (library_count (), 1);

  fixture_wait (toast_is_shown, (gpointer) "2 games deleted");
  fixture_activate (page, "undo");
  wait_for_count ("3 games");
  wait_for_players ("Anna – Ben");
  fixture_wait (is_undo_disabled, NULL);
}

TEST (what_was_deleted_comes_back_one_deletion_after_the_other)
{
  open_with_games ();
  select_game (0);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  fixture_wait (toast_is_shown, (gpointer) "1 game deleted");
  wait_for_count ("2 games");
  select_game (1);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  wait_for_count ("1 game");
  fixture_wait (toast_is_shown, (gpointer) "1 game deleted");
  fixture_activate (page, "undo");
  wait_for_count ("2 games");
  fixture_wait (toast_is_shown, (gpointer) "1 game restored");
  fixture_activate (page, "undo");
  wait_for_count ("3 games");
  fixture_wait (is_undo_disabled, NULL);
}

/* The key is pressed again before the games are deleted. */
TEST (games_are_deleted_once)
{
  open_with_games ();
  select_game (0);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  fixture_wait (toast_is_shown, (gpointer) "1 game deleted");
  wait_for_count ("2 games");
  fixture_activate (page, "undo");
  wait_for_count ("3 games");
  fixture_wait (is_undo_disabled, NULL);
}

/* The result arrives after the page is destroyed. */
TEST (the_page_may_go_while_games_are_deleted)
{
  open_with_games ();
  select_game (0);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  fixture_assert_finalizes (page, fixture_close);
  ck_assert_uint_eq (library_count (), 2);
}

TEST (games_that_cannot_come_back_now_can_do_so_later)
{
  open_with_games ();
  select_game (0);
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  fixture_wait (toast_is_shown, (gpointer) "1 game deleted");
  wait_for_count ("2 games");
  library_set_read_only (TRUE);
  fixture_activate (page, "undo");
  fixture_wait (toast_is_shown, (gpointer) "The library of games is read-only.");
  library_set_read_only (FALSE);
  fixture_activate (page, "undo");
  wait_for_count ("3 games");
  fixture_wait (is_undo_disabled, NULL);
}

/* More games than are deleted in a step. */
TEST (what_is_asked_for_while_many_games_are_deleted_has_to_wait)
{
  library_add_many (1200);
  open_window ();
  wait_for_count ("1200 games");
  wait_for_players ("Anna – Ben");
  gtk_selection_model_select_all (gtk_list_view_get_model (get_part ("list")));
  board_press_key (get_part ("list"), GDK_KEY_Delete, 0);
  fixture_activate (page, "undo");
  fixture_wait (toast_is_shown, (gpointer) "Please wait. Deleting 1200 games…");
  fixture_wait (toast_is_shown, (gpointer) "1200 games deleted");
  ck_assert_uint_eq (library_count (), 0);

  fixture_activate (page, "undo");
  fixture_activate (page, "undo");
  fixture_wait (toast_is_shown, (gpointer) "Please wait. Restoring 1200 games…");
  fixture_wait (toast_is_shown, (gpointer) "1200 games restored");
  wait_for_count ("1200 games");
  fixture_assert_enabled (page, "undo", FALSE);
}

static gboolean
has_focus (gpointer part)
{
  GtkWidget *focus = gtk_window_get_focus (fixture_get_window (page));

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part));
}

TEST (the_list_is_one_stop_for_tab)
{
  open_with_games ();
  show_filters ();
  fixture_wait (is_shown, get_part ("filters"));
  gtk_widget_grab_focus (get_part ("search"));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert (has_focus (get_part ("list")));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert (has_focus (get_part ("filters")));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_BACKWARD);
  ck_assert (has_focus (get_part ("list")));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_BACKWARD);
  ck_assert (has_focus (get_part ("search")));
}

static gboolean
is_in_sight (gpointer players)
{
  GtkWidget *row = find_row (get_part ("list"), players);
  graphene_rect_t place;

  return row != NULL && gtk_widget_get_mapped (row) &&
         gtk_widget_compute_bounds (row, get_part ("list"), &place) && place.origin.y >= 0 &&
         place.origin.y < gtk_widget_get_height (get_part ("list"));
}

TEST (a_game_that_comes_is_seen_at_the_top_of_a_long_list)
{
  library_add_many (30);
  open_window ();
  wait_for_count ("30 games");
  wait_for_players ("Anna – Ben");
  fixture_wait (is_in_sight, (gpointer) "Anna – Ben");
  library_add ("Cleo", "Dan", "2027-01-01", "c2 resign");
  wait_for_count ("31 games");
  fixture_wait (is_in_sight, (gpointer) "Cleo – Dan");
}

TEST (a_long_list_reads_what_is_in_sight)
{
  library_add_many (300);
  open_window ();
  wait_for_count ("300 games");
  wait_for_players ("Anna – Ben");
  gtk_widget_activate_action (get_part ("list"), "list.scroll-to-item", "u", 299);
  wait_for_players ("Anna – Ben");
}

TEST (a_phone_has_room_for_all_of_it, .tags = "layout")
{
  fixture_use_style ();
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5");
  open_window ();
  wait_for_players ("Anna – Ben");
  show_filters ();
  fixture_resize (page, 1024, 768);
  ck_assert (is_shown (get_part ("filters")));
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  fixture_resize (page, 360, 640);
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (page)), 360);
  fixture_wait (is_hidden, get_part ("filters"));
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  gtk_toggle_button_set_active (get_part ("filters_button"), TRUE);
  fixture_wait (is_shown, get_part ("filters"));
}

/* Returns where the chosen value in a row ends. */
static double
find_end (GtkWidget *row)
{
  GtkWidget *list = fixture_find_child (row, GTK_TYPE_LIST_VIEW);
  GtkWidget *words = fixture_find_child (list, GTK_TYPE_LABEL);
  const graphene_rect_t place = fixture_get_place (words, row);

  return (double) (place.origin.x + place.size.width);
}

/* With short and long texts, and with touch sizes. */
TEST (what_is_chosen_stands_at_the_end_of_its_row, .tags = "layout")
{
  fixture_use_style ();
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5");
  open_window ();
  wait_for_players ("Anna – Ben");
  fixture_resize (page, 1024, 768);
  for (guint touch = 0; touch < 2; touch++) {
    adw_combo_row_set_selected (get_filter ("n_players"), 1);
    fixture_wait_for_frames (page);
    ck_assert_double_eq_tol (find_end (get_filter ("n_players")), find_end (get_filter ("played")),
                             0.5);
    gtk_widget_add_css_class (GTK_WIDGET (page), "touch");
    fixture_wait_for_frames (page);
  }
}

static const struct {
  int width;
  const char *sentence;
  const char *button;
  int n_lines;
} toasts[] = {
  { 1024, "1 game deleted", "Undo", 1 },
  { 360, "1 game deleted", "Undo", 1 },
  { 1024, "Earlier games keep the name “Maximilian Alexander von Hohenberg-S”", "Rename", 2 },
};

TEST (a_toast_has_as_many_lines_as_its_words_need, .loops = G_N_ELEMENTS (toasts), .tags = "layout")
{
  GtkWidget *label;

  fixture_use_style ();
  open_window ();
  fixture_resize (page, toasts[_i].width, 640);
  qdr_toast_show (get_part ("toasts"),
                  qdr_toast_new_with_button (toasts[_i].sentence, toasts[_i].button));
  fixture_wait (toast_is_shown, (gpointer) toasts[_i].sentence);
  fixture_wait_for_frames (page);
  label = find_label_of (get_part ("toasts"), toasts[_i].sentence);
  ck_assert_int_le (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))),
                    toasts[_i].n_lines);
  fixture_assert_nothing_is_cut (get_part ("toasts"));
}
