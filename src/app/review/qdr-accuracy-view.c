/*
 * How accurate each player was in a game that was reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-accuracy-view.h"

#include <glib/gi18n.h>

#include "qdr-pawn-icon.h"
#include "qdr-review-text.h"

/* Players in a line. */
#define COLUMNS 2

struct _QdrAccuracyView {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (QdrAccuracyView, qdr_accuracy_view, GTK_TYPE_WIDGET)

static void
qdr_accuracy_view_dispose (GObject *object)
{
  QdrAccuracyView *self = QDR_ACCURACY_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_accuracy_view_parent_class)->dispose (object);
}

static void
qdr_accuracy_view_class_init (QdrAccuracyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_accuracy_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "accuracyview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_accuracy_view_init (QdrAccuracyView *self)
{
  GtkWidget *heading = gtk_label_new (_ ("Accuracy"));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "dim-label");
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_column_spacing (self->grid, 12);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _ ("How close the moves come to the best that were found"));
}

/* The pawn, the name and the number of a player. */
static GtkWidget *
make_cell (QdrPlayer *player, const char *number)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = gtk_label_new (qdr_player_get_name (player));
  GtkWidget *label = gtk_label_new (number);

  qdr_pawn_icon_set_number (QDR_PAWN_ICON (pawn_icon), qdr_player_get_number (player));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (cell), pawn_icon);
  gtk_box_append (GTK_BOX (cell), name);
  gtk_box_append (GTK_BOX (cell), label);
  return cell;
}

static void
fill (QdrAccuracyView *self, QdrGame *game, QdrReview *review)
{
  int place = 0;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    double accuracy;

    if (qdr_review_get_accuracy (review, i, &accuracy)) {
      g_autofree char *number = qdr_review_text_percentage (accuracy);

      gtk_grid_attach (self->grid, make_cell (qdr_game_get_player (game, i), number),
                       place % COLUMNS, place / COLUMNS, 1, 1);
      place++;
    }
  }
}

void
qdr_accuracy_view_show (QdrAccuracyView *self, QdrGame *game, QdrReview *review)
{
  g_autofree char *words = NULL;
  GtkWidget *child;

  g_return_if_fail (QDR_IS_ACCURACY_VIEW (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));
  g_return_if_fail (review == NULL || (QDR_IS_REVIEW (review) && game != NULL));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  words = review != NULL ? qdr_review_text_accuracies (game, review) : NULL;
  if (words != NULL)
    fill (self, game, review);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : "", -1);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}
