/*
 * Imports and exports of games, done in short steps on the library's thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-display-name.h"
#include "qdr-text-file.h"

/* The size of the largest file that is imported. Files are read as a whole. */
#define MAX_BYTES (1024 * 1024 * 1024)

/* The task data of a transfer in progress. */
typedef struct {
  QdrLibraryWorker *library;
  QdrTransfer *transfer;
  QdrTransferProgressFunc progress;
  gpointer user_data;
  GError *error; /* (nullable): the error of a step */
} Run;

static void
free_run (gpointer data)
{
  Run *self = data;

  g_object_unref (self->library);
  g_clear_error (&self->error);
  g_free (self);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Run *run = g_task_get_task_data (task);
  GError *error = NULL;
  const gboolean is_tidy = qdr_library_worker_run_finish (run->library, result, &error) != NULL;

  if (run->error != NULL) {
    g_clear_error (&error);
    g_task_return_error (task, g_steal_pointer (&run->error));
  } else if (!is_tidy) {
    g_task_return_error (task, error);
  } else {
    g_task_return_boolean (task, TRUE);
  }
}

static void start_step (GTask *task);

static void
stepped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GTask *task = user_data;
  Run *run = g_task_get_task_data (task);
  QdrTransfer *transfer = run->transfer;
  const gboolean is_well =
      qdr_library_worker_run_finish (run->library, result, &run->error) != NULL;

  /* A cancellation during the last step is no error, because all work is done. */
  if (transfer->share >= 1 && g_error_matches (run->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&run->error);
  run->progress (transfer->share, run->user_data);
  if (is_well && transfer->share < 1)
    start_step (task);
  else
    qdr_library_worker_run_async (run->library, transfer->access, transfer->end, transfer, NULL,
                                  NULL, ended_cb, task);
}

static void
start_step (GTask *task)
{
  Run *run = g_task_get_task_data (task);

  qdr_library_worker_run_async (run->library, run->transfer->access, run->transfer->step,
                                run->transfer, NULL, g_task_get_cancellable (task), stepped_cb,
                                task);
}

void
qdr_transfer_run_async (QdrLibraryWorker *library,
                        QdrTransfer *transfer,
                        GCancellable *cancellable,
                        QdrTransferProgressFunc progress,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  GTask *task;
  Run *run;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));
  g_return_if_fail (transfer != NULL);
  g_return_if_fail (G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (progress != NULL && callback != NULL);

  run = g_new0 (Run, 1);
  run->library = g_object_ref (library);
  run->transfer = transfer;
  run->progress = progress;
  run->user_data = user_data;
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, run, free_run);
  start_step (task);
}

gboolean
qdr_transfer_run_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static gboolean
export_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP_DURATION;

  if (self->output == NULL)
    self->output = qdr_durable_stream_open (self->file, error);
  if (self->output == NULL)
    return FALSE;
  while (self->n_exported < self->ids->len && g_get_monotonic_time () < end) {
    g_autofree char *text =
        qdr_library_read_game_text (library, g_array_index (self->ids, gint64, self->n_exported),
                                    error);

    if (text == NULL ||
        (self->n_exported > 0 && !qdr_durable_stream_write (self->output, "\n", 1, error)) ||
        !qdr_durable_stream_write (self->output, text, strlen (text), error))
      return FALSE;
    self->n_exported++;
  }
  self->transfer.share =
      self->ids->len > 0 ? (double) self->n_exported / (double) self->ids->len : 1;
  return TRUE;
}

static gboolean
end_export (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;

  return self->output == NULL || self->transfer.share < 1 ||
         qdr_durable_stream_finish (self->output, error);
}

