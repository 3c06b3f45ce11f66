/*
 * The statistics, with a small library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"
#include "qdr-focusable-label.h"
#include "qdr-pairing-page.h"
#include "qdr-player-page.h"
#include "qdr-plot-card.h"
#include "qdr-statistics-page.h"

static QdrPage *page;
static QdrPersonalityList *personalities;

static void
set_up (void)
{
  fixture_set_up ();
  library_set_up ();
  personalities = qdr_personality_list_new ();
  g_setenv ("QDR_USER_NAME", "Ben", TRUE);
}

static void
tear_down (void)
{
  if (page != NULL)
    fixture_assert_finalizes (page, fixture_close);
  g_unsetenv ("QDR_USER_NAME");
  g_clear_object (&personalities);
  library_tear_down ();
  fixture_tear_down ();
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (page, id);
}

static gpointer
get_of_player (const char *id)
{
  return fixture_get_part (get_part ("player"), id);
}

static void
open_window (void)
{
  g_set_weak_pointer (&page, qdr_statistics_page_new (library_get (), personalities));
  fixture_show_page (page);
}

static gboolean
shows_page (gpointer name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (get_part ("pages")), name) == 0;
}

static void
add_games (void)
{
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5 c3 a5 c4 a4 c5");
  library_add ("Cleo", "Ben", "2026-11-21", "c2 resign");
  library_add ("Ben", "Anna", "2026-11-21", "c2 resign");
  library_add ("Anna", "Cleo", "2026-11-22", "c2 b5 c3 a5 c4 a4 c5");
  library_add ("Anna", "Cleo", "2026-11-23", "c2");
}

static void
open_with_games (void)
{
  add_games ();
  open_window ();
  fixture_wait (shows_page, (gpointer) "statistics");
}

/* Ten of them are games of Ben. */
static void
open_with_more_games (void)
{
  for (guint i = 12; i < 19; i++) {
    g_autofree char *day = g_strdup_printf ("2026-11-%u", i);

    library_add ("Ben", "Dora", day, "c2 resign");
  }
  open_with_games ();
}

/* Returns whether one of the figures is @text. */
static gboolean
has_figure (gconstpointer text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_of_player ("figures")); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *label = adw_bin_get_child (ADW_BIN (child));

    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  }
  return FALSE;
}

/* (nullable): the visible card with this title. */
static QdrPlotCard *
find_card (GtkWidget *plots, const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (plots); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GObject *other = fixture_get_part (child, "title");

    if (g_str_equal (gtk_label_get_text (GTK_LABEL (other)), title) &&
        gtk_widget_get_visible (child))
      return QDR_PLOT_CARD (child);
  }
  return NULL;
}

static GtkWidget *
find_view (const char *title)
{
  QdrPlotCard *card = find_card (get_of_player ("plots"), title);

  ck_assert_msg (card != NULL, "there is no card \"%s\"", title);
  return fixture_find_child (GTK_WIDGET (card), QDR_TYPE_PLOT_VIEW);
}

static char *
write_card (const char *title)
{
  return qdr_plot_write_csv (qdr_plot_view_get_plot (QDR_PLOT_VIEW (find_view (title))));
}

