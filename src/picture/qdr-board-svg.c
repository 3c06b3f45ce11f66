/*
 * A position as an SVG document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-svg.h"

/* The width and height of the document in user units, which programs scale. */
#define SVG_SIZE 640

typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardPalette *palette;
  QdrBoardGeometry geometry;
  GString *text;
} SvgDrawing;

/* Formats a number in the same way in every locale. */
static const char *
format_number (double value, char buffer[G_ASCII_DTOSTR_BUF_SIZE])
{
  return g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, "%.2f", value);
}

static void
add_attribute (SvgDrawing *self, const char *name, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (self->text, " %s=\"%s\"", name, format_number (value, buffer));
}

static void
add_fill (SvgDrawing *self, const GdkRGBA *colour)
{
  g_string_append_printf (self->text, " fill=\"#%02x%02x%02x\"", (guint) (colour->red * 255 + 0.5f),
                          (guint) (colour->green * 255 + 0.5f),
                          (guint) (colour->blue * 255 + 0.5f));
}

static void
add_rect (SvgDrawing *self, const graphene_rect_t *rect, double radius, const GdkRGBA *colour)
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
add_circle (SvgDrawing *self, const graphene_point_t *centre, double radius, const GdkRGBA *colour)
{
  g_string_append (self->text, "<circle");
  add_attribute (self, "cx", (double) centre->x);
  add_attribute (self, "cy", (double) centre->y);
  add_attribute (self, "r", radius);
  add_fill (self, colour);
  g_string_append (self->text, "/>\n");
}

static void
add_bar (SvgDrawing *self,
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
                          format_number ((double) centre->x, x),
                          format_number ((double) centre->y, y), degrees);
  add_rect (self, &bar, 0, colour);
  g_string_append (self->text, "</g>\n");
}

/* Adds a letter or number at the lower or left edge of the picture. */
static void
add_coordinate (SvgDrawing *self, QdrSquare square, const char *letters, gboolean below)
{
  const QdrBoardGeometry *geometry = &self->geometry;
  const float height =
      QDR_BOARD_GROUND_COORDINATE_SIZE * (geometry->rim - qdr_board_ground_get_margin (geometry));
  const graphene_point_t place = qdr_board_ground_get_coordinate_place (geometry, square, below);

  g_string_append (self->text, "<text");
  add_attribute (self, "x", (double) place.x);
  add_attribute (self, "y", (double) place.y);
  add_attribute (self, "font-size", (double) height);
  add_fill (self, &self->palette->coordinates);
  g_string_append_printf (self->text,
                          " font-family=\"sans-serif\" text-anchor=\"middle\""
                          " dominant-baseline=\"central\">%s</text>\n",
                          letters);
}

static void
add_ground (SvgDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardGeometry *geometry = &self->geometry;
  const QdrBoard *board = &geometry->board;
  const guint players = scene->position.players;
  const float margin = qdr_board_ground_get_margin (geometry);
  const double corner = (double) (QDR_BOARD_PIECES_CORNER_RADIUS * geometry->square);
  graphene_rect_t ground;

  add_rect (self, &geometry->frame, (double) geometry->rim / 2, &self->palette->frame);
  graphene_rect_inset_r (&geometry->field, -margin, -margin, &ground);
  add_rect (self, &ground, corner + (double) margin, &self->palette->groove);

  for (guint player = 0; player < players; player++) {
    const graphene_rect_t goal = qdr_board_ground_get_goal (geometry, players, player);

    if (qdr_position_is_player_in_play (&scene->position, player))
      add_rect (self, &goal, (double) MIN (goal.size.width, goal.size.height) / 2,
                &self->palette->players[player]);
  }

  if (scene->show_coordinates) {
    const gboolean upright = geometry->rotation % 2 == 0;

    for (guint column = 0; column < board->width; column++) {
      const char letters[] = { (char) ('a' + column), '\0' };

      add_coordinate (self, qdr_board_square (board, column, 0), letters, upright);
    }
    for (guint row = 0; row < board->height; row++) {
      g_autofree char *letters = g_strdup_printf ("%u", row + 1);

      add_coordinate (self, qdr_board_square (board, 0, row), letters, !upright);
    }
  }

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, square);
      GdkRGBA colour = qdr_board_ground_get_square_colour (scene, self->palette, square);

      if (qdr_board_ground_marks_square (scene, square))
        colour = qdr_board_pieces_mix_colours (&colour, &self->palette->mark,
                                               QDR_BOARD_GROUND_MARK_TINT);
      add_rect (self, &bounds, corner, &colour);
    }
}

