/*
 * A row for a date, typed or chosen from a calendar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-date-row.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

struct _QdrDateRow {
  AdwEntryRow parent_instance;

  char *problem;   /* (nullable): the value of the property "problem" */
  char *first_day; /* (nullable): the start of the period whose end is typed in this row */

  GtkCalendar *calendar;
};

G_DEFINE_FINAL_TYPE (QdrDateRow, qdr_date_row, ADW_TYPE_ENTRY_ROW)

enum { PROP_PROBLEM = 1 };

static char *
get_text (QdrDateRow *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
}

/* Reads a date of the form "2026-11-20", "2026-11" or "2026" into @numbers, and returns how many
 * numbers it has; 0 if the text has another form. */
static guint
read_numbers (const char *text, guint numbers[3])
{
  int end = 0;
  const int n =
      sscanf (text, "%4u%n-%2u%n-%2u%n", &numbers[0], &end, &numbers[1], &end, &numbers[2], &end);

  return n > 0 && text[end] == '\0' ? (guint) n : 0;
}

/* Reads a day, a month or a year. Finds its first day, and the day after its end. Returns FALSE if
 * the text is not a date. */
static gboolean
read_days (const char *text, GDate *first, GDate *after)
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

  *after = *first;
  if (n == 1)
    g_date_add_years (after, 1);
  else if (n == 2)
    g_date_add_months (after, 1);
  else
    g_date_add_days (after, 1);
  return TRUE;
}

static char *
format_day (const GDate *day)
{
  return g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (day), (guint) g_date_get_month (day),
                          g_date_get_day (day));
}

char *
qdr_date_row_get_first_day (QdrDateRow *self)
{
  g_autofree char *text = NULL;
  GDate first = { 0 };
  GDate after;

  g_return_val_if_fail (QDR_IS_DATE_ROW (self), NULL);

  text = get_text (self);
  return read_days (text, &first, &after) ? format_day (&first) : NULL;
}

char *
qdr_date_row_get_last_day (QdrDateRow *self)
{
  g_autofree char *text = NULL;
  GDate first = { 0 };
  GDate after;

  g_return_val_if_fail (QDR_IS_DATE_ROW (self), NULL);

  text = get_text (self);
  if (!read_days (text, &first, &after))
    return NULL;
  g_date_subtract_days (&after, 1);
  return format_day (&after);
}

/* Returns whether the text can be the beginning of a date of the form "2026-11-20". */
static gboolean
is_incomplete (const char *text)
{
  static const char form[] = "dddd-dd-dd";
  const gsize length = strlen (text);

  if (length >= sizeof form - 1)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (form[i] == 'd' ? !g_ascii_isdigit (text[i]) : text[i] != form[i])
      return FALSE;
  /* If a hyphen comes next in the form, the text is a complete year or month. */
  return form[length] == 'd';
}

static void
update_problem (QdrDateRow *self)
{
  const gboolean is_typing =
      (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
  g_autofree char *text = get_text (self);
  g_autofree char *last = qdr_date_row_get_last_day (self);
  g_autofree char *problem = NULL;

  if (*text != '\0' && !(is_typing && is_incomplete (text))) {
    if (last == NULL)
      problem =
          g_strdup_printf (_ ("“%s” is not a day, a month or a year, such as 2026-11-20."), text);
    else if (self->first_day != NULL && strcmp (last, self->first_day) < 0)
      /* Translators: the last day of a period, as it was typed, and the first day: 2026-11-20. */
      problem = g_strdup_printf (_ ("“%s” comes before the first day, %s."), text, self->first_day);
  }
  if (g_strcmp0 (problem, self->problem) == 0)
    return;

  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE
                                               : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  g_free (self->problem);
  self->problem = g_steal_pointer (&problem);
  g_object_notify (G_OBJECT (self), "problem");
}

void
qdr_date_row_set_period_start (QdrDateRow *self, const char *day)
{
  g_return_if_fail (QDR_IS_DATE_ROW (self));

  g_free (self->first_day);
  self->first_day = g_strdup (day);
  update_problem (self);
}

/* An incomplete date is a problem only while the row does not have the focus. */
static void
qdr_date_row_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (qdr_date_row_parent_class)->state_flags_changed (widget, before);
  if ((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_FOCUS_WITHIN)
    update_problem (QDR_DATE_ROW (widget));
}

static void
day_selected_cb (QdrDateRow *self)
{
  g_autoptr (GDateTime) day = gtk_calendar_get_date (self->calendar);
  g_autofree char *text = g_date_time_format (day, "%Y-%m-%d");

  gtk_editable_set_text (GTK_EDITABLE (self), text);
}

/* When the calendar opens, selects the day that is typed in the row. */
static void
calendar_shown_cb (QdrDateRow *self)
{
  g_autofree char *text = qdr_date_row_get_first_day (self);
  guint numbers[3];

  if (text == NULL || read_numbers (text, numbers) != 3)
    return;

  g_signal_handlers_block_by_func (self->calendar, day_selected_cb, self);
  /* On the way, no month may lack the selected day. */
  g_object_set (self->calendar, "day", 1, "year", (int) numbers[0], "month", (int) numbers[1] - 1,
                "day", (int) numbers[2], NULL);
  g_signal_handlers_unblock_by_func (self->calendar, day_selected_cb, self);
}

static void
qdr_date_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PROBLEM)
    g_value_set_string (value, QDR_DATE_ROW (object)->problem);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_date_row_finalize (GObject *object)
{
  QdrDateRow *self = QDR_DATE_ROW (object);

  g_free (self->problem);
  g_free (self->first_day);

  G_OBJECT_CLASS (qdr_date_row_parent_class)->finalize (object);
}

static void
qdr_date_row_class_init (QdrDateRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = qdr_date_row_get_property;
  G_OBJECT_CLASS (klass)->finalize = qdr_date_row_finalize;
  widget_class->state_flags_changed = qdr_date_row_state_flags_changed;

  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_PROBLEM,
                                   g_param_spec_string ("problem", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/library/date-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrDateRow, calendar);
  gtk_widget_class_bind_template_callback (widget_class, update_problem);
  gtk_widget_class_bind_template_callback (widget_class, day_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, calendar_shown_cb);
}

static void
qdr_date_row_init (QdrDateRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
