/*
 * A style of the board as a small picture, to choose it by.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_SWATCH (qdr_board_swatch_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardSwatch, qdr_board_swatch, QDR, BOARD_SWATCH, GtkWidget)

/**
 * @brief Shows a corner of a board in a style, whatever the style of other boards is.
 *
 * Assistive tools do not see it: what it stands on has to say its name.
 *
 * @param style  a value of the setting "board-style"
 * @return (transfer floating)
 */
GtkWidget *qdr_board_swatch_new (const char *style);

G_END_DECLS
