/*
 * The main numbers of a player, each large with what it is below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-figures.h"

#include <glib/gi18n.h>

#include "qdr-columns-layout.h"
#include "qdr-readable.h"

/* Logical pixels. */
#define WIDTH 130
#define SPACING 12

struct _QdrFigures {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrFigures, qdr_figures, GTK_TYPE_WIDGET)

static void
clear (QdrFigures *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

static void
qdr_figures_dispose (GObject *object)
{
  clear (QDR_FIGURES (object));

  G_OBJECT_CLASS (qdr_figures_parent_class)->dispose (object);
}

static void
qdr_figures_class_init (QdrFiguresClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_figures_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "figures");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_figures_init (QdrFigures *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 g_object_new (QDR_TYPE_COLUMNS_LAYOUT, "column-width", WIDTH,
                                               "spacing", SPACING, NULL));
}

/* @number is (transfer full). */
static void
add (QdrFigures *self, char *number, const char *words)
{
  g_autofree char *markup = g_markup_printf_escaped (
      "<span size=\"x-large\" weight=\"bold\">%s</span>\n<small>%s</small>", number, words);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "use-markup", TRUE, "label", markup, "justify",
                                   GTK_JUSTIFY_CENTER, "wrap", TRUE, NULL);
  GtkWidget *figure = g_object_new (QDR_TYPE_READABLE, "child", label, NULL);

  gtk_widget_add_css_class (figure, "card");
  gtk_widget_set_parent (figure, GTK_WIDGET (self));
  g_free (number);
}

static void
add_count (QdrFigures *self, guint n, const char *words)
{
  add (self, g_strdup_printf ("%u", n), words);
}

static void
add_averages (QdrFigures *self, const QdrLibraryStatistics *statistics)
{
  double moves = 0;

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const QdrLibraryOutcome *outcome = &g_array_index (statistics->outcomes, QdrLibraryOutcome, i);

    moves += (double) outcome->n_plies / outcome->n_players;
  }
  add (self, qdr_plot_format (moves / statistics->overall.n_games, QDR_PLOT_TENTHS),
       _ ("moves a game"));
  add (self,
       qdr_plot_format ((double) statistics->overall.n_walls / statistics->overall.n_games,
                        QDR_PLOT_TENTHS),
       _ ("walls a game"));
}

void
qdr_figures_show (QdrFigures *self, const QdrPlayerRecord *record)
{
  const QdrLibraryStatistics *statistics;
  guint n_games;

  g_return_if_fail (QDR_IS_FIGURES (self));
  g_return_if_fail (record != NULL);

  clear (self);
  statistics = record->statistics;
  n_games = statistics->overall.n_games;
  add_count (self, n_games, ngettext ("game", "games", n_games));
  if (n_games > 0)
    add (self, qdr_plot_format (statistics->overall.points / n_games, QDR_PLOT_SHARE),
         _ ("of the points"));
  if (statistics->player->rating > 0)
    add (self, qdr_plot_format (statistics->player->rating, QDR_PLOT_WHOLE), _ ("rating"));
  if (statistics->player->best > 0)
    add (self, qdr_plot_format (statistics->player->best, QDR_PLOT_WHOLE), _ ("best rating"));
  if (n_games > 0) {
    add_count (self, statistics->longest_streak, _ ("won in a row at most"));
    add_count (self, statistics->present_streak, _ ("won in a row now"));
    add_averages (self, statistics);
  }
  if (statistics->n_unfinished > 0)
    add_count (self, statistics->n_unfinished, _ ("not finished"));
}
