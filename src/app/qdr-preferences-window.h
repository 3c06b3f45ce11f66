/*
 * The preferences window. It is separate from the application because it is a class of windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_PREFERENCES_WINDOW (qdr_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrPreferencesWindow,
                      qdr_preferences_window,
                      QDR,
                      PREFERENCES_WINDOW,
                      AdwPreferencesWindow)

/**
 * @brief Shows the preferences. Changes take effect immediately.
 *
 * @param parent         (nullable): the window in front of which it is shown
 * @param settings       the program's settings
 * @param personalities  provides the rejected opponent files
 */
void qdr_preferences_window_present (GtkWindow *parent,
                                     GSettings *settings,
                                     QdrPersonalityList *personalities);

G_END_DECLS
