/*
 * What becomes of the game when the window closes: it is kept for the next start, or asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-closing-controller.h"

#include "qdr-session-autosave.h"

struct _QdrClosingController {
  GObject parent_instance;

  GtkWindow *window; /* unowned */
  QdrSession *session;
  QdrFilesController *files; /* unowned, as the other controllers */
  QdrEditorController *editor;
  QdrSessionAutosave *autosave; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrClosingController, qdr_closing_controller, G_TYPE_OBJECT)

/* Whether no other window of the application has a game. */
static gboolean
is_last (QdrClosingController *self)
{
  GtkApplication *application = gtk_window_get_application (self->window);
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (link->data != self->window && G_OBJECT_TYPE (link->data) == G_OBJECT_TYPE (self->window))
      return FALSE;

  return TRUE;
}

/* The user is done with the game. */
static void
drop (gpointer object)
{
  QdrClosingController *self = object;

  if (self->autosave != NULL)
    qdr_session_autosave_forget (self->autosave);
  gtk_window_destroy (self->window);
}

static gboolean
close_request_cb (QdrClosingController *self)
{
  if (!is_last (self) || !qdr_closing_controller_leave (self))
    qdr_files_controller_ask_before_loss (self->files,
                                          qdr_editor_controller_get_editor (self->editor), drop,
                                          self);
  return TRUE;
}

static void
qdr_closing_controller_dispose (GObject *object)
{
  QdrClosingController *self = QDR_CLOSING_CONTROLLER (object);

  g_clear_object (&self->autosave);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (qdr_closing_controller_parent_class)->dispose (object);
}

static void
qdr_closing_controller_class_init (QdrClosingControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_closing_controller_dispose;
}

static void
qdr_closing_controller_init (QdrClosingController *self)
{
}

QdrClosingController *
qdr_closing_controller_new (GtkWindow *window,
                            QdrSession *session,
                            QdrFilesController *files,
                            QdrEditorController *editor)
{
  QdrClosingController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (QDR_IS_EDITOR_CONTROLLER (editor), NULL);

  self = g_object_new (QDR_TYPE_CLOSING_CONTROLLER, NULL);
  self->window = window;
  self->session = g_object_ref (session);
  self->files = files;
  self->editor = editor;
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_request_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
qdr_closing_controller_keep (QdrClosingController *self,
                             GSettings *settings,
                             QdrSessionStore *store,
                             guint number,
                             gboolean unsaved_only)
{
  g_return_if_fail (QDR_IS_CLOSING_CONTROLLER (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (self->autosave == NULL);

  self->autosave = qdr_session_autosave_new (self->session, store, number);
  qdr_session_autosave_set_unsaved_only (self->autosave, unsaved_only);
  g_settings_bind (settings, "autosave", self->autosave, "enabled", G_SETTINGS_BIND_GET);
}

gboolean
qdr_closing_controller_leave (QdrClosingController *self)
{
  g_return_val_if_fail (QDR_IS_CLOSING_CONTROLLER (self), FALSE);

  if (self->autosave == NULL || !qdr_session_autosave_leave (self->autosave))
    return FALSE;

  gtk_window_destroy (self->window);
  return TRUE;
}
