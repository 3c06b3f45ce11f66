/*
 * Remarks of opponents in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-player-panel.h"
#include "qdr-remark-bubble.h"

static const char *const panels[] = { "south", "west", "north", "east" };

static const char *
line_of (const char *panel)
{
  g_autofree char *path = g_strconcat (panel, "/", NULL);

  return fixture_get_remark (fixture_get_part (window, path));
}

/* Returns whether @line is a greeting of @id. */
static gboolean
is_greeting_of (const char *id, const char *line)
{
  QdrPersonality *personality = qdr_personality_list_find (fixture_get_personalities (), id);

  return g_strv_contains (qdr_personality_get_remarks (personality, QDR_OCCASION_START), line);
}

TEST_DEFAULTS (WINDOW_FIXTURE)

TEST (an_opponent_greets_beside_its_name)
{
  fixture_use_game (window, 2, "human,computer novice");
  ck_assert_ptr_nonnull (line_of ("north"));
  ck_assert (is_greeting_of ("novice", line_of ("north")));
  ck_assert_ptr_null (line_of ("south"));
}

TEST (of_four_players_one_speaks)
{
  guint n_lines = 0;

  fixture_use_game (window, 4, "human,computer novice,computer novice,computer novice");
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    n_lines += line_of (panels[i]) != NULL;
  ck_assert_uint_eq (n_lines, 1);
}

TEST (what_was_said_goes_with_its_game)
{
  fixture_use_game (window, 2, "human,computer novice");
  fixture_use_game (window, 2, "human,human");
  ck_assert_ptr_null (line_of ("north"));
}

TEST (the_words_turn_with_the_board)
{
  fixture_use_game (window, 2, "human,computer novice");
  qdr_board_view_set_rotation (fixture_get_board (window), 2);
  ck_assert_ptr_null (line_of ("north"));
  ck_assert (is_greeting_of ("novice", line_of ("south")));
}

TEST (who_loses_says_so)
{
  g_autofree char *greeting = NULL;

  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  greeting = g_strdup (line_of ("north"));
  fixture_play (game, "resign");
  ck_assert_str_ne (line_of ("north"), greeting);
}

TEST (the_last_line_is_told_on_request)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  g_autofree char *expected = NULL;

  fixture_activate (window, "last-remark");
  ck_assert_str_eq (fixture_get_status (window), "No opponent has said anything yet.");

  game = fixture_use_game (window, 2, "human,computer novice");
  ck_assert_ptr_null (strstr (fixture_get_status (window), line_of ("north")));
  expected = g_strdup_printf ("%s: “%s”", qdr_player_get_name (qdr_game_get_player (game, 1)),
                              line_of ("north"));
  fixture_activate (window, "last-remark");
  ck_assert_str_eq (fixture_get_status (window), expected);
}

/* Clicks on @panel, as a finger would. */
static void
click (GtkWidget *panel)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (panel);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (controller))
      g_signal_emit_by_name (controller, "released", 1, 5.0, 5.0);
  }
}

TEST (a_click_on_the_words_tells_all_of_them)
{
  GtkWidget *panel;

  fixture_use_game (window, 2, "human,computer novice");
  panel = fixture_get_part (window, "north/");
  click (panel);
  ck_assert_ptr_nonnull (strstr (fixture_get_status (window), line_of ("north")));

  /* A click elsewhere, or without a remark, shows nothing. */
  fixture_use_game (window, 2, "human,human");
  click (panel);
  ck_assert_str_eq (fixture_get_status (window), "South to move.");
}

TEST (by_a_preference_nobody_speaks)
{
  fixture_use_game (window, 2, "human,computer novice");
  g_settings_set_boolean (fixture_get_settings (), "remarks", FALSE);
  ck_assert_ptr_null (line_of ("north"));
  fixture_use_game (window, 2, "human,computer mason");
  ck_assert_ptr_null (line_of ("north"));
}

/* Layout */

/* Measures minimum and natural size of a panel, horizontal and vertical. */
static void
measure (GtkWidget *panel, int sizes[4])
{
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &sizes[0], &sizes[1], NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, -1, &sizes[2], &sizes[3], NULL, NULL);
}

