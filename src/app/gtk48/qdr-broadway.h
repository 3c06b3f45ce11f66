/*
 * Support for Broadway, GTK's server for web browsers.
 *
 * Remove the event handlers when GTK ≥ 4.10, if clicks reach a redrawn board without them.
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

G_END_DECLS
