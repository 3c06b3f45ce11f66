/*
 * Today's date in the local time zone. In tests, the environment variable QDR_TODAY replaces it, in
 * the form "2026-12-01".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Returns the Julian day of today, as from g_date_get_julian(). */
guint32 qdr_today_get_julian_day (void);

/** @brief Returns today's date as text, (transfer full): "2026-12-01". */
char *qdr_today_format_date (void);

G_END_DECLS
