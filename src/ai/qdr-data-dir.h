/*
 * The location of the program's data files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Finds a data folder or file.
 *
 * If the environment variable is set, its value is returned without a check. Otherwise the function
 * looks in three places: in the installation prefix; in the prefix of the running program, since
 * the installation may have been moved; and, in a development build, in the source tree.
 *
 * @param variable  the environment variable, for example "QDR_PERSONALITIES_DIR"
 * @param name      the folder or file, for example "personalities"
 * @return (transfer full) (nullable): the path; NULL if there is none
 */
char *qdr_data_dir_find_path (const char *variable, const char *name);

/**
 * @brief Returns the absolute path of a file in the prefix of the running program. The prefix is
 *        the parent of the folder that contains the program.
 *
 * @param path  the path in the prefix, for example "share/quoridor"
 * @return (transfer full) (nullable): NULL if the path of the program is unknown
 */
char *qdr_data_dir_get_path_in_prefix (const char *path);

G_END_DECLS