QdrGameExport *
qdr_game_export_new (GArray *ids, GFile *file)
{
  QdrGameExport *self;

  g_return_val_if_fail (ids != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (QdrGameExport, 1);
  self->transfer =
      (QdrTransfer){ .access = QDR_LIBRARY_READS, .step = export_step, .end = end_export };
  self->ids = ids;
  self->file = g_object_ref (file);
  return self;
}

void
qdr_game_export_free (QdrGameExport *self)
{
  g_array_unref (self->ids);
  g_clear_pointer (&self->output, qdr_durable_stream_free);
  g_object_unref (self->file);
  g_free (self);
}

/* The files of an import, and how far they have been read. */
struct QdrImportSource {
  GPtrArray *files;
  guint index; /* the index of the current file */
  guint game;  /* the number of the game in the current file, from 1 */
  gboolean has_begun;
  gboolean has_encodings;     /* whether files in other encodings are read */
  gboolean skips_utf_8;       /* whether this run imports only files in other encodings */
  gboolean has_notation;      /* whether this run imports only ambiguous games */
  GPtrArray *other_encodings; /* of char *: a line for each of the first files in one */
  QdrNotation notation;       /* the notation that the user has chosen for the ambiguous games */
  GPtrArray *ambiguities;     /* of char *: a line for each of the first ambiguous games */
  char *text;                 /* (nullable): the text of the current file; NULL before it is read */
  gsize length;
  QdrSavedGameStream stream;
};

/* Adds @remark (transfer full), unless there are QDR_GAME_IMPORT_MAX_REMARKS remarks already. */
static void
add_remark (GPtrArray *remarks, char *remark)
{
  if (remarks->len < QDR_GAME_IMPORT_MAX_REMARKS)
    g_ptr_array_add (remarks, remark);
  else
    g_free (remark);
}

/* Returns (transfer full) a line with the place of a problem and a sentence about it. The place
 * includes the name of the file if there are several files. */
static char *
format_place (const struct QdrImportSource *source, QdrTextPlace place, const char *sentence)
{
  g_autofree char *name = NULL;

  if (source->files->len == 1)
    /* Translators: the place of a problem in a file, and the problem; %s is a sentence about the
     * problem. */
    return g_strdup_printf (_ ("Game %'u, line %u, column %u: %s"), source->game, place.line,
                            place.column, sentence);

  name = qdr_display_name_of_file (g_ptr_array_index (source->files, source->index));
  /* Translators: the place of a problem, and the problem; the first %s is the name of a file, the
   * second %s is a sentence about the problem. */
  return g_strdup_printf (_ ("“%s”, game %'u, line %u, column %u: %s"), name, source->game,
                          place.line, place.column, sentence);
}

static void
close_file (struct QdrImportSource *source)
{
  g_clear_pointer (&source->text, g_free);
  source->index++;
  source->game = 0;
}

/* Imports the current game. Returns FALSE only if the library fails. */
static gboolean
import_game (QdrGameImport *self, QdrLibrary *library, GError **error)
{
  struct QdrImportSource *source = self->source;
  const QdrSavedGameStream before = source->stream;
  g_autoptr (GError) problem = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrNotation notation;
  QdrTextPlace place;
  gboolean is_ambiguous;
  gboolean is_new;

  source->game++;
  game =
      qdr_saved_game_stream_read_foreign_game (&source->stream, NULL, &notation, &place, &problem);
  is_ambiguous = g_error_matches (problem, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_AMBIGUOUS);
  if (is_ambiguous && !source->has_notation) {
    add_remark (source->ambiguities, format_place (source, place, problem->message));
    self->n_ambiguous++;
    if (self->readings == NULL)
      self->readings =
          qdr_foreign_game_read_text (before.at, (gsize) (source->stream.at - before.at), NULL,
                                      NULL, NULL);
    return TRUE;
  }
  /* The unambiguous games were imported before the user chose a notation. */
  if (source->has_notation && !is_ambiguous)
    return TRUE;

  if (is_ambiguous) {
    self->n_ambiguous--;
    if (source->ambiguities->len > 0)
      g_ptr_array_remove_index (source->ambiguities, 0);
    g_clear_error (&problem);
    source->stream = before;
    game = qdr_saved_game_stream_read_foreign_game (&source->stream, &source->notation, &notation,
                                                    &place, &problem);
  }
  if (game == NULL) {
    add_remark (self->problems, format_place (source, place, problem->message));
    self->n_refused++;
    return TRUE;
  }
  if (!qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, error))
    return FALSE;
  if (notation != QDR_NOTATION_STANDARD) {
    const QdrForeignGame foreign = { notation, game };
    g_autofree char *words = qdr_foreign_game_describe (&foreign);

    add_remark (self->notations, format_place (source, place, words));
    self->n_foreign++;
  }
  if (is_new)
    self->n_imported++;
  else
    self->n_already_there++;
  return TRUE;
}

