/*
 * The places of the players around the board, and the size of the board, by the size of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-game-layout.h"
#include "qdr-player-panel.h"
#include "qdr-status-bar.h"
#include "qdr-toast.h"

static void
set_up (void)
{
  window_set_up ();
  fixture_use_style ();
  /* libadwaita leaks the animation of a sidebar that is closed during it. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
tear_down (void)
{
  window_tear_down ();
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

/* Sizes of windows, and the visible widgets in them. */
typedef struct {
  int width;
  int height;
  guint players;
  QdrGameArrangement arrangement;
  int board; /* the least width in logical pixels */
} View;

static const View views[] = {
  { 1920, 1080, 2, QDR_GAME_SIDES, 900 }, { 1920, 1080, 4, QDR_GAME_SIDES, 900 },
  { 1280, 757, 2, QDR_GAME_TOWER, 640 },  { 1280, 757, 4, QDR_GAME_NARROW, 640 },
  { 1024, 768, 2, QDR_GAME_STRIPS, 520 }, { 1024, 768, 4, QDR_GAME_STRIPS, 500 },
  { 940, 520, 2, QDR_GAME_NARROW, 400 },  { 940, 520, 4, QDR_GAME_NARROW, 400 },
  { 640, 360, 2, QDR_GAME_COLUMN, 270 },  { 640, 360, 4, QDR_GAME_COLUMN, 270 },
  { 360, 640, 2, QDR_GAME_STRIPS, 320 },  { 360, 640, 4, QDR_GAME_STRIPS, 320 },
};

static graphene_rect_t
get_bounds (gpointer widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (widget), GTK_WIDGET (window), &bounds));
  return bounds;
}

/* Returns the panel of a player, without the space around a card. */
static GtkWidget *
find_panel (guint player)
{
  static const char *const ids[] = { "south/", "west/", "north/", "east/" };
  static const char *const ids_of_two[] = { "south/", "north/" };
  const guint players = qdr_game_get_n_players (fixture_get_game (window));

  return gtk_widget_get_first_child (
      fixture_get_part (window, players == 2 ? ids_of_two[player] : ids[player]));
}

static float
get_right (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

static float
get_bottom (const graphene_rect_t *bounds)
{
  return bounds->origin.y + bounds->size.height;
}

/* Returns whether all widgets are visible, and none covers another. */
static gboolean
stand_apart (GPtrArray *widgets)
{
  const graphene_rect_t room =
      GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (window)),
                          (float) gtk_widget_get_height (GTK_WIDGET (window)));

  for (guint i = 0; i < widgets->len; i++) {
    const graphene_rect_t bounds = get_bounds (g_ptr_array_index (widgets, i));

    if (bounds.size.width <= 0 || !graphene_rect_contains_rect (&room, &bounds))
      return FALSE;
    for (guint j = 0; j < i; j++) {
      const graphene_rect_t other = get_bounds (g_ptr_array_index (widgets, j));
      graphene_rect_t both;

      if (graphene_rect_intersection (&bounds, &other, &both) && both.size.width > 1 &&
          both.size.height > 1)
        return FALSE;
    }
  }
  return TRUE;
}

/* Returns whether the panel of a player is on the expected side of the board, which is the same
 * from right to left, as the board is. */
static gboolean
stands_well (const View *view, guint player)
{
  const graphene_rect_t board = get_bounds (fixture_get_board (window));
  const graphene_rect_t panel = get_bounds (find_panel (player));
  const gboolean is_upper = player != 0 && player != 3;
  const gboolean is_left = player == 0 || (player == 1 && view->players == 4);

  switch (view->arrangement) {
  case QDR_GAME_STRIPS:
    if (view->players == 4 && is_left != (panel.origin.x < board.origin.x + board.size.width / 3))
      return FALSE;
    return is_upper ? get_bottom (&panel) <= board.origin.y : panel.origin.y >= get_bottom (&board);
  case QDR_GAME_COLUMN:
  case QDR_GAME_NARROW:
  case QDR_GAME_TOWER:
    return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
               ? get_right (&panel) <= board.origin.x
               : panel.origin.x >= get_right (&board);
  case QDR_GAME_SIDES:
    return (is_left ? get_right (&panel) <= board.origin.x
                    : panel.origin.x >= get_right (&board)) &&
           panel.size.height > 150 &&
           (is_upper ? get_bottom (&panel) < board.origin.y + board.size.height / 2
                     : panel.origin.y > board.origin.y + board.size.height / 2);
  case QDR_GAME_ALONE:
  default:
    g_assert_not_reached ();
  }
}

