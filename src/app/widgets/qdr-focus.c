/*
 * Helpers for the keyboard focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-focus.h"

int
qdr_focus_find_focused_child (GtkWidget *parent)
{
  GtkRoot *root;
  GtkWidget *focus;
  int number = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), -1);

  root = gtk_widget_get_root (parent);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); focus != NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child), number++)
    if (focus == child || gtk_widget_is_ancestor (focus, child))
      return number;
  return -1;
}

gboolean
qdr_focus_move_into (GtkWidget *parent)
{
  g_return_val_if_fail (GTK_IS_WIDGET (parent), FALSE);

  return qdr_focus_find_focused_child (parent) >= 0 ||
         gtk_widget_child_focus (parent, GTK_DIR_TAB_FORWARD);
}

void
qdr_focus_move_to_child (GtkWidget *parent, int number)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  child = number >= 0 ? gtk_widget_get_first_child (parent) : NULL;
  for (int i = 0; i < number && child != NULL && gtk_widget_get_next_sibling (child) != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  if (child != NULL)
    gtk_widget_grab_focus (child);
}

/* The data key for the FocusFallback of a window. */
#define FALLBACK_KEY "qdr-focus-fallback"

typedef struct {
  GtkWidget *fallback; /* (unowned) */
  GtkWidget *last;     /* (weak) (nullable): the last widget that had the focus */
  GtkWidget *before;   /* (weak) (nullable): the last one outside popovers */
} FocusFallback;

static void
focus_fallback_free (gpointer data)
{
  FocusFallback *self = data;

  g_clear_weak_pointer (&self->last);
  g_clear_weak_pointer (&self->before);
  g_free (self);
}

static gboolean
can_have_focus (GtkWidget *widget, GtkWindow *window)
{
  return widget != NULL && gtk_widget_get_root (widget) == GTK_ROOT (window) &&
         gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

/* Returns whether a visible widget has the focus. After a click in a submenu, GTK 4.8 leaves the
 * focus on a widget in the closed menu. */
static gboolean
has_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return focus != NULL && (popover == NULL || gtk_widget_get_mapped (popover));
}

/* Moves the focus back to the widget that had it last, for example after a dialog. If that widget
 * cannot have the focus, moves it to the fallback. */
static gboolean
restore_focus_cb (gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (user_data);
  FocusFallback *self = g_object_get_data (G_OBJECT (window), FALLBACK_KEY);

  if (has_focus (window))
    return G_SOURCE_REMOVE;
  if (can_have_focus (self->last, window))
    gtk_window_set_focus (window, self->last);
  else if (can_have_focus (self->fallback, window))
    gtk_widget_grab_focus (self->fallback);
  return G_SOURCE_REMOVE;
}

static void
focus_changed_cb (GtkWindow *window, GParamSpec *pspec, FocusFallback *self)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *menu =
      self->last != NULL ? gtk_widget_get_ancestor (self->last, GTK_TYPE_POPOVER) : NULL;
  GtkWidget *button = menu != NULL ? gtk_widget_get_parent (menu) : NULL;

  if (focus != NULL)
    g_set_weak_pointer (&self->last, focus);
  /* From a closed menu, GTK moves the focus to its button, even if a key had opened it. */
  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL) {
    if (button != NULL && gtk_widget_is_ancestor (focus, button) &&
        can_have_focus (self->before, window))
      gtk_window_set_focus (window, self->before);
    else
      g_set_weak_pointer (&self->before, focus);
  }
  /* Restore the focus later, because the widget that has lost it is still being hidden. */
  if (!has_focus (window))
    g_idle_add_full (G_PRIORITY_DEFAULT, restore_focus_cb, g_object_ref (window), g_object_unref);
}

void
qdr_focus_set_fallback (GtkWindow *window, GtkWidget *fallback)
{
  FocusFallback *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (fallback));

  self = g_object_get_data (G_OBJECT (window), FALLBACK_KEY);
  if (self != NULL) {
    self->fallback = fallback;
    return;
  }
  self = g_new0 (FocusFallback, 1);
  self->fallback = fallback;
  g_object_set_data_full (G_OBJECT (window), FALLBACK_KEY, self, focus_fallback_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
}
