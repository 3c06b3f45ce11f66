/*
 * The styles of the board. A style is a matter and a set of colours; a setting chooses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-pieces.h"

G_BEGIN_DECLS

/* Palette */

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
