/*
 * The keyboard shortcuts of actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The keys of an action. */
typedef struct {
  const char *action;    /**< name of the action, with its target if it has one */
  const char *accels[3]; /**< keys as GTK writes them; NULL after the last one */
} QdrShortcut;

/**
 * @brief Returns the shortcuts of all actions, (transfer none), and their number @p n.
 *
 * ui/shortcuts-window.ui lists the same shortcuts.
 */
const QdrShortcut *qdr_shortcuts_get_all (guint *n);

G_END_DECLS
