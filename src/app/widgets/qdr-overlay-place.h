/*
 * Placement of a child of an overlay above a part of its main child.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Places a child above a widget, for the signal "get-child-position".
 *
 * The child gets its natural width, limited to that of @p target if possible. It may be higher than
 * @p target. It stays within the overlay if possible.
 *
 * @param child   an overlay of @p overlay
 * @param target  a descendant of its main child
 * @param valign  GTK_ALIGN_CENTER, or GTK_ALIGN_END for the lower edge
 * @param place   return location, in coordinates of @p overlay
 * @return whether @p target is visible; @p place is not set otherwise
 */
gboolean qdr_overlay_place_child_over (GtkOverlay *overlay,
                                       GtkWidget *child,
                                       GtkWidget *target,
                                       GtkAlign valign,
                                       GdkRectangle *place);

G_END_DECLS