static gboolean
is_as_expected (gpointer data)
{
  const View *view = data;
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  if (gdk_surface_get_width (surface) != view->width ||
      gdk_surface_get_height (surface) != view->height ||
      qdr_game_layout_get_arrangement (fixture_get_part (window, "game_layout")) !=
          view->arrangement)
    return FALSE;

  g_ptr_array_add (widgets, fixture_get_board (window));
  g_ptr_array_add (widgets, fixture_get_part (window, "status_bar"));
  g_ptr_array_add (widgets, fixture_get_part (window, "game_bar"));
  for (guint i = 0; i < view->players; i++)
    g_ptr_array_add (widgets, find_panel (i));
  if (!stand_apart (widgets) ||
      gtk_widget_get_width (GTK_WIDGET (fixture_get_board (window))) < view->board)
    return FALSE;
  for (guint i = 0; i < view->players; i++)
    if (!stands_well (view, i))
      return FALSE;
  return TRUE;
}

static void
show (const View *view)
{
  gtk_window_set_default_size (GTK_WINDOW (window), view->width, view->height);
  fixture_wait (is_as_expected, (gpointer) view);
}

static QdrGame *
use_people (guint players)
{
  QdrGame *game =
      fixture_use_game (window, players,
                        players == 2 ? "human,human" : "human,computer mason,human,human");

  fixture_name_players (game);
  return game;
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (the_players_stand_where_they_leave_the_board_most_room,
      .loops = G_N_ELEMENTS (views),
      .tags = "layout")
{
  use_people (views[_i].players);
  show (&views[_i]);
}

static gboolean
is_alone (gpointer board)
{
  return qdr_game_layout_get_arrangement (fixture_get_part (window, "game_layout")) ==
             QDR_GAME_ALONE &&
         !gtk_widget_get_child_visible (fixture_get_part (window, "status_bar")) &&
         gtk_widget_get_height (board) == gtk_widget_get_height (gtk_widget_get_parent (board));
}

/* As on a screen of 1280 by 1024 pixels at a scale of 400%. */
TEST (in_next_to_no_room_the_board_is_alone_and_the_others_come_back, .tags = "layout")
{
  use_people (2);
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 256);
  fixture_wait (is_alone, fixture_get_board (window));
  show (&views[0]);
  ck_assert (gtk_widget_get_mapped (fixture_get_part (window, "status_bar")));
}

TEST (the_window_can_be_resized_there_and_back, .tags = "layout")
{
  use_people (2);
  for (guint i = 0; i < G_N_ELEMENTS (views); i += 2)
    show (&views[i]);
  for (guint i = G_N_ELEMENTS (views); i > 0; i -= 2)
    show (&views[i - 2]);
}

/* Counts the frames of an idle window. */
static void
count_frame_cb (guint *frames)
{
  (*frames)++;
}

TEST (a_window_at_rest_lays_nothing_out, .loops = G_N_ELEMENTS (views), .tags = "layout")
{
  GdkFrameClock *clock;
  guint frames = 0;

  use_people (views[_i].players);
  show (&views[_i]);
  fixture_settle ();
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect_swapped (clock, "layout", G_CALLBACK (count_frame_cb), &frames);
  fixture_settle ();
  ck_assert_uint_le (frames, 1);
  g_signal_handlers_disconnect_by_data (clock, &frames);
}

static gboolean
has_five_times (gpointer times)
{
  return *(const guint *) times >= 5;
}

TEST (a_clock_that_runs_lays_nothing_out, .tags = "layout")
{
  QdrGame *game = use_people (2);
  GdkFrameClock *clock;
  guint frames = 0;
  guint times = 0;

  qdr_game_set_time_control (game, 19);
  fixture_show_game (window, game);
  show (&views[4]);
  fixture_play (game, "d2");
  fixture_wait_for_frames (window);
  g_signal_connect_swapped (qdr_game_get_player (game, 1), "notify::remaining",
                            G_CALLBACK (count_frame_cb), &times);
  fixture_wait (has_five_times, &times);
  fixture_settle ();
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect_swapped (clock, "layout", G_CALLBACK (count_frame_cb), &frames);
  times = 0;
  fixture_wait (has_five_times, &times);
  fixture_settle ();
  g_signal_handlers_disconnect_by_data (clock, &frames);
  g_signal_handlers_disconnect_by_data (qdr_game_get_player (game, 1), &times);
  ck_assert_uint_le (frames, 1);
}

