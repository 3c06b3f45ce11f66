/*
 * The game bar, its buttons and its place, and the length of the main menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-game-bar.h"

static void
set_up (void)
{
  window_set_up ();
  /* libadwaita leaks the animation of a sidebar that is closed during it. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
tear_down (void)
{
  window_tear_down ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static GtkWidget *
get_bar (void)
{
  return GTK_WIDGET (fixture_get_part (window, "game_bar"));
}

/* Returns the visible button with the label @words. */
static GtkWidget *
find_button (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, words);
  return found;
}

static gboolean
offers (const char *words)
{
  return find_button (get_bar (), words) != NULL;
}

static gboolean
offers_pause (void)
{
  GtkWidget *button = find_button (get_bar (), "Pause");

  return button != NULL && gtk_widget_is_sensitive (button);
}

static void
set_paused (gboolean paused)
{
  g_action_group_change_action_state (G_ACTION_GROUP (window), "pause",
                                      g_variant_new_boolean (paused));
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_game_of_people_offers_all_of_it_until_it_is_over)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  ck_assert (offers ("Undo") && offers ("Redo") && offers ("Hint") && offers ("Resign"));
  ck_assert (!offers ("Pause"));
  fixture_play (game, "d2 resign");
  ck_assert (offers ("Undo") && offers ("Redo") && offers ("Hint"));
  ck_assert (!offers ("Resign"));
  /* The buttons stay while an earlier position is shown. */
  fixture_activate (window, "previous");
  ck_assert (offers ("Hint") && !offers ("Resign"));
}

TEST (watching_computers_leaves_the_pause_to_the_bar_for_that)
{
  GtkWidget *playback_bar = GTK_WIDGET (fixture_get_part (window, "playback_place"));

  fixture_use_game (window, 2, "computer novice,computer novice");
  set_paused (TRUE);
  ck_assert (offers ("Undo") && offers ("Redo"));
  ck_assert (!offers ("Hint") && !offers ("Pause") && !offers ("Resign"));
  ck_assert_ptr_nonnull (find_button (playback_bar, "Continue"));
}

TEST (a_covered_board_has_the_only_button_to_go_on)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  fixture_assert_enabled (window, "pause", FALSE);
  fixture_play (game, "d2");
  ck_assert (offers_pause ());
  set_paused (TRUE);
  ck_assert (!offers_pause ());
  ck_assert (gtk_widget_get_visible (fixture_get_part (get_bar (), "pause")));
  fixture_assert_enabled (window, "pause", TRUE);
  set_paused (FALSE);
  ck_assert (offers_pause ());
  fixture_play (game, "resign");
  ck_assert (!offers_pause ());
}

TEST (resigning_asks_first)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  g_signal_emit_by_name (find_button (get_bar (), "Resign"), "clicked");
  ck_assert (!fixture_game_is_over (game));
  fixture_answer (window, "resign");
  ck_assert (fixture_game_is_over (game));
}

/* Position */

static const struct {
  int width;
  int height;
  enum { AT_LINE, IN_COLUMN, UPRIGHT, AT_EDGE } place;
} sizes[] = {
  { 1920, 1080, AT_LINE }, { 1024, 768, AT_LINE }, { 940, 520, IN_COLUMN },
  { 640, 480, UPRIGHT },   { 360, 640, AT_EDGE },
};

static graphene_rect_t
get_bounds (gpointer widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (widget), GTK_WIDGET (window), &bounds));
  return bounds;
}

