/*
 * Corrections for displays: web browsers (Broadway), and computers without a graphics card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Unsets GSK_RENDERER if the program will be shown in a web browser. With most renderers the
 *        page would stay blank.
 *
 * Call it before GTK is initialised and before any thread starts.
 */
void qdr_broadway_unset_renderer (void);

/** @brief Returns whether windows are shown in a web browser. Call it after a display is opened. */
gboolean qdr_broadway_is_used (void);

/**
 * @brief Adapts future windows to a web browser: application windows fill the page, and clicks and
 *        keys reach the right widget. Does nothing on a desktop.
 *
 * @param owner  an object; windows that open after it is finalized are not adapted
 */
void qdr_broadway_adapt_windows (GObject *owner);

/**
 * @brief Chooses Cairo, which draws only what has changed, for windows on @p display if OpenGL is
 *        computed by the processor. Does nothing if GSK_RENDERER is set.
 */
void qdr_renderer_avoid_software_opengl (GdkDisplay *display);

G_END_DECLS
