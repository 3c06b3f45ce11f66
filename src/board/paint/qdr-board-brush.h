/*
 * Drawing with bitmaps that are painted once and used for many frames: pawns and walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-style.h"

G_BEGIN_DECLS

/** @brief What all functions that draw need. A plain value, for one drawing of a widget. */
typedef struct {
  GtkSnapshot *snapshot;          /**< receives the drawing */
  const QdrBoardPalette *palette; /**< the matter and colours */
  float pixel;                    /**< the size of a device pixel, logical pixels */
  gboolean is_cairo;              /**< whether the widget is drawn in software, by cairo */
} QdrBoardBrush;

/** @brief Returns a brush that draws @p widget at its scale. */
QdrBoardBrush qdr_board_brush_for_widget (GtkWidget *widget,
                                          GtkSnapshot *snapshot,
                                          const QdrBoardPalette *palette);

/** @brief Pixels, and what draws them. */
typedef struct _QdrBoardBitmap QdrBoardBitmap;

/**
 * @brief Creates a bitmap.
 *
 * @param pixels  (transfer full): pixels in the format GDK_MEMORY_DEFAULT, without padding, which
 *                do not change any more
 * @return (transfer full): to be freed with qdr_board_bitmap_free()
 */
QdrBoardBitmap *qdr_board_bitmap_new (int width, int height, guint32 *pixels);

/** @brief Frees a bitmap. */
void qdr_board_bitmap_free (QdrBoardBitmap *self);

/**
 * @brief Draws a bitmap, one device pixel for each of its pixels if @p scale is 1.
 *
 * @param place  the upper left corner, logical pixels
 */
void qdr_board_bitmap_draw (QdrBoardBitmap *self,
                            const QdrBoardBrush *brush,
                            const graphene_point_t *place,
                            float scale);

/** @brief Returns the bitmap of a piece, which is made at the first call and then shared,
 *         (transfer none). */
QdrBoardBitmap *qdr_board_bitmap_get_piece (const QdrMatterPiece *piece);

/** @brief A pawn on the screen; lengths in logical pixels. */
typedef struct {
  graphene_point_t centre; /**< the middle of the square below it */
  float radius;            /**< half its height on the screen */
  guint player;            /**< 0..3; the figures are a ball, a tower, a cross and a spire */
  float height;            /**< how high it is lifted, in radii */
  float lean;              /**< how far it leans to the right, degrees */
} QdrBoardPawn;

/** @brief Draws a pawn, a figure whose outline identifies the player even without colours, and its
 *         shadow. */
void qdr_board_brush_draw_pawn (const QdrBoardBrush *brush, const QdrBoardPawn *pawn);

/**
 * @brief Draws a horizontal or vertical wall that fills @p bounds, its dashes and its shadow.
 *
 * @param owner   0..3, or QDR_MAX_PLAYERS for a wall without an owner
 * @param height  how high it is lifted, in widths of the wall
 */
void qdr_board_brush_draw_wall (const QdrBoardBrush *brush,
                                const graphene_rect_t *bounds,
                                const GdkRGBA *colour,
                                guint owner,
                                float height);

/** @brief Returns the outline of a wall that fills @p bounds, as it is seen on the screen. */
graphene_rect_t
qdr_board_brush_get_wall_outline (const QdrBoardBrush *brush, const graphene_rect_t *bounds);

/** @brief Draws an upright cross around the origin: two bars of @p length and @p width, logical
 *         pixels. */
void qdr_board_brush_snapshot_cross (GtkSnapshot *snapshot,
                                     const GdkRGBA *colour,
                                     float length,
                                     float width);

G_END_DECLS
