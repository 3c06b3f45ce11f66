/*
 * quoridor-cli check and convert: validates and rewrites saved games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-csv.h"
#include "qdr-format.h"
#include "qdr-sanitised-text.h"
#include "qdr-saved-game.h"
#include "qdr-setup.h"

/* Parses the file names; @context may have other options. */
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
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  if (*files == NULL)
    return qdr_usage_fail (error, _ ("%s needs a file"), self->name);

  return TRUE;
}

/* The result of checking a file. */
typedef struct {
  const char *path;
  gboolean is_right;
  guint n_games;      /* if @is_right */
  QdrTextPlace place; /* of the first error, or 1:1 for the whole file */
  GError *error;
} Finding;

static Finding
check_file (const char *path)
{
  Finding self = { .path = path };

  if (g_str_equal (path, QDR_STANDARD_INPUT)) {
    gsize length;
    g_autofree char *text =
        qdr_read_standard_input (QDR_SAVED_GAME_MAX_SIZE + 1, &length, &self.error);

    self.is_right = text != NULL &&
                    qdr_saved_game_check (text, length, &self.n_games, &self.place, &self.error);
  } else {
    g_autoptr (GFile) file = g_file_new_for_path (path);

    self.is_right = qdr_saved_game_check_file (file, &self.n_games, &self.place, &self.error);
  }
  self.place.line = MAX (self.place.line, 1);
  self.place.column = MAX (self.place.column, 1);

  return self;
}

static void
print_line (const Finding *self, GString *output)
{
  g_autofree char *name = qdr_sanitise_line (self->path);

  if (self->is_right) {
    g_string_append_printf (output, "%s: ok", name);
    if (self->n_games > 1)
      g_string_append_printf (output, " (%u games)", self->n_games);
    g_string_append_c (output, '\n');
  } else {
    g_autofree char *message = qdr_sanitise_line (self->error->message);

    g_string_append_printf (output, "%s:%u:%u: %s\n", name, self->place.line, self->place.column,
                            message);
  }
}

static void
print_row (const Finding *self, GString *output)
{
  g_autofree char *games = g_strdup_printf ("%u", self->n_games);
  g_autofree char *line = g_strdup_printf ("%u", self->place.line);
  g_autofree char *column = g_strdup_printf ("%u", self->place.column);
  const char *const right[] = { self->path, "true", games, "", "", "" };
  const char *const wrong[] = {
    self->path, "false", "", line, column, self->error != NULL ? self->error->message : ""
  };

  qdr_csv_append_row (output, self->is_right ? right : wrong, G_N_ELEMENTS (right));
}

static void
print_object (const Finding *self, QdrJson *json)
{
  qdr_json_open (json, NULL, '{');
  qdr_json_add_string (json, "file", self->path);
  qdr_json_add_boolean (json, "ok", self->is_right);
  if (self->is_right) {
    qdr_json_add_integer (json, "games", self->n_games);
  } else {
    qdr_json_add_integer (json, "line", self->place.line);
    qdr_json_add_integer (json, "column", self->place.column);
    qdr_json_add_string (json, "message", self->error->message);
  }
  qdr_json_close (json, '}');
}

/* Prints the results for all files; returns the number of wrong ones. */
static guint
check_files (char **files, QdrFormat format, GString *output)
{
  static const char *const headings[] = { "file", "ok", "games", "line", "column", "message" };
  QdrJson json = qdr_json_make (output);
  guint n_wrong = 0;

  if (format == QDR_FORMAT_JSON)
    qdr_json_open (&json, NULL, '[');
  else if (format == QDR_FORMAT_CSV)
    qdr_csv_append_row (output, headings, G_N_ELEMENTS (headings));
  for (guint i = 0; files[i] != NULL; i++) {
    Finding finding = check_file (files[i]);

    if (format == QDR_FORMAT_JSON)
      print_object (&finding, &json);
    else if (format == QDR_FORMAT_CSV)
      print_row (&finding, output);
    else
      print_line (&finding, output);
    if (!finding.is_right)
      n_wrong++;
    g_clear_error (&finding.error);
  }
  if (format == QDR_FORMAT_JSON)
    qdr_json_close (&json, ']');
  return n_wrong;
}

static gboolean
run_check (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_auto (GStrv) files = NULL;
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autofree char *format_name = NULL;
  QdrFormat format;
  guint n_wrong;

  qdr_format_add_option (&format_name, TRUE, context);
  if (!parse_files (self, context, arguments, &files, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error))
    return FALSE;

  n_wrong = check_files (files, format, output);
  if (n_wrong == 0)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               ngettext ("%u file has an error", "%u files have errors", n_wrong), n_wrong);
  return FALSE;
}

static void
append_game (QdrGame *game, guint number, gpointer user_data)
{
  g_autofree char *text = qdr_saved_game_to_text (game);
  GString *output = user_data;

  if (number > 1)
    g_string_append_c (output, '\n');
  g_string_append (output, text);
}

static gboolean
run_convert (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (GStrv) files = NULL;

  if (!parse_files (self, context, arguments, &files, error))
    return FALSE;
  if (files[1] != NULL)
    return qdr_usage_fail (error, _ ("%s takes one file only"), self->name);

  return qdr_setup_read_file (files[0], append_game, output, error) > 0;
}

const QdrCommand qdr_command_check = {
  .name = "check",
  .parameters = N_ ("FILE…"),
  .summary = N_ ("Check saved games and report errors with their places"),
  .keeps_output = TRUE,
  .run = run_check,
};

const QdrCommand qdr_command_convert = {
  .name = "convert",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Print the games of a file in the standard form"),
  .run = run_convert,
};
