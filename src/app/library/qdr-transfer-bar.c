/*
 * The bar at the foot of the library, which imports and exports games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer-bar.h"

#include <glib/gi18n.h>

#include "qdr-foreign-game.h"
#include "qdr-game-chooser.h"
#include "qdr-game-export.h"
#include "qdr-game-import.h"

struct _QdrTransferBar {
  GtkWidget parent_instance;

  GCancellable *cancellable; /* (nullable): while something is under way */
  QdrLibraryWorker *library; /* (nullable): of the import */
  QdrGameImport *import;     /* (nullable) */
  QdrGameExport *export;     /* (nullable) */

  GtkWidget *box;
  GtkLabel *words;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, GTK_TYPE_WIDGET)

static guint ended_signal;

/* One a line; of @n, which may be more than there are. */
static void
append_remarks (GString *text, GPtrArray *remarks, guint n)
{
  const guint n_left = n - remarks->len;

  for (guint i = 0; i < remarks->len; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (remarks, i));
  if (n_left > 0) {
    g_string_append_c (text, '\n');
    /* Translators: below a list of games or files. */
    g_string_append_printf (text, ngettext ("and %'u more", "and %'u more", n_left), n_left);
  }
}

/* (transfer full) (nullable): over the remarks; what was lost weighs most. */
static char *
make_heading (const QdrGameImport *import)
{
  if (import->n_refused > 0)
    return g_strdup_printf (ngettext ("%'u Game Was Refused", "%'u Games Were Refused",
                                      import->n_refused),
                            import->n_refused);
  if (import->n_unreadable > 0)
    return g_strdup_printf (ngettext ("%'u File Could Not Be Read", "%'u Files Could Not Be Read",
                                      import->n_unreadable),
                            import->n_unreadable);
  if (import->n_foreign > 0)
    return g_strdup_printf (ngettext ("%'u Game Was in Another Notation",
                                      "%'u Games Were in Another Notation", import->n_foreign),
                            import->n_foreign);
  return NULL;
}

/* @failure, (nullable), is why it has ended early. */
static char *
make_sentence (const QdrGameImport *import, const char *failure)
{
  const guint n = import->n_imported;
  const guint n_there = import->n_already_there;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%'u game imported.", "%'u games imported.", n), n);
  if (n_there > 0) {
    g_string_append_c (text, ' ');
    g_string_append_printf (text,
                            ngettext ("%'u was there already.", "%'u were there already.", n_there),
                            n_there);
  }
  if (failure != NULL)
    g_string_append_printf (text, " %s", failure);
  return g_string_free (text, FALSE);
}

static void
end_import (QdrTransferBar *self, const char *failure)
{
  g_autofree char *sentence = NULL;
  g_autofree char *heading = NULL;
  g_autoptr (GString) remarks = g_string_new (NULL);
  QdrGameImport *import = g_steal_pointer (&self->import);

  qdr_game_import_refuse_ambiguous (import);
  sentence = make_sentence (import, failure);
  heading = make_heading (import);
  append_remarks (remarks, import->problems, import->n_refused + import->n_unreadable);
  append_remarks (remarks, import->notations, import->n_foreign);
  qdr_game_import_free (import);
  g_clear_object (&self->library);
  g_signal_emit (self, ended_signal, 0, sentence, heading, heading != NULL ? remarks->str : NULL);
}

/* @failure, (nullable), is why there is no file. */
static void
end_export (QdrTransferBar *self, const char *failure)
{
  const guint n = self->export->n_exported;
  g_autofree char *sentence =
      failure != NULL
          ? g_strdup (failure)
          : g_strdup_printf (ngettext ("%'u game exported.", "%'u games exported.", n), n);

  g_clear_pointer (&self->export, qdr_game_export_free);
  g_signal_emit (self, ended_signal, 0, sentence, NULL, NULL);
}

static void ask (QdrTransferBar *self);

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  const gboolean is_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_object (&self->cancellable);
  /* What was imported before it ended stays, also where it was cancelled or has failed. */
  if (self->export != NULL)
    end_export (self, is_cancelled ? _ ("The export was cancelled.")
                      : is_done    ? NULL
                                   : error->message);
  else if (is_done && self->import->meanings != NULL && self->box != NULL)
    ask (self);
  else
    end_import (self, is_cancelled ? _ ("The rest was cancelled.")
                      : is_done    ? NULL
                                   : error->message);
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

/* --- Ambiguous games -------------------------------------------------------------------------- */

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  const gssize index = qdr_game_chooser_choose_finish (result);

  if (index < 0 || self->box == NULL) {
    end_import (self, NULL);
  } else {
    const QdrForeignGame *meaning = g_ptr_array_index (self->import->meanings, (guint) index);

    qdr_game_import_read_as (self->import, meaning->notation);
    begin (self, self->library, &self->import->transfer, _ ("Importing"));
  }
}

/* What the first of them can mean is asked; the others are taken to be of one kind with it. */
static void
ask (QdrTransferBar *self)
{
  const guint n = self->import->n_ambiguous;
  g_autofree char *count = g_strdup_printf (ngettext ("%'u game", "%'u games", n), n);

  qdr_game_chooser_choose_notation_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                          self->import->meanings, count, answered_cb,
                                          g_object_ref (self));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_transfer_bar_dispose (GObject *object)
{
  QdrTransferBar *self = QDR_TRANSFER_BAR (object);

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
  gtk_widget_class_bind_template_callback (widget_class, qdr_transfer_bar_cancel);
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

  return self->import != NULL || self->export != NULL;
}

gboolean
qdr_transfer_bar_is_importing (QdrTransferBar *self)
{
  g_return_val_if_fail (QDR_IS_TRANSFER_BAR (self), FALSE);

  return self->import != NULL;
}

void
qdr_transfer_bar_cancel (QdrTransferBar *self)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self));

  g_cancellable_cancel (self->cancellable);
}

void
qdr_transfer_bar_import (QdrTransferBar *self, QdrLibraryWorker *library, GPtrArray *files)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && !qdr_transfer_bar_is_busy (self));
  g_return_if_fail (files != NULL && files->len > 0);

  self->import = qdr_game_import_new (files);
  self->library = g_object_ref (library);
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
