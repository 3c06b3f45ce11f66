/*
 * quoridor-cli library import: adds saved games and collections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "qdr-foreign-game.h"
#include "qdr-library-command.h"
#include "qdr-sanitised-text.h"
#include "qdr-text-file.h"

#define BATCH 10000 /* greatest number of games in one transaction */
#define MAX_SIZE (1024 * 1024 * 1024)

typedef struct {
  QdrNotation notation;    /* notation of all games, if the option sets it */
  const QdrNotation *only; /* (nullable): NULL to detect the notation of each game */
  guint n_imported;
  guint n_already_there;
  guint n_refused;
} Import;

static void
print_file_error (const char *path, QdrTextPlace place, const char *message)
{
  g_autofree char *name = qdr_sanitise_line (path);
  g_autofree char *line = qdr_sanitise_line (message);

  g_printerr ("%s:%u:%u: %s\n", name, place.line, place.column, line);
}

/* Imports up to BATCH games in one transaction. If it fails, none of these games is stored, or
 * counted as imported or already there. */
static gboolean
import_batch (Import *self,
              QdrLibrary *library,
              const char *path,
              QdrSavedGameStream *stream,
              GError **error)
{
  const Import before = *self;
  gboolean is_done = TRUE;

  if (!qdr_library_begin_batch (library, error))
    return FALSE;
  for (guint i = 0; is_done && i < BATCH && (i == 0 || !qdr_saved_game_stream_is_at_end (stream));
       i++) {
    g_autoptr (GError) refusal = NULL;
    g_autoptr (QdrGame) game = NULL;
    QdrNotation notation;
    QdrTextPlace place;
    gboolean is_new;

    game = qdr_foreign_stream_read (stream, self->only, &notation, &place, &refusal);
    if (game == NULL) {
      print_file_error (path, place, refusal->message);
      self->n_refused++;
      continue;
    }
    if (notation != QDR_NOTATION_STANDARD && self->only == NULL) {
      g_autofree char *sentence =
          /* Translators: how a game was read; %s is the name of a notation. */
          g_strdup_printf (_ ("read in the notation %s"), qdr_foreign_notation_get_name (notation));

      print_file_error (path, place, sentence);
    }
    is_done = qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, error);
    if (is_done)
      *(is_new ? &self->n_imported : &self->n_already_there) += 1;
  }
  if (qdr_library_end_batch (library, is_done, is_done ? error : NULL))
    return TRUE;

  self->n_imported = before.n_imported;
  self->n_already_there = before.n_already_there;
  return FALSE;
}

static gboolean
import_file (Import *self, QdrLibrary *library, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) failure = NULL;
  g_autofree char *text = NULL;
  QdrSavedGameStream stream;
  gsize length;

  if (g_str_equal (path, QDR_STANDARD_INPUT))
    text = qdr_read_standard_input (G_MAXSSIZE, &length, &failure);
  else
    text = qdr_text_file_read_any (file, MAX_SIZE, &length, NULL, &failure);
  if (text == NULL) {
    print_file_error (path, (QdrTextPlace){ 1, 1 }, failure->message);
    self->n_refused++;
    return TRUE;
  }

  stream = qdr_saved_game_stream_make (text, length);
  do
    if (!import_batch (self, library, path, &stream, error))
      return FALSE;
  while (!qdr_saved_game_stream_is_at_end (&stream));
  return TRUE;
}

static gboolean
run (const QdrCommand *self, const char *path, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_auto (GStrv) files = NULL;
  g_autofree char *notation = NULL;
  const GOptionEntry entries[] = {
    { "notation", 0, 0, G_OPTION_ARG_STRING, &notation,
      N_ ("Notation of all games (detected for each one)"), N_ ("NAME") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };
  Import import = { 0 };
  gboolean is_done = TRUE;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  if (notation != NULL) {
    if (!qdr_foreign_notation_find (notation, &import.notation))
      return qdr_usage_error_set (error, _ ("--notation: there is no notation “%s”"), notation);
    import.only = &import.notation;
  }
  if (files == NULL)
    return qdr_usage_error_set (error, _ ("%s needs a file"), self->name);

  library = qdr_library_command_open (path, TRUE, error);
  if (library == NULL || !qdr_library_begin_import (library, error))
    return FALSE;
  for (guint i = 0; is_done && files[i] != NULL; i++)
    is_done = import_file (&import, library, files[i], error);
  is_done = is_done && qdr_library_end_import (library, error);
  g_string_append_printf (output, "imported %u, already there %u, refused %u\n", import.n_imported,
                          import.n_already_there, import.n_refused);
  if (!is_done || import.n_refused == 0)
    return is_done;

  /* The error has no message, because each refused game was already reported. */
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "");
  return FALSE;
}

const QdrLibraryCommand qdr_library_command_import = {
  { .name = "import",
    .parameters = N_ ("FILE…"),
    .summary = N_ ("Add saved games and collections") },
  run,
};
