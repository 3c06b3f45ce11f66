/*
 * The panel of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>

#include "fixture.h"

#include "qdr-board-brush.h"
#include "qdr-game-clock.h"
#include "qdr-player-panel.h"

static const struct {
  gint64 milliseconds;
  const char *text;
} times[] = {
  { 0, "0:00.0" },      { 1, "0:00.1" },        { 1000, "0:01.0" },     { 19401, "0:19.5" },
  { 20000, "0:20.0" },  { 20001, "0:21" },      { 59001, "1:00" },      { 900000, "15:00" },
  { 3599000, "59:59" }, { 3600000, "1:00:00" }, { 3723000, "1:02:03" }, { -5, "0:00.0" },
};

TEST_DEFAULTS (.tags = "layout")

TEST (a_clock_shows_hours_only_where_there_are_any_and_counts_begun_seconds,
      .loops = G_N_ELEMENTS (times))
{
  g_autofree char *text = qdr_clock_view_format_time (times[_i].milliseconds);

  ck_assert_str_eq (text, times[_i].text);
}

TEST (a_clock_ticks_whenever_it_shows_another_time_and_not_before)
{
  for (gint64 left = 25000; left > 0; left--) {
    const QdrClock clock = qdr_clock_make (left);
    const gint64 next = left - qdr_clock_get_time_until_tick (&clock, 0);
    g_autofree char *text = qdr_clock_view_format_time (left);
    g_autofree char *last_text = qdr_clock_view_format_time (next + 1);
    g_autofree char *next_text = qdr_clock_view_format_time (next);

    ck_assert_str_eq (last_text, text);
    ck_assert_str_ne (next_text, text);
  }
}

static GtkWidget *
make_panel (void)
{
  return g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
}

static int
measure (GtkWidget *panel, GtkOrientation orientation, QdrPanelArrangement arrangement)
{
  int natural;

  qdr_player_panel_set_arrangement (QDR_PLAYER_PANEL (panel), arrangement);
  gtk_widget_measure (panel, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

TEST (each_form_is_narrower_and_higher_than_the_one_before)
{
  static const QdrPanelArrangement arrangements[] = { QDR_PANEL_LINE, QDR_PANEL_LINES,
                                                      QDR_PANEL_TIGHT, QDR_PANEL_STACK };
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  g_autoptr (GtkWidget) panel = NULL;

  adw_init ();
  fixture_use_style ();
  panel = make_panel ();
  qdr_game_set_time_control (game, 900);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL, NULL);
  for (guint i = 1; i < G_N_ELEMENTS (arrangements); i++)
    ck_assert_int_lt (measure (panel, GTK_ORIENTATION_HORIZONTAL, arrangements[i]),
                      measure (panel, GTK_ORIENTATION_HORIZONTAL, arrangements[i - 1]));
  ck_assert_int_gt (measure (panel, GTK_ORIENTATION_VERTICAL, QDR_PANEL_LINES),
                    measure (panel, GTK_ORIENTATION_VERTICAL, QDR_PANEL_LINE));
  ck_assert_int_gt (measure (panel, GTK_ORIENTATION_VERTICAL, QDR_PANEL_CARD),
                    3 * measure (panel, GTK_ORIENTATION_VERTICAL, QDR_PANEL_LINES));
}

static gboolean
shows (GtkWidget *panel, const char *id)
{
  GObject *child = fixture_get_part (panel, id);

  return gtk_widget_get_visible (GTK_WIDGET (child));
}

/* Returns whether the rating is visible in a panel of this width. */
static gboolean
shows_rating (GtkWidget *panel, QdrPanelArrangement arrangement, int width)
{
  GtkWidget *rating = GTK_WIDGET (fixture_get_part (panel, "rating"));
  int height;

  qdr_player_panel_set_arrangement (QDR_PLAYER_PANEL (panel), arrangement);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (panel, width, height, -1, NULL);
  return gtk_widget_get_child_visible (rating) && gtk_widget_get_visible (rating);
}

