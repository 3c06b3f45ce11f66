/*
 * One square of the board, for the keyboard and for assistive tools; the board draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-square-view.h"

#include "qdr-quiet-name.h"

struct _QdrSquareView {
  GtkWidget parent_instance;

  QdrSquare square;
  char *label;
};

G_DEFINE_FINAL_TYPE (QdrSquareView, qdr_square_view, GTK_TYPE_WIDGET)

enum {
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
choose (QdrSquareView *self, QdrMoveKind kind)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, (guint) qdr_move_make (kind, self->square));
}

static void
activate_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  choose (QDR_SQUARE_VIEW (widget), QDR_MOVE_STEP);
}

static void
horizontal_wall_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  choose (QDR_SQUARE_VIEW (widget), QDR_MOVE_HORIZONTAL_WALL);
}

static void
vertical_wall_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  choose (QDR_SQUARE_VIEW (widget), QDR_MOVE_VERTICAL_WALL);
}

static gboolean
qdr_square_view_grab_focus (GtkWidget *widget)
{
  const char *label = QDR_SQUARE_VIEW (widget)->label;

  if (label != NULL)
    qdr_quiet_name_begin (widget, label);

  return GTK_WIDGET_CLASS (qdr_square_view_parent_class)->grab_focus (widget);
}

static void
qdr_square_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (qdr_square_view_parent_class)->state_flags_changed (widget, before);

  if ((before & GTK_STATE_FLAG_FOCUSED) != 0 && !gtk_widget_has_focus (widget))
    qdr_quiet_name_end (widget);
}

static void
qdr_square_view_finalize (GObject *object)
{
  QdrSquareView *self = QDR_SQUARE_VIEW (object);

  g_free (self->label);

  G_OBJECT_CLASS (qdr_square_view_parent_class)->finalize (object);
}

static void
qdr_square_view_class_init (QdrSquareViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = qdr_square_view_finalize;
  widget_class->grab_focus = qdr_square_view_grab_focus;
  widget_class->state_flags_changed = qdr_square_view_state_flags_changed;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /* An assistive tool does the first action, which must be the step. GTK lists them by the hashes
   * of their names, and of two with the same bucket first the one that was installed last. */
  gtk_widget_class_install_action (widget_class, "square.vertical-wall", NULL, vertical_wall_cb);
  gtk_widget_class_install_action (widget_class, "square.horizontal-wall", NULL,
                                   horizontal_wall_cb);
  gtk_widget_class_install_action (widget_class, "square.activate", NULL, activate_cb);
  gtk_widget_class_install_action (widget_class, "square.play", NULL, activate_cb);

  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
qdr_square_view_init (QdrSquareView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
qdr_square_view_new (QdrSquare square)
{
  QdrSquareView *self = g_object_new (QDR_TYPE_SQUARE_VIEW, NULL);

  self->square = square;
  return GTK_WIDGET (self);
}

QdrSquare
qdr_square_view_get_square (QdrSquareView *self)
{
  g_return_val_if_fail (QDR_IS_SQUARE_VIEW (self), QDR_NO_SQUARE);

  return self->square;
}

void
qdr_square_view_set_label (QdrSquareView *self, const char *label)
{
  g_return_if_fail (QDR_IS_SQUARE_VIEW (self));
  g_return_if_fail (label != NULL);

  /* Every change goes out to assistive tools, and most squares stay the same from move to move. */
  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  qdr_quiet_name_set (GTK_WIDGET (self), label);
}
