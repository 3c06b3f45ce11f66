/*
 * The matter of the board: grain, light and figures, and pictures that are made once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "qdr-board-painter.h"
#include "qdr-board-brush.h"

#define SIDE 40
#define GROOVE 10
#define RIM 16

/* The middle of each channel. */
#define GREY ((GdkRGBA){ 0.5f, 0.5f, 0.5f, 1 })

static const QdrMatter matters[] = {
  QDR_MATTER_PLAIN, QDR_MATTER_WOOD, QDR_MATTER_SLATE, QDR_MATTER_PAPER, QDR_MATTER_NIGHT,
};

/* Paints a ground of 3 x 3 grey squares, (transfer full). */
static guint32 *
paint_ground (QdrMatter matter, int *width)
{
  QdrMatterGround ground;
  guint32 *pixels;

  memset (&ground, 0, sizeof ground);
  ground.matter = matter;
  ground.columns = ground.rows = 3;
  ground.square = SIDE;
  ground.groove = GROOVE;
  ground.rim = RIM;
  ground.margin = RIM / 3;
  ground.frame = ground.groove_rgb = GREY;
  for (guint row = 0; row < 3; row++)
    for (guint column = 0; column < 3; column++)
      ground.squares[row][column] = GREY;
  *width = qdr_matter_ground_get_length (&ground, 3);
  pixels = g_new0 (guint32, *width * *width);
  qdr_matter_ground_paint (&ground, pixels);
  return pixels;
}

static int
get_green (guint32 pixel)
{
  return pixel >> 8 & 0xff;
}

/* Returns the sum of green in a row of pixels of the square in @column, @down from its edge. */
static int
sum_row (const guint32 *pixels, int width, int column, int down)
{
  const guint32 *row = &pixels[(RIM + down) * width + RIM + column * (SIDE + GROOVE)];
  int sum = 0;

  for (int x = 2; x < SIDE - 2; x++)
    sum += get_green (row[x]);
  return sum;
}

TEST (wood_and_stone_have_light_from_above_and_deep_grooves)
{
  for (guint i = 0; i < G_N_ELEMENTS (matters); i++) {
    int width;
    g_autofree guint32 *pixels = paint_ground (matters[i], &width);
    const guint32 *below = &pixels[(RIM + SIDE) * width + RIM];
    const gboolean is_solid = matters[i] == QDR_MATTER_WOOD || matters[i] == QDR_MATTER_SLATE;

    if (!is_solid)
      continue;
    ck_assert_int_gt (sum_row (pixels, width, 0, 1), sum_row (pixels, width, 0, SIDE / 2));
    ck_assert_int_gt (sum_row (pixels, width, 0, SIDE / 2), sum_row (pixels, width, 0, SIDE - 2));
    /* The groove is darkest below the square that shades it. */
    ck_assert_int_lt (get_green (below[SIDE / 2]),
                      get_green (below[(GROOVE - 2) * width + SIDE / 2]));
  }
}

TEST (no_two_squares_have_the_same_grain_unless_they_are_plain)
{
  for (guint i = 0; i < G_N_ELEMENTS (matters); i++) {
    int width;
    g_autofree guint32 *pixels = paint_ground (matters[i], &width);
    gboolean differs = FALSE;

    for (int down = 3; down < SIDE - 3; down++)
      differs |= sum_row (pixels, width, 0, down) != sum_row (pixels, width, 1, down);
    ck_assert_int_eq (differs, matters[i] != QDR_MATTER_PLAIN);
  }
}

TEST (the_corners_outside_the_frame_are_transparent)
{
  for (guint i = 0; i < G_N_ELEMENTS (matters); i++) {
    int width;
    g_autofree guint32 *pixels = paint_ground (matters[i], &width);

    ck_assert_uint_eq (pixels[0], 0);
    ck_assert_uint_eq (pixels[width * width - 1], 0);
    ck_assert_uint_eq (pixels[width * width / 2] >> 24, 255);
  }
}

static QdrMatterPiece
make_pawn (QdrMatter matter, guint figure, float radius)
{
  QdrMatterPiece piece = {
    .matter = matter,
    .figure = figure,
    .across = radius,
    .colour = GREY,
    .symbol = GREY,
  };

  qdr_matter_piece_fit (&piece);
  return piece;
}

