/*
 * When something was, in the words of people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Says when something was: "Today, 14:05", "Yesterday, 9:30", "Monday", or a date.
 *
 * @param when  in the time zone of the reader
 * @param now   likewise
 * @return (transfer full): translated
 */
char *qdr_date_text (GDateTime *when, GDateTime *now);

G_END_DECLS
