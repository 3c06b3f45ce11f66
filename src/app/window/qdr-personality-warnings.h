/*
 * Tells which files of opponents were rejected. The only file that knows which widgets tell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A short message with a button that leads to the preferences.
 *
 * @param rejected  an array of QdrRejectedPersonality, not empty
 * @return (transfer full)
 */
AdwToast *qdr_personality_warnings_make_toast (const GPtrArray *rejected);

/**
 * @brief Adds a row for each file, with the reason, to a group of the preferences, and shows it if
 *        there are any.
 *
 * @param group     gets a row for each file
 * @param rejected  an array of QdrRejectedPersonality
 */
void qdr_personality_warnings_fill_group (AdwPreferencesGroup *group, const GPtrArray *rejected);

G_END_DECLS
