/*
 * Switch scanning of the controls of a window, with or without a board.
 *
 * The keys Space and Enter act as switches unless the focus is in a text field. A click or tap
 * outside of all controls also acts as the switch. A click on a control acts as the switch only if
 * the mouse has not moved since scanning began or since the last press: a person who uses a mouse
 * button as the switch does not move the mouse.
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
 * Controls are scanned in windows without a visible board and in open menus. Beside a board, they
 * are scanned after qdr_switch_scanning_scan_controls(). Scanning frames the rows of controls in
 * turn, and then the controls of the chosen row. The framed control has the focus, so that it is
 * visible and a screen reader reads it. After two rounds without a press, scanning returns from the
 * controls to the rows. After two rounds of the rows, it returns to the board if it came from
 * there; otherwise it stops until the next press. While the current choice on a board is
 * QDR_SCAN_MORE, the first row of controls is framed too.
 *
 * @param owner     an object; windows that are opened after it is finalized are not scanned
 * @param settings  the program's settings
 */
void qdr_switch_scanning_enable (GObject *owner, GSettings *settings);

/**
 * @brief Moves the scanning from the board to the controls of the window, beginning with the first
 *        row. After a control is activated or after two rounds, the scanning returns to the board,
 *        if there is one. Does nothing if scanning is off.
 *
 * @param widget  any widget in the window
 */
void qdr_switch_scanning_scan_controls (GtkWidget *widget);

/**
 * @brief Makes the controls of a widget the first row of the window. If it is called for several
 *        widgets in a window, the first row is that of the widget that comes last in the window.
 *
 * A suggested action is the first control of the row. Focusable labels are included.
 *
 * @param widget  a container of controls, such as a bar of buttons
 */
void qdr_switch_scanning_set_first_row (GtkWidget *widget);

G_END_DECLS
