/*
 * Showing windows so that a screen reader reads them from the beginning.
 *
 * This works around GTK 4.8. Remove when GTK ≥ 4.10, if the tests of the accessibility bus pass
 * with gtk_window_present().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-presenting.h"

#include "qdr-accessibility-fixups.h"

/* The time after which the program is registered with the accessibility bus, milliseconds. */
#define REGISTERED_MS 700

/* The key of a window's data for the focus widget that was reported last. Only the address of that
 * widget is used. */
#define REPORTED_KEY "qdr-present-reported"

/* Reports the focus by moving it away and back. This selects all of a text, so its selection is
 * restored. */
static void
focus_again (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  int start, end;

  if (!gtk_window_is_active (window) || focus == NULL)
    return;
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end);
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_select_region (GTK_EDITABLE (focus), start, end);
}

static void
remove_source (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

static gboolean
focus_again_cb (gpointer user_data)
{
  g_object_steal_data (G_OBJECT (user_data), "qdr-present");
  /* If a second window was opened in the meantime, that window has reported its own focus. */
  if (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 1)
    focus_again (GTK_WINDOW (user_data));
  return G_SOURCE_REMOVE;
}

static gboolean
report_focus_cb (gpointer user_data)
{
  g_object_steal_data (G_OBJECT (user_data), "qdr-present-report");
  focus_again (GTK_WINDOW (user_data));
  return G_SOURCE_REMOVE;
}

/* Reports the focus of a window that becomes active. GTK does not do so if the focus was moved to
 * an invisible widget while the window was inactive. In a new window it does so before the window
 * is active, and a screen reader that is quick then leaves the focus out. */
static void
is_active_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  const gpointer reported = g_object_get_data (G_OBJECT (window), REPORTED_KEY);

  if (!gtk_window_is_active (window) || reported == NULL)
    g_object_set_data (G_OBJECT (window), REPORTED_KEY, focus);
  if (gtk_window_is_active (window) && reported != NULL && reported != focus) {
    const guint source = g_idle_add_full (G_PRIORITY_LOW, report_focus_cb, window, NULL);

    g_object_set_data_full (G_OBJECT (window), "qdr-present-report", GUINT_TO_POINTER (source),
                            remove_source);
  }
}

void
qdr_window_presenting_prepare (GtkWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  gboolean is_focusable;

  g_return_if_fail (GTK_IS_WINDOW (window));

  is_focusable = gtk_widget_get_focusable (widget);
  qdr_accessibility_fixups_apply (widget);
  /* Before a window is realized, GTK reports changes of its state only after a change of
   * "focusable". So "focusable" is changed and changed back first. */
  gtk_widget_set_focusable (widget, !is_focusable);
  gtk_widget_set_focusable (widget, is_focusable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);
  /* The window itself stands for a widget that is not the focus. The first window reports its focus
   * later. */
  if (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 1)
    g_object_set_data (G_OBJECT (window), REPORTED_KEY, window);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_cb), NULL);
}

void
qdr_present_window (GtkWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  gboolean is_new, is_first;

  g_return_if_fail (GTK_IS_WINDOW (window));

  is_new = !gtk_widget_get_realized (widget);
  is_first = is_new && g_list_model_get_n_items (gtk_window_get_toplevels ()) == 1;
  if (is_new)
    qdr_window_presenting_prepare (window);
  gtk_window_present (window);
  if (is_first) {
    /* The first window gets the focus before the program is registered with the accessibility bus,
     * so a screen reader misses the focus, and it is reported again later. The priority is low, so
     * that pending answers from the bus are handled first. */
    const guint source =
        g_timeout_add_full (G_PRIORITY_LOW, REGISTERED_MS, focus_again_cb, window, NULL);

    g_object_set_data_full (G_OBJECT (window), "qdr-present", GUINT_TO_POINTER (source),
                            remove_source);
  }
}

gboolean
qdr_present_existing_window (GtkWindow *parent, GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) &&
        gtk_window_get_transient_for (window) == parent) {
      qdr_present_window (window);
      return TRUE;
    }
  }
  return FALSE;
}
