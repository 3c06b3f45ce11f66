/*
 * The results of the personalities against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pairing-page.h"

#include <glib/gi18n.h>

#include "qdr-layouts.h"
#include "qdr-player-page.h"
#include "qdr-plot-card.h"
#include "qdr-rows.h"

typedef enum {
  PLOT_TABLE,   /* the results of each pairing */
  PLOT_RESULTS, /* the results of each personality against all other personalities */
  PLOT_LENGTHS, /* each personality's mean number of moves in a game */
  PLOT_WALLS,   /* each personality's mean number of walls in a game */
  PLOT_ENDINGS,
  N_PLOTS,
} PlotKind;

struct _QdrPairingPage {
  AdwBin parent_instance;

  QdrLibraryComparison *of_two;  /* (nullable): the results of games with two players */
  QdrLibraryComparison *of_four; /* (nullable): the results of games with four players */
  QdrPlotCard *cards[N_PLOTS];

  QdrChoiceRow *n_players;
  GtkStack *pages;
  AdwStatusPage *none;
  GtkBox *table;
  GtkBox *plots;
  GtkBox *more;
};

G_DEFINE_FINAL_TYPE (QdrPairingPage, qdr_pairing_page, ADW_TYPE_BIN)

/* Standings */

static double
get_points_per_seat (const QdrLibraryStanding *standing)
{
  return standing->score.points / standing->score.n_seats;
}

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const QdrLibraryStanding *one = *(const QdrLibraryStanding *const *) a;
  const QdrLibraryStanding *other = *(const QdrLibraryStanding *const *) b;
  const double lead = get_points_per_seat (other) - get_points_per_seat (one);

  if (lead != 0)
    return lead > 0 ? 1 : -1;
  return g_strcmp0 (one->player->name, other->player->name);
}

/* Returns the name of a personality (transfer full). If another personality has the same name, the
 * identity follows the name. */
static char *
format_name (const QdrLibraryPlayer *player, GPtrArray *standings)
{
  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
    const QdrLibraryPlayer *other = standing->player;

    if (g_str_equal (other->name, player->name) && !g_str_equal (other->identity, player->identity))
      return g_strdup_printf ("%s (%s)", player->name, player->identity);
  }
  return g_strdup (player->name);
}

/* Plots */

static QdrPlot *
make_cross_table_plot (GPtrArray *pairings, GPtrArray *standings)
{
  const QdrPlotColumn columns[] = {
    { C_ ("column", "Points"), QDR_PLOT_SHARE },
    { C_ ("column", "Games"), QDR_PLOT_COUNT },
    { C_ ("column", "at least"), QDR_PLOT_SHARE },
    { C_ ("column", "at most"), QDR_PLOT_SHARE },
  };
  QdrPlot *plot =
      qdr_plot_new (QDR_PLOT_CROSS, _ ("Player"), _ ("Opponent"), columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < standings->len * standings->len; i++) {
    const QdrLibraryStanding *first = g_ptr_array_index (standings, i / standings->len);
    const QdrLibraryStanding *second = g_ptr_array_index (standings, i % standings->len);

    for (guint j = 0; j < pairings->len; j++) {
      const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, j);

      if (g_str_equal (pairing->first->identity, first->player->identity) &&
          g_str_equal (pairing->second->identity, second->player->identity)) {
        g_autofree char *label = format_name (pairing->first, standings);
        g_autofree char *other = format_name (pairing->second, standings);
        const QdrLibraryShareEstimate interval = qdr_library_score_estimate_share (&pairing->score);
        const double values[] = { interval.share, pairing->score.n_games, interval.low,
                                  interval.high };

        qdr_plot_add_row (plot, &(QdrPlotRow){ .label = label, .other = other, .values = values });
      }
    }
  }
  return plot;
}

static QdrPlot *
make_means_plot (GPtrArray *standings, PlotKind kind)
{
  const gboolean of_walls = kind == PLOT_WALLS;
  const QdrPlotColumn columns[] = {
    { of_walls ? C_ ("column", "Walls") : C_ ("column", "Moves"), QDR_PLOT_TENTHS },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Player"), NULL, columns, 1);

  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
    g_autofree char *name = format_name (standing->player, standings);
    const double mean = of_walls ? (double) standing->score.n_walls / standing->score.n_seats
                                 : (double) standing->n_rounds / standing->score.n_games;

    qdr_plot_add_row (plot, &(QdrPlotRow){ .label = name, .values = &mean });
  }
  return plot;
}

static guint
count_games (const QdrLibraryComparison *comparison)
{
  guint n_games = 0;

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    n_games += comparison->n_endings[i];
  return n_games;
}