static const View low_views[] = {
  { 940, 520, 2, QDR_GAME_NARROW, 400 },
  { 640, 360, 2, QDR_GAME_COLUMN, 270 },
};

TEST (in_a_low_window_the_result_is_read_in_full,
      .loops = G_N_ELEMENTS (low_views),
      .tags = "layout")
{
  static const char *const results[] = {
    "Mason reaches the goal and wins.",
    "Draw: the same position for the third time.",
    "Partie nulle\u00a0: position répétée trois fois.",
  };
  GtkLabel *label = fixture_get_part (window, "status_bar/label");
  QdrGame *game = fixture_use_position (window, "9 9 2 1 | e2 e8 | 0 0 | - | -", "");

  show (&low_views[_i]);
  fixture_play (game, "e3 e7 e4 e6 e5 e4 d5 e3 d6 e2 d7 e1");
  ck_assert (fixture_game_is_over (game));
  for (guint i = 0; i < G_N_ELEMENTS (results); i++) {
    gtk_label_set_label (label, results[i]);
    fixture_wait_for_frames (window);
    ck_assert_int_le (gtk_widget_get_height (GTK_WIDGET (label)),
                      gtk_widget_get_height (fixture_get_part (window, "status_bar/scroller")));
  }
}

TEST (on_a_phone_three_lines_are_read_in_full)
{
  const View phone = { 360, 640, 2, QDR_GAME_STRIPS, 300 };
  GtkLabel *label = fixture_get_part (window, "status_bar/label");

  show (&phone);
  gtk_label_set_label (label, "Try e2h. Robin’s path grows by 3 steps, more than with any other "
                              "wall. Then you win the race, because nobody has walls left.");
  fixture_wait_for_frames (window);
  ck_assert_int_eq (pango_layout_get_line_count (gtk_label_get_layout (label)), 3);
  ck_assert_int_le (gtk_widget_get_height (GTK_WIDGET (label)),
                    gtk_widget_get_height (fixture_get_part (window, "status_bar/scroller")));
}

static const View views_of_the_line[] = {
  { 1024, 768, 2, QDR_GAME_STRIPS, 480 }, { 1024, 768, 4, QDR_GAME_STRIPS, 440 },
  { 940, 520, 4, QDR_GAME_NARROW, 400 },  { 640, 360, 4, QDR_GAME_COLUMN, 270 },
  { 360, 640, 2, QDR_GAME_STRIPS, 300 },  { 360, 640, 4, QDR_GAME_STRIPS, 270 },
};

static const View crowded_views[] = {
  { 1024, 768, 4, QDR_GAME_STRIPS, 480 },
  { 940, 520, 2, QDR_GAME_NARROW, 400 },
  { 960, 540, 2, QDR_GAME_NARROW, 400 },
  { 640, 360, 2, QDR_GAME_COLUMN, 270 },
};

/* Asserts that the whole line below the board is visible, after scrolling on a
 * phone or with four players. */
static void
assert_line_is_read (const View *view)
{
  GtkWidget *bar = fixture_get_part (window, "status_bar");
  GtkLabel *label = fixture_get_part (bar, "label");
  int height;

  show (view);
  fixture_wait_for_frames (window);
  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
  ck_assert_int_le (height, gtk_widget_get_height (GTK_WIDGET (label)));
  if (view->players == 2 && view->width > 360)
    ck_assert_int_le (height, gtk_widget_get_height (fixture_get_part (bar, "scroller")));
}

/* Gives the players different names, as in a new game. */
static void
give_long_names (QdrGame *game)
{
  static const char *const names[] = { "Marie-Antoinette", "Apprentice", "Apprentice 2",
                                       "Apprentice 3" };

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
}

