/*
 * Pages in place of the game: the way back, the keys, the focus and the game that goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-announcer.h"
#include "qdr-page.h"

#define TEST_TYPE_PAGE (test_page_get_type ())
G_DECLARE_FINAL_TYPE (TestPage, test_page, TEST, PAGE, QdrPage)

/* A page with a button, which can keep the user from going back. */
struct _TestPage {
  QdrPage parent_instance;

  GtkWidget *button;
  gboolean is_deep;
};

G_DEFINE_FINAL_TYPE (TestPage, test_page, QDR_TYPE_PAGE)

static gboolean
go_back (QdrPage *page)
{
  return TEST_PAGE (page)->is_deep;
}

static void
test_page_class_init (TestPageClass *klass)
{
  QDR_PAGE_CLASS (klass)->go_back = go_back;
}

static void
test_page_init (TestPage *self)
{
  self->button = gtk_button_new_with_label ("Press");
  gtk_box_append (GTK_BOX (self), self->button);
}

static GtkStack *
get_stack (void)
{
  return GTK_STACK (fixture_get_part (window, "home_or_game"));
}

static gpointer
open_page (void)
{
  TestPage *page = g_object_new (TEST_TYPE_PAGE, "title", "Test", NULL);

  qdr_window_show_page (window, QDR_PAGE (page));
  ck_assert_ptr_eq (gtk_stack_get_visible_child (get_stack ()), GTK_WIDGET (page));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), page->button);
  return page;
}

/* Returns whether a screen reader speaks this title when the focus enters the page. */
static gboolean
is_titled (gpointer page, const char *title)
{
  GtkStackPage *frame = gtk_stack_get_page (get_stack (), page);

  fixture_assert_accessible (frame, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  return g_strcmp0 (gtk_stack_page_get_title (frame), title) == 0;
}

static gboolean
shows_game (void)
{
  return gtk_widget_get_mapped (GTK_WIDGET (fixture_get_board (window)));
}

static gboolean
is_focused_in (gpointer widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static gboolean
activate (const char *action)
{
  return gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

TEST_DEFAULTS (WINDOW_FIXTURE)

TEST (a_page_goes_when_one_goes_back_and_the_focus_returns)
{
  GtkWidget *button = fixture_get_part (window, "menu_button");
  GtkWidget *focus;
  TestPage *page = NULL;

  gtk_widget_grab_focus (button);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_set_weak_pointer (&page, open_page ());
  page->is_deep = TRUE;
  ck_assert (activate ("win.back"));
  ck_assert (!shows_game ());
  page->is_deep = FALSE;
  ck_assert (activate ("win.back"));
  ck_assert (shows_game ());
  ck_assert_ptr_null (page);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), focus);
}

TEST (the_title_of_a_page_is_that_of_the_frame_around_it)
{
  TestPage *page = open_page ();

  ck_assert (is_titled (page, "Test"));
  g_object_set (page, "title", "Another Test", NULL);
  ck_assert (is_titled (page, "Another Test"));
}

/* Returns whether one of the sentences is spoken. */
static gboolean
speaks (gpointer widget)
{
  static const char *const sentences[] = { "Of the game.", "Of the page." };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++) {
    g_autofree char *problem =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentences[i]);

    if (problem == NULL)
      return TRUE;
  }
  return FALSE;
}

