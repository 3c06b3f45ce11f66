/*
 * The look of pawns, walls and squares, which all drawings of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-scene.h"
#include "qdr-board-style.h"

G_BEGIN_DECLS

/* Pieces */

/** @brief The radius of a pawn, as a fraction of the side of a square. */
#define QDR_BOARD_PIECES_PAWN_RADIUS 0.38f

/** @brief The corner radius of a square, as a fraction of its side. */
#define QDR_BOARD_PIECES_CORNER_RADIUS 0.1f

/**
 * @brief Draws a pawn: a round piece with a symbol that identifies the player even without colours.
 *
 * @param centre  the centre of the pawn
 * @param radius  its radius in logical pixels
 * @param player  0..3; the symbols are disc, square, cross and diamond
 */
void qdr_board_pieces_snapshot_pawn (GtkSnapshot *snapshot,
                                     const QdrBoardPalette *palette,
                                     const graphene_point_t *centre,
                                     float radius,
                                     guint player);

/** @brief Draws a horizontal or vertical wall that fills @p bounds. */
void qdr_board_pieces_snapshot_wall (GtkSnapshot *snapshot,
                                     const graphene_rect_t *bounds,
                                     const GdkRGBA *colour);

/** @brief Returns the corner radius of a wall that fills @p bounds. */
float qdr_board_pieces_get_wall_radius (const graphene_rect_t *bounds);

/** @brief Draws an upright cross around the origin: two bars of @p length and @p width, logical
 *         pixels. */
void qdr_board_pieces_snapshot_cross (GtkSnapshot *snapshot,
                                      const GdkRGBA *colour,
                                      float length,
                                      float width);

/* Colours */

/** @brief Returns a mixture of two colours: @p a if @p part is 0, @p b if @p part is 1. */
GdkRGBA qdr_board_pieces_mix_colours (const GdkRGBA *a, const GdkRGBA *b, float part);

/** @brief The share of a player's colour in the colour of that player's goal squares, 0..1. */
#define QDR_BOARD_PIECES_GOAL_TINT 0.28f

/** @brief Returns the colour of a square with the share @p part of a player's colour mixed in. The
 *         hue of the square is removed first, since otherwise a player's colour on wood would look
 *         grey. */
GdkRGBA qdr_board_pieces_tint_square (const GdkRGBA *square, const GdkRGBA *player, float part);

/** @brief Returns @p colour with its opacity multiplied by @p alpha. */
GdkRGBA qdr_board_pieces_fade_colour (const GdkRGBA *colour, float alpha);

/* The ground: the part of the board below squares and pieces */

/** @brief Returns the width of the strip of ground around the field, logical pixels. */
float qdr_board_ground_get_margin (const QdrBoardGeometry *geometry);

/** @brief Returns the thin rectangle beside the squares that marks the goal side of @p player, in a
 *         game with @p players players. */
graphene_rect_t
qdr_board_ground_get_goal (const QdrBoardGeometry *geometry, guint players, guint player);

/** @brief Returns the colour of a square. Goal squares are tinted, and so are both squares of the
 *         last step if the last move is marked. */
GdkRGBA qdr_board_ground_get_square_colour (const QdrBoardScene *scene,
                                            const QdrBoardPalette *palette,
                                            QdrSquare square);

/** @brief Returns whether the last move is a wall and is to be marked. */
gboolean qdr_board_ground_marks_wall (const QdrBoardScene *scene);

/** @brief Returns the width of the ring that marks the wall of the last move, logical pixels. */
float qdr_board_ground_get_ring_width (const QdrBoardGeometry *geometry);

G_END_DECLS
