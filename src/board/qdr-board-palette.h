/*
 * The colours of the board, as the style sheet and the light or dark style set them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board.h"

G_BEGIN_DECLS

/** @brief Colours by what they are for; each is defined in board.css under the name in brackets. */
typedef struct {
  GdkRGBA frame;       /**< (board_frame) */
  GdkRGBA coordinates; /**< (board_coordinates) letters and numbers on the frame */
  GdkRGBA groove;      /**< (board_groove) */
  GdkRGBA square;      /**< (board_square) */
  GdkRGBA mark;        /**< (board_mark) the last move */
  GdkRGBA ghost;       /**< (board_ghost) the edge of a wall that a click would place */
  GdkRGBA hint;        /**< (board_hint) a suggested move */
  GdkRGBA focus;       /**< (board_focus) the square with the keyboard focus */
  GdkRGBA refused;     /**< (board_refused) a wall that is not allowed */
  GdkRGBA wall;        /**< (board_wall) a wall of no known player */
  GdkRGBA pencil;      /**< (board_pencil) what the player draws */
  GdkRGBA symbol;      /**< (board_symbol) the signs on the pawns */
  GdkRGBA players[QDR_MAX_PLAYERS]; /**< (board_player_1 ... board_player_4) */
} QdrBoardPalette;

/**
 * @brief Reads the colours that apply to @p widget now.
 *
 * A colour that no style sheet defines becomes the colour of text.
 *
 * @param widget  any widget in the window
 */
void qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget);

/**
 * @brief Moves the colours of the players towards the background of lists, for areas larger than
 *        pieces; not where the desktop asks for high contrast.
 *
 * @param self    loaded
 * @param widget  any widget in the window
 */
void qdr_board_palette_soften (QdrBoardPalette *self, GtkWidget *widget);

/**
 * @brief Returns the colour of the walls of a player.
 *
 * @param self   a palette
 * @param owner  0..3, or QDR_MAX_PLAYERS where no player is known
 * @return (transfer none): one of the colours of the palette
 */
const GdkRGBA *qdr_board_palette_get_wall (const QdrBoardPalette *self, guint owner);

G_END_DECLS
