/*
 * Replaces a file whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Writes @p contents to @p file, so that neither a full disk nor a crash can leave half of
 *        it.
 *
 * The file keeps its permissions. A symbolic link is followed: what it points to is replaced.
 *
 * @param file      the file
 * @param contents  what it holds afterwards
 * @param length    bytes of @p contents
 * @param error     return location for a G_IO_ERROR; on error an existing file is as it was
 * @return whether it was written
 */
gboolean qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error);

/** @brief A file that is written piece by piece, and is there whole or not at all. */
typedef struct QdrDurableStream QdrDurableStream;

/**
 * @brief Begins to write a file. It is as it was until qdr_durable_stream_finish().
 *
 * A program that is killed meanwhile leaves nothing behind, where the file system can have files
 * without names.
 *
 * @param file   as in qdr_durable_file_replace()
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): to be freed with qdr_durable_stream_free(); NULL on error
 */
QdrDurableStream *qdr_durable_stream_open (GFile *file, GError **error);

/**
 * @brief Writes a piece.
 *
 * @param text    what comes next
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR
 */
gboolean
qdr_durable_stream_write (QdrDurableStream *self, const char *text, gsize length, GError **error);

/**
 * @brief Puts what was written in place of the file. Nothing can be written any more.
 *
 * @param error  return location for a G_IO_ERROR; on error an existing file is as it was
 */
gboolean qdr_durable_stream_finish (QdrDurableStream *self, GError **error);

/** @brief Frees the stream; what is not finished is thrown away. */
void qdr_durable_stream_free (QdrDurableStream *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrDurableStream, qdr_durable_stream_free)

G_END_DECLS
