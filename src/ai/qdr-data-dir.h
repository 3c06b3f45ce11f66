/*
 * Where the data installed with the program is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Finds a folder or file of the program's data.
 *
 * An environment variable may say where it is; it is then taken without a check. Otherwise this
 * looks in the place the program was built to be installed in; then beside the running program, so
 * that an installed tree may be moved; then in the source tree, for running from the build folder.
 *
 * @param variable  the environment variable, "QDR_PERSONALITIES_DIR"
 * @param name      of the folder or file, "personalities"
 * @return (transfer full) (nullable): its path, NULL if there is none
 */
char *qdr_data_dir_find (const char *variable, const char *name);

/**
 * @brief Returns what would be a path beside the folder of the running program.
 *
 * @param path  from the folder around that of the program: "share/quoridor" of a program in "bin"
 * @return (transfer full) (nullable): NULL where the system does not tell which program runs
 */
char *qdr_data_dir_get_beside_program (const char *path);

G_END_DECLS