TEST (an_opponent_has_a_portrait_and_where_there_is_room_a_rating)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  QdrPersonality *master = qdr_personality_list_find (personalities, "master");
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  adw_init ();
  panel = make_panel ();
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);

  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 1), master,
                               qdr_personality_get_portrait (master));
  ck_assert (shows (panel, "portrait"));
  ck_assert (shows_rating (panel, QDR_PANEL_LINE, 600));
  ck_assert (shows_rating (panel, QDR_PANEL_LINES, 350));
  ck_assert (!shows_rating (panel, QDR_PANEL_LINES, 180));
  ck_assert (shows_rating (panel, QDR_PANEL_TIGHT, 320));
  ck_assert (!shows_rating (panel, QDR_PANEL_TIGHT, 150));
  ck_assert (shows (panel, "portrait"));
  ck_assert (shows_rating (panel, QDR_PANEL_CARD, 200));

  qdr_player_set_name (qdr_game_get_player (game, 1), "Like Me 440");
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 1),
                               qdr_personality_list_find (personalities, "like-me-440"), NULL);
  ck_assert (!shows_rating (panel, QDR_PANEL_LINE, 600));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Like Me 440");

  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL, NULL);
  ck_assert (!shows (panel, "portrait"));
  ck_assert (!shows (panel, "rating_place"));
  ck_assert (!shows_rating (panel, QDR_PANEL_LINES, 350));
}

TEST (a_player_who_thinks_has_as_much_room_for_the_name_as_before,
      .from = QDR_PANEL_LINE,
      .loops = QDR_PANEL_CARD + 1)
{
  const QdrPanelArrangement arrangement = (QdrPanelArrangement) _i;
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");
  g_autoptr (GtkWidget) panel = NULL;
  int before;

  adw_init ();
  fixture_use_style ();
  panel = make_panel ();
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 1),
                               qdr_personality_list_find (personalities, "beginner"), NULL);
  before = measure (panel, GTK_ORIENTATION_HORIZONTAL, arrangement);
  qdr_player_panel_set_activity (QDR_PLAYER_PANEL (panel), "");
  ck_assert (shows (panel, "spinner"));
  ck_assert (!shows (panel, "activity_label"));
  ck_assert_int_eq (measure (panel, GTK_ORIENTATION_HORIZONTAL, arrangement), before);
}

#define LONG_NAME "Maximiliane-Charlotte von und zu Hohenfels-Waldeck"

/* The name is cut, but its tooltip and accessible label are complete. */
TEST (a_long_name_makes_no_panel_wider, .from = QDR_PANEL_LINE, .loops = QDR_PANEL_CARD + 1)
{
  const QdrPanelArrangement arrangement = (QdrPanelArrangement) _i;
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");
  QdrPlayer *player = qdr_game_get_player (game, 1);
  g_autoptr (GtkWidget) panel = NULL;
  GtkWidget *name;
  int before, after;

  adw_init ();
  fixture_use_style ();
  panel = make_panel ();
  qdr_player_set_name (player, "Bernadette");
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), player, NULL, NULL);
  qdr_player_panel_set_arrangement (QDR_PLAYER_PANEL (panel), arrangement);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  qdr_player_set_name (player, LONG_NAME);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  ck_assert_int_eq (after, before);
  name = fixture_get_part (panel, "name");
  ck_assert_str_eq (gtk_label_get_text (GTK_LABEL (name)), LONG_NAME);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (name), LONG_NAME);
  fixture_assert_accessible (panel, GTK_ACCESSIBLE_PROPERTY_LABEL, LONG_NAME);
}

