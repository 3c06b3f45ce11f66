/*
 * Lines that engines in other programs answer. The inside of ai: for the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Finds what stands behind the first words of a line.
 *
 * @param line  as it was read
 * @param name  the first words
 * @return (transfer none) (nullable): a part of @p line; NULL where it begins with other words
 */
const char *qdr_answer_line_rest_after (const char *line, const char *name);

/**
 * @brief Says that a line is no answer.
 *
 * @param error  return location for a QDR_PROGRAM_ERROR_NONSENSE
 * @param line   as it was read; any bytes
 */
void qdr_answer_line_set_nonsense (GError **error, const char *line);

G_END_DECLS
