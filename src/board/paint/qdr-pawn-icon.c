/*
 * The pawn of a player as an icon beside the name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pawn-icon.h"

#include "qdr-board-pieces.h"

#define SIZE 28

struct _QdrPawnIcon {
  GtkWidget parent_instance;

  guint number;
};

G_DEFINE_FINAL_TYPE (QdrPawnIcon, qdr_pawn_icon, GTK_TYPE_WIDGET)

static void
qdr_pawn_icon_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = SIZE;
  *natural = SIZE;
}

static void
qdr_pawn_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrPawnIcon *self = QDR_PAWN_ICON (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_point_t centre = GRAPHENE_POINT_INIT (width / 2, height / 2);
  QdrBoardPalette palette;

  qdr_board_palette_load (&palette, widget);
  qdr_board_pieces_snapshot_pawn (snapshot, &palette, &centre, MIN (width, height) / 2 - 1,
                                  self->number);
}

static void
qdr_pawn_icon_class_init (QdrPawnIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_pawn_icon_measure;
  widget_class->snapshot = qdr_pawn_icon_snapshot;

  gtk_widget_class_set_css_name (widget_class, "pawn-icon");
  /* Assistive tools read the name beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_pawn_icon_init (QdrPawnIcon *self)
{
}

void
qdr_pawn_icon_set_number (QdrPawnIcon *self, guint number)
{
  g_return_if_fail (QDR_IS_PAWN_ICON (self));
  g_return_if_fail (number < QDR_MAX_PLAYERS);

  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
