/*
 * What becomes of the session when the window goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

/* The user is done with the game. */
static void
drop (QdrWindow *self)
{
  if (self->keeper != NULL)
    qdr_session_keeper_forget (self->keeper);
  gtk_window_destroy (GTK_WINDOW (self));
}

void
qdr_window_keep (QdrWindow *self, QdrSessionStore *store, guint number, gboolean unsaved_only)
{
  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (self->keeper == NULL);

  self->keeper = qdr_session_keeper_new (self->session, store, number);
  qdr_session_keeper_set_unsaved_only (self->keeper, unsaved_only);
  g_settings_bind (self->settings, "autosave", self->keeper, "enabled", G_SETTINGS_BIND_GET);
}

gboolean
qdr_window_leave (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), FALSE);

  if (self->keeper == NULL || !qdr_session_keeper_leave (self->keeper))
    return FALSE;

  gtk_window_destroy (GTK_WINDOW (self));
  return TRUE;
}

/* Dialogs do not count. */
static gboolean
is_last_window (QdrWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (link->data != self && QDR_IS_WINDOW (link->data))
      return FALSE;

  return TRUE;
}

void
qdr_window_close (QdrWindow *self)
{
  if (!is_last_window (self) || !qdr_window_leave (self))
    qdr_window_release_game (self, drop);
}