TEST (who_is_out_is_said_in_place_of_the_walls, .from = QDR_PANEL_LINE, .loops = QDR_PANEL_CARD + 1)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");
  g_autoptr (GtkWidget) panel = NULL;
  int height;

  adw_init ();
  fixture_use_style ();
  panel = make_panel ();
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL, NULL);
  height = measure (panel, GTK_ORIENTATION_VERTICAL, (QdrPanelArrangement) _i);
  ck_assert (shows (panel, "stock"));
  ck_assert (qdr_game_play_from_text (game, "resign", NULL));
  ck_assert (!gtk_widget_get_child_visible (fixture_get_part (panel, "stock")));
  ck_assert (shows (panel, "activity_place") && shows (panel, "activity_label"));
  ck_assert_int_eq (measure (panel, GTK_ORIENTATION_VERTICAL, (QdrPanelArrangement) _i), height);
  ck_assert_double_eq (gtk_label_get_xalign (fixture_get_part (panel, "activity_label")),
                       gtk_label_get_xalign (fixture_get_part (panel, "name")));
}

static const char *
get_time (GtkWidget *panel)
{
  GtkWidget *digits = fixture_find_child (fixture_get_part (panel, "clock"), GTK_TYPE_INSCRIPTION);

  return gtk_inscription_get_text (GTK_INSCRIPTION (digits));
}

static gboolean
shows_another_time (gpointer panel)
{
  return !g_str_has_suffix (get_time (panel), ".0");
}

TEST (a_clock_that_is_short_shows_tenths_while_it_runs)
{
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  GObject *clock;

  adw_init ();
  panel = make_panel ();
  qdr_game_set_time_control (game, 10);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL, NULL);
  clock = fixture_get_part (panel, "clock");
  ck_assert_str_eq (get_time (panel), "0:10.0");
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (clock), "error"));
  qdr_game_set_clocks_enabled (game, TRUE);
  fixture_wait (shows_another_time, panel);
  qdr_game_set_clocks_enabled (game, FALSE);
}

/* Returns the relative luminance, from 0 to 1. */
static double
get_luminance (const GdkRGBA *colour)
{
  const double parts[] = { (double) colour->red, (double) colour->green, (double) colour->blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    sum += weights[i] *
           (parts[i] <= 0.03928 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

/* Returns the contrast of @colour, which may be translucent, to @ground. */
static double
get_contrast (const GdkRGBA *colour, const GdkRGBA *ground)
{
  const GdkRGBA opaque = qdr_board_pieces_mix_colours (ground, colour, colour->alpha);
  const double one = get_luminance (&opaque);
  const double other = get_luminance (ground);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/* Returns the contrast of the digits to a named colour of the style sheets. */
static double
get_clock_contrast (GtkWidget *clock, const char *ground_name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (clock);
  GdkRGBA digits, ground;

  gtk_style_context_get_color (style, &digits);
  ck_assert (gtk_style_context_lookup_color (style, ground_name, &ground));
  return get_contrast (&digits, &ground);
}

TEST (a_clock_can_be_read_whether_it_runs_or_not, .loops = 2)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  GtkWidget *panel, *clock, *window;

  adw_init ();
  fixture_use_style ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      _i == 0 ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                              : ADW_COLOR_SCHEME_FORCE_DARK);
  window = gtk_window_new ();
  panel = g_object_new (QDR_TYPE_PLAYER_PANEL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), panel);
  qdr_game_set_time_control (game, 900);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL, NULL);
  clock = fixture_get_part (panel, "clock");
  ck_assert_double_ge (get_clock_contrast (clock, "window_bg_color"), 4.5);
  qdr_player_panel_set_clock_running (QDR_PLAYER_PANEL (panel), TRUE);
  /* Large letters need less contrast. */
  ck_assert_double_ge (get_clock_contrast (clock, "accent_bg_color"), 3);
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

TEST (the_clock_tells_what_a_move_adds)
{
  g_autoptr (GtkWidget) panel = NULL;
  GObject *clock;

  adw_init ();
  panel = make_panel ();
  clock = fixture_get_part (panel, "clock");
  qdr_player_panel_set_increment (QDR_PLAYER_PANEL (panel), 5);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (GTK_WIDGET (clock)),
                    "5 seconds are added with each move");
  qdr_player_panel_set_increment (QDR_PLAYER_PANEL (panel), 0);
  ck_assert_ptr_null (gtk_widget_get_tooltip_text (GTK_WIDGET (clock)));
}
