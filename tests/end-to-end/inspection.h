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
 * @brief Moves the focus by Tab through the window in front until it comes back.
 *
 * Each stop must have a name and a role.
 *
 * @param window  the window or dialog in front
 * @return (transfer full): a line for each fault, "" if there is none
 */
char *inspection_tab_round (Accessible *window);
