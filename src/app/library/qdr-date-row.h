/*
 * A row for a date, typed or chosen from a calendar. It is separate from qdr-filter-pane, its
 * only user, because it reads dates and has a template of its own.
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
 *   "problem" (string, read-only)  the reason why the text is no date, translated; NULL if it is
 *                                  one, or the beginning of one
 */

/**
 * @brief Returns the first day of the date, which may be a day, a month or a year.
 *
 * @return (transfer full) (nullable): as in saved games, "2026-11-20"; NULL if the text is no date
 */
char *qdr_date_row_get_first (QdrDateRow *self);

/** @brief Returns the last day of the date, see qdr_date_row_get_first(). */
char *qdr_date_row_get_last (QdrDateRow *self);

/**
 * @brief Makes this row the end of a period. A date before its first day is a problem.
 *
 * @param day  (nullable): as of qdr_date_row_get_first(); NULL if unknown
 */
void qdr_date_row_set_first_day (QdrDateRow *self, const char *day);

G_END_DECLS
