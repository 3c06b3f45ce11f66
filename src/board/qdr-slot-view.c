/*
 * One place for a wall, for the keyboard and for assistive tools; the board draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-slot-view.h"

#include "qdr-quiet-name.h"

struct _QdrSlotView {
  GtkWidget parent_instance;

  QdrMove wall;
  QdrSlotState state; /* what the label says */
  char *label;        /* NULL before the first one */
};

G_DEFINE_FINAL_TYPE (QdrSlotView, qdr_slot_view, GTK_TYPE_WIDGET)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_FOCUS_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
place_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CHOSEN], 0, (guint) QDR_SLOT_VIEW (widget)->wall);
}

static gboolean
qdr_slot_view_grab_focus (GtkWidget *widget)
{
  const char *label = QDR_SLOT_VIEW (widget)->label;

  if (label != NULL)
    qdr_quiet_name_begin (widget, label);

  return GTK_WIDGET_CLASS (qdr_slot_view_parent_class)->grab_focus (widget);
}

static void
qdr_slot_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  const GtkStateFlags changed = before ^ gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (qdr_slot_view_parent_class)->state_flags_changed (widget, before);

  if ((changed & before & GTK_STATE_FLAG_FOCUSED) != 0)
    qdr_quiet_name_end (widget);
  if ((changed & GTK_STATE_FLAG_FOCUSED) != 0)
    g_signal_emit (widget, signals[SIGNAL_FOCUS_CHANGED], 0,
                   (before & GTK_STATE_FLAG_FOCUSED) == 0);
}

static void
qdr_slot_view_finalize (GObject *object)
{
  g_free (QDR_SLOT_VIEW (object)->label);

  G_OBJECT_CLASS (qdr_slot_view_parent_class)->finalize (object);
}

static void
qdr_slot_view_class_init (QdrSlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_slot_view_finalize;
  widget_class->grab_focus = qdr_slot_view_grab_focus;
  widget_class->state_flags_changed = qdr_slot_view_state_flags_changed;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_FOCUS_CHANGED] =
      g_signal_new ("focus-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_install_action (widget_class, "slot.place", NULL, place_cb);
  gtk_widget_class_set_css_name (widget_class, "slot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
qdr_slot_view_init (QdrSlotView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
qdr_slot_view_new (QdrMove wall)
{
  QdrSlotView *self = g_object_new (QDR_TYPE_SLOT_VIEW, NULL);

  self->wall = wall;
  return GTK_WIDGET (self);
}

QdrMove
qdr_slot_view_get_wall (QdrSlotView *self)
{
  g_return_val_if_fail (QDR_IS_SLOT_VIEW (self), QDR_MOVE_NONE);

  return self->wall;
}

gboolean
qdr_slot_view_is_in_state (QdrSlotView *self, QdrSlotState state)
{
  g_return_val_if_fail (QDR_IS_SLOT_VIEW (self), FALSE);

  return self->label != NULL && self->state.reason == state.reason &&
         self->state.player == state.player && self->state.other == state.other;
}

void
qdr_slot_view_set_label (QdrSlotView *self, QdrSlotState state, const char *label)
{
  g_return_if_fail (QDR_IS_SLOT_VIEW (self));
  g_return_if_fail (label != NULL);

  self->state = state;
  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  qdr_quiet_name_set (GTK_WIDGET (self), label);
}
