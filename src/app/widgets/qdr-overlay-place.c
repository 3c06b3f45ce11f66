/*
 * Placement of an overlay child over a part of the overlay's main child.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-overlay-place.h"

/* Returns the position nearest to @wanted at which @size fits into @space. */
static int
fit_within (int wanted, int size, int space)
{
  return MAX (0, MIN (wanted, space - size));
}

gboolean
qdr_overlay_place_child_over (GtkOverlay *overlay,
                              GtkWidget *child,
                              GtkWidget *target,
                              GtkAlign valign,
                              GdkRectangle *place)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  const int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  graphene_rect_t bounds;
  int least, natural, spare;

  g_return_val_if_fail (GTK_IS_OVERLAY (overlay), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (child), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (target), FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  if (!gtk_widget_get_mapped (target) ||
      !gtk_widget_compute_bounds (target, GTK_WIDGET (overlay), &bounds))
    return FALSE;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  place->width = MAX (least, MIN (natural, (int) bounds.size.width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &least, &natural, NULL, NULL);
  place->height = MAX (least, MIN (natural, height));

  spare = (int) bounds.size.height - place->height;
  place->x = fit_within ((int) bounds.origin.x + ((int) bounds.size.width - place->width) / 2,
                         place->width, width);
  place->y = fit_within ((int) bounds.origin.y + (valign == GTK_ALIGN_END ? spare : spare / 2),
                         place->height, height);
  return TRUE;
}