static void
assert_card (const char *title, const char *expected)
{
  g_autofree char *csv = write_card (title);

  ck_assert_str_eq (csv, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (before_the_first_game_one_is_offered)
{
  open_window ();
  fixture_wait (shows_page, (gpointer) "empty");
  ck_assert_str_eq (gtk_actionable_get_action_name (get_part ("play")), "app.new-game");

  library_add ("Anna", "Ben", "2026-11-20", "c2 resign");
  fixture_wait (shows_page, (gpointer) "statistics");
}

TEST (a_library_that_cannot_be_read_is_told_of_until_it_can)
{
  library_set_blocked (TRUE);
  open_window ();
  fixture_wait (shows_page, (gpointer) "failed");
  ck_assert_str_eq (adw_status_page_get_description (get_part ("failure")),
                    "The library of games cannot be opened: Is a directory.");
  library_set_blocked (FALSE);
  g_signal_emit_by_name (get_part ("retry"), "clicked");
  fixture_wait (shows_page, (gpointer) "empty");
}

/* After three games a rating is provisional, and a plot would show chance. */
TEST (the_user_is_shown_first)
{
  open_with_games ();
  ck_assert_str_eq (qdr_player_page_get_chosen_player (get_part ("player"))->name, "Ben");
  ck_assert (has_figure ("3\nfinished games"));
  ck_assert (has_figure ("33%\nof the points"));
  ck_assert_ptr_null (gtk_widget_get_next_sibling (
      gtk_widget_get_next_sibling (gtk_widget_get_first_child (get_of_player ("figures")))));
  for (GtkWidget *card = gtk_widget_get_first_child (get_of_player ("plots")); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    ck_assert (!gtk_widget_get_visible (card));
}

TEST (ten_games_are_drawn)
{
  open_with_more_games ();
  ck_assert (has_figure ("10\nfinished games"));
  assert_card ("Results", "Games,Won,Drawn,Lost\r\nAll,8,0,2\r\n");
  assert_card ("Opponents",
               "Opponent,Won,Drawn,Lost\r\nDora,7,0,0\r\nAnna,1,0,1\r\nCleo,0,0,1\r\n");
  assert_card ("Endings", "Ending,Won,Drawn,Lost\r\nAt the Goal,0,0,1\r\nResignation,8,0,1\r\n");
  /* All games are on one board, and none was reviewed. */
  ck_assert_ptr_null (find_card (get_of_player ("plots"), "Boards"));
  ck_assert_ptr_null (find_card (get_of_player ("plots"), "Mistakes a Game"));
  /* Length and walls are of less interest. */
  ck_assert_ptr_null (find_card (get_of_player ("plots"), "Walls Used"));
  gtk_expander_set_expanded (get_of_player ("more"), TRUE);
  ck_assert_ptr_nonnull (find_card (get_of_player ("more_plots"), "Walls Used"));
}

TEST (who_has_played_enough_has_a_best_rating_and_streaks)
{
  library_add_rated_games ();
  open_window ();
  fixture_wait (shows_page, (gpointer) "statistics");
  ck_assert (has_figure ("1\nlongest winning streak"));
  ck_assert (has_figure ("0\ncurrent winning streak"));
}

/* If the desktop has no name for the user, games have the name of the account. */
TEST (who_has_no_name_on_the_desktop_is_shown_first)
{
  g_setenv ("QDR_USER_NAME", "", TRUE);
  g_setenv ("QDR_ACCOUNT_NAME", "Cleo", TRUE);
  open_with_games ();
  ck_assert_str_eq (qdr_player_page_get_chosen_player (get_part ("player"))->name, "Cleo");
  g_setenv ("QDR_ACCOUNT_NAME", "somebody", TRUE);
}

static gboolean
shows_unfinished (gpointer data)
{
  return has_figure ("1\nnot finished");
}

TEST (another_player_is_chosen)
{
  open_with_games ();
  gtk_drop_down_set_selected (get_of_player ("chooser"), 1);
  fixture_wait (shows_unfinished, NULL);
  ck_assert_str_eq (qdr_player_page_get_chosen_player (get_part ("player"))->name, "Anna");
  ck_assert (has_figure ("67%\nof the points"));
}

static gboolean
shows_figure (gpointer text)
{
  return has_figure (text);
}

TEST (it_follows_the_library)
{
  open_with_games ();
  library_add ("Dan", "Ben", "2026-11-24", "c2 resign");
  fixture_wait (shows_figure, (gpointer) "4\nfinished games");
  ck_assert_str_eq (qdr_player_page_get_chosen_player (get_part ("player"))->name, "Ben");
}

/* The page is built again, and the focus stays. */
TEST (the_focus_stays_where_it_was_when_the_library_changes)
{
  GtkWidget *games;

  open_with_more_games ();
  games = get_of_player ("games");
  gtk_widget_grab_focus (gtk_widget_get_first_child (games));
  library_add ("Dan", "Ben", "2026-11-24", "c2 resign");
  fixture_wait (shows_figure, (gpointer) "11\nfinished games");
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)),
                    gtk_widget_get_first_child (games));

  gtk_widget_grab_focus (find_view ("Results"));
  library_add ("Dan", "Ben", "2026-11-25", "c2 resign");
  fixture_wait (shows_figure, (gpointer) "12\nfinished games");
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (fixture_get_window (page)),
                                     find_view ("Results")));
}

