/*
 * How the personalities stand against each other, as plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pairing-plots.h"

#include <glib/gi18n.h>

#include "qdr-result-bars.h"

/* A personality against all others. */
typedef struct {
  const QdrLibraryPlayer *player;
  QdrLibraryScore score;
} Total;

const char *
qdr_pairing_plot_get_title (QdrPairingPlotKind kind)
{
  static const char *const titles[] = {
    NC_ ("plot", "Who Beats Whom"), NC_ ("plot", "Results"), NC_ ("plot", "Length of Games"),
    NC_ ("plot", "Walls Used"),     NC_ ("plot", "Endings"),
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (titles), NULL);

  return g_dpgettext2 (NULL, "plot", titles[kind]);
}

/* --- Totals ----------------------------------------------------------------------------------- */

static double
get_share (const QdrLibraryScore *score)
{
  return score->n_games > 0 ? score->points / score->n_games : 0;
}

static int
compare_totals (gconstpointer a, gconstpointer b)
{
  const Total *one = a;
  const Total *other = b;
  const double lead = get_share (&other->score) - get_share (&one->score);

  if (lead != 0)
    return lead > 0 ? 1 : -1;
  return g_strcmp0 (one->player->name, other->player->name);
}

static Total *
find_total (GArray *totals, const char *identity)
{
  for (guint i = 0; i < totals->len; i++) {
    Total *total = &g_array_index (totals, Total, i);

    if (g_str_equal (total->player->identity, identity))
      return total;
  }
  return NULL;
}

static void
add_score (QdrLibraryScore *self, const QdrLibraryScore *other)
{
  self->n_games += other->n_games;
  self->n_wins += other->n_wins;
  self->n_losses += other->n_losses;
  self->n_draws += other->n_draws;
  self->points += other->points;
  self->n_plies += other->n_plies;
  self->n_walls += other->n_walls;
}

/* (transfer full) (element-type Total): the one with the most of the points first. */
static GArray *
sum_up (GPtrArray *pairings)
{
  GArray *totals = g_array_new (FALSE, TRUE, sizeof (Total));

  for (guint i = 0; i < pairings->len; i++) {
    const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, i);
    Total *total = find_total (totals, pairing->first->identity);

    if (total == NULL) {
      const Total empty = { .player = pairing->first };

      g_array_append_val (totals, empty);
      total = &g_array_index (totals, Total, totals->len - 1);
    }
    add_score (&total->score, &pairing->score);
  }
  g_array_sort (totals, compare_totals);
  return totals;
}

/* (transfer full): of several with the same name also the id, so that they are told apart. */
static char *
write_name (const QdrLibraryPlayer *player, GArray *totals)
{
  for (guint i = 0; i < totals->len; i++) {
    const QdrLibraryPlayer *other = g_array_index (totals, Total, i).player;

    if (g_str_equal (other->name, player->name) && !g_str_equal (other->identity, player->identity))
      return g_strdup_printf ("%s (%s)", player->name, player->identity);
  }
  return g_strdup (player->name);
}

/* --- Plots ------------------------------------------------------------------------------------ */

static void
add_field (QdrPlot *plot, const QdrLibraryPairing *pairing, GArray *totals)
{
  g_autofree char *first = write_name (pairing->first, totals);
  g_autofree char *second = write_name (pairing->second, totals);
  const QdrLibraryInterval interval = qdr_library_score_get_interval (&pairing->score);
  const double values[] = { interval.share, pairing->score.n_games, interval.low, interval.high };

  qdr_plot_add (plot, &(QdrPlotRow){ .label = first, .other = second, .values = values });
}

static void
add_line (QdrPlot *plot, GPtrArray *pairings, const Total *first, GArray *totals)
{
  for (guint i = 0; i < totals->len; i++) {
    const Total *second = &g_array_index (totals, Total, i);

    for (guint j = 0; j < pairings->len; j++) {
      const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, j);

      if (g_str_equal (pairing->first->identity, first->player->identity) &&
          g_str_equal (pairing->second->identity, second->player->identity))
        add_field (plot, pairing, totals);
    }
  }
}

