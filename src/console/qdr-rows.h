/*
 * Printing rows as --format says: a table for people, CSV, or JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-format.h"
#include "qdr-library-query.h"

G_BEGIN_DECLS

/**
 * @brief Prints an answer of the library: in a table numbers on the right, below a line of
 *        headings.
 *
 * @param table   the answer
 * @param format  how to print it
 * @param output  to append to
 */
void qdr_rows_append (const QdrLibraryTable *table, QdrFormat format, GString *output);

G_END_DECLS
