/*
 * Tells which files of opponents were left out. The only file that knows which widgets tell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A short message with a button that leads to the preferences.
 *
 * @param problems  an array of QdrPersonalityProblem, not empty
 * @return (transfer full)
 */
AdwToast *qdr_left_out_make_toast (const GPtrArray *problems);

/**
 * @brief Adds a row for each file, with the reason, to a group of the preferences, and shows it if
 *        there are any.
 *
 * @param problems  an array of QdrPersonalityProblem
 */
void qdr_left_out_fill_group (AdwPreferencesGroup *group, const GPtrArray *problems);

G_END_DECLS
