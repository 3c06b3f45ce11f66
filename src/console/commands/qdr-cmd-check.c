/*
 * quoridor-cli check and convert: validates and rewrites saved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-csv.h"
#include "qdr-foreign-game.h"
#include "qdr-game-line.h"
#include "qdr-shared-record.h"
#include "qdr-game-options.h"
#include "qdr-output-format.h"
#include "qdr-sanitised-text.h"
#include "qdr-saved-game.h"

/* Parses the options of @context and the names of one or more files. */
static gboolean
parse_files (const QdrCommand *self,
             GOptionContext *context,
             char **arguments,
             char ***files,
             GError **error)
{
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, files, NULL, NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (*files == NULL)
    return qdr_usage_error_set (error, _ ("%s needs a file"), self->name);

  return TRUE;
}

/* Checks a file, and appends the result in @format to the text of @json. Returns whether the file
 * is correct. */
static gboolean
check_file (const char *path, QdrOutputFormat format, QdrJsonWriter *json)
{
  gboolean is_right;
  g_autofree char *text = NULL;
  gsize length;
  guint n_games = 0;
  QdrTextPlace place = { 0, 0 }; /* position of the first error in the text; 1:1 if the error is
                                    about the whole file */
  g_autoptr (GError) error = NULL;

  if (g_str_equal (path, QDR_STANDARD_INPUT)) {
    text = qdr_read_standard_input (QDR_SAVED_GAME_MAX_SIZE + 1, &length, &error);
  } else {
    g_autoptr (GFile) file = g_file_new_for_path (path);

    text = qdr_saved_game_read_file (file, &length, &place, &error);
  }
  if (text != NULL)
    n_games = qdr_foreign_game_foreach_in_text (text, length, NULL, NULL, NULL, &place, &error);
  is_right = n_games > 0;
  place.line = MAX (place.line, 1);
  place.column = MAX (place.column, 1);

  if (format == QDR_OUTPUT_FORMAT_JSON) {
    qdr_json_writer_open (json, NULL, '{');
    qdr_json_writer_add_string (json, "file", path);
    qdr_json_writer_add_boolean (json, "ok", is_right);
    if (is_right) {
      qdr_json_writer_add_integer (json, "games", n_games);
    } else {
      qdr_json_writer_add_integer (json, "line", place.line);
      qdr_json_writer_add_integer (json, "column", place.column);
      qdr_json_writer_add_string (json, "message", error->message);
    }
    qdr_json_writer_close (json, '}');
  } else if (format == QDR_OUTPUT_FORMAT_CSV) {
    g_autofree char *games = g_strdup_printf ("%u", n_games);
    g_autofree char *line = g_strdup_printf ("%u", place.line);
    g_autofree char *column = g_strdup_printf ("%u", place.column);
    const char *const right[] = { path, "true", games, "", "", "" };
    const char *const wrong[] = { path, "false", "", line, column, is_right ? "" : error->message };

    qdr_csv_append_row (json->text, is_right ? right : wrong, G_N_ELEMENTS (right));
  } else {
    g_autofree char *name = qdr_sanitise_line (path);
    g_autofree char *message = is_right ? NULL : qdr_sanitise_line (error->message);

    if (!is_right)
      g_string_append_printf (json->text, "%s:%u:%u: %s\n", name, place.line, place.column,
                              message);
    else if (n_games > 1)
      g_string_append_printf (json->text, "%s: ok (%u games)\n", name, n_games);
    else
      g_string_append_printf (json->text, "%s: ok\n", name);
  }

  return is_right;
}

static gboolean
run_check (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_auto (GStrv) files = NULL;
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autofree char *format_name = NULL;
  static const char *const headings[] = { "file", "ok", "games", "line", "column", "message" };
  QdrJsonWriter json = qdr_json_writer_make (output);
  QdrOutputFormat format;
  guint n_wrong = 0;

  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!parse_files (self, context, arguments, &files, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error))
    return FALSE;

  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_open (&json, NULL, '[');
  else if (format == QDR_OUTPUT_FORMAT_CSV)
    qdr_csv_append_row (output, headings, G_N_ELEMENTS (headings));
  for (guint i = 0; files[i] != NULL; i++)
    if (!check_file (files[i], format, &json))
      n_wrong++;
  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_close (&json, ']');
  if (n_wrong == 0)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               ngettext ("%u file has an error", "%u files have errors", n_wrong), n_wrong);
  return FALSE;
}

/* What convert prints. */
typedef struct {
  gboolean prints_lines; /* whether each game is printed as a line */
  GString *output;
  GError *error;
} Conversion;

static void
append_game (QdrGame *game, guint number, gpointer user_data)
{
  Conversion *self = user_data;
  g_autofree char *text = NULL;

  if (self->error != NULL)
    return;
  if (self->prints_lines) {
    /* Moves ahead of a game at two computers were taken back. */
    text = qdr_game_line_write (game,
                                qdr_game_is_shared (game) ? qdr_game_get_ply (game)
                                                          : qdr_game_get_n_moves (game),
                                &self->error);
    if (text != NULL)
      g_string_append_printf (self->output, "%s\n", text);
    return;
  }
  text = qdr_saved_game_to_text (game);
  if (number > 1)
    g_string_append_c (self->output, '\n');
  g_string_append (self->output, text);
}

static gboolean
run_convert (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (GStrv) files = NULL;
  Conversion conversion = { .output = output };
  const GOptionEntry entries[] = {
    { "line", 0, 0, G_OPTION_ARG_NONE, &conversion.prints_lines,
      N_ ("Print each game as a line for a message"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!parse_files (self, context, arguments, &files, error))
    return FALSE;
  if (files[1] != NULL)
    return qdr_usage_error_set (error, _ ("%s takes one file only"), self->name);

  if (qdr_read_games (files[0], append_game, &conversion, error) == 0)
    return FALSE;
  if (conversion.error == NULL)
    return TRUE;
  g_string_truncate (output, 0);
  g_propagate_error (error, conversion.error);
  return FALSE;
}

const QdrCommand qdr_command_check = {
  .name = "check",
  .parameters = N_ ("FILE…"),
  .summary = N_ ("Check saved games and report errors with their places"),
  .prints_output_on_error = TRUE,
  .run = run_check,
};

const QdrCommand qdr_command_convert = {
  .name = "convert",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Print the games of a file in the standard form"),
  .run = run_convert,
};
