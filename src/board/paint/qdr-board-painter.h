/*
 * Drawing of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-scene.h"
#include "qdr-board-style.h"

G_BEGIN_DECLS

/** @brief The data of a widget that is the picture of its frame, grooves and squares, which lasts
 *         as long as they do not change. */
#define QDR_BOARD_PAINTER_GROUND "qdr-board-ground"

/**
 * @brief Draws a scene.
 *
 * @param geometry  the layout of the scene's board
 * @param widget    text is drawn in the font of this widget
 */
void qdr_board_painter_snapshot (const QdrBoardScene *scene,
                                 const QdrBoardGeometry *geometry,
                                 const QdrBoardPalette *palette,
                                 GtkWidget *widget,
                                 GtkSnapshot *snapshot);

G_END_DECLS
