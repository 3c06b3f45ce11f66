/*
 * The style of the board: which style sheet its colours come from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_STYLE (qdr_board_style_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, QDR, BOARD_STYLE, GObject)

/**
 * @brief Colours all boards as the setting "board-style" says, in its light or dark variant, as
 *        long as this object lives. Where the desktop asks for high contrast, that style holds.
 *
 * Needs a display.
 *
 * @param settings  of the program; referenced
 * @return (transfer full)
 */
QdrBoardStyle *qdr_board_style_new (GSettings *settings);

/**
 * @brief Loads the colours of a style, in its light or dark variant as the desktop has it now.
 *
 * @param provider  loses what it had
 * @param name      a value of the setting "board-style"
 */
void qdr_board_style_load (GtkCssProvider *provider, const char *name);

G_END_DECLS
