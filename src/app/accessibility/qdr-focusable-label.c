/*
 * A label that can have the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-focusable-label.h"

struct _QdrFocusableLabel {
  AdwBin parent_instance;

  char *spoken;     /* (nullable): the accessible name, instead of the text of the label */
  guint end_source; /* updates the name when the focus has left */
};

G_DEFINE_FINAL_TYPE (QdrFocusableLabel, qdr_focusable_label, ADW_TYPE_BIN)

/* The delay before a name that has changed under the focus is updated, milliseconds. If it were
 * updated before the new focus is reported, a screen reader would announce it. */
#define END_MS 200

/* Updates the accessible name, unless the widget has the focus. An accessible relation to the label
 * is not used: with it, a screen reader would read the text twice. */
static void
update_label (QdrFocusableLabel *self)
{
  GtkWidget *label = adw_bin_get_child (ADW_BIN (self));

  if (label != NULL && !gtk_widget_has_focus (GTK_WIDGET (self)))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    self->spoken != NULL ? self->spoken
                                                         : gtk_label_get_text (GTK_LABEL (label)),
                                    -1);
}

/* Excludes the widget from the focus while there is no text. */
static void
update (QdrFocusableLabel *self)
{
  GtkWidget *label = adw_bin_get_child (ADW_BIN (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), label != NULL && gtk_widget_get_visible (label) &&
                                                   *gtk_label_get_text (GTK_LABEL (label)) != '\0');
  update_label (self);
}

static void
child_set_cb (QdrFocusableLabel *self)
{
  GtkWidget *label = adw_bin_get_child (ADW_BIN (self));

  if (label != NULL) {
    g_signal_connect_object (label, "notify::label", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (label, "notify::visible", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  }
  update (self);
}

static gboolean
end_cb (gpointer user_data)
{
  QdrFocusableLabel *self = user_data;

  self->end_source = 0;
  update_label (self);
  return G_SOURCE_REMOVE;
}

/* Updates the name that did not change while the widget had the focus. */
static void
focus_moved_cb (QdrFocusableLabel *self)
{
  g_clear_handle_id (&self->end_source, g_source_remove);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    self->end_source = g_timeout_add (END_MS, end_cb, self);
}

static gboolean
qdr_focusable_label_grab_focus (GtkWidget *widget)
{
  update_label (QDR_FOCUSABLE_LABEL (widget));
  return GTK_WIDGET_CLASS (qdr_focusable_label_parent_class)->grab_focus (widget);
}

static void
qdr_focusable_label_finalize (GObject *object)
{
  QdrFocusableLabel *self = QDR_FOCUSABLE_LABEL (object);

  g_clear_handle_id (&self->end_source, g_source_remove);
  g_free (self->spoken);

  G_OBJECT_CLASS (qdr_focusable_label_parent_class)->finalize (object);
}

static void
qdr_focusable_label_class_init (QdrFocusableLabelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_focusable_label_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = qdr_focusable_label_grab_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "readable");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
qdr_focusable_label_init (QdrFocusableLabel *self)
{
  g_signal_connect (self, "notify::child", G_CALLBACK (child_set_cb), NULL);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_moved_cb), NULL);
}

void
qdr_focusable_label_set_spoken (QdrFocusableLabel *self, const char *spoken)
{
  g_return_if_fail (QDR_IS_FOCUSABLE_LABEL (self));

  g_free (self->spoken);
  self->spoken = g_strdup (spoken);
  update_label (self);
}
