/*
 * Warnings about rejected opponent files, in a toast and in the preferences. The file is separate
 * because the window and the preferences share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Creates a toast about rejected files, with a button that opens the preferences.
 *
 * @param rejected  (element-type QdrRejectedPersonality): not empty
 * @return (transfer full)
 */
AdwToast *qdr_personality_warnings_make_toast (const GPtrArray *rejected);

/**
 * @brief Adds a row with the reason of the rejection for each rejected file, and hides the group if
 *        no file was rejected.
 *
 * @param group     a group on a page of the preferences
 * @param rejected  (element-type QdrRejectedPersonality)
 */
void qdr_personality_warnings_fill_group (AdwPreferencesGroup *group, const GPtrArray *rejected);

G_END_DECLS
