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
  GtkFlowBox *cells;
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
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
qdr_accuracy_view_init (QdrAccuracyView *self)
{
  GtkWidget *heading = gtk_label_new (_ ("Accuracy"));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "dim-label");
  /* Names are read in full: below one another where they have no room beside each other. With cells
   * that cannot have the focus, the box would keep Tab. */
  self->cells = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "column-spacing", 12,
                              "max-children-per-line", COLUMNS, "selection-mode",
                              GTK_SELECTION_NONE, "can-focus", FALSE, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->cells));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _ ("How close the moves come to the best that were found"));
}

/* The pawn, the name and the number of a player. */
static GtkWidget *
make_cell (QdrPlayer *player, const char *number)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = gtk_label_new (qdr_player_get_name (player));
  GtkWidget *label = gtk_label_new (number);

  qdr_pawn_icon_set_number (QDR_PAWN_ICON (pawn_icon), qdr_player_get_number (player));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), pawn_icon);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), box);
  return cell;
}

static void
fill (QdrAccuracyView *self, QdrGame *game, QdrReview *review)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    double accuracy;

    if (qdr_review_get_accuracy (review, i, &accuracy)) {
      g_autofree char *number = qdr_review_text_percentage (accuracy);

      gtk_flow_box_append (self->cells, make_cell (qdr_game_get_player (game, i), number));
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

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cells))) != NULL)
    gtk_flow_box_remove (self->cells, child);
  words = review != NULL ? qdr_review_text_accuracies (game, review) : NULL;
  if (words != NULL)
    fill (self, game, review);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : "", -1);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}
