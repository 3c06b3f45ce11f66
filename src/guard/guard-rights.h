/*
 * The sandbox of an engine. It is separate from main.c, so that it can be reviewed on its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>

/**
 * @brief Makes the system start the children of this process in new namespaces.
 *
 * These children have no network and cannot reach other processes. If the first of them ends, the
 * system ends the others.
 *
 * @return whether the system allows new namespaces
 */
bool guard_rights_unshare_namespaces (void);

/**
 * @brief Finds which restrictions the system does not support.
 *
 * @param is_alone  whether the engine has its own namespaces
 * @return QdrGuardGaps
 */
unsigned guard_rights_find_gaps (bool is_alone);

/**
 * @brief Drops the rights of this process and all processes that it starts.
 *
 * These processes can read only the files of the system, those below @p readable and those below @p
 * folder. They can write only below @p folder and to /dev/null. They cannot create sockets or large
 * files, and have no capabilities. Restrictions that the system does not support are skipped.
 *
 * @param folder    working folder of the engine
 * @param readable  more paths that the engine can read, terminated by NULL
 * @param is_alone  whether the engine has its own namespaces. Only then is the number of its
 *                  processes limited here: without them the limit would count all processes of the
 *                  user
 */
void guard_rights_drop (const char *folder, const char *const *readable, bool is_alone);
