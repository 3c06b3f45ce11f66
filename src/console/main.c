/*
 * The main function of quoridor-cli: selects and runs a command, and prints its results on standard
 * output or its error as one line on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "qdr-command.h"

/* Exit statuses of quoridor-cli. */
typedef enum {
  QDR_EXIT_SUCCESS = 0,       /* no error */
  QDR_EXIT_ERROR = 1,         /* error about a game or a file */
  QDR_EXIT_USAGE = 2,         /* error in the command line */
  QDR_EXIT_INTERRUPTED = 130, /* interrupted by Ctrl-C; the same value as in shells */
} QdrExit;

static gboolean
run_help (const QdrCommand *self, char **arguments, GString *output, GError **error);

static const QdrCommand help_command = {
  .name = "help",
  .parameters = N_ ("[COMMAND]"),
  .summary = N_ ("Show this help, or that of a command"),
  .run = run_help,
};

static const QdrCommand *const commands[] = {
  &qdr_command_play,          &qdr_command_moves,      &qdr_command_show,  &qdr_command_perft,
  &qdr_command_best,          &qdr_command_analyse,    &qdr_command_check, &qdr_command_convert,
#ifdef QDR_HAS_PICTURES
  &qdr_command_picture,
#endif
  &qdr_command_match,         &qdr_command_tournament, &qdr_command_bench, &qdr_command_engine,
  &qdr_command_personalities, &qdr_command_library,    &qdr_command_book,  &help_command,
};

/* Parses the options before the command. */
static gboolean
parse_program_options (char ***arguments, gboolean *version, GError **error)
{
  const GOptionEntry entries[] = {
    { "version", 'V', 0, G_OPTION_ARG_NONE, version, N_ ("Print the version and exit"), NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (_ ("COMMAND …"));
  g_autoptr (GString) description = g_string_new (_ ("Commands:"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (description, "\n  %-14s %s", commands[i]->name,
                            _ (commands[i]->summary));
  g_string_append_printf (description, "\n\n%s",
                          _ ("“quoridor-cli COMMAND --help” describes each command."));

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _ ("Play Quoridor in the terminal or from a script."));
  g_option_context_set_description (context, description->str);
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return qdr_parse_options (context, arguments, error);
}

static gboolean
run_command (char **arguments, GString *output, GError **error)
{
  const QdrCommand *command = NULL;
  g_autofree char *program = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands) && command == NULL; i++)
    if (g_str_equal (commands[i]->name, arguments[0]))
      command = commands[i];
  if (command == NULL)
    return qdr_usage_error_set (error, _ ("Unknown command “%s”; see “quoridor-cli --help”"),
                                arguments[0]);

  /* GOption prints this name in its help. */
  program = g_strdup_printf (QDR_PROGRAM " %s", command->name);
  g_set_prgname (program);
  if (command->run (command, arguments, output, error))
    return TRUE;
  if (!command->prints_output_on_error)
    g_string_truncate (output, 0);
  return FALSE;
}

/* Parses "--help" for the command in @arguments or, without a command, for the program. This prints
 * the help and ends the program. */
static gboolean
run_help (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (GStrv) words = g_strdupv (arguments);
  gboolean version;

  if (!qdr_parse_options (context, &words, error))
    return FALSE;
  if (words[1] != NULL && words[2] != NULL)
    return qdr_usage_error_set (error, _ ("Unexpected argument “%s”"), words[2]);

  if (words[1] != NULL) {
    char *asked[] = { words[1], (char *) "--help", NULL };

    return run_command (asked, output, error);
  } else {
    g_auto (GStrv) asked = g_strsplit (QDR_PROGRAM " --help", " ", -1);

    g_set_prgname (QDR_PROGRAM);
    return parse_program_options (&asked, &version, error);
  }
}

static gboolean
run (char **argv, GString *output, GError **error)
{
  g_auto (GStrv) arguments = g_strdupv (argv);
  gboolean version = FALSE;

  if (!parse_program_options (&arguments, &version, error))
    return FALSE;
  if (version) {
    g_string_append (output, QDR_PROGRAM " " QDR_VERSION "\n");
    return TRUE;
  }
  if (arguments[0] == NULL || arguments[1] == NULL)
    return qdr_usage_error_set (error, _ ("A command is missing; see “quoridor-cli --help”"));

  return run_command (arguments + 1, output, error);
}

int
main (int argc, char **argv)
{
  const char *localedir = g_getenv ("QDR_LOCALEDIR");
  g_autoptr (GString) output = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  int reason = EIO; /* errno of the write below; EIO if an earlier write failed */
  gboolean is_written;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : QDR_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* Open the standard descriptors that the caller has closed, so that no other file gets their
   * numbers. */
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0)
      open ("/dev/null", O_RDONLY);

  /* Ignore the signal for a file that exceeds the size limit, so that write() returns an error. */
  signal (SIGXFSZ, SIG_IGN);
  g_set_prgname (QDR_PROGRAM);
  run (argv, output, &error);

  is_written = !ferror (stdout);
  if (is_written) {
    is_written =
        fwrite (output->str, 1, output->len, stdout) == output->len && fflush (stdout) == 0;
    reason = errno;
  }
  if (!is_written && error == NULL)
    g_set_error (&error, G_FILE_ERROR, g_file_error_from_errno (reason), _ ("Cannot write: %s"),
                 g_strerror (reason));
  if (error == NULL)
    return QDR_EXIT_SUCCESS;

  if (*error->message != '\0')
    qdr_print_error (error->message);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return QDR_EXIT_INTERRUPTED;
  return error->domain == QDR_USAGE_ERROR ? QDR_EXIT_USAGE : QDR_EXIT_ERROR;
}
