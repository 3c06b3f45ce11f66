/*
 * The ranking page of the statistics, with a small library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "library-fixture.h"
#include "qdr-player-page.h"
#include "qdr-ranking-page.h"
#include "qdr-rows.h"
#include "qdr-statistics-page.h"

#define ANNA "Anna, provisional rating 1797, Person, 2 games"
#define CLEO "Cleo, provisional rating 1531, Person, 2 games"
#define PROVISIONAL "Provisional: too few games for a place in the ranking"

enum {
  RATING,
  BEST,
  WINS,
};

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
  fixture_assert_finalizes (page, fixture_close);
  g_unsetenv ("QDR_USER_NAME");
  g_clear_object (&personalities);
  library_tear_down ();
  fixture_tear_down ();
}

static gpointer
get_window_part (const char *id)
{
  return fixture_get_part (page, id);
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (get_window_part ("ranking"), id);
}

static GListModel *
get_model (void)
{
  return G_LIST_MODEL (gtk_list_view_get_model (get_part ("list")));
}

/* (transfer full): the ranks and names in the list; the rank is 0 with a provisional rating. */
static char *
write_listed (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (get_model ()); i++) {
    g_autoptr (QdrRankedPlayer) player = g_list_model_get_item (get_model (), i);
    const QdrLibraryRank *rank = qdr_ranked_player_get_rank (player);

    g_string_append_printf (text, "%s%u %s", i > 0 ? ", " : "", rank->place, rank->player->name);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
lists (gpointer expected)
{
  g_autofree char *listed = write_listed ();

  return g_str_equal (listed, expected);
}

static void
assert_listed (const char *expected)
{
  g_autofree char *listed = write_listed ();

  ck_assert_str_eq (listed, expected);
}

static void
assert_says (const char *id, const char *expected)
{
  ck_assert_str_eq (gtk_label_get_text (get_part (id)), expected);
}

static gboolean
has_answered (gpointer data)
{
  return *gtk_label_get_text (get_part ("count")) != '\0';
}

static void
open_page (void)
{
  g_set_weak_pointer (&page, qdr_statistics_page_new (library_get (), personalities));
  fixture_show_page (page);
  adw_view_stack_set_visible_child_name (get_window_part ("stack"), "ranking");
  gtk_expander_set_expanded (GTK_EXPANDER (fixture_find_child (get_window_part ("ranking"),
                                                               GTK_TYPE_EXPANDER)),
                             TRUE);
  fixture_wait (has_answered, NULL);
}

static void
open_with_games (void)
{
  library_add ("Anna", "Ben", "2026-11-20", "c2 b5 c3 a5 c4 a4 c5");
  library_add ("Cleo", "Ben", "2026-11-20", "c2 resign");
  library_add ("Anna", "Cleo", "2026-11-21", "c2 resign");
  library_add ("Anna", "Dan", "2026-11-23", "c2");
  open_page ();
}

static void
choose (guint choice)
{
  GtkWidget *button = gtk_widget_get_last_child (get_part ("order"));

  button = gtk_widget_get_first_child (button);
  while (choice-- > 0)
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Types text without Enter. */
static void
type (const char *id, const char *text)
{
  gtk_editable_set_text (get_part (id), text);
}

/* Returns the row at a position of the list. */
static GtkWidget *
get_row (guint position)
{
  GtkWidget *item = gtk_widget_get_first_child (get_part ("list"));

  while (position-- > 0)
    item = gtk_widget_get_next_sibling (item);
  return gtk_widget_get_first_child (item);
}

static void
assert_row (guint position, const char *words)
{
  fixture_assert_accessible (gtk_widget_get_parent (get_row (position)),
                             GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (who_has_a_rating_is_listed_at_first)
{
  open_with_games ();
  assert_listed ("0 Anna, 0 Cleo, 0 Ben");
  assert_says ("count", "3 of 4 players");
  fixture_assert_accessible (get_part ("rating"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Rated above");
  assert_row (0, ANNA);
  assert_row (1, CLEO);
}

static GtkWidget *
get_number (guint position)
{
  return fixture_get_part (get_row (position), "number");
}

static void
assert_explained (guint position, const char *explanation)
{
  fixture_assert_accessible (gtk_widget_get_parent (get_row (position)),
                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                             explanation != NULL ? explanation : "");
  ck_assert_pstr_eq (gtk_widget_get_tooltip_text (get_number (position)), explanation);
  ck_assert_int_eq (gtk_widget_has_css_class (get_number (position), "dim-label"),
                    explanation != NULL);
}

/* Erin's rating is above that of the opponent who has beaten her. */
TEST (who_has_a_provisional_rating_follows_the_others_without_a_place)
{
  g_autofree char *words = NULL;
  const char *number;

  library_add_text ("[Board \"5x5\"]\n[Players \"2\"]\n[Date \"2026-10-01\"]\n"
                    "[Player1 \"Erin\"]\n[Player2 \"Novice\"]\n[Seat2 \"computer novice\"]\n\n"
                    "c2 c4 resign 2");
  library_add_rated_games ();
  open_page ();
  assert_listed ("1 Ben, 2 Novice, 0 Erin");
  number = gtk_label_get_text (GTK_LABEL (get_number (2)));
  ck_assert_msg (g_str_has_suffix (number, "?"), "%s", number);
  ck_assert_int_gt (atoi (number), atoi (gtk_label_get_text (GTK_LABEL (get_number (1)))));
  words = g_strdup_printf ("Erin, provisional rating %i, Person, 1 game", atoi (number));
  assert_row (2, words);
  assert_explained (0, NULL);
  assert_explained (2, PROVISIONAL);
  choose (WINS);
  assert_listed ("1 Ben");
  choose (RATING);
  assert_explained (2, PROVISIONAL);
}

TEST (a_number_that_is_typed_counts_at_once)
{
  open_with_games ();
  type ("rating", "1600");
  assert_listed ("0 Anna");
  assert_says ("count", "1 of 4 players");
  type ("rating", "");
  type ("rating", "1499");
  assert_listed ("0 Anna, 0 Cleo");
}

TEST (each_order_has_its_own_number)
{
  library_add_rated_games ();
  open_with_games ();
  type ("rating", "1600");
  choose (BEST);
  ck_assert (gtk_widget_get_mapped (get_part ("n_players")));
  assert_listed ("1 Ben, 2 Novice");
  type ("n_players", "1");
  assert_listed ("1 Ben");
  choose (WINS);
  assert_listed ("1 Ben, 2 Anna, 3 Cleo");
  assert_row (0, "1. Ben, 10 wins as first player, Person, 22 games");
  type ("n_wins", "1");
  assert_listed ("1 Ben, 2 Anna");
  choose (RATING);
  ck_assert (gtk_widget_get_mapped (get_part ("rating")));
  assert_listed ("0 Anna");
  ck_assert_str_eq (gtk_editable_get_text (get_part ("rating")), "1600");
}

TEST (another_order_is_read_from_its_beginning)
{
  open_with_games ();
  gtk_widget_grab_focus (gtk_widget_get_parent (get_row (2)));
  gtk_widget_grab_focus (get_part ("rating"));
  choose (WINS);
  fixture_wait_for_frames (page);
  gtk_widget_grab_focus (get_part ("list"));
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)),
                    gtk_widget_get_parent (get_row (0)));
}

TEST (the_list_is_one_stop_for_tab)
{
  open_with_games ();
  gtk_widget_grab_focus (get_part ("rating"));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)),
                    gtk_widget_get_parent (get_row (0)));
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (page)), GTK_DIR_TAB_FORWARD);
  ck_assert (!gtk_widget_is_ancestor (gtk_window_get_focus (fixture_get_window (page)),
                                      get_part ("list")));
}

