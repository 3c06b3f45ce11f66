/*
 * A row for a date, which is typed or chosen from a calendar. Only qdr-filter-pane uses the row. It
 * is a separate file because it parses dates and has a template of its own.
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
 *   "problem" (string, read-only)  a sentence about what is wrong with the date, translated; NULL
 *                                  if nothing is wrong, or while the user has typed only the
 *                                  beginning of a date
 */

/**
 * @brief Returns the first day of the date, which may be a day, a month or a year.
 *
 * @return (transfer full) (nullable): "2026-11-20", as in saved games; NULL if the text is not a
 *         date
 */
char *qdr_date_row_get_first_day (QdrDateRow *self);

/**
 * @brief Returns the last day of the date, in the form of qdr_date_row_get_first_day().
 *
 * @return (transfer full) (nullable): NULL if the text is not a date
 */
char *qdr_date_row_get_last_day (QdrDateRow *self);

/**
 * @brief Sets the first day of the period whose last day is typed in this row. If the date in the
 *        row is earlier than @p day, this is a problem.
 *
 * @param day  (nullable): of the form "2026-11-20"; NULL if unknown
 */
void qdr_date_row_set_period_start (QdrDateRow *self, const char *day);

G_END_DECLS
