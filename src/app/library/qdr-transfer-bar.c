/*
 * The bar at the foot of the library, which imports and exports games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer-bar.h"

#include <glib/gi18n.h>

#include "qdr-game-export.h"
#include "qdr-game-import.h"

/* As many of what is wrong as one reads. */
#define MAX_PROBLEMS 10

struct _QdrTransferBar {
  GtkWidget parent_instance;

  GCancellable *cancellable; /* (nullable): while something is under way */
  QdrGameImport *import;     /* (nullable) */
  QdrGameExport *export;     /* (nullable) */

  GtkWidget *box;
  GtkLabel *words;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, GTK_TYPE_WIDGET)

static guint ended_signal;

/* (transfer full): one a line. */
static char *
list_problems (GPtrArray *problems)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (problems->len, MAX_PROBLEMS); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (problems, i));
  if (problems->len > MAX_PROBLEMS)
    g_string_append (text, "\n…");
  return g_string_free (text, FALSE);
}

static void
tell_import (QdrTransferBar *self)
{
  const QdrGameImport *import = self->import;
  const guint n = import->n_imported;
  const guint n_there = import->n_already_there;
  const guint n_refused = import->problems->len;
  g_autofree char *imported =
      g_strdup_printf (ngettext ("%u game imported.", "%u games imported.", n), n);
  g_autofree char *there =
      g_strdup_printf (ngettext ("%u was there already.", "%u were there already.", n_there),
                       n_there);
  g_autofree char *sentence =
      n_there > 0 ? g_strdup_printf ("%s %s", imported, there) : g_strdup (imported);
  g_autofree char *heading =
      g_strdup_printf (ngettext ("%u Game Was Refused", "%u Games Were Refused", n_refused),
                       n_refused);
  g_autofree char *problems = list_problems (import->problems);

  g_signal_emit (self, ended_signal, 0, sentence, n_refused > 0 ? heading : NULL,
                 n_refused > 0 ? problems : NULL);
}

static void
tell_export (QdrTransferBar *self)
{
  const guint n = self->export->n_exported;
  g_autofree char *sentence =
      g_strdup_printf (ngettext ("%u game exported.", "%u games exported.", n), n);

  g_signal_emit (self, ended_signal, 0, sentence, NULL, NULL);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_object (&self->cancellable);
  /* What was imported before it was cancelled stays. */
  if (self->import != NULL &&
      (is_done || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)))
    tell_import (self);
  else if (is_done)
    tell_export (self);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, ended_signal, 0, error->message, NULL, NULL);
  g_clear_pointer (&self->import, qdr_game_import_free);
  g_clear_pointer (&self->export, qdr_game_export_free);
}

static void
progress_cb (double share, gpointer user_data)
{
  QdrTransferBar *self = user_data;

  if (self->box != NULL)
    gtk_progress_bar_set_fraction (self->progress, share);
}

static void
begin (QdrTransferBar *self, QdrLibraryWorker *library, QdrTransfer *transfer, const char *words)
{
  self->cancellable = g_cancellable_new ();
  gtk_label_set_text (self->words, words);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  qdr_transfer_run_async (library, transfer, self->cancellable, progress_cb, ended_cb,
                          g_object_ref (self));
}

static void
cancel_cb (QdrTransferBar *self)
{
  g_cancellable_cancel (self->cancellable);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_transfer_bar_dispose (GObject *object)
{
  QdrTransferBar *self = QDR_TRANSFER_BAR (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_transfer_bar_parent_class)->dispose (object);
}

static void
qdr_transfer_bar_class_init (QdrTransferBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_transfer_bar_dispose;

  ended_signal = g_signal_new ("ended", QDR_TYPE_TRANSFER_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/library/transfer-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, box);
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, words);
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
qdr_transfer_bar_init (QdrTransferBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
qdr_transfer_bar_is_busy (QdrTransferBar *self)
{
  g_return_val_if_fail (QDR_IS_TRANSFER_BAR (self), FALSE);

  return self->cancellable != NULL;
}

void
qdr_transfer_bar_import (QdrTransferBar *self, QdrLibraryWorker *library, GFile *file)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && !qdr_transfer_bar_is_busy (self));
  g_return_if_fail (G_IS_FILE (file));

  self->import = qdr_game_import_new (file);
  begin (self, library, &self->import->transfer, _ ("Importing"));
}

void
qdr_transfer_bar_export (QdrTransferBar *self, QdrLibraryWorker *library, GArray *ids, GFile *file)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && !qdr_transfer_bar_is_busy (self));
  g_return_if_fail (ids != NULL);
  g_return_if_fail (G_IS_FILE (file));

  self->export = qdr_game_export_new (ids, file);
  begin (self, library, &self->export->transfer, _ ("Exporting"));
}