/* Asserts that name and number of walls in the panel of a player are not cut. */
static void
assert_panel_is_read (guint player)
{
  GtkWidget *panel = gtk_widget_get_parent (find_panel (player));
  GtkLabel *name = fixture_get_part (panel, "name");
  GtkWidget *stock = GTK_WIDGET (qdr_player_panel_get_stock_view (QDR_PLAYER_PANEL (panel)));
  int natural;

  ck_assert_msg (!pango_layout_is_ellipsized (gtk_label_get_layout (name)), "%s",
                 gtk_label_get_label (name));
  gtk_widget_measure (stock, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  ck_assert_int_ge (gtk_widget_get_width (stock), natural);
}

/* Names of opponents are complete, and walls have numbers, wherever panels are side by side. */
TEST (names_and_walls_have_the_room_there_is,
      .loops = 2 * G_N_ELEMENTS (crowded_views),
      .tags = "layout")
{
  const View *view = &crowded_views[_i / 2];
  QdrGame *game = fixture_use_game (window, view->players,
                                    view->players == 2 ? "human,computer regular"
                                                       : "human,computer regular,human,human");

  qdr_game_set_time_control (game, _i % 2 == 0 ? 0 : 900);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Apprentice");
  fixture_show_game (window, game);
  show (view);
  fixture_wait_for_frames (window);
  for (guint i = 0; i < view->players; i++)
    assert_panel_is_read (i);
}

static gboolean
is_read_in_full (gpointer name)
{
  return !pango_layout_is_ellipsized (gtk_label_get_layout (name));
}

/* The sidebar is beside the board, which large text makes smaller. */
TEST (names_are_read_in_full_beside_the_sidebar, .loops = 2)
{
  static const View view = { 800, 600, 2, QDR_GAME_STRIPS, 300 };
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,computer wanderer");

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (_i == 0 ? 144 : 96) * 1024, NULL);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Beatrice");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Wanderer");
  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  show (&view);
  for (guint i = 0; i < view.players; i++)
    fixture_wait (is_read_in_full,
                  fixture_get_part (gtk_widget_get_parent (find_panel (i)), "name"));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static gboolean
shows_rating (guint player)
{
  GtkWidget *rating = fixture_get_part (gtk_widget_get_parent (find_panel (player)), "rating");

  return gtk_widget_get_mapped (rating) && gtk_widget_get_child_visible (rating);
}

TEST (the_line_for_moves_takes_nothing_from_four_players_and_their_clocks, .tags = "layout")
{
  static const View view = { 1024, 768, 4, QDR_GAME_STRIPS, 440 };
  QdrGame *game = fixture_use_game (window, 4, "human,computer regular,human,computer regular");

  qdr_game_set_time_control (game, 900);
  qdr_player_set_name (qdr_game_get_player (game, 1), "Club Regular");
  qdr_player_set_name (qdr_game_get_player (game, 3), "Club Regular 2");
  fixture_show_game (window, game);
  show (&view);
  fixture_activate (window, "type-move");
  fixture_wait_for_frames (window);
  for (guint i = 0; i < view.players; i++)
    assert_panel_is_read (i);
  ck_assert (shows_rating (1));
  ck_assert (shows_rating (3));
  ck_assert (!shows_rating (0));
}

TEST (four_players_with_clocks_fit_on_a_phone, .tags = "layout")
{
  static const View phone = { 360, 640, 4, QDR_GAME_STRIPS, 270 };
  QdrGame *game = fixture_use_game (window, 4, "human,computer regular,human,computer regular");

  qdr_game_set_time_control (game, 5400);
  fixture_show_game (window, game);
  show (&(View){ 1024, 768, 4, QDR_GAME_STRIPS, 420 });
  show (&phone);
  for (guint i = 0; i < phone.players; i++) {
    GtkWidget *panel = gtk_widget_get_parent (find_panel (i));
    const graphene_rect_t clock = get_bounds (fixture_get_part (panel, "clock"));
    const graphene_rect_t name = get_bounds (fixture_get_part (panel, "name"));

    ck_assert (gtk_widget_get_mapped (fixture_get_part (panel, "clock")));
    ck_assert_double_ge (clock.origin.y, get_bottom (&name));
    ck_assert_double_le (get_right (&clock), 360);
  }
}

static const View long_views[] = {
  { 360, 640, 2, QDR_GAME_STRIPS, 270 },
  { 640, 360, 2, QDR_GAME_COLUMN, 270 },
  { 360, 640, 4, QDR_GAME_STRIPS, 270 },
};

/* Returns whether @widget has at least its natural width. */
static gboolean
is_as_wide_as_it_likes (gpointer widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return gtk_widget_get_allocated_width (widget) >= natural;
}

