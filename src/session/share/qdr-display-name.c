/*
 * File names and dates in the form in which they are displayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-display-name.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define EXTENSION ".quoridor"

/* A day less than this number of days ago is displayed as its weekday, an earlier day as its
 * date. */
#define DAYS_PER_WEEK 7

char *
qdr_display_name_of_file (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  return g_filename_display_name (name);
}

char *
qdr_display_name_without_extension (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_strndup (name,
                    strlen (name) - (g_str_has_suffix (name, EXTENSION) ? strlen (EXTENSION) : 0));
}

char *
qdr_display_name_of_date (GDateTime *when, GDateTime *now)
{
  g_autofree char *time = NULL;
  gint64 days;
  GDate one, other;

  g_return_val_if_fail (when != NULL, NULL);
  g_return_val_if_fail (now != NULL, NULL);

  time = g_date_time_format (when, "%H:%M");
  g_date_clear (&one, 1);
  g_date_clear (&other, 1);
  g_date_set_dmy (&one, (GDateDay) g_date_time_get_day_of_month (when),
                  (GDateMonth) g_date_time_get_month (when),
                  (GDateYear) g_date_time_get_year (when));
  g_date_set_dmy (&other, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now), (GDateYear) g_date_time_get_year (now));
  days = g_date_days_between (&one, &other);
  if (days == 0)
    /* Translators: %s is a time such as 14:05. */
    return g_strdup_printf (_ ("Today, %s"), time);
  if (days == 1)
    /* Translators: %s is a time such as 14:05. */
    return g_strdup_printf (_ ("Yesterday, %s"), time);
  return days > 0 && days < DAYS_PER_WEEK
             ? g_date_time_format (when, "%A")
             : qdr_display_name_of_day (g_date_get_julian (&one), NULL);
}

char *
qdr_display_name_of_day (guint32 day, const char *format)
{
  g_autoptr (GDateTime) when = NULL;
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (day), NULL);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  when = g_date_time_new_local (g_date_get_year (&date), (int) g_date_get_month (&date),
                                g_date_get_day (&date), 0, 0, 0);
  /* Translators: a date, as in "12 November 2026"; see g_date_time_format(). */
  return g_date_time_format (when, format != NULL ? format : _ ("%-d %B %Y"));
}

char *
qdr_display_name_of_game_date (const char *date)
{
  int year, month, day;
  GDate parsed;

  g_return_val_if_fail (date != NULL, NULL);

  if (sscanf (date, "%4d-%2d-%2d", &year, &month, &day) != 3 ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return NULL;
  g_date_clear (&parsed, 1);
  g_date_set_dmy (&parsed, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return qdr_display_name_of_day (g_date_get_julian (&parsed), NULL);
}
