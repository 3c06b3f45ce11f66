/*
 * Pictures of a position, in the colours of the first style, wood.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-picture.h"

#include <cairo.h>
#include <math.h>
#include <string.h>

#include "qdr-board-pieces.h"
#include "qdr-board-svg.h"
#include "qdr-picture-resources.h"

#define STYLE_SHEET "/io/github/quoridor/Quoridor/picture/board.css"

/* The distance of squares below which pieces would be hard to recognise, pixels. A smaller board is
 * drawn larger and then reduced. */
#define MIN_PITCH 24

/* On a board with squares closer than CROWDED pixels, pieces are larger and grooves paler, fully so
 * below CRAMPED. */
#define CROWDED 18
#define CRAMPED 8

/* How much larger the radius of a pawn and half the width of a wall then are, in the latter case as
 * a fraction of the groove; and how near the colour of the grooves comes to that of the squares. */
#define PAWN_GROWTH 0.5f
#define WALL_GROWTH 0.4f
#define GROOVE_PALING 0.5f

/* Reads the colours from the style sheet of the window. */
static QdrBoardPalette
load_palette (void)
{
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (qdr_picture_get_resource (), STYLE_SHEET, 0, NULL);
  const char *sheet = g_bytes_get_data (bytes, NULL);
  QdrBoardPalette palette = { .matter = QDR_MATTER_WOOD };

  for (guint i = 0; i < QDR_BOARD_N_COLOURS; i++) {
    g_autofree char *begin = g_strdup_printf ("@define-color %s #", qdr_board_colours[i].name);
    const char *place = strstr (sheet, begin);
    guint64 colour;

    g_assert (place != NULL);
    colour = g_ascii_strtoull (place + strlen (begin), NULL, 16);
    *(GdkRGBA *) G_STRUCT_MEMBER_P (&palette, qdr_board_colours[i].offset) =
        (GdkRGBA){ (float) (colour >> 16 & 0xff) / 255, (float) (colour >> 8 & 0xff) / 255,
                   (float) (colour & 0xff) / 255, 1 };
  }
  return palette;
}

static QdrBoardScene
read_scene (QdrGame *game, gboolean has_coordinates)
{
  QdrBoardScene scene = { .show_last_move = TRUE, .show_coordinates = has_coordinates };

  qdr_board_scene_read_game (&scene, game);
  qdr_board_scene_clear_overlays (&scene);
  return scene;
}

char *
qdr_picture_make_svg (QdrGame *game, gboolean has_coordinates)
{
  QdrBoardPalette palette;
  QdrBoardScene scene;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  palette = load_palette ();
  scene = read_scene (game, has_coordinates);
  return qdr_board_svg_write (&scene, &palette, 0);
}

typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardPalette *palette;
  QdrBoardGeometry geometry;
  float emphasis; /* of the pieces on a board with small squares, 0..1 */
  cairo_t *cairo;
} Drawing;

static void
set_colour (const Drawing *self, const GdkRGBA *colour, float opacity)
{
  cairo_set_source_rgba (self->cairo, (double) colour->red, (double) colour->green,
                         (double) colour->blue, (double) (colour->alpha * opacity));
}

static void
trace_rect (const Drawing *self, const graphene_rect_t *rect, float radius)
{
  const double left = (double) (rect->origin.x + radius);
  const double top = (double) (rect->origin.y + radius);
  const double right = (double) (rect->origin.x + rect->size.width - radius);
  const double bottom = (double) (rect->origin.y + rect->size.height - radius);

  cairo_new_sub_path (self->cairo);
  cairo_arc (self->cairo, right, top, (double) radius, -G_PI_2, 0);
  cairo_arc (self->cairo, right, bottom, (double) radius, 0, G_PI_2);
  cairo_arc (self->cairo, left, bottom, (double) radius, G_PI_2, G_PI);
  cairo_arc (self->cairo, left, top, (double) radius, G_PI, 3 * G_PI_2);
  cairo_close_path (self->cairo);
}

/* Frees @pixels. */
static void
draw_pixels (const Drawing *self, guint32 *pixels, int width, int height, float x, float y)
{
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data ((guchar *) pixels, CAIRO_FORMAT_ARGB32, width, height,
                                           (int) sizeof *pixels * width);

  cairo_set_source_surface (self->cairo, surface, (double) roundf (x), (double) roundf (y));
  cairo_paint (self->cairo);
  cairo_surface_destroy (surface);
  g_free (pixels);
}

static void
draw_piece (const Drawing *self, QdrMatterPiece piece, const graphene_point_t *place)
{
  const QdrMatterPart parts[] = { QDR_MATTER_SHADOW, QDR_MATTER_BODY };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    guint32 *pixels;

    piece.part = parts[i];
    qdr_matter_piece_fit (&piece);
    pixels = g_new0 (guint32, (gsize) piece.width * (gsize) piece.height);
    qdr_matter_piece_paint (&piece, pixels);
    draw_pixels (self, pixels, piece.width, piece.height, roundf (place->x) - piece.x,
                 roundf (place->y) - piece.y);
  }
}