TEST (a_long_name_takes_no_room_from_walls_and_clock,
      .loops = G_N_ELEMENTS (long_views),
      .tags = "layout")
{
  static const char name[] = "Maximiliane Friederike von Hohenstein-Oehringen";
  const View *view = &long_views[_i];
  QdrGame *game = fixture_use_game (window, view->players,
                                    view->players == 2 ? "human,human" : "human,human,human,human");
  GtkWidget *panel, *label;

  qdr_game_set_time_control (game, 900);
  qdr_player_set_name (qdr_game_get_player (game, 0), name);
  fixture_show_game (window, game);
  show (view);
  panel = gtk_widget_get_parent (find_panel (0));
  label = fixture_get_part (panel, "name");
  fixture_wait (is_as_wide_as_it_likes, fixture_get_part (panel, "clock"));
  fixture_wait (is_as_wide_as_it_likes, qdr_player_panel_get_stock_view (QDR_PLAYER_PANEL (panel)));
  ck_assert (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  ck_assert_str_eq (gtk_widget_get_tooltip_text (label), name);
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

TEST (toasts_cover_nothing_but_the_board, .loops = G_N_ELEMENTS (views), .tags = "layout")
{
  AdwToastOverlay *toasts = fixture_get_part (window, "toasts");
  graphene_rect_t board, toast;

  use_people (views[_i].players);
  show (&views[_i]);
  qdr_toast_show_text (toasts, "Creating the animation: 100%");
  fixture_wait (is_laid_out, toasts);
  board = get_bounds (fixture_get_board (window));
  toast = get_bounds (toasts);
  ck_assert (graphene_rect_contains_rect (&board, &toast));
}

TEST (a_toast_with_a_button_is_read_in_full_on_a_phone, .tags = "layout")
{
  const View phone = { 360, 640, 2, QDR_GAME_STRIPS, 300 };
  AdwToastOverlay *toasts = fixture_get_part (window, "toasts");

  use_people (phone.players);
  show (&phone);
  qdr_toast_show (toasts,
                  qdr_toast_new_with_button ("The engine of Anna Maria was removed", "Undo"));
  fixture_wait (is_laid_out, toasts);
  fixture_wait_for_frames (window);
  fixture_assert_nothing_is_cut (GTK_WIDGET (toasts));
}

TEST (where_no_board_is_seen_a_toast_stands_at_the_edge_of_the_window, .tags = "layout")
{
  AdwToastOverlay *toasts = fixture_get_part (window, "toasts");
  graphene_rect_t toast;

  fixture_activate (window, "home");
  qdr_toast_show_text (toasts, "Position copied");
  fixture_wait (is_laid_out, toasts);
  toast = get_bounds (toasts);
  ck_assert_double_eq_tol (get_bottom (&toast), gtk_widget_get_height (GTK_WIDGET (window)), 1);
  ck_assert_double_eq_tol (toast.origin.x + toast.size.width / 2,
                           gtk_widget_get_width (GTK_WIDGET (window)) / 2, 1);
}

TEST (the_race_is_read_in_full, .loops = G_N_ELEMENTS (views_of_the_line), .tags = "layout")
{
  give_long_names (use_people (views_of_the_line[_i].players));
  fixture_activate (window, "tell-race");
  assert_line_is_read (&views_of_the_line[_i]);
}

TEST (who_looks_back_reads_where_the_game_is, .loops = 1, .tags = "layout")
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  give_long_names (game);
  fixture_play (game, "d2 d6 d3 d5 c3 e5");
  fixture_activate (window, "previous");
  g_signal_emit_by_name (gtk_widget_get_parent (find_panel (1)), "seat-chosen", "computer regular");
  ck_assert (gtk_widget_is_visible (fixture_get_part (window, "status_bar/let_play")));
  assert_line_is_read (&views_of_the_line[_i]);
  fixture_activate (window, "type-move");
  assert_line_is_read (&views_of_the_line[_i]);
}

/* Asserts that the board is where it was, once all is laid out. */
static void
assert_board_stays (const graphene_rect_t *place, const char *after)
{
  graphene_rect_t now;

  fixture_wait_for_frames (window);
  now = get_bounds (fixture_get_board (window));
  ck_assert_msg (graphene_rect_equal (&now, place), "%s: %i,%i %i×%i, not %i,%i %i×%i", after,
                 (int) now.origin.x, (int) now.origin.y, (int) now.size.width,
                 (int) now.size.height, (int) place->origin.x, (int) place->origin.y,
                 (int) place->size.width, (int) place->size.height);
}

static gboolean
is_reviewed (gpointer unused)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "close-review");
}

static const View views_without_sidebar[] = {
  { 1024, 768, 2, QDR_GAME_TOWER, 690 },
  { 1024, 768, 4, QDR_GAME_NARROW, 690 },
  { 800, 600, 2, QDR_GAME_NARROW, 520 },
};

