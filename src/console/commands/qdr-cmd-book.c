/*
 * quoridor-cli book: builds opening books from games, prints books and prunes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-library-command.h"
#include "qdr-notation.h"
#include "qdr-opening-book.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-text-file.h"

#define MAX_SIZE (16 * 1024 * 1024)

#define MAX_PLIES 24 /* number of plies of each game that the library indexes */

/* The values of the options that select moves of a book; all zero if no option is set. */
typedef struct {
  char *games;
  char *result;
  char *rating;
  char *plies;
} BookOptions;

static void
book_options_add (BookOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &self->games,
      N_ ("Minimum number of games with the move"), N_ ("N") },
    { "result", 0, 0, G_OPTION_ARG_STRING, &self->result,
      N_ ("Minimum average score of the mover, 0 to 1"), N_ ("SHARE") },
    { "rating", 0, 0, G_OPTION_ARG_STRING, &self->rating, N_ ("Minimum rating of the players"),
      N_ ("N") },
    { "plies", 0, 0, G_OPTION_ARG_STRING, &self->plies,
      N_ ("Number of plies from the start, 1 to 24"), N_ ("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* Sets the members of @rules for which an option is set. */
static gboolean
book_options_resolve (const BookOptions *self, QdrLibraryBookRules *rules, GError **error)
{
  guint64 games = rules->min_games;
  guint64 rating = (guint64) rules->min_rating;
  guint64 plies = rules->n_plies;

  if ((self->games != NULL &&
       !qdr_parse_number ("--games", self->games, 1, G_MAXINT32, &games, error)) ||
      (self->rating != NULL &&
       !qdr_parse_number ("--rating", self->rating, 0, G_MAXINT32, &rating, error)) ||
      (self->plies != NULL &&
       !qdr_parse_number ("--plies", self->plies, 1, MAX_PLIES, &plies, error)))
    return FALSE;

  if (self->result != NULL) {
    char *end = NULL;

    rules->min_result =
        g_ascii_isdigit (self->result[0]) ? g_ascii_strtod (self->result, &end) : -1;
    if (end == NULL || *end != '\0' || rules->min_result < 0 || rules->min_result > 1)
      return qdr_usage_error_set (error, _ ("--result: “%s” is not a share from 0 to 1: “0.45”"),
                                  self->result);
  }

  rules->min_games = (guint) games;
  rules->min_rating = (int) rating;
  rules->n_plies = (guint) plies;
  return TRUE;
}

static void
book_options_clear (BookOptions *self)
{
  g_clear_pointer (&self->games, g_free);
  g_clear_pointer (&self->result, g_free);
  g_clear_pointer (&self->rating, g_free);
  g_clear_pointer (&self->plies, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BookOptions, book_options_clear)

static gboolean
run_build (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (BookOptions) options = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *book = NULL;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("File with the games (this user’s)"),
      N_ ("FILE") },
    { NULL },
  };
  QdrLibraryBookRules rules = qdr_library_book_rules_default;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  book_options_add (&options, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !book_options_resolve (&options, &rules, error))
    return FALSE;

  book = qdr_library_command_build_book_text (path, &rules, error);
  if (book == NULL)
    return FALSE;
  g_string_append (output, book);
  return TRUE;
}

/* Handles a line of a book. @line is the parsed @text, or NULL if @text is empty or a comment. */
typedef void (*LineFunc) (const char *text, QdrBookLine *line, gpointer user_data);

/* Calls @func for each line of the book at @path, up to the first error. If @path is NULL, reads
 * the book of the program. */
static gboolean
read_book (const char *path, LineFunc func, gpointer user_data, GError **error)
{
  const char *name = path != NULL ? path : _ ("the book of the program");
  g_autofree char *installed = path == NULL ? qdr_opening_book_find_path () : NULL;
  const char *file = path != NULL ? path : installed;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length = 0;

  if (file == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("The program has no opening book."));
    return FALSE;
  }
  if (g_str_equal (file, QDR_STANDARD_INPUT)) {
    text = qdr_read_standard_input (G_MAXSSIZE, &length, error);
  } else {
    g_autoptr (GFile) source = g_file_new_for_path (file);

    text = qdr_text_file_read_any_kind (source, MAX_SIZE, &length, NULL, error);
    if (text == NULL)
      g_prefix_error (error, "%s: ", file);
  }
  if (text == NULL)
    return FALSE;
  if (!g_utf8_validate_len (text, length, NULL)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s is not UTF-8 text"), file);
    return FALSE;
  }

  g_strchomp (text);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (QdrBookLine) line = NULL;

    if (!qdr_book_line_parse (lines[i], &line, error)) {
      g_prefix_error (error, "%s:%u: ", name, i + 1);
      return FALSE;
    }
    func (lines[i], line, user_data);
  }
  return TRUE;
}

static gboolean
take_path (char **files, const char **path, GError **error)
{
  *path = files != NULL ? files[0] : NULL;
  if (files != NULL && files[1] != NULL)
    return qdr_usage_error_set (error, _ ("Unexpected argument “%s”"), files[1]);
  return TRUE;
}

