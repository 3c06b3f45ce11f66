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

/**
 * @brief Domain of errors in the command line. An error of any other domain is about a game or a
 *        file.
 */
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

/** @brief The command "analyse", defined in qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_analyse;
/** @brief The command "bench", defined in qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_bench;
/** @brief The command "best", defined in qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_best;
/** @brief The command "book", defined in qdr-cmd-book.c. */
extern const QdrCommand qdr_command_book;
/** @brief The command "check", defined in qdr-cmd-check.c. */
extern const QdrCommand qdr_command_check;
/** @brief The command "convert", defined in qdr-cmd-check.c. */
extern const QdrCommand qdr_command_convert;
/** @brief The command "engine", defined in qdr-cmd-engine.c. */
extern const QdrCommand qdr_command_engine;
/** @brief The command "library", defined in qdr-cmd-library.c. */
extern const QdrCommand qdr_command_library;
/** @brief The command "match", defined in qdr-cmd-match.c. */
extern const QdrCommand qdr_command_match;
/** @brief The command "moves", defined in qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_moves;
/** @brief The command "perft", defined in qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_perft;
/** @brief The command "personalities", defined in qdr-cmd-play.c. */
extern const QdrCommand qdr_command_personalities;
/** @brief The command "picture", defined in qdr-cmd-picture.c if there is cairo. */
extern const QdrCommand qdr_command_picture;
/** @brief The command "play", defined in qdr-cmd-play.c. */
extern const QdrCommand qdr_command_play;
/** @brief The command "show", defined in qdr-cmd-moves.c. */
extern const QdrCommand qdr_command_show;
/** @brief The command "tournament", defined in qdr-cmd-match.c. */
extern const QdrCommand qdr_command_tournament;

/**
 * @brief Creates the option parser of a command, with its usage line and --help.
 *
 * @return (transfer full)
 */
GOptionContext *qdr_command_create_option_context (const QdrCommand *self);

/**
 * @brief Parses the options, and removes them from @p arguments.
 *
 * @param context    the option parser, with all entries
 * @param arguments  (inout): name of the program or command, and the words after it
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_options (GOptionContext *context, char ***arguments, GError **error);

/**
 * @brief Parses the arguments of a command. Arguments for which @p context has no entry are an
 *        error.
 *
 * @param context    the option parser, with all entries
 * @param arguments  name of the command and the words after it
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_all_arguments (GOptionContext *context, char **arguments, GError **error);

/**
 * @brief Sets a QDR_USAGE_ERROR.
 *
 * @param error   return location for the error
 * @param format  translated format as for printf(), with its arguments
 * @return FALSE
 */
gboolean qdr_usage_error_set (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * @brief Prints a translated error message on standard error, as one line.
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

/**
 * @brief Catches the next SIGINT, so that it does not end the program. A second SIGINT ends it.
 *
 * If SIGINT is ignored, as for a program in the background of a shell, it remains ignored.
 *
 * @return (transfer none): a variable that is not 0 after the signal; read it with
 *         g_atomic_int_get()
 */
const gint *qdr_interrupt_catch_signal (void);

/**
 * @brief Returns whether SIGINT has stopped a match, and sets an error in that case.
 *
 * @param n_done  number of finished games, for the message
 * @param n_all   number of all games, for the message
 * @param error   return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_set_error_if_match_stopped (guint n_done, guint n_all, GError **error);

/**
 * @brief Returns whether SIGINT has stopped a search, and sets an error in that case.
 *
 * @param error  return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_set_error_if_search_stopped (GError **error);

G_END_DECLS
