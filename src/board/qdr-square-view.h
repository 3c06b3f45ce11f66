/*
 * One square of the board, for the keyboard and for assistive tools; the board draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-move.h"

G_BEGIN_DECLS

#define QDR_TYPE_SQUARE_VIEW (qdr_square_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSquareView, qdr_square_view, QDR, SQUARE_VIEW, GtkWidget)

/*
 * Actions:
 *   "square.play"              asks for the step to this square; the first in what tools list
 *   "square.activate"          the same, by the name that buttons have for it
 *   "square.horizontal-wall"   asks for the wall on top of it and of the square to its right
 *   "square.vertical-wall"     asks for the wall to the right of it and of the square above
 *
 * Signals:
 *   "chosen"  (guint move)   one of the actions was taken
 */

/**
 * @brief (transfer floating): a square without a label.
 *
 * @param square  of the board
 */
GtkWidget *qdr_square_view_new (QdrSquare square);

/**
 * @brief Returns the square.
 *
 * @param self  a square view
 * @return the square that qdr_square_view_new() was given
 */
QdrSquare qdr_square_view_get_square (QdrSquareView *self);

/**
 * @brief Says what is on the square: its accessible label.
 *
 * @param label  translated; copied
 */
void qdr_square_view_set_label (QdrSquareView *self, const char *label);

G_END_DECLS
