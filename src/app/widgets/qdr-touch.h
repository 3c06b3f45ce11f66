/*
 * Detection of touch input, for larger controls. It is separate because all windows use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Gives all windows that open after this call the CSS class "touch" while touch is used:
 *        after a touch until a mouse click, and at first if there is a touchscreen but no mouse.
 *
 * The class changes only after a touch has ended and the time for a double tap has passed.
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
