/*
 * A row for a day, which is typed or chosen from a calendar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-date-row.h"

#include <stdio.h>

struct _QdrDateRow {
  AdwEntryRow parent_instance;

  GtkCalendar *calendar;
};

G_DEFINE_FINAL_TYPE (QdrDateRow, qdr_date_row, ADW_TYPE_ENTRY_ROW)

static char *
get_text (QdrDateRow *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
}

/* Behind a number come only more of them. */
static guint
read_numbers (const char *text, guint numbers[3])
{
  int end = 0;
  const int n =
      sscanf (text, "%4u%n-%2u%n-%2u%n", &numbers[0], &end, &numbers[1], &end, &numbers[2], &end);

  return n > 0 && text[end] == '\0' ? (guint) n : 0;
}

/* The first days from and behind what is written; FALSE where nothing is meant. */
static gboolean
read_days (const char *text, GDate *first, GDate *behind)
{
  guint numbers[3] = { 0, 1, 1 };
  const guint n = read_numbers (text, numbers);

  if (n == 0)
    g_date_set_parse (first, text);
  else if (numbers[0] >= 1000 && g_date_valid_dmy ((GDateDay) numbers[2], (GDateMonth) numbers[1],
                                                   (GDateYear) numbers[0]))
    g_date_set_dmy (first, (GDateDay) numbers[2], (GDateMonth) numbers[1], (GDateYear) numbers[0]);
  if (!g_date_valid (first))
    return FALSE;

  *behind = *first;
  if (n == 1)
    g_date_add_years (behind, 1);
  else if (n == 2)
    g_date_add_months (behind, 1);
  else
    g_date_add_days (behind, 1);
  return TRUE;
}

static char *
write_day (const GDate *day)
{
  return g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (day), (guint) g_date_get_month (day),
                          g_date_get_day (day));
}

char *
qdr_date_row_get_first (QdrDateRow *self)
{
  g_autofree char *text = NULL;
  GDate first = { 0 };
  GDate behind;

  g_return_val_if_fail (QDR_IS_DATE_ROW (self), NULL);

  text = get_text (self);
  return read_days (text, &first, &behind) ? write_day (&first) : NULL;
}

char *
qdr_date_row_get_last (QdrDateRow *self)
{
  g_autofree char *text = NULL;
  GDate first = { 0 };
  GDate behind;

  g_return_val_if_fail (QDR_IS_DATE_ROW (self), NULL);

  text = get_text (self);
  if (!read_days (text, &first, &behind))
    return NULL;
  g_date_subtract_days (&behind, 1);
  return write_day (&behind);
}

/* What cannot be a day is marked. */
static void
changed_cb (QdrDateRow *self)
{
  g_autofree char *text = get_text (self);
  g_autofree char *day = qdr_date_row_get_first (self);
  const gboolean is_wrong = *text != '\0' && day == NULL;

  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                               is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                        : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

static void
day_selected_cb (QdrDateRow *self)
{
  g_autoptr (GDateTime) day = gtk_calendar_get_date (self->calendar);
  g_autofree char *text = g_date_time_format (day, "%Y-%m-%d");

  gtk_editable_set_text (GTK_EDITABLE (self), text);
}

/* Opens at the day that is written. */
static void
calendar_shown_cb (QdrDateRow *self)
{
  g_autofree char *text = qdr_date_row_get_first (self);
  guint numbers[3];
  g_autoptr (GDateTime) day = NULL;

  if (text == NULL || read_numbers (text, numbers) != 3)
    return;

  day = g_date_time_new_local ((int) numbers[0], (int) numbers[1], (int) numbers[2], 0, 0, 0);
  g_signal_handlers_block_by_func (self->calendar, day_selected_cb, self);
  gtk_calendar_select_day (self->calendar, day);
  g_signal_handlers_unblock_by_func (self->calendar, day_selected_cb, self);
}

static void
qdr_date_row_class_init (QdrDateRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/library/date-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrDateRow, calendar);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, day_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, calendar_shown_cb);
}

static void
qdr_date_row_init (QdrDateRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
