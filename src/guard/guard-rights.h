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
 * @return whether the system allows it
 */
bool guard_rights_leave_namespaces (void);

/**
 * @brief Drops the rights of this process and all processes that it starts.
 *
 * These processes can read only the system's files and those below @p readable, and write only
 * below @p folder. They cannot create sockets or large files, and have no capabilities.
 * Restrictions that the system does not support are skipped.
 *
 * @param folder    working folder of the engine
 * @param readable  more paths that the engine can read, terminated by NULL
 * @param is_alone  whether the engine has its own namespaces, so that the limit of its processes
 *                  does not count others
 */
void guard_rights_drop (const char *folder, const char *const *readable, bool is_alone);
