/*
 * A container that makes a list a single tab stop.
 *
 * Remove when GTK ≥ 4.12: gtk_list_view_set_tab_behavior() replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tab-stop.h"

struct _QdrTabStop {
  AdwBin parent_instance;

  GtkWidget *start; /* unowned; NULL for the first item */
};

G_DEFINE_FINAL_TYPE (QdrTabStop, qdr_tab_stop, ADW_TYPE_BIN)

static gboolean
qdr_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  QdrTabStop *self = QDR_TAB_STOP (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    if (gtk_widget_get_focus_child (widget) != NULL)
      return FALSE;
    if (self->start != NULL)
      return gtk_widget_grab_focus (self->start);
    /* Enter at the same item from both sides. */
    direction = GTK_DIR_TAB_FORWARD;
  }
  return GTK_WIDGET_CLASS (qdr_tab_stop_parent_class)->focus (widget, direction);
}

static void
qdr_tab_stop_class_init (QdrTabStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = qdr_tab_stop_focus;
}

static void
qdr_tab_stop_init (QdrTabStop *self)
{
}

void
qdr_tab_stop_set_start (QdrTabStop *self, GtkWidget *start)
{
  g_return_if_fail (QDR_IS_TAB_STOP (self));
  g_return_if_fail (start == NULL || GTK_IS_WIDGET (start));

  self->start = start;
}
