/*
 * A line to type moves into.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-entry.h"

#include <glib/gi18n.h>

/* Room for "resign" or "opponent" and a slip of the finger. */
#define MAX_LENGTH 12

struct _QdrMoveEntry {
  GtkWidget parent_instance;

  GtkWidget *entry;
  gboolean is_entered; /* what is in it, and it was not rejected */
};

G_DEFINE_FINAL_TYPE (QdrMoveEntry, qdr_move_entry, GTK_TYPE_WIDGET)

enum {
  SIGNAL_ENTERED,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
activate_cb (QdrMoveEntry *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_strstrip (text);
  self->is_entered = *text != '\0';
  if (self->is_entered)
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0, text);
}

static void
changed_cb (QdrMoveEntry *self)
{
  self->is_entered = FALSE;
  gtk_widget_remove_css_class (self->entry, "error");
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSED], 0);

  return GDK_EVENT_STOP;
}

static gboolean
qdr_move_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (QDR_MOVE_ENTRY (widget)->entry);
}

static void
qdr_move_entry_dispose (GObject *object)
{
  g_clear_pointer (&QDR_MOVE_ENTRY (object)->entry, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_move_entry_parent_class)->dispose (object);
}

static void
qdr_move_entry_class_init (QdrMoveEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_move_entry_dispose;
  widget_class->grab_focus = qdr_move_entry_grab_focus;

  signals[SIGNAL_ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
qdr_move_entry_init (QdrMoveEntry *self)
{
  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), MAX_LENGTH);
  /* Translators: examples of what can be typed; the moves stay as they are */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Type a move: e2, e3h or e3v"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Type a move"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
}

void
qdr_move_entry_clear (QdrMoveEntry *self)
{
  g_return_if_fail (QDR_IS_MOVE_ENTRY (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

void
qdr_move_entry_settle (QdrMoveEntry *self)
{
  g_return_if_fail (QDR_IS_MOVE_ENTRY (self));

  if (self->is_entered)
    qdr_move_entry_clear (self);
}

void
qdr_move_entry_reject (QdrMoveEntry *self)
{
  g_return_if_fail (QDR_IS_MOVE_ENTRY (self));

  self->is_entered = FALSE;
  gtk_widget_add_css_class (self->entry, "error");
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}
