/*
 * What the dialog for a new game asks only on request: the number of rows, repetition, and for each
 * seat who plays there, under which name and with how many walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-more-options.h"

#include "qdr-opponents.h"
#include "qdr-seat-group.h"

struct _QdrMoreOptions {
  GtkBox parent_instance;

  AdwComboRow *rows;
  GtkSwitch *repetition;
  QdrSeatGroup *seats[QDR_MAX_PLAYERS];
  gboolean updating; /* the user has changed nothing */
};

G_DEFINE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, GTK_TYPE_BOX)

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The first choice of rows: a square board. */
#define AS_COLUMNS 0

/* Board sizes are odd, so the other choices are 5, 7, 9 … */
static guint
rows_of_choice (guint choice, guint columns)
{
  return choice == AS_COLUMNS ? columns : QDR_BOARD_MIN + 2 * (choice - 1);
}

static guint
choice_of_rows (guint rows, guint columns)
{
  return rows == columns ? AS_COLUMNS : 1 + (rows - QDR_BOARD_MIN) / 2;
}

static void
changed_cb (QdrMoreOptions *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
qdr_more_options_class_init (QdrMoreOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_MORE_OPTIONS, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/more-options.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrMoreOptions, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrMoreOptions, repetition);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
qdr_more_options_init (QdrMoreOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
qdr_more_options_new (QdrPersonalityList *personalities)
{
  QdrMoreOptions *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_MORE_OPTIONS, NULL);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->seats[i] = QDR_SEAT_GROUP (qdr_seat_group_new (personalities));
    g_signal_connect_object (self->seats[i], "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->seats[i]));
  }
  return GTK_WIDGET (self);
}

static void
show_seat (QdrSeatGroup *seat, const QdrGameSetup *setup, guint number)
{
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (seat), number < setup->players);
  qdr_seat_group_set_seat (seat, setup->seats[number]);
  qdr_seat_group_set_name (seat, setup->names[number]);
  qdr_seat_group_set_stock (seat, setup->stocks[number]);
  if (number >= setup->players)
    return;

  title = qdr_opponents_get_seat_label (setup, number);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (seat), title);
}

void
qdr_more_options_show (QdrMoreOptions *self, const QdrGameSetup *setup)
{
  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  self->updating = TRUE;
  adw_combo_row_set_selected (self->rows, choice_of_rows (setup->height, setup->width));
  gtk_switch_set_active (self->repetition, setup->repetition_is_draw);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    show_seat (self->seats[i], setup, i);
  self->updating = FALSE;
}

void
qdr_more_options_read (QdrMoreOptions *self, QdrGameSetup *setup)
{
  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  setup->height = rows_of_choice (adw_combo_row_get_selected (self->rows), setup->width);
  setup->repetition_is_draw = gtk_switch_get_active (self->repetition);
  for (guint i = 0; i < setup->players; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = qdr_seat_group_get_seat (self->seats[i]);
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (qdr_seat_group_get_name (self->seats[i]));
    setup->stocks[i] = qdr_seat_group_get_stock (self->seats[i]);
  }
}
