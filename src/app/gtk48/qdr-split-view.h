/*
 * Content with a sidebar, which lies over the content if the window is narrow.
 *
 * Remove when libadwaita ≥ 1.4: AdwOverlaySplitView replaces AdwFlap, which only this file uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_SPLIT_VIEW (qdr_split_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSplitView, qdr_split_view, QDR, SPLIT_VIEW, GtkWidget)

/*
 * Properties:
 *   "content"       GtkWidget (write-only), at the start; it must not expand, since the sidebar
 *                   would then have only its minimum width
 *   "sidebar"       GtkWidget (write-only), at the end; 320 pixels wide, or narrower if the content
 *                   needs the space
 *   "show-sidebar"  boolean (notifies), whether the sidebar is shown; set to FALSE when the view
 *                   collapses, and to TRUE when it is no longer collapsed
 *   "collapsed"     boolean (read-only, notifies), whether content and sidebar do not fit side by
 *                   side
 *   "narrow"        boolean (read-only, notifies), whether the view is as narrow as a phone in
 *                   portrait
 */

/** @brief Returns whether the content and the sidebar do not fit side by side. */
gboolean qdr_split_view_get_collapsed (QdrSplitView *self);

/** @brief Returns whether the sidebar is shown. */
gboolean qdr_split_view_get_show_sidebar (QdrSplitView *self);

/** @brief Shows or hides the sidebar. */
void qdr_split_view_set_show_sidebar (QdrSplitView *self, gboolean show_sidebar);

/**
 * @brief Returns the approximate width of the content in a view of the given size, logical pixels.
 */
int qdr_split_view_find_content_width (QdrSplitView *self, int width, int height);

/**
 * @brief Collapses a view before it is shown, if its expected width is small. Otherwise the content
 *        would first be laid out for a wider view.
 *
 * @param width  the expected width, logical pixels
 */
void qdr_split_view_expect_width (QdrSplitView *self, int width);

G_END_DECLS
