/*
 * A calendar of the present month that marks days.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-month-view.h"

#include <glib/gi18n.h>
#include <langinfo.h>

#include "qdr-focusable-label.h"
#include "qdr-tab-stop.h"

#define DAYS_PER_WEEK 7

struct _QdrMonthView {
  AdwBin parent_instance;

  guint32 today;
  guint32 solved;
};

G_DEFINE_FINAL_TYPE (QdrMonthView, qdr_month_view, ADW_TYPE_BIN)

/* Returns the first day of the week in the locale: 0 for Sunday, 1 for Monday. */
static int
get_first_weekday (void)
{
#ifdef __GLIBC__
  /* The locale counts from 1 for a day that it gives as a date, a Sunday or a Monday of 1997. */
  const gboolean counts_from_monday =
      GPOINTER_TO_INT (nl_langinfo (_NL_TIME_WEEK_1STDAY)) == 19971201;

  return (counts_from_monday + *nl_langinfo (_NL_TIME_FIRST_WEEKDAY) - 1) % DAYS_PER_WEEK;
#else
  return 1;
#endif
}

static char *
format_day (const GDate *day, const char *format)
{
  g_autoptr (GDateTime) noon =
      g_date_time_new_utc (g_date_get_year (day), (int) g_date_get_month (day),
                           g_date_get_day (day), 12, 0, 0);

  return g_date_time_format (noon, format);
}

/* Adds the name of the month, or of a day of the week. */
static void
add_name (GtkGrid *grid, const char *name, const char *css_class, int column, int row, int width)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, width, 1);
}

static void
add_day (GtkGrid *grid, const GDate *day, int column, int row, gboolean is_solved)
{
  /* Translators: the format, as for g_date_time_format(), of a day for the screen reader */
  g_autofree char *name = format_day (day, _ ("%A, %B %-e"));
  /* Translators: %s is a day on which a puzzle was solved */
  g_autofree char *spoken = is_solved ? g_strdup_printf (_ ("%s, solved"), name) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", (guint) g_date_get_day (day));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", number, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *stop =
      g_object_new (QDR_TYPE_FOCUSABLE_LABEL, "child", label, "halign", GTK_ALIGN_CENTER, NULL);

  qdr_focusable_label_set_spoken (QDR_FOCUSABLE_LABEL (stop), is_solved ? spoken : name);
  if (is_solved)
    gtk_widget_add_css_class (stop, "solved");
  gtk_grid_attach (grid, stop, column, row, 1, 1);
}

void
qdr_month_view_show (QdrMonthView *self, guint32 today, guint32 solved)
{
  GtkWidget *stop, *grid;
  const int first_weekday = get_first_weekday ();
  g_autofree char *name = NULL;
  GDate day;
  guint n_days;
  int first;

  g_return_if_fail (QDR_IS_MONTH_VIEW (self));
  g_return_if_fail (g_date_valid_julian (today));

  /* What has the focus stays. */
  if (today == self->today && solved == self->solved)
    return;

  self->today = today;
  self->solved = solved;
  stop = g_object_new (QDR_TYPE_TAB_STOP, NULL);
  grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_date_clear (&day, 1);
  g_date_set_julian (&day, today);
  name = format_day (&day, "%OB %Y");
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  add_name (GTK_GRID (grid), name, "heading", 0, 0, DAYS_PER_WEEK);
  n_days = g_date_get_days_in_month (g_date_get_month (&day), g_date_get_year (&day));
  g_date_set_day (&day, 1);
  first = ((int) g_date_get_weekday (&day) - first_weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  for (int i = first; i < first + (int) n_days; i++) {
    const guint number = g_date_get_day (&day);
    const int column = i % DAYS_PER_WEEK;

    if (number <= DAYS_PER_WEEK) {
      g_autofree char *weekday = format_day (&day, "%a");

      add_name (GTK_GRID (grid), weekday, "dim-label", column, 1, 1);
    }
    add_day (GTK_GRID (grid), &day, column, 2 + i / DAYS_PER_WEEK,
             (solved >> (number - 1) & 1) != 0);
    if (g_date_get_julian (&day) >= today)
      gtk_widget_add_css_class (gtk_widget_get_last_child (grid),
                                g_date_get_julian (&day) == today ? "today" : "dim-label");
    g_date_add_days (&day, 1);
  }
  adw_bin_set_child (ADW_BIN (stop), grid);
  adw_bin_set_child (ADW_BIN (self), stop);
}

static void
qdr_month_view_class_init (QdrMonthViewClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "monthview");
}

static void
qdr_month_view_init (QdrMonthView *self)
{
}
