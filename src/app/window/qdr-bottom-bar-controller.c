/*
 * The bar at the lower edge of a window as narrow as a phone held upright.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-bottom-bar-controller.h"

#include "qdr-accessibility-fixups.h"

struct _QdrBottomBarController {
  GObject parent_instance;

  QdrSplitView *split_view; /* unowned, as all widgets */
  AdwBin *place;
  QdrGameBar *game_bar;
  GtkBox *game_box;
  GtkActionBar *bar; /* NULL until it is first shown */
};

G_DEFINE_FINAL_TYPE (QdrBottomBarController, qdr_bottom_bar_controller, G_TYPE_OBJECT)

static void
make_bar (QdrBottomBarController *self)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/quoridor/Quoridor/window/bottom-bar.ui");

  self->bar = GTK_ACTION_BAR (gtk_builder_get_object (builder, "bar"));
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->bar));
  adw_bin_set_child (self->place, GTK_WIDGET (self->bar));
}

static void
narrow_cb (QdrBottomBarController *self)
{
  g_autoptr (GtkWidget) game_bar = g_object_ref (GTK_WIDGET (self->game_bar));
  gboolean narrow;

  g_object_get (self->split_view, "narrow", &narrow, NULL);
  if (narrow && self->bar == NULL)
    make_bar (self);
  if (self->bar == NULL || narrow == (gtk_action_bar_get_center_widget (self->bar) != NULL))
    return;

  if (narrow)
    gtk_box_remove (self->game_box, game_bar);
  gtk_action_bar_set_center_widget (self->bar, narrow ? game_bar : NULL);
  if (!narrow)
    gtk_box_append (self->game_box, game_bar);
  gtk_action_bar_set_revealed (self->bar, narrow);
}

static void
qdr_bottom_bar_controller_class_init (QdrBottomBarControllerClass *klass)
{
}

static void
qdr_bottom_bar_controller_init (QdrBottomBarController *self)
{
}

QdrBottomBarController *
qdr_bottom_bar_controller_new (QdrSplitView *split_view,
                               AdwBin *place,
                               QdrGameBar *game_bar,
                               GtkBox *game_box)
{
  QdrBottomBarController *self;

  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);
  g_return_val_if_fail (ADW_IS_BIN (place), NULL);
  g_return_val_if_fail (QDR_IS_GAME_BAR (game_bar), NULL);
  g_return_val_if_fail (GTK_IS_BOX (game_box), NULL);

  self = g_object_new (QDR_TYPE_BOTTOM_BAR_CONTROLLER, NULL);
  self->split_view = split_view;
  self->place = place;
  self->game_bar = game_bar;
  self->game_box = game_box;
  g_signal_connect_object (split_view, "notify::narrow", G_CALLBACK (narrow_cb), self,
                           G_CONNECT_SWAPPED);
  narrow_cb (self);
  return self;
}
