/*
 * Where the focus goes when whatever has it goes away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-focus-home.h"

static gboolean
come_home_cb (gpointer home)
{
  GtkRoot *root = gtk_widget_get_root (home);

  if (root != NULL && gtk_widget_get_mapped (home) && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (home);
  return G_SOURCE_REMOVE;
}

/* Not at once: who goes away has not done so yet. */
static void
focus_cb (GtkWindow *window, GParamSpec *pspec, GtkWidget *home)
{
  if (gtk_window_get_focus (window) == NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, come_home_cb, g_object_ref (home), g_object_unref);
}

void
qdr_focus_home_set (GtkWindow *window, GtkWidget *home)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (home));

  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_cb), home, 0);
}