static void
draw_coordinate (const Drawing *self, QdrSquare square, const char *text, gboolean below)
{
  const QdrBoardGeometry *geometry = &self->geometry;
  const graphene_point_t place = qdr_board_ground_get_coordinate_place (geometry, square, below);
  cairo_text_extents_t size;
  cairo_font_extents_t font;

  cairo_select_font_face (self->cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (self->cairo,
                       (double) (QDR_BOARD_GROUND_COORDINATE_SIZE *
                                 (geometry->rim - qdr_board_ground_get_margin (geometry))));
  cairo_text_extents (self->cairo, text, &size);
  cairo_font_extents (self->cairo, &font);
  cairo_move_to (self->cairo, (double) place.x - size.x_advance / 2,
                 (double) place.y + (font.ascent - font.descent) / 2);
  set_colour (self, &self->palette->coordinates, 1);
  cairo_show_text (self->cairo, text);
}

/* Draws frame, goals, coordinates, squares and the marks of the last step. */
static void
draw_ground (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardGeometry *geometry = &self->geometry;
  const QdrBoard *board = &geometry->board;
  const guint players = scene->position.players;
  const float share = scene->result.outcome == QDR_OUTCOME_ONGOING
                          ? QDR_BOARD_GROUND_MARK_TINT
                          : QDR_BOARD_GROUND_WINNING_MARK_TINT;
  QdrMatterGround ground;
  guint32 *pixels;
  int width, height;

  qdr_board_ground_read (scene, geometry, self->palette, &ground);
  width = qdr_matter_ground_get_length (&ground, ground.columns);
  height = qdr_matter_ground_get_length (&ground, ground.rows);
  pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  qdr_matter_ground_paint (&ground, pixels);
  draw_pixels (self, pixels, width, height, geometry->frame.origin.x, geometry->frame.origin.y);

  for (guint player = 0; player < players; player++) {
    const graphene_rect_t goal = qdr_board_ground_get_goal (geometry, players, player);

    if (!qdr_position_is_player_in_play (&scene->position, player))
      continue;
    trace_rect (self, &goal, MIN (goal.size.width, goal.size.height) / 2);
    set_colour (self, &self->palette->players[player], 1);
    cairo_fill (self->cairo);
  }

  for (guint column = 0; scene->show_coordinates && column < board->width; column++) {
    const char text[] = { (char) ('a' + column), '\0' };

    draw_coordinate (self, qdr_board_square (board, column, 0), text, TRUE);
  }
  for (guint row = 0; scene->show_coordinates && row < board->height; row++) {
    g_autofree char *text = g_strdup_printf ("%u", row + 1);

    draw_coordinate (self, qdr_board_square (board, 0, row), text, FALSE);
  }

  for (QdrSquare square = 0; square < board->stride * board->height; square++)
    if (qdr_board_ground_marks_square (scene, square)) {
      const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, square);

      trace_rect (self, &bounds, QDR_BOARD_PIECES_CORNER_RADIUS * geometry->square);
      set_colour (self, &self->palette->mark, share);
      cairo_fill (self->cairo);
    }
}

static void
draw_walls (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoard *board = &self->geometry.board;
  const float growth = -roundf (WALL_GROWTH * self->emphasis * self->geometry.groove);

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
      const guint owner = scene->owners[direction][square];
      graphene_rect_t bounds;
      QdrMatterPiece piece;

      if (!qdr_bits_test (&scene->position.walls[direction], square))
        continue;
      bounds = qdr_board_geometry_get_wall (&self->geometry, wall);
      graphene_rect_inset (&bounds, growth, growth);
      piece = qdr_board_pieces_make_wall (self->palette, &bounds, 1,
                                          qdr_board_palette_get_wall_colour (self->palette, owner));
      draw_piece (self, piece, &bounds.origin);
      if (wall == scene->last_move && qdr_board_ground_marks_wall (scene)) {
        const float width = qdr_board_ground_get_ring_width (&self->geometry);

        bounds = GRAPHENE_RECT_INIT (bounds.origin.x - piece.x, bounds.origin.y - piece.y,
                                     (float) piece.width, (float) piece.height);
        graphene_rect_inset (&bounds, -width / 2, -width / 2);
        trace_rect (self, &bounds, qdr_board_pieces_get_wall_radius (&bounds));
        set_colour (self, &self->palette->mark, 1);
        cairo_set_line_width (self->cairo, (double) width);
        cairo_stroke (self->cairo);
      }
    }
}

