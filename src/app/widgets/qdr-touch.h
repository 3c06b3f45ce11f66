/*
 * Detection of touch input, for larger controls. It is separate because all windows use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Sets the CSS class "touch" on all windows that open from now on, while touch is used:
 *        after a touch until a mouse button is pressed, and initially if there is no mouse.
 *
 * The class does not change during a touch, nor before the second tap of a double tap.
 *
 * @param owner  an object that lives as long as windows are to be updated
 */
void qdr_touch_mark_windows (GObject *owner);

/**
 * @brief Records whether the last input was a touch. The windows are updated after the double-click
 *        time.
 *
 * @param owner      the owner passed to qdr_touch_mark_windows()
 * @param by_finger  TRUE if the input was a touch, FALSE if it was a mouse button
 */
void qdr_touch_record_input (GObject *owner, gboolean by_finger);

G_END_DECLS