TEST (sentences_about_a_game_that_is_left_are_dropped)
{
  TestPage *page;

  qdr_announce (GTK_WIDGET (window), "Of the game.");
  page = open_page ();
  qdr_announce (GTK_WIDGET (page), "Of the page.");
  fixture_wait (speaks, page->button);
  fixture_assert_accessible (page->button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Of the page.");
}

/* Also while nothing in the page has the focus, as its contents are still loaded. */
TEST (escape_and_alt_left_go_back, .loops = 2)
{
  const GdkModifierType modifiers[] = { 0, GDK_ALT_MASK };

  open_page ();
  board_press_key (GTK_WIDGET (window), _i == 0 ? GDK_KEY_Escape : GDK_KEY_Left, modifiers[_i]);
  ck_assert (shows_game ());
}

TEST (a_page_from_home_leads_back_home)
{
  fixture_activate (window, "home");
  open_page ();
  fixture_activate (window, "back");
  ck_assert (!shows_game ());
  ck_assert (!QDR_IS_PAGE (gtk_stack_get_visible_child (get_stack ())));
}

TEST (a_page_that_is_open_is_returned_to)
{
  TestPage *first, *second;

  fixture_use_game (window, 2, "human,human");
  first = open_page ();
  second = open_page ();
  ck_assert_ptr_eq (qdr_window_find_page (window, TEST_TYPE_PAGE), first);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  qdr_window_show_page (window, QDR_PAGE (first));
  ck_assert_ptr_null (second);
  ck_assert (is_focused_in (first));

  /* The way to the game leaves the page as it is. */
  fixture_activate (window, "show-game");
  ck_assert (shows_game ());
  ck_assert (is_focused_in (fixture_get_board (window)));
  ck_assert_ptr_eq (qdr_window_find_page (window, TEST_TYPE_PAGE), first);
  qdr_window_show_page (window, QDR_PAGE (first));
  fixture_activate (window, "back");
  ck_assert (shows_game ());
}

static void
count_cb (GSimpleAction *action, GVariant *parameter, gpointer n_times)
{
  ++*(guint *) n_times;
}

TEST (keys_of_the_game_do_nothing_behind_a_page_and_its_own_do)
{
  static const GActionEntry own[] = { { .name = "undo", .activate = count_cb } };
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  guint n_times = 0;
  QdrPage *page;

  fixture_play (game, "d2 d6");
  page = open_page ();
  g_action_map_add_action_entries (qdr_page_get_actions (page), own, 1, &n_times);
  ck_assert (!activate ("win.previous"));
  ck_assert (activate ("win.undo"));
  ck_assert_uint_eq (n_times, 1);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (activate ("win.show-game"));
  ck_assert (activate ("win.undo"));
  ck_assert_uint_lt (qdr_game_get_ply (game), 2);
}

TEST (a_game_that_is_replaced_is_shown)
{
  open_page ();
  fixture_use_game (window, 2, "human,human");
  ck_assert (shows_game ());
}

static const char *
get_state (gpointer page)
{
  return gtk_label_get_text (fixture_get_part (page, "state"));
}

static gboolean
clock_ticks (gpointer player)
{
  return qdr_player_get_remaining_time (player) < 300000;
}

TEST (the_game_goes_on_and_is_told_with_its_clock)
{
  QdrGame *game = fixture_make_game (7, 2, "human,human");
  TestPage *page = open_page ();
  int width;

  /* Nobody has begun the first one, and nobody has moved in the second. */
  fixture_use_style ();
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "game_button")));
  fixture_name_players (game);
  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  page = open_page ();
  ck_assert (gtk_widget_get_visible (fixture_get_part (page, "game_button")));
  ck_assert_str_eq (get_state (page), "Anna to move");
  fixture_play (game, "d2");
  ck_assert (gtk_widget_get_visible (fixture_get_part (page, "game_button")));
  ck_assert_str_eq (get_state (page), "Ben to move");
  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  fixture_wait (clock_ticks, qdr_game_get_player (game, 1));
  fixture_play (game, "d6");
  ck_assert_str_eq (get_state (page), "Anna to move");
  ck_assert (!shows_game ());
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "pause_icon")));
  fixture_assert_accessible (fixture_get_part (page, "game_button"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "To the Game – Anna to move");

  /* Behind a page from home its clock stands. */
  fixture_activate (window, "home");
  page = open_page ();
  ck_assert_str_eq (get_state (page), "Paused");
  ck_assert (gtk_widget_get_visible (fixture_get_part (page, "pause_icon")));
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "pawn_icon")));
  fixture_assert_accessible (fixture_get_part (page, "game_button"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "To the Game – Paused");
  g_signal_emit_by_name (fixture_get_part (page, "game_button"), "clicked");
  ck_assert (shows_game ());
  g_object_unref (game);
}

static gboolean
shows_state (gpointer page)
{
  return gtk_widget_get_mapped (fixture_get_part (page, "state"));
}

static gboolean
shows_no_state (gpointer page)
{
  return !shows_state (page);
}

/* A narrow page shows the pawn or the clock alone, and says the same. Its header is as high as
 * without, and its title is not cut between that and two buttons. */
TEST (the_game_that_goes_on_takes_little_room, .loops = 2, .tags = "layout")
{
  QdrGame *game;
  TestPage *page;
  int height;

  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  gtk_window_present (GTK_WINDOW (window));
  page = open_page ();
  fixture_wait (window_is_as_wide, GINT_TO_POINTER (1024));
  fixture_wait_for_frames (window);
  ck_assert (!gtk_widget_get_mapped (fixture_get_part (page, "game_button")));
  height = gtk_widget_get_height (fixture_get_part (page, "header"));
  game = fixture_use_game (window, 2, "human,human");
  qdr_game_set_time_control (game, _i == 1 ? 900 : 0);
  fixture_name_players (game);
  fixture_play (game, "d2");
  page = open_page ();
  fixture_wait (shows_state, page);
  fixture_wait_for_frames (window);
  ck_assert_int_eq (gtk_widget_get_height (fixture_get_part (page, "header")), height);
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  fixture_wait (window_is_as_wide, GINT_TO_POINTER (360));
  fixture_wait (shows_no_state, page);
  fixture_wait_for_frames (window);
  ck_assert_int_eq (gtk_widget_get_mapped (fixture_get_part (page, "pawn_icon")), _i == 0);
  for (guint i = 0; i < 2; i++)
    adw_header_bar_pack_end (fixture_get_part (page, "header"),
                             gtk_button_new_from_icon_name ("open-menu-symbolic"));
  g_object_set (page, "title", "Bibliothèque", "subtitle", "1 partie", NULL);
  fixture_wait_for_frames (window);
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
  fixture_assert_accessible (fixture_get_part (page, "game_button"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "To the Game – Ben to move");
}

TEST (the_way_to_the_game_tells_of_its_end_whatever_position_is_shown)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  TestPage *page;

  fixture_name_players (game);
  fixture_play (game, "d2 d6 d3");
  fixture_activate (window, "previous");
  page = open_page ();
  ck_assert_str_eq (get_state (page), "Ben to move");
  fixture_activate (window, "show-game");
  fixture_activate (window, "next");
  fixture_play (game, "resign");
  fixture_activate (window, "previous");
  page = open_page ();
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "game_button")));
  qdr_game_take_back_to_ply (game, 2);
  ck_assert (gtk_widget_get_visible (fixture_get_part (page, "game_button")));
  ck_assert_str_eq (get_state (page), "Anna to move");
}

TEST (a_game_between_computers_rests_behind_a_page)
{
  QdrGame *game = fixture_use_game (window, 2, "computer master,computer master");
  TestPage *page = open_page ();

  ck_assert_str_eq (get_state (page), "Paused");
  ck_assert (!fixture_computer_is_thinking (window));
  fixture_activate (window, "show-game");
  ck_assert (fixture_computer_is_thinking (window));
  fixture_assert_enabled (window, "back", TRUE);
  ck_assert_ptr_eq (fixture_get_game (window), game);
}
