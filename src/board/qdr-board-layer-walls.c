/*
 * The walls on a board, at rest and in motion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include "qdr-board-ground.h"
#include "qdr-board-pieces.h"

static void
paint_wall (const QdrBoardDrawing *self, QdrMove wall, guint owner)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);

  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds,
                                  qdr_board_palette_get_wall (self->palette, owner));
}

/* Which way along its groove a wall slides in: away from the player who placed it, as far as that
 * side of the board lies along the groove; otherwise to the right. */
static float
slide_direction (const QdrBoardDrawing *self, gboolean vertical, guint owner)
{
  const guint players = self->scene->position.players;
  const QdrDirection heading = owner < players ? qdr_heading_of_player (players, owner) : QDR_NORTH;

  if (vertical)
    return heading == QDR_SOUTH ? 1 : -1;
  return heading == QDR_WEST ? -1 : 1;
}

/* A wall on its way into its place, of which @part is done, 0..1. */
static void
paint_sliding_wall (const QdrBoardDrawing *self, QdrMove wall, guint owner, float part)
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
paint_last_wall (const QdrBoardDrawing *self)
{
  const QdrMove move = self->scene->last_move;
  const float width = qdr_board_ground_get_ring_width (self->geometry);
  graphene_rect_t bounds;

  if (!qdr_board_ground_marks_wall (self->scene))
    return;

  bounds = qdr_board_geometry_get_wall (self->geometry, move);
  bounds = qdr_board_drawing_grow (&bounds, width);
  qdr_board_drawing_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                             &self->palette->mark);
}

static void
paint_wall_at (const QdrBoardDrawing *self, guint direction, QdrSquare square)
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
qdr_board_layer_walls (const QdrBoardDrawing *self)
{
  const QdrBoard *board = &self->geometry->board;

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++)
      paint_wall_at (self, direction, square);
  paint_last_wall (self);
}
