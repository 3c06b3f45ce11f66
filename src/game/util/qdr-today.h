/*
 * Today's date where the user is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Returns today where the user is; QDR_TODAY, such as "2026-12-01", says it instead.
 *
 * @return the day as GDate counts them
 */
guint32 qdr_today_get_day (void);

/** @brief (transfer full): the same day as it is written, "2026-12-01". */
char *qdr_today_format (void);

G_END_DECLS
