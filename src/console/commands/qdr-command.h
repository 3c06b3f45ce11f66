/*
 * Interface of a command of quoridor-cli, and functions that several commands use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The name of the program in its messages. */
#define QDR_PROGRAM "quoridor-cli"

/** @brief Errors in the command line; all others are about a game or a file. */
#define QDR_USAGE_ERROR (qdr_usage_error_quark ())
GQuark qdr_usage_error_quark (void);

typedef enum {
  QDR_USAGE_ERROR_FAILED,
} QdrUsageError;

typedef struct QdrCommand QdrCommand;

/** @brief A command: a row of the table in qdr-console.c. */
struct QdrCommand {
  const char *name;                /**< on the command line */
  const char *parameters;          /**< (nullable): end of the usage line, untranslated */
  const char *summary;             /**< one line for --help, untranslated */
  gboolean prints_output_on_error; /**< whether the output is printed even if the command fails */

  /**
   * @brief Runs the command.
   *
   * @param arguments  its name and the words after it
   * @param output     printed on standard output on success; a command that prints while it runs
   *                   checks everything first and does not use it
   * @param error      return location for a QDR_USAGE_ERROR or any other; its message is empty if
   *                   the command has already reported everything
   */
  gboolean (*run) (const QdrCommand *self, char **arguments, GString *output, GError **error);
};

/** @brief See qdr-cmd-best.c. */
extern const QdrCommand qdr_command_analyse;
/** @brief See qdr-cmd-bench.c. */
extern const QdrCommand qdr_command_bench;
/** @brief See qdr-cmd-best.c. */
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
/** @brief See qdr-cmd-perft.c. */
extern const QdrCommand qdr_command_perft;
/** @brief See qdr-cmd-personalities.c. */
extern const QdrCommand qdr_command_personalities;
/** @brief See qdr-cmd-play.c. */
extern const QdrCommand qdr_command_play;
/** @brief See qdr-cmd-show.c. */
extern const QdrCommand qdr_command_show;
/** @brief See qdr-cmd-tournament.c. */
extern const QdrCommand qdr_command_tournament;

/**
 * @brief Creates the option parser of a command, with its usage line and --help.
 *
 * @return (transfer full)
 */
GOptionContext *qdr_command_context_new (const QdrCommand *self);

/**
 * @brief Parses options.
 *
 * @param context    with all entries added
 * @param arguments  (inout): the program or command and its words; parsed options are removed
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_command_parse (GOptionContext *context, char ***arguments, GError **error);

/**
 * @brief Parses the options of a command; other words are an error. Does not change @p arguments.
 *
 * @param context    with all entries added
 * @param arguments  the command and its words
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_command_parse_all (GOptionContext *context, char **arguments, GError **error);

/**
 * @brief Sets a QDR_USAGE_ERROR.
 *
 * @param error   return location for the error
 * @param format  as of printf(), translated
 * @return FALSE
 */
gboolean qdr_usage_error_set (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * @brief Prints a translated sentence on standard error, as one line.
 */
void qdr_print_error (const char *sentence);

/** @brief The file name that stands for standard input. */
#define QDR_STANDARD_INPUT "-"

/**
 * @brief Reads standard input to its end.
 *
 * @param max_size  bytes after which reading stops
 * @param length    (out): bytes read
 * @param error     return location for a G_FILE_ERROR
 * @return (transfer full) (nullable): NUL-terminated; NULL on error
 */
char *qdr_read_standard_input (gsize max_size, gsize *length, GError **error);

/* Ctrl-C in commands that print their results so far when they are interrupted */

/**
 * @brief Catches the first SIGINT from now on; a second one ends the program.
 *
 * Does nothing if SIGINT is ignored, as in the background of a shell.
 *
 * @return (transfer none): non-zero after the signal; read it with g_atomic_int_get()
 */
const gint *qdr_interrupt_catch (void);

/**
 * @brief Returns whether the signal has stopped a match.
 *
 * @param n_done  number of finished games, for the error
 * @param n_all   number of all games
 * @param error   return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_stopped_match (guint n_done, guint n_all, GError **error);

/**
 * @brief Returns whether the signal has stopped a search.
 *
 * @param error  return location for G_IO_ERROR_CANCELLED
 */
gboolean qdr_interrupt_has_stopped_search (GError **error);

G_END_DECLS
