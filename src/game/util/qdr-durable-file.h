/*
 * Replacement of a file, either completely or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Replaces the contents of @p file. If that fails, even by a crash or a full disk, the file
 *        still has its old contents.
 *
 * The permissions do not change. If the file is a symbolic link, the target of the link is
 * replaced.
 *
 * @param length  bytes of @p contents
 * @param error   return location for a G_IO_ERROR; on error an existing file is unchanged
 * @return whether the file was replaced
 */
gboolean qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error);

/** @brief A writer that collects new contents piece by piece and then replaces a file. */
typedef struct QdrDurableStream QdrDurableStream;

/**
 * @brief Begins to write new contents of a file. The file does not change before
 *        qdr_durable_stream_finish().
 *
 * If the program is killed before then, a temporary file stays on some file systems.
 *
 * @param file   as in qdr_durable_file_replace()
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): free with qdr_durable_stream_free(); NULL on error
 */
QdrDurableStream *qdr_durable_stream_open (GFile *file, GError **error);

/**
 * @brief Writes the next piece of the contents.
 *
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR
 * @return whether the piece was written
 */
gboolean
qdr_durable_stream_write (QdrDurableStream *self, const char *text, gsize length, GError **error);

/**
 * @brief Replaces the file by the written data. The stream can then only be freed.
 *
 * @param error  return location for a G_IO_ERROR; on error an existing file is unchanged
 * @return whether the file was replaced
 */
gboolean qdr_durable_stream_finish (QdrDurableStream *self, GError **error);

/** @brief Frees the stream, and discards the written data unless the stream is finished. */
void qdr_durable_stream_free (QdrDurableStream *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrDurableStream, qdr_durable_stream_free)

G_END_DECLS
