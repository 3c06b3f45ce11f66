/*
 * The look of pawns, walls and squares, which all drawings of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-brush.h"
#include "qdr-board-geometry.h"
#include "qdr-board-scene.h"
#include "qdr-board-style.h"

G_BEGIN_DECLS

/* Pieces */

/** @brief The radius of a pawn, as a fraction of the side of a square. */
#define QDR_BOARD_PIECES_PAWN_RADIUS 0.42f

/** @brief The corner radius of a square, as a fraction of its side. */
#define QDR_BOARD_PIECES_CORNER_RADIUS 0.1f

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
void qdr_board_pieces_draw_pawn (const QdrBoardBrush *brush, const QdrBoardPawn *pawn);

/**
 * @brief Draws a horizontal or vertical wall that fills @p bounds, its dashes and its shadow.
 *
 * @param owner   0..3, or QDR_MAX_PLAYERS for a wall without an owner
 * @param height  how high it is lifted, in widths of the wall
 */
void qdr_board_pieces_draw_wall (const QdrBoardBrush *brush,
                                 const graphene_rect_t *bounds,
                                 const GdkRGBA *colour,
                                 guint owner,
                                 float height);

/**
 * @brief Returns the number of dashes on a wall that identify its owner even without colours: none
 *        for the first player, one for the second, and so on. Only matters without light and shadow
 *        have them, in the colour of the symbols.
 *
 * @param bounds  the wall
 * @param pixel   the size of a device pixel, logical pixels
 * @param owner   0..3, or QDR_MAX_PLAYERS for a wall without an owner
 * @param dashes  (out): the dashes
 */
guint qdr_board_pieces_get_wall_dashes (QdrMatter matter,
                                        const graphene_rect_t *bounds,
                                        float pixel,
                                        guint owner,
                                        graphene_rect_t dashes[QDR_MAX_PLAYERS - 1]);

/** @brief Returns the outline of a wall that fills @p bounds, as it is seen on the screen. */
graphene_rect_t
qdr_board_pieces_get_wall_outline (const QdrBoardBrush *brush, const graphene_rect_t *bounds);

/** @brief Returns the bitmap of a piece, which is made at the first call and then shared,
 *         (transfer none). */
QdrBoardBitmap *qdr_board_pieces_get_bitmap (const QdrMatterPiece *piece);

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

/** @brief The share of the mark's colour in the two squares of the last step. */
#define QDR_BOARD_GROUND_MARK_TINT 0.5f

/** @brief Returns the colour of a square without marks. Goal squares are tinted. */
GdkRGBA qdr_board_ground_get_square_colour (const QdrBoardScene *scene,
                                            const QdrBoardPalette *palette,
                                            QdrSquare square);

/** @brief Returns whether a square is marked as one of the two of the last step. */
gboolean qdr_board_ground_marks_square (const QdrBoardScene *scene, QdrSquare square);

/** @brief Returns whether the last move is a wall and is to be marked. */
gboolean qdr_board_ground_marks_wall (const QdrBoardScene *scene);

/** @brief Returns the width of the ring that marks the wall of the last move, logical pixels. */
float qdr_board_ground_get_ring_width (const QdrBoardGeometry *geometry);

G_END_DECLS
