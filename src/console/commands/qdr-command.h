/*
 * What a command of quoridor-cli is, and what all of them need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief What the program is called in its messages. */
#define QDR_PROGRAM "quoridor-cli"

/** @brief The error of a wrong command line; everything else is about a game or a file. */
#define QDR_USAGE_ERROR (qdr_usage_error_quark ())
GQuark qdr_usage_error_quark (void);

typedef enum {
  QDR_USAGE_ERROR_FAILED,
} QdrUsageError;

typedef struct QdrCommand QdrCommand;

/** @brief A command: a row of the table in qdr-console.c. */
struct QdrCommand {
  const char *name;       /**< what it is called on the command line */
  const char *parameters; /**< what follows the options in the usage line, untranslated; or NULL */
  const char *summary;    /**< one line for --help, untranslated */
  gboolean keeps_output;  /**< the output is printed although the command failed */

  /**
   * @brief Does the work.
   *
   * @param self       the command
   * @param arguments  its name and the words after it
   * @param output     takes what is printed on standard output when all went well; a command that
   *                   talks while it works checks everything first, then prints by itself
   * @param error      return location for a QDR_USAGE_ERROR or any other, whose message is empty
   *                   where all that is wrong has been said
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
 * @brief The option parser of a command, knowing its usage line and --help.
 *
 * @return (transfer full)
 */
GOptionContext *qdr_command_context_new (const QdrCommand *self);

/**
 * @brief Parses options; what is wrong with them is a QDR_USAGE_ERROR.
 *
 * @param context    with all entries added
 * @param arguments  (inout): the program or command and its words; what was parsed is taken out
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_command_parse (GOptionContext *context, char ***arguments, GError **error);

/**
 * @brief The same for a command, whose words are left as they are; words that no option takes are
 *        an error.
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
gboolean qdr_usage_fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * @brief Says @p sentence on standard error, in exactly one line, whatever is quoted in it.
 *
 * @param sentence  translated
 */
void qdr_complain (const char *sentence);

/* --- Standard input in place of a file. */

/** @brief What stands for standard input where the command line names a file. */
#define QDR_STANDARD_INPUT "-"

/**
 * @brief Reads standard input to its end.
 *
 * @param max_size  bytes after which the rest is left out
 * @param length    (out): bytes that were read
 * @param error     return location for a G_FILE_ERROR
 * @return (transfer full) (nullable): with a NUL behind it; NULL on error
 */
char *qdr_read_standard_input (gsize max_size, gsize *length, GError **error);

G_END_DECLS
