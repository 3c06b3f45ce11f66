/*
 * The lowest layer of a board: its frame with the coordinates, and the squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include <math.h>

#include "qdr-board-ground.h"
#include "qdr-board-pieces.h"

/* How strongly a colour shines through on a square. */
#define POINTED_TINT 0.45f

/* The tint of squares that a wall would shut a pawn in on. */
#define SHUT_IN_TINT 0.35f

/* Parts of a square. */
#define DOT_RADIUS 0.13f
#define CIRCLE_RADIUS 0.3f

/* The height of letters and numbers, in parts of the frame beside the field. */
#define LABEL_SIZE 0.72f

/* The frame */

static void
paint_frame (const QdrBoardDrawing *self)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float margin = qdr_board_ground_get_margin (geometry);
  const graphene_rect_t ground = qdr_board_drawing_grow (&geometry->field, margin);

  qdr_board_drawing_fill (self, &geometry->frame, geometry->rim / 2, &self->palette->frame);
  qdr_board_drawing_fill (self, &ground, qdr_board_drawing_corner_radius (self) + margin,
                          &self->palette->groove);
}

static void
paint_goals (const QdrBoardDrawing *self)
{
  const QdrPosition *position = &self->scene->position;

  for (guint player = 0; player < position->players; player++) {
    const graphene_rect_t strip =
        qdr_board_ground_get_goal (self->geometry, position->players, player);

    if (qdr_position_is_in_play (position, player))
      qdr_board_drawing_fill (self, &strip, MIN (strip.size.width, strip.size.height) / 2,
                              &self->palette->players[player]);
  }
}

/* At the lower edge what changes from left to right, at the left edge what changes from top to
 * bottom. */
static void
paint_coordinate (const QdrBoardDrawing *self, QdrSquare square, const char *text, gboolean below)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float room = geometry->rim - qdr_board_ground_get_margin (geometry);
  graphene_point_t place = qdr_board_geometry_get_centre (self->geometry, square);

  if (below)
    place.y = geometry->frame.origin.y + geometry->frame.size.height - room / 2;
  else
    place.x = geometry->frame.origin.x + room / 2;
  qdr_board_drawing_label (self, text, LABEL_SIZE * room, &place, &self->palette->coordinates);
}

static void
paint_coordinates (const QdrBoardDrawing *self)
{
  const QdrBoard *board = &self->geometry->board;
  const gboolean upright = self->geometry->rotation % 2 == 0;

  for (guint column = 0; column < board->width; column++) {
    const char text[] = { (char) ('a' + column), '\0' };

    paint_coordinate (self, qdr_board_square (board, column, 0), text, upright);
  }
  for (guint row = 0; row < board->height; row++) {
    g_autofree char *text = g_strdup_printf ("%u", row + 1);

    paint_coordinate (self, qdr_board_square (board, 0, row), text, !upright);
  }
}

/* The squares */

static void
tint (GdkRGBA *colour, const GdkRGBA *by, float part)
{
  *colour = qdr_board_pieces_mix (colour, by, part);
}

static gboolean
is_pointed_at (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->pointed == qdr_move_make (QDR_MOVE_STEP, square) && scene->pointed_is_legal;
}

static GdkRGBA
colour_of_square (const QdrBoardDrawing *self, QdrSquare square)
{
  const QdrBoardScene *scene = self->scene;
  GdkRGBA colour = qdr_board_ground_get_colour (scene, self->palette, square);

  if (is_pointed_at (scene, square))
    tint (&colour, &self->palette->players[scene->pointed_player], POINTED_TINT);
  return colour;
}

/* On whole device pixels: between them OpenGL draws small discs like squares. */
static graphene_rect_t
bounds_of_mark (const QdrBoardDrawing *self, QdrSquare square, float radius)
{
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);
  const float pixel = self->geometry->pixel;
  const float left = roundf ((centre.x - radius) / pixel) * pixel;
  const float size = 2 * (centre.x - left);

  return GRAPHENE_RECT_INIT (left, centre.y - size / 2, size, size);
}

/* A dot; a circle among the dots of the shortest paths. */
static void
paint_destination (const QdrBoardDrawing *self, QdrSquare square)
{
  const GdkRGBA *colour = &self->palette->players[self->scene->position.turn];

  if (qdr_board_scene_has_shortest_paths (self->scene)) {
    const float radius = MAX (3, CIRCLE_RADIUS * self->geometry->square);
    const graphene_rect_t bounds = bounds_of_mark (self, square, radius);

    qdr_board_drawing_outline (self, &bounds, bounds.size.width / 2, MAX (1.5f, radius / 8),
                               colour);
  } else {
    const float radius = MAX (2, DOT_RADIUS * self->geometry->square);
    const graphene_rect_t bounds = bounds_of_mark (self, square, radius);
    const GdkRGBA faded = qdr_board_pieces_fade (colour, 0.75f);

    qdr_board_drawing_fill (self, &bounds, bounds.size.width / 2, &faded);
  }
}

static void
paint_squares (const QdrBoardDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoard *board = &self->geometry->board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);
      const GdkRGBA colour = colour_of_square (self, square);

      qdr_board_drawing_fill (self, &bounds, qdr_board_drawing_corner_radius (self), &colour);
      if (scene->show_destinations && qdr_bits_test (&scene->destinations, square) &&
          !is_pointed_at (scene, square))
        paint_destination (self, square);
    }
}

/* Tints the squares from which the wall pointed at would leave no path to the goal. */
static void
paint_shut_in (const QdrBoardDrawing *self)
{
  const QdrBoard *board = &self->geometry->board;
  const GdkRGBA colour = qdr_board_pieces_fade (&self->palette->refused, SHUT_IN_TINT);

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);

      if (qdr_bits_test (&self->scene->shut_in, square))
        qdr_board_drawing_fill (self, &bounds, qdr_board_drawing_corner_radius (self), &colour);
    }
}

void
qdr_board_layer_ground (const QdrBoardDrawing *self)
{
  paint_frame (self);
  paint_goals (self);
  if (self->scene->show_coordinates)
    paint_coordinates (self);
  paint_squares (self);
  paint_shut_in (self);
}
