/*
 * Switch scanning of the controls of a window, beside a board or without one.
 *
 * A key acts as the switch unless the focus is in text. So does a click or tap outside of all
 * controls, and any click of a mouse that has not moved since scanning began, because a person who
 * presses a button as a switch does not point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Enables switch scanning in each window that opens from now on, according to the
 *        preferences.
 *
 * Controls are scanned in windows without a visible board, in open menus, and beside a board after
 * qdr_switch_scanning_scan_controls(). On QDR_SCAN_MORE the first row is framed. Scanning frames
 * rows, then the controls of a row. The framed control has the focus, so that it is visible and a
 * screen reader reads it. After two rounds without a press scanning goes back from a row to the
 * rows, or stops until the next press.
 *
 * @param owner     limits the lifetime of the connection
 * @param settings  of the program
 */
void qdr_switch_scanning_enable (GObject *owner, GSettings *settings);

/**
 * @brief Scans the controls of a window, its first row first, until one is used or two rounds are
 *        over. Does nothing if scanning is off.
 *
 * @param widget  any widget in the window
 */
void qdr_switch_scanning_scan_controls (GtkWidget *widget);

G_END_DECLS
