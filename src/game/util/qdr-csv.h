/*
 * Comma-separated values (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Appends a row of values or headings.
 *
 * @param text      the text to which the row is appended
 * @param fields    any strings, quoted if necessary; invalid UTF-8 is replaced
 * @param n_fields  number of fields, the same for all rows
 */
void qdr_csv_append_row (GString *text, const char *const *fields, guint n_fields);

G_END_DECLS