/* Returns how many of a hundred pixels of the outlines of the figures @a and @b are only in one of
 * them. */
static guint
compare_outlines (QdrMatter matter, guint a, guint b, float radius)
{
  const QdrMatterPiece one = make_pawn (matter, a, radius);
  const QdrMatterPiece other = make_pawn (matter, b, radius);
  const int n = one.width * one.height;
  g_autofree guint32 *first = g_new0 (guint32, n);
  g_autofree guint32 *second = g_new0 (guint32, n);
  guint either = 0;
  guint only = 0;

  qdr_matter_piece_paint (&one, first);
  qdr_matter_piece_paint (&other, second);
  for (int i = 0; i < n; i++) {
    const gboolean is_first = first[i] >> 24 > 127;
    const gboolean is_second = second[i] >> 24 > 127;

    either += is_first || is_second;
    only += is_first != is_second;
  }
  ck_assert_uint_gt (either, 0);
  return 100 * only / either;
}

TEST (each_player_has_a_figure_with_an_outline_of_its_own, .loops = G_N_ELEMENTS (matters))
{
  static const float radii[] = { 8, 16, 40 };

  for (guint size = 0; size < G_N_ELEMENTS (radii); size++)
    for (guint a = 0; a < QDR_MAX_PLAYERS; a++)
      for (guint b = 0; b < a; b++)
        ck_assert_uint_ge (compare_outlines (matters[_i], a, b, radii[size]), 12);
}

/* Only then nothing is cut off. */
TEST (pieces_and_shadows_end_before_the_edge_of_their_pictures, .loops = G_N_ELEMENTS (matters))
{
  const guint last = qdr_matter_is_flat (matters[_i]) ? QDR_MATTER_BODY : QDR_MATTER_SHADOW;

  for (guint part = QDR_MATTER_BODY; part <= last; part++)
    for (guint figure = 0; figure < QDR_MAX_PLAYERS; figure++) {
      QdrMatterPiece piece = make_pawn (matters[_i], figure, 20);
      g_autofree guint32 *pixels = NULL;

      piece.part = part;
      qdr_matter_piece_fit (&piece);
      pixels = g_new0 (guint32, piece.width * piece.height);
      qdr_matter_piece_paint (&piece, pixels);
      for (int x = 0; x < piece.width; x++) {
        ck_assert_uint_eq (pixels[x] >> 25, 0);
        ck_assert_uint_eq (pixels[(piece.height - 1) * piece.width + x] >> 25, 0);
      }
      for (int y = 0; y < piece.height; y++) {
        ck_assert_uint_eq (pixels[y * piece.width] >> 25, 0);
        ck_assert_uint_eq (pixels[(y + 1) * piece.width - 1] >> 25, 0);
      }
    }
}

TEST (the_picture_of_a_piece_is_made_once_for_a_size)
{
  const QdrMatterPiece pawn = make_pawn (QDR_MATTER_WOOD, 0, 16);
  const QdrMatterPiece again = make_pawn (QDR_MATTER_WOOD, 0, 16);
  const QdrMatterPiece larger = make_pawn (QDR_MATTER_WOOD, 0, 17);
  QdrBoardBitmap *bitmap = qdr_board_bitmap_get_piece (&pawn);

  ck_assert_ptr_eq (qdr_board_bitmap_get_piece (&again), bitmap);
  ck_assert_ptr_ne (qdr_board_bitmap_get_piece (&larger), bitmap);
}

/* Draws the board and returns its ground, (transfer none). */
static gpointer
draw_ground (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  qdr_board_painter_snapshot (get_scene (), get_geometry (), board_get_palette (fixture.board),
                              GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return g_object_get_data (G_OBJECT (fixture.board), QDR_BOARD_PAINTER_GROUND);
}

TEST (the_ground_is_painted_again_only_if_it_changes, BOARD_FIXTURE)
{
  const gpointer start = draw_ground ();

  play ("e2 e8 e3h");
  point_at ("e4h");
  ck_assert_ptr_eq (draw_ground (), start);
  qdr_board_view_set_rotation (fixture.board, 2);
  gtk_widget_allocate (GTK_WIDGET (fixture.board), 500, 500, -1, NULL);
  ck_assert_ptr_ne (draw_ground (), start);
}
