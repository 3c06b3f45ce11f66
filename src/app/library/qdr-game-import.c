/*
 * Games that come into the library from files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-import.h"

#include <glib/gi18n.h>

#include "qdr-display-name.h"
#include "qdr-foreign-game.h"

/* The files, and how far they have been read. */
struct QdrImportSource {
  GPtrArray *files;
  guint index; /* of the present one */
  guint game;  /* in the present one, from 1 */
  gboolean has_begun;
  gboolean has_notation;  /* ambiguous games alone are imported */
  QdrNotation notation;   /* theirs */
  GPtrArray *ambiguities; /* a sentence for each of the first that wait for it, with its place */
  char *text;             /* (nullable): of the present one, once it is read */
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

  name = qdr_display_name_of_file (g_ptr_array_index (source->files, source->index));
  /* Translators: the name of a file, and a sentence about what is at that place of it. */
  return g_strdup_printf (_ ("“%s”, game %'u, line %u, column %u: %s"), name, source->game,
                          place.line, place.column, sentence);
}

static void
keep_unreadable (QdrGameImport *self, const GError *error)
{
  g_autofree char *name =
      qdr_display_name_of_file (g_ptr_array_index (self->source->files, self->source->index));

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

/* @text, up to what is read next, is legal in several notations but not in ours. */
static void
keep_ambiguous (QdrGameImport *self, const char *text, QdrTextPlace place, const char *sentence)
{
  struct QdrImportSource *source = self->source;

  keep (source->ambiguities, tell_place (source, place, sentence));
  self->n_ambiguous++;
  if (self->meanings == NULL)
    self->meanings = qdr_foreign_game_read (text, (gsize) (source->stream.at - text), NULL);
}

/* An ambiguous game has its answer. */
static void
forget_ambiguous (QdrGameImport *self)
{
  self->n_ambiguous--;
  if (self->source->ambiguities->len > 0)
    g_ptr_array_remove_index (self->source->ambiguities, 0);
}

/* @game is (nullable): NULL where @problem says why. FALSE only where the library fails. */
static gboolean
take_game (QdrGameImport *self,
           QdrLibrary *library,
           QdrGame *game,
           QdrNotation notation,
           QdrTextPlace place,
           const GError *problem,
           GError **error)
{
  gboolean is_new;

  if (game == NULL) {
    keep (self->problems, tell_place (self->source, place, problem->message));
    self->n_refused++;
    return TRUE;
  }
  if (!qdr_library_add (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, error))
    return FALSE;
  if (notation != QDR_NOTATION_STANDARD)
    keep_notation (self, place, notation, game);
  if (is_new)
    self->n_imported++;
  else
    self->n_already_there++;
  return TRUE;
}

/* FALSE only where the library fails. */
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

  source->game++;
  game = qdr_foreign_stream_read (&source->stream, NULL, &notation, &place, &problem);
  is_ambiguous = g_error_matches (problem, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_AMBIGUOUS);
  if (is_ambiguous && !source->has_notation) {
    keep_ambiguous (self, before.at, place, problem->message);
    return TRUE;
  }
  if (is_ambiguous) {
    forget_ambiguous (self);
    g_clear_error (&problem);
    source->stream = before;
    game =
        qdr_foreign_stream_read (&source->stream, &source->notation, &notation, &place, &problem);
  } else if (source->has_notation) {
    /* It was taken the first time. */
    return TRUE;
  }
  return take_game (self, library, game, notation, place, problem, error);
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
    if (!source->has_notation)
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

static void
go_back (struct QdrImportSource *source)
{
  g_clear_pointer (&source->text, g_free);
  source->index = 0;
  source->game = 0;
  source->has_begun = FALSE;
}

/* A damaged file has another name now, or stays; the games that were imported are not in the empty
 * one, where the step is taken once more. */
static void
begin_anew (QdrGameImport *self)
{
  go_back (self->source);
  self->source->has_notation = FALSE;
  g_ptr_array_set_size (self->source->ambiguities, 0);
  g_clear_pointer (&self->meanings, g_ptr_array_unref);
  self->n_ambiguous = 0;
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
  self->source->ambiguities = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
qdr_game_import_read_as (QdrGameImport *self, QdrNotation notation)
{
  go_back (self->source);
  self->source->has_notation = TRUE;
  self->source->notation = notation;
  self->transfer.share = 0;
  g_clear_pointer (&self->meanings, g_ptr_array_unref);
}

void
qdr_game_import_refuse_ambiguous (QdrGameImport *self)
{
  g_ptr_array_extend_and_steal (self->problems, g_ptr_array_ref (self->source->ambiguities));
  self->n_refused += self->n_ambiguous;
  self->n_ambiguous = 0;
}

void
qdr_game_import_free (QdrGameImport *self)
{
  g_ptr_array_unref (self->source->files);
  g_ptr_array_unref (self->source->ambiguities);
  g_clear_pointer (&self->meanings, g_ptr_array_unref);
  g_free (self->source->text);
  g_free (self->source);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->notations);
  g_free (self);
}
