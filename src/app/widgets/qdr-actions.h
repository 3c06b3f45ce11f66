/*
 * Actions that an object adds to a window, and takes away with itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Enables or disables an action.
 *
 * @param actions  the map that has it, as a GSimpleAction
 * @param name     without a prefix such as "win."
 * @param enabled  whether the action can be used
 */
void qdr_actions_set_enabled (GActionMap *actions, const char *name, gboolean enabled);

/**
 * @brief Sets the state of a toggle, without calling its handler.
 *
 * @param actions  the map that has it, as a GSimpleAction
 * @param name     without a prefix such as "win."
 * @param active   whether it is on
 */
void qdr_actions_set_active (GActionMap *actions, const char *name, gboolean active);

/**
 * @brief Removes actions that g_action_map_add_action_entries() has added.
 *
 * @param actions    the map that has them
 * @param entries    the same as were added
 * @param n_entries  how many
 */
void qdr_actions_remove (GActionMap *actions, const GActionEntry *entries, gsize n_entries);

/**
 * @brief Leaves keys such as Ctrl+Z to the text of @p window that has the focus, even where there
 *        is nothing to undo in it.
 *
 * The accelerators of an application would take them before any text hears of them.
 *
 * @param window  the window
 */
void qdr_actions_reserve_text_keys (GtkWindow *window);

G_END_DECLS
