/*
 * The statistics of one player, who is chosen from all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-page.h"

#include <glib/gi18n.h>

#include "qdr-columns-layout.h"
#include "qdr-figures.h"
#include "qdr-form-view.h"
#include "qdr-plot-card.h"

struct _QdrPlayerPage {
  AdwBin parent_instance;

  GPtrArray *players; /* (nullable) */
  gboolean is_filling;
  QdrPlotCard *cards[QDR_PLAYER_N_PLOTS];

  GtkDropDown *chooser;
  QdrFigures *figures;
  QdrFormView *form;
  GtkBox *plots;
};

G_DEFINE_FINAL_TYPE (QdrPlayerPage, qdr_player_page, ADW_TYPE_BIN)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* GTK 4.8 lets the button in a list to choose from be called by its type. */
static void
name_button (QdrPlayerPage *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->chooser));
  const QdrLibraryPlayer *player = qdr_player_page_get_chosen (self);
  /* Translators: the name of a button that chooses whose games are told of; %s is a name. */
  g_autofree char *words = g_strdup_printf (_ ("Player: %s"), player != NULL ? player->name : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

static void
selected_cb (QdrPlayerPage *self)
{
  if (self->is_filling)
    return;
  name_button (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
opened_cb (QdrPlayerPage *self, gint64 id)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, id);
}

static void
qdr_player_page_finalize (GObject *object)
{
  g_clear_pointer (&QDR_PLAYER_PAGE (object)->players, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_player_page_parent_class)->finalize (object);
}

static void
qdr_player_page_class_init (QdrPlayerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_player_page_finalize;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_PLAYER_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] = g_signal_new ("opened", QDR_TYPE_PLAYER_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);

  g_type_ensure (QDR_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (QDR_TYPE_FIGURES);
  g_type_ensure (QDR_TYPE_FORM_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/player-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, chooser);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, figures);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, form);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, plots);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
}

static void
qdr_player_page_init (QdrPlayerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < QDR_PLAYER_N_PLOTS; i++) {
    self->cards[i] =
        g_object_new (QDR_TYPE_PLOT_CARD, "title", qdr_player_plot_get_title (i), NULL);
    gtk_box_append (self->plots, GTK_WIDGET (self->cards[i]));
  }
}

void
qdr_player_page_offer (QdrPlayerPage *self, GPtrArray *players, guint chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (players != NULL && chosen < players->len);

  for (guint i = 0; i < players->len; i++)
    gtk_string_list_append (names, ((QdrLibraryPlayer *) g_ptr_array_index (players, i))->name);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = g_ptr_array_ref (players);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->chooser, chosen);
  self->is_filling = FALSE;
  name_button (self);
}

const QdrLibraryPlayer *
qdr_player_page_get_chosen (QdrPlayerPage *self)
{
  guint chosen;

  g_return_val_if_fail (QDR_IS_PLAYER_PAGE (self), NULL);

  chosen = gtk_drop_down_get_selected (self->chooser);
  if (self->players == NULL || chosen >= self->players->len)
    return NULL;
  return g_ptr_array_index (self->players, chosen);
}

void
qdr_player_page_choose (QdrPlayerPage *self, const QdrLibraryPlayer *player)
{
  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (player != NULL);

  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
  for (guint i = 0; self->players != NULL && i < self->players->len; i++) {
    const QdrLibraryPlayer *other = g_ptr_array_index (self->players, i);

    if (other->is_personality == player->is_personality &&
        g_str_equal (other->identity, player->identity)) {
      gtk_drop_down_set_selected (self->chooser, i);
      return;
    }
  }
}

void
qdr_player_page_show (QdrPlayerPage *self, const QdrPlayerRecord *record)
{
  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (record != NULL);

  qdr_figures_show (self->figures, record);
  qdr_form_view_show (self->form, record->statistics->recent_games);
  for (guint i = 0; i < QDR_PLAYER_N_PLOTS; i++) {
    g_autofree char *summary = NULL;
    QdrPlot *plot = qdr_player_plot_make (record, i, &summary);

    qdr_plot_card_show (self->cards[i], plot, summary);
  }
}
