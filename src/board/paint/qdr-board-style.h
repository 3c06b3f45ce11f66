/*
 * The styles of the board: sets of colours, of which a setting chooses one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_STYLE (qdr_board_style_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, QDR, BOARD_STYLE, GObject)

/**
 * @brief Applies the style in the setting "board-style" to all boards, in its light or dark
 *        variant, during the life of this object. If the desktop asks for high
 *        contrast, the style of that name is applied instead.
 *
 * There must be a display.
 *
 * @param settings  of the program; referenced
 * @return (transfer full)
 */
QdrBoardStyle *qdr_board_style_new (GSettings *settings);

/**
 * @brief Loads the colours of a style, in the current light or dark variant.
 *
 * @param provider  its previous content is replaced
 * @param name      a value of the setting "board-style"
 */
void qdr_board_style_load (GtkCssProvider *provider, const char *name);

/* A small picture of a style, to choose it by */

#define QDR_TYPE_BOARD_SWATCH (qdr_board_swatch_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardSwatch, qdr_board_swatch, QDR, BOARD_SWATCH, GtkWidget)

/**
 * @brief Creates a picture of the corner of a board in a style, independent of the current style.
 *
 * Assistive tools ignore it, so the widget around it must have a name.
 *
 * @param style  a value of the setting "board-style"
 */
GtkWidget *qdr_board_swatch_new (const char *style);

G_END_DECLS
