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
 *   "problem" (string, read-only)  why what is written is no day, or cannot be the last one,
 *                                  translated; NULL while it is all right, or may become so
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

/**
 * @brief Makes the day of this row the last one of some that begin with another day; to come before
 *        that is a problem.
 *
 * @param day  (nullable): the first day, as qdr_date_row_get_first() writes it; NULL where none is
 *             known
 */
void qdr_date_row_set_first_day (QdrDateRow *self, const char *day);

G_END_DECLS
