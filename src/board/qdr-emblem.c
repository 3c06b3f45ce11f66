/*
 * The pawn of a player as a picture beside its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-emblem.h"

#include "qdr-token.h"

#define SIZE 28

struct _QdrEmblem {
  GtkWidget parent_instance;

  guint number;
};

G_DEFINE_FINAL_TYPE (QdrEmblem, qdr_emblem, GTK_TYPE_WIDGET)

static void
qdr_emblem_measure (GtkWidget *widget,
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
qdr_emblem_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrEmblem *self = QDR_EMBLEM (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_point_t centre = GRAPHENE_POINT_INIT (width / 2, height / 2);
  QdrBoardPalette palette;

  qdr_board_palette_load (&palette, widget);
  qdr_token_snapshot_pawn (snapshot, &palette, &centre, MIN (width, height) / 2 - 1, self->number);
}

static void
qdr_emblem_class_init (QdrEmblemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_emblem_measure;
  widget_class->snapshot = qdr_emblem_snapshot;

  gtk_widget_class_set_css_name (widget_class, "emblem");
  /* The name beside it says it all. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_emblem_init (QdrEmblem *self)
{
}

void
qdr_emblem_set_number (QdrEmblem *self, guint number)
{
  g_return_if_fail (QDR_IS_EMBLEM (self));
  g_return_if_fail (number < QDR_MAX_PLAYERS);

  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
