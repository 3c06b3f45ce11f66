/*
 * Background writer of small text files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief A queue of files, with a thread that writes them.
 *
 * Of several texts for one file, only the newest is written. Files are replaced whole; see
 * qdr-durable-file.h.
 */
typedef struct QdrTextWriter QdrTextWriter;

/**
 * @brief Creates a writer. Its thread starts with the first text.
 *
 * @return (transfer full): free with qdr_text_writer_free()
 */
QdrTextWriter *qdr_text_writer_new (void);

/**
 * @brief Called on the default main context after each attempt to write a file.
 *
 * @param user_data  data from qdr_text_writer_set_func()
 * @param error      (nullable): NULL if the file was written
 */
typedef void (*QdrTextWrittenFunc) (gpointer user_data, const GError *error);

/**
 * @brief Sets a function that is called for each file; before the first text.
 *
 * The writer must then not be freed before qdr_text_writer_is_idle().
 */
void qdr_text_writer_set_func (QdrTextWriter *self, QdrTextWrittenFunc func, gpointer user_data);

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

/** @brief Whether everything is written, and the function was called for it. */
gboolean qdr_text_writer_is_idle (QdrTextWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrTextWriter, qdr_text_writer_free)

G_END_DECLS