static QdrPlot *
make_table (GPtrArray *pairings, GArray *totals)
{
  const QdrPlotColumn columns[] = {
    { C_ ("column", "Points"), QDR_PLOT_SHARE },
    { C_ ("column", "Games"), QDR_PLOT_COUNT },
    { C_ ("column", "at least"), QDR_PLOT_SHARE },
    { C_ ("column", "at most"), QDR_PLOT_SHARE },
  };
  QdrPlot *plot =
      qdr_plot_new (QDR_PLOT_CROSS, _ ("Player"), _ ("Opponent"), columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < totals->len; i++)
    add_line (plot, pairings, &g_array_index (totals, Total, i), totals);
  return plot;
}

static QdrPlot *
make_results (GArray *totals)
{
  QdrPlot *plot = qdr_result_bars_new (_ ("Player"));

  for (guint i = 0; i < totals->len; i++) {
    const Total *total = &g_array_index (totals, Total, i);
    g_autofree char *name = write_name (total->player, totals);

    qdr_result_bars_add (plot, name, &total->score);
  }
  return plot;
}

static QdrPlot *
make_means (GArray *totals, guint n_players, QdrPairingPlotKind kind)
{
  const gboolean of_walls = kind == QDR_PAIRING_WALLS;
  const QdrPlotColumn columns[] = {
    { of_walls ? C_ ("column", "Walls") : C_ ("column", "Moves"), QDR_PLOT_TENTHS },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Player"), NULL, columns, 1);

  for (guint i = 0; i < totals->len; i++) {
    const Total *total = &g_array_index (totals, Total, i);
    g_autofree char *name = write_name (total->player, totals);
    const double sum =
        of_walls ? (double) total->score.n_walls : (double) total->score.n_plies / n_players;
    const double mean = sum / total->score.n_games;

    if (total->score.n_games > 0)
      qdr_plot_add (plot, &(QdrPlotRow){ .label = name, .values = &mean });
  }
  return plot;
}

/* Each game is there for each pair of its players, once from either side. */
static QdrPlot *
make_endings (GPtrArray *pairings)
{
  const QdrPlotColumn columns[] = { { C_ ("column", "Games"), QDR_PLOT_SHARE } };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Ending"), NULL, columns, 1);
  guint n_endings[QDR_LIBRARY_N_ENDINGS] = { 0 };
  guint n_games = 0;

  for (guint i = 0; i < pairings->len; i++)
    for (guint j = 0; j < QDR_LIBRARY_N_ENDINGS; j++) {
      const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, i);

      n_endings[j] += pairing->n_endings[j];
      n_games += pairing->n_endings[j];
    }
  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++) {
    const double share = (double) n_endings[i] / MAX (n_games, 1);

    if (n_endings[i] > 0)
      qdr_plot_add (plot,
                    &(QdrPlotRow){ .label = qdr_result_bars_get_ending (i), .values = &share });
  }
  return plot;
}

static const char *
get_summary (QdrPairingPlotKind kind)
{
  static const char *const summaries[] = {
    N_ ("Per cent of the points of the player on the left"),
    N_ ("Games, and the share of the points"),
    N_ ("Moves of each player, on average"),
    N_ ("Walls a game, on average"),
    N_ ("Share of the games"),
  };

  return _ (summaries[kind]);
}

QdrPlot *
qdr_pairing_plot_make (GPtrArray *pairings,
                       guint n_players,
                       QdrPairingPlotKind kind,
                       char **summary)
{
  g_autoptr (GArray) totals = NULL;

  g_return_val_if_fail (pairings != NULL, NULL);
  g_return_val_if_fail (n_players == 2 || n_players == 4, NULL);
  g_return_val_if_fail (summary != NULL, NULL);

  totals = sum_up (pairings);
  *summary = g_strdup (get_summary (kind));
  switch (kind) {
  case QDR_PAIRING_TABLE:
    return make_table (pairings, totals);
  case QDR_PAIRING_RESULTS:
    return make_results (totals);
  case QDR_PAIRING_LENGTHS:
  case QDR_PAIRING_WALLS:
    return make_means (totals, n_players, kind);
  case QDR_PAIRING_ENDINGS:
    return make_endings (pairings);
  case QDR_PAIRING_N_PLOTS:
  default:
    g_return_val_if_reached (NULL);
  }
}
