/*
 * Detection of touch input, for larger controls. Apart because it serves all windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Gives all windows that open from now on the CSS class "touch" while touch is used: after a
 *        touch until a mouse button is used, and initially if there is no mouse.
 *
 * The class does not change during a touch, nor before the second tap of a double tap.
 *
 * @param owner  limits the lifetime of the connection
 */
void qdr_touch_mark_windows (GObject *owner);

/**
 * @brief Records the last input. The windows follow after the double-click time.
 *
 * @param owner      of qdr_touch_mark_windows()
 * @param by_finger  whether it was a touch, not a mouse button
 */
void qdr_touch_record_input (GObject *owner, gboolean by_finger);

G_END_DECLS
