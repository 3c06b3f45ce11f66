/*
 * Reading of whole text files up to a maximum size, conversion of their text to UTF-8, and writing
 * of small text files on a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Reads a whole regular file. Fails if it has, or grows to, more than @p max_bytes.
 *
 * Checks neither the encoding nor whether the text has zero bytes.
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
 * @brief Reads a file as qdr_text_file_read() does, but also a pipe or a device.
 *
 * Used for file names from the command line. Blocks on a pipe until another program writes to it.
 */
char *qdr_text_file_read_any_kind (GFile *file,
                                   gsize max_bytes,
                                   gsize *length,
                                   GCancellable *cancellable,
                                   GError **error);

/**
 * @brief Returns the name of the encoding other than UTF-8 in which a text seems to be: "UTF-16".
 *
 * Guesses it from the byte order mark, from zero bytes, and from errors in UTF-8.
 *
 * @param length  bytes of @p text
 * @return (nullable): NULL if the text is in UTF-8, or if qdr_text_convert_other_encoding() cannot
 *         convert it
 */
const char *qdr_text_guess_other_encoding (const char *text, gsize length);

/**
 * @brief Converts a text from the encoding in which it seems to be to UTF-8.
 *
 * @param length      bytes of @p text
 * @param new_length  (out): bytes of the result
 * @return (transfer full) (nullable): the text, which ends with a NUL; NULL if
 *         qdr_text_guess_other_encoding() returns NULL
 */
char *qdr_text_convert_other_encoding (const char *text, gsize length, gsize *new_length);

/**
 * @brief A queue of texts to be written to files, and the thread that writes them.
 *
 * If several texts for one file are queued, only the newest is written. Each file is replaced
 * completely or not at all; see qdr-durable-file.h.
 */
typedef struct QdrTextWriter QdrTextWriter;

/**
 * @brief Creates a writer, whose thread starts when the first text is queued.
 *
 * @return (transfer full): free with qdr_text_writer_free()
 */
QdrTextWriter *qdr_text_writer_new (void);

/**
 * @brief A function that is called from the default main context after each attempt to write a
 *        file.
 *
 * @param user_data  data from qdr_text_writer_set_written_func()
 * @param error      (nullable): the error; NULL if the file was written
 */
typedef void (*QdrTextWrittenFunc) (gpointer user_data, const GError *error);

/**
 * @brief Sets the function that is called after each attempt to write a file. May only be called
 *        before the first text is queued.
 *
 * A writer with such a function must not be freed before qdr_text_writer_is_idle() returns TRUE.
 * During the last call of the function, the writer is already idle.
 */
void
qdr_text_writer_set_written_func (QdrTextWriter *self, QdrTextWrittenFunc func, gpointer user_data);

/** @brief Waits until all texts are written, and frees the writer. */
void qdr_text_writer_free (QdrTextWriter *self);

/**
 * @brief Queues a text, or the removal of a file.
 *
 * @param path  path of the file
 * @param text  (transfer full) (nullable): the new contents; NULL removes the file
 */
void qdr_text_writer_write (QdrTextWriter *self, const char *path, char *text);

/**
 * @brief Waits until all texts are written.
 *
 * @return whether the newest text of each file could be written
 */
gboolean qdr_text_writer_flush (QdrTextWriter *self);

/** @brief Returns whether all texts are written, and no call of the function is still due. */
gboolean qdr_text_writer_is_idle (QdrTextWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrTextWriter, qdr_text_writer_free)

G_END_DECLS
