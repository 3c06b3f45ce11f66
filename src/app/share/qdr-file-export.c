/*
 * Export of data to a file that the user chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-file-export.h"

#include <glib/gi18n.h>

#include "qdr-durable-file.h"
#include "qdr-file-dialog.h"
#include "qdr-display-name.h"
#include "qdr-message-dialog.h"
#include "qdr-toast.h"

/* The data to write when the user has chosen a file. */
typedef struct {
  AdwToastOverlay *toasts;
  GBytes *bytes;
} Request;

static void
request_free (Request *self)
{
  g_object_unref (self->toasts);
  g_bytes_unref (self->bytes);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

void
qdr_file_export_show_success (GFile *file, AdwToastOverlay *toasts)
{
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  name = qdr_display_name_of_file (file);
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("“%s” saved"), name);
  qdr_toast_show_text (toasts, sentence);
}

void
qdr_file_export_show_error (GFile *file, GtkWindow *parent, const GError *error)
{
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (error != NULL);

  name = qdr_display_name_of_file (file);
  heading = g_strdup_printf (_ ("Could Not Save “%s”"), name);
  qdr_message_dialog_show (parent, heading, error->message);
}

/* Writes the chosen file. If the window has been closed, the toasts have no root. */
static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result, NULL);
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (request->toasts));
  g_autoptr (GError) error = NULL;
  gsize length;
  gconstpointer contents = g_bytes_get_data (request->bytes, &length);

  if (file == NULL || window == NULL)
    return;

  if (qdr_durable_file_replace (file, contents, length, &error))
    qdr_file_export_show_success (file, request->toasts);
  else
    qdr_file_export_show_error (file, GTK_WINDOW (window), error);
}

void
qdr_file_export_ask_for_file (const QdrFileExport *self,
                              GtkWindow *parent,
                              GFile *beside,
                              AdwToastOverlay *toasts)
{
  Request *request;

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (beside == NULL || G_IS_FILE (beside));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  request = g_new (Request, 1);
  *request = (Request){ g_object_ref (toasts), g_bytes_ref (self->bytes) };
  qdr_file_dialog_export_async (parent, beside, self->title, self->kind, self->name, file_chosen_cb,
                                request);
}
