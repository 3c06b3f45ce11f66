/*
 * Placement of an overlay child over a part of the overlay's main child.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Lays a child over a widget; for handlers of "get-child-position".
 *
 * The child has its natural width, limited to the width of @p target if possible. It may be taller
 * than @p target. It does not extend beyond the overlay if possible.
 *
 * @param child   an overlay child of @p overlay
 * @param target  a descendant of the main child of @p overlay
 * @param valign  GTK_ALIGN_CENTER for the middle of @p target, GTK_ALIGN_END for its lower edge
 * @param place   return location, in coordinates of @p overlay
 * @return whether @p target is visible; @p place is not set otherwise
 */
gboolean qdr_overlay_place_child_over (GtkOverlay *overlay,
                                       GtkWidget *child,
                                       GtkWidget *target,
                                       GtkAlign valign,
                                       GdkRectangle *place);

G_END_DECLS
