/*
 * Tests of the panel of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"

#include "qdr-clock-view.h"
#include "qdr-player-panel.h"

static const struct {
  gint64 milliseconds;
  const char *text;
} times[] = {
  { 0, "0:00.0" },        { 1, "0:00.1" },        { 1000, "0:01.0" },  { 19401, "0:19.5" },
  { 20000, "0:20" },      { 59001, "1:00" },      { 900000, "15:00" }, { 3599000, "59:59" },
  { 3600000, "1:00:00" }, { 3723000, "1:02:03" }, { -5, "0:00.0" },
};

START_TEST (a_clock_shows_hours_only_where_there_are_any_and_counts_begun_seconds)
{
  g_autofree char *text = qdr_clock_view_format_time (times[_i].milliseconds);

  ck_assert_str_eq (text, times[_i].text);
}
END_TEST

static int
measure (GtkWidget *panel, GtkOrientation orientation, gboolean compact)
{
  int natural;

  g_object_set (panel, "compact", compact, NULL);
  gtk_widget_measure (panel, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

START_TEST (a_compact_panel_is_narrower_and_a_wide_one_lower)
{
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  adw_init ();
  fixture_use_style ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL);
  ck_assert_int_lt (measure (panel, GTK_ORIENTATION_HORIZONTAL, TRUE),
                    measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE));
  ck_assert_int_gt (measure (panel, GTK_ORIENTATION_VERTICAL, TRUE),
                    measure (panel, GTK_ORIENTATION_VERTICAL, FALSE));
}
END_TEST

static gboolean
shows (GtkWidget *panel, const char *id)
{
  GObject *child = gtk_widget_get_template_child (panel, QDR_TYPE_PLAYER_PANEL, id);

  return gtk_widget_get_visible (GTK_WIDGET (child));
}

START_TEST (clocks_of_four_players_leave_room_for_their_names)
{
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");
  int beside, below;

  adw_init ();
  fixture_use_style ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  qdr_game_set_time_control (game, 900);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL);
  beside = measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE);
  qdr_player_panel_set_crowded (QDR_PLAYER_PANEL (panel), TRUE);
  below = measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE);
  ck_assert_int_lt (below, beside);
  ck_assert_int_eq (measure (panel, GTK_ORIENTATION_HORIZONTAL, TRUE), below);
  qdr_player_panel_set_crowded (QDR_PLAYER_PANEL (panel), FALSE);
  ck_assert_int_eq (measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE), beside);
}
END_TEST

START_TEST (an_opponent_has_a_portrait_and_where_there_is_room_a_rating)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  QdrPersonality *master = qdr_personality_list_find (personalities, "master");
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  adw_init ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);

  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 1), master);
  ck_assert (shows (panel, "portrait"));
  ck_assert (shows (panel, "rating"));
  g_object_set (panel, "compact", TRUE, NULL);
  ck_assert (shows (panel, "portrait"));
  ck_assert (!shows (panel, "rating"));
  g_object_set (panel, "compact", FALSE, NULL);
  ck_assert (shows (panel, "rating"));

  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL);
  ck_assert (!shows (panel, "portrait"));
  ck_assert (!shows (panel, "rating"));
}
END_TEST

START_TEST (a_player_who_thinks_has_as_much_room_for_the_name_as_before)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = fixture_make_game (9, 4, "human,human,human,human");
  int before;

  adw_init ();
  fixture_use_style ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 1),
                               qdr_personality_list_find (personalities, "beginner"));
  before = measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE);
  qdr_player_panel_set_activity (QDR_PLAYER_PANEL (panel), "");
  ck_assert (shows (panel, "spinner"));
  ck_assert (!shows (panel, "activity_label"));
  ck_assert_int_eq (measure (panel, GTK_ORIENTATION_HORIZONTAL, FALSE), before);
}
END_TEST

static const char *
get_time (GtkWidget *panel)
{
  GtkWidget *label = fixture_find_child (fixture_get_part (panel, "clock"), GTK_TYPE_LABEL);

  return gtk_label_get_label (GTK_LABEL (label));
}

static gboolean
shows_another_time (gpointer panel)
{
  return !g_str_has_suffix (get_time (panel), ".0");
}

START_TEST (a_clock_that_is_short_shows_tenths_while_it_runs)
{
  g_autoptr (GtkWidget) panel = NULL;
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  GObject *clock;

  adw_init ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  qdr_game_set_time_control (game, 10);
  qdr_player_panel_set_player (QDR_PLAYER_PANEL (panel), qdr_game_get_player (game, 0), NULL);
  clock = gtk_widget_get_template_child (panel, QDR_TYPE_PLAYER_PANEL, "clock");
  ck_assert_str_eq (get_time (panel), "0:10.0");
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (clock), "error"));
  qdr_game_set_clock_running (game, TRUE);
  fixture_wait (shows_another_time, panel);
  qdr_game_set_clock_running (game, FALSE);
}
END_TEST

START_TEST (the_clock_tells_what_a_move_adds)
{
  g_autoptr (GtkWidget) panel = NULL;
  GObject *clock;

  adw_init ();
  panel = g_object_ref_sink (g_object_new (QDR_TYPE_PLAYER_PANEL, NULL));
  clock = gtk_widget_get_template_child (panel, QDR_TYPE_PLAYER_PANEL, "clock");
  qdr_player_panel_set_increment (QDR_PLAYER_PANEL (panel), 5);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (GTK_WIDGET (clock)),
                    "5 seconds are added with each move");
  qdr_player_panel_set_increment (QDR_PLAYER_PANEL (panel), 0);
  ck_assert_ptr_null (gtk_widget_get_tooltip_text (GTK_WIDGET (clock)));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("player panel");
  TCase *tcase = tcase_create ("core");

  tcase_set_tags (tcase, "layout");
  tcase_add_loop_test (tcase, a_clock_shows_hours_only_where_there_are_any_and_counts_begun_seconds,
                       0, G_N_ELEMENTS (times));
  tcase_add_test (tcase, a_compact_panel_is_narrower_and_a_wide_one_lower);
  tcase_add_test (tcase, clocks_of_four_players_leave_room_for_their_names);
  tcase_add_test (tcase, an_opponent_has_a_portrait_and_where_there_is_room_a_rating);
  tcase_add_test (tcase, a_player_who_thinks_has_as_much_room_for_the_name_as_before);
  tcase_add_test (tcase, a_clock_that_is_short_shows_tenths_while_it_runs);
  tcase_add_test (tcase, the_clock_tells_what_a_move_adds);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
