/*
 * Comma-separated values (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Appends a row, or a row of headings.
 *
 * @param text      appended to
 * @param fields    any strings, quoted if needed; invalid UTF-8 is replaced
 * @param n_fields  the same for all rows
 */
void qdr_csv_append_row (GString *text, const char *const *fields, guint n_fields);

G_END_DECLS
