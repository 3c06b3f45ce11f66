/*
 * Replaces a file whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Writes @p contents to @p file, so that neither a full disk nor a crash can leave half of
 *        it.
 *
 * The file keeps its permissions. A symbolic link is followed: what it points to is replaced.
 *
 * @param file      the file
 * @param contents  what it holds afterwards
 * @param length    bytes of @p contents
 * @param error     return location for a G_IO_ERROR; on error an existing file is as it was
 * @return whether it was written
 */
gboolean qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error);

G_END_DECLS
