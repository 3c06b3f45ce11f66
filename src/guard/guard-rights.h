/*
 * The sandbox of an engine. It is separate from main.c, so that it can be reviewed on its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>

/**
 * @brief Gives the children of this process their own namespaces.
 *
 * These children have no network, cannot reach other processes, and end with the first of them.
 *
 * @return whether the system allows it
 */
bool guard_rights_leave_namespaces (void);

/**
 * @brief Drops the rights of this process and all processes that it starts.
 *
 * These processes can read only the system's files and those below @p readable, and write only
 * below @p folder. They have no sockets, no capabilities and no large files. Restrictions that the
 * system does not support are skipped.
 *
 * @param folder    working folder of the engine
 * @param readable  more paths that the engine can read, terminated by NULL
 * @param is_alone  whether the engine has its own namespaces, so that its processes can be counted
 */
void guard_rights_drop (const char *folder, const char *const *readable, bool is_alone);
