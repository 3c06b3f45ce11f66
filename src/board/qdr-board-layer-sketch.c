/*
 * The arrows and marks that a player draws on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include "qdr-board-pieces.h"

/* Parts of a square; a ring is around the pawn. */
#define RING_RADIUS 0.46f
#define RING_WIDTH 0.07f

/* What is drawn hides nothing, and less so while the button is down. */
#define OPACITY 0.85
#define DRAWING_OPACITY 0.5

static void
paint_ring (const QdrBoardDrawing *self, QdrSquare square)
{
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);
  const float radius = RING_RADIUS * self->geometry->square;
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (centre.x - radius, centre.y - radius, 2 * radius, 2 * radius);

  qdr_board_drawing_outline (self, &bounds, radius, MAX (2, RING_WIDTH * self->geometry->square),
                             &self->palette->pencil);
}

static void
paint_stroke (const QdrBoardDrawing *self, QdrBoardStroke stroke, double opacity)
{
  gtk_snapshot_push_opacity (self->snapshot, opacity);
  if (stroke.from == stroke.to)
    paint_ring (self, stroke.from);
  else
    qdr_board_layer_paint_arrow (self, stroke.from, stroke.to, &self->palette->pencil);
  gtk_snapshot_pop (self->snapshot);
}

void
qdr_board_layer_sketch (const QdrBoardDrawing *self)
{
  const QdrBoardSketch *sketch = &self->scene->sketch;

  for (guint i = 0; i < sketch->n_strokes; i++)
    paint_stroke (self, sketch->strokes[i], OPACITY);
  if (sketch->is_drawing)
    paint_stroke (self, sketch->drawing, DRAWING_OPACITY);
}
