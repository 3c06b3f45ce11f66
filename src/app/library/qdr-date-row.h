/*
 * A row for a date, which is typed or chosen from a calendar. It is separate from qdr-filter-pane,
 * its only user, because it has a template of its own.
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
 *   "problem" (string, read-only)  an error message about the date, translated; NULL if there is no
 *                                  error, or while only the beginning of a date is typed
 */

/**
 * @brief Returns the first day of the typed day, month or year.
 *
 * @return (transfer full) (nullable): of the form "2026-11-20"; NULL if the text is not a date
 */
char *qdr_date_row_get_first_day (QdrDateRow *self);

/**
 * @brief Returns the last day of the typed day, month or year.
 *
 * @return (transfer full) (nullable): of the form "2026-11-20"; NULL if the text is not a date
 */
char *qdr_date_row_get_last_day (QdrDateRow *self);

/**
 * @brief Sets the first day of the period whose last day is typed in this row. An earlier date in
 *        the row is a problem.
 *
 * @param day  (nullable): of the form "2026-11-20"; NULL if unknown
 */
void qdr_date_row_set_period_start (QdrDateRow *self, const char *day);

G_END_DECLS