TEST (where_nobody_is_listed_a_sentence_says_why)
{
  open_with_games ();
  type ("rating", "9000");
  ck_assert (gtk_widget_get_mapped (get_part ("words")));
  assert_says ("words", "Nobody is rated above 9000 yet.");
  choose (WINS);
  type ("n_wins", "2");
  assert_says ("words", "Nobody has that many wins as first player yet.");
  choose (BEST);
  assert_says ("words", "Best rating after ten games.");
  choose (WINS);
  type ("n_wins", "0");
  ck_assert (gtk_widget_get_mapped (get_part ("list")));
  assert_says ("words", "");
}

TEST (before_there_are_ratings_it_says_where_they_come_from)
{
  library_add ("Anna", "Dan", "2026-11-23", "c2");
  open_page ();
  assert_says ("words", "Nobody has a rating yet. Finish a game of two to get one.");
  choose (WINS);
  assert_says ("words", "Nobody has that many wins as first player yet.");
}

static gboolean
shows_player (gpointer name)
{
  const QdrLibraryPlayer *chosen = qdr_player_page_get_chosen_player (get_window_part ("player"));

  return chosen != NULL && g_str_equal (chosen->name, name) &&
         gtk_widget_get_mapped (get_window_part ("player"));
}

TEST (a_row_leads_to_the_page_of_the_player)
{
  open_with_games ();
  gtk_widget_activate_action (gtk_widget_get_parent (get_row (1)), "player.show", NULL);
  fixture_wait (shows_player, (gpointer) "Cleo");
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (fixture_get_window (page)),
                                     get_window_part ("player")));
}

/* Ben moves to the top, with his row. */
TEST (it_follows_the_library_and_the_focus_its_player)
{
  GtkWidget *item;

  open_with_games ();
  type ("rating", "1001");
  item = gtk_widget_get_parent (get_row (2));
  gtk_widget_grab_focus (item);
  for (guint i = 0; i < 4; i++) {
    g_autofree char *day = g_strdup_printf ("2026-11-2%u", 4 + i);

    library_add ("Ben", "Anna", day, "c2 resign");
  }
  fixture_wait (lists, (gpointer) "0 Ben, 0 Cleo, 0 Anna");
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)), item);
  ck_assert_ptr_eq (gtk_widget_get_parent (get_row (0)), item);
  ck_assert_str_eq (gtk_editable_get_text (get_part ("rating")), "1001");
}

TEST (all_of_it_has_room_in_a_narrow_window, .tags = "layout")
{
  fixture_use_style ();
  library_add ("Maximiliane von Hohenstein", "Ben", "2026-11-20", "c2 resign");
  library_add_rated_games ();
  open_with_games ();
  for (guint i = RATING; i <= WINS; i++) {
    choose (i);
    fixture_resize (page, 1024, 768);
    fixture_assert_nothing_is_cut (GTK_WIDGET (page));
    fixture_resize (page, 360, 640);
    ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (page)), 360);
    fixture_assert_nothing_is_cut (GTK_WIDGET (page));
    fixture_resize (page, 320, 340);
    ck_assert_int_le (gtk_widget_get_height (GTK_WIDGET (page)), 340);
    ck_assert_int_ge (gtk_widget_get_height (get_part ("list")), 150);
  }
}
