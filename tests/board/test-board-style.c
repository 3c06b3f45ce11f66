/*
 * The styles of the board: they are applied, and everything in them is distinguishable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>

#include "board-hands.h"
#include "qdr-board-picture.h"
#include "qdr-board-pieces.h"
#include "qdr-board-style.h"
#include "test.h"
#include "waiting.h"

#define SHEETS "/io/github/quoridor/Quoridor/board/"

static GSettings *settings;
static QdrBoardStyle *style;
static GtkWidget *window;
static QdrBoardView *board;
static GtkCssProvider *sheet; /* as loaded by AdwApplication */

static void
set_up (void)
{
  adw_init ();
  settings = g_settings_new ("io.github.quoridor.quoridor");
  g_settings_reset (settings, "board-style");
  sheet = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  style = qdr_board_style_new (settings);
  window = gtk_window_new ();
  board = QDR_BOARD_VIEW (qdr_board_view_new ());
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (board));
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&style);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (sheet));
  g_clear_object (&sheet);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  g_clear_object (&settings);
}

/* Colours as seen by people */

typedef struct {
  double channels[3];
} Light;

static double
linear (float channel)
{
  const double value = (double) channel;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static Light
light_of (const GdkRGBA *colour)
{
  return (Light){ { linear (colour->red), linear (colour->green), linear (colour->blue) } };
}

static double
luminance (const GdkRGBA *colour)
{
  const Light light = light_of (colour);

  return 0.2126 * light.channels[0] + 0.7152 * light.channels[1] + 0.0722 * light.channels[2];
}

/* By WCAG 2, from 1 to 21. */
static double
contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  const double one = luminance (a);
  const double other = luminance (b);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/* Normal sight, deuteranopia and protanopia, by Machado, Oliveira and Fernandes (2009). */
static const double eyes[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 } },
  { { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 } },
};

static Light
seen_by (guint eye, Light light)
{
  Light seen;

  for (guint i = 0; i < 3; i++) {
    double sum = 0;

    for (guint j = 0; j < 3; j++)
      sum += eyes[eye][i][j] * light.channels[j];
    seen.channels[i] = CLAMP (sum, 0, 1);
  }
  return seen;
}

static double
lab_curve (double value)
{
  return value > 0.008856 ? cbrt (value) : 7.787 * value + 16.0 / 116;
}

