/*
 * Helpers for the actions of a window and for its keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Enables or disables an action.
 *
 * @param actions  contains the action, a GSimpleAction
 * @param name     the name of the action, without a prefix such as "win."
 */
void qdr_actions_set_enabled (GActionMap *actions, const char *name, gboolean enabled);

/**
 * @brief Enables an action, or disables it for a reason that is announced when its key is pressed.
 *
 * @param actions  contains the action, a GSimpleAction
 * @param name     the name of the action, without a prefix such as "win."
 * @param reason   (nullable): the reason why the action is disabled, as a short translated
 *                 sentence; copied; NULL for a general one
 */
void qdr_actions_set_enabled_or (GActionMap *actions,
                                 const char *name,
                                 gboolean enabled,
                                 const char *reason);

/** @brief Returns (transfer none) the reason why an action is disabled, or a general sentence. */
const char *qdr_actions_get_reason (GAction *action);

/**
 * @brief Sets the state of a toggle action without calling its handler.
 *
 * @param actions  contains the action, a GSimpleAction
 * @param name     the name of the action, without a prefix such as "win."
 */
void qdr_actions_set_active (GActionMap *actions, const char *name, gboolean active);

/** @brief Removes actions that g_action_map_add_action_entries() added. */
void qdr_actions_remove (GActionMap *actions, const GActionEntry *entries, gsize n_entries);

/**
 * @brief Reserves keys such as Ctrl+Z for the text field that has the focus, even if it has nothing
 *        to undo.
 *
 * Otherwise the accelerators of the application would take precedence.
 */
void qdr_actions_reserve_text_keys (GtkWindow *window);

G_END_DECLS
