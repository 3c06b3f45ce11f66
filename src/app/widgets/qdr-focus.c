/*
 * The focus among children: those that are made anew, and those of a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-focus.h"

/* --- Children --------------------------------------------------------------------------------- */

int
qdr_focus_find_child (GtkWidget *parent)
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
qdr_focus_enter (GtkWidget *parent)
{
  g_return_val_if_fail (GTK_IS_WIDGET (parent), FALSE);

  return qdr_focus_find_child (parent) >= 0 || gtk_widget_child_focus (parent, GTK_DIR_TAB_FORWARD);
}

void
qdr_focus_restore_child (GtkWidget *parent, int number)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  child = number >= 0 ? gtk_widget_get_first_child (parent) : NULL;
  for (int i = 0; i < number && child != NULL && gtk_widget_get_next_sibling (child) != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  if (child != NULL)
    gtk_widget_grab_focus (child);
}

/* --- The fallback of a window ----------------------------------------------------------------- */

/* Of a window. */
#define KEY "qdr-focus-home"

typedef struct {
  GtkWidget *home; /* (not owned) */
  GtkWidget *last; /* (weak) (nullable): what had the focus last */
} FocusHome;

static void
focus_home_free (gpointer data)
{
  FocusHome *self = data;

  g_clear_weak_pointer (&self->last);
  g_free (self);
}

static gboolean
can_have_focus (GtkWidget *widget, GtkWindow *window)
{
  return widget != NULL && gtk_widget_get_root (widget) == GTK_ROOT (window) &&
         gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

/* GTK 4.8 leaves the focus in a menu that is closed, where an item of a submenu was clicked. */
static gboolean
has_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return focus != NULL && (popover == NULL || gtk_widget_get_mapped (popover));
}

/* Back to where it was, if that is still there: a dialog may have been in front meanwhile. */
static gboolean
come_home_cb (gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (user_data);
  FocusHome *self = g_object_get_data (G_OBJECT (window), KEY);

  if (has_focus (window))
    return G_SOURCE_REMOVE;
  if (can_have_focus (self->last, window))
    gtk_window_set_focus (window, self->last);
  else if (can_have_focus (self->home, window))
    gtk_widget_grab_focus (self->home);
  return G_SOURCE_REMOVE;
}

/* Not at once: who goes away has not done so yet. */
static void
come_home_soon (GtkWindow *window)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, come_home_cb, g_object_ref (window), g_object_unref);
}

static void
focus_cb (GtkWindow *window, GParamSpec *pspec, FocusHome *self)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL)
    g_set_weak_pointer (&self->last, focus);
  if (!has_focus (window))
    come_home_soon (window);
}

void
qdr_focus_set_fallback (GtkWindow *window, GtkWidget *home)
{
  FocusHome *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (home));

  self = g_new0 (FocusHome, 1);
  self->home = home;
  g_object_set_data_full (G_OBJECT (window), KEY, self, focus_home_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), self);
}
