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

/** @brief (transfer full): for text of @p height logical pixels. */
PangoLayout *qdr_board_painter_make_layout (const QdrBoardPainter *self, float height);

/** @brief Writes @p text with its middle at @p centre. */
void qdr_board_painter_label (const QdrBoardPainter *self,
                              PangoLayout *layout,
                              const char *text,
                              const graphene_point_t *centre,
                              const GdkRGBA *colour);

/* In the grooves: qdr-board-painter-walls.c */

/** @brief Draws the walls, with a ring around the one that was placed last. */
void qdr_board_painter_walls (const QdrBoardPainter *self);

/** @brief Draws the wall that is pointed at, and whether it is allowed. */
void qdr_board_painter_ghost (const QdrBoardPainter *self);

/** @brief Draws a wall that is dragged beside the board, where it is. */
void qdr_board_painter_stock_drag (const QdrBoardPainter *self);

/** @brief Draws a wall that could be placed. */
void
qdr_board_painter_legal_ghost (const QdrBoardPainter *self, QdrMove wall, const GdkRGBA *colour);

/** @brief Tints the squares from which a wall that is pointed at would leave no way to the goal. */
void qdr_board_painter_shut_in (const QdrBoardPainter *self);

/* Moves not played: qdr-board-painter-line.c */

/** @brief Draws the suggested move, be it a step or a wall. */
void qdr_board_painter_hint (const QdrBoardPainter *self);

/** @brief Draws a line of moves to come, numbered. */
void qdr_board_painter_line (const QdrBoardPainter *self);

/** @brief Draws the move that was played here and was no good, with the sign for how bad it was. */
void qdr_board_painter_mistake (const QdrBoardPainter *self);

/** @brief Draws the shortest path of each player that has one to show. */
void qdr_board_painter_shortest_paths (const QdrBoardPainter *self);

G_END_DECLS
