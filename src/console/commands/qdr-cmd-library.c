/*
 * quoridor-cli library: imports, lists, prints, exports and deletes games of the library, and
 * checks and compacts its file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-foreign-game.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-sanitised-text.h"
#include "qdr-text-file.h"

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

/* Imports up to BATCH games in one transaction. On error, stores none of them, and does not change
 * n_imported and n_already_there. */
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

/* The values of the options that select games; all zero if no option is set. */
typedef struct {
  char *player;
  char *opponent;
  char *result;
  char *size;
  char *players;
  char *opening;
  char *ending;
  char *since;
  char *until;
  char *plies;
  char *position;
  QdrPosition parsed_position;
} FilterOptions;

#define MAX_PLIES G_MAXINT32

static void
filter_options_add_to_context (FilterOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &self->player,
      N_ ("Player, by name or by the id of a personality"), N_ ("NAME") },
    { "opponent", 0, 0, G_OPTION_ARG_STRING, &self->opponent, N_ ("Another player"), N_ ("NAME") },
    { "result", 0, 0, G_OPTION_ARG_STRING, &self->result, N_ ("Result"), "1|2|3|4|draw|*" },
    { "size", 0, 0, G_OPTION_ARG_STRING, &self->size, N_ ("Columns and rows"), N_ ("N|WxH") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, N_ ("Number of players"), "2|4" },
    { "opening", 0, 0, G_OPTION_ARG_STRING, &self->opening, N_ ("First moves, in one argument"),
      N_ ("MOVES") },
    { "ending", 0, 0, G_OPTION_ARG_STRING, &self->ending, N_ ("Ending"),
      "goal|resignation|time|stalemate|repetition|unfinished" },
    { "since", 0, 0, G_OPTION_ARG_STRING, &self->since, N_ ("The first day"), N_ ("DATE") },
    { "until", 0, 0, G_OPTION_ARG_STRING, &self->until, N_ ("The last day"), N_ ("DATE") },
    { "plies", 0, 0, G_OPTION_ARG_STRING, &self->plies, N_ ("Number of plies"), N_ ("MIN-MAX") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &self->position,
      N_ ("A position among the first moves, or its mirror image"), N_ ("TEXT") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static gboolean
check_date (const char *name, const char *text, GError **error)
{
  g_autoptr (GDateTime) date = NULL;
  g_autofree char *whole = NULL;

  if (text == NULL)
    return TRUE;

  whole = g_strconcat (text, "T00:00:00Z", NULL);
  date = strlen (text) == strlen ("2026-11-20") ? g_date_time_new_from_iso8601 (whole, NULL) : NULL;
  return date != NULL ||
         qdr_usage_error_set (error, _ ("%s: “%s” is not a date such as 2026-11-20"), name, text);
}

/* Parses a number of plies. Does not change @n if @text is empty. */
static gboolean
read_number_of_plies (const char *text, guint *n, GError **error)
{
  guint64 number;

  if (text[0] == '\0')
    return TRUE;
  if (!qdr_parse_number ("--plies", text, 0, MAX_PLIES, &number, error))
    return FALSE;
  *n = (guint) number;
  return TRUE;
}

/* Sets @filter from the options. The filter points into @self. */
static gboolean
filter_options_resolve (FilterOptions *self, QdrLibraryFilter *filter, GError **error)
{
  static const char *const results[] = { "1", "2", "3", "4", "draw", "*", NULL };
  QdrLibraryEnding ending;

  *filter = (QdrLibraryFilter){ .player = self->player,
                                .opponent = self->opponent,
                                .result = self->result,
                                .ending = self->ending,
                                .since = self->since,
                                .until = self->until };

  if (self->result != NULL && !g_strv_contains (results, self->result))
    return qdr_usage_error_set (error, _ ("--result: “%s” is none of 1, 2, 3, 4, draw and *"),
                                self->result);
  if (self->ending != NULL && !qdr_library_ending_from_name (self->ending, &ending))
    return qdr_usage_error_set (error, _ ("--ending: “%s” is not an ending"), self->ending);
  if (!check_date ("--since", self->since, error) || !check_date ("--until", self->until, error))
    return FALSE;
  if (self->since != NULL && self->until != NULL && strcmp (self->since, self->until) > 0)
    return qdr_usage_error_set (error, _ ("--until: “%s” comes before “%s”"), self->until,
                                self->since);
  if ((self->size != NULL &&
       !qdr_parse_size ("--size", self->size, &filter->width, &filter->height, error)) ||
      (self->players != NULL &&
       !qdr_parse_players ("--players", self->players, &filter->n_players, error)))
    return FALSE;

  if (self->plies != NULL) {
    /* The value is a number or range of plies: "20-60", "20-", "-60" or "40". */
    const char *dash = strchr (self->plies, '-');
    const char *max = dash != NULL ? dash + 1 : self->plies;
    g_autofree char *min = dash != NULL ? g_strndup (self->plies, (gsize) (dash - self->plies))
                                        : g_strdup (self->plies);
    guint n_max = G_MAXUINT;

    if (!read_number_of_plies (min, &filter->min_plies, error) ||
        !read_number_of_plies (max, &n_max, error))
      return FALSE;
    if ((min[0] == '\0' && max[0] == '\0') || filter->min_plies > n_max)
      return qdr_usage_error_set (error, _ ("--plies: “%s” is not a range such as 20-60"),
                                  self->plies);
    filter->max_plies = n_max != G_MAXUINT ? n_max : 0;
    filter->is_unplayed = n_max == 0;
  }

  if (self->opening != NULL) {
    char *moves = qdr_library_command_format_moves ("--opening", self->opening, error);

    if (moves == NULL)
      return FALSE;
    g_free (self->opening);
    self->opening = moves;
    filter->opening = moves[0] != '\0' ? moves : NULL;
  }

  if (self->position != NULL) {
    if (!qdr_position_from_text (self->position, &self->parsed_position, NULL, error)) {
      g_prefix_error (error, "--position: ");
      return FALSE;
    }
    filter->position = &self->parsed_position;
  }
  return TRUE;
}

static void
filter_options_clear (FilterOptions *self)
{
  g_free (self->player);
  g_free (self->opponent);
  g_free (self->result);
  g_free (self->size);
  g_free (self->players);
  g_free (self->opening);
  g_free (self->ending);
  g_free (self->since);
  g_free (self->until);
  g_free (self->plies);
  g_free (self->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FilterOptions, filter_options_clear)

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
  g_auto (FilterOptions) options = { 0 };
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
  QdrOutputFormat format;

  filter_options_add_to_context (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error) ||
      !filter_options_resolve (&options, &filter, error))
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
  qdr_output_format_append_table (table, format, output);
  return TRUE;
}

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
  text = qdr_library_read_game_text (library, g_array_index (ids, gint64, 0), error);
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
  g_auto (FilterOptions) options = { 0 };
  g_autoptr (GArray) ids = NULL;
  QdrLibraryFilter filter;

  filter_options_add_to_context (&options, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !filter_options_resolve (&options, &filter, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL)
    return FALSE;
  ids = qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_DATE, FALSE, error);
  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++) {
    g_autoptr (GError) failure = NULL;
    g_autofree char *text =
        qdr_library_read_game_text (library, g_array_index (ids, gint64, i), &failure);

    /* The text of the game is damaged, or another program has removed the game meanwhile. */
    if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND)) {
      g_printerr ("%s\n", failure->message);
      continue;
    }
    if (text == NULL) {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
    if (output->len > 0)
      g_string_append_c (output, '\n');
    g_string_append (output, text);
  }
  return TRUE;
}

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
