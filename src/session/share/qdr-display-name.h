/*
 * Names of files, as people read them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Returns the name of a file without its folder, in UTF-8 whatever bytes it has.
 *
 * @param file  any file
 * @return (transfer full)
 */
char *qdr_display_name_of_file (GFile *file);

/**
 * @brief The name of a saved game without what all of them end with.
 *
 * @param name  of a file, with or without ".quoridor"
 * @return (transfer full)
 */
char *qdr_display_name_without_extension (const char *name);

/**
 * @brief Says when something was: "Today, 14:05", "Yesterday, 9:30", "Monday", or a date.
 *
 * @param when  in the time zone of the reader
 * @param now   likewise
 * @return (transfer full): translated
 */
char *qdr_display_name_of_date (GDateTime *when, GDateTime *now);

G_END_DECLS
