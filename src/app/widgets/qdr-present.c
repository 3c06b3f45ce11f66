/*
 * Windows that a screen reader can follow from the beginning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-present.h"

#include "qdr-hearable.h"

/* Longer than that takes, milliseconds. */
#define REGISTERED_MS 700

/* That it can have the focus is the one thing that GTK tells of a window before it is realized.
 * What else has changed until then is forgotten, if it is not realized yet when the next thing
 * changes. */
static void
make_known (GtkWidget *window)
{
  const gboolean is_focusable = gtk_widget_get_focusable (window);

  gtk_widget_set_focusable (window, !is_focusable);
  gtk_widget_set_focusable (window, is_focusable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);
}

static gboolean
focus_again_cb (gpointer user_data)
{
  GtkWindow *window = user_data;
  GtkWidget *focus = gtk_window_get_focus (window);

  /* Text that has the focus anew would be selected. */
  if (focus != NULL && !GTK_IS_EDITABLE (focus)) {
    gtk_window_set_focus (window, NULL);
    gtk_window_set_focus (window, focus);
  }
  g_object_steal_data (G_OBJECT (window), "qdr-present");
  return G_SOURCE_REMOVE;
}

static void
stop (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

/* The first window has the focus before the program is registered with the assistive tools, and so
 * before a screen reader can hear of it. */
static void
focus_when_registered (GtkWindow *window)
{
  const guint source = g_timeout_add (REGISTERED_MS, focus_again_cb, window);

  g_object_set_data_full (G_OBJECT (window), "qdr-present", GUINT_TO_POINTER (source), stop);
}

void
qdr_present (GtkWindow *window)
{
  gboolean is_first;

  g_return_if_fail (GTK_IS_WINDOW (window));

  is_first = !gtk_widget_get_realized (GTK_WIDGET (window)) &&
             g_list_model_get_n_items (gtk_window_get_toplevels ()) == 1;
  if (!gtk_widget_get_realized (GTK_WIDGET (window))) {
    qdr_hearable_make (GTK_WIDGET (window));
    make_known (GTK_WIDGET (window));
  }
  gtk_window_present (window);
  if (is_first)
    focus_when_registered (window);
}
