/*
 * What the layers of a board are drawn with: shapes and letters.
 *
 * Only qdr-board-painter.c and the layers (qdr-board-layer-*.c) include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-palette.h"
#include "qdr-board-scene.h"

G_BEGIN_DECLS

/** @brief What a layer draws, where, how and on what; a plain value for one picture. */
typedef struct {
  const QdrBoardScene *scene;       /**< what there is to see */
  const QdrBoardGeometry *geometry; /**< where it lies */
  const QdrBoardPalette *palette;   /**< its colours */
  GtkWidget *widget;                /**< whose font the letters are in */
  GtkSnapshot *snapshot;            /**< what is drawn on */
} QdrBoardDrawing;

/**
 * @brief Fills a rectangle.
 *
 * @param self    the picture
 * @param bounds  the rectangle
 * @param radius  of its corners, logical pixels
 * @param colour  of the area
 */
void qdr_board_drawing_fill (const QdrBoardDrawing *self,
                             const graphene_rect_t *bounds,
                             float radius,
                             const GdkRGBA *colour);

/**
 * @brief Draws a line inside the edge of a rectangle.
 *
 * @param self    the picture
 * @param bounds  the rectangle
 * @param radius  of its corners, logical pixels
 * @param width   of the line, logical pixels
 * @param colour  of the line
 */
void qdr_board_drawing_outline (const QdrBoardDrawing *self,
                                const graphene_rect_t *bounds,
                                float radius,
                                float width,
                                const GdkRGBA *colour);

/**
 * @brief Moves the edges of a rectangle out.
 *
 * @param rect  a rectangle
 * @param by    how far, logical pixels
 * @return the larger rectangle
 */
graphene_rect_t qdr_board_drawing_grow (const graphene_rect_t *rect, float by);

/**
 * @brief Returns how far the corners of squares are rounded.
 *
 * @param self  the picture
 * @return logical pixels
 */
float qdr_board_drawing_corner_radius (const QdrBoardDrawing *self);

/**
 * @brief Writes letters around a point, in the font of the widget.
 *
 * @param self    the picture
 * @param text    the letters
 * @param height  of the font, logical pixels
 * @param centre  the middle of the letters
 * @param colour  of the letters
 */
void qdr_board_drawing_label (const QdrBoardDrawing *self,
                              const char *text,
                              float height,
                              const graphene_point_t *centre,
                              const GdkRGBA *colour);

G_END_DECLS
