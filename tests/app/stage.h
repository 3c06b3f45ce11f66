/*
 * The application in the process of a test, on a screen, for screenshots and benchmarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * @brief Starts the application with a window of this size, in logical pixels, without animations.
 *
 * @return the time of its first frame, in monotonic microseconds
 */
gint64 stage_set_up (int width, int height);

/** @brief Opens a saved game in the window. @param text  the contents of the file */
void stage_open (const char *text);

/** @brief Closes all windows and releases the application. */
void stage_tear_down (void);

/** @brief Returns the window (transfer none). */
GtkWindow *stage_get_window (void);

/** @brief Returns the window or dialog that was opened last (transfer none). */
GtkWindow *stage_get_last_window (void);

/** @brief Returns the board in the window (transfer none). */
GtkWidget *stage_get_board (void);

/** @brief Activates an action such as "win.new-game", as a menu does. */
void stage_activate (const char *action);

/**
 * @brief Runs the main loop until @p widget has been painted and nothing is pending.
 *
 * @return the time of its first paint, in monotonic microseconds
 */
gint64 stage_wait_for_paint (GtkWidget *widget);

/** @brief Runs the main loop for a while. */
void stage_wait (guint milliseconds);

/** @brief Draws @p widget, which is no window, again. @return (transfer full) */
GskRenderNode *stage_draw_anew (GtkWidget *widget);

/** @brief Returns the last drawing of @p widget (transfer full). */
GskRenderNode *stage_get_drawing (GtkWidget *widget);

/** @brief Returns a picture of @p widget (transfer full). */
GdkTexture *stage_take_picture (GtkWidget *widget);
