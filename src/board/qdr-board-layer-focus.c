/*
 * The layer on top: a frame around what has the keyboard focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

void
qdr_board_layer_focus (const QdrBoardDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const float width = CLAMP (self->geometry->square / 14, 2, 4);
  graphene_rect_t bounds;

  if (scene->focus != QDR_NO_SQUARE) {
    bounds = qdr_board_geometry_get_square (self->geometry, scene->focus);
    bounds = qdr_board_drawing_grow (&bounds, width / 2);
    qdr_board_drawing_outline (self, &bounds, qdr_board_drawing_corner_radius (self) + width / 2,
                               width, &self->palette->focus);
  }
  if (scene->focus_wall != QDR_MOVE_NONE) {
    bounds = qdr_board_geometry_get_wall (self->geometry, scene->focus_wall);
    bounds = qdr_board_drawing_grow (&bounds, 1.5f * width);
    qdr_board_drawing_outline (self, &bounds, 1.5f * width, width, &self->palette->focus);
  }
}