static const QdrLibraryColumn columns[] = {
  { "line", QDR_LIBRARY_COLUMN_TEXT },     { "move", QDR_LIBRARY_COLUMN_TEXT },
  { "score", QDR_LIBRARY_COLUMN_INTEGER }, { "games", QDR_LIBRARY_COLUMN_INTEGER },
  { "result", QDR_LIBRARY_COLUMN_SHARE },  { "rating", QDR_LIBRARY_COLUMN_INTEGER },
};

static char *
write_number (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

/* Compares two rows by the text of their lines. A line comes before the lines that continue it. */
static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const GStrv *one = a;
  const GStrv *other = b;

  return strcmp ((*one)[0], (*other)[0]);
}

static void
add_rows_cb (const char *text, QdrBookLine *line, gpointer user_data)
{
  GPtrArray *rows = user_data;

  for (guint i = 0; line != NULL && i < line->moves->len; i++) {
    const QdrBookMove *move = &g_array_index (line->moves, QdrBookMove, i);
    GStrv row = g_new0 (char *, G_N_ELEMENTS (columns) + 1);
    char word[QDR_MOVE_TEXT_SIZE];
    char share[G_ASCII_DTOSTR_BUF_SIZE];

    row[0] = qdr_book_line_get_moves_text (line);
    row[1] = g_strdup (qdr_move_to_text (&line->position.board, move->move, word));
    row[2] = g_strdup_printf ("%d", move->score);
    row[3] = write_number ((int) move->n_games);
    row[4] = g_strdup (
        move->result >= 0 ? g_ascii_formatd (share, sizeof share, "%.3f", move->result) : "");
    row[5] = write_number (move->rating);
    g_ptr_array_add (rows, row);
  }
}

static gboolean
run_print (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *format_name = NULL;
  g_auto (GStrv) files = NULL;
  const char *path;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };
  QdrLibraryQueryResult table = { columns, G_N_ELEMENTS (columns), rows };
  QdrOutputFormat format;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error) ||
      !take_path (files, &path, error) || !read_book (path, add_rows_cb, rows, error))
    return FALSE;
  g_ptr_array_sort (rows, compare_rows);
  qdr_output_format_append_table (&table, format, output);
  return TRUE;
}

typedef struct {
  QdrLibraryBookRules rules;
  GString *output;
} Pruning;

static void
prune_cb (const char *text, QdrBookLine *line, gpointer user_data)
{
  const Pruning *self = user_data;
  const QdrLibraryBookRules *rules = &self->rules;
  g_autofree char *pruned = NULL;

  if (line == NULL) {
    g_string_append_printf (self->output, "%s\n", text);
    return;
  }
  if (line->line->len >= rules->n_plies)
    return;
  for (guint i = line->moves->len; i > 0; i--) {
    const QdrBookMove *move = &g_array_index (line->moves, QdrBookMove, i - 1);

    /* Remove the move if one of its known values is below the minimum. */
    if ((move->n_games > 0 && move->n_games < rules->min_games) ||
        (move->result >= 0 && move->result < rules->min_result) ||
        (move->rating != 0 && move->rating < rules->min_rating))
      g_array_remove_index (line->moves, i - 1);
  }
  if (line->moves->len == 0)
    return;
  pruned = qdr_book_line_to_text (line);
  g_string_append_printf (self->output, "%s\n", pruned);
}

static gboolean
run_prune (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (BookOptions) options = { 0 };
  g_auto (GStrv) files = NULL;
  const char *path;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };
  Pruning pruning = { .rules = { .n_plies = G_MAXUINT }, .output = output };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  book_options_add (&options, context);
  return qdr_parse_all_arguments (context, arguments, error) &&
         book_options_resolve (&options, &pruning.rules, error) &&
         take_path (files, &path, error) && read_book (path, prune_cb, &pruning, error);
}

static const QdrCommand commands[] = {
  { .name = "build",
    .summary = N_ ("Make a book from the games in the library"),
    .run = run_build },
  { .name = "print",
    .parameters = N_ ("[FILE]"),
    .summary = N_ ("Print the built-in book or another"),
    .run = run_print },
  { .name = "prune",
    .parameters = N_ ("[FILE]"),
    .summary = N_ ("Print a book without its rare or weak moves"),
    .run = run_prune },
};

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (GString) description = g_string_new (_ ("Commands:"));
  g_auto (GStrv) words = g_strdupv (arguments);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (description, "\n  %-14s %s", commands[i].name, _ (commands[i].summary));
  g_option_context_set_description (context, description->str);
  g_option_context_set_strict_posix (context, TRUE);
  if (!qdr_parse_options (context, &words, error))
    return FALSE;
  if (words[1] == NULL)
    return qdr_usage_error_set (error, _ ("A command is missing; see “quoridor-cli book --help”"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, words[1])) {
      g_autofree char *program = g_strdup_printf (QDR_PROGRAM " book %s", words[1]);

      /* GOption prints this name in its help. */
      g_set_prgname (program);
      return commands[i].run (&commands[i], words + 1, output, error);
    }
  return qdr_usage_error_set (error, _ ("Unknown command “%s”; see “quoridor-cli book --help”"),
                              words[1]);
}

const QdrCommand qdr_command_book = {
  .name = "book",
  .parameters = N_ ("COMMAND …"),
  .summary = N_ ("Make, print and prune opening books"),
  .run = run,
};
