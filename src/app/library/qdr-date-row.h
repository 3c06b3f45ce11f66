/*
 * A row for a day, which is typed or chosen from a calendar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_DATE_ROW (qdr_date_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrDateRow, qdr_date_row, QDR, DATE_ROW, AdwEntryRow)

/*
 * Properties:
 *   "problem" (string, read-only)  why what is written is no day, translated; NULL while it is one,
 *                                  or may become one
 */

/**
 * @brief Returns the first of the days that are meant: what is written is a day, a month, or a
 *        year.
 *
 * @return (transfer full) (nullable): as in saved games, "2026-11-20"; NULL where no day is written
 */
char *qdr_date_row_get_first (QdrDateRow *self);

/** @brief Returns the last of the days that are meant, see qdr_date_row_get_first(). */
char *qdr_date_row_get_last (QdrDateRow *self);

G_END_DECLS