/* The list is one tab stop, however long it is. */
TEST (tab_comes_to_the_newest_game_and_goes_on_to_the_plots)
{
  GtkWidget *games;

  open_with_more_games ();
  games = get_of_player ("games");
  gtk_widget_grab_focus (gtk_widget_get_last_child (get_of_player ("figures")));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)),
                    gtk_widget_get_last_child (games));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (fixture_get_window (page)),
                                     get_of_player ("plots")));
}

static void
game_opened_cb (QdrStatisticsPage *self, QdrGame *game, QdrGame **opened)
{
  g_set_object (opened, game);
}

static gboolean
is_set (gpointer pointer)
{
  return *(gpointer *) pointer != NULL;
}

TEST (the_last_games_are_opened)
{
  g_autoptr (QdrGame) opened = NULL;
  GObject *games;
  GtkWidget *first;

  open_with_games ();
  g_signal_connect (page, "game-opened", G_CALLBACK (game_opened_cb), &opened);
  games = get_of_player ("games");
  first = gtk_widget_get_first_child (GTK_WIDGET (games));
  fixture_assert_accessible (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Lost to Anna, 4 moves, 20 November 2026");
  gtk_widget_activate (first);
  fixture_wait (is_set, &opened);
  ck_assert_uint_eq (qdr_game_get_n_moves (opened), 7);
}

/* In a game of four, texts and accessible labels name all other players. */
TEST (a_game_of_four_names_all_who_sat_at_the_board)
{
  GObject *games;
  GtkWidget *newest;

  add_games ();
  library_add_text ("[Board \"9x9\"]\n[Players \"4\"]\n[Date \"2026-11-24\"]\n"
                    "[Player1 \"Cleo\"]\n[Player2 \"Ben\"]\n[Player3 \"Anna\"]\n"
                    "[Player4 \"Dora\"]\n\ne2 b5 resign resign resign 2");
  open_window ();
  fixture_wait (shows_page, (gpointer) "statistics");
  games = get_of_player ("games");
  newest = gtk_widget_get_last_child (GTK_WIDGET (games));
  fixture_assert_accessible (newest, GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Won against Cleo, Anna, Dora, 1 move, 24 November 2026");
  ck_assert_str_eq (gtk_widget_get_tooltip_text (newest),
                    "Won against Cleo, Anna, Dora, 1 move, 24 November 2026");
}

TEST (a_page_that_is_closed_reads_no_more)
{
  add_games ();
  open_window ();
  fixture_assert_finalizes (page, fixture_close);
}

static gboolean
counts_games_of_computers (gpointer end)
{
  AdwStatusPage *none = fixture_get_part (get_part ("computers"), "none");

  return g_str_has_suffix (adw_status_page_get_description (none), end);
}

static gboolean
shows_suggestion (gpointer pages)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (pages), "none") == 0;
}

