/*
 * Content with a sidebar that folds away where the window is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_SPLIT_VIEW (qdr_split_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSplitView, qdr_split_view, QDR, SPLIT_VIEW, GtkWidget)

/*
 * The only class that knows which widget of libadwaita does the folding.
 *
 * Properties:
 *   "content"       GtkWidget, at the start; without hexpand, or the sidebar has its least width
 *   "sidebar"       GtkWidget, at the end: 320 pixels wide, or less where the content would have
 *                   little room beside it
 *   "show-sidebar"  boolean (notifies); becomes TRUE by itself where there is room for both, and
 *                   FALSE where there no longer is
 *   "collapsed"     boolean (read-only, notifies), whether there is no room for both
 *   "narrow"        boolean (read-only, notifies), whether it is as narrow as a phone held upright
 */

/** @brief Whether there is no room for both. */
gboolean qdr_split_view_get_collapsed (QdrSplitView *self);

/** @brief Whether the sidebar is shown. */
gboolean qdr_split_view_get_show_sidebar (QdrSplitView *self);

/**
 * @brief Shows or hides the sidebar.
 *
 * @param show_sidebar  whether to show it
 */
void qdr_split_view_set_show_sidebar (QdrSplitView *self, gboolean show_sidebar);

/**
 * @brief The width that the content gets in a view of a size, about.
 *
 * @param width   of the view, logical pixels
 * @param height  of the view, logical pixels
 */
int qdr_split_view_find_content_width (QdrSplitView *self, int width, int height);

/**
 * @brief Prepares a view that is about to be shown for the first time, so that what is in it does
 *        not need more room than there is before it knows.
 *
 * @param width  it will have, logical pixels
 */
void qdr_split_view_expect_width (QdrSplitView *self, int width);

G_END_DECLS
