/*
 * Today's date in the local time zone. QDR_TODAY, such as "2026-12-01", replaces it in tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Returns the day as a number, counted as in GDate. */
guint32 qdr_today_get_day (void);

/** @brief Returns the date as text, (transfer full): "2026-12-01". */
char *qdr_today_format (void);

G_END_DECLS
