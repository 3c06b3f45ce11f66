/*
 * Standard input in place of a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief What stands for standard input where the command line names a file. */
#define QDR_STANDARD_INPUT "-"

/**
 * @brief Reads standard input to its end.
 *
 * @param max_size  bytes after which the rest is left out
 * @param length    (out): bytes that were read
 * @param error     return location for a G_FILE_ERROR
 * @return (transfer full) (nullable): with a NUL behind it; NULL on error
 */
char *qdr_read_standard_input (gsize max_size, gsize *length, GError **error);

G_END_DECLS
