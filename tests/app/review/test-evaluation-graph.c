/*
 * The graph of win probabilities over a game: its drawing, and stepping by it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>

#include "fixture.h"

#include "board-hands.h"
#include "qdr-board-style.h"
#include "qdr-evaluation-graph.h"

#define CHART_HEIGHT 56
#define LONG 100000

static QdrEvaluationGraph *graph;
static QdrBoardPalette palette; /* of marks */
static QdrBoardPalette soft;    /* of the chart */

static void
set_width (int width)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (graph), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  ck_assert_int_le (minimum, width);
  gtk_widget_measure (GTK_WIDGET (graph), GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL,
                      NULL);
  gtk_widget_size_allocate (GTK_WIDGET (graph), &(GtkAllocation){ 0, 0, width, minimum }, -1);
}

static void
set_up (void)
{
  fixture_set_up ();
  fixture_use_style ();
  graph = g_object_ref_sink (g_object_new (QDR_TYPE_EVALUATION_GRAPH, NULL));
  qdr_board_palette_load (&palette, GTK_WIDGET (graph));
  soft = palette;
  qdr_board_palette_soften (&soft, GTK_WIDGET (graph));
  ck_assert (!gdk_rgba_equal (&soft.players[0], &palette.players[0]));
}

static void
tear_down (void)
{
  fixture_assert_finalizes (graph, g_object_unref);
  fixture_tear_down ();
}

static QdrGame *
show_game (guint players, const char *moves, int width)
{
  QdrGame *game =
      fixture_make_game (9, players, players == 2 ? "human,human" : "human,human,human,human");

  fixture_name_players (game);
  fixture_play (game, moves);
  qdr_evaluation_graph_set_game (graph, game);
  set_width (width);
  return game;
}

static void
set_probabilities (guint ply, double first, double second, double third, double fourth)
{
  qdr_evaluation_graph_set_probabilities (graph, ply,
                                          &(QdrWinProbabilities){
                                              { first, second, third, fourth } });
}

/* Returns the topmost colour at a point, or NULL. */
static const GdkRGBA *
find_colour (GskRenderNode *node, float x, float y)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT (x, y);
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  if (!graphene_rect_contains_point (&bounds, &point))
    return NULL;
  switch (gsk_render_node_get_node_type (node)) {
  case GSK_COLOR_NODE:
    return gsk_color_node_get_color (node);
  case GSK_ROUNDED_CLIP_NODE:
    return find_colour (gsk_rounded_clip_node_get_child (node), x, y);
  case GSK_CONTAINER_NODE:
    for (guint i = gsk_container_node_get_n_children (node); i-- > 0;) {
      const GdkRGBA *colour = find_colour (gsk_container_node_get_child (node, i), x, y);

      if (colour != NULL)
        return colour;
    }
    return NULL;
  default:
    ck_abort_msg ("a graph is made of plain rectangles");
  }
}

static GskRenderNode *
draw (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (graph)->snapshot (GTK_WIDGET (graph), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Asserts that the colour at a point, in the chart or in a mark below it, is that of @player,
 * or of nobody for QDR_MAX_PLAYERS. */
static void
assert_colour (float x, float y, guint player)
{
  const QdrBoardPalette *colours = y < CHART_HEIGHT ? &soft : &palette;
  g_autoptr (GskRenderNode) node = draw ();
  const GdkRGBA *colour = find_colour (node, x, y);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    ck_assert_msg ((colour != NULL && gdk_rgba_equal (colour, &colours->players[i])) ==
                       (i == player),
                   "%.0f, %.0f: player %u", (double) x, (double) y, i);
}

static void
assert_value (const char *words)
{
  fixture_assert_accessible (graph, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
}

/* @x is in the coordinates of the graph. */
static void
press_at (double x)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (graph));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_DRAG (controller))
      g_signal_emit_by_name (controller, "drag-begin", x, 50.0);
  }
}

static void
assert_place (QdrGame *game, double x, guint ply)
{
  press_at (x);
  ck_assert_uint_eq (qdr_game_get_ply (game), ply);
}

TEST_DEFAULTS (.timeout = 120, .tags = "layout", .set_up = set_up, .tear_down = tear_down)

TEST (without_a_game_there_is_nothing_to_see_or_to_do)
{
  g_autoptr (GskRenderNode) node = NULL;

  set_width (200);
  node = draw ();
  ck_assert_ptr_null (node);
  press_at (100);
  ck_assert (board_press_key (graph, GDK_KEY_Right, 0));
  assert_value ("");
}

