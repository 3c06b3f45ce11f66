/*
 * Writing rows of values separated by commas (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Adds a row, or the headings in front of all rows.
 *
 * @param text      to append to
 * @param fields    any texts, quoted where need be; what is not UTF-8 is replaced
 * @param n_fields  how many, the same in each row
 */
void qdr_csv_append_row (GString *text, const char *const *fields, guint n_fields);

G_END_DECLS
