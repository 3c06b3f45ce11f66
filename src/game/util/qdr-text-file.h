/*
 * Reading of whole text files, up to a limit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Reads a regular file of at most @p max_bytes, even if it grows meanwhile.
 *
 * The caller checks the encoding, and for zero bytes if they matter.
 *
 * @param file         the file
 * @param max_bytes    below G_MAXUINT
 * @param length       (out) (optional): bytes that were read, without the NUL behind them
 * @param cancellable  (nullable)
 * @param error        return location for a G_IO_ERROR, a sentence without the name of the file:
 *                     MESSAGE_TOO_LARGE above the limit, IS_DIRECTORY or NOT_REGULAR_FILE for
 *                     folders and special files
 * @return (transfer full) (nullable): ends with a NUL; NULL on error
 */
char *qdr_text_file_read (GFile *file,
                          gsize max_bytes,
                          gsize *length,
                          GCancellable *cancellable,
                          GError **error);

/**
 * @brief Reads a file as qdr_text_file_read() does, or a pipe or device.
 *
 * For names from the command line. Waits for a pipe that nobody writes to.
 */
char *qdr_text_file_read_any (GFile *file,
                              gsize max_bytes,
                              gsize *length,
                              GCancellable *cancellable,
                              GError **error);

G_END_DECLS
