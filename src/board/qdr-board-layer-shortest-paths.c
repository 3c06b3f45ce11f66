/*
 * The shortest paths of the players, as rows of dots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

/* Parts of a square. */
#define DOT_RADIUS 0.075f

static void
paint_path_dot (const QdrBoardDrawing *self, const graphene_point_t *at, const GdkRGBA *colour)
{
  const float radius = MAX (1.5f, DOT_RADIUS * self->geometry->square);
  const float edge = radius + 1;

  qdr_board_drawing_fill (self,
                          &GRAPHENE_RECT_INIT (at->x - edge, at->y - edge, 2 * edge, 2 * edge),
                          edge, &self->palette->ghost);
  qdr_board_drawing_fill (self,
                          &GRAPHENE_RECT_INIT (at->x - radius, at->y - radius, 2 * radius,
                                               2 * radius),
                          radius, colour);
}

/* Three dots from a square to the next. */
static void
paint_shortest_path (const QdrBoardDrawing *self, guint player)
{
  const QdrBoardShortestPath *path = &self->scene->shortest_paths[player];
  /* Players who go the same way have their dots side by side, and one alone in the middle. */
  const float aside = path->is_alone ? 0 : self->geometry->square / 9;
  const float x[QDR_MAX_PLAYERS] = { -aside, aside, aside, -aside };
  const float y[QDR_MAX_PLAYERS] = { -aside, aside, -aside, aside };

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = qdr_board_geometry_get_centre (self->geometry, path->squares[i]);
    const graphene_point_t to =
        qdr_board_geometry_get_centre (self->geometry, path->squares[i + 1]);

    for (guint part = 1; part <= 3; part++) {
      graphene_point_t at;

      graphene_point_interpolate (&from, &to, part / 3.0, &at);
      at = GRAPHENE_POINT_INIT (at.x + x[player], at.y + y[player]);
      paint_path_dot (self, &at, &self->palette->players[player]);
    }
  }
}

void
qdr_board_layer_shortest_paths (const QdrBoardDrawing *self)
{
  for (guint player = 0; player < self->scene->position.players; player++)
    paint_shortest_path (self, player);
}