/* Converts to CIELAB in daylight. */
static Light
lab_of (Light light)
{
  const double *c = light.channels;
  const double x = lab_curve ((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
  const double y = lab_curve (0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
  const double z = lab_curve ((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);

  return (Light){ { 116 * y - 16, 500 * (x - y), 200 * (y - z) } };
}

static double
difference (guint eye, const GdkRGBA *a, const GdkRGBA *b)
{
  const Light one = lab_of (seen_by (eye, light_of (a)));
  const Light other = lab_of (seen_by (eye, light_of (b)));
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum += pow (one.channels[i] - other.channels[i], 2);
  return sqrt (sum);
}

/* The styles */

static const struct {
  const char *name;
  gboolean dark;
  double pawn_on_square; /* the least contrast */
  double wall_in_groove; /* the least contrast of a player's wall */
} styles[] = {
  { "wood", FALSE, 3, 1.6 },  { "wood", TRUE, 2.5, 1.6 }, { "slate", FALSE, 3, 1.6 },
  { "slate", TRUE, 3, 1.6 },  { "paper", FALSE, 3, 1.6 }, { "paper", TRUE, 3, 1.6 },
  { "night", FALSE, 3, 1.6 }, { "night", TRUE, 3, 1.6 },  { "contrast", FALSE, 7, 3 },
  { "contrast", TRUE, 7, 3 }, { "safe", FALSE, 3, 1.6 },  { "safe", TRUE, 3, 1.6 },
};

static gboolean
has_two_frames (gpointer n_frames)
{
  return *(guint *) n_frames >= 2;
}

/* Styles are applied to widgets with the next frame. */
static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  guint *n_frames = user_data;

  return ++*n_frames < 2 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static const QdrBoardPalette *
use_style (const char *name, gboolean dark)
{
  guint n_frames = 0;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_css_provider_load_from_resource (sheet, dark ? SHEETS "board-dark.css" : SHEETS "board.css");
  g_settings_set_string (settings, "board-style", name);
  gtk_widget_add_tick_callback (GTK_WIDGET (board), count_frame_cb, &n_frames, NULL);
  fixture_wait (has_two_frames, &n_frames);
  return board_get_palette (board);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (what_matters_stands_out, .loops = G_N_ELEMENTS (styles))
{
  const QdrBoardPalette *palette = use_style (styles[_i].name, styles[_i].dark);

  ck_assert (contrast (&palette->coordinates, &palette->frame) >= 4.5);
  ck_assert (contrast (&palette->square, &palette->groove) >= 2);
  ck_assert (contrast (&palette->wall, &palette->groove) >= 3);
  ck_assert (MAX (contrast (&palette->ghost, &palette->square),
                  contrast (&palette->ghost, &palette->groove)) >= 4.5);
  ck_assert (contrast (&palette->pencil, &palette->square) >= MAX (styles[_i].pawn_on_square, 4.5));
  ck_assert (contrast (&palette->refused, &palette->symbol) >= 4.5);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    ck_assert (contrast (&palette->players[i], &palette->square) >= styles[_i].pawn_on_square);
    ck_assert (contrast (&palette->players[i], &palette->symbol) >= 4.5);
    ck_assert (contrast (&palette->players[i], &palette->groove) >= styles[_i].wall_in_groove);
  }
}

/* On wood a pale colour can look grey, so that a goal appears disabled. */
TEST (goals_show_the_hues_of_their_players, .loops = 2)
{
  const QdrBoardPalette *palette = use_style ("wood", _i != 0);
  const GdkRGBA blue = qdr_board_pieces_tint_square (&palette->square, &palette->players[0],
                                                     QDR_BOARD_PIECES_GOAL_TINT);
  const GdkRGBA orange = qdr_board_pieces_tint_square (&palette->square, &palette->players[1],
                                                       QDR_BOARD_PIECES_GOAL_TINT);

  ck_assert_double_gt ((double) (blue.blue - blue.red), 0.12);
  ck_assert_double_gt ((double) (orange.red - orange.blue), 0.12);
}

TEST (players_of_the_safe_style_differ_for_any_colour_vision, .loops = 2)
{
  const QdrBoardPalette *palette = use_style ("safe", _i != 0);

  for (guint eye = 0; eye < G_N_ELEMENTS (eyes); eye++)
    for (guint a = 0; a < QDR_MAX_PLAYERS; a++)
      for (guint b = 0; b < a; b++)
        ck_assert (difference (eye, &palette->players[a], &palette->players[b]) >= 30);
}

static GdkRGBA
draw_and_get_colour (const graphene_point_t *at)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  const guchar *pixel;
  GdkRGBA colour;

  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, (double) -at->x, (double) -at->y);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = cairo_image_surface_get_data (surface);
  colour = (GdkRGBA){ (float) pixel[2] / 255, (float) pixel[1] / 255, (float) pixel[0] / 255, 1 };
  cairo_surface_destroy (surface);
  return colour;
}

static gboolean
has_size (gpointer widget)
{
  return gtk_widget_get_width (widget) > 300;
}

/* Not only by their edges: in high contrast an edge is black on a dark wall. Where there is light,
 * a wall that stands throws a shadow as well. */
TEST (a_wall_that_is_pointed_at_is_no_wall_that_stands, .loops = G_N_ELEMENTS (styles))
{
  const gboolean is_plain =
      g_str_equal (styles[_i].name, "contrast") || g_str_equal (styles[_i].name, "safe");
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  graphene_point_t point;
  GdkRGBA pointed, placed;
  QdrMove wall;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_board_view_set_animate (board, FALSE);
  qdr_board_view_set_game (board, game);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 400);
  use_style (styles[_i].name, styles[_i].dark);
  fixture_wait (has_size, board);
  qdr_move_from_text (&start.board, "c4h", &wall);
  point = board_get_point (board, wall);
  qdr_board_pointer_move (board_get_pointer (board), &point);
  pointed = draw_and_get_colour (&point);
  ck_assert (qdr_game_play (game, wall, NULL));
  qdr_board_pointer_move (board_get_pointer (board), &(graphene_point_t){ 0, 0 });
  placed = draw_and_get_colour (&point);
  ck_assert_double_gt (difference (0, &pointed, &placed), is_plain ? 40 : 8);
}

TEST (a_board_takes_on_another_style_at_once_and_the_first_one_again)
{
  const GdkRGBA wood = use_style ("wood", FALSE)->square;
  const GdkRGBA slate = use_style ("slate", FALSE)->square;
  const GdkRGBA unknown = use_style ("velvet", FALSE)->square;

  ck_assert (!gdk_rgba_equal (&wood, &slate));
  ck_assert (gdk_rgba_equal (&wood, &unknown));
}

TEST (a_picture_of_a_style_keeps_its_colours)
{
  static const char *const names[] = { "wood", "slate", "paper", "night", "contrast", "safe" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (names); i++) {
    const char *name = names[i / 2];
    const GdkRGBA square = use_style (name, i % 2 == 1)->square;
    g_autoptr (GtkWidget) swatch = g_object_ref_sink (qdr_board_swatch_new (name));
    QdrBoardPalette palette;

    use_style (g_str_equal (name, "slate") ? "wood" : "slate", i % 2 == 1);
    qdr_board_palette_load (&palette, swatch);
    ck_assert_msg (gdk_rgba_equal (&palette.square, &square), "%s", name);
  }
}

/* In the styles without light and shadow: for people who do not tell hues apart. */
TEST (walls_show_their_owner_without_colours, .loops = 4)
{
  const QdrBoardPalette *palette = use_style (_i < 2 ? "contrast" : "safe", _i % 2 == 1);
  const graphene_rect_t walls[] = { GRAPHENE_RECT_INIT (10, 20, 100, 10),
                                    GRAPHENE_RECT_INIT (10, 20, 4, 30) };
  graphene_rect_t dashes[QDR_MAX_PLAYERS - 1];

  for (guint owner = 0; owner <= QDR_MAX_PLAYERS; owner++)
    for (guint i = 0; i < G_N_ELEMENTS (walls); i++) {
      const guint n_dashes =
          qdr_board_pieces_get_wall_dashes (palette->matter, &walls[i], 1, owner, dashes);

      ck_assert_uint_eq (n_dashes, owner < QDR_MAX_PLAYERS ? owner : 0);
      for (guint j = 0; j < n_dashes; j++) {
        graphene_rect_t both;

        ck_assert (graphene_rect_contains_rect (&walls[i], &dashes[j]));
        ck_assert (dashes[j].size.width >= 1 && dashes[j].size.height >= 1);
        ck_assert (j == 0 || !graphene_rect_intersection (&dashes[j], &dashes[j - 1], &both));
      }
    }
}

TEST (dashes_are_on_the_board)
{
  const QdrBoardPalette *palette;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  QdrMove first, second;
  graphene_point_t point;
  guint n_symbols = 0;
  guint n_steps = 0;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_board_view_set_animate (board, FALSE);
  qdr_board_view_set_game (board, game);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 400);
  palette = use_style ("contrast", FALSE);
  fixture_wait (has_size, board);
  qdr_move_from_text (&start.board, "c4h", &first);
  qdr_move_from_text (&start.board, "f6v", &second);
  ck_assert (qdr_game_play (game, first, NULL) && qdr_game_play (game, second, NULL));
  /* The points are not in the middle of the walls, where others cross. */
  point = board_get_point (board, first);
  for (point.x -= 20; n_symbols == 0 && n_steps < 40; n_steps++, point.x++) {
    const GdkRGBA colour = draw_and_get_colour (&point);

    n_symbols += difference (0, &colour, &palette->symbol) < 1 ? 1 : 0;
  }
  ck_assert_uint_eq (n_symbols, 0);
  point = board_get_point (board, second);
  for (point.y -= 20; n_steps < 80; n_steps++, point.y++) {
    const GdkRGBA colour = draw_and_get_colour (&point);

    n_symbols += difference (0, &colour, &palette->symbol) < 1 ? 1 : 0;
  }
  ck_assert_uint_ge (n_symbols, 5);
  ck_assert_uint_le (n_symbols, 15);
}
