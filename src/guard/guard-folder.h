/*
 * The folder that an engine works in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Makes a new and empty folder for temporary files, and writes its path. */
bool guard_folder_make (char *path, size_t size);

/* Removes it with all that is in it. */
void guard_folder_remove (const char *path);
