/*
 * Where the marks of the axes of a plot stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief An axis of numbers, with round marks. */
typedef struct {
  double low;  /**< a mark, not above any number */
  double high; /**< a mark above @p low, not below any number */
  double step; /**< between marks */
} QdrPlotScale;

/**
 * @brief Returns an axis.
 *
 * @param low      the lowest number
 * @param high     the highest one, not below @p low
 * @param least    at least so much between marks, above 0
 * @param n_steps  how many, about, at least 1
 */
QdrPlotScale qdr_plot_scale_make (double low, double high, double least, guint n_steps);

/** @brief How long the steps between the marks of an axis of days are. */
typedef enum {
  QDR_PLOT_DAYS,
  QDR_PLOT_MONTHS,
  QDR_PLOT_YEARS,
} QdrPlotPeriod;

/**
 * @brief Returns the marks of an axis of days: each so many days, the beginnings of months, or
 *        those of years.
 *
 * @param first   the first day, Julian, as of GDate
 * @param last    the last one
 * @param n_most  how many there may be, at least 1
 * @param period  (out): which it is
 * @return (transfer full) (element-type guint32): Julian days
 */
GArray *qdr_plot_scale_find_days (guint32 first, guint32 last, guint n_most, QdrPlotPeriod *period);

G_END_DECLS
