/*
 * The matter of the board: pixels of wood, slate, paper and glass.
 *
 * All functions paint pixels in the format GDK_MEMORY_DEFAULT, premultiplied, row by row without
 * padding. Lengths are in device pixels. Light comes from above left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

#include "qdr-board.h"

G_BEGIN_DECLS

/** @brief What a board is made of. */
typedef enum {
  QDR_MATTER_PLAIN, /**< even colours without light and shadow */
  QDR_MATTER_WOOD,  /**< turned and planed wood */
  QDR_MATTER_SLATE, /**< honed stone */
  QDR_MATTER_PAPER, /**< ink and water colour on paper */
  QDR_MATTER_NIGHT, /**< lamps on dark glass */
} QdrMatter;

/** @brief Returns whether the pieces of a matter have no height and no shadow. */
gboolean qdr_matter_is_flat (QdrMatter self);

/** @brief How far a shadow falls to the right for each height above the board. */
#define QDR_MATTER_SHADOW_X 0.52f
/** @brief The same to the front. */
#define QDR_MATTER_SHADOW_Y 0.40f

/** @brief The frame, grooves and squares of a board. A plain value; unused bytes must be 0. */
typedef struct {
  QdrMatter matter;   /**< what the board is made of */
  int columns;        /**< the number of columns on the screen */
  int rows;           /**< the number of rows on the screen */
  int square;         /**< the side of a square */
  int groove;         /**< the width of a groove */
  int rim;            /**< the width of the rim around the squares */
  int margin;         /**< the width of the part of the rim that is as deep as the grooves */
  int corner;         /**< the corner radius of a square */
  GdkRGBA frame;      /**< the colour of the frame */
  GdkRGBA groove_rgb; /**< the colour of the grooves */
  /** the colours of the squares, row by row from above left */
  GdkRGBA squares[QDR_BOARD_MAX][QDR_BOARD_MAX];
} QdrMatterGround;

/** @brief Returns the width of a ground, or its height for @p squares rows. */
int qdr_matter_ground_get_length (const QdrMatterGround *self, int squares);

/** @brief Paints a ground on pixels that are all 0. */
void qdr_matter_ground_paint (const QdrMatterGround *self, guint32 *pixels);

/** @brief The parts of a piece, which are pictures of their own. */
typedef enum {
  QDR_MATTER_BODY,   /**< the piece itself */
  QDR_MATTER_SHADOW, /**< its shadow on the board, or its glow */
} QdrMatterPart;

/** @brief A pawn or slat. A plain value; unused bytes must be 0. */
typedef struct {
  QdrMatter matter;   /**< what the piece is made of */
  QdrMatterPart part; /**< which part is painted */
  guint figure;       /**< 0..3: the pawn of a player; QDR_MATTER_SLAT: a slat */
  int width;          /**< the width of the picture */
  int height;         /**< the height of the picture */
  float x;            /**< the centre of the foot of a pawn, or the left edge of a slat */
  float y;            /**< the same from above */
  float across;       /**< the radius of a pawn, or the width of a slat on the screen */
  float down;         /**< the height of a slat on the screen */
  GdkRGBA colour;     /**< the colour of the player */
  GdkRGBA symbol;     /**< the colour of the player's sign */
} QdrMatterPiece;

/** @brief The figure of a slat. */
#define QDR_MATTER_SLAT 4

/** @brief Sets the size of the picture, and the place of the piece there, to fit the part. */
void qdr_matter_piece_fit (QdrMatterPiece *self);

/** @brief Paints a piece on pixels that are all 0. */
void qdr_matter_piece_paint (const QdrMatterPiece *self, guint32 *pixels);

G_END_DECLS
