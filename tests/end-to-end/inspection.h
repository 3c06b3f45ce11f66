/*
 * Faults of a window for users of a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/**
 * @brief Inspects all accessible objects of a window or dialog.
 *
 * Controls and pictures must have a name, everything a role, and the first action of an object
 * must be harmless.
 *
 * @return (transfer full): a line for each fault, "" if there is none
 */
char *inspection_look (Accessible *window);

/**
 * @brief Moves the focus through the window in front until it comes back, by Tab and by Shift+Tab.
 *
 * Both must reach the same stops. Each stop must have a name and a role. All texts must be read at
 * a stop, as a name, as a description, or as something around it.
 *
 * @param window  the window or dialog in front
 * @param unread  (nullable): texts that are only seen, NULL-terminated
 * @return (transfer full): a line for each fault, "" if there is none
 */
char *inspection_tab_round (Accessible *window, const char *const *unread);