static void
add_pieces (SvgDrawing *self)
{
  const QdrPosition *position = &self->scene->position;
  const QdrBoard *board = &self->geometry.board;
  const GdkRGBA *symbol = &self->palette->symbol;
  const double radius = (double) (QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry.square);

  /* The mark of the last wall is larger than the wall and is drawn below it, so that a ring remains
   * visible. */
  if (qdr_board_ground_marks_wall (self->scene)) {
    const float width = qdr_board_ground_get_ring_width (&self->geometry);
    graphene_rect_t bounds = qdr_board_geometry_get_wall (&self->geometry, self->scene->last_move);

    graphene_rect_inset (&bounds, -width, -width);
    add_rect (self, &bounds, (double) qdr_board_pieces_get_wall_radius (&bounds),
              &self->palette->mark);
  }

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
      const guint owner = self->scene->owners[direction][square];
      graphene_rect_t dashes[QDR_MAX_PLAYERS - 1];
      graphene_rect_t bounds;
      guint n_dashes;

      if (!qdr_bits_test (&position->walls[direction], square))
        continue;
      bounds = qdr_board_geometry_get_wall (&self->geometry, wall);
      add_rect (self, &bounds, (double) qdr_board_pieces_get_wall_radius (&bounds),
                qdr_board_palette_get_wall_colour (self->palette, owner));
      n_dashes =
          qdr_board_pieces_get_wall_dashes (self->palette->matter, &bounds, 1, owner, dashes);
      for (guint i = 0; i < n_dashes; i++)
        add_rect (self, &dashes[i], 0, symbol);
    }

  for (guint player = 0; player < position->players; player++) {
    graphene_point_t centre;

    if (position->pawns[player] == QDR_NO_SQUARE)
      continue;
    centre = qdr_board_geometry_get_square_centre (&self->geometry, position->pawns[player]);
    add_circle (self, &centre, radius, &self->palette->players[player]);
    switch (player) {
    case 0:
      add_circle (self, &centre, 0.46 * radius, symbol);
      break;
    case 2:
      add_bar (self, &centre, 1.1 * radius, 0.38 * radius, 0, symbol);
      add_bar (self, &centre, 0.38 * radius, 1.1 * radius, 0, symbol);
      break;
    default:
      add_bar (self, &centre, 0.84 * radius, 0.84 * radius, player == 3 ? 45 : 0, symbol);
    }
  }
}

char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation)
{
  const QdrBoardLayoutOptions options = { SVG_SIZE, SVG_SIZE, 1, scene->show_coordinates,
                                          rotation };
  SvgDrawing self = { .scene = scene, .palette = palette, .text = g_string_new (NULL) };
  const graphene_rect_t *frame = &self.geometry.frame;
  char buffers[4][G_ASCII_DTOSTR_BUF_SIZE];

  qdr_board_geometry_init (&self.geometry, &scene->position.board, &options);
  g_string_append_printf (self.text,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%s %s %s %s\">\n",
                          format_number ((double) frame->origin.x, buffers[0]),
                          format_number ((double) frame->origin.y, buffers[1]),
                          format_number ((double) frame->size.width, buffers[2]),
                          format_number ((double) frame->size.height, buffers[3]));
  add_ground (&self);
  add_pieces (&self);
  g_string_append (self.text, "</svg>\n");
  return g_string_free (self.text, FALSE);
}
