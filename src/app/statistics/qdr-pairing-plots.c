/*
 * How the personalities stand against each other, as plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pairing-plots.h"

#include <glib/gi18n.h>

#include "qdr-result-bars.h"

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

/* --- Standings -------------------------------------------------------------------------------- */

static double
get_points_of_seat (const QdrLibraryStanding *standing)
{
  return standing->score.points / standing->score.n_seats;
}

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const QdrLibraryStanding *one = *(const QdrLibraryStanding *const *) a;
  const QdrLibraryStanding *other = *(const QdrLibraryStanding *const *) b;
  const double lead = get_points_of_seat (other) - get_points_of_seat (one);

  if (lead != 0)
    return lead > 0 ? 1 : -1;
  return g_strcmp0 (one->player->name, other->player->name);
}

/* (transfer container) (element-type QdrLibraryStanding): who has the most for a seat first, since
 * two seats at a board of four win more often than one. */
static GPtrArray *
sort_standings (const QdrLibraryComparison *comparison)
{
  GPtrArray *standings = g_ptr_array_copy (comparison->standings, NULL, NULL);

  g_ptr_array_set_free_func (standings, NULL);
  g_ptr_array_sort (standings, compare_standings);
  return standings;
}

/* (transfer full): of several with the same name also the id, so that they are told apart. */
static char *
write_name (const QdrLibraryPlayer *player, GPtrArray *standings)
{
  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
    const QdrLibraryPlayer *other = standing->player;

    if (g_str_equal (other->name, player->name) && !g_str_equal (other->identity, player->identity))
      return g_strdup_printf ("%s (%s)", player->name, player->identity);
  }
  return g_strdup (player->name);
}

/* --- Plots ------------------------------------------------------------------------------------ */

static void
add_field (QdrPlot *plot, const QdrLibraryPairing *pairing, GPtrArray *standings)
{
  g_autofree char *first = write_name (pairing->first, standings);
  g_autofree char *second = write_name (pairing->second, standings);
  const QdrLibraryInterval interval = qdr_library_score_get_interval (&pairing->score);
  const double values[] = { interval.share, pairing->score.n_games, interval.low, interval.high };

  qdr_plot_add (plot, &(QdrPlotRow){ .label = first, .other = second, .values = values });
}

static void
add_line (QdrPlot *plot, GPtrArray *pairings, const QdrLibraryStanding *first, GPtrArray *standings)
{
  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *second = g_ptr_array_index (standings, i);

    for (guint j = 0; j < pairings->len; j++) {
      const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, j);

      if (g_str_equal (pairing->first->identity, first->player->identity) &&
          g_str_equal (pairing->second->identity, second->player->identity))
        add_field (plot, pairing, standings);
    }
  }
}

static QdrPlot *
make_table (GPtrArray *pairings, GPtrArray *standings)
{
  const QdrPlotColumn columns[] = {
    { C_ ("column", "Points"), QDR_PLOT_SHARE },
    { C_ ("column", "Games"), QDR_PLOT_COUNT },
    { C_ ("column", "at least"), QDR_PLOT_SHARE },
    { C_ ("column", "at most"), QDR_PLOT_SHARE },
  };
  QdrPlot *plot =
      qdr_plot_new (QDR_PLOT_CROSS, _ ("Player"), _ ("Opponent"), columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < standings->len; i++)
    add_line (plot, pairings, g_ptr_array_index (standings, i), standings);
  return plot;
}

static QdrPlot *
make_results (GPtrArray *standings)
{
  QdrPlot *plot = qdr_result_bars_new (_ ("Player"));

  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
    g_autofree char *name = write_name (standing->player, standings);

    qdr_result_bars_add (plot, name, &standing->score);
  }
  return plot;
}

static QdrPlot *
make_means (GPtrArray *standings, guint n_players, QdrPairingPlotKind kind)
{
  const gboolean of_walls = kind == QDR_PAIRING_WALLS;
  const QdrPlotColumn columns[] = {
    { of_walls ? C_ ("column", "Walls") : C_ ("column", "Moves"), QDR_PLOT_TENTHS },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Player"), NULL, columns, 1);

  for (guint i = 0; i < standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (standings, i);
    g_autofree char *name = write_name (standing->player, standings);
    const double mean =
        of_walls ? (double) standing->score.n_walls / standing->score.n_seats
                 : (double) standing->score.n_plies / n_players / standing->score.n_games;

    qdr_plot_add (plot, &(QdrPlotRow){ .label = name, .values = &mean });
  }
  return plot;
}

static QdrPlot *
make_endings (const QdrLibraryComparison *comparison)
{
  const QdrPlotColumn columns[] = { { C_ ("column", "Games"), QDR_PLOT_SHARE } };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, _ ("Ending"), NULL, columns, 1);
  guint n_games = 0;

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    n_games += comparison->n_endings[i];
  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++) {
    const double share = (double) comparison->n_endings[i] / MAX (n_games, 1);

    if (comparison->n_endings[i] > 0)
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
    N_ ("Walls of each player, on average"),
    N_ ("Share of the games"),
  };

  return _ (summaries[kind]);
}

QdrPlot *
qdr_pairing_plot_make (const QdrLibraryComparison *comparison,
                       guint n_players,
                       QdrPairingPlotKind kind,
                       char **summary)
{
  g_autoptr (GPtrArray) standings = NULL;

  g_return_val_if_fail (comparison != NULL, NULL);
  g_return_val_if_fail (n_players == 2 || n_players == 4, NULL);
  g_return_val_if_fail (summary != NULL, NULL);

  standings = sort_standings (comparison);
  *summary = g_strdup (get_summary (kind));
  switch (kind) {
  case QDR_PAIRING_TABLE:
    return make_table (comparison->pairings, standings);
  case QDR_PAIRING_RESULTS:
    return make_results (standings);
  case QDR_PAIRING_LENGTHS:
  case QDR_PAIRING_WALLS:
    return make_means (standings, n_players, kind);
  case QDR_PAIRING_ENDINGS:
    return make_endings (comparison);
  case QDR_PAIRING_N_PLOTS:
  default:
    g_return_val_if_reached (NULL);
  }
}
