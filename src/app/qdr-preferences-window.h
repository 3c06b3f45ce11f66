/*
 * The preferences window. It is separate from the application because it is a window of its own.
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
                      AdwWindow)

/**
 * @brief Shows the preferences; changes take effect at once.
 *
 * @param parent         (nullable)
 * @param settings       of the program
 * @param personalities  source of the list of rejected opponent files
 */
void qdr_preferences_window_present (GtkWindow *parent,
                                     GSettings *settings,
                                     QdrPersonalityList *personalities);

G_END_DECLS
