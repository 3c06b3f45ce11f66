/*
 * Reading of values of key files that may be malformed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Returns a text of a key file. Unlike g_key_file_get_string(), returns NULL on every error,
 *        and does not warn if the value ends with a backslash.
 *
 * @param group  name of the group
 * @param key    name of the key
 * @param error  return location for a G_KEY_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
char *qdr_key_file_get_string (GKeyFile *file, const char *group, const char *key, GError **error);

G_END_DECLS
