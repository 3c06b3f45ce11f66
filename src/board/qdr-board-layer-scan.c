/*
 * The choice of a person who plays by scanning: a thick frame, light within dark, so that it stands
 * out by its shape and on any colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

static void
paint_frame (const QdrBoardDrawing *self, const graphene_rect_t *around)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  const float width = CLAMP (self->geometry->square / 9, 3, 8);
  const float radius = qdr_board_drawing_corner_radius (self);
  const graphene_rect_t outer = qdr_board_drawing_grow (around, width);
  const graphene_rect_t inner = qdr_board_drawing_grow (around, width / 3);

  qdr_board_drawing_outline (self, &outer, radius + width, width, &self->palette->focus);
  qdr_board_drawing_outline (self, &inner, radius + width / 3, width / 3, &white);
}

/* From one wall to another. */
static void
paint_band (const QdrBoardDrawing *self, QdrMove first, QdrMove last)
{
  const graphene_rect_t from = qdr_board_geometry_get_wall (self->geometry, first);
  const graphene_rect_t to = qdr_board_geometry_get_wall (self->geometry, last);
  graphene_rect_t bounds;

  graphene_rect_union (&from, &to, &bounds);
  paint_frame (self, &bounds);
}

static QdrMove
wall_at (const QdrBoard *board, QdrMoveKind kind, guint column, guint row)
{
  return qdr_move_make (kind, qdr_board_square (board, column, row));
}

static void
paint_row (const QdrBoardDrawing *self, QdrMoveKind kind, guint row)
{
  const QdrBoard *board = &self->geometry->board;

  paint_band (self, wall_at (board, kind, 0, row), wall_at (board, kind, board->width - 2u, row));
}

/* All grooves of the kind. */
static void
paint_grooves (const QdrBoardDrawing *self, QdrMoveKind kind)
{
  const QdrBoard *board = &self->geometry->board;

  if (kind == QDR_MOVE_HORIZONTAL_WALL)
    for (guint row = 0; row < board->height - 1u; row++)
      paint_row (self, kind, row);
  else
    for (guint column = 0; column < board->width - 1u; column++)
      paint_band (self, wall_at (board, kind, column, 0),
                  wall_at (board, kind, column, board->height - 2u));
}

static void
paint_move (const QdrBoardDrawing *self, QdrMove move)
{
  const graphene_rect_t bounds =
      qdr_move_is_wall (move)
          ? qdr_board_geometry_get_wall (self->geometry, move)
          : qdr_board_geometry_get_square (self->geometry, qdr_move_square (move));

  if (qdr_move_is_wall (move))
    qdr_board_layer_paint_ghost_wall (self, move,
                                      qdr_board_palette_get_wall (self->palette,
                                                                  self->scene->position.turn));
  paint_frame (self, &bounds);
}

void
qdr_board_layer_scan (const QdrBoardDrawing *self)
{
  const QdrScanChoice *choice = &self->scene->scanned;

  switch (choice->kind) {
  case QDR_SCAN_WALLS:
    paint_grooves (self, choice->walls);
    break;
  case QDR_SCAN_ROW:
    paint_row (self, choice->walls, choice->row);
    break;
  case QDR_SCAN_PAWN:
  case QDR_SCAN_MOVE:
    paint_move (self, choice->move);
    break;
  case QDR_SCAN_NOTHING:
  default:
    break;
  }
}