TEST (the_board_stays_where_it_is,
      .loops = G_N_ELEMENTS (views) + G_N_ELEMENTS (views_without_sidebar),
      .tags = "layout")
{
  const gboolean has_sidebar = _i < (int) G_N_ELEMENTS (views);
  const View *view =
      has_sidebar ? &views[_i] : &views_without_sidebar[_i - (int) G_N_ELEMENTS (views)];
  QdrStatusBar *bar = fixture_get_part (window, "status_bar");
  QdrGame *game = use_people (view->players);
  g_autofree char *sentences = NULL;
  graphene_rect_t place;

  give_long_names (game);
  if (!has_sidebar)
    fixture_activate (window, "show-moves");
  show (view);
  fixture_wait_for_frames (window);
  place = get_bounds (fixture_get_board (window));

  fixture_activate (window, "type-move");
  assert_board_stays (&place, "entry");
  fixture_type_move (window, "a7");
  assert_board_stays (&place, "refusal");
  fixture_activate (window, "tell-race");
  assert_board_stays (&place, "race");
  sentences = g_strjoin (" ", fixture_get_status (window), fixture_get_status (window),
                         fixture_get_status (window), fixture_get_status (window), NULL);
  qdr_status_bar_set_answer (bar, sentences);
  assert_board_stays (&place, "long answer");
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  assert_board_stays (&place, "analysis");
  fixture_type_move (window, "d2");
  assert_board_stays (&place, "move");
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", FALSE);
  fixture_activate (window, "previous");
  g_signal_emit_by_name (gtk_widget_get_parent (find_panel (0)), "seat-chosen", "computer regular");
  assert_board_stays (&place, "stepped back");
  g_signal_emit_by_name (gtk_widget_get_parent (find_panel (0)), "seat-chosen", "human");
  fixture_activate (window, "last");
  fixture_play (game, "resign");
  if (view->players == 2)
    assert_board_stays (&place, "end");
  if (view->players == 2 && has_sidebar) {
    fixture_activate (window, "review");
    assert_board_stays (&place, "review begins");
    fixture_wait (is_reviewed, NULL);
    assert_board_stays (&place, "review");
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "openings");
    assert_board_stays (&place, "openings");
  }
}

TEST (the_window_can_be_as_small_as_a_phone, .tags = "layout")
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  ck_assert_int_le (height, 360);
}

static gboolean
is_lit (guint player)
{
  return gtk_widget_has_css_class (fixture_get_part (gtk_widget_get_parent (find_panel (player)),
                                                     "clock"),
                                   "running");
}

TEST (the_clock_that_runs_is_bright)
{
  QdrGame *game = fixture_make_game (9, 2, "human,human");

  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  g_object_unref (game);
  ck_assert (!is_lit (0) && !is_lit (1));
  fixture_play (game, "e2");
  ck_assert (!is_lit (0) && is_lit (1));
  fixture_activate (window, "pause");
  ck_assert (!is_lit (0) && !is_lit (1));
  fixture_activate (window, "pause");
  ck_assert (is_lit (1));
  fixture_play (game, "e8");
  ck_assert (is_lit (0) && !is_lit (1));
}

static gboolean
invites (guint player)
{
  GtkWidget *stock = GTK_WIDGET (qdr_player_panel_get_stock_view (
      QDR_PLAYER_PANEL (gtk_widget_get_parent (find_panel (player)))));

  return gtk_widget_get_cursor (stock) != NULL;
}

TEST (the_walls_of_the_person_to_move_can_be_lifted)
{
  QdrGame *game = use_people (2);

  ck_assert (invites (0) && !invites (1));
  fixture_play (game, "d2");
  ck_assert (!invites (0) && invites (1));
  fixture_use_game (window, 2, "human,computer mason");
  ck_assert (invites (0) && !invites (1));
}

TEST (the_page_of_a_narrow_sidebar_is_named, .loops = 4, .tags = "layout")
{
  static const char *const pages[] = { "moves", "review", "notes", "openings" };
  GtkWidget *name = fixture_get_part (window, "page_name");

  fixture_use_style ();
  use_people (2);
  fixture_resize (window, 800, 600);
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page",
                                  g_variant_new_string (pages[_i]));
  fixture_wait_for_frames (window);
  ck_assert (gtk_widget_get_child_visible (name) && gtk_widget_get_mapped (name));
  fixture_assert_nothing_is_cut (gtk_widget_get_ancestor (name, GTK_TYPE_BOX));
}
