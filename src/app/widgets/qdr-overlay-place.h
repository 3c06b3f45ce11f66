/*
 * Where something lies over a part of what an overlay shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Places @p child over @p target, for the signal "get-child-position".
 *
 * It is as wide as it would like to be, but no wider than @p target if it can be, and goes beyond
 * that in height alone. Nothing of it is outside of the overlay unless it must be.
 *
 * @param overlay  what both are in
 * @param child    one of its children that lie over the others
 * @param target   in its main child
 * @param valign   GTK_ALIGN_CENTER, or GTK_ALIGN_END for the lower edge
 * @param place    return location, in coordinates of @p overlay, logical pixels
 * @return whether there is such a place: @p target is in sight
 */
gboolean qdr_overlay_place_over (GtkOverlay *overlay,
                                 GtkWidget *child,
                                 GtkWidget *target,
                                 GtkAlign valign,
                                 GdkRectangle *place);

G_END_DECLS
