/*
 * Accessible labels that change silently while their widget has the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-silent-label.h"

/* The data key for the GtkLabel that labels a widget while it has the focus. */
#define LABEL_KEY "qdr-silent-label"

/* The data key for the source that removes the GtkLabel. */
#define SOURCE_KEY "qdr-silent-label-source"

/* The delay before the label of a widget that has lost the focus is reported, milliseconds. If the
 * label were reported before the new focus, a screen reader would announce it. */
#define END_MS 200

/* The data key that marks a widget which has been reported to assistive tools. */
#define REPORTED_KEY "qdr-silent-label-reported"

static void
set_label (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
remove_source (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

void
qdr_silent_label_set (GtkWidget *widget, const char *name)
{
  GtkLabel *label;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  label = g_object_get_data (G_OBJECT (widget), LABEL_KEY);
  if (label != NULL)
    gtk_label_set_text (label, name);
  else
    set_label (widget, name);
}

/* A change of "focusable" reports a widget to assistive tools, but GTK sends the report only with
 * the next change of an accessible property. To cause such a change, a property that is never set
 * is reset. */
void
qdr_silent_label_report_widget (GtkWidget *widget)
{
  gboolean is_focusable;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  is_focusable = gtk_widget_get_focusable (widget);
  gtk_widget_set_focusable (widget, !is_focusable);
  gtk_widget_set_focusable (widget, is_focusable);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
}

void
qdr_silent_label_begin_silence (GtkWidget *widget, const char *name)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (name == NULL)
    return;

  g_object_set_data (G_OBJECT (widget), SOURCE_KEY, NULL);
  if (g_object_get_data (G_OBJECT (widget), LABEL_KEY) != NULL)
    return;

  label = g_object_ref_sink (gtk_label_new (name));
  g_object_set_data_full (G_OBJECT (widget), LABEL_KEY, label, g_object_unref);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (g_object_get_data (G_OBJECT (widget), REPORTED_KEY) == NULL)
    qdr_silent_label_report_widget (widget);
  g_object_set_data (G_OBJECT (widget), REPORTED_KEY, widget);
}

static gboolean
end_cb (gpointer user_data)
{
  GtkWidget *widget = user_data;
  g_autoptr (GtkLabel) label = g_object_steal_data (G_OBJECT (widget), LABEL_KEY);

  g_object_steal_data (G_OBJECT (widget), SOURCE_KEY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_label (widget, gtk_label_get_text (label));

  return G_SOURCE_REMOVE;
}

void
qdr_silent_label_end_silence (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), LABEL_KEY) != NULL)
    g_object_set_data_full (G_OBJECT (widget), SOURCE_KEY,
                            GUINT_TO_POINTER (g_timeout_add (END_MS, end_cb, widget)),
                            remove_source);
}

void
qdr_silent_label_set_tooltip (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  /* An unchanged tooltip is not set again, since GTK would report it as a change. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return;

  gtk_widget_set_tooltip_text (widget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
}
