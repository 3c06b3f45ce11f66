/*
 * Scrolls to a widget once it is laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-scroll-to.h"

typedef struct {
  GtkWidget *widget; /* weak */
  guint n_around;
} Wish;

static void
free_wish (gpointer data)
{
  Wish *self = data;

  g_clear_weak_pointer (&self->widget);
  g_free (self);
}

/* At once: an animation would be lost where the room changes once more. */
static gboolean
scroll_cb (gpointer user_data)
{
  const Wish *self = user_data;
  GtkWidget *viewport =
      self->widget != NULL ? gtk_widget_get_ancestor (self->widget, GTK_TYPE_VIEWPORT) : NULL;
  graphene_rect_t place;

  if (viewport != NULL &&
      gtk_widget_compute_bounds (self->widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                 &place)) {
    GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
    const double around = (double) place.size.height * self->n_around;
    const double highest = (double) place.origin.y - around;
    const double lowest = (double) (place.origin.y + place.size.height) + around -
                          gtk_adjustment_get_page_size (adjustment);

    gtk_adjustment_set_value (adjustment, MIN (MAX (gtk_adjustment_get_value (adjustment), lowest),
                                               MAX (highest, 0)));
  }
  return G_SOURCE_REMOVE;
}

void
qdr_scroll_to (GtkWidget *widget, guint n_around)
{
  Wish *wish;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  wish = g_new0 (Wish, 1);
  wish->n_around = n_around;
  g_set_weak_pointer (&wish->widget, widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, wish, free_wish);
}
