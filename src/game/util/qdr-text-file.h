/*
 * Functions that read a whole text file, up to a maximum size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Reads a regular file of at most @p max_bytes, even if the file grows while it is read.
 *
 * The caller must check the encoding, and check for zero bytes if they matter.
 *
 * @param file         the file
 * @param max_bytes    maximum size of the file, below G_MAXUINT
 * @param length       (out) (optional): length of the text in bytes, without the NUL at its end
 * @param cancellable  (nullable): a GCancellable
 * @param error        return location for a G_IO_ERROR whose message does not name the file:
 *                     MESSAGE_TOO_LARGE if the file is too large, IS_DIRECTORY for a folder,
 *                     NOT_REGULAR_FILE for a special file
 * @return (transfer full) (nullable): the text, which ends with a NUL; NULL on error
 */
char *qdr_text_file_read (GFile *file,
                          gsize max_bytes,
                          gsize *length,
                          GCancellable *cancellable,
                          GError **error);

/**
 * @brief Reads a file as qdr_text_file_read() does, and also a pipe or a device.
 *
 * Used for file names from the command line. Blocks on a pipe until another program writes to it.
 */
char *qdr_text_file_read_any (GFile *file,
                              gsize max_bytes,
                              gsize *length,
                              GCancellable *cancellable,
                              GError **error);

G_END_DECLS