/* A game of a computer against itself does not count, nor does one of a person. */
TEST (with_few_games_of_computers_it_says_how_many_there_are_and_offers_tournaments)
{
  GtkStack *pages;
  GtkWidget *none;

  for (guint i = 0; i < 7; i++) {
    g_autofree char *text = g_strdup_printf (
        "[Board \"5x5\"]\n[Players \"2\"]\n[Date \"2026-10-1%u\"]\n[Seat1 \"computer %s\"]\n"
        "[Seat2 \"computer novice\"]\n\nc2 resign 1",
        i, i == 6 ? "novice" : "runner");

    library_add_text (text);
  }
  library_add_rated_games ();
  open_with_games ();
  pages = GTK_STACK (fixture_get_part (get_part ("computers"), "pages"));
  adw_view_stack_set_visible_child_name (adw_view_switcher_get_stack (get_part ("switcher")),
                                         "computers");
  fixture_wait (shows_suggestion, pages);
  none = fixture_get_part (get_part ("computers"), "none");
  fixture_wait (counts_games_of_computers, (gpointer) "6.");
  ck_assert_str_eq (gtk_actionable_get_action_name (
                        GTK_ACTIONABLE (fixture_find_child (none, GTK_TYPE_BUTTON))),
                    "app.tournaments");
}

static int
find_left (gpointer card)
{
  return (int) fixture_get_place (card, page).origin.x;
}

static int
find_top (GtkWidget *figure)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (figure, GTK_WIDGET (page), &bounds));
  return (int) bounds.origin.y;
}

static gboolean
has_switcher_below (gpointer data)
{
  return adw_view_switcher_bar_get_reveal (get_part ("switcher_bar"));
}

TEST (cards_stand_beside_each_other_where_there_is_room, .tags = "layout")
{
  GtkWidget *one, *other;

  fixture_use_style ();
  open_with_more_games ();
  gtk_expander_set_expanded (get_of_player ("more"), TRUE);
  one = gtk_widget_get_first_child (get_of_player ("plots"));
  other = gtk_widget_get_next_sibling (one);
  fixture_resize (page, 1024, 768);
  ck_assert_int_lt (find_left (one), find_left (other));
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  ck_assert (!adw_view_switcher_bar_get_reveal (get_part ("switcher_bar")));
  fixture_resize (page, 360, 640);
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (page)), 360);
  ck_assert_int_eq (find_left (one), find_left (other));
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  fixture_wait (has_switcher_below, NULL);
}

TEST (the_offer_of_tournaments_has_room_in_a_phone, .tags = "layout")
{
  graphene_rect_t bounds;
  GtkWidget *button;
  GtkWidget *none;

  fixture_use_style ();
  open_with_games ();
  adw_view_stack_set_visible_child_name (adw_view_switcher_get_stack (get_part ("switcher")),
                                         "computers");
  none = fixture_get_part (get_part ("computers"), "none");
  fixture_wait (counts_games_of_computers, (gpointer) "0.");
  fixture_resize (page, 1024, 768);
  fixture_resize (page, 360, 640);
  fixture_wait (has_switcher_below, NULL);
  fixture_wait_for_frames (page);
  button = fixture_find_child (none, GTK_TYPE_BUTTON);
  ck_assert (gtk_widget_get_mapped (button));
  ck_assert (gtk_widget_compute_bounds (button, none, &bounds));
  ck_assert_int_le ((int) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (none));
}

/* Even if only one of them needs two lines for its text. */
TEST (figures_beside_each_other_are_equally_high, .tags = "layout")
{
  static const int widths[] = { 360, 500, 1024 };

  fixture_use_style ();
  open_with_games ();
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    GtkWidget *figure;
    GtkWidget *next;
    guint n_pairs = 0;

    fixture_resize (page, widths[i], 640);
    figure = gtk_widget_get_first_child (get_of_player ("figures"));
    for (; (next = gtk_widget_get_next_sibling (figure)) != NULL; figure = next) {
      if (find_top (next) != find_top (figure))
        continue;
      ck_assert_int_eq (gtk_widget_get_height (next), gtk_widget_get_height (figure));
      n_pairs++;
    }
    ck_assert_uint_gt (n_pairs, 0);
  }
}
