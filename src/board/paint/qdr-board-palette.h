/*
 * The colours of the board, from the style sheet in its light or dark variant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board.h"

G_BEGIN_DECLS

/** @brief Colours by purpose; board.css defines them under the names in brackets. */
typedef struct {
  GdkRGBA frame;                    /**< (board_frame) */
  GdkRGBA coordinates;              /**< (board_coordinates) letters and numbers on the frame */
  GdkRGBA groove;                   /**< (board_groove) */
  GdkRGBA square;                   /**< (board_square) */
  GdkRGBA mark;                     /**< (board_mark) the last move */
  GdkRGBA ghost;                    /**< (board_ghost) the edge of a wall that is not placed */
  GdkRGBA hint;                     /**< (board_hint) a suggested move */
  GdkRGBA focus;                    /**< (board_focus) the keyboard focus */
  GdkRGBA refused;                  /**< (board_refused) a wall that is not legal */
  GdkRGBA wall;                     /**< (board_wall) a wall without an owner */
  GdkRGBA pencil;                   /**< (board_pencil) arrows and marks of the player */
  GdkRGBA symbol;                   /**< (board_symbol) symbols on the pawns */
  GdkRGBA players[QDR_MAX_PLAYERS]; /**< (board_player_1 ... board_player_4) */
} QdrBoardPalette;

/**
 * @brief Reads the current colours. A colour that no style sheet defines becomes that of text.
 *
 * @param widget  any widget in the window
 */
void qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget);

/**
 * @brief Mixes the players' colours with the background of lists, for areas larger than pieces.
 *        Does nothing if the desktop asks for high contrast.
 *
 * @param widget  any widget in the window
 */
void qdr_board_palette_soften (QdrBoardPalette *self, GtkWidget *widget);

/**
 * @brief Returns the colour of a player's walls.
 *
 * @param owner  0..3, or QDR_MAX_PLAYERS for a wall without an owner
 * @return (transfer none): one of the colours of the palette
 */
const GdkRGBA *qdr_board_palette_get_wall (const QdrBoardPalette *self, guint owner);

G_END_DECLS
