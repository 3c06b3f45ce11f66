/*
 * A calendar of the present month that marks days. Unlike GtkCalendar, it has a name for each day
 * and shows no other month.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_MONTH_VIEW (qdr_month_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrMonthView, qdr_month_view, QDR, MONTH_VIEW, AdwBin)

/**
 * @brief Shows the month of a day. It is one tab stop, and arrow keys go from day to day.
 *
 * @param today   the day as a Julian day of GDate
 * @param solved  the days to mark as solved: bit 0 is the first of the month
 */
void qdr_month_view_show (QdrMonthView *self, guint32 today, guint32 solved);

G_END_DECLS
