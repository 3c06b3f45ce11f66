/*
 * Takes the rights from a process that an engine does not need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>

/*
 * Gives the children of this process namespaces of their own: they see no network, reach no other
 * processes, and end when the first of them does. Returns whether the system lets it.
 */
bool guard_rights_leave_namespaces (void);

/*
 * Takes what else there is from this process and all that it starts: other files than those of the
 * system and those below @readable, a list that ends with NULL; writing outside of @folder;
 * sockets, capabilities, large files; and, as processes are only counted within namespaces, many
 * processes if it is @alone there. What this system does not know is left out.
 */
void guard_rights_drop (const char *folder, const char *const *readable, bool alone);
