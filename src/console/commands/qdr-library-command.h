/*
 * Interface of the commands of quoridor-cli library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-command.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief A command of quoridor-cli library, listed in the table in qdr-cmd-library.c. */
typedef struct {
  QdrCommand command; /**< name and help; the member run() is not used */
  /**
   * @brief Runs the command.
   *
   * @param path       (nullable): file of the library, to be opened with qdr_library_command_open()
   *                   after parsing @p arguments; NULL for the library of the user
   * @param arguments  name of the command and the words after it
   * @param output     text that is printed on standard output
   * @param error      return location for a QDR_USAGE_ERROR or another error
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

/** @brief See qdr-cmd-library-import.c. */
extern const QdrLibraryCommand qdr_library_command_import;

/** @brief See qdr-cmd-library-query.c. */
extern const QdrLibraryCommand qdr_library_command_query;

G_END_DECLS
