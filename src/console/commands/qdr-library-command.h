/*
 * Interface of the subcommands of "quoridor-cli library", and functions that several commands use:
 * to open the library, to format moves, and to build opening books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-command.h"
#include "qdr-library-openings.h"
#include "qdr-library.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief A subcommand of "quoridor-cli library", listed in the table in qdr-cmd-library.c. */
typedef struct {
  QdrCommand command; /**< name and help; the member run() is not used */
  /**
   * @brief Runs the subcommand.
   *
   * @param path       (nullable): file of the library, to be opened with qdr_library_command_open()
   *                   after parsing @p arguments; NULL for the library of the user
   * @param arguments  name of the subcommand and the words after it
   * @param output     text that is printed on standard output
   * @param error      return location for a QDR_USAGE_ERROR or another error
   */
  gboolean (*run) (const QdrCommand *self,
                   const char *path,
                   char **arguments,
                   GString *output,
                   GError **error);
} QdrLibraryCommand;

/** @brief The subcommand "query", defined in qdr-cmd-library-query.c. */
extern const QdrLibraryCommand qdr_library_command_query;

/**
 * @brief Opens a library for a command.
 *
 * @param path          (nullable): file of the library; NULL for the library of the user, which is
 *                      created if it is missing
 * @param creates_file  whether a missing file at @p path is created
 * @param error         return location for a QDR_LIBRARY_ERROR, G_FILE_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): close it with qdr_library_close(); NULL on error
 */
QdrLibrary *qdr_library_command_open (const char *path, gboolean creates_file, GError **error);

/**
 * @brief Updates the ratings of all players, except the measured ratings of personalities.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_command_update_ratings (QdrLibrary *library, GError **error);

/**
 * @brief Formats moves as the library stores them: in lower case, separated by single spaces.
 *
 * @param name   name of the option in error messages, for example "--opening"
 * @param moves  moves, separated by white space
 * @param error  return location for a G_IO_ERROR about a word that is not a move
 * @return (transfer full) (nullable): the moves; NULL if a word is not a move on any board
 */
char *qdr_library_command_format_moves (const char *name, const char *moves, GError **error);

/**
 * @brief Updates the ratings in a library, and builds the text of a book from its games.
 *
 * @param path   (nullable): file of the library; NULL for the library of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): text of the book, see qdr_library_make_opening_book_text();
 *         NULL on error
 */
char *qdr_library_command_build_book_text (const char *path,
                                           const QdrLibraryBookRules *rules,
                                           GError **error);

/**
 * @brief Builds a book from the games of a library, and sets it as the library book of
 *        @p personalities. Does nothing if the library does not exist.
 *
 * For positions that are not in the library, the program's book is used.
 *
 * @param path   (nullable): file of the library; NULL for the library of the user
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_command_build_book_for_personalities (const char *path,
                                                           QdrPersonalityList *personalities,
                                                           GError **error);

G_END_DECLS
