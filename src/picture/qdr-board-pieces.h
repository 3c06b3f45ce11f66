/*
 * The look of pawns, walls and squares, which all drawings of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-matter.h"
#include "qdr-board-scene.h"

G_BEGIN_DECLS

/* Palette */

/** @brief The matter and colours of a board; the style sheets in ui/board define the colours under
 *         the names in brackets. */
typedef struct {
  QdrMatter matter;                 /**< what the board is made of */
  GdkRGBA frame;                    /**< (board_frame) the frame */
  GdkRGBA coordinates;              /**< (board_coordinates) letters and numbers on the frame */
  GdkRGBA groove;                   /**< (board_groove) the grooves between squares */
  GdkRGBA square;                   /**< (board_square) a square */
  GdkRGBA mark;                     /**< (board_mark) the last move */
  GdkRGBA ghost;                    /**< (board_ghost) the edge of a preview of a wall */
  GdkRGBA hint;                     /**< (board_hint) a suggested move */
  GdkRGBA focus;                    /**< (board_focus) the keyboard focus */
  GdkRGBA refused;                  /**< (board_refused) a wall that is not legal */
  GdkRGBA wall;                     /**< (board_wall) a wall without an owner */
  GdkRGBA pencil;                   /**< (board_pencil) arrows and marks of the player */
  GdkRGBA symbol;                   /**< (board_symbol) symbols on the pawns */
  GdkRGBA players[QDR_MAX_PLAYERS]; /**< (board_player_1 ... board_player_4) the players */
} QdrBoardPalette;

/** @brief A colour of a palette. */
typedef struct {
  const char *name; /**< its name in style sheets */
  gsize offset;     /**< where it is in a QdrBoardPalette, bytes */
} QdrBoardColour;

/** @brief The number of colours of a palette. */
#define QDR_BOARD_N_COLOURS 16

/** @brief All colours of a palette. */
extern const QdrBoardColour qdr_board_colours[QDR_BOARD_N_COLOURS];

/**
 * @brief Returns the colour of a player's walls.
 *
 * @param owner  0..3, or QDR_MAX_PLAYERS for a wall without an owner
 * @return (transfer none): one of the colours of the palette
 */
const GdkRGBA *qdr_board_palette_get_wall_colour (const QdrBoardPalette *self, guint owner);

/* Pieces */

/** @brief The radius of a pawn, as a fraction of the side of a square. */
#define QDR_BOARD_PIECES_PAWN_RADIUS 0.42f

/** @brief The corner radius of a square, as a fraction of its side. */
#define QDR_BOARD_PIECES_CORNER_RADIUS 0.1f

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

/**
 * @brief Describes a pawn to paint: its body, with the size of the picture.
 *
 * @param radius  half its height on the screen, device pixels
 */
QdrMatterPiece
qdr_board_pieces_make_pawn (const QdrBoardPalette *palette, guint player, float radius);

/** @brief Returns how far the foot of a pawn of @p radius is below the middle of its square. */
float qdr_board_pieces_get_foot_distance (const QdrBoardPalette *palette, float radius);

/**
 * @brief Describes a wall to paint: its body, with the size of the picture.
 *
 * @param bounds  the wall
 * @param pixel   the size of a device pixel, in the unit of @p bounds
 */
QdrMatterPiece qdr_board_pieces_make_wall (const QdrBoardPalette *palette,
                                           const graphene_rect_t *bounds,
                                           float pixel,
                                           const GdkRGBA *colour);

/** @brief The radius of the ring around a pawn, as a fraction of the side of a square. */
#define QDR_BOARD_PIECES_RING_RADIUS 0.49f
/** @brief The width of that ring. */
#define QDR_BOARD_PIECES_RING_WIDTH 0.06f
/** @brief The opacity of its light inner edge, without which it would be lost beside the pawn. */
#define QDR_BOARD_PIECES_RING_CASING 0.6f

/** @brief Returns the corner radius of a wall that fills @p bounds. */
float qdr_board_pieces_get_wall_radius (const graphene_rect_t *bounds);

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

/**
 * @brief Describes frame, grooves and squares to paint.
 *
 * @param ground  (out)
 */
void qdr_board_ground_read (const QdrBoardScene *scene,
                            const QdrBoardGeometry *geometry,
                            const QdrBoardPalette *palette,
                            QdrMatterGround *ground);

/** @brief The height of letters and numbers, as a fraction of the width of the rim without its
 *         margin. */
#define QDR_BOARD_GROUND_COORDINATE_SIZE 0.72f

/** @brief Returns the centre of the letter below a column, or of the number at the left of a row,
 *         if @p below is FALSE; at the lower and left edge of the screen, even if the board is
 *         rotated. */
graphene_point_t qdr_board_ground_get_coordinate_place (const QdrBoardGeometry *geometry,
                                                        QdrSquare square,
                                                        gboolean below);

/** @brief The share of the mark's colour in the two squares of the last step. */
#define QDR_BOARD_GROUND_MARK_TINT 0.5f
/** @brief The same for the last move of a game: the colour of a goal must not mix with it. */
#define QDR_BOARD_GROUND_WINNING_MARK_TINT 0.8f

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
