/*
 * Pictures of a position: they fit into their size, and show pawns and walls in their colours where
 * they stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-picture.h"
#include "test.h"

#include <cairo.h>
#include <math.h>
#include <string.h>

typedef struct {
  GByteArray *png;
  guint n_read;
} Reading;

static cairo_status_t
read_cb (void *closure, guchar *data, guint length)
{
  Reading *reading = closure;

  if (length > reading->png->len - reading->n_read)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, reading->png->data + reading->n_read, length);
  reading->n_read += length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
draw (QdrGame *game, int size, gboolean coordinates)
{
  g_autoptr (GByteArray) png = qdr_picture_make_png (game, size, coordinates);
  Reading reading = { png, 0 };
  cairo_surface_t *picture = cairo_image_surface_create_from_png_stream (read_cb, &reading);

  ck_assert_int_eq (cairo_surface_status (picture), CAIRO_STATUS_SUCCESS);
  return picture;
}

typedef struct {
  const char *name;
  int red, green, blue;
} Colour;

/* Colours of the style "wood". */
static const Colour colours[] = {
  { "player 1", 0x1a, 0x5f, 0xb4 }, { "player 2", 0xc6, 0x46, 0x00 },
  { "player 3", 0x1b, 0x7f, 0x3f }, { "player 4", 0x81, 0x3d, 0x9c },
  { "square", 0xec, 0xd2, 0xa2 },   { "groove", 0x4d, 0x30, 0x19 },
  { "mark", 0xf0, 0xca, 0x5a },
};

/* Returns the name of the colour that is nearest to that of some pixels around a point,
 * whatever the light there. @x and
 * @y count squares from the lower left corner of a board without coordinates. */
static const char *
find_colour (cairo_surface_t *picture, const QdrBoard *board, double x, double y)
{
  const guchar *data = cairo_image_surface_get_data (picture);
  const int stride = cairo_image_surface_get_stride (picture);
  const double pitch = (double) cairo_image_surface_get_width (picture) / (board->width + 0.2);
  const int left = (int) ((x + 0.1) * pitch);
  const int top = (int) ((board->height - y + 0.1) * pitch);
  const int reach = (int) (pitch / 12);
  const Colour *best = NULL;
  int red = 0, green = 0, blue = 0;
  double least = 2;

  for (int row = top - reach; row <= top + reach; row++)
    for (int column = left - reach; column <= left + reach; column++) {
      guint32 pixel;

      memcpy (&pixel, data + row * stride + column * 4, sizeof pixel);
      red += (int) (pixel >> 16 & 0xff);
      green += (int) (pixel >> 8 & 0xff);
      blue += (int) (pixel & 0xff);
    }
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    const double sum = red + green + blue;
    const double whole = colours[i].red + colours[i].green + colours[i].blue;
    const double distance =
        fabs (red / sum - colours[i].red / whole) + fabs (green / sum - colours[i].green / whole);

    if (distance < least) {
      best = &colours[i];
      least = distance;
    }
  }
  return best->name;
}

static const int sizes[] = { 48, 64, 128, 256, 512 };

TEST (pieces_are_where_they_stand_in_the_colours_of_their_players, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (QdrGame) game = new_game (9, 4);
  const QdrBoard *board = &qdr_game_get_position (game)->board;
  cairo_surface_t *picture;

  play_moves (game, "e2 b5 e8 h5 c3h d6v f7h f2v e3");
  picture = draw (game, sizes[_i], FALSE);
  /* Walls: the middle is at a corner of four squares. */
  ck_assert_str_eq (find_colour (picture, board, 3, 3), "player 1");
  ck_assert_str_eq (find_colour (picture, board, 4, 6), "player 2");
  ck_assert_str_eq (find_colour (picture, board, 6, 7), "player 3");
  ck_assert_str_eq (find_colour (picture, board, 6, 2), "player 4");
  /* Pawns, the last step, and a square. */
  ck_assert_str_eq (find_colour (picture, board, 4.5, 2.5), "player 1");
  ck_assert_str_eq (find_colour (picture, board, 1.5, 4.4), "player 2");
  ck_assert_str_eq (find_colour (picture, board, 4.5, 7.5), "player 3");
  ck_assert_str_eq (find_colour (picture, board, 7.5, 4.5), "player 4");
  ck_assert_str_eq (find_colour (picture, board, 4.5, 1.5), "mark");
  ck_assert_str_eq (find_colour (picture, board, 2.5, 7.5), "square");
  cairo_surface_destroy (picture);
}

TEST (a_picture_fits_into_its_size)
{
  static const struct {
    guint width, height;
  } boards[] = { { 5, 5 }, { 9, 9 }, { 19, 19 }, { 19, 5 }, { 5, 19 } };
  static const int limits[] = { QDR_PICTURE_MIN_SIZE, 128, 600 };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint j = 0; j < G_N_ELEMENTS (limits); j++)
      for (int coordinates = 0; coordinates <= 1; coordinates++) {
        QdrPosition start;
        g_autoptr (QdrGame) game = NULL;
        cairo_surface_t *picture;
        int width, height;

        qdr_position_init (&start, boards[i].width, boards[i].height, 2);
        game = qdr_game_new (&start, TRUE);
        picture = draw (game, limits[j], coordinates);
        width = cairo_image_surface_get_width (picture);
        height = cairo_image_surface_get_height (picture);
        ck_assert_int_le (MAX (width, height), limits[j]);
        ck_assert_int_ge (MAX (width, height), limits[j] * 9 / 10);
        ck_assert_int_eq (width > height, boards[i].width > boards[i].height);
        ck_assert_int_eq (width < height, boards[i].width < boards[i].height);
        cairo_surface_destroy (picture);
      }
}

TEST (an_svg_document_has_the_colours_of_the_board)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *bare = qdr_picture_make_svg (game, FALSE);
  g_autofree char *labelled = qdr_picture_make_svg (game, TRUE);

  ck_assert_ptr_nonnull (strstr (bare, "fill=\"#1a5fb4\""));
  ck_assert_ptr_nonnull (strstr (bare, "fill=\"#ecd2a2\""));
  ck_assert_ptr_null (strstr (bare, "<text"));
  ck_assert_ptr_nonnull (strstr (labelled, "<text"));
}
