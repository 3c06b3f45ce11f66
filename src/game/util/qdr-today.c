/*
 * Today's date in the local time zone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-today.h"

#include <stdio.h>

static GDate
find_today (void)
{
  const char *given = g_getenv ("QDR_TODAY");
  int year, month, day;
  int length = 0;
  GDate date;

  if (given == NULL || sscanf (given, "%4d-%2d-%2d%n", &year, &month, &day, &length) != 3 ||
      given[length] != '\0' ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year)) {
    g_autoptr (GDateTime) now = g_date_time_new_now_local ();

    g_date_time_get_ymd (now, &year, &month, &day);
  }
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return date;
}

guint32
qdr_today_get_julian_day (void)
{
  const GDate today = find_today ();

  return g_date_get_julian (&today);
}

char *
qdr_today_format_date (void)
{
  const GDate today = find_today ();

  return g_strdup_printf ("%04u-%02u-%02u", (guint) g_date_get_year (&today),
                          (guint) g_date_get_month (&today), (guint) g_date_get_day (&today));
}
