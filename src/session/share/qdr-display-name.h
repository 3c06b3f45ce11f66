/*
 * File names and dates in the form in which they are displayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief Returns the name of a file without its folder, as valid UTF-8, (transfer full). */
char *qdr_display_name_of_file (GFile *file);

/** @brief Returns @p name without the extension ".quoridor", (transfer full). */
char *qdr_display_name_without_extension (const char *name);

/**
 * @brief Formats a time as a translated text: "Today, 14:05", "Yesterday, 9:30", "Monday", or a
 *        date.
 *
 * @param when  the time, in the local time zone
 * @param now   the present time, in the local time zone
 * @return (transfer full)
 */
char *qdr_display_name_of_date (GDateTime *when, GDateTime *now);

/**
 * @brief Formats a day.
 *
 * @param day     a Julian day as in GDate, above 0
 * @param format  (nullable): a format for g_date_time_format(); NULL for "12 November 2026"
 * @return (transfer full)
 */
char *qdr_display_name_of_day (guint32 day, const char *format);

/**
 * @brief Formats a date such as "2026-11-12" as "12 November 2026".
 *
 * @param date  the date of a game, which may be any text
 * @return (transfer full) (nullable): NULL if @p date is not a date
 */
char *qdr_display_name_of_game_date (const char *date);

G_END_DECLS
