/*
 * Windows that GTK's server for web browsers, Broadway, shows in a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Lets GTK choose its renderer where the program is about to be shown in a web browser,
 *        since a page stays blank with most of those that GSK_RENDERER may name.
 *
 * Call it before GTK starts, and before there are threads.
 */
void qdr_broadway_ignore_renderer (void);

/** @brief Whether windows are shown in a web browser. Needs a display. */
gboolean qdr_broadway_is_used (void);

/**
 * @brief Where windows are shown in a web browser, from now on lets those of the program fill the
 *        page, and the pointer reach in all windows what is under it.
 *
 * @param owner  as long as this lives
 */
void qdr_broadway_adapt_windows (GObject *owner);

G_END_DECLS
