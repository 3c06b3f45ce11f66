/*
 * Walls that are not placed: the one that is pointed at, and the one on its way from the stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include "qdr-board-pieces.h"

#define GHOST_OPACITY 0.8

void
qdr_board_layer_paint_ghost_wall (const QdrBoardDrawing *self, QdrMove wall, const GdkRGBA *colour)
{
  graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = CLAMP (self->geometry->groove / 6, 1, 2);

  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds, colour);
  gtk_snapshot_pop (self->snapshot);
  bounds = qdr_board_drawing_grow (&bounds, width);
  qdr_board_drawing_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                             &self->palette->ghost);
}

/* A cross on a disc, in the middle of a wall that is not allowed. */
static void
paint_cross (const QdrBoardDrawing *self, const graphene_rect_t *wall)
{
  const float radius = MAX (6, self->geometry->groove * 0.9f);
  const GdkRGBA white = { 1, 1, 1, 1 };
  graphene_point_t centre;
  graphene_rect_t bounds;

  graphene_rect_get_center (wall, &centre);
  bounds = GRAPHENE_RECT_INIT (centre.x - radius, centre.y - radius, 2 * radius, 2 * radius);
  qdr_board_drawing_fill (self, &bounds, radius, &self->palette->refused);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &centre);
  gtk_snapshot_rotate (self->snapshot, 45);
  qdr_board_pieces_snapshot_cross (self->snapshot, &white, 1.3f * radius, 0.34f * radius);
  gtk_snapshot_restore (self->snapshot);
}

/* Hatched and crossed out. */
static void
paint_refused_wall (const QdrBoardDrawing *self, QdrMove wall)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = MAX (2, self->geometry->groove / 3);
  const GdkRGBA dark = self->palette->refused;
  const GdkRGBA light = { 1, 1, 1, 0.85f };
  const GskColorStop stops[] = { { 0, dark }, { 0.5f, dark }, { 0.5f, light }, { 1, light } };
  const graphene_point_t end =
      GRAPHENE_POINT_INIT (bounds.origin.x + 2 * width, bounds.origin.y + 2 * width);

  gtk_snapshot_append_repeating_linear_gradient (self->snapshot, &bounds, &bounds.origin, &end,
                                                 stops, G_N_ELEMENTS (stops));
  qdr_board_drawing_outline (self, &bounds, 0, MAX (1, self->geometry->groove / 8),
                             &self->palette->refused);
  paint_cross (self, &bounds);
}

/* Its number is not to be covered: the pointer still is where a wrong move was tried. */
static gboolean
begins_line (const QdrBoardScene *scene, QdrMove wall)
{
  return scene->line.n_moves > 0 && scene->line.moves[0].move == wall;
}

void
qdr_board_layer_pointed_wall (const QdrBoardDrawing *self)
{
  const QdrBoardScene *scene = self->scene;

  if (scene->pointed == QDR_MOVE_NONE || !qdr_move_is_wall (scene->pointed) ||
      begins_line (scene, scene->pointed))
    return;

  if (scene->pointed_is_legal)
    qdr_board_layer_paint_ghost_wall (self, scene->pointed,
                                      qdr_board_palette_get_wall (self->palette,
                                                                  scene->pointed_player));
  else
    paint_refused_wall (self, scene->pointed);
}

void
qdr_board_layer_stock_drag (const QdrBoardDrawing *self)
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
