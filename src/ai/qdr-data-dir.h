/*
 * Location of the data files of the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Finds a data folder or file.
 *
 * An environment variable overrides the path unchecked. Otherwise these are tried: the installation
 * prefix; beside the running program, for relocated installations; the source tree, for development
 * builds.
 *
 * @param variable  the environment variable, for example "QDR_PERSONALITIES_DIR"
 * @param name      the folder or file, for example "personalities"
 * @return (transfer full) (nullable): the path; NULL if there is none
 */
char *qdr_data_dir_find (const char *variable, const char *name);

/**
 * @brief Returns a path relative to the parent of the program's folder.
 *
 * @param path  for example "share/quoridor" for a program in "bin"
 * @return (transfer full) (nullable): NULL if the path of the program is unknown
 */
char *qdr_data_dir_get_relative (const char *path);

G_END_DECLS