static gboolean
is_first_run (const struct QdrImportSource *source)
{
  return !source->skips_utf_8 && !source->has_notation;
}

/* Reads the current file. Does not set source->text if this run skips the file because of its
 * encoding. */
static gboolean
read_file (QdrGameImport *self, GCancellable *cancellable, GError **error)
{
  struct QdrImportSource *source = self->source;
  GFile *file = g_ptr_array_index (source->files, source->index);
  gsize length;
  g_autofree char *text = qdr_text_file_read (file, MAX_BYTES, &length, cancellable, error);
  const char *encoding = text != NULL ? qdr_text_guess_other_encoding (text, length) : NULL;

  if (text == NULL)
    return FALSE;

  if (encoding == NULL && !source->skips_utf_8) {
    source->length = length;
    source->text = g_steal_pointer (&text);
  } else if (encoding != NULL && source->has_encodings) {
    source->text = qdr_text_convert_other_encoding (text, length, &source->length);
  } else if (encoding != NULL && is_first_run (source)) {
    g_autofree char *name = qdr_display_name_of_file (file);

    add_remark (source->other_encodings,
                /* Translators: the first %s is the name of a file, the second %s is the name of an
                 * encoding: "UTF-16". */
                g_strdup_printf (_ ("“%s” seems to be in %s."), name, encoding));
    self->n_other_encodings++;
  }
  if (source->text != NULL)
    source->stream = qdr_saved_game_stream_make (source->text, source->length);
  return TRUE;
}

/* Imports the next game or, if the next file cannot be read, skips the file. Returns FALSE only if
 * the library fails or the import is cancelled. */
static gboolean
import_next_game (QdrGameImport *self,
                  QdrLibrary *library,
                  GCancellable *cancellable,
                  GError **error)
{
  struct QdrImportSource *source = self->source;
  GFile *file = g_ptr_array_index (source->files, source->index);
  g_autoptr (GError) failure = NULL;

  if (source->text == NULL && !read_file (self, cancellable, &failure)) {
    if (g_cancellable_set_error_if_cancelled (cancellable, error))
      return FALSE;
    if (is_first_run (source)) {
      g_autofree char *name = qdr_display_name_of_file (file);

      /* Translators: the name of a file, and a sentence with the reason why it cannot be read. */
      add_remark (self->problems, g_strdup_printf (_ ("“%s”: %s"), name, failure->message));
      self->n_unreadable++;
    }
  }
  if (source->text == NULL) {
    close_file (source);
    return TRUE;
  }
  if (!import_game (self, library, error))
    return FALSE;
  if (qdr_saved_game_stream_is_at_end (&source->stream))
    close_file (source);
  return TRUE;
}

static void
rewind_source (struct QdrImportSource *source)
{
  g_clear_pointer (&source->text, g_free);
  source->index = 0;
  source->game = 0;
  source->has_begun = FALSE;
}

/* Imports the games of one step, in one transaction. */
static gboolean
import_games_of_step (QdrGameImport *self,
                      QdrLibrary *library,
                      GCancellable *cancellable,
                      GError **error)
{
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP_DURATION;
  gboolean is_done;

  if (!self->source->has_begun && !qdr_library_begin_import (library, error))
    return FALSE;
  self->source->has_begun = TRUE;
  if (!qdr_library_begin_batch (library, error))
    return FALSE;
  do
    is_done = import_next_game (self, library, cancellable, error);
  while (is_done && self->source->index < self->source->files->len &&
         g_get_monotonic_time () < end);
  return qdr_library_end_batch (library, is_done, is_done ? error : NULL);
}

