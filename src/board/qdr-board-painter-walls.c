/*
 * Draws what lies in the grooves: walls, and the wall that a click would place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-painter-private.h"

#include "qdr-board-pieces.h"

#define GHOST_OPACITY 0.8
#define SHUT_IN_TINT 0.35f

static const GdkRGBA *
colour_of_player (const QdrBoardPainter *self, guint player)
{
  return player == QDR_NOBODY ? &self->palette->wall : &self->palette->players[player];
}

static void
paint_wall (const QdrBoardPainter *self, QdrMove wall, guint owner)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);

  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds, colour_of_player (self, owner));
}

/* Which way along its groove a wall slides in: away from whoever placed it, as far as that side of
 * the board lies along the groove; otherwise to the right. */
static float
slide_direction (const QdrBoardPainter *self, gboolean vertical, guint owner)
{
  const guint players = self->scene->position.players;
  const QdrDirection heading = owner < players ? qdr_heading_of_player (players, owner) : QDR_NORTH;

  if (vertical)
    return heading == QDR_SOUTH ? 1 : -1;
  return heading == QDR_WEST ? -1 : 1;
}

/* A wall on its way into its place, of which @part is done, 0..1. */
static void
paint_sliding_wall (const QdrBoardPainter *self, QdrMove wall, guint owner, float part)
{
  const gboolean vertical = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const float way = (1 - part) * self->geometry->pitch * slide_direction (self, vertical, owner);

  const graphene_point_t aside =
      qdr_board_geometry_rotate_offset (self->geometry, vertical ? 0 : -way, vertical ? -way : 0);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &aside);
  gtk_snapshot_push_opacity (self->snapshot, (double) part);
  paint_wall (self, wall, owner);
  gtk_snapshot_pop (self->snapshot);
  gtk_snapshot_restore (self->snapshot);
}

/* A ring around the wall that was placed last. */
static void
paint_last_wall (const QdrBoardPainter *self)
{
  const QdrMove move = self->scene->last_move;
  graphene_rect_t bounds;
  float width;

  if (!self->scene->show_last_move || move == QDR_MOVE_NONE || !qdr_move_is_wall (move) ||
      self->scene->motion.under_way)
    return;

  width = CLAMP (self->geometry->groove / 5, 1, 3);
  bounds = qdr_board_geometry_get_wall (self->geometry, move);
  bounds = qdr_board_painter_grow (&bounds, width);
  qdr_board_painter_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                             &self->palette->mark);
}

static void
paint_wall_at (const QdrBoardPainter *self, guint direction, QdrSquare square)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardMotion *motion = &scene->motion;
  const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
  const float progress = (float) motion->progress;

  if (qdr_bits_test (&motion->going[direction], square))
    paint_sliding_wall (self, wall, motion->owners[direction][square], 1 - progress);
  else if (qdr_bits_test (&motion->coming[direction], square))
    paint_sliding_wall (self, wall, scene->owners[direction][square], progress);
  else if (qdr_bits_test (&scene->position.walls[direction], square))
    paint_wall (self, wall, scene->owners[direction][square]);
}

void
qdr_board_painter_walls (const QdrBoardPainter *self)
{
  const QdrBoard *board = &self->geometry->board;

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++)
      paint_wall_at (self, direction, square);
  paint_last_wall (self);
}

void
qdr_board_painter_legal_ghost (const QdrBoardPainter *self, QdrMove wall, const GdkRGBA *colour)
{
  graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = CLAMP (self->geometry->groove / 6, 1, 2);

  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds, colour);
  gtk_snapshot_pop (self->snapshot);
  bounds = qdr_board_painter_grow (&bounds, width);
  qdr_board_painter_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                             &self->palette->ghost);
}

static void
paint_hatching (const QdrBoardPainter *self, const graphene_rect_t *bounds)
{
  const float width = MAX (2, self->geometry->groove / 3);
  const GdkRGBA dark = self->palette->refused;
  const GdkRGBA light = { 1, 1, 1, 0.85f };
  const GskColorStop stops[] = { { 0, dark }, { 0.5f, dark }, { 0.5f, light }, { 1, light } };
  const graphene_point_t end =
      GRAPHENE_POINT_INIT (bounds->origin.x + 2 * width, bounds->origin.y + 2 * width);

  gtk_snapshot_append_repeating_linear_gradient (self->snapshot, bounds, &bounds->origin, &end,
                                                 stops, G_N_ELEMENTS (stops));
}

/* A cross on a disc, in the middle of a wall that is not allowed. */
static void
paint_cross (const QdrBoardPainter *self, const graphene_rect_t *wall)
{
  const float radius = MAX (6, self->geometry->groove * 0.9f);
  const GdkRGBA white = { 1, 1, 1, 1 };
  graphene_point_t centre;
  graphene_rect_t bounds;

  graphene_rect_get_center (wall, &centre);
  bounds = GRAPHENE_RECT_INIT (centre.x - radius, centre.y - radius, 2 * radius, 2 * radius);
  qdr_board_painter_fill (self, &bounds, radius, &self->palette->refused);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &centre);
  gtk_snapshot_rotate (self->snapshot, 45);
  qdr_board_pieces_snapshot_cross (self->snapshot, &white, 1.3f * radius, 0.34f * radius);
  gtk_snapshot_restore (self->snapshot);
}

static void
paint_illegal_ghost (const QdrBoardPainter *self, QdrMove wall)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);

  paint_hatching (self, &bounds);
  qdr_board_painter_outline (self, &bounds, 0, MAX (1, self->geometry->groove / 8),
                             &self->palette->refused);
  paint_cross (self, &bounds);
}

void
qdr_board_painter_ghost (const QdrBoardPainter *self)
{
  const QdrBoardScene *scene = self->scene;

  if (scene->pointed == QDR_MOVE_NONE || !qdr_move_is_wall (scene->pointed))
    return;

  if (scene->pointed_is_legal)
    qdr_board_painter_legal_ghost (self, scene->pointed,
                                   colour_of_player (self, scene->pointed_player));
  else
    paint_illegal_ghost (self, scene->pointed);
}

void
qdr_board_painter_stock_drag (const QdrBoardPainter *self)
{
  const QdrBoardScene *scene = self->scene;
  graphene_rect_t bounds;

  if (scene->stock_drag == QDR_MOVE_STEP)
    return;

  bounds = qdr_board_geometry_get_wall (self->geometry, qdr_move_make (scene->stock_drag, 0));
  bounds.origin.x = scene->stock_drag_x - bounds.size.width / 2;
  bounds.origin.y = scene->stock_drag_y - bounds.size.height / 2;
  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds,
                                  &self->palette->players[scene->position.turn]);
  gtk_snapshot_pop (self->snapshot);
}

void
qdr_board_painter_shut_in (const QdrBoardPainter *self)
{
  const QdrBoard *board = &self->geometry->board;
  const GdkRGBA colour = qdr_board_pieces_fade (&self->palette->refused, SHUT_IN_TINT);

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);

      if (qdr_bits_test (&self->scene->shut_in, square))
        qdr_board_painter_fill (self, &bounds, qdr_board_painter_corner_radius (self), &colour);
    }
}