TEST (a_panel_wants_no_more_room_when_it_speaks, .tags = "layout")
{
  GtkWidget *panel = fixture_get_part (window, "south/");
  int before[4];
  int after[4];

  fixture_use_game (window, 2, "human,human");
  measure (panel, before);
  qdr_player_panel_show_remark (QDR_PLAYER_PANEL (panel),
                                "Some words that are by far too long for it, "
                                "whatever its size is going to be.");
  measure (panel, after);
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    ck_assert_int_eq (after[i], before[i]);
}

/* Widths from a wide panel to one of four on a phone, tried in both directions. */
static const int widths[] = { 700, 400, 280, 160, 110 };

TEST (the_words_stay_within_the_panel, .loops = 2 * G_N_ELEMENTS (widths), .tags = "layout")
{
  QdrPlayerPanel *panel = fixture_get_part (window, "north/");
  GtkWidget *widget = GTK_WIDGET (panel);
  graphene_rect_t bounds, room;
  GtkWidget *bubble;
  int width, height;

  fixture_use_game (window, 2, "human,computer novice");
  gtk_widget_set_direction (widget, _i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
  qdr_player_panel_show_remark (panel, "I should not have allowed that, in your place.");
  bubble = fixture_find_child (widget, QDR_TYPE_REMARK_BUBBLE);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, widths[_i / 2]);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);

  room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (bubble),
                             (float) gtk_widget_get_height (bubble));
  if (!gtk_widget_get_child_visible (gtk_widget_get_first_child (bubble))) {
    ck_assert_int_le (width, 280);
    return;
  }
  ck_assert (gtk_widget_compute_bounds (gtk_widget_get_first_child (bubble), bubble, &bounds));
  ck_assert (graphene_rect_contains_rect (&room, &bounds));
  ck_assert (bounds.size.width > 40 && bounds.size.height > 10);
}

static const struct {
  int width;
  int height;
  guint players;
  int dpi;
} sizes[] = {
  { 360, 640, 2, 96 },  { 360, 640, 4, 96 },   { 800, 600, 2, 96 },   { 800, 600, 4, 96 },
  { 940, 520, 4, 96 },  { 1024, 760, 4, 96 },  { 1360, 760, 2, 96 },  { 1920, 1100, 4, 96 },
  { 360, 640, 2, 144 }, { 360, 640, 4, 144 },  { 800, 600, 2, 144 },  { 800, 600, 4, 144 },
  { 940, 520, 4, 144 }, { 1024, 760, 4, 144 }, { 1360, 760, 2, 144 }, { 1920, 1100, 4, 144 },
};

/* Asserts that a remark lies beside what @part of a panel shows at its start. */
static void
assert_uncovered (GtkWidget *panel, GtkWidget *words, gpointer part)
{
  graphene_rect_t room, bounds;
  int natural;

  if (!gtk_widget_get_mapped (part))
    return;

  ck_assert (gtk_widget_compute_bounds (words, panel, &room));
  ck_assert (gtk_widget_compute_bounds (part, panel, &bounds));
  if (GTK_IS_LABEL (part))
    pango_layout_get_pixel_size (gtk_label_get_layout (part), &natural, NULL);
  else
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (gtk_widget_get_halign (part) == GTK_ALIGN_FILL)
    bounds.size.width = MIN (bounds.size.width, (float) natural);
  ck_assert_msg (!graphene_rect_intersection (&room, &bounds, NULL), "%s covers %s",
                 gtk_label_get_label (GTK_LABEL (fixture_find_child (words, GTK_TYPE_LABEL))),
                 gtk_widget_get_css_name (part));
}

/* Shows all remarks of @personality in a panel. */
static void
assert_covers_nothing (QdrPlayerPanel *panel, QdrPersonality *personality)
{
  GtkWidget *widget = GTK_WIDGET (panel);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);

  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++) {
    const char *const *remarks = qdr_personality_get_remarks (personality, (QdrOccasion) occasion);

    for (guint i = 0; remarks[i] != NULL; i++) {
      GtkWidget *words;

      qdr_player_panel_show_remark (panel, remarks[i]);
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (widget, width, height, -1, NULL);
      words = gtk_widget_get_first_child (fixture_find_child (widget, QDR_TYPE_REMARK_BUBBLE));
      if (!gtk_widget_get_child_visible (words))
        continue;
      assert_uncovered (widget, words, fixture_get_part (widget, "name"));
      assert_uncovered (widget, words, fixture_get_part (widget, "stock"));
      assert_uncovered (widget, words, fixture_get_part (widget, "clock"));
    }
  }
}