/* If the games of the step cannot be written, nothing about them is counted or told. */
static gboolean
import_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameImport *self = data;
  const QdrGameImport before = *self;
  struct QdrImportSource *source = self->source;
  const guint n_problems = self->problems->len;
  const guint n_notations = self->notations->len;
  const guint n_ambiguities = source->ambiguities->len;
  g_autoptr (GError) failure = NULL;

  if (import_games_of_step (self, library, cancellable, &failure)) {
    /* Each file is the same share of the work, because the lengths of unread files are unknown. */
    const double part = source->text != NULL && source->length > 0
                            ? (double) (source->stream.at - source->text) / (double) source->length
                            : 0;

    self->transfer.share = (source->index + part) / source->files->len;
    return TRUE;
  }

  self->n_imported = before.n_imported;
  self->n_already_there = before.n_already_there;
  self->n_refused = before.n_refused;
  self->n_foreign = before.n_foreign;
  self->n_ambiguous = before.n_ambiguous;
  self->n_unreadable = before.n_unreadable;
  g_ptr_array_set_size (self->problems, (int) n_problems);
  g_ptr_array_set_size (self->notations, (int) n_notations);
  g_ptr_array_set_size (source->ambiguities, (int) MIN (n_ambiguities, source->ambiguities->len));
  /* A damaged library is replaced by an empty one, and this step is repeated. The games imported so
   * far are lost, so the import begins again. */
  if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED)) {
    rewind_source (source);
    source->has_encodings = source->skips_utf_8 = source->has_notation = FALSE;
    g_ptr_array_set_size (source->other_encodings, 0);
    self->n_other_encodings = 0;
    g_ptr_array_set_size (source->ambiguities, 0);
    g_clear_pointer (&self->readings, g_ptr_array_unref);
    self->n_ambiguous = 0;
    g_ptr_array_set_size (self->problems, 0);
    g_ptr_array_set_size (self->notations, 0);
    self->n_imported = self->n_already_there = self->n_refused = 0;
    self->n_foreign = self->n_unreadable = 0;
  }
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
end_import (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_end_import (library, error);
}

QdrGameImport *
qdr_game_import_new (GPtrArray *files)
{
  QdrGameImport *self;

  g_return_val_if_fail (files != NULL && files->len > 0, NULL);

  self = g_new0 (QdrGameImport, 1);
  self->transfer =
      (QdrTransfer){ .access = QDR_LIBRARY_WRITES, .step = import_step, .end = end_import };
  self->problems = g_ptr_array_new_with_free_func (g_free);
  self->notations = g_ptr_array_new_with_free_func (g_free);
  self->source = g_new0 (struct QdrImportSource, 1);
  self->source->files = g_ptr_array_ref (files);
  self->source->other_encodings = g_ptr_array_new_with_free_func (g_free);
  self->source->ambiguities = g_ptr_array_new_with_free_func (g_free);
  return self;
}

GPtrArray *
qdr_game_import_get_other_encodings (QdrGameImport *self)
{
  return self->source->other_encodings;
}

void
qdr_game_import_prepare_other_encodings (QdrGameImport *self)
{
  rewind_source (self->source);
  self->source->has_encodings = self->source->skips_utf_8 = TRUE;
  g_ptr_array_set_size (self->source->other_encodings, 0);
  self->n_other_encodings = 0;
  self->transfer.share = 0;
}

void
qdr_game_import_refuse_other_encodings (QdrGameImport *self)
{
  g_ptr_array_extend_and_steal (self->problems, g_ptr_array_ref (self->source->other_encodings));
  self->n_unreadable += self->n_other_encodings;
  self->n_other_encodings = 0;
}

void
qdr_game_import_prepare_ambiguous_games (QdrGameImport *self, QdrNotation notation)
{
  rewind_source (self->source);
  self->source->skips_utf_8 = FALSE;
  self->source->has_notation = TRUE;
  self->source->notation = notation;
  self->transfer.share = 0;
  g_clear_pointer (&self->readings, g_ptr_array_unref);
}

void
qdr_game_import_refuse_ambiguous_games (QdrGameImport *self)
{
  g_ptr_array_extend_and_steal (self->problems, g_ptr_array_ref (self->source->ambiguities));
  self->n_refused += self->n_ambiguous;
  self->n_ambiguous = 0;
}

void
qdr_game_import_free (QdrGameImport *self)
{
  g_ptr_array_unref (self->source->files);
  g_ptr_array_unref (self->source->other_encodings);
  g_ptr_array_unref (self->source->ambiguities);
  g_clear_pointer (&self->readings, g_ptr_array_unref);
  g_free (self->source->text);
  g_free (self->source);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->notations);
  g_free (self);
}
