/*
 * What a personality may say, as its file has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-personality.h"

G_BEGIN_DECLS

/** @brief The group of the file that has them. */
#define QDR_GROUP_REMARKS "Remarks"

/** @brief The lines for each occasion; all zero is none yet. */
typedef struct {
  GPtrArray *of[QDR_N_OCCASIONS]; /**< (element-type utf8): the last element is NULL */
} QdrRemarkLines;

/**
 * @brief Whether the group may have this key: "Start1", or "Start1[fr]".
 *
 * @param name  of a key in a file
 */
gboolean qdr_remark_lines_have_key (const char *name);

/**
 * @brief Reads and translates all lines.
 *
 * @param self   without lines so far; also after an error to be cleared
 * @param file   a file of which all keys are known
 * @param error  return location for a G_KEY_FILE_ERROR
 */
gboolean qdr_remark_lines_read (QdrRemarkLines *self, GKeyFile *file, GError **error);

/**
 * @brief Copies all lines.
 *
 * @param self   without lines so far
 * @param other  whose lines are shared
 */
void qdr_remark_lines_copy (QdrRemarkLines *self, const QdrRemarkLines *other);

/** @brief Releases the lines. */
void qdr_remark_lines_clear (QdrRemarkLines *self);

G_END_DECLS
