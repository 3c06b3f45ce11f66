/*
 * Lines from a file descriptor, handed out by the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-line-editor.h"

G_BEGIN_DECLS

/** @brief A longer line, in bytes, is unreadable; this also bounds the memory. */
#define QDR_LINE_MAX_LENGTH 1048576

/** @brief What has been read. */
typedef enum {
  QDR_LINE_TEXT,
  QDR_LINE_UNREADABLE, /**< too long, or not UTF-8 */
  QDR_LINE_END,        /**< the end of the input: there will be no more */
} QdrLineKind;

/** @brief What to do after a line. */
typedef enum {
  QDR_LINE_NEXT, /**< this one is done */
  QDR_LINE_HOLD, /**< not now: offer it again after qdr_line_input_resume() */
  QDR_LINE_QUIT, /**< no more lines are wanted */
} QdrLineAnswer;

/**
 * @brief Takes a line.
 *
 * @param text  the line without its end; NULL unless @p kind is QDR_LINE_TEXT
 */
typedef QdrLineAnswer (*QdrLineFunc) (QdrLineKind kind, const char *text, gpointer user_data);

/** @brief A reader of lines. */
typedef struct QdrLineInput QdrLineInput;

/**
 * @brief Reads lines from @p fd in the default main context.
 *
 * @param fd         stays the caller's
 * @param func       told of each line
 * @param user_data  for @p func
 * @return (transfer full): free with qdr_line_input_free()
 */
QdrLineInput *qdr_line_input_new (int fd, QdrLineFunc func, gpointer user_data);

/**
 * @brief Reads from now on what is typed into @p editor.
 *
 * @param editor  of the terminal that is read; stays the caller's as long as the reader lives
 */
void qdr_line_input_set_editor (QdrLineInput *self, QdrLineEditor *editor);

/** @brief Reads no more, and frees the reader. */
void qdr_line_input_free (QdrLineInput *self);

/** @brief Offers a line that was held again, and then those behind it. Not to be called by func. */
void qdr_line_input_resume (QdrLineInput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLineInput, qdr_line_input_free)

G_END_DECLS
