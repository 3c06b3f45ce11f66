/*
 * Background writer of small text files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief A queue of files, with a thread that writes them. Of several texts for one file, only
 *         the newest is written. Files are replaced whole; see qdr-durable-file.h. */
typedef struct QdrTextWriter QdrTextWriter;

/**
 * @brief Creates a writer. Its thread starts with the first text.
 *
 * @return (transfer full): free with qdr_text_writer_free()
 */
QdrTextWriter *qdr_text_writer_new (void);

/** @brief Waits until everything is written, and frees the writer. */
void qdr_text_writer_free (QdrTextWriter *self);

/**
 * @brief Writes a file soon.
 *
 * @param path  of the file
 * @param text  (transfer full) (nullable): the new contents; NULL removes the file
 */
void qdr_text_writer_write (QdrTextWriter *self, const char *path, char *text);

/**
 * @brief Waits until everything is written.
 *
 * @return whether the newest text of each file could be written
 */
gboolean qdr_text_writer_flush (QdrTextWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrTextWriter, qdr_text_writer_free)

G_END_DECLS
