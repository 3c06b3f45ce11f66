/*
 * Switch scanning of the controls of a window, with or without a board.
 *
 * A key acts as the switch unless the focus is in text. A click or tap outside of all controls also
 * acts as the switch, and so does any click of a mouse that has not moved since scanning began,
 * because a person who uses a mouse button as a switch does not point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Enables switch scanning, according to the preferences, in each window that is opened
 *        afterwards.
 *
 * Controls are scanned in windows without a visible board, in open menus, and beside a board after
 * qdr_switch_scanning_scan_controls(). When the board emits "scanned" with QDR_SCAN_MORE, the first
 * row of controls is framed. Scanning frames the rows in turn, and then the controls of the chosen
 * row. The framed control has the focus, so that it is visible and a screen reader reads it. After
 * two rounds without a press, scanning returns from a row to the rows, or stops until the next
 * press.
 *
 * @param owner     the function has an effect until this object is finalized
 * @param settings  the program's settings
 */
void qdr_switch_scanning_enable (GObject *owner, GSettings *settings);

/**
 * @brief Scans the controls of a window, beginning with its first row, until a control is activated
 *        or two rounds are over. Does nothing if scanning is off.
 *
 * @param widget  any widget in the window
 */
void qdr_switch_scanning_scan_controls (GtkWidget *widget);

/**
 * @brief Makes the controls of a widget the first row of the window. If it is called for several
 *        widgets in a window, the last of these widgets is the first row.
 *
 * A suggested action is the first control of the row. Focusable labels are included.
 *
 * @param widget  a container of controls, such as a bar of buttons
 */
void qdr_switch_scanning_set_first_row (GtkWidget *widget);

G_END_DECLS
