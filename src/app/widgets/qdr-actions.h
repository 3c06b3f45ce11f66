/*
 * Actions that can be used or not, as the state of their owner says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Enables or disables an action.
 *
 * @param actions  the map that has it, as a GSimpleAction
 * @param name     without a prefix such as "win."
 * @param enabled  whether the action can be used
 */
void qdr_actions_set_enabled (GActionMap *actions, const char *name, gboolean enabled);

G_END_DECLS
