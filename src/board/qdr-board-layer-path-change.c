/*
 * The shortest paths before and after a move: lines, and dashes where a path is given up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

/* Parts of a square. */
#define LINE_WIDTH 0.1f
#define DASH_WIDTH 0.07f
#define LENGTH_RADIUS 0.19f

/* Of a step. */
#define N_DASHES 3
#define DASH_LENGTH 0.55f

/* Of the light edge around a line, logical pixels. */
#define CASING 1.5f

/* Players who go the same way have their lines side by side, and one alone in the middle. */
static graphene_point_t
place_of_square (const QdrBoardDrawing *self, guint player, QdrSquare square)
{
  const gboolean is_alone = self->scene->path_change.after[player].is_alone;
  const float aside = is_alone ? 0 : self->geometry->square / 8;
  const float x[QDR_MAX_PLAYERS] = { -aside, aside, aside, -aside };
  const float y[QDR_MAX_PLAYERS] = { -aside, aside, -aside, aside };
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);

  return GRAPHENE_POINT_INIT (centre.x + x[player], centre.y + y[player]);
}

/* A bar with round ends between two points, one beside or above the other. */
static void
paint_bar (const QdrBoardDrawing *self,
           const graphene_point_t *from,
           const graphene_point_t *to,
           float width,
           const GdkRGBA *colour)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (MIN (from->x, to->x) - width / 2, MIN (from->y, to->y) - width / 2,
                          ABS (to->x - from->x) + width, ABS (to->y - from->y) + width);

  qdr_board_drawing_fill (self, &bounds, width / 2, colour);
}

static void
paint_line (const QdrBoardDrawing *self, guint player, float width, const GdkRGBA *colour)
{
  const QdrBoardShortestPath *path = &self->scene->path_change.after[player];

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = place_of_square (self, player, path->squares[i]);
    const graphene_point_t to = place_of_square (self, player, path->squares[i + 1]);

    paint_bar (self, &from, &to, width, colour);
  }
}

static void
paint_dashes (const QdrBoardDrawing *self, guint player, float width, const GdkRGBA *colour)
{
  const QdrBoardShortestPath *path = &self->scene->path_change.before[player];

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = place_of_square (self, player, path->squares[i]);
    const graphene_point_t to = place_of_square (self, player, path->squares[i + 1]);

    for (guint dash = 0; dash < N_DASHES; dash++) {
      const double middle = (dash + 0.5) / N_DASHES;
      const double half = (double) DASH_LENGTH / 2 / N_DASHES;
      graphene_point_t start;
      graphene_point_t end;

      graphene_point_interpolate (&from, &to, middle - half, &start);
      graphene_point_interpolate (&from, &to, middle + half, &end);
      paint_bar (self, &start, &end, width, colour);
    }
  }
}

/* Hollow, because it stands nowhere. */
static void
paint_wall (const QdrBoardDrawing *self, QdrMove wall, const GdkRGBA *colour)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const graphene_rect_t outer = qdr_board_drawing_grow (&bounds, 1);
  const float width = CLAMP (self->geometry->groove / 4, 1.5f, 3);

  qdr_board_drawing_outline (self, &outer, width + 1, width + 2, &self->palette->ghost);
  qdr_board_drawing_outline (self, &bounds, width, width, colour);
}

void
qdr_board_layer_path_change (const QdrBoardDrawing *self)
{
  const QdrBoardPathChange *change = &self->scene->path_change;
  const float line = MAX (2, LINE_WIDTH * self->geometry->square);
  const float dash = MAX (1.5f, DASH_WIDTH * self->geometry->square);

  for (guint player = 0; player < change->n_players; player++) {
    const GdkRGBA *colour = &self->palette->players[player];

    paint_dashes (self, player, dash + 2, &self->palette->ghost);
    paint_dashes (self, player, dash, colour);
  }
  for (guint player = 0; player < change->n_players; player++) {
    paint_line (self, player, line + 2 * CASING, &self->palette->ghost);
    paint_line (self, player, line, &self->palette->players[player]);
  }
  if (change->n_players > 0 && change->wall != QDR_MOVE_NONE)
    paint_wall (self, change->wall, &self->palette->players[change->wall_player]);
}

/* How long a path is, in the corner of the square where it ends. */
static void
paint_length (const QdrBoardDrawing *self, guint player)
{
  const QdrBoardShortestPath *path = &self->scene->path_change.after[player];
  const float radius = MAX (7, LENGTH_RADIUS * self->geometry->square);
  const graphene_point_t end =
      qdr_board_geometry_get_centre (self->geometry, path->squares[path->steps]);
  const float aside = 0.5f * self->geometry->square - 0.8f * radius;
  const graphene_point_t centre = GRAPHENE_POINT_INIT (end.x + aside, end.y - aside);
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (centre.x - radius, centre.y - radius, 2 * radius, 2 * radius);
  char length[8];

  g_snprintf (length, sizeof length, "%u", path->steps);
  qdr_board_drawing_fill (self, &bounds, radius, &self->palette->players[player]);
  qdr_board_drawing_outline (self, &bounds, radius, 1, &self->palette->ghost);
  qdr_board_drawing_label (self, length, 1.3f * radius, &centre, &self->palette->symbol);
}

void
qdr_board_layer_path_lengths (const QdrBoardDrawing *self)
{
  const QdrBoardPathChange *change = &self->scene->path_change;

  for (guint player = 0; player < change->n_players; player++)
    if (change->after[player].steps > 0)
      paint_length (self, player);
}
