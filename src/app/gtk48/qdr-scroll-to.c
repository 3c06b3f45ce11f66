/*
 * Scrolling to a widget.
 *
 * Remove when GTK ≥ 4.12: gtk_viewport_scroll_to() replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-scroll-to.h"

#define KEY "qdr-scroll-to"

/* The pending request of a viewport. */
typedef struct {
  GtkWidget *widget; /* weak */
  guint n_around;
  guint source;
} Request;

static void
free_request (gpointer data)
{
  Request *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->widget);
  g_free (self);
}

/* Scrolls to the requested widget. There is no animation, because a change of the size would
 * interrupt it. */
static gboolean
scroll_cb (gpointer user_data)
{
  GtkWidget *viewport = user_data;
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  Request *request = g_object_get_data (G_OBJECT (viewport), KEY);
  graphene_rect_t place;

  request->source = 0;
  if (request->widget != NULL &&
      gtk_widget_compute_bounds (request->widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                 &place)) {
    const double around = (double) place.size.height * request->n_around;
    const double highest = (double) place.origin.y - around;
    const double lowest = (double) (place.origin.y + place.size.height) + around -
                          gtk_adjustment_get_page_size (adjustment);

    gtk_adjustment_set_value (adjustment, MIN (MAX (gtk_adjustment_get_value (adjustment), lowest),
                                               MAX (highest, 0)));
  }
  g_object_set_data (G_OBJECT (viewport), KEY, NULL);
  return G_SOURCE_REMOVE;
}

void
qdr_scroll_to_widget (GtkWidget *widget, guint n_around)
{
  GtkWidget *viewport;
  Request *request;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  g_return_if_fail (viewport != NULL);

  request = g_new0 (Request, 1);
  request->n_around = n_around;
  g_set_weak_pointer (&request->widget, widget);
  request->source = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, viewport, NULL);
  g_object_set_data_full (G_OBJECT (viewport), KEY, request, free_request);
}
