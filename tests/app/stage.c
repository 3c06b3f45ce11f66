/*
 * The application in the process of a test, on a screen, for screenshots and benchmarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "stage.h"

#include <glib/gstdio.h>

#include "qdr-application.h"
#include "qdr-board-view.h"

/* If there is no frame for this long, nothing is waiting to be painted. */
#define CALM_US (100 * 1000)

static QdrApplication *application;
static GtkWindow *window;

static void
choose_settings (int width, int height)
{
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);

  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_boolean (settings, "animate", FALSE);
  /* The session of an earlier test must not be restored. */
  g_settings_set_boolean (settings, "autosave", FALSE);
  g_settings_set_boolean (settings, "lesson-offered", TRUE);
}

/* Non-unique, so that files open in this process. */
static QdrApplication *
start_application (void)
{
  QdrApplication *self = qdr_application_new ();
  g_autoptr (GError) error = NULL;

  g_application_set_flags (G_APPLICATION (self),
                           G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (self), NULL, &error))
    g_error ("%s", error->message);
  g_application_set_default (G_APPLICATION (self));

  return self;
}

gint64
stage_set_up (int width, int height)
{
  qdr_application_bind_translations ();
  choose_settings (width, height);
  application = start_application ();
  /* GTK leaks the time of day whenever it looks for files that are too old to be recent. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
  g_application_activate (G_APPLICATION (application));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  return stage_wait_for_paint (GTK_WIDGET (window));
}

void
stage_open (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("quoridor-test-XXXXXX", &error);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);

  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                NULL, &error))
    g_error ("%s", error->message);
  g_application_open (G_APPLICATION (application), &file, 1, "");
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  stage_wait_for_paint (GTK_WIDGET (window));
}

void
stage_tear_down (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (windows) > 0) {
    g_autoptr (GtkWindow) last =
        g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

    gtk_window_destroy (last);
  }
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_clear_object (&application);
}

GtkWindow *
stage_get_window (void)
{
  return window;
}

GtkWindow *
stage_get_last_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *found = window;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) candidate = g_list_model_get_item (windows, i);

    if (candidate != window && gtk_widget_get_visible (GTK_WIDGET (candidate)))
      found = candidate;
  }

  return found;
}

static GtkWidget *
find_board (GtkWidget *widget)
{
  GtkWidget *found = QDR_IS_BOARD_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_board (child);

  return found;
}

GtkWidget *
stage_get_board (void)
{
  return find_board (GTK_WIDGET (window));
}

void
stage_activate (const char *action)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    g_error ("there is no action %s", action);
}

/* The times of the first and last paint of a widget, 0 for never. */
typedef struct {
  gint64 first;
  gint64 last;
} Paints;

static void
painted_cb (Paints *paints)
{
  paints->last = g_get_monotonic_time ();
  if (paints->first == 0)
    paints->first = paints->last;
}

/* Wakes the main loop so that it checks the time. */
static gboolean
wake_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

gint64
stage_wait_for_paint (GtkWidget *widget)
{
  const guint wake = g_timeout_add (CALM_US / 1000, wake_cb, NULL);
  Paints paints = { 0, 0 };
  GdkFrameClock *clock;

  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
  clock = gtk_widget_get_frame_clock (widget);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &paints);
  gtk_widget_queue_draw (widget);
  /* On a busy machine a frame may be due although there was none for long. */
  while (paints.first == 0 || g_get_monotonic_time () - paints.last < CALM_US ||
         g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &paints);
  g_source_remove (wake);

  return paints.first;
}

void
stage_wait (guint milliseconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) milliseconds * 1000;
  const guint wake = g_timeout_add (milliseconds, wake_cb, NULL);

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
}

GskRenderNode *
stage_draw_anew (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_queue_draw (widget);
  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static GskRenderNode *
draw (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  return gtk_snapshot_free_to_node (snapshot);
}

GskRenderNode *
stage_get_drawing (GtkWidget *widget)
{
  GskRenderNode *node;

  /* A widget that is about to be drawn has no render node until the next frame. */
  while ((node = draw (widget)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return node;
}

GdkTexture *
stage_take_picture (GtkWidget *widget)
{
  g_autoptr (GskRenderNode) node = stage_get_drawing (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  return gsk_renderer_render_texture (renderer, node, NULL);
}
