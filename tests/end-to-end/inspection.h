/*
 * What somebody would stumble over who has a window read to him.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/**
 * @brief Looks at all that assistive tools find in a window.
 *
 * Controls and pictures must have a name, everything a role, and what an assistive tool does first
 * to something must be harmless.
 *
 * @param window  a window or dialog
 * @return (transfer full): a line for each fault, "" if there is none
 */
char *inspection_look (Accessible *window);

/**
 * @brief Goes by Tab through the window in front until the focus is where it has been.
 *
 * Where it stops there must be something to say, and a role to say it with.
 *
 * @param window  a window or dialog, the one in front
 * @return (transfer full): a line for each fault, "" if there is none
 */
char *inspection_tab_round (Accessible *window);
