/*
 * A board as a picture in SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-svg.h"

#include "qdr-board-geometry.h"
#include "qdr-board-ground.h"
#include "qdr-board-pieces.h"

/* Of the picture, user units; any program scales it. */
#define SIZE 640

/* The height of letters and numbers, in parts of the frame beside the field. */
#define LABEL_SIZE 0.72f

typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardPalette *palette;
  QdrBoardGeometry geometry;
  GString *text;
} Drawing;

/* Numbers look the same in every locale. */
static const char *
number (double value, char buffer[G_ASCII_DTOSTR_BUF_SIZE])
{
  return g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, "%.2f", value);
}

static void
add_attribute (Drawing *self, const char *name, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (self->text, " %s=\"%s\"", name, number (value, buffer));
}

static void
add_fill (Drawing *self, const GdkRGBA *colour)
{
  g_string_append_printf (self->text, " fill=\"#%02x%02x%02x\"", (guint) (colour->red * 255 + 0.5f),
                          (guint) (colour->green * 255 + 0.5f),
                          (guint) (colour->blue * 255 + 0.5f));
}

static void
add_rect (Drawing *self, const graphene_rect_t *rect, double radius, const GdkRGBA *colour)
{
  g_string_append (self->text, "<rect");
  add_attribute (self, "x", (double) rect->origin.x);
  add_attribute (self, "y", (double) rect->origin.y);
  add_attribute (self, "width", (double) rect->size.width);
  add_attribute (self, "height", (double) rect->size.height);
  add_attribute (self, "rx", radius);
  add_fill (self, colour);
  g_string_append (self->text, "/>\n");
}

static void
add_circle (Drawing *self, const graphene_point_t *centre, double radius, const GdkRGBA *colour)
{
  g_string_append (self->text, "<circle");
  add_attribute (self, "cx", (double) centre->x);
  add_attribute (self, "cy", (double) centre->y);
  add_attribute (self, "r", radius);
  add_fill (self, colour);
  g_string_append (self->text, "/>\n");
}

/* A bar around a point, turned by @degrees. */
static void
add_bar (Drawing *self,
         const graphene_point_t *centre,
         double width,
         double height,
         int degrees,
         const GdkRGBA *colour)
{
  char x[G_ASCII_DTOSTR_BUF_SIZE];
  char y[G_ASCII_DTOSTR_BUF_SIZE];
  const graphene_rect_t bar =
      GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2, (float) width, (float) height);

  g_string_append_printf (self->text, "<g transform=\"translate(%s %s) rotate(%d)\">",
                          number ((double) centre->x, x), number ((double) centre->y, y), degrees);
  add_rect (self, &bar, 0, colour);
  g_string_append (self->text, "</g>\n");
}

/* At the lower edge what changes from left to right, at the left edge the rest. */
static void
add_coordinate (Drawing *self, QdrSquare square, const char *letters, gboolean below)
{
  const graphene_rect_t *frame = &self->geometry.frame;
  const float room = self->geometry.rim - qdr_board_ground_get_margin (&self->geometry);
  graphene_point_t place = qdr_board_geometry_get_centre (&self->geometry, square);

  if (below)
    place.y = frame->origin.y + frame->size.height - room / 2;
  else
    place.x = frame->origin.x + room / 2;

  g_string_append (self->text, "<text");
  add_attribute (self, "x", (double) place.x);
  add_attribute (self, "y", (double) place.y);
  add_attribute (self, "font-size", (double) (LABEL_SIZE * room));
  add_fill (self, &self->palette->coordinates);
  g_string_append_printf (self->text,
                          " font-family=\"sans-serif\" text-anchor=\"middle\""
                          " dominant-baseline=\"central\">%s</text>\n",
                          letters);
}

static void
add_coordinates (Drawing *self)
{
  const QdrBoard *board = &self->geometry.board;
  const gboolean upright = self->geometry.rotation % 2 == 0;

  for (guint column = 0; column < board->width; column++) {
    const char letters[] = { (char) ('a' + column), '\0' };

    add_coordinate (self, qdr_board_square (board, column, 0), letters, upright);
  }
  for (guint row = 0; row < board->height; row++) {
    g_autofree char *letters = g_strdup_printf ("%u", row + 1);

    add_coordinate (self, qdr_board_square (board, 0, row), letters, !upright);
  }
}

