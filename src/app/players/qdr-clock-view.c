/*
 * The clock of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-clock-view.h"

#include <glib/gi18n.h>

#include "qdr-clock.h"

/* From here on, when it reads less than a minute, the clock is shown as a warning. */
#define SHORT_OF_TIME_MS 59000

/* From here on it shows tenths, and is looked at as often while it runs. */
#define TENTHS_MS 20000
#define TENTH_MS 100

struct _QdrClockView {
  GtkWidget parent_instance;

  QdrPlayer *player; /* (nullable) */
  GtkWidget *label;
  guint tenths_source; /* 0 while seconds do */
  gint64 shown;        /* what it showed last, milliseconds */
};

G_DEFINE_FINAL_TYPE (QdrClockView, qdr_clock_view, GTK_TYPE_WIDGET)

static void
say_time (QdrClockView *self)
{
  g_autofree char *time = qdr_clock_format_time (MAX (self->shown, 0));
  /* Translators: of a clock; the name of a player, and the time left: minutes and seconds. */
  g_autofree char *name =
      g_strdup_printf (_ ("%s: %s left"), qdr_player_get_name (self->player), time);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_time (QdrClockView *self)
{
  g_autofree char *text = NULL;

  self->shown = qdr_player_get_remaining (self->player);
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown >= 0);
  if (self->shown < 0)
    return;

  text = qdr_clock_view_format_time (self->shown);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  /* A name that changes while the focus is there is spoken each second. */
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    say_time (self);
  if (self->shown <= SHORT_OF_TIME_MS)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
}

/* Goes on until the clock stands. */
static gboolean
show_tenths_cb (gpointer user_data)
{
  QdrClockView *self = user_data;
  const gint64 before = self->shown;

  show_time (self);
  if (self->shown > 0 && self->shown != before)
    return G_SOURCE_CONTINUE;

  self->tenths_source = 0;
  return G_SOURCE_REMOVE;
}

/* The player tells of each second that passes. */
static void
remaining_cb (QdrClockView *self)
{
  show_time (self);
  if (self->tenths_source == 0 && self->shown > 0 && self->shown < TENTHS_MS)
    self->tenths_source = g_timeout_add (TENTH_MS, show_tenths_cb, self);
}

static gboolean
qdr_clock_view_grab_focus (GtkWidget *widget)
{
  say_time (QDR_CLOCK_VIEW (widget));
  return GTK_WIDGET_CLASS (qdr_clock_view_parent_class)->grab_focus (widget);
}

static void
qdr_clock_view_dispose (GObject *object)
{
  QdrClockView *self = QDR_CLOCK_VIEW (object);

  qdr_clock_view_set_player (self, NULL);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_clock_view_parent_class)->dispose (object);
}

static void
qdr_clock_view_class_init (QdrClockViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_clock_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = qdr_clock_view_grab_focus;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "clock");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
qdr_clock_view_init (QdrClockView *self)
{
  self->label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

void
qdr_clock_view_set_player (QdrClockView *self, QdrPlayer *player)
{
  g_return_if_fail (QDR_IS_CLOCK_VIEW (self));
  g_return_if_fail (player == NULL || QDR_IS_PLAYER (player));

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_clear_handle_id (&self->tenths_source, g_source_remove);
  g_set_object (&self->player, player);
  if (player == NULL)
    return;

  g_signal_connect_object (player, "notify::remaining", G_CALLBACK (remaining_cb), self,
                           G_CONNECT_SWAPPED);
  remaining_cb (self);
}

void
qdr_clock_view_set_increment (QdrClockView *self, guint seconds)
{
  g_autofree char *text = NULL;

  g_return_if_fail (QDR_IS_CLOCK_VIEW (self));

  if (seconds > 0)
    text = g_strdup_printf (ngettext ("%u second is added with each move",
                                      "%u seconds are added with each move", seconds),
                            seconds);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
}

char *
qdr_clock_view_format_time (gint64 milliseconds)
{
  const int tenths = (int) ((MAX (milliseconds, 0) + 99) / 100);

  if (milliseconds < TENTHS_MS)
    return g_strdup_printf ("0:%02d.%d", tenths / 10, tenths % 10);
  return qdr_clock_format_time (milliseconds);
}
