/*
 * What goals, squares and the mark of the last move look like, on the screen or in a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-palette.h"
#include "qdr-board-scene.h"

G_BEGIN_DECLS

/**
 * @brief How far the ground of the grooves shows around the field, logical pixels.
 *
 * @param geometry  of the board
 */
float qdr_board_ground_get_margin (const QdrBoardGeometry *geometry);

/**
 * @brief The strip along the side of the field that a player has to reach.
 *
 * @param geometry  of the board
 * @param players   2 or 4
 * @param player    0..players - 1
 */
graphene_rect_t
qdr_board_ground_get_goal (const QdrBoardGeometry *geometry, guint players, guint player);

/**
 * @brief The colour of a square: tinted where it is a goal, or part of the last step if that is
 *        marked.
 *
 * @param scene    what there is to see
 * @param palette  its colours
 * @param square   on the board
 */
GdkRGBA qdr_board_ground_get_colour (const QdrBoardScene *scene,
                                     const QdrBoardPalette *palette,
                                     QdrSquare square);

/**
 * @brief Whether the wall that was placed last is to be marked.
 *
 * @param scene  what there is to see
 */
gboolean qdr_board_ground_marks_wall (const QdrBoardScene *scene);

/**
 * @brief How wide the ring around the wall that was placed last is, logical pixels.
 *
 * @param geometry  of the board
 */
float qdr_board_ground_get_ring_width (const QdrBoardGeometry *geometry);

G_END_DECLS
