/*
 * Pawns and walls as pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-palette.h"

G_BEGIN_DECLS

/* What every drawing of a board has in common, on the screen or in a file. */

/** @brief How strongly the colour of a player shines through on its goal, 0..1. */
#define QDR_BOARD_PIECES_GOAL_TINT 0.28f

/** @brief The same on the goal of the player who has won. */
#define QDR_BOARD_PIECES_WON_TINT 0.55f
/** @brief How strongly the mark of the last step shines through, likewise. */
#define QDR_BOARD_PIECES_MARK_TINT 0.5f

/** @brief The radius of a pawn and of the corners of a square, in parts of the side of a square. */
#define QDR_BOARD_PIECES_PAWN_RADIUS 0.38f
/** @brief The radius of the corners of a square, in parts of its side. */
#define QDR_BOARD_PIECES_CORNER_RADIUS 0.1f

/**
 * @brief Draws an upright cross around the origin, its arms @p length from end to end.
 *
 * @param snapshot  to draw on
 * @param colour    of the arms
 * @param length    of an arm from end to end, logical pixels
 * @param width     of an arm, logical pixels
 */
void qdr_board_pieces_snapshot_cross (GtkSnapshot *snapshot,
                                      const GdkRGBA *colour,
                                      float length,
                                      float width);

/**
 * @brief Draws the pawn of @p player, a round piece with an symbol: disc, square, cross, diamond.
 *
 * The symbol tells pawns apart where colours do not.
 *
 * @param snapshot  to draw on
 * @param palette   in which colours
 * @param centre    of the piece
 * @param radius    logical pixels
 * @param player    0..3
 */
void qdr_board_pieces_snapshot_pawn (GtkSnapshot *snapshot,
                                     const QdrBoardPalette *palette,
                                     const graphene_point_t *centre,
                                     float radius,
                                     guint player);

/**
 * @brief Draws a wall, lying or standing, that fills @p bounds.
 *
 * @param snapshot  to draw on
 * @param bounds    logical pixels
 * @param colour    of the wall
 */
void qdr_board_pieces_snapshot_wall (GtkSnapshot *snapshot,
                                     const graphene_rect_t *bounds,
                                     const GdkRGBA *colour);

/**
 * @brief How far the ends of a wall that fills @p bounds are rounded, logical pixels.
 *
 * @param bounds  logical pixels
 */
float qdr_board_pieces_wall_radius (const graphene_rect_t *bounds);

/**
 * @brief A colour between @p a (at @p part 0) and @p b (at 1).
 *
 * @param a     a colour
 * @param b     another one
 * @param part  0..1
 */
GdkRGBA qdr_board_pieces_mix (const GdkRGBA *a, const GdkRGBA *b, float part);

/**
 * @brief A square that belongs to a player.
 *
 * Its own hue goes first: mixed with that of wood, a player's colour becomes grey.
 *
 * @param square  its colour
 * @param player  the colour of the player
 * @param part    how much of it, 0..1
 */
GdkRGBA qdr_board_pieces_tint (const GdkRGBA *square, const GdkRGBA *player, float part);

/**
 * @brief @p colour, less opaque.
 *
 * @param colour  a colour
 * @param alpha   how opaque, 0..1
 */
GdkRGBA qdr_board_pieces_fade (const GdkRGBA *colour, float alpha);

G_END_DECLS