TEST (two_players_share_a_column_by_their_win_probabilities)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  set_probabilities (1, 0.75, 0.25, 0, 0);
  assert_colour (150, 50, 0);
  assert_colour (150, 16, 0);
  assert_colour (150, 12, 1);
  assert_colour (150, 2, 1);
  assert_colour (50, 50, QDR_MAX_PLAYERS);
  assert_colour (250, 2, QDR_MAX_PLAYERS);
}

TEST (who_cannot_win_is_not_seen_and_who_is_certain_fills_the_column)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  set_probabilities (0, 0, 1, 0, 0);
  set_probabilities (1, 1, 0, 0, 0);
  assert_colour (50, 53, 1);
  assert_colour (50, 3, 1);
  assert_colour (150, 53, 0);
  assert_colour (150, 3, 0);
}

TEST (four_players_are_stacked)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (4, "e2", 200);

  set_probabilities (0, 0.25, 0.25, 0.25, 0.25);
  for (guint player = 0; player < 4; player++)
    assert_colour (20, CHART_HEIGHT - 7 - 14 * (float) player, player);
}

static double
linear (float channel)
{
  const double value = (double) channel;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) +
         0.0722 * linear (colour->blue);
}

/* Returns the contrast by WCAG 2 of a colour, which may be translucent, to an opaque one. */
static double
contrast (const GdkRGBA *over, const GdkRGBA *ground)
{
  const GdkRGBA seen = {
    ground->red + (over->red - ground->red) * over->alpha,
    ground->green + (over->green - ground->green) * over->alpha,
    ground->blue + (over->blue - ground->blue) * over->alpha,
    1,
  };
  const double one = luminance (&seen);
  const double other = luminance (ground);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/* In the light and the dark style. */
TEST (lines_between_the_parts_stand_out_from_them, .loops = 2)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GskRenderNode) node = NULL;
  const GdkRGBA *border, *middle;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (graph));
  gtk_window_present (GTK_WINDOW (window));

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      _i == 0 ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                              : ADW_COLOR_SCHEME_FORCE_DARK);
  qdr_board_palette_load (&soft, GTK_WIDGET (graph));
  qdr_board_palette_soften (&soft, GTK_WIDGET (graph));
  set_probabilities (1, 0.75, 0.25, 0, 0);
  set_width (400);
  node = draw ();
  border = find_colour (node, 150, 14);
  middle = find_colour (node, 151, 28.5f);
  for (guint player = 0; player < 2; player++) {
    ck_assert_double_ge (contrast (border, &soft.players[player]), 3);
    ck_assert_double_ge (contrast (middle, &soft.players[player]), 3);
  }
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

TEST (a_step_of_the_line_is_drawn_as_well)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  set_probabilities (0, 0.25, 0.75, 0, 0);
  set_probabilities (1, 0.75, 0.25, 0, 0);
  assert_colour (100, 20, QDR_MAX_PLAYERS);
  assert_colour (97, 20, 1);
  assert_colour (103, 20, 0);
}

TEST (mistakes_are_marked_below_in_the_colour_of_the_player)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3 e7", 500);

  qdr_evaluation_graph_set_verdict (graph, 0, QDR_VERDICT_BLUNDER);
  qdr_evaluation_graph_set_verdict (graph, 1, QDR_VERDICT_MISTAKE);
  qdr_evaluation_graph_set_verdict (graph, 2, QDR_VERDICT_INACCURACY);
  assert_colour (100, CHART_HEIGHT + 4, 0);
  assert_colour (100, CHART_HEIGHT + 10, 0);
  assert_colour (200, CHART_HEIGHT + 4, 1);
  assert_colour (200, CHART_HEIGHT + 10, QDR_MAX_PLAYERS);
  assert_colour (300, CHART_HEIGHT + 4, QDR_MAX_PLAYERS);
  qdr_evaluation_graph_clear (graph);
  assert_colour (100, CHART_HEIGHT + 4, QDR_MAX_PLAYERS);
}

TEST (the_present_position_has_a_line_and_words)
{
  g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  set_probabilities (1, 0.63, 0.37, 0, 0);
  assert_value ("After move 2 of 2 (Anna): not evaluated");
  assert_colour (150, 50, 0);
  qdr_game_go_to_ply (game, 1);
  assert_value ("After move 1 of 2 (Anna): Anna 63%, Ben 37%");
  assert_colour (150, 50, QDR_MAX_PLAYERS);
  set_probabilities (1, 1, 0, 0, 0);
  assert_value ("After move 1 of 2 (Anna): Anna 100%, Ben 0%");
}

