/*
 * The commands behind "quoridor-cli library".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-command.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief A command of the library: a row of the table in qdr-cmd-library.c. */
typedef struct {
  QdrCommand command; /**< its name and help; run() is not used */
  /**
   * @brief Does the work.
   *
   * @param self       the command
   * @param path       (nullable): of the file with the games, which is opened with
   *                   qdr_library_command_open() when the words are understood
   * @param arguments  its name and the words after it
   * @param output     takes what is printed on standard output
   * @param error      return location for a QDR_USAGE_ERROR or any other
   */
  gboolean (*run) (const QdrCommand *self,
                   const char *path,
                   char **arguments,
                   GString *output,
                   GError **error);
} QdrLibraryCommand;

/**
 * @brief Opens a library for a command.
 *
 * @param path        (nullable): of the file; NULL for that of this user, which is made if need be
 * @param makes_file  whether another one is made as well, if it is not there
 * @param error       return location for a QDR_LIBRARY_ERROR, G_FILE_ERROR or G_IO_ERROR
 * @return (transfer full) (nullable): to be closed with qdr_library_close(); NULL on error
 */
QdrLibrary *qdr_library_command_open (const char *path, gboolean makes_file, GError **error);

/**
 * @brief Rates all players of a library, the personalities as they were measured.
 *
 * @param library  that is open
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_command_rate (QdrLibrary *library, GError **error);

/** @brief See qdr-library-import.c. */
extern const QdrLibraryCommand qdr_library_command_import;

/** @brief See qdr-library-query-command.c. */
extern const QdrLibraryCommand qdr_library_command_query;

G_END_DECLS