static void
draw_ring (const Drawing *self, const graphene_point_t *centre, float growth, const GdkRGBA *colour)
{
  const float square = self->geometry.square * growth;
  const float width = QDR_BOARD_PIECES_RING_WIDTH * square;
  const float radius = QDR_BOARD_PIECES_RING_RADIUS * square - width / 2;
  const struct {
    const GdkRGBA *colour;
    float radius, width, opacity;
  } rings[] = {
    { &self->palette->ghost, radius - width * 0.75f, width / 2, QDR_BOARD_PIECES_RING_CASING },
    { colour, radius, width, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rings); i++) {
    cairo_new_sub_path (self->cairo);
    cairo_arc (self->cairo, (double) centre->x, (double) centre->y, (double) rings[i].radius, 0,
               2 * G_PI);
    set_colour (self, rings[i].colour, rings[i].opacity);
    cairo_set_line_width (self->cairo, (double) rings[i].width);
    cairo_stroke (self->cairo);
  }
}

static void
draw_pawns (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const float growth = 1 + PAWN_GROWTH * self->emphasis;
  const float radius = QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry.square * growth;

  for (guint player = 0; player < scene->position.players; player++) {
    graphene_point_t place;

    if (scene->position.pawns[player] == QDR_NO_SQUARE)
      continue;
    place = qdr_board_geometry_get_square_centre (&self->geometry, scene->position.pawns[player]);
    if (qdr_board_scene_has_won (scene, player))
      draw_ring (self, &place, growth, &self->palette->mark);
    else if (scene->result.outcome == QDR_OUTCOME_ONGOING && scene->position.turn == player)
      draw_ring (self, &place, growth, &self->palette->players[player]);
    place.y += qdr_board_pieces_get_foot_distance (self->palette, radius);
    draw_piece (self, qdr_board_pieces_make_pawn (self->palette, player, radius), &place);
  }
}

static cairo_status_t
append_cb (void *closure, const guchar *data, guint length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns @surface, or a smaller copy of it in its place. */
static cairo_surface_t *
reduce_surface (cairo_surface_t *surface, double scale)
{
  const double width = cairo_image_surface_get_width (surface);
  const double height = cairo_image_surface_get_height (surface);
  const int new_width = MAX (1, (int) lround (width * scale));
  const int new_height = MAX (1, (int) lround (height * scale));
  cairo_surface_t *reduced;
  cairo_t *cairo;

  if (scale >= 1)
    return surface;

  reduced = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, new_width, new_height);
  cairo = cairo_create (reduced);
  cairo_scale (cairo, new_width / width, new_height / height);
  cairo_set_source_surface (cairo, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cairo), CAIRO_FILTER_BEST);
  cairo_paint (cairo);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  return reduced;
}

GByteArray *
qdr_picture_make_png (QdrGame *game, int size, gboolean has_coordinates)
{
  GByteArray *bytes;
  QdrBoardPalette palette;
  QdrBoardScene scene;
  Drawing self = { .scene = &scene, .palette = &palette };
  const QdrBoard *board;
  cairo_surface_t *surface;
  cairo_status_t status;
  int drawn_size, longest;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (size >= QDR_PICTURE_MIN_SIZE && size <= QDR_PICTURE_MAX_SIZE, NULL);

  palette = load_palette ();
  scene = read_scene (game, has_coordinates);
  board = &scene.position.board;
  drawn_size = MAX (size, (MAX (board->width, board->height) + 1) * MIN_PITCH);
  qdr_board_geometry_init (&self.geometry, board,
                           &(QdrBoardLayoutOptions){ drawn_size, drawn_size, 1, has_coordinates, 0,
                                                     1 });
  longest = (int) MAX (self.geometry.frame.size.width, self.geometry.frame.size.height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) self.geometry.frame.size.width,
                                        (int) self.geometry.frame.size.height);
  self.emphasis = CLAMP ((CROWDED - self.geometry.pitch * MIN (1, (float) size / (float) longest)) /
                             (CROWDED - CRAMPED),
                         0, 1);
  palette.groove = qdr_board_pieces_mix_colours (&palette.groove, &palette.square,
                                                 GROOVE_PALING * self.emphasis);
  cairo_surface_set_device_offset (surface, (double) -self.geometry.frame.origin.x,
                                   (double) -self.geometry.frame.origin.y);
  self.cairo = cairo_create (surface);
  draw_ground (&self);
  draw_walls (&self);
  draw_pawns (&self);
  cairo_destroy (self.cairo);

  cairo_surface_set_device_offset (surface, 0, 0);
  surface = reduce_surface (surface, (double) size / longest);
  bytes = g_byte_array_new ();
  status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  if (status != CAIRO_STATUS_SUCCESS)
    g_error ("%s", cairo_status_to_string (status)); /* out of memory */
  cairo_surface_destroy (surface);
  return bytes;
}