TEST (a_place_means_the_position_whose_column_it_is_in)
{
  g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  for (guint ply = 0; ply < 4; ply++) {
    assert_place (game, ply * 100 + 1, ply);
    assert_place (game, ply * 100 + 99, ply);
  }
  assert_place (game, -20, 0);
  assert_place (game, 420, 3);
}

TEST (time_goes_in_the_direction_of_reading)
{
  g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  gtk_widget_set_direction (GTK_WIDGET (graph), GTK_TEXT_DIR_RTL);
  set_probabilities (1, 1, 0, 0, 0);
  assert_colour (250, 50, 0);
  assert_colour (150, 50, QDR_MAX_PLAYERS);
  assert_place (game, 399, 0);
  assert_place (game, 1, 3);
  ck_assert (board_press_key (graph, GDK_KEY_Right, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

TEST (steps_end_at_the_ends_of_the_game)
{
  g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  ck_assert (board_press_key (graph, GDK_KEY_Right, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert (board_press_key (graph, GDK_KEY_Left, 0));
  ck_assert (board_press_key (graph, GDK_KEY_Left, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert (board_press_key (graph, GDK_KEY_Left, 0));
  ck_assert (board_press_key (graph, GDK_KEY_Left, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (board_press_key (graph, GDK_KEY_End, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert (board_press_key (graph, GDK_KEY_Home, 0));
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
}

TEST (what_was_said_of_moves_goes_with_them)
{
  g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);

  set_probabilities (1, 1, 0, 0, 0);
  set_probabilities (2, 1, 0, 0, 0);
  qdr_evaluation_graph_set_verdict (graph, 1, QDR_VERDICT_BLUNDER);
  qdr_game_go_to_ply (game, 1);
  fixture_play (game, "d9 e3 d8");
  qdr_game_go_to_ply (game, 0);
  assert_colour (120, 50, 0);
  assert_colour (200, 50, QDR_MAX_PLAYERS);
  assert_colour (200, CHART_HEIGHT + 4, QDR_MAX_PLAYERS);
}

TEST (a_game_without_moves_has_one_column)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  qdr_evaluation_graph_set_game (graph, game);
  set_width (200);
  set_probabilities (0, 1, 0, 0, 0);
  assert_colour (10, 50, 0);
  assert_colour (190, 50, 0);
}

/* Returns a game that repeats four moves. */
static QdrGame *
make_long_game (void)
{
  static const char *const moves[] = { "e2", "e8", "e1", "e9" };
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, FALSE);
  for (guint i = 0; i < LONG; i++)
    ck_assert (qdr_game_play_from_text (game, moves[i % 4], NULL));
  return game;
}

static guint
count_nodes (GskRenderNode *node)
{
  guint n = 1;

  if (gsk_render_node_get_node_type (node) == GSK_ROUNDED_CLIP_NODE)
    return n + count_nodes (gsk_rounded_clip_node_get_child (node));
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      n += count_nodes (gsk_container_node_get_child (node, i));
  return n;
}

TEST (a_very_long_game_has_a_column_for_each_pixel)
{
  g_autoptr (QdrGame) game = make_long_game ();
  g_autoptr (GskRenderNode) node = NULL;

  qdr_evaluation_graph_set_game (graph, game);
  set_width (200);
  for (guint ply = 0; ply <= LONG; ply++)
    set_probabilities (ply, ply < LONG / 2 ? 1 : 0, ply < LONG / 2 ? 0 : 1, 0, 0);
  qdr_evaluation_graph_set_verdict (graph, LONG / 2, QDR_VERDICT_BLUNDER);
  node = draw ();
  ck_assert_uint_lt (count_nodes (node), 800);
  assert_colour (10, 50, 0);
  assert_colour (190, 50, 1);
  assert_colour (100, CHART_HEIGHT + 4, 0);
  assert_place (game, 200, LONG);
  assert_place (game, 100, LONG / 2);
}

TEST (another_game_is_about_other_win_probabilities)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (2, "e2 e8 e3", 400);
  g_autoptr (QdrGame) other = NULL;

  set_probabilities (1, 1, 0, 0, 0);
  other = show_game (2, "e2 e8 e3", 400);
  assert_colour (150, 50, QDR_MAX_PLAYERS);
  qdr_evaluation_graph_set_game (graph, NULL);
  qdr_game_go_to_ply (other, 0);
}
