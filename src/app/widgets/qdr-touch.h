/*
 * Whether the program is used by fingers, so that what they hit can be large enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Gives all windows that open from now on the class "touch" as long as fingers use them:
 *        after a touch, until a button of a mouse is used, and from the beginning where there is no
 *        mouse.
 *
 * Nothing changes below a finger, nor before the second tap of two.
 *
 * @param owner  as long as it lives
 */
void qdr_touch_mark_windows (GObject *owner);

/**
 * @brief Notes what has been used last. The windows show it when the time for a double click is
 *        over.
 *
 * @param owner      of qdr_touch_mark_windows()
 * @param by_finger  whether it was a finger, or else the button of a mouse
 */
void qdr_touch_record_input (GObject *owner, gboolean by_finger);

G_END_DECLS
