/*
 * Interface of the commands of quoridor-cli, and functions that several commands use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Name of the program in help and messages. */
#define QDR_PROGRAM "quoridor-cli"

/** @brief Domain of errors in the command line. Errors of other domains are about a game or a
 *  file. */
#define QDR_USAGE_ERROR (qdr_usage_error_quark ())
GQuark qdr_usage_error_quark (void);

typedef enum {
  QDR_USAGE_ERROR_FAILED,
} QdrUsageError;

typedef struct QdrCommand QdrCommand;

/** @brief A command of quoridor-cli, listed in the table in main.c. */
struct QdrCommand {
  const char *name;                /**< name on the command line */
  const char *parameters;          /**< (nullable): text after the options in the usage line,
                                        untranslated */
  const char *summary;             /**< description in one line for --help, untranslated */
  gboolean prints_output_on_error; /**< whether the output is printed even if the command fails */

  /**
   * @brief Runs the command.
   *
   * @param arguments  name of the command and the words after it
   * @param output     text that is printed on standard output if the command succeeds; empty for a
   *                   command that itself prints while it runs
   * @param error      return location for a QDR_USAGE_ERROR or another error; the message is empty
   *                   if the command has already printed all errors
   */
  gboolean (*run) (const QdrCommand *self, char **arguments, GString *output, GError **error);
};

/** @brief See qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_analyse;
/** @brief See qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_bench;
/** @brief See qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_best;
/** @brief See qdr-cmd-book.c. */
extern const QdrCommand qdr_command_book;
/** @brief See qdr-cmd-check.c. */
extern const QdrCommand qdr_command_check;
/** @brief See qdr-cmd-check.c. */
extern const QdrCommand qdr_command_convert;
/** @brief See qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_engine;
/** @brief See qdr-cmd-library.c. */
extern const QdrCommand qdr_command_library;
/** @brief See qdr-cmd-match.c. */
extern const QdrCommand qdr_command_match;
/** @brief See qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_moves;
/** @brief See qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_perft;
/** @brief See qdr-cmd-play.c. */
extern const QdrCommand qdr_command_personalities;
/** @brief See qdr-cmd-play.c. */
extern const QdrCommand qdr_command_play;
/** @brief See qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_show;
/** @brief See qdr-cmd-match.c. */
extern const QdrCommand qdr_command_tournament;

/**
 * @brief Creates the option parser of a command, with its usage line and --help.
 *
 * @return (transfer full)
 */
GOptionContext *qdr_command_context_new (const QdrCommand *self);

/**
 * @brief Parses options, and removes them from @p arguments.
 *
 * @param context    with all entries added
 * @param arguments  (inout): name of the program or command, and the words after it
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_command_parse (GOptionContext *context, char ***arguments, GError **error);

/**
 * @brief Parses the options of a command that takes no other words. Does not change @p arguments.
 *
 * @param context    with all entries added
 * @param arguments  name of the command and the words after it
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_command_parse_all (GOptionContext *context, char **arguments, GError **error);

/**
 * @brief Sets a QDR_USAGE_ERROR.
 *
 * @param error   return location for the error
 * @param format  translated format as for printf(), with its arguments
 * @return FALSE
 */
gboolean qdr_usage_error_set (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * @brief Prints an error, a translated sentence, on standard error as one line.
 */
void qdr_print_error (const char *sentence);

/** @brief File name that stands for standard input. */
#define QDR_STANDARD_INPUT "-"

/**
 * @brief Reads standard input to its end.
 *
 * @param max_size  number of bytes after which reading stops
 * @param length    (out): number of bytes in the text
 * @param error     return location for a G_FILE_ERROR
 * @return (transfer full) (nullable): the NUL-terminated text; NULL on error
 */
char *qdr_read_standard_input (gsize max_size, gsize *length, GError **error);

/* Ctrl-C in commands that print intermediate results if they are interrupted */

/**
 * @brief Catches the next SIGINT. A further one ends the program.
 *
 * Does nothing if SIGINT is ignored, as in the background of a shell.
 *
 * @return (transfer none): a variable that is not 0 after the signal; read it with
 *         g_atomic_int_get()
 */
const gint *qdr_interrupt_catch (void);

/**
 * @brief Returns whether the signal has stopped a match, and sets an error in that case.
 *
 * @param n_done  number of finished games, for the message
 * @param n_all   number of all games, for the message
 * @param error   return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_stopped_match (guint n_done, guint n_all, GError **error);

/**
 * @brief Returns whether the signal has stopped a search, and sets an error in that case.
 *
 * @param error  return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_stopped_search (GError **error);

G_END_DECLS