/* Returns a plot (transfer full). */
static QdrPlot *
make_plot (const QdrLibraryComparison *comparison, PlotKind kind)
{
  /* Standings are sorted by points per seat. Points per game would favour a personality that has
   * two of the four seats. */
  g_autoptr (GPtrArray) standings = g_ptr_array_copy (comparison->standings, NULL, NULL);
  const QdrPlotColumn games = { C_ ("column", "Games"), QDR_PLOT_SHARE };
  const guint n_games = count_games (comparison);
  QdrPlot *plot;

  g_ptr_array_set_free_func (standings, NULL);
  g_ptr_array_sort (standings, compare_standings);
  switch (kind) {
  case PLOT_TABLE:
    return make_cross_table_plot (comparison->pairings, standings);
  case PLOT_RESULTS:
    plot = qdr_result_bars_new (_ ("Player"));
    for (guint i = 0; i < standings->len; i++) {
      const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
      g_autofree char *name = format_name (standing->player, standings);

      qdr_result_bars_add_score (plot, name, &standing->score);
    }
    return plot;
  case PLOT_LENGTHS:
  case PLOT_WALLS:
    return make_means_plot (standings, kind);
  case PLOT_ENDINGS:
    plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Ending"), NULL, &games, 1);
    for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++) {
      const double share = (double) comparison->n_endings[i] / n_games;

      if (comparison->n_endings[i] > 0)
        qdr_plot_add_row (plot, &(QdrPlotRow){ .label = qdr_library_ending_get_label (i),
                                               .values = &share });
    }
    return plot;
  case N_PLOTS:
  default:
    g_return_val_if_reached (NULL);
  }
}

/* The page */

static void
update_page (QdrPairingPage *self)
{
  static const char *const summaries[] = {
    N_ ("Score of the player on the left, in per cent"),
    N_ ("Games, and the share of the points"),
    N_ ("Moves of each player, on average"),
    N_ ("Walls of each player, on average"),
    N_ ("Share of the games"),
  };
  const gboolean is_four = qdr_choice_row_get_chosen (self->n_players) == 1;
  QdrLibraryComparison *comparison = is_four ? self->of_four : self->of_two;
  g_autofree char *so_far = NULL;
  guint n_games;

  if (comparison == NULL)
    return;
  n_games = count_games (comparison);
  so_far = g_strdup_printf (
      /* Translators: %u is the number of these games, less than ten. */
      _ ("Results between different computers appear after ten games. So far: %u."), n_games);
  adw_status_page_set_description (self->none, so_far);
  gtk_stack_set_visible_child_name (self->pages,
                                    n_games < QDR_MIN_PLOTTED_GAMES ? "none" : "plots");
  for (guint i = 0; i < N_PLOTS; i++)
    qdr_plot_card_show_plot (self->cards[i], make_plot (comparison, i), _ (summaries[i]));
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
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, none);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, table);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, plots);
  gtk_widget_class_bind_template_child (widget_class, QdrPairingPage, more);
  gtk_widget_class_bind_template_callback (widget_class, update_page);
}

static void
qdr_pairing_page_init (QdrPairingPage *self)
{
  static const char *const titles[] = {
    NC_ ("plot", "Who Beats Whom"), NC_ ("plot", "Results"), NC_ ("plot", "Length of Games"),
    NC_ ("plot", "Walls Used"),     NC_ ("plot", "Endings"),
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_choice_row_set_choices (self->n_players, (const char *[]){ _ ("Two"), _ ("Four"), NULL });
  for (guint i = 0; i < N_PLOTS; i++) {
    self->cards[i] = qdr_plot_card_new (g_dpgettext2 (NULL, "plot", titles[i]));
    gtk_box_append (i == PLOT_TABLE                        ? self->table
                    : i == PLOT_LENGTHS || i == PLOT_WALLS ? self->more
                                                           : self->plots,
                    GTK_WIDGET (self->cards[i]));
  }
}

void
qdr_pairing_page_show_comparisons (QdrPairingPage *self,
                                   QdrLibraryComparison *of_two,
                                   QdrLibraryComparison *of_four)
{
  g_return_if_fail (QDR_IS_PAIRING_PAGE (self));
  g_return_if_fail (of_two != NULL && of_four != NULL);

  g_clear_pointer (&self->of_two, qdr_library_comparison_free);
  g_clear_pointer (&self->of_four, qdr_library_comparison_free);
  self->of_two = of_two;
  self->of_four = of_four;
  update_page (self);
}
