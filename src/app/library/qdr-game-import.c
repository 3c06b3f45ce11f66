/*
 * Games that come into the library from files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-import.h"

#include <glib/gi18n.h>

#include "qdr-file-name.h"
#include "qdr-foreign-game.h"
#include "qdr-foreign-stream.h"

/* The files, and how far they have been read. */
struct QdrImportSource {
  GPtrArray *files;
  guint index; /* of the present one */
  guint game;  /* in the present one, from 1 */
  gboolean has_begun;
  char *text; /* (nullable): of the present one, once it is read */
  gsize length;
  QdrSavedGameStream stream;
};

/* --- Remarks ---------------------------------------------------------------------------------- */

/* @remark is owned by the list. */
static void
keep (GPtrArray *remarks, char *remark)
{
  if (remarks->len < QDR_GAME_IMPORT_MAX_REMARKS)
    g_ptr_array_add (remarks, remark);
  else
    g_free (remark);
}

/* (transfer full): of one file the place alone, of several the name as well. */
static char *
tell_place (const struct QdrImportSource *source, QdrTextPlace place, const char *sentence)
{
  g_autofree char *name = NULL;

  if (source->files->len == 1)
    /* Translators: the last part is a sentence that says what is wrong there. */
    return g_strdup_printf (_ ("Game %'u, line %u, column %u: %s"), source->game, place.line,
                            place.column, sentence);

  name = qdr_file_name_for_display (g_ptr_array_index (source->files, source->index));
  /* Translators: the name of a file, and a sentence about what is at that place of it. */
  return g_strdup_printf (_ ("“%s”, game %'u, line %u, column %u: %s"), name, source->game,
                          place.line, place.column, sentence);
}

static void
keep_unreadable (QdrGameImport *self, const GError *error)
{
  g_autofree char *name =
      qdr_file_name_for_display (g_ptr_array_index (self->source->files, self->source->index));

  /* Translators: the name of a file, and a sentence that says why it cannot be read. */
  keep (self->problems, g_strdup_printf (_ ("“%s”: %s"), name, error->message));
  self->n_unreadable++;
}

static void
keep_notation (QdrGameImport *self, QdrTextPlace place, QdrNotation notation, QdrGame *game)
{
  const QdrForeignGame foreign = { notation, game };
  g_autofree char *words = qdr_foreign_game_describe (&foreign);

  keep (self->notations, tell_place (self->source, place, words));
  self->n_foreign++;
}

/* --- Steps ------------------------------------------------------------------------------------ */

static gboolean
open_file (struct QdrImportSource *source, GCancellable *cancellable, GError **error)
{
  if (source->text != NULL)
    return TRUE;
  if (!g_file_load_contents (g_ptr_array_index (source->files, source->index), cancellable,
                             &source->text, &source->length, NULL, error))
    return FALSE;

  source->stream = qdr_saved_game_stream_make (source->text, source->length);
  return TRUE;
}

static void
leave_file (struct QdrImportSource *source)
{
  g_clear_pointer (&source->text, g_free);
  source->index++;
  source->game = 0;
}

/* FALSE only where the library fails. */
static gboolean
import_game (QdrGameImport *self, QdrLibrary *library, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrNotation notation;
  QdrTextPlace place;
  gboolean is_new;

  self->source->game++;
  game = qdr_foreign_stream_read (&self->source->stream, NULL, &notation, &place, &problem);
  if (game == NULL) {
    keep (self->problems, tell_place (self->source, place, problem->message));
    self->n_refused++;
    return TRUE;
  }
  if (!qdr_library_add (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, error))
    return FALSE;
  if (notation != QDR_NOTATION_OURS)
    keep_notation (self, place, notation, game);
  if (is_new)
    self->n_imported++;
  else
    self->n_already_there++;
  return TRUE;
}

/* The next game, or one file less. FALSE only where the library fails, or it is
 * cancelled. */
static gboolean
advance (QdrGameImport *self, QdrLibrary *library, GCancellable *cancellable, GError **error)
{
  struct QdrImportSource *source = self->source;
  g_autoptr (GError) failure = NULL;

  if (!open_file (source, cancellable, &failure)) {
    if (g_cancellable_set_error_if_cancelled (cancellable, error))
      return FALSE;
    keep_unreadable (self, failure);
    leave_file (source);
    return TRUE;
  }
  if (!import_game (self, library, error))
    return FALSE;
  if (qdr_saved_game_stream_is_at_end (&source->stream))
    leave_file (source);
  return TRUE;
}

/* Files count alike, since nobody knows how long those are that have not been read. */
static double
measure (const struct QdrImportSource *source)
{
  const double part = source->text != NULL && source->length > 0
                          ? (double) (source->stream.at - source->text) / (double) source->length
                          : 0;

  return (source->index + part) / source->files->len;
}

static gboolean
import_games (QdrGameImport *self,
              QdrLibrary *library,
              gint64 end,
              GCancellable *cancellable,
              GError **error)
{
  do
    if (!advance (self, library, cancellable, error))
      return FALSE;
  while (self->source->index < self->source->files->len && g_get_monotonic_time () < end);
  return TRUE;
}

/* A damaged file has another name now, or stays; the games that were imported are not in the empty
 * one, where the step is taken once more. */
static void
begin_anew (QdrGameImport *self)
{
  g_clear_pointer (&self->source->text, g_free);
  self->source->index = 0;
  self->source->game = 0;
  self->source->has_begun = FALSE;
  g_ptr_array_set_size (self->problems, 0);
  g_ptr_array_set_size (self->notations, 0);
  self->n_imported = self->n_already_there = self->n_refused = 0;
  self->n_foreign = self->n_unreadable = 0;
}

/* Writes what a step has read. */
static gboolean
write_games (QdrGameImport *self, QdrLibrary *library, GCancellable *cancellable, GError **error)
{
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP;
  gboolean is_done;

  if (!self->source->has_begun && !qdr_library_begin_import (library, error))
    return FALSE;
  self->source->has_begun = TRUE;
  if (!qdr_library_begin_batch (library, error))
    return FALSE;
  is_done = import_games (self, library, end, cancellable, error);
  return qdr_library_end_batch (library, is_done, is_done ? error : NULL);
}

/* What is counted is on the disk: the games of a step are written together at its end. */
static gboolean
step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameImport *self = data;
  const QdrGameImport before = *self;
  g_autoptr (GError) failure = NULL;

  if (write_games (self, library, cancellable, &failure)) {
    self->transfer.share = measure (self->source);
    return TRUE;
  }

  self->n_imported = before.n_imported;
  self->n_already_there = before.n_already_there;
  if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED))
    begin_anew (self);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
end (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_end_import (library, error);
}

/* --- The object ------------------------------------------------------------------------------- */

QdrGameImport *
qdr_game_import_new (GPtrArray *files)
{
  QdrGameImport *self;

  g_return_val_if_fail (files != NULL && files->len > 0, NULL);

  self = g_new0 (QdrGameImport, 1);
  self->transfer = (QdrTransfer){ .access = QDR_LIBRARY_WRITES, .step = step, .end = end };
  self->problems = g_ptr_array_new_with_free_func (g_free);
  self->notations = g_ptr_array_new_with_free_func (g_free);
  self->source = g_new0 (struct QdrImportSource, 1);
  self->source->files = g_ptr_array_ref (files);
  return self;
}

void
qdr_game_import_free (QdrGameImport *self)
{
  g_ptr_array_unref (self->source->files);
  g_free (self->source->text);
  g_free (self->source);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->notations);
  g_free (self);
}