static void
add_goals (Drawing *self)
{
  const QdrPosition *position = &self->scene->position;

  for (guint player = 0; player < position->players; player++) {
    const graphene_rect_t strip =
        qdr_board_ground_get_goal (&self->geometry, position->players, player);

    if (qdr_position_is_in_play (position, player))
      add_rect (self, &strip, (double) MIN (strip.size.width, strip.size.height) / 2,
                &self->palette->players[player]);
  }
}

static void
add_square (Drawing *self, QdrSquare square)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_square (&self->geometry, square);
  const GdkRGBA colour = qdr_board_ground_get_colour (self->scene, self->palette, square);

  add_rect (self, &bounds, (double) (QDR_BOARD_PIECES_CORNER_RADIUS * self->geometry.square),
            &colour);
}

/* Below the walls, so that a ring is left of it around the one that was placed last. */
static void
add_mark_of_wall (Drawing *self)
{
  const float width = qdr_board_ground_get_ring_width (&self->geometry);
  graphene_rect_t bounds;

  if (!qdr_board_ground_marks_wall (self->scene))
    return;

  bounds = qdr_board_geometry_get_wall (&self->geometry, self->scene->last_move);
  graphene_rect_inset (&bounds, -width, -width);
  add_rect (self, &bounds, (double) qdr_board_pieces_wall_radius (&bounds), &self->palette->mark);
}

static void
add_walls (Drawing *self)
{
  const QdrBoard *board = &self->geometry.board;

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
      const guint owner = self->scene->owners[direction][square];
      graphene_rect_t bounds;

      if (!qdr_bits_test (&self->scene->position.walls[direction], square))
        continue;
      bounds = qdr_board_geometry_get_wall (&self->geometry, wall);
      add_rect (self, &bounds, (double) qdr_board_pieces_wall_radius (&bounds),
                qdr_board_palette_get_wall (self->palette, owner));
    }
}

/* The signs that tell pawns apart where colours do not: disc, square, cross, diamond. */
static void
add_symbol (Drawing *self, const graphene_point_t *centre, double radius, guint player)
{
  const GdkRGBA *colour = &self->palette->symbol;

  switch (player) {
  case 0:
    add_circle (self, centre, 0.46 * radius, colour);
    break;
  case 2:
    add_bar (self, centre, 1.1 * radius, 0.38 * radius, 0, colour);
    add_bar (self, centre, 0.38 * radius, 1.1 * radius, 0, colour);
    break;
  default:
    add_bar (self, centre, 0.84 * radius, 0.84 * radius, player == 3 ? 45 : 0, colour);
  }
}

static void
add_pawns (Drawing *self)
{
  const QdrPosition *position = &self->scene->position;
  const double radius = (double) (QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry.square);

  for (guint player = 0; player < position->players; player++)
    if (position->pawns[player] != QDR_NO_SQUARE) {
      const graphene_point_t centre =
          qdr_board_geometry_get_centre (&self->geometry, position->pawns[player]);

      add_circle (self, &centre, radius, &self->palette->players[player]);
      add_symbol (self, &centre, radius, player);
    }
}

static void
add_board (Drawing *self)
{
  const QdrBoard *board = &self->geometry.board;
  const float margin = qdr_board_ground_get_margin (&self->geometry);
  graphene_rect_t ground = self->geometry.field;

  add_rect (self, &self->geometry.frame, (double) self->geometry.rim / 2, &self->palette->frame);
  graphene_rect_inset (&ground, -margin, -margin);
  add_rect (self, &ground,
            (double) (QDR_BOARD_PIECES_CORNER_RADIUS * self->geometry.square + margin),
            &self->palette->groove);
  add_goals (self);
  if (self->scene->show_coordinates)
    add_coordinates (self);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      add_square (self, qdr_board_square (board, column, row));
  add_mark_of_wall (self);
  add_walls (self);
  add_pawns (self);
}

char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation)
{
  const QdrBoardRoom room = { SIZE, SIZE, 1, scene->show_coordinates, rotation };
  Drawing self = { .scene = scene, .palette = palette, .text = g_string_new (NULL) };
  const graphene_rect_t *frame = &self.geometry.frame;
  char buffers[4][G_ASCII_DTOSTR_BUF_SIZE];

  qdr_board_geometry_init (&self.geometry, &scene->position.board, &room);
  g_string_append_printf (self.text,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%s %s %s %s\">\n",
                          number ((double) frame->origin.x, buffers[0]),
                          number ((double) frame->origin.y, buffers[1]),
                          number ((double) frame->size.width, buffers[2]),
                          number ((double) frame->size.height, buffers[3]));
  add_board (&self);
  g_string_append (self.text, "</svg>\n");
  return g_string_free (self.text, FALSE);
}
