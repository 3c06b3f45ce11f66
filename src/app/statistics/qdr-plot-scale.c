/*
 * Where the marks of the axes of a plot stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-scale.h"

#include <math.h>

QdrPlotScale
qdr_plot_scale_make (double low, double high, double least, guint n_steps)
{
  static const double round_steps[] = { 1, 2, 2.5, 5, 10 };
  const double rough = MAX ((high - low) / n_steps, least);
  const double power = pow (10, floor (log10 (rough)));
  QdrPlotScale scale = { .step = 10 * power };

  for (guint i = G_N_ELEMENTS (round_steps); i-- > 0;)
    if (round_steps[i] * power >= rough * (1 - 1e-9) && fmod (round_steps[i] * power, least) < 1e-9)
      scale.step = round_steps[i] * power;
  scale.low = floor (low / scale.step + 1e-9) * scale.step;
  scale.high = MAX (ceil (high / scale.step - 1e-9) * scale.step, scale.low + scale.step);
  return scale;
}

/* Every @n days. */
static GArray *
find_plain_days (guint32 first, guint32 last, guint n)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 day = first; day <= last; day += n)
    g_array_append_val (days, day);
  return days;
}

/* Of the @n months of a year that the month of a date is in. */
static GDateMonth
first_month (const GDate *date, guint n)
{
  return (GDateMonth) (((guint) g_date_get_month (date) - 1) / n * n + 1);
}

/* The beginnings of each @n months, counted from the beginning of a year. */
static GArray *
find_months (guint32 first, guint32 last, guint n)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (guint32));
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, first);
  g_date_set_day (&date, 1);
  g_date_set_month (&date, first_month (&date, MIN (n, 12)));
  if (n > 12)
    g_date_set_year (&date, (GDateYear) (g_date_get_year (&date) / (n / 12) * (n / 12)));
  for (; g_date_get_julian (&date) <= last; g_date_add_months (&date, n)) {
    const guint32 day = g_date_get_julian (&date);

    if (day >= first)
      g_array_append_val (days, day);
  }
  return days;
}

GArray *
qdr_plot_scale_find_days (guint32 first, guint32 last, guint n_most, QdrPlotPeriod *period)
{
  static const guint day_steps[] = { 1, 2, 3, 7, 14 };
  static const guint month_steps[] = { 1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200 };

  g_return_val_if_fail (first > 0 && first <= last, NULL);
  g_return_val_if_fail (n_most > 0, NULL);

  *period = QDR_PLOT_DAYS;
  for (guint i = 0; i < G_N_ELEMENTS (day_steps); i++)
    if ((last - first) / day_steps[i] < n_most)
      return find_plain_days (first, last, day_steps[i]);

  for (guint i = 0; i < G_N_ELEMENTS (month_steps); i++) {
    g_autoptr (GArray) days = find_months (first, last, month_steps[i]);

    *period = month_steps[i] < 12 ? QDR_PLOT_MONTHS : QDR_PLOT_YEARS;
    if (days->len <= n_most)
      return g_steal_pointer (&days);
  }
  return find_plain_days (first, last, last - first + 1);
}
