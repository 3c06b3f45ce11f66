/*
 * The statistics of the personalities against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pairing-page.h"

#include <glib/gi18n.h>

#include "qdr-choice-row.h"
#include "qdr-columns-layout.h"
#include "qdr-pairing-plots.h"
#include "qdr-plot-card.h"

struct _QdrPairingPage {
  AdwBin parent_instance;

  QdrLibraryComparison *of_two;  /* (nullable) */
  QdrLibraryComparison *of_four; /* (nullable) */
  QdrPlotCard *cards[QDR_PAIRING_N_PLOTS];

  QdrChoiceRow *n_players;
  GtkStack *pages;
  GtkBox *table;
  GtkBox *plots;
};

G_DEFINE_FINAL_TYPE (QdrPairingPage, qdr_pairing_page, ADW_TYPE_BIN)

static void
update (QdrPairingPage *self)
{
  const gboolean is_four = qdr_choice_row_get_chosen (self->n_players) == 1;
  QdrLibraryComparison *comparison = is_four ? self->of_four : self->of_two;

  if (comparison == NULL)
    return;
  gtk_stack_set_visible_child_name (self->pages, comparison->pairings->len > 0 ? "plots" : "none");
  for (guint i = 0; i < QDR_PAIRING_N_PLOTS; i++) {
    g_autofree char *summary = NULL;
    QdrPlot *plot = qdr_pairing_plot_make (comparison, is_four ? 4 : 2, i, &summary);

    qdr_plot_card_show (self->cards[i], plot, summary);
  }
}

static void
qdr_pairing_page_finalize (GObject *object)
{
  QdrPairingPage *self = QDR_PAIRING_PAGE (object);

  g_clear_pointer (&self->of_two, qdr_library_comparison_free);
  g_clear_pointer (&self->of_four, qdr_library_comparison_free);

  G_OBJECT_CLASS (qdr_pairing_page_parent_class)->finalize (object);
}

static void
qdr_pairing_page_class_init (QdrPairingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_pairing_page_finalize;

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/pairing-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, n_players);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, table);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, plots);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
qdr_pairing_page_init (QdrPairingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_choice_row_set_choices (self->n_players, (const char *[]){ _ ("Two"), _ ("Four"), NULL });
  for (guint i = 0; i < QDR_PAIRING_N_PLOTS; i++) {
    self->cards[i] =
        g_object_new (QDR_TYPE_PLOT_CARD, "title", qdr_pairing_plot_get_title (i), NULL);
    gtk_box_append (i == QDR_PAIRING_TABLE ? self->table : self->plots,
                    GTK_WIDGET (self->cards[i]));
  }
}

void
qdr_pairing_page_show (QdrPairingPage *self,
                       QdrLibraryComparison *of_two,
                       QdrLibraryComparison *of_four)
{
  g_return_if_fail (QDR_IS_PAIRING_PAGE (self));
  g_return_if_fail (of_two != NULL && of_four != NULL);

  g_clear_pointer (&self->of_two, qdr_library_comparison_free);
  g_clear_pointer (&self->of_four, qdr_library_comparison_free);
  self->of_two = of_two;
  self->of_four = of_four;
  update (self);
}
