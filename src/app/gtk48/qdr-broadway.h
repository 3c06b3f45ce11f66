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
 * @brief Unsets GSK_RENDERER if the program will be shown in a web browser, because the page stays
 *        blank with most renderers.
 *
 * Call it before GTK and any threads start.
 */
void qdr_broadway_ignore_renderer (void);

/** @brief Returns whether windows are shown in a web browser. Needs a display. */
gboolean qdr_broadway_is_used (void);

/**
 * @brief In a web browser, makes application windows fill the page, and corrects clicks and keys,
 *        from now on.
 *
 * @param owner  limits the lifetime of the connection
 */
void qdr_broadway_adapt_windows (GObject *owner);

G_END_DECLS