static float
get_end (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

static gboolean
stands_well (gpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  const graphene_rect_t bar = get_bounds (get_bar ());
  const graphene_rect_t board = get_bounds (fixture_get_board (window));
  const graphene_rect_t line = get_bounds (fixture_get_part (window, "status_bar"));
  const float line_end = line.origin.y + line.size.height;

  if (gdk_surface_get_width (surface) != sizes[i].width || bar.size.width == 0)
    return FALSE;
  switch (sizes[i].place) {
  case AT_LINE:
    return bar.origin.x >= get_end (&line) && bar.origin.y >= board.origin.y + board.size.height &&
           bar.origin.y + bar.size.height <= line_end + 1 && bar.size.width > 3 * bar.size.height;
  case IN_COLUMN:
    return bar.origin.x >= get_end (&board) && bar.origin.y >= line_end &&
           bar.size.width > 3 * bar.size.height;
  case UPRIGHT:
    return bar.origin.x >= get_end (&board) && bar.origin.x >= get_end (&line) &&
           bar.size.height > 3 * bar.size.width;
  case AT_EDGE:
    return bar.origin.y >= line_end && get_end (&bar) < (float) sizes[i].width &&
           bar.size.width > 3 * bar.size.height;
  default:
    g_assert_not_reached ();
  }
}

TEST (it_stands_where_it_leaves_the_board_its_size, .loops = G_N_ELEMENTS (sizes), .tags = "layout")
{
  fixture_use_style ();
  fixture_use_game (window, 2, "human,human");
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[_i].width, sizes[_i].height);
  fixture_wait (stands_well, GUINT_TO_POINTER (_i));
}

static gboolean
fingers_hit_the_buttons (gpointer data)
{
  GtkWidget *button = find_button (get_bar (), "Undo");

  return button != NULL && gtk_widget_get_width (button) >= 38 &&
         gtk_widget_get_height (button) >= 40;
}

TEST (it_moves_to_the_edge_of_a_phone_and_back, .tags = "layout")
{
  fixture_use_style ();
  fixture_use_game (window, 2, "human,human");
  for (guint i = 0; i < 2; i++) {
    gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
    fixture_wait (stands_well, GUINT_TO_POINTER (G_N_ELEMENTS (sizes) - 1));
    fixture_wait (fingers_hit_the_buttons, NULL);
    gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
    fixture_wait (stands_well, GUINT_TO_POINTER (1));
    fixture_wait (fingers_hit_the_buttons, NULL);
  }
}

/* The main menu */

/* Counts the rows of a menu, including its sections. A submenu counts as one row. */
static guint
count_rows (GMenuModel *menu)
{
  guint n_rows = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

    n_rows += section != NULL ? count_rows (section) : 1;
  }
  return n_rows;
}

/* Returns whether a menu or one of its submenus has an action. */
static gboolean
has_action (GMenuModel *menu, const char *wanted)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
    g_autofree char *action = NULL;

    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
    if (g_strcmp0 (action, wanted) == 0 || (section != NULL && has_action (section, wanted)) ||
        (submenu != NULL && has_action (submenu, wanted)))
      return TRUE;
  }
  return FALSE;
}

TEST (the_main_menu_has_three_groups_and_a_dozen_rows)
{
  GMenuModel *menu = G_MENU_MODEL (fixture_get_part (window, "primary_menu"));

  ck_assert_int_eq (g_menu_model_get_n_items (menu), 3);
  ck_assert_uint_le (count_rows (menu), 12);
}

TEST (what_has_no_button_is_in_the_menu)
{
  static const char *const actions[] = {
    "app.new-window",      "win.open",          "win.save",          "win.save-as",
    "win.copy-position",   "win.copy-moves",    "win.copy-game",     "win.copy-picture",
    "win.paste",           "win.type-move",     "win.move-now",      "win.show-evaluation",
    "win.find-position",   "win.show-paths",    "win.tell-race",     "win.edit-position",
    "win.fullscreen",      "win.share-picture", "win.share-drawing", "win.show-help-overlay",
    "win.share-animation",
  };
  GMenuModel *menu = G_MENU_MODEL (fixture_get_part (window, "primary_menu"));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    ck_assert_msg (has_action (menu, actions[i]), "%s", actions[i]);
  /* Actions with a button are not in the menu. */
  ck_assert (!has_action (menu, "win.hint") && !has_action (menu, "win.pause") &&
             !has_action (menu, "win.resign") && !has_action (menu, "win.new-game"));
}
