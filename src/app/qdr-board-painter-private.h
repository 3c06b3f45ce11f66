/*
 * What the two halves of the board's painter share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-painter.h"

G_BEGIN_DECLS

typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardGeometry *geometry;
  const QdrBoardPalette *palette;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
} QdrBoardPainter;

/* Shapes: qdr-board-painter.c */

/** @brief Fills @p bounds, with corners of @p radius. */
void qdr_board_painter_fill (const QdrBoardPainter *self,
                             const graphene_rect_t *bounds,
                             float radius,
                             const GdkRGBA *colour);

/** @brief Draws a line of @p width logical pixels inside the edge of @p bounds. */
void qdr_board_painter_outline (const QdrBoardPainter *self,
                                const graphene_rect_t *bounds,
                                float radius,
                                float width,
                                const GdkRGBA *colour);

/** @brief @p rect with its edges moved out @p by logical pixels. */
graphene_rect_t qdr_board_painter_grow (const graphene_rect_t *rect, float by);

/** @brief How far the corners of squares are rounded, logical pixels. */
float qdr_board_painter_corner_radius (const QdrBoardPainter *self);

/* In the grooves: qdr-board-painter-walls.c */

/** @brief Draws the walls, with a ring around the one that was placed last. */
void qdr_board_painter_walls (const QdrBoardPainter *self);

/** @brief Draws the wall that is pointed at, and whether it is allowed. */
void qdr_board_painter_ghost (const QdrBoardPainter *self);

/** @brief Draws the suggested move, be it a step or a wall. */
void qdr_board_painter_hint (const QdrBoardPainter *self);

G_END_DECLS
