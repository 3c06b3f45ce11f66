/*
 * Drawing with bitmaps that are painted once and used for many frames.
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

G_END_DECLS
