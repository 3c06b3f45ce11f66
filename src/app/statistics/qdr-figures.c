/*
 * The main numbers of a player, each large with what it is below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-figures.h"

#include <glib/gi18n.h>

#include "qdr-focus.h"
#include "qdr-columns-layout.h"
#include "qdr-focusable-label.h"

/* Logical pixels. */
#define WIDTH 130
#define SPACING 12

struct _QdrFigures {
  GtkWidget parent_instance;

  GStrv shown; /* (nullable): the markup of each */
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
qdr_figures_finalize (GObject *object)
{
  g_strfreev (QDR_FIGURES (object)->shown);

  G_OBJECT_CLASS (qdr_figures_parent_class)->finalize (object);
}

static void
qdr_figures_class_init (QdrFiguresClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_figures_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_figures_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "figures");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_figures_init (QdrFigures *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 g_object_new (QDR_TYPE_COLUMNS_LAYOUT, "column-width", WIDTH,
                                               "spacing", SPACING, "has-rows", TRUE, NULL));
}

/* @number is (transfer full). */
static void
add (GStrvBuilder *markups, char *number, const char *words)
{
  g_autofree char *markup = g_markup_printf_escaped (
      "<span size=\"x-large\" weight=\"bold\">%s</span>\n<small>%s</small>", number, words);

  g_strv_builder_add (markups, markup);
  g_free (number);
}

static void
add_count (GStrvBuilder *markups, guint n, const char *words)
{
  add (markups, qdr_plot_format (n, QDR_PLOT_COUNT), words);
}

static void
add_averages (GStrvBuilder *markups, const QdrLibraryStatistics *statistics)
{
  double moves = 0;

  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const QdrLibraryOutcome *outcome = &g_array_index (statistics->outcomes, QdrLibraryOutcome, i);

    moves += (double) outcome->n_plies / outcome->n_players;
  }
  add (markups, qdr_plot_format (moves / statistics->overall.n_games, QDR_PLOT_TENTHS),
       _ ("moves a game"));
  add (markups,
       qdr_plot_format ((double) statistics->overall.n_walls / statistics->overall.n_games,
                        QDR_PLOT_TENTHS),
       _ ("walls a game"));
}

/* (transfer full): the markup of each figure. */
static GStrv
write_markups (const QdrPlayerRecord *record)
{
  const QdrLibraryStatistics *statistics = record->statistics;
  const guint n_games = statistics->overall.n_games;
  g_autoptr (GStrvBuilder) markups = g_strv_builder_new ();

  add_count (markups, n_games, ngettext ("game", "games", n_games));
  if (n_games > 0)
    add (markups, qdr_plot_format (statistics->overall.points / n_games, QDR_PLOT_SHARE),
         _ ("of the points"));
  if (statistics->player->rating > 0)
    add (markups, qdr_plot_format (statistics->player->rating, QDR_PLOT_WHOLE), _ ("rating"));
  if (statistics->player->best > 0)
    add (markups, qdr_plot_format (statistics->player->best, QDR_PLOT_WHOLE), _ ("best rating"));
  if (n_games > 0) {
    add_count (markups, statistics->longest_streak, _ ("won in a row at most"));
    add_count (markups, statistics->present_streak, _ ("won in a row now"));
    add_averages (markups, statistics);
  }
  if (statistics->n_unfinished > 0)
    add_count (markups, statistics->n_unfinished, _ ("not finished"));
  return g_strv_builder_end (markups);
}

static void
show (QdrFigures *self, const char *markup)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "use-markup", TRUE, "label", markup, "justify",
                                   GTK_JUSTIFY_CENTER, "wrap", TRUE, "yalign", 0.0, NULL);
  GtkWidget *figure = g_object_new (QDR_TYPE_FOCUSABLE_LABEL, "child", label, NULL);

  gtk_widget_add_css_class (figure, "card");
  gtk_widget_set_parent (figure, GTK_WIDGET (self));
}

void
qdr_figures_show (QdrFigures *self, const QdrPlayerRecord *record)
{
  g_auto (GStrv) markups = NULL;
  int focused;

  g_return_if_fail (QDR_IS_FIGURES (self));
  g_return_if_fail (record != NULL);

  markups = write_markups (record);
  if (self->shown != NULL &&
      g_strv_equal ((const char *const *) self->shown, (const char *const *) markups))
    return;

  focused = qdr_focus_find_child (GTK_WIDGET (self));
  clear (self);
  for (guint i = 0; markups[i] != NULL; i++)
    show (self, markups[i]);
  qdr_focus_restore_child (GTK_WIDGET (self), focused);
  g_strfreev (self->shown);
  self->shown = g_steal_pointer (&markups);
}
