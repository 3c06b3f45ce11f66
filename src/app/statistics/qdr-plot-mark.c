/*
 * A part of a plot as assistive tools find it, and where the keyboard gets to: a row, or a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-mark.h"

struct _QdrPlotMark {
  GtkWidget parent_instance;

  GtkAllocation place;
};

G_DEFINE_FINAL_TYPE (QdrPlotMark, qdr_plot_mark, GTK_TYPE_WIDGET)

static void
qdr_plot_mark_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  qdr_plot_mark_allocate_in (widget);
}

static void
qdr_plot_mark_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qdr_plot_mark_parent_class)->dispose (object);
}

static void
qdr_plot_mark_class_init (QdrPlotMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_plot_mark_dispose;
  widget_class->size_allocate = qdr_plot_mark_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "plotmark");
}

static void
qdr_plot_mark_init (QdrPlotMark *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

QdrPlotMark *
qdr_plot_mark_new (GtkAccessibleRole role, const char *words, gboolean focusable)
{
  QdrPlotMark *self;

  g_return_val_if_fail (words != NULL, NULL);

  self = g_object_new (QDR_TYPE_PLOT_MARK, "accessible-role", role, "focusable", focusable, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return self;
}

void
qdr_plot_mark_set_place (QdrPlotMark *self, const GtkAllocation *place)
{
  g_return_if_fail (QDR_IS_PLOT_MARK (self));
  g_return_if_fail (place != NULL);

  self->place = *place;
}

void
qdr_plot_mark_allocate_in (GtkWidget *parent)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int width;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    gtk_widget_size_allocate (child, &QDR_PLOT_MARK (child)->place, -1);
  }
}
