/*
 * The switch of a person who plays by scanning, in a window: beside the board, and where there is
 * none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Lets each window that opens from now on be used by one switch, as the preferences say.
 *
 * The controls of a window are gone through where no board is in sight, such as in a dialog, and
 * where a menu is open; beside a board after qdr_switch_scanning_leave_board(). On QDR_SCAN_MORE the
 * first group of them is framed.
 *
 * @param owner     as long as it lives
 * @param settings  of the program
 */
void qdr_switch_scanning_enable (GObject *owner, GSettings *settings);

/**
 * @brief Goes through the controls of a window, the first group of them first, until one of them is
 *        used or two rounds are over; if there is scanning.
 *
 * @param widget  any widget in the window
 */
void qdr_switch_scanning_leave_board (GtkWidget *widget);

G_END_DECLS
