/*
 * A reader of lines from a file descriptor, which delivers them in the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-line-editor.h"

G_BEGIN_DECLS

/** @brief Greatest length of a line in bytes. A longer line, which could use up the memory, is
 *  delivered as QDR_LINE_UNREADABLE. */
#define QDR_LINE_MAX_LENGTH 1048576

/** @brief Kinds of input that a QdrLineFunc handles. */
typedef enum {
  QDR_LINE_TEXT,       /**< a line of text */
  QDR_LINE_UNREADABLE, /**< a line that is too long or not UTF-8 */
  QDR_LINE_END,        /**< the end of the input */
} QdrLineKind;

/** @brief Result of a QdrLineFunc: how the reader continues. */
typedef enum {
  QDR_LINE_DONE, /**< deliver the next line */
  QDR_LINE_HOLD, /**< deliver the line again after qdr_line_input_resume() */
  QDR_LINE_QUIT, /**< deliver no more lines */
} QdrLineResult;

/**
 * @brief Handles a line, or the end of the input.
 *
 * @param text  the line without its line end; NULL unless @p kind is QDR_LINE_TEXT
 */
typedef QdrLineResult (*QdrLineFunc) (QdrLineKind kind, const char *text, gpointer user_data);

/** @brief A reader of lines. */
typedef struct QdrLineInput QdrLineInput;

/**
 * @brief Creates a reader of lines from @p fd, in the default main context.
 *
 * @param fd    file descriptor, which is not closed
 * @param func  called with each line
 * @return (transfer full): free with qdr_line_input_free()
 */
QdrLineInput *qdr_line_input_new (int fd, QdrLineFunc func, gpointer user_data);

/**
 * @brief Reads lines from @p editor instead of the file descriptor.
 *
 * @param editor  editor of the same terminal; it must exist as long as the reader
 */
void qdr_line_input_set_editor (QdrLineInput *self, QdrLineEditor *editor);

/** @brief Stops reading and frees the reader. */
void qdr_line_input_free (QdrLineInput *self);

/** @brief Delivers a held line again, and then the following lines. Must not be called from the
 *  QdrLineFunc. */
void qdr_line_input_resume (QdrLineInput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLineInput, qdr_line_input_free)

G_END_DECLS
