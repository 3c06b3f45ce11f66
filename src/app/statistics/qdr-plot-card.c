/*
 * A card that shows a plot, its title, a description of the highlighted row, and a menu to save the
 * plot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-card.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-file-export.h"

struct _QdrPlotCard {
  AdwBin parent_instance;

  char *summary; /* (nullable): the phrase shown while no row is highlighted */

  GtkLabel *title;
  GtkLabel *words;
  GtkWidget *menu_button;
  AdwBin *place;
  QdrPlotView *view;
};

G_DEFINE_FINAL_TYPE (QdrPlotCard, qdr_plot_card, ADW_TYPE_BIN)

static void
update_words (QdrPlotCard *self)
{
  g_autofree char *words = NULL;

  g_object_get (self->view, "words", &words, NULL);
  gtk_label_set_text (self->words, words != NULL ? words : self->summary);
}

/* Asks for a file and writes @text to it. @text is (transfer full). */
static void
save_text (QdrPlotCard *self,
           char *text,
           const char *title,
           const char *kind,
           const char *extension)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *toasts = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *name = g_strconcat (gtk_label_get_text (self->title), extension, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  const QdrFileExport export = { title, kind, name, bytes };

  g_strdelimit (name, "/", '-');
  qdr_file_export_ask_for_file (&export, GTK_WINDOW (gtk_widget_get_root (widget)),
                                g_str_equal (extension, ".csv") ? G_USER_DIRECTORY_DOCUMENTS
                                                                : G_USER_DIRECTORY_PICTURES,
                                ADW_TOAST_OVERLAY (toasts));
}

static void
save_drawing_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrPlotCard *self = user_data;

  save_text (self, qdr_plot_view_write_svg (self->view, gtk_label_get_text (self->title)),
             _ ("Save Drawing"), _ ("SVG Drawings"), ".svg");
}

static void
save_table_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrPlotCard *self = user_data;

  save_text (self, qdr_plot_write_csv (qdr_plot_view_get_plot (self->view)), _ ("Save Table"),
             _ ("CSV Tables"), ".csv");
}

static const GActionEntry entries[] = {
  { .name = "save-drawing", .activate = save_drawing_cb },
  { .name = "save-table", .activate = save_table_cb },
};

static void
qdr_plot_card_finalize (GObject *object)
{
  g_free (QDR_PLOT_CARD (object)->summary);

  G_OBJECT_CLASS (qdr_plot_card_parent_class)->finalize (object);
}

static void
qdr_plot_card_class_init (QdrPlotCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_plot_card_finalize;

  g_type_ensure (QDR_TYPE_PLOT_VIEW);
  gtk_widget_class_set_css_name (widget_class, "plotcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/plot-card.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlotCard, title);
  gtk_widget_class_bind_template_child (widget_class, QdrPlotCard, words);
  gtk_widget_class_bind_template_child (widget_class, QdrPlotCard, menu_button);
  gtk_widget_class_bind_template_child (widget_class, QdrPlotCard, place);
  gtk_widget_class_bind_template_child (widget_class, QdrPlotCard, view);
}

static void
qdr_plot_card_init (QdrPlotCard *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "plot", G_ACTION_GROUP (actions));
  g_signal_connect_object (self->view, "notify::words", G_CALLBACK (update_words), self,
                           G_CONNECT_SWAPPED);
}

QdrPlotCard *
qdr_plot_card_new (const char *title)
{
  QdrPlotCard *self = g_object_new (QDR_TYPE_PLOT_CARD, NULL);
  /* Translators: the label of a button; %s is the title of a plot, such as “Rating”. */
  g_autofree char *button = g_strdup_printf (_ ("Save “%s”"), title);

  gtk_label_set_text (self->title, title);
  /* The title distinguishes the accessible labels of this card from those of other cards. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (self->menu_button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, button, -1);
  return self;
}

void
qdr_plot_card_show_plot (QdrPlotCard *self, QdrPlot *plot, const char *summary)
{
  /* A line needs two points. */
  const gboolean has_rows =
      plot != NULL && qdr_plot_get_n_rows (plot) > (qdr_plot_get_kind (plot) == QDR_PLOT_LINE);

  g_return_if_fail (QDR_IS_PLOT_CARD (self));
  g_return_if_fail (summary != NULL);

  g_free (self->summary);
  self->summary = g_strdup (summary);
  gtk_widget_set_visible (GTK_WIDGET (self), has_rows);
  /* Only a cross table is scrolled, because it may be wider than a phone. Other plots would be too
   * high in a scrolled window, which measures their height at their minimum width. */
  if (has_rows && qdr_plot_get_kind (plot) == QDR_PLOT_CROSS &&
      adw_bin_get_child (self->place) == GTK_WIDGET (self->view)) {
    g_autoptr (GtkWidget) view = g_object_ref (GTK_WIDGET (self->view));
    GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy",
                                        GTK_POLICY_NEVER, "focusable", FALSE, NULL);
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scroller);

    /* In GTK 4.8, the scrolled window would consume vertical wheel events, and the page would not
     * scroll. */
    for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller),
                                               GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL |
                                                   GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
    }
    adw_bin_set_child (self->place, scroller);
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  }
  if (has_rows)
    qdr_plot_view_set_plot (self->view, plot);
  else
    qdr_plot_free (plot);
  update_words (self);
}
