/*
 * The application in the process of a test, on a screen where its pictures can be taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * @brief Starts the application with a window of that size, in logical pixels, and no motion.
 *
 * @return when its first frame was painted, in monotonic microseconds
 */
gint64 stage_set_up (int width, int height);

/** @brief Puts a saved game into the window. @param text  what would be in the file */
void stage_open (const char *text);

/** @brief Closes all windows and lets go of the application. */
void stage_tear_down (void);

/** @brief (transfer none): the window. */
GtkWindow *stage_get_window (void);

/** @brief (transfer none): the window or dialog that was opened last. */
GtkWindow *stage_get_last_window (void);

/** @brief (transfer none): the board in the window. */
GtkWidget *stage_get_board (void);

/** @brief Activates an action such as "win.new-game", as a menu does. */
void stage_activate (const char *action);

/**
 * @brief Runs the main loop until @p widget has been painted and nothing more is waiting.
 *
 * @return when it was painted first, in monotonic microseconds
 */
gint64 stage_wait_for_paint (GtkWidget *widget);

/** @brief Runs the main loop for a while. */
void stage_wait (guint milliseconds);

/** @brief Lets @p widget, which is no window, draw itself anew. @return (transfer full) */
GskRenderNode *stage_draw_anew (GtkWidget *widget);

/** @brief What @p widget has drawn last. @return (transfer full) */
GskRenderNode *stage_get_drawing (GtkWidget *widget);

/** @brief A picture of @p widget as it is now. @return (transfer full) */
GdkTexture *stage_take_picture (GtkWidget *widget);