TEST (words_cover_no_name_no_walls_and_no_clock, .loops = G_N_ELEMENTS (sizes), .tags = "layout")
{
  GListModel *personalities = G_LIST_MODEL (fixture_get_personalities ());
  const gboolean two = sizes[_i].players == 2;
  g_autoptr (QdrGame) game =
      fixture_make_game (9, sizes[_i].players,
                         two ? "human,computer novice"
                             : "human,computer novice,computer novice,computer novice");

  fixture_use_style ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", sizes[_i].dpi * 1024, NULL);
  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  fixture_resize (window, sizes[_i].width, sizes[_i].height);
  for (guint i = 0; i < g_list_model_get_n_items (personalities); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (personalities, i);

    for (guint j = two ? 2 : 0; j < (two ? 3 : G_N_ELEMENTS (panels)); j++) {
      g_autofree char *path = g_strconcat (panels[j], "/", NULL);

      assert_covers_nothing (fixture_get_part (window, path), personality);
    }
  }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* On a phone, with and without a clock. */
TEST (words_that_are_too_long_are_cut_beside_the_name, .loops = 2, .tags = "layout")
{
  QdrPlayerPanel *panel = fixture_get_part (window, "north/");
  GtkWidget *widget = GTK_WIDGET (panel);
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,computer novice");
  GtkWidget *bubble, *name;
  graphene_rect_t words, bounds;
  int height, of_name;

  qdr_player_set_name (qdr_game_get_player (game, 1), "Al");
  qdr_game_set_time_control (game, _i == 0 ? 0 : 900);
  fixture_show_game (window, game);
  qdr_player_panel_set_arrangement (panel, QDR_PANEL_LINES);
  qdr_player_panel_show_remark (panel,
                                "I should not have allowed that in your place, nor in mine, and "
                                "certainly not at this time of the day, whatever they may say, "
                                "whoever they are, and however often they have said it before.");
  bubble = fixture_find_child (widget, QDR_TYPE_REMARK_BUBBLE);
  name = fixture_get_part (widget, "name");
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 340, &height, NULL, NULL, NULL);
  gtk_widget_allocate (widget, 340, height, -1, NULL);

  ck_assert (gtk_widget_compute_bounds (name, bubble, &bounds));
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (name)), &of_name, NULL);
  ck_assert (gtk_widget_compute_bounds (gtk_widget_get_first_child (bubble), bubble, &words));
  ck_assert_double_ge (words.origin.x, bounds.origin.x + (float) of_name);
  ck_assert_double_le (words.origin.x + words.size.width, 340);
}

static gboolean
is_shown_again (gpointer rating)
{
  return gtk_widget_get_opacity (rating) > 0;
}

TEST (a_rating_hides_rather_than_be_cut_by_words, .loops = 2, .tags = "layout")
{
  QdrPlayerPanel *panel = fixture_get_part (window, "north/");
  GtkWidget *widget = GTK_WIDGET (panel);
  GtkWidget *rating = fixture_get_part (widget, "rating");
  guint n_covered = 0;

  fixture_use_game (window, 2, "human,computer wanderer");
  qdr_player_panel_set_arrangement (panel, _i == 0 ? QDR_PANEL_LINES : QDR_PANEL_LINE);
  qdr_player_panel_show_remark (panel, "What a fine day for a walk.");
  for (int width = 250; width < 1000; width += 10) {
    GtkWidget *bubble = fixture_find_child (widget, QDR_TYPE_REMARK_BUBBLE);
    graphene_rect_t digits, words;
    int least, height;
    gboolean is_covered;

    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL,
                        NULL);
    gtk_widget_allocate (widget, MAX (width, least), height, -1, NULL);
    ck_assert (gtk_widget_compute_bounds (rating, widget, &digits));
    ck_assert (gtk_widget_compute_bounds (gtk_widget_get_first_child (bubble), widget, &words));
    is_covered = graphene_rect_intersection (&digits, &words, NULL);
    ck_assert_double_eq (gtk_widget_get_opacity (rating), is_covered ? 0 : 1);
    n_covered += is_covered;
  }
  ck_assert_uint_gt (n_covered, 0);

  qdr_player_panel_show_remark (panel, NULL);
  fixture_wait (is_shown_again, rating);
}
