/*
 * What the tests of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "session-fixture.h"

/** @brief Starts GTK, forgets all settings, and loads the opponents. For setup functions. */
void fixture_set_up (void);

/**
 * @brief Lets go of everything, with all that is still to happen in the main loop and the user's
 *        files.
 */
void fixture_tear_down (void);

/** @brief From now on colours and sizes are those of the program's style sheet, which an
 *         application loads by itself. */
void fixture_use_style (void);

/** @brief (nullable): @p widget or the first descendant of it that is of @p type. */
GtkWidget *fixture_find_child (GtkWidget *widget, GType type);

/**
 * @brief Fails the test unless action @p name of @p window, a GActionGroup, is enabled or not as
 *        expected.
 */
void fixture_assert_enabled (gpointer window, const char *name, gboolean enabled);

/** @brief Activates an action of @p window, which must be enabled. */
void fixture_activate (gpointer window, const char *name);

/** @brief Whether the wheel over a number field only scrolls the list that it is in. */
gboolean fixture_ignores_wheel (GtkWidget *spin_button);

/** @brief How to let go of a window. */
void fixture_close (gpointer window);
