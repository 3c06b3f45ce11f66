/*
 * Scrolls to a widget once it is laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-scroll-to.h"

#define KEY "qdr-scroll-to"

/* Of a viewport, which has one at most. */
typedef struct {
  GtkWidget *widget; /* weak */
  guint n_around;
  guint source;
} Wish;

static void
free_wish (gpointer data)
{
  Wish *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->widget);
  g_free (self);
}

/* At once: an animation would be lost where the room changes once more. */
static void
scroll (GtkWidget *viewport, GtkWidget *widget, guint n_around)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  graphene_rect_t place;
  double around, highest, lowest;

  if (!gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &place))
    return;

  around = (double) place.size.height * n_around;
  highest = (double) place.origin.y - around;
  lowest = (double) (place.origin.y + place.size.height) + around -
           gtk_adjustment_get_page_size (adjustment);
  gtk_adjustment_set_value (adjustment, MIN (MAX (gtk_adjustment_get_value (adjustment), lowest),
                                             MAX (highest, 0)));
}

static gboolean
scroll_cb (gpointer user_data)
{
  GtkWidget *viewport = user_data;
  Wish *wish = g_object_get_data (G_OBJECT (viewport), KEY);

  wish->source = 0;
  if (wish->widget != NULL)
    scroll (viewport, wish->widget, wish->n_around);
  g_object_set_data (G_OBJECT (viewport), KEY, NULL);
  return G_SOURCE_REMOVE;
}

void
qdr_scroll_to (GtkWidget *widget, guint n_around)
{
  GtkWidget *viewport;
  Wish *wish;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  g_return_if_fail (viewport != NULL);

  wish = g_new0 (Wish, 1);
  wish->n_around = n_around;
  g_set_weak_pointer (&wish->widget, widget);
  wish->source = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, viewport, NULL);
  g_object_set_data_full (G_OBJECT (viewport), KEY, wish, free_wish);
}
