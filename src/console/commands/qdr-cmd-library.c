/*
 * quoridor-cli library: imports, lists, prints, exports and deletes games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-foreign-game.h"
#include "qdr-format.h"
#include "qdr-parse.h"
#include "qdr-sanitised-text.h"
#include "qdr-text-file.h"

/* Import */

#define BATCH 10000 /* greatest number of games in one transaction */
#define MAX_SIZE (1024 * 1024 * 1024)

typedef struct {
  QdrNotation notation;    /* notation of all games, if an option sets it */
  const QdrNotation *only; /* (nullable): &notation, or NULL to detect the notation of each game */
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

/* Imports up to BATCH games in one transaction. On error, stores none of these games, and counts
 * none of them as imported or already there. */
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

    game =
        qdr_saved_game_stream_read_foreign_game (stream, self->only, &notation, &place, &refusal);
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
    text = qdr_text_file_read_any_kind (file, MAX_SIZE, &length, NULL, &failure);
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
run_import (const QdrCommand *self,
            const char *path,
            char **arguments,
            GString *output,
            GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
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
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (notation != NULL) {
    if (!qdr_foreign_notation_from_name (notation, &import.notation))
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

/* Lists */

static gboolean
run_list (const QdrCommand *self,
          const char *path,
          char **arguments,
          GString *output,
          GError **error)
{
  static const char *const columns[QDR_LIBRARY_N_SORTS] = {
    [QDR_LIBRARY_SORT_ID] = "id",           [QDR_LIBRARY_SORT_DATE] = "date",
    [QDR_LIBRARY_SORT_PLAYERS] = "players", [QDR_LIBRARY_SORT_SIZE] = "size",
    [QDR_LIBRARY_SORT_RESULT] = "result",   [QDR_LIBRARY_SORT_ENDING] = "ending",
    [QDR_LIBRARY_SORT_PLIES] = "plies",     [QDR_LIBRARY_SORT_RATED] = "rated",
  };
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_auto (QdrFilterOptions) options = { 0 };
  g_autoptr (QdrLibraryQueryResult) table = NULL;
  g_autofree char *format_name = NULL;
  g_autofree char *sort_name = NULL;
  g_autofree char *limit_text = NULL;
  const GOptionEntry entries[] = {
    { "sort", 0, 0, G_OPTION_ARG_STRING, &sort_name,
      N_ ("Column to sort by; “-” in front reverses the order (-date)"), N_ ("COLUMN") },
    { "limit", 0, 0, G_OPTION_ARG_STRING, &limit_text, N_ ("Maximum number of games (all)"),
      N_ ("N") },
    { NULL },
  };
  QdrLibraryFilter filter;
  guint sort = QDR_LIBRARY_SORT_DATE;
  gboolean descending = TRUE;
  guint64 limit = 0;
  QdrFormat format;

  qdr_filter_options_add_to_context (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_format_add_option (&format_name, TRUE, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error) ||
      !qdr_filter_options_resolve (&options, &filter, error))
    return FALSE;
  if (sort_name != NULL) {
    descending = sort_name[0] == '-';
    sort = 0;
    while (sort < QDR_LIBRARY_N_SORTS && !g_str_equal (columns[sort], sort_name + descending))
      sort++;
    if (sort == QDR_LIBRARY_N_SORTS)
      return qdr_usage_error_set (error, _ ("--sort: “%s” is not a column of the list"), sort_name);
  }
  if (limit_text != NULL && !qdr_parse_number ("--limit", limit_text, 1, G_MAXINT32, &limit, error))
    return FALSE;

  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL)
    return FALSE;
  table = qdr_library_query_games (library, &filter, (QdrLibrarySort) sort, descending,
                                   (guint) limit, error);
  if (table == NULL)
    return FALSE;
  qdr_format_append_table (table, format, output);
  return TRUE;
}

/* Games */

static gboolean
read_ids (const QdrCommand *self, char **arguments, GArray *ids, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (words == NULL)
    return qdr_usage_error_set (error, _ ("%s needs the number of a game"), self->name);

  for (guint i = 0; words[i] != NULL; i++) {
    guint64 number;
    gint64 id;

    if (!qdr_parse_number (self->name, words[i], 1, G_MAXINT64, &number, error))
      return FALSE;
    id = (gint64) number;
    g_array_append_val (ids, id);
  }
  return TRUE;
}

static gboolean
run_show (const QdrCommand *self,
          const char *path,
          char **arguments,
          GString *output,
          GError **error)
{
  g_autoptr (QdrLibrary) library = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *text = NULL;

  if (!read_ids (self, arguments, ids, error))
    return FALSE;
  if (ids->len > 1)
    return qdr_usage_error_set (error, _ ("%s takes one game only"), self->name);

  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL)
    return FALSE;
  text = qdr_library_read_game (library, g_array_index (ids, gint64, 0), error);
  if (text == NULL)
    return FALSE;
  g_string_append (output, text);
  return TRUE;
}

static gboolean
run_delete (const QdrCommand *self,
            const char *path,
            char **arguments,
            GString *output,
            GError **error)
{
  g_autoptr (QdrLibrary) library = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (!read_ids (self, arguments, ids, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  return library != NULL &&
         qdr_library_remove_games (library, &g_array_index (ids, gint64, 0), ids->len, error);
}

static gboolean
run_export (const QdrCommand *self,
            const char *path,
            char **arguments,
            GString *output,
            GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_auto (QdrFilterOptions) options = { 0 };
  g_autoptr (GArray) ids = NULL;
  QdrLibraryFilter filter;

  qdr_filter_options_add_to_context (&options, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_filter_options_resolve (&options, &filter, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL)
    return FALSE;
  ids = qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_DATE, FALSE, error);
  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++) {
    g_autofree char *text = qdr_library_read_game (library, g_array_index (ids, gint64, i), error);

    if (text == NULL)
      return FALSE;
    if (i > 0)
      g_string_append_c (output, '\n');
    g_string_append (output, text);
  }
  return TRUE;
}

/* Maintenance */

static gboolean
run_check (const QdrCommand *self,
           const char *path,
           char **arguments,
           GString *output,
           GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (QdrLibrary) library = NULL;

  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL || !qdr_library_check_file (library, error))
    return FALSE;
  g_string_append (output, "ok\n");
  return TRUE;
}

static gboolean
run_compact (const QdrCommand *self,
             const char *path,
             char **arguments,
             GString *output,
             GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (QdrLibrary) library = NULL;

  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  return library != NULL && qdr_library_compact_file (library, error);
}

static const QdrLibraryCommand import_command = {
  { .name = "import",
    .parameters = N_ ("FILE…"),
    .summary = N_ ("Add saved games and collections") },
  run_import,
};

static const QdrLibraryCommand list_command = {
  { .name = "list", .parameters = NULL, .summary = N_ ("List games") },
  run_list,
};

static const QdrLibraryCommand show_command = {
  { .name = "show", .parameters = N_ ("ID"), .summary = N_ ("Print a game as a saved game") },
  run_show,
};

static const QdrLibraryCommand export_command = {
  { .name = "export", .summary = N_ ("Print games as a collection, oldest first") },
  run_export,
};

static const QdrLibraryCommand delete_command = {
  { .name = "delete", .parameters = N_ ("ID…"), .summary = N_ ("Remove games") },
  run_delete,
};

static const QdrLibraryCommand check_command = {
  { .name = "check", .summary = N_ ("Check the whole file") },
  run_check,
};

static const QdrLibraryCommand compact_command = {
  { .name = "compact", .summary = N_ ("Compact the file") },
  run_compact,
};

/* The command */

static const QdrLibraryCommand *const commands[] = {
  &import_command, &list_command,    &show_command,
  &export_command, &delete_command,  &qdr_library_command_query,
  &check_command,  &compact_command,
};

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (GString) description = g_string_new (_ ("Commands:"));
  g_auto (GStrv) words = g_strdupv (arguments);
  g_autofree char *path = NULL;
  g_autofree char *program = NULL;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("File with the games (this user’s)"),
      N_ ("FILE") },
    { NULL },
  };
  const QdrLibraryCommand *command = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (description, "\n  %-14s %s", commands[i]->command.name,
                            _ (commands[i]->command.summary));
  g_option_context_set_description (context, description->str);
  /* Options after the name of the subcommand belong to the subcommand. */
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!qdr_parse_options (context, &words, error))
    return FALSE;
  if (words[1] == NULL)
    return qdr_usage_error_set (error,
                                _ ("A command is missing; see “quoridor-cli library --help”"));
  for (guint i = 0; i < G_N_ELEMENTS (commands) && command == NULL; i++)
    if (g_str_equal (commands[i]->command.name, words[1]))
      command = commands[i];
  if (command == NULL)
    return qdr_usage_error_set (error,
                                _ ("Unknown command “%s”; see “quoridor-cli library --help”"),
                                words[1]);

  /* GOption prints this name in its help. */
  program = g_strdup_printf (QDR_PROGRAM " library %s", command->command.name);
  g_set_prgname (program);
  return command->run (&command->command, path, words + 1, output, error);
}

const QdrCommand qdr_command_library = {
  .name = "library",
  .parameters = N_ ("COMMAND …"),
  .summary = N_ ("Search and edit the library of games"),
  .prints_output_on_error = TRUE, /* an import prints the numbers of games even if some were
                                     refused */
  .run = run,
};
