/*
 * Switch scanning of the controls of a window, with or without a board.
 *
 * Space, Enter, the mouse and the touch screen act as switches. While the focus is in a text field,
 * Space and Enter are ordinary keys. A tap on a control activates that control. A click on a
 * control activates it only if the mouse has moved since scanning began or since the last press.
 * Otherwise the click acts as a switch.
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
 * Controls are scanned in open menus and in windows without a visible board. Beside a board, they
 * are scanned after qdr_switch_scanning_scan_controls().
 *
 * The rows of controls are framed in turn. After a press, the controls of the framed row are framed
 * in turn. A framed control has the focus, so that it is visible and a screen reader reads it.
 * After two rounds without a press, scanning returns from a row to all rows. After two rounds of
 * all rows, it returns to the board if it came from there; otherwise it pauses until the next
 * press. While the current choice on a board is QDR_SCAN_MORE, the first row of controls is framed
 * too.
 *
 * @param owner     an object; windows that are opened after it is finalized are not scanned
 * @param settings  the program's settings
 */
void qdr_switch_scanning_enable (GObject *owner, GSettings *settings);

/**
 * @brief Scans the controls of a window instead of its board, beginning with those of the first
 *        row. Scanning returns to the board after a control is activated, or after some rounds
 *        without a press. Does nothing if scanning is off.
 *
 * @param widget  any widget in the window
 */
void qdr_switch_scanning_scan_controls (GtkWidget *widget);

/**
 * @brief Makes the controls of a widget the first row of the window. If several visible widgets
 *        have such a row, the row of the last one in the window is first.
 *
 * The row includes focusable labels. A suggested action is the first control of the row.
 *
 * @param widget  a container of controls, such as a bar of buttons
 */
void qdr_switch_scanning_set_first_row (GtkWidget *widget);

G_END_DECLS
