/*
 * The styles of the board. A style is a matter and a set of colours; a setting chooses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-matter.h"
#include "qdr-board.h"

G_BEGIN_DECLS

/* Palette */

/** @brief The matter and colours of a board; board.css defines the colours under the names in
 *         brackets. */
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

/**
 * @brief Reads the current matter and colours. A colour that no style sheet defines becomes the
 *        text colour.
 *
 * @param widget  any widget in the window
 */
void qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget);

/**
 * @brief Softens the players' colours for large areas: mixes them with the background of lists.
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
const GdkRGBA *qdr_board_palette_get_wall_colour (const QdrBoardPalette *self, guint owner);

/* Style */

#define QDR_TYPE_BOARD_STYLE (qdr_board_style_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, QDR, BOARD_STYLE, GObject)

/**
 * @brief Creates an object that applies the style in the setting "board-style" to all boards, as
 *        long as the object exists. The style is light or dark, like the program. If the desktop is
 *        set to high contrast, the style "contrast" is applied instead. There must be a display.
 *
 * @param settings  the settings of the program; referenced
 * @return (transfer full)
 */
QdrBoardStyle *qdr_board_style_new (GSettings *settings);

/**
 * @brief Draws a widget in @p style, which need not be the current style, light or dark like the
 *        program.
 *
 * @param style  a value of the setting "board-style"
 */
void qdr_board_style_apply (GtkWidget *widget, const char *style);

G_END_DECLS
