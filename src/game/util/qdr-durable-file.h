/*
 * Replacing a file completely or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Writes @p contents to @p file. After a crash or with a full disk, it has the old contents.
 *
 * The file keeps its permissions. If it is a symbolic link, its target is replaced.
 *
 * @param length  bytes of @p contents
 * @param error   return location for a G_IO_ERROR; on error an existing file is unchanged
 * @return whether it was written
 */
gboolean qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error);

/** @brief A file that is written piece by piece and replaced at the end. */
typedef struct QdrDurableStream QdrDurableStream;

/**
 * @brief Begins to write a file, which does not change before qdr_durable_stream_finish().
 *
 * If the program is killed meanwhile, nothing is left behind on file systems that support files
 * without names.
 *
 * @param file   as in qdr_durable_file_replace()
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): free with qdr_durable_stream_free(); NULL on error
 */
QdrDurableStream *qdr_durable_stream_open (GFile *file, GError **error);

/**
 * @brief Writes the next piece.
 *
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR
 */
gboolean
qdr_durable_stream_write (QdrDurableStream *self, const char *text, gsize length, GError **error);

/**
 * @brief Replaces the file by the written data. Nothing can be written afterwards.
 *
 * @param error  return location for a G_IO_ERROR; on error an existing file is unchanged
 */
gboolean qdr_durable_stream_finish (QdrDurableStream *self, GError **error);

/** @brief Frees the stream. Discards the written data, unless the stream is finished. */
void qdr_durable_stream_free (QdrDurableStream *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrDurableStream, qdr_durable_stream_free)

G_END_DECLS
